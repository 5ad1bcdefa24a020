### ブラウザだけで使う文：入口の部屋、卓の各部、描かれたものの名前。

page-house = Kaffeehaus
page-window = { $game } · Kaffeehaus
page-window-turn = ▲ あなたの番：{ $prompt } · { $game }
page-window-count = （{ $count }）あなたの番 · Kaffeehaus
page-error = サーバーの応答が正しくありません（{ $status }）。
page-offline = 接続が切れました。自動的に再接続します。何も失われません。
page-not-sent = 未送信：接続がありません。選択はそのままです。

## 入口の部屋

page-welcome = いらっしゃいませ。お名前は？
page-welcome-note = 名前だけで結構です。パスワードも住所も要りません。
page-name = お名前
page-rename = 名前を変える
page-person-of = { $name }：あなたと端末
page-been-here = 以前に来たことがあります
page-enter = 入る
page-enter-sit = 入って座る
page-introduce = 名前を伝える
page-guest = ゲスト{ $number }
page-quick = すぐに遊ぶ
page-quick-note = 入門ルールでボット2人と対戦
page-invited = { $game }の卓に招待されています
page-invited-note = 卓にいる人：{ $players }。お名前を入れると、空いている席に座れます。
page-language = 言語
page-language-short =
    { $lang ->
        [fr] FR
        [de] DE
        [ja] 日本語
       *[en] EN
    }
page-dark = 暗い配色
page-front-room = 入口の部屋
page-hello = ようこそ、{ $name }さん。何を遊びましょう？
page-hello-note = すぐに遊ぶことも、友だちとの卓を開くこともできます。
page-learn = 10分で覚える
page-learn-count = { $done ->
    [0] 全{ $count }レッスン
   *[other] { $count }レッスン中{ $done }
  }
page-learn-first = はじめてですか？ 先に覚えるか、すぐに遊ぶか選べます。
page-play-now = すぐに始める
page-hello-new = はじめてですか？ 本物の卓で10分、すぐに遊べるようになります。
page-to-learn = 学ぶ
page-to-rules = ルール
page-to-components = 内容物
page-to-puzzles = パズル
page-to-statistics = 統計
page-to-deal = 今日のお題
page-hello-waiting = { $count }つの卓があなたを待っています。
page-house-ways = 館内の案内
page-tables = 卓
page-next = あなたを待っている卓（{ $count }）
page-next-with = { $game }（{ $players }）
page-next-since = { $when }から
page-next-none = 待っている卓はありません
page-next-none-note = 次に手番が来た卓は入口の部屋に並びます。手番になれば、このアドレスからその卓へ移れます。
page-next-lost = 次の卓を今は探せません
page-next-table = 次の卓（{ $count }）
page-front-room-waiting = 入口の部屋（ほかに{ $count }つの卓が待っています）
page-open-a = 卓を開く
page-open-of = { $game }の卓
page-open-hint = 席を選んで卓を開きます。お好みは覚えておきます。
page-deal-note = 全員同じ配札。終わったら結果を見比べられます。
page-to-puzzle = 今日のパズル
page-puzzle-note = ひとつの局面、最善の一手。
page-yours-waiting = { $count }つが手番待ち
page-game-players = { $least }～{ $most }人
page-yours = あなたのゲーム
page-yours-none = まだありません。卓を開くか、空席に座ってください。
page-older = 以前のゲーム
page-free-chairs = 空席のある卓
page-free-none = 今はありません。卓を開けば、ほかの人が座れます。
page-play = 遊ぶ
page-look = 見る
page-sit = 座る
page-stand-up = 席を立つ
page-other-name = この卓での別の名前
page-free-it = 席を空ける
page-row-playing =
    { $round ->
        [0] 始まったところ
       *[other] 第{ $round }ラウンド
    }
page-row-over = 終了
page-row-turn = { $players }の番（{ $when }から）
page-row-gathering =
    { $count ->
        [0] 空席なし
       *[other] 空席{ $count }
    }
page-which-game = ゲーム
page-game-plain = 文字で表示
page-rule = ルール
page-rule-open = ルール{ $rule }を開く
page-rules-here = この卓のルール
page-rules-more = { $first }＋{ $more }
page-players = 人数
page-pace = ペース
page-private = 非公開の卓
page-option-value = { $name }：{ $value }
page-option-seat = { $player } { $value }
page-handicap = ハンデを付ける
page-value =
    { $value ->
        [true] はい
        [false] いいえ
        [days] 数日かけて
       *[live] リアルタイム
    }
