### Freunde, Einladungen beim Namen, und wer blockiert ist.

friend-title = Freunde
friend-note = Freunde kannst du beim Namen an einen Tisch einladen. Fragen können dich nur Leute, mit denen du gespielt hast oder die deinen Link haben.
friend-none = Noch keine Freunde. Frag jemanden, mit dem du gespielt hast, oder gib einen Link weiter.
friend-asks = möchte mit dir befreundet sein
friend-yes = Einverstanden
friend-no = Nein, danke
friend-since = befreundet seit { $at }
friend-called = du kanntest sie oder ihn als { $name }
friend-alike = sieht aus wie der Name eines anderen Freundes
friend-remove-sure = Ihr seid dann nicht mehr befreundet; warum, erfährt { $name } nicht.
friend-block = Blockieren
friend-asked = gefragt { $at }, noch keine Antwort
friend-take-back = Zurücknehmen
friend-ask = Freundschaft anbieten
friend-met = { $count ->
    [one] Eine Person, mit der du gespielt hast
   *[other] { $count } Leute, mit denen du gespielt hast
}
friend-blocked = { $count ->
    [one] Eine Person blockiert
   *[other] { $count } Leute blockiert
}
friend-blocked-note = Sie können sich nicht an Tische setzen, die du eröffnest, und was sie sagen, siehst du nicht. Sie erfahren nichts davon.
friend-unblock = Nicht mehr blockieren
friend-link = Link für Freunde machen
friend-link-note = Wer ihm folgt, ist mit dir befreundet: höchstens zwanzig Leute, eine Woche lang. Ein neuer Link ersetzt diesen.
friend-link-title = Ein Link zu einem Freund
friend-follow = Mit { $name } befreundet sein?
friend-follow-note = Freunde sehen den Namen des anderen und können einander an Tische einladen. { $name } hat diesen Link weitergegeben.
friend-be = Befreundet sein
friend-done = Du und { $name } seid jetzt befreundet
friend-done-note = Ihr könnt einander beim Namen an Tische einladen.
friend-invited-title = Du bist eingeladen
friend-invites = { $name } lädt dich ein
friend-decline = Nein, danke
friend-asking = { $count ->
    [one] Jemand möchte mit dir befreundet sein
   *[other] { $count } Leute möchten mit dir befreundet sein
}
friend-invite-title = Freunde einladen
friend-invite = Einladen
friend-invite-of = { $name } einladen
friend-invited = eingeladen
friend-declined = diesmal nicht
