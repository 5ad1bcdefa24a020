### The command content: the tables of a game, filled in from the box by its owner.

content-about = 手元の箱を見て書き込む内容物データのファイルを作り、 検査し、 図にする
content-task = すること：{ $tasks }
content-folder = 内容物データのフォルダ。 なければこの店が使っているデータ
content-from = export：この店のデータの代わりに、 このフォルダのデータを書き出す
content-blank = export：箱を見て書くところをすべて ? にする
content-force = export：すでにあるファイルを上書きする
content-out = draw：図を保存するフォルダ
content-explained =
    export FOLDER はデータを書き出します。 それぞれの値が内容物のどこにあるかはコメントにあります。 check FOLDER は、
    ルールブックの数字と合わないところをファイルと行とともにすべて示します。 draw FOLDER --out FOLDER は
    データのとおりに図を描きます。 手順は docs/own-content.md にあります。

meta-task = TASK

content-written = { $files }を{ $folder }に書き出しました。 箱を見て書き込んでください。 変えないファイルは消してかまいません。
content-next = 次に：{ $command }
content-file = 自分のデータ、{ $rows }行、うち{ $changed }行がこのプロジェクトと異なる
content-file-package = フォルダになし。 このプロジェクトのデータ
content-fine = ルールブックの数字とすべて合っています。ダイジェスト { $digest }
content-same = このプロジェクトのデータのままで、まだ何も変わっていません。
content-broken = 合わない数字が{ $count }か所あります。
content-drawn = { $files }を{ $folder }に描きました。 ブラウザーで見られます。

error-content-task = { $value }はできません。できること：{ $tasks }
error-content-option = { $task }では{ $options }は使えません
error-content-exists = { $file }はすでにあります。上書きするには--forceを付けてください

## On the pictures

picture-note = データ { $digest }
picture-missions = { $game } · 任務