page-private-note = 非公開の卓は入口の部屋に載りません。リンクを知っている人だけが来られます。
page-about = 説明：{ $what }
page-chair = 席{ $seat }
page-chair-name = 席{ $seat }の名前
page-chair-you = あなた
page-chair-open = 空席
page-bot-name =
    { $bot ->
        [random] Einspänner
        [easy] Melange
        [medium] Brauner
        [hard] Mokka
        [master] Doppelmokka
        [fiaker] Fiaker
        [kapuziner] Kapuziner
        [maria-theresia] Maria Theresia
       *[other] { $bot }
    }
page-ask = ボットならどうするか聞く
page-ask-short = ボットに聞く
page-hints = { $player }はボットに助言を{ $count }回求めました。
page-advised = { $player }が{ $bot }に助言を求めました
page-name-seat = { $name }（{ colour }）
page-bot =
    { $bot ->
        [random] ボット（気まぐれ）
        [easy] Melange（弱い）
        [medium] Brauner（普通）
        [hard] Mokka（強い）
        [master] Doppelmokka（名人）
        [fiaker] Fiaker（名人：任務は必ず片づける）
        [kapuziner] Kapuziner（名人：財布はいつも満杯）
        [maria-theresia] Maria Theresia（名人：権力を好む）
       *[other] ボット（{ $bot }）
    }
page-bot-level =
    { $bot ->
        [random] 気まぐれ
        [easy] 弱い
        [medium] 普通
        [hard] 強い
        [master] 名人
        [fiaker] 名人：任務は必ず片づける
        [kapuziner] 名人：財布はいつも満杯
        [maria-theresia] 名人：権力を好む
       *[other] { $bot }
    }
page-table-for = { $count }人用の卓
page-open-table = 卓を開く
page-open-note =
    { $free ->
        [0] { $game }、{ $players }人、すぐに始まります
       *[other] { $game }、{ $players }人、空席{ $free }
    }
page-gathering = 卓の用意ができました
page-invite = この卓のリンクをコピー
page-copied = リンクをコピーしました
page-begin = ゲームを始める
page-wait-host = 主催者が始めるのを待っています。
page-full = 空席はありません。このまま観戦できます。
page-begins = スタートプレイヤーは{ $player }です。

## 卓

page-at-table = { $game } · { $count }人
page-round = ラウンド
page-tools = 道具
page-tabs = 卓の各部
page-hide-pieces = 駒を隠す
page-motion = アニメーション
page-sound = 手番の合図音
page-settings = 設定
page-swift = 確認なしで手番を終える
page-keys = キー操作
page-keys-on = 1文字キーを使う
page-key-next = 次または前の選択肢へ
page-key-next-table = ほかの人の手番の間に、あなたを待っている次の卓へ
page-key-list = 選択肢すべてを一覧で
page-key-map = 地図
page-key-roam = 隣のものへ移動（それぞれ説明が出ます）
page-key-take = 選ぶ、または選んだものを実行
page-key-escape = 考え直す、または閉じる
page-key-skip = 手番の再生を終える
page-key-back = 自分の目で見た一手前に戻って見る
page-key-undo = 直前の選択を取り消す
page-key-rule = 表示中の説明のルール
page-key-help = この一覧
page-bell = 手番が来たら通知する
page-bell-denied = このブラウザは通知を許可していません。サイトの設定で変更できます。
page-word = この卓で手番が来たら知らせる
page-pace-note =
    { $pace ->
        [days] 手番が来たら戻ってきてください。ずっといる必要はありません。
       *[live] 全員がその場で遊びます。いない人の席は、主催者がボットに任せられます。
    }
page-voice = 今の出来事
page-prompt = 今の質問
page-your-turn = あなたの手番
page-waiting = { $players }を待っています
page-waiting-since = { $when }から{ $players }を待っています
page-when =
    { $kind ->
        [today] { $time }
        [yesterday] 昨日{ $time }
        [week] { $day }
       *[before] { $date }
    }
