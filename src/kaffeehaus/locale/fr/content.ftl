### The command content: the tables of a game, filled in from the box by its owner.

content-about = écrit les tables d’un jeu en fichiers à remplir d’après votre boîte, les vérifie et les dessine
content-task = ce qu’il faut faire : { $tasks }
content-folder = le dossier de vos tables ; sans lui, les tables avec lesquelles joue cette maison
content-from = export : écrit ces tables-ci au lieu de celles de cette maison
content-blank = export : laisse un ? partout où il faut regarder dans la boîte
content-force = export : écrase les tables déjà présentes
content-out = draw : où vont les images
content-explained =
    export DOSSIER écrit les tables, avec des commentaires qui disent où chaque valeur se lit sur le matériel. check DOSSIER
    nomme chaque chiffre des livrets de règles qui ne tombe pas juste, avec son fichier et sa ligne. draw DOSSIER --out
    IMAGES dessine ce que disent les tables. docs/own-content.md vous guide pas à pas.

meta-task = TÂCHE

content-written = { $files } sont dans { $folder }. Remplissez-les d’après votre boîte ; retirez les fichiers que vous ne changez pas.
content-next = Ensuite : { $command }
content-file =
    { $rows ->
        [one] le vôtre, { $rows } ligne
       *[other] le vôtre, { $rows } lignes
    }, { $changed ->
        [one] dont { $changed } différente de celles de ce projet
       *[other] dont { $changed } différentes de celles de ce projet
    }
content-file-package = absent du dossier ; celui de ce projet
content-fine = Tous les chiffres des livrets de règles tombent juste. Empreinte { $digest }
content-same = Ce sont les tables de ce projet ; rien n’a encore été changé.
content-broken =
    { $count ->
        [one] Un chiffre ne tombe pas juste.
       *[other] { $count } chiffres ne tombent pas juste.
    }
content-drawn = { $files } sont dans { $folder } ; n’importe quel navigateur les affiche.

error-content-task = la tâche { $value } n’existe pas ; il y a { $tasks }
error-content-option = { $task } n’accepte pas { $options }
error-content-exists = { $file } existe déjà ; --force l’écrase

## On the pictures

picture-note = tables { $digest }
picture-missions = { $game } · les missions
