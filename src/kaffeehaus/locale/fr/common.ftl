### What every game and every screen shares.
### Word messages (such as `colour`) select on the argument of the same name; an attribute is another form of the word.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

version-line = { $engine ->
    [compiled] Kaffeehaus { $version } (moteur compilé)
   *[pure] Kaffeehaus { $version }
  }
list-separator = ,{" "}
part-separator = {" "}·{" "}
sum-separator = +
log-line = { $player } : { $what }

colour =
    { $colour ->
        [yellow] Jaune
        [red] Rouge
        [blue] Bleu
        [white] Blanc
        [black] Noir
       *[green] Vert
    }
    .letter =
        { $colour ->
            [yellow] J
            [red] R
            [blue] B
            [white] C
            [black] N
           *[green] V
        }

player-you = Vous
    .seat = vous ({ colour })
player-bot = { colour } ({ $bot })
player-seat = { colour }

## Why a choice is not there, for any game

why-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous de jouer.
why-allowed = Vous pouvez le faire maintenant.
why-not-now = Ce n’est pas ce qui se décide maintenant.

## Numbers

number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-short = { NUMBER($value, maximumFractionDigits: 1) }
number-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Before a game

first-edge = Sur { $games } parties entre { $players } bots, le premier joueur en a gagné { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ; une part égale serait de { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.

## What no table can have, and what is no record

bad-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $found }
bad-option = l’option { $name } n’existe pas ; il y a { $options }
bad-option-value = l’option { $name } n’a pas la valeur { $value } ; il y a { $allowed }
bad-option-list = l’option { $name } est une liste de { $allowed }, pas { $value }
bad-colours = l’option colours attend deux à quatre couleurs différentes parmi { $allowed }, pas { $value }
bad-colours-few = { $found ->
    [one] l’option colours nomme { $found } couleur
   *[other] l’option colours nomme { $found } couleurs
  } pour { $players } joueurs
bad-option-only = l’option { $name } exige { $needs }
bad-option-each = l’option { $name } donne { $found } valeurs pour { $players } sièges
bad-seed = une graine est un entier de 0 à 2^256 − 1 ou au moins un octet, pas { $value }
bad-bot = le bot { $name } n’existe pas ; il y a { $bots }
bad-budget = un budget s’écrit 0.5s (de { $least } à { $most } secondes par décision ; 0.5cpu compte le temps du processeur) ou 200 (de 1 à { $iterations } itérations par décision), pas { $value }
bad-record-cut = ce n’est pas un enregistrement entier ; il est peut-être tronqué
bad-record-format = ce n’est pas l’enregistrement d’une partie : il y faudrait "format": "{ $format }"
bad-record-lacks = il manque { $fields } à l’enregistrement ; il est peut-être tronqué
bad-record-changed = l’enregistrement a été modifié après coup : sa somme de contrôle ne convient pas
bad-record-field = l’enregistrement est mal formé : le contenu de { $field } est impossible
bad-record-rules = l’enregistrement suit la version { $found } des règles de { $game } ; celle-ci est la version { $here }
bad-record-tables = cette partie a été jouée avec d’autres tables de matériel ({ $found }, ici { $here })
bad-record-table = la table de l’enregistrement est impossible : { $problem }
bad-record-action = l’action { $number } de l’enregistrement est injouable : { $action }
bad-record-game = c’est l’enregistrement d’un jeu { $game } ; il y a { $games }
bad-position-json = ce n’est pas une position : la ligne { $line } n’est pas du JSON
bad-position-format = ce n’est pas une position : il y faudrait "format": "{ $format }"
bad-position-game = c’est une position de { $found }, pas de { $game }
bad-position-none = il n’y a pas de position de ce moment de { $game }
bad-position-form = { $where } : { $value } n’a pas la forme { $form }
bad-position-field = { $where } : cela n’existe pas ; il y a { $allowed }
bad-position-number = { $where } : { $value } n’est pas un entier de { $least } à { $most }
bad-position-word = { $where } : { $value } n’est aucun de { $allowed }
bad-position-many = { $where } : il y en a { $count }, et il peut y en avoir { $most }
bad-position-twice = { $where } : { $thing } se trouve déjà en { $other }
bad-position-absent = { $where } : { $thing } n’est pas dans cette partie
bad-position-not-now = { $where } : cela ne peut être ici ; { $why }
bad-position-played = played[{ $number }] : { $action } ne peut être joué là
page-placed = à partir d’une position
end-handicap = { $player } avait { $what } : { $value }

## Une partie et sa fin, où qu’on les raconte

table-digest = Empreinte : { $digest }
table-digest-note = C’est celle de la graine, montrée à la fin : vous pourrez vérifier que rien n’a changé entre-temps.
log-empty = Il ne s’est encore rien passé.
end-title = La partie est terminée
end-winner = { $count ->
    [one] { $winners } l’emporte avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[other] Victoire partagée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      } : { $winners }.
  }
end-winner-you = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } !
end-rule = points pour
end-total = total
end-seed = Graine { $seed }

## A house with its own tables

own-tables = Cette maison joue à { $game } avec les tables de matériel de son propriétaire ({ $digest }), pas avec celles de ce projet.
page-own-tables = Tables de matériel de la maison : { $digest }
page-own-tables-mark = tables maison
page-edition = Cette table continue avec les règles et le matériel de ses débuts (édition { $edition }).
page-row-other =
    { $why ->
        [rules] ouverte avec d’autres règles
       *[tables] ouverte avec d’autres tables de matériel
    }
page-other-tables = Cette table attend d’autres tables de matériel