page-watching = 観戦中
page-over = ゲーム終了
page-undo = 戻す
page-undo-title = 直前の選択を取り消す（U）
page-take = 決定
page-end-turn = 手番を終える
page-end-turn-title = このあとは他の人の番です（取り消せません）
page-reveal = 公開して続ける
page-reveal-title = 伏せられたものを公開します（取り消せません）
page-think-again = 考え直す
page-think-again-title = まだ何も起きていません。選び直せます（Esc）
page-staged =
    { $ends ->
        [reveal] 選択：{ $choice }。まだ実行していません。Enterで公開して続け、Escで考え直せます。
       *[turn] 選択：{ $choice }。まだ実行していません。Enterで手番を終え、Escで考え直せます。
    }
page-close = 閉じる
page-all-choices = 選択肢すべて（{ $count }）
page-likely = この後の質問にいつものように答えた場合。
page-preview = 起こること
page-with-end-turn = 「手番を終える」と同時に
page-then-possible = その後にできること
page-sum = { $from }点から{ $to }点
page-at-end = 終了時
page-have = { $from } → { $to }/{ $need }
page-points-now = 現在{ $points }点
page-ended-now = 今終われば{ $from } → { $to }点
page-stages = 行動の手順
page-end-shared = あなたは{ $others }と{ $points }点ずつで勝利を分け合いました。
page-goals = 任務
page-thinks = 思考中
page-order =
    { $turn ->
        [played] 済
        [now] 手番
        [next] 次
        [last] 最後
        [first] 最初
       *[then] その次
    }
page-away = 離席中
page-away-since = { $when }から離席中
page-crest = スタートプレイヤー
page-you = あなた（{ $place }番手）
page-slot =
    { $space ->
        [I] 引き出し
        [II] 賄賂
        [III] 駒
       *[IV] トークン
    }
page-pile = 山札{ $count }枚
page-piles = 残り：A { $a }、B { $b }
page-missions = 任務
page-completed = 解決{ $count }
page-free-place = 空き
page-bribes = 賄賂
page-tiles = 情報
page-drawers = 引き出し
page-hand = 手札
page-agents = サプライ{ $supply }、ボード{ $board }
page-agents-hire = 雇用可{ $hires }
page-drawer-empty = 引き出し{ $drawer }、空
page-item-own = { $item }：所有
page-item-not = { $item }：未所有
page-whole-map = 全体／拡大
page-building = { $spot } { $building }、{ $bribe }、{ $flag }
page-letter = ハウスナンバー{ $letter }
page-stand-here = ここにいる：{ $players }
page-square = { $square }：{ $value }、タイル：{ $info }
page-square-empty = { $square }：{ $value }、空
page-roof = 捜査員は{ $space }、終了は{ $end }
page-track = { $info }：エリア{ $area }、マス{ $space }
page-investigator-may = まだ動ける
page-investigator-moved = 移動済み
page-tab-desk = デスク
page-tab-others = 他の人
page-tab-house = トラック
page-tab-missions = 任務
page-tab-log = 記録
page-chat = チャット
page-chat-earlier = 以前の発言
page-notes = メモ
page-notes-hint = あなただけに見えます。
page-say = 卓のみんなに話しかける
page-send = 送信
page-speaks =
    { $by ->
        [former] （元プレイヤー）
       *[spectator] （観戦中）
    }
page-line-more = { $player }の発言について
page-mute = { $player }の発言を隠す
page-block = { $player }をブロックする（店全体）
page-muted = { $player }の発言を隠しています。
page-unmute = もう一度表示する
page-silence = この卓で{ $player }の発言を止める
page-unsilence = { $player }の発言を再び許す
page-report-line = 通報する
page-report-why = 何が問題か（運営者に届きます）
page-reported = 運営者に届きました。
page-since = 前回の手番から
page-review = 振り返り
page-since-title = 前回の手番から
page-since-sum = { $when }からの出来事
page-since-points = { $from }点から{ $to }点
page-since-means = あなたへの影響
page-since-watch = 見る（{ $seconds }秒）
page-since-go =
    { $asked ->
        [yes] 自分の手番へ
       *[no] 卓へ
    }
