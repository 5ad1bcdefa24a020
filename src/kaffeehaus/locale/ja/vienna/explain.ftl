### What everything on the table is, for whoever points at it in the browser.

## The city

page-x-price = ここへの配置コストは{ bribe }2枚です。引き出しの能力で減ることがあります。
page-x-flag = { $version ->
    [advanced] 国旗：{ flag }。ここにエージェント駒を配置すると、この国の任務を引き受けるか、解決できます。
   *[introductory] 国旗：{ flag }。能力によっては条件になります。
  }
page-x-seal = 封蝋：{ seal }。任務や能力の条件になります。
page-x-letter = ハウスナンバー{ $letter }：ここにエージェント駒を求める任務が1枚あります。
page-x-nobody = まだ誰もいません。
page-x-figure = { $player }（{ figure-name }のスタンド）
page-x-around = 道のつながる広場：{ $squares }
page-x-square = { info }タイル。{ $count ->
    [2] 両側の建物2軒に最初に駒を置いた人がこれを取り、{ points }を得ます。
   *[other] 周りの建物{ $count }軒すべてに最初に駒を置いた人がこれを取り、{ points }を得ます。
  }
page-x-square-empty = タイルはもうありません。ここでは何も得られません。
page-x-missing = { $player }に足りない建物：{ $buildings }
page-x-missing-all = { $player }の駒は周りにありません。
page-x-helper = ステファン・フェルトがエージェント駒1個の代わりになります。その場合、得点は1点減ります。
page-x-roads = 広場と周りの建物をつなぎます。そのすべての建物に自分の駒があれば、広場を囲んだことになります。
    .title = 道
page-x-score-track = 全員の得点です。99の次は0に戻ります。
    .title = 得点トラック

## Tracks and roof

page-x-track = { $last }マス中{ $space }マス目、エリア{ $area }：終了時、{ info }タイルは1枚{ points }です。
page-x-track-next = あと{ $steps }マスでエリア{ $area }に入ります。
page-x-track-end = トラックの端です。これ以上進めても得点は入ります。
page-x-track-step = このトラックトークンを進めた人は、1マスごとに自分の{ info }タイル1枚につき1点を得ます。
page-x-own-tiles = 自分の所持：{ info.counted }
page-x-roof = { $state ->
    [past] 捜査員はここを通り過ぎました。
    [at] 捜査員はここにいます。
    [end] 捜査員がここに着くと、もう1ラウンドで終了です。
    [beyond] この人数では使いません。
    [never] 終了条件が満たされ、捜査員はもう進みません。
   *[ahead] 捜査員はまだここに来ていません。
  }
    .title = 屋根 { $space }
page-x-investigator = ラウンドで最初にトラックトークンが次のエリアに入ると、1マス進みます。
page-x-token = { $state ->
    [moved] このラウンドはすでに進み、もう動きません。
   *[may] このラウンドはまだ進んでいません。
  }
page-x-purchase = 購入：捜査員が着いたラウンドの終わりに、全員が1つずつ買えます。
page-x-purchase-last = 最後の購入：このラウンドの終わりに、全員が1つずつ買えます。
page-x-payday = 給料日：捜査員が着いたラウンドの終わりに、ボード上のエージェント駒1個につき1シリングを払います。払えない駒はサプライに戻ります。
page-x-payday-last = 最後の給料日：最終ラウンドの終わりに、ボード上のエージェント駒1個につき1シリングを払います。払えない駒はサプライに戻ります。

## Cards and drawers

page-x-slot = { $space ->
    [I] ここのカードは引き出しに入り、以後ずっと能力を使えます。
    [II] ここのカードの賄賂を入手します。
    [III] エージェント駒を建物に配置するか、代わりのものを入手します。カードは使いません。
   *[IV] ここのカードのトラックトークンを進め、その種類の自分のタイル1枚につき1点を得ます。
  }
    .title = アクション{ $space }
page-x-slot-done = このラウンドは済みました。
page-x-slot-empty = まだカードがありません。
page-x-pile = なくなったら、捨て札を混ぜて新しい山札にします。
    .title = 山札
page-x-drawer = カード{ $card }。別のカードと置き換えるまで、毎ラウンド使えます。
    .title = 引き出し{ $drawer }
