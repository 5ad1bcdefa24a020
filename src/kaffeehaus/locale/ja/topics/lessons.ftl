### レッスンだけが使う言葉：一覧と、卓の案内。

lessons-title = { $game }を覚える
lessons-note = 本物の卓で10分。案内のとおりに進めましょう。ちがう所を押しても、理由がわかります。
lessons-minutes = { $count }分
lessons-at = ステップ{ $step }／{ $count }
lessons-done = 修了
lessons-begin = はじめる
lessons-go-on = 続きから
lessons-again = もう一度
lessons-other = ほかのレッスンを選ぶ
lessons-games = ゲーム

coach-of = { $lesson }　ステップ{ $step }／{ $count }
coach-leave = レッスンを終える
coach-next = 次へ
coach-back = 戻る
coach-skip = 飛ばす
coach-show = やって見せて
coach-rule = ルール{ $rule }
coach-press = 「{ $button }」を押してください。
coach-press-why = 決まる前に、卓がもう一度確かめます。
coach-read = まずこれを読んで、「{ $button }」を押してください。
coach-not-now = それもルール上は可能です。このレッスンでは、明るい所を選びましょう。
coach-others = ほかの人の手番です。
coach-others-why = 動きを見てみましょう。上の「スキップ」で先に進めます。
coach-over-title = 修了
coach-over = これで終わりです。もう遊べますよ。
coach-over-why = { $more ->
    [yes] この卓はまだ続けられます。2人のボットと最後まで遊ぶか、次のレッスンへ進みましょう。
   *[no] この卓はまだ続けられます。2人のボットと最後まで遊びましょう。
}
coach-over-why-one = { $more ->
    [yes] この卓はまだ続けられます。ボットと最後まで遊ぶか、次のレッスンへ進みましょう。
   *[no] この卓はまだ続けられます。ボットと最後まで遊びましょう。
}
coach-play-on = このゲームを最後まで遊ぶ
coach-next-lesson = 次のレッスン
coach-front = 入口の部屋へ