page-landing = 戻ったときに、その間の出来事を表示
page-film = { $player }の手番
page-film-skip = スキップ
page-film-pause = 一時停止
page-film-on = 続ける
page-film-speed = 他プレイヤーの手番
page-speed =
    { $speed ->
        [slow] ゆっくり
        [fast] 速い
        [still] 文字のみ
        [instant] 即時
       *[normal] 標準
    }
page-log-filter = 絞り込み
page-log-of = { $player }のみ
page-log-kind =
    { $kind ->
        [points] 得点
       *[places] 場所
    }
page-look-back = この場面をもう一度見る
page-log-find = 言葉で探す
page-log-more = 前の行を表示
page-log-none = 該当する記録はまだありません。
page-undone = { $player }が取り消し
page-seat-sat = { $player }が着席
page-seat-left = { $player }が退席
page-seat-bot = { $player }の代わりにボットが遊びます
page-seat-back = { $player }が戻りました
page-seat-named = この席の名前が{ $player }になりました
page-seat-asked = { $player }が空席を希望しています
page-seat-agreed = { $player }が同意しました
page-seat-declined = { $player }は同意しませんでした
page-seat-took = { $player }が席を引き継ぎ、その手札を見ます
page-silenced =
    { $silent ->
        [yes] ホストが{ $player }の発言を止めました
       *[no] { $player }は再び発言できます
    }
page-paced =
    { $pace ->
        [days] { $player }がペースを変更：数日かけて
       *[live] { $player }がペースを変更：リアルタイム
    }
page-scores = 得点
page-chart = ラウンドごとの得点
page-chart-seat = { $player }：{ $shape }
page-shape =
    { $colour ->
        [yellow] 黄色の丸
        [red] 赤の三角
        [blue] 青の四角
        [white] 白の六角形
        [black] 黒の十字
       *[green] 緑のひし形
    }
page-rematch = 再戦
page-deal-share = このお題を共有
page-deal-others = 同じお題の対局を見る
page-rematch-asked = { $player }が再戦を申し込みました
page-rematch-come = 一緒に行く
page-rematch-same = 同じ顔ぶれ、同じ設定で再戦
page-rematch-first = 次のスタートプレイヤーは{ $player }
page-series = シリーズ第{ $number }戦
page-series-open = シリーズの次の卓が開きました
page-series-make = シリーズにする
page-series-log = { $games ->
    [0] { $player }がシリーズを終えました
   *[other] { $player }がシリーズにしました。次の卓は自動で開きます
}
page-report = 問題を報告する
page-report-done = { $file }を保存し、文をコピーしました。報告するところでファイルを添付し、文を貼り付けてください。ファイルにはこの対局についてあなたが知ってよいことだけが入り、名前やチャットは入りません。
page-report-text =
    Kaffeehaus { $version }、{ $game }、手順{ $step }、言語{ $language }、画面{ $screen }
    添付：{ $file }

    何が起きましたか。本来はどうなるはずでしたか。
page-record = ゲームの記録
page-verify = シャッフルを検証
page-verify-promised = 開始時に表示したダイジェスト
page-verify-computed = このシードのダイジェスト（ブラウザで計算）
page-verify-record = ゲームの記録にも同じシードが書かれています。
page-verify-record-differs = ゲームの記録には別のシードが書かれています。
page-verify-no-record = ゲームの記録を今は取得できませんでした。
page-verify-again = カード・タイル・任務の並びはすべてシードで決まります。自分でも確かめられます：記録を保存して「kaffeehaus replay ファイル」を実行すると、同じ配り方でゲームが再現されます。
page-seed-fits = 一致しました：シードは最初のカードより前に決まっていました。
page-seed-differs = 一致しません：開始時に約束されたシードではありません。
page-no-table = この卓は存在しないか、入れません。
page-no-table-note = リンクをもう一度確かめるか、送ってくれた人に尋ねてください。入口の部屋には他の卓もあります。
page-unknown-note = アドレスに誤りがあるかもしれません。入口の部屋からどうぞ。
page-trouble-note = このページは自動的に再試行します。続くときは、運営者に知らせてください。
page-shut-note = このページは自動的には再試行しません。入口の部屋には他の卓もあります。
page-hand-over = { $player }の番です。画面を渡してください。
page-covered = { $player }の手元は隠されています。
page-uncover = 自分の手元を見る
page-take-back = 席に戻る
page-let-bot = ボットに任せる
page-let-bot-for = { $player }の代わりにボットにプレイさせる
page-ask-seat = この席を希望する
page-ask-note = ここに座る人はこの手札を見るため、先にプレイヤーに確認します。
page-asks = { $player }がこの席を希望しています。座るとこの手札が見えます。
page-agree = 同意する
page-decline = 同意しない
page-go-away =
    { $seats ->
        [1] 自分の代わりをボットに任せる
       *[other] { $player }の代わりをボットに任せる
    }
