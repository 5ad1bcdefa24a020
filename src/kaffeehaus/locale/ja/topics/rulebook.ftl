### ゲームの本：ルールと内容物。

page-books = 本
page-book = { $book ->
    [components] 内容物
   *[rules] ルール
}

page-rules-window = { $game }のルール
page-rules-contents = 目次
page-rules-search = 言葉か番号
page-rules-found = { $count }件
page-rules-at = { $count }件中{ $number }件目
page-rules-before = 前へ
page-rules-next = 次へ
page-rules-none = 「{ $words }」は見つかりません。
page-rules-meant = もしかして：{ $word }
page-rules-print = 印刷
page-rules-link = リンク
page-rules-copied = コピーしました
page-rules-kind = { $kind ->
    [note] 注記
    [ruling] 裁定
    [decision] この店の決定
    [disagreement] 版による違い
    [example] 例
    [printed] 印刷データ
   *[rule] ルール
}
page-rules-edition = 裁定：ほかの版では異なります
page-rules-beside = このルールについて
page-rules-names = 関連
page-rules-named = 参照元
page-rules-hint = 番号はすべてリンクです。選ぶと、関係する項目がここに出ます。
page-rules-back = 卓に戻る
page-rules-show = 卓で見る
page-rules-pieces = 関係する内容物
