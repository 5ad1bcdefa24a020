### Uhren, und worauf sich die Spieler einigen.

clock-title = Zeit und Absprachen
clock-of = Restzeit
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } Std.
  }
clock-hours = { $hours } Std.{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } Min.
  }
clock-minutes = { $minutes } Min.
clock-seconds = { $seconds } Sek.
clock-until = bis { $when }
clock-bot = Bot spielt
clock-say = Du hast noch { $left }.
clock-setting = { $kind ->
    [turn] { $time } je Zug
    [bank] { $time } + { $more } je Zug
   *[none] Keine Uhr
  }
clock-note = { $why ->
    [runs] läuft; { $more }
    [away] läuft weiter, obwohl niemand da ist; { $more }
    [stands] steht
    [pause] Pause nach Absprache
    [holiday] in den Ferien bis { $until }
    [night] schläft bis { $until }
    [down] das Haus war geschlossen
    [turn] Zeit um: Nur diesen Zug spielt ein Bot
    [seat] Zeit um: Ein Bot hält den Platz
   *[others] Zeit um: Die anderen entscheiden
  }
clock-left = noch { $time }
clock-left-of = { $player }: { $time }
clock-paused-since = seit { $when }
clock-row-paused = Pause
clock-label = Uhr
clock-label-note = Wie lange jede Person sich Zeit lassen darf. Die Zeit steht, solange das Haus geschlossen ist; über Tage auch nachts und in den Ferien.
clock-zero = Bei null
clock-zero-value = { $zero ->
    [turn] ein Bot spielt diesen Zug
    [seat] ein Bot hält den Platz
   *[others] die anderen entscheiden
  }
clock-zero-note = { $zero ->
    [turn] Bei null spielt ein Bot diesen Zug.
    [seat] Bei null hält ein Bot den Platz, bis die Person zurück ist.
   *[others] Bei null entscheiden die anderen.
  }
clock-pause = Pause vorschlagen
clock-resume = Uhren weiterlaufen lassen
clock-other = Andere Uhr
clock-propose = Vorschlagen
clock-holiday-from = Ferien von
clock-holiday-until = bis
clock-holiday-take = Nehmen
clock-holiday-back = Ich bin zurück
clock-holiday-left = { $days ->
    [one] An diesem Tisch bleibt ein Ferientag.
   *[other] An diesem Tisch bleiben { $days } Ferientage.
  }
clock-asleep = Nachtruhe von
clock-awake = bis
clock-sleep = Das ist meine Nachtruhe
clock-sleep-none = Keine Nachtruhe
clock-substitute = Ersatz für { $player } suchen
clock-end = Ende vorschlagen
clock-end-note = Es zählt der Stand: die Punkte bisher und was jetzt gewertet würde.
clock-concede = { $seats ->
    [one] Aufgeben
   *[other] Für { $player } aufgeben
  }
clock-concede-sure = Wirklich aufgeben?
clock-concede-note = Zu zweit hat dann die andere Person gewonnen; sonst spielt ein Bot weiter.
clock-agreement = Ein Vorschlag
clock-proposal-of = { $player } schlägt vor:
clock-proposal-yours = Du schlägst vor:
clock-proposal = { $kind ->
    [pause] Alle Uhren stehen, bis jemand sie weiterlaufen lässt.
    [clock] { $how }.
    [end] Das Spiel endet, wie es steht.
    [back] { $count ->
        [one] Eine Aktion wird zurückgenommen; weiter geht es ab { $when }.
       *[other] { $count } Aktionen werden zurückgenommen; weiter geht es ab { $when }.
      }
    [late-wait] { $player } bekommt wieder Zeit.
    [late-turn] Ein Bot spielt diesen Zug für { $player }.
    [late-seat] Ein Bot hält den Platz von { $player }.
   *[substitute] Für { $player } wird jemand gesucht. Schick den Link des Tisches, wem du magst.
  }
