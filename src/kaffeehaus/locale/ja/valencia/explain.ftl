### What everything on the table is, for whoever points at it in the browser.

## The city

page-city = バレンシアの地図
page-x-space = 終了時、ここのコマは1点です。 ヤシの木の隣なら+1点、隣の噴水ごとにその数字の点も得ます。
    .title = { $cell } { guild }のマス
page-x-cost = { $count ->
    [0] コマを置くのは無料です。
   *[other] コマを置くコストは{ coins }です。
  }
page-x-purse = 所持コイン：{ $from } → { $to }
page-x-nobody = まだ誰もいません。
page-x-beside = 隣：{ $fountains }
page-x-beside-one = 噴水{ $cell }（{ $value }）
page-x-beside-central = 中央の噴水（{ $value }）
page-x-shade = 角にヤシの木があります。
page-x-fountain = 終了時、隣の家族コマ1個につき{ points }です。
    .title = 噴水{ $cell }
page-x-central = 周囲の8マスはすべてこの噴水の隣です。
    .title = 中央の噴水
page-x-ability = サプライのコマを隣に置いた人は、すぐに効果を使えます：{ ability }。 移動してきたコマでは使えません。
page-x-fountain-space = ステップIで、貴族の席にいる人がこのようなマスにそのラウンドの噴水を建てます。
    .title = 噴水マス{ $cell }
page-x-fountain-members = 隣のコマ：{ $players }
page-x-tree = ステップHで、教会の席にいる人が空いている植樹地にそのラウンドのヤシの木を植えます。
    .title = 植樹地{ $tree }
page-x-palm = 終了時、ヤシの木の隣の家族コマ1個につき+1点です。 複数の木の隣でも1回だけです。
    .title = ヤシの木{ $tree }
page-x-tree-cells = 接するマス：{ $cells }
page-x-tree-members = そこにあるコマ：{ $players }

## The round boards

page-x-tower = ボード5枚が5ラウンドで、上から順に進みます。 各ラウンドではAからIまでを順に行います。
    .title = ラウンド
page-x-round = 全員がひそかに計画し、7回の競りの後、ヤシの木、噴水、評議会と続きます。
page-x-board-state = { $state ->
    [past] このラウンドは終わりました。
    [now] 今のラウンドです。
   *[ahead] これからのラウンドです。
  }
page-x-board-fountain = I 噴水{ $fountain }
page-x-letter-state = { $state ->
    [past] このラウンドでは済みました。
    [now] 今のステップです。
   *[ahead] このラウンドでこれから行います。
  }
page-x-letter-first = 1位：{ guild }の席に家族コマを置き、{ guild }の資源を1個取り、{ guild }の都市マスにコストを払って家族コマを置きます。 どれも任意です。
page-x-letter-second = 2位：{ guild }の資源1個、次に都市マス。
page-x-letter-third = { $third ->
    [yes] 3位：どちらか1つ。 ほかの人は何も得ません。
   *[no] ほかの人は何も得ません。
  }
page-x-letter = { $letter ->
    [A] 1位は貴族の席、2位は教会の席に家族コマを置きます。 すでにそこにいる人はそのままです。
    [C] 1位は資源を売値で売れます。 ほかの人は何も得ません。
    [E] 1位は資源を売り、商人の席に家族コマを置けます。 ほかの人は何も得ません。
    [G] 1位は家族コマ1個を隣の空きマスへ無料で動かせます。 噴水の効果は使えません。 ほかの人は何も得ません。
    [H] 競りはありません。 教会の席にいる人が、空いている植樹地にヤシの木を植えます。
   *[I] 競りはありません。 貴族の席にいる人が、そのラウンドの噴水を建てます。
  }
page-x-letter-nina = 2人とも公開かパスをした後、ニーナがカードを{ $count }枚めくります。

## The council

page-x-council = 毎ラウンドの終わりに、評議会のコマ1個につき1点です。 最多の人は特権を1つ得ます（同数なら全員）。
page-x-office = { $place ->
    [nobility] ステップAの1位が座り、ステップIでそのラウンドの噴水を建てます。
    [church] ステップAの2位が座り、ステップHでそのラウンドのヤシの木を植えます。
   *[merchants] ステップEの1位が座れます。
  } 毎ラウンド1点です。
    .title = { place }の席
page-x-office-guild = { $letters ->
    [none] このラウンドでは競りの対象ではありません。
   *[other] ステップ{ $letters }の1位が座れます。
  } 毎ラウンド1点です。
page-x-support = 支援カードで2個います。 どちらも数えられ、ほかの人が席を取ると両方とも外れます。

## Cards, stacks and piles

page-x-stack = 競りでは自分の山を1つ公開するか、パスします。 使わなかった山はラウンドの後にゲームから除かれます。
    .title = 山{ $stack }
page-x-stack-number = 山の番号は並べ終えたときに決まります。 それまでの並び順に意味はありません。
page-x-rank-now = 今公開すると{ page-rank }です。
page-x-rank = 順位：{ page-rank }
page-x-rank-so-far = 今のところ{ page-rank }
page-x-rank-nothing = { page-rank }：行動なし
page-x-chance = { page-rank }：{ page-percent }（ニーナのカード次第）
page-x-coming = 順番待ち：{ $player }、山の枚数：{ $sizes }
page-x-coming-most = { page-x-coming }、合計は最大{ $most }
page-x-pile = 毎ラウンド少なくとも1枚引きます。 使ったカードも残ったカードも、ひとりでには戻りません。 24枚で5ラウンドを戦います。
    .title = 山札
