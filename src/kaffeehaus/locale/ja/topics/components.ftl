### ゲームの内容物を見る。

page-pieces-window = { $game }の内容物
page-pieces-kinds = 内容物の種類
page-pieces-count = { $all }個中{ $count }個
page-pieces-search = 番号か言葉
page-pieces-order = 並び順
page-pieces-by = { $by ->
    [used] 使用頻度順
   *[number] 番号順
}
page-pieces-share = { $share }%
page-pieces-between = （{ $low }～{ $high }）
page-pieces-often = 1回のゲームでの平均回数
page-pieces-none = 該当するものがありません。絞り込みを外すか、ほかの言葉で探してください。
page-pieces-clear = 絞り込みをすべて外す
page-pieces-filters = 絞り込み
page-pieces-detail = 詳細
page-pieces-back = 戻る
page-pieces-hint = 1つ選ぶと、その内容、使われた頻度、関係するルールがここに出ます。
page-pieces-source = ボット同士（{ $bots }）の{ $players }人ゲーム{ $games }回のうちの割合。括弧内は、真の割合が95%の確からしさで入る範囲です。
page-pieces-rules = ルール
