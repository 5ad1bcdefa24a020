### ボットならどうするか：尋ねる欄の言葉。

ask-title = あなたならどうしますか？
ask-whom = どのボットに聞きますか
ask-thinking = { $bot }が考えています…
ask-noted = 質問はすべて記録と結果に残ります。
ask-lit = 盤上の紫の破線の輪はボットの選択です。まだ何も行われていません。
ask-do = そのとおりにする
ask-against = 次善の手との差
ask-others = ほかに検討した手
ask-behind = { $least }～{ $most }点劣る
ask-even = 同じくらい良い
ask-less = 約{ $points }点少ない
ask-hardly = ほとんど検討せず
ask-next = 次に決めるのは{ $player }です。ボットが知っているのは、そのとき{ $player }が知りえたことだけです。
ask-nobody = この手のあとに決めることはありません。
ask-chose = { $player }の選択：{ $action }
ask-same = { $player }もそのとおりにしました。