page-x-pile-of = 残り{ $number }枚
page-x-pile-under = 山札の底：{ $cards }
page-x-stacks = 裏向きです。 枚数は全員に見えますが、中身は持ち主だけが知っています。
    .title = 山
page-x-stacks-planning = { $ready ->
    [yes] 計画を終えました。
   *[no] まだ計画中です。
  }
page-x-shown = 合計が最大の人が勝ちます。 同数なら、スタートプレイヤーから時計回りに近い人が上です。 その後、カードはゲームから除かれます。
    .title = この競りで公開したカード
page-x-shown-waits = まだ公開もパスもしていません。
page-x-shown-passed = パスしました。
page-x-unseen = まだ誰も見ていないこのプレイヤーのカードです。 山札か山の中、または見られずに除かれたものです。
    .title = 未公開のカード
page-x-nina = 2人ゲームでは、ギルドの競りにBとDは1枚、Fは2枚で参加します。
page-x-nina-ties = 同数ならいつもニーナの勝ちですが、席も資源もマスも得点も取りません。
page-x-nina-pile = ニーナの山札：{ $number }枚
page-x-nina-unseen = まだ出ていないカード：{ $cards }

## Behind the screen

page-x-good = 資源はそのギルドの競りで得て、CかE、または噴水で売ります。
    .title = 資源：{ guild }
page-x-good-price = 売値は1個{ coins }です。
page-x-good-own = 所持：{ $number }個
page-x-good-left = サプライ：{ $number }個
page-x-coins = 都市マスのコストを払い、終了時の同点を決めます。 コインを数える任務もあります。 ほかの人には見えません。
    .title = コイン
page-x-privilege = 公開かパスをする番に1つ使うと、ほかの全員の後に回れます。
page-x-privilege-left = 終了時、残った特権1つにつき1点です。
page-x-members = 家族コマは1人15個です。 評議会で外されたコマはサプライに戻り、都市のコマは残ります。
    .title = 家族コマ
page-x-members-where = 都市{ $city } / 評議会{ $council } / サプライ{ $supply }
page-x-stefan = 競りの1位がこの駒を取り、次の競りを始め、その競りの同数にはすべて勝ちます。
page-x-player = この競りの順番は{ $place }番目です。

## Missions and how things stand

page-x-mission = 終了時に達成で+{ $points }点、失敗で−{ $failed }点です。
page-x-mission-formula = 失敗はありません。 終了時の数に応じて得点し、0点を下回りません。
page-x-mission-have = 現在{ $have }/{ $need }
page-x-mission-now = 今終われば{ points }です。
page-x-mission-secret = ほかの人の衝立の内側によって決まります。
page-x-mission-end = 数えるのは終了時だけで、得点は1回です。
page-x-missions = 残した任務：{ $count }枚
    .title = 任務
page-x-missions-secret = どの任務かは終了時まで本人しか知りません。
page-x-standing = 今ゲームが終わった場合の得点です。 まだ変わります。
    .title = 今終わった場合
page-x-standing-score = 現在の得点：{ $count }

## The auction

page-auction = 競り
page-auction-so-far = 途中経過
page-auction-over = 決着
page-rewards = 順位ごとの行動
page-bids = 公開された山
page-reward = { $reward ->
    [nobility] 貴族の席
    [church] 教会の席
    [seat] 席
    [good] { good }1個
    [space] 都市マス
    [either] { good }1個か都市マス
    [sell] 資源の売却
   *[move] コマの移動
  }
page-reveal-sum = = { $sum }
page-ranked = { $rank }位（合計{ $sum }）
page-stage = { $step ->
    [seat] { $state ->
        [done] 席あり
        [not] 席なし
       *[other] 席
    }
    [good] { $state ->
        [done] 資源を取得
        [not] 資源なし
       *[other] 資源
    }
    [sell] { $state ->
        [done] 売却済み
        [not] 売却なし
       *[other] 売却
    }
   *[space] 都市マス
  }

## What comes next, what came to pass, and the end

page-then-draw = どのカードが出るかは誰にもわかりません。
page-then-fountain = 続いて噴水を使います。
page-then-lift = このヤシの木を隣の植樹地へ移します。
page-then-move-from = このコマを動かします。 次に行き先を選びます。
page-then-pass = 何も公開しません。 山はそのまま残ります。
page-then-skip = 見送ります。 ほかには何も変わりません。
page-since-lost = 失った席：{ $list }
page-since-settled = 埋まったマス：{ $list }
page-since-planted = 植えられたヤシの木：{ $list }
page-since-built = 建てられた噴水：{ $list }
page-tie = { $by ->
    [shared] 得点も都市のコマもコインも同じなので、勝利を分け合います。
    [members] 得点が同じなので、都市のコマの数で決まります（{ $list }）。
   *[coins] 得点も都市のコマも同じなので、コインで決まります（{ $list }）。
  }
