### このブラウザだけで遊ぶゲームと、店につながらない間に見えるもの。

pocket-title = オフラインで遊ぶ
pocket-note = このブラウザの中でボット2人と対戦します。一度準備すれば、通信は要りません。
pocket-play = { $game }をここで
pocket-choose = 設定を選ぶ
pocket-choose-note = すべての設定を選べます。このブラウザの中だけの卓で、ボットと、または同じ画面で何人かで遊べます。
pocket-starting = このブラウザに卓を用意しています…
pocket-failed = ここに卓を用意できませんでした。初回は店への接続が必要です。
pocket-take = 通信なしで遊べるようにすべて取得する（{ $size } MB）
pocket-taking = 取得しています…
pocket-taken = このブラウザの中でボット2人と対戦します。準備は済んでいて、通信は要りません。
pocket-seen = 店につながりません。{ $when }時点のあなたの卓です。
pocket-table-seen = 店につながりません。{ $when }時点の卓です。
pocket-bring = 店に持ち帰る
pocket-bring-all = 終了したゲーム{ $count }件を店に持ち帰る
pocket-brought = 店でこのゲームを見る