page-go-away-note = 席に戻るまで、ボットが代わりにプレイします。

## 文字だけの画面（どのゲームにも使える）

page-plain = 文字だけの画面
page-drawn = 絵のある画面
page-plain-round =
    { $round ->
        [0] ラウンド1の前
       *[other] ラウンド{ $round }
    }、{ $count }人
page-plain-ask = どうしますか？
page-plain-secret = あなたの手番です。ほかにも非公開で選択中：{ $players }
page-plain-done = 選択を終えました
page-plain-since = { $when }から
page-plain-points = { $signed }点
page-plain-find = 文字で絞り込む
page-plain-nothing = 「{ $typed }」を含む選択肢はありません。
page-plain-instead = または代わりに
page-plain-why = なぜ選べない？
page-plain-why-find = したいこと
page-plain-why-kind = 選択肢の種類
page-plain-why-all = すべての種類
page-plain-why-other = その他
page-plain-why-ask = 理由を聞く
page-plain-value = { $name }：{ $value }
page-plain-switch =
    { $value ->
        [yes] はい
       *[no] いいえ
    }
page-plain-end = 手番の終わりに：{ $what }
page-plain-then = その後にできること：{ $what }
page-plain-choose = 選んでください
page-plain-stands = 現在の状況
page-plain-player = プレイヤー
page-plain-happened = これまでの経過
page-plain-key-figure = 選ぶ
page-plain-key-do = 選んだことを実行する
page-plain-key-find = 言葉で選択肢を探す

## 終わったゲームのリプレイ

page-replay = ゲームを振り返る
page-analysis = 検討
page-replay-title = リプレイ
page-replay-result = 結果へ
page-replay-place =
    { $round ->
        [0] 第1ラウンドの前・{ $step } / { $count }手目
       *[other] 第{ $round }ラウンド・{ $step } / { $count }手目
    }
page-replay-start = カードが配られました。
page-replay-secret = 非公開で選択
page-replay-unfinished = 記録はここまでです。ゲームは終わっていません。
page-replay-lost = サーバーから応答がありません。少し待ってからもう一度お試しください。
page-replay-controls = ゲームの進行
page-replay-slider = 手数
page-replay-first = 最初へ（Home）
page-replay-turn-back = 前の手番へ（Shift ←）
page-replay-back = 1手戻る（←）
page-replay-play = 再生（スペースキー）
page-replay-pause = 一時停止（スペースキー）
page-replay-next = 1手進む（→）
page-replay-turn-next = 次の手番へ（Shift →）
page-replay-last = 最後へ（End）
page-replay-eyes = 誰の視点で見るか
page-replay-eyes-none = 観戦者の視点
page-replay-eyes-of = { $player }の視点
page-replay-copy = この場面のリンクをコピー
page-replay-import = ゲームの記録を開く
page-replay-import-note = ここや端末で保存した記録ファイル
page-to-position = 局面を作る
page-to-position-note = 書くかファイルを開いて、ボットと遊べます
page-position-of = この局面を変えて遊ぶ
page-replay-reading = 記録を読み込んでいます…
page-replay-refused = このファイルは開けません：{ $problem }
page-replay-large = ファイルが大きすぎます。ゲームの記録ではないようです。
page-replay-early = 対局中は、その卓で観戦できます。

## どの卓にも共通の説明

page-x-hold = 駒やカードを長押しすると説明が出ます。ほかの場所に触れると閉じます。
page-x-walk = 矢印キーで駒から駒へ移り、Escで説明を閉じます。
page-x-round-title = ラウンド{ $round }
page-x-digest = シャッフルのダイジェスト：{ $digest }。終了時にシードが公開され、「シャッフルを検証」で一致を確かめられます。
