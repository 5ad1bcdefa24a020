### 終わった対局の結果：全体と自分の分。

stat-window = { $game }の統計
stat-game = ゲーム
stat-parts = 誰の対局か
stat-part = { $part ->
    [mine] 自分の対局
   *[house] 全体
}
stat-filters = どの対局か
stat-any = すべて
stat-none-of = なし
stat-company = 顔ぶれ
stat-company-of = { $company ->
    [people] 人のみ
    [mixed] 人とボット
    [alone] 1人対ボット
   *[bots] ボットのみ
}
stat-period = 期間
stat-always = これまですべて
stat-months = { $count ->
    [1] 今月
   *[other] 直近{ $count }か月
}
stat-waiting = { $count }件の対局を集計しています。
stat-count = 対局：{ $count }件
stat-few = ここで最後まで遊ばれた、この条件の対局は{ $count }件です。数値は{ $least }件から出ます。
stat-abandoned = ほかに{ $count }件が途中で止まり、1か月以上続きが遊ばれていません。集計には入りません。
stat-source = ここで配られ、最後まで遊ばれたすべての対局です。レッスンや、よそから持ち込まれた記録は含みません。非公開の対局は{ $least }件ずつまとめて数え、名前は一切出しません。括弧内は、真の値が95%の確からしさで入る範囲です。
stat-rounds = ラウンド数（中央値）
stat-decisions = 決断の数（平均）
stat-minutes = ライブの対局時間（分、中央値）
stat-ended = 終わり方
stat-everybody = 全員
stat-winners = 勝者
stat-mean = 平均{ $value }
stat-range = { $from }～{ $to }
stat-table = 表で見る
stat-places = スタートプレイヤーから数えた順番ごとの勝率
stat-players = { $count }人
stat-players-games = { $players }人、{ $count }件
stat-place = { $place ->
    [1] スタートプレイヤー
   *[other] { $place }番手
}
stat-won-share = 勝率
stat-fair = 均等なら{ $share }です。
stat-fair-each = 破線は均等な割合です。
stat-share = { $share }%
stat-between = （{ $low }～{ $high }）
stat-points = 得点の内訳
stat-points-note = 1人が1回の対局でそこから得る平均得点。
stat-share-of = 対局に占める割合：{ $what }
stat-completed = 手元にあったうち達成された割合
stat-most = 多い順
stat-least = 少ないもの
stat-all = { $count }件すべて表示
stat-fewer = 表示を減らす
stat-spaces = 都市マス
stat-own-points = 自分の得点
stat-line = { $count }件の対局での自分の得点。そのうち{ $won }件で勝ち。最近の平均は{ $value }
stat-average = 直近{ $count }件の平均
stat-won = 勝ち
stat-not-won = 勝ち以外
stat-best-other = ほかの最高点
stat-when = 日時
stat-rank = 順位
stat-rank-of = { $count }人中{ $rank }位
stat-rank-short = { $rank }位
stat-rank-count = { $count }人中
stat-own-wins = 自分の勝率
stat-own-wins-note = 同着の勝ちは等分して数えます。自分が複数の席を受け持った対局は、ここには含みません。
stat-against = { $bot }と対戦
stat-against-several = 強さの違うボットと対戦
stat-seat = 席{ $seat }
stat-length = { $minutes ->
    [0] { $rounds }ラウンド
   *[other] { $rounds }ラウンド、{ $minutes }分
}
stat-step = リプレイ
stat-older = さらに前の対局
stat-own-none = まだ対局がありません
stat-own-none-note = この条件の対局を最後まで遊ぶと、ここに載ります。この一覧は自分にしか見えません。