page-x-drawer-empty = 空です。アクションIのカードが入ります。
page-exchange-onward = 選ばなければ引き出し{ $drawer }です。続けて建物も選べます。

## The desk

page-x-bribe = 賄賂は配置のコストです。建物と同じ種類を2枚払います。
page-x-bribe-money = 地図があるので、購入と給料日には1枚を1シリングとしても使えます。
page-x-tile = 今のトラックトークンの位置なら、終了時に1枚{ points }です。
page-x-tile-step = 持ち主がトラックトークンを進めるたび、1マスにつき1枚1点になります。
page-x-agents = アクションIIIで、サプライまたは他の建物から建物へ1個移します。
    .title = エージェント駒
page-x-hires = 雇用できる駒は、購入で1個1シリングを払うとサプライに加わります。
page-x-figure-rule = スタンドはエージェント駒として数えます。最初の配置には、ボード上に自分の他の駒が5個必要です。給料日にはチョコレート1枚を払います。
page-x-figure-use = { $name ->
    [hamburg] ハンブルク：シリングの報酬がある任務を解決するたび、1シリング追加。貴族の建物に置くなら、コストは賄賂1枚までです。
    [new-york] ニューヨークシティ：アメリカの任務は必要な賄賂が1枚減り、1点追加。アメリカの建物に置くなら、コストは賄賂1枚までです。
    [amsterdam] アムステルダム：アクションIIのコーヒーは1枚多く入ります。スタンドを置いた手番では、任務ごとにコーヒー1枚を他の賄賂1枚の代わりにできます。
   *[marrakesh] マラケシュ：任務を引き受けるたび、1シリング追加。自分の他の駒がスタンドの隣に置かれると、スタンドは無料で隣の建物へ移動できます。
  }
page-x-coins = 手元のお金です。購入と給料日に使い、同点のときも比べます。
    .title = シリング
page-x-box = 収入を得たときに入れられ、後から取り出すことはできません。
page-x-items = 購入で手に入れます。終了時、デスクタイル1・2・3・4枚で1・3・6・10点です。
page-x-side-table = 購入で手に入れます。それ自体は得点になりません。
page-x-player = このラウンドは{ $count }人中{ $place }番手です。
page-x-crest = 持っている人が最初に手番を行います。ラウンドが終わると次の人に移ります。
    .title = 市章
page-x-round = { $version ->
    [advanced] 全員がカードを割り当て、順番にアクションIからIVを行います。その後、購入か給料日になることがあります。
   *[introductory] 全員がカードを割り当て、順番にアクションIからIVを行います。
  }

## Missions

page-x-mission-reward = 報酬：{ $reward }
page-x-mission-met = 要件をすべて満たしています。
page-x-mission-lacks = まだ足りないもの：{ $list }
page-x-mission-how = { flag }の建物にエージェント駒を配置した後に解決できます。見せたものは手元に残ります。
page-x-mission-accept = { flag }の建物にエージェント駒を配置した後に引き受けられ、前金{ $pile ->
    [A] 1シリング
   *[B] 2シリング
  }を得ます。
page-x-mission-open = 終了時に未解決なら、持ち主のエージェント駒が1個ボードから取り除かれます。
page-x-mission-free = 任務をもう1枚置けます。
    .title = 空いている任務置き場
page-x-piles = 引き受けるとすぐに、Aの任務なら1シリング、Bなら2シリングを得ます。公開場所は補充されます。

page-map = ウィーンの地図（建物{ $buildings }、広場{ $squares }）
page-since-bought = 購入：{ $list }
page-since-closed = 囲まれた広場：{ $list }（タイルは取られました）

## On the buttons of the screen, and what comes next

page-then-place = 次にエージェント駒を選びます。
page-then-move-from = この駒が移動します。
page-then-move-figure = スタンドがここへ移動します。
page-then-stefan = 第3の男がここへ移動します。
page-then-remove = この駒がボードを離れます。
page-do-take-bribes = または{ $count }枚入手：
page-do-from-supply = サプライから（{ $supply }）
page-do-figure-from-supply = サプライのスタンド
page-do-pay-coins = シリングで払う
page-do-decline = 使わない
page-do-done = 終える
page-do-buy-nothing = 買わない
page-do-complete = { $mission }を解決
page-do-accept = { $mission }を引き受ける
