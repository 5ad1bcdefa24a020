### 「ウィーン」の卓で選べること。メッセージ本体は端末での説明、属性はページで使う：
### 名前、ゲームのどの部分に属するか、何を決めるか、値、それぞれの値の効果。

option-version = introductory（入門ルール）/ advanced（上級ルール）
    .name = ルール
    .note = ゲームのどこまでを使って遊ぶかを決めます。
    .value =
        { $value ->
            [advanced] 上級ルール
           *[introductory] 入門ルール
        }
    .effect =
        { $value ->
            [advanced] カード175枚すべてに、封蝋、任務、シリング、購入、給料日が加わります。
           *[introductory] カード90枚。お金も任務もありません。はじめての方に。
        }
option-flags = 国旗：printed（印刷）/ random（布袋から引くタイル）
    .name = 国旗
    .note = 各建物の国旗を決めます。能力や任務の条件になります。
    .value =
        { $value ->
            [random] ランダム
           *[printed] 印刷どおり
        }
    .effect =
        { $value ->
            [random] 国旗タイル30枚を布袋から引いて並べます。街は毎回変わります。
           *[printed] ゲームボードに印刷された国旗を使います。
        }
option-third-man = 拡張1「第3の男」：off / on
    .name = 第3の男
    .part = 拡張1「第3の男」
    .note = ステファン・フェルトが中立のエージェントとして建物から建物へ歩き回ります。
    .value =
        { $value ->
            [true] はい
           *[false] いいえ
        }
    .effect =
        { $value ->
            [true] 広場を囲むとき、自分の駒1個の代わりになります。得点は1点減り、彼は次の建物へ向かいます。
           *[false] 広場は自分の駒だけで囲みます。
        }
option-figures = 拡張2「エージェント ステファン・フェルト」：off / on（上級のみ）
    .name = スタンド
    .part = 拡張2「エージェント ステファン・フェルト」
    .note = 各プレイヤーが、2つの能力を持つステファン・フェルトスタンド（ハンブルク、アムステルダム、ニューヨークシティ、マラケシュ）を使います。
    .value =
        { $value ->
            [true] はい
           *[false] いいえ
        }
    .effect =
        { $value ->
            [true] スタンドはエージェント1人として数えます。自分の駒を5個置いた後に使え、給料日にはチョコレート1枚がかかります。
           *[false] スタンドは使いません。
        }
option-set-points = 入門ルールでの5種のセットの得点：10 / 15
    .name = 5種セット
    .part = 入門ルール
    .note = 5種の機密情報1セットがゲーム終了時にもたらす得点です。
    .value = { $value }点
    .effect =
        { $value ->
            [15] 15点。日本語版のルールです。
           *[10] 10点。ドイツ語版とフランス語版のルールです。
        }
option-shillings = 上級ルールで配置の代わりに得るシリング：2 / 3
    .name = IIIのシリング
    .part = 上級ルール
    .note = アクションIIIで、駒を置く代わりに受け取るお金です。
    .value = { $value }
    .effect =
        { $value ->
            [3] 3シリング。フランス語版のルールです。
           *[2] 2シリング。ドイツ語版と日本語版のルールです。
        }
option-colours = 席順の色：yellow,red,blue,green
option-first-player = スタートプレイヤー：random（ランダム）/ 席の番号（1が最初の席）
    .name = スタートプレイヤー
    .note = 最初のラウンドに紋章を持つ人です。
    .value =
        { $value ->
           *[random] ランダム
        }
    .effect =
        { $value ->
            [random] ゲームの始めにくじで決めます。
           *[seat] { $player }から始めます。
        }
option-handicap-points = 席順のハンデ得点（例：0,10,0）：0 / 5 / 10 …
    .name = ハンデ得点
    .part = ハンデ
    .note = 最初のカードの前に持っている得点です。ハンデ付きのゲームは統計に入りません。
    .value =
        { $value ->
            [0] なし
           *[some] { $value }点
        }
    .effect =
        { $value ->
            [0] ハンデはありません。
           *[some] 最初のカードの前に{ $value }点を持っています。
        }
option-handicap-bribes = 席順で各種の賄賂の追加：0～3
    .name = 賄賂の追加
    .part = ハンデ
    .note = 最初に各種の賄賂を多く持ちます。ハンデ付きのゲームは統計に入りません。
    .value =
        { $value ->
            [0] なし
           *[some] 各{ $value }個
        }
    .effect =
        { $value ->
            [0] ハンデはありません。
           *[some] 最初に5種の賄賂をそれぞれ{ $value }個多く持ちます。
        }
option-handicap-shillings = 席順でシリングの追加（上級ルールのみ）：0～5
    .name = シリングの追加
    .part = ハンデ
    .note = 最初にシリングを多く持ちます。ハンデ付きのゲームは統計に入りません。
    .value =
        { $value ->
            [0] なし
           *[some] { $value }シリング
        }
    .effect =
        { $value ->
            [0] ハンデはありません。
           *[some] 最初に{ $value }シリング多く持ちます。
        }