clock-back-note = Was ans Licht kam, bleibt bekannt, und die Karten kommen in derselben Reihenfolge. In der Aufzeichnung steht es.
clock-awaited = Noch ohne Antwort: { $players }
clock-withdraw = Zurückziehen
clock-late = { $player } hat keine Zeit mehr. Was nun?
clock-late-do = { $then ->
    [wait] Wieder Zeit geben
    [turn] Ein Bot spielt diesen Zug
   *[seat] Ein Bot hält den Platz
  }
clock-log-time = { $how ->
    [turn] { $player } hat keine Zeit mehr; diesen Zug spielt ein Bot
    [seat] { $player } hat keine Zeit mehr; ein Bot hält den Platz
    [wait] { $player } bekommt wieder Zeit
   *[others] { $player } hat keine Zeit mehr; die anderen entscheiden
  }
clock-log-pause = { $how ->
    [true] Die Uhren stehen, wie { $player } vorschlug
   *[false] { $player } lässt die Uhren weiterlaufen
  }
clock-log-holiday = { $how ->
    [away] { $player } hat Ferien bis { $when }
   *[back] { $player } ist aus den Ferien zurück
  }
clock-log-clock = Die Spieler haben sich auf eine andere Uhr geeinigt
clock-log-proposed = { $how ->
    [pause] { $player } schlägt eine Pause vor
    [clock] { $player } schlägt eine andere Uhr vor
    [end] { $player } schlägt vor, das Spiel zu beenden
    [back] { $player } schlägt vor, Gespieltes zurückzunehmen
    [taken] { $player } nimmt zurück, was seither gespielt wurde
    [late] { $player } schlägt vor, wie es ohne Zeit weitergeht
   *[substitute] { $player } schlägt vor, Ersatz zu suchen
  }
clock-log-agreed = { $how ->
    [true] { $player } ist einverstanden
   *[false] { $player } ist nicht einverstanden
  }
clock-log-offered = Für { $player } wird Ersatz gesucht
clock-log-conceded = { $player } gibt auf
clock-log-ended = { $how ->
    [agreed] Die Spieler haben das Spiel beendet
   *[conceded] Das Spiel ist vorzeitig zu Ende
  }
clock-end-reason-agreed = Die Spieler haben sich geeinigt, beim Stand der Dinge aufzuhören.
clock-end-reason-conceded = Das Spiel wurde aufgegeben; so stand es.
clock-rule-so-far = Punkte bisher
clock-rule-to-come = Wertung, wenn jetzt Schluss wäre
clock-punctual = { $share } % der Züge rechtzeitig
error-clock = Eine Uhr gibt jeder Person ein Zeitkonto oder eine Frist für jeden Zug, nicht beides, und mindestens { $seconds } Sekunden; Ferien gibt es nur über Tage.
error-clock-none = Dieser Tisch hat dafür keine Uhr.
error-time-out = Deine Zeit ist um: Diesen Zug spielt ein Bot, der nächste ist wieder deiner.
error-pace-clock = Dieser Tisch hat eine Uhr: Schlag den anderen ein neues Tempo vor.
error-seat-clock = Dieser Tisch hat eine Uhr: Sie entscheidet über Abwesende.
error-paused = Die Uhren stehen schon.
error-not-paused = Die Uhren laufen schon.
error-holidays = { $days ->
    [one] Ferien gehen bis zu ein Jahr im Voraus; an diesem Tisch bleibt ein Tag.
   *[other] Ferien gehen bis zu ein Jahr im Voraus; an diesem Tisch bleiben { $days } Tage.
}
error-night = Eine Nacht hat höchstens { $hours } Stunden.
error-night-turn = Deine Uhr läuft gerade. Stell deine Nachtruhe ein, wenn jemand anders am Zug ist.
error-proposal-open = { $name } hat etwas vorgeschlagen; das ist zuerst zu beantworten.
error-proposal-none = Es ist nichts mehr vorgeschlagen.
error-rewind = Zu diesem Moment lässt sich nicht zurückgehen.
error-as-it-is = Verteilungen und Lektionen werden gespielt, wie sie sind.
error-not-late = Diese Person hat noch Zeit.
error-substitute = Ersatz kann man für einen Platz suchen, den gerade ein Bot spielt.
