### 局面と、そこから始まる卓への道。

position-title = 局面
position-note = 書かなかった部分は配られたままです。卓には文面の局面が表示されます。
position-open = ファイルを開く
position-save = 保存
position-whole = すべて書き出す
position-whole-note = この席から分かることをすべて書いた文面に置き換えます。そこから変えられます。
position-text = 局面の文面
position-problems = 間違いが{ $count }件あります
position-fine = この局面で遊べます。
position-seat = あなたの席
position-bot = 相手
position-play = ここから遊ぶ
position-tab = 局面
