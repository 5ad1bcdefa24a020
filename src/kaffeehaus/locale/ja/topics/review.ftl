### The review of a finished game.

page-review-decisions = { $player }の決定
page-review-filter = 表示する決定
page-review-filter-of =
    { $name ->
       *[all] すべての決定：{ $count }
        [slip] 緩手：{ $count }
        [miss] 悪手：{ $count }
        [turning] 分かれ目：{ $count }
    }
page-review-filter-short =
    { $name ->
       *[all] すべて { $count }
        [turning] 分かれ目 { $count }
    }
page-review-round =
    { $round ->
        [0] 第1ラウンドの前
       *[other] 第{ $round }ラウンド
    }
page-review-verdict =
    { $verdict ->
        [best] 最善
        [fine] 良い手
        [slip] 緩手
        [miss] 悪手
        [luck] 運
       *[only] 選択なし
    }
page-review-wish = Doppelmokka：{ $action }
page-review-none = 該当する決定はありません。
page-review-wait = 最初の決定を調べています。
page-review-key = 印の意味
page-review-percent = { $value }%
page-review-chart = 勝率（各プレイヤーがその時に知り得たことから）
page-review-turning-of = 分かれ目 { $number }/{ $count }
page-review-reasons = この決定
page-review-turning-in =
    { $round ->
        [0] 分かれ目 { $number }/{ $count } · 第1ラウンドの前
       *[other] 分かれ目 { $number }/{ $count } · 第{ $round }ラウンド
    }
page-review-title =
    { $verdict ->
        [best] 最善の手
        [fine] 良い手
        [slip] 緩手
        [miss] 悪手
        [luck] 運
       *[only] 選択の余地なし
    }
page-review-yours =
    { $verdict ->
        [best] 実際の手
        [fine] 実際の手：良い手
        [slip] 実際の手：緩手、勝率{ $cost }ポイントの損
        [miss] 実際の手：悪手、勝率{ $cost }ポイントの損
        [luck] 実際の手
       *[only] 実際の手：唯一の手
    }
page-review-ghost = { $bot }の手（盤上の点線）
page-review-because = その方が良い理由
page-review-sure =
    { $percent ->
        [0] 確かではありません。
       *[other] 確かさ{ $percent }%。
    }
page-review-worlds = このプレイヤーがその時に知り得たことに合う{ $worlds }の世界のうち、{ $won }で{ $bot }の手が上回りました。伏せられたカードは見ていません。
page-review-look = { $bot }はこうした決定を経験則で一目で判断します。
page-review-same = { $bot }も同じ手を選びます。
page-review-after = 次の決定までの勝率の変化：{ $change }
page-review-part =
    { $name ->
        [own] 自分の手 { $points }
        [others] 他の人 { $points }
       *[luck] 明らかになったもの { $points }
    }
page-review-whole = 対局全体（勝率ポイント）
page-review-by =
    { $name ->
        [own] 自分の手
        [others] 他の人
       *[luck] 運
    }
page-review-against = 相手
page-review-fork = ここから続ける
page-review-back = 前の決定（左矢印）
page-review-next = 次の決定（右矢印）
page-review-comments = コメント
page-review-comments-at = 手順{ $step }へのコメント
page-review-comment = この場面にコメントする
page-review-send = コメントを残す
page-review-came = { $place }位、{ $points }点
page-review-count =
    { $verdict ->
        [best] 最善{ $count }
        [fine] 良い手{ $count }
        [slip] 緩手{ $count }
        [miss] 悪手{ $count }
        [luck] 運{ $count }
       *[only] 選択なし{ $count }
    }
page-review-failed = 検討が止まりました。
page-review-again = もう一度試す
page-review-waiting =
    { $place ->
        [0] まもなく始まります。
       *[other] 先に{ $place }件の検討があります。
    }
page-review-running = 対局を調べています
page-review-seconds = あと約{ $seconds }秒
page-review-done = 検討済み
page-review-you-lead = あなたが進行中
page-review-leads = { $name }さんが進行中
page-review-nobody-leads = 進行役はまだいません
page-review-lead = 進行する
page-review-lead-end = 進行をやめる
page-review-free = 自由に見る
page-review-follow = ついていく
page-review-draw = 描く
page-review-wipe = 消す
page-review-draw-from = 盤上の場所をクリックしてください
page-review-draw-to = 矢印の先をクリックしてください（同じ場所なら丸）
page-review-together = 一緒に見る
page-review-saw =
    { $round ->
        [0] 第1ラウンドの前に{ $player }が見ていた盤面
       *[other] 第{ $round }ラウンドに{ $player }が見ていた盤面
    }
