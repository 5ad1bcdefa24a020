### 「バレンシア」の卓で選べること。メッセージ本体は端末での説明、属性はページで使う：
### 名前、ゲームのどの部分に属するか、何を決めるか、値、それぞれの値の効果。

option-city = 都市：first-game（初回用） / random（タイル、面、向きをランダムに決定）
    .name = 都市
    .note = 中央の噴水の周りに都市タイルをどう並べるかを決めます。
    .value =
        { $value ->
            [random] ランダム
           *[first-game] 初回用
        }
    .effect =
        { $value ->
            [random] タイル、面、向きをランダムに決めます。都市は毎回変わります。
           *[first-game] ルールブックが初回に勧める都市です。いつも同じです。
        }
option-specials = 特殊カード：all / none / 一部： joker,savings,twins,warehouse,support,vagabond,central
    .name = 特殊カード
    .part = 拡張1「特殊な影響力カード」
    .note = 全員が同じカードを使います。まずは1、2種類から。
    .value =
        { $value ->
            [joker] ジョーカー
            [savings] 貯蓄
            [twins] 双子
            [warehouse] 倉庫
            [support] 支援
            [vagabond] 放浪者
           *[central] 中央
        }
    .effect =
        { $value ->
            [joker] 「0」のカードを1枚加えます。同じ競りで他のプレイヤーが公開した「6」1枚につき2になります。
            [savings] 「1」2枚と入れ替えます。公開したら順位にかかわらず、すぐにコインを得ます。
            [twins] 「2」2枚と入れ替えます。同じ競りで2枚とも公開されると、合わせて4ではなく6になります。
            [warehouse] 「3」2枚と入れ替えます。公開したら順位にかかわらず、すぐに資源を得ます。
            [support] 「4」1枚と入れ替えます。公開したらすぐに、他のプレイヤーがいるギルドの席に家族コマ1個を並べて置けます。
            [vagabond] 「5」1枚と入れ替えます。公開したらすぐに、都市にある自分の家族コマ1個を3マスまで動かせます。
           *[central] 「6」1枚と入れ替える「7」です。同じ競りで他のプレイヤーが「0」を公開すると5になります。
        }
option-first-player = スタートプレイヤー：random（ランダム）/ 席の番号（1が最初の席）
    .name = スタートプレイヤー
    .note = 最初のラウンドにステファン・フェルトを持ち、貴族の席に家族コマを置く人です。
    .value =
        { $value ->
           *[random] ランダム
        }
    .effect =
        { $value ->
            [random] ゲームの始めにくじで決めます。
           *[seat] { $player }から始めます。
        }
option-handicap-points = 席順のハンデ名声点（例：0,10,0）：0 / 5 / 10 …
    .name = ハンデ名声点
    .part = ハンデ
    .note = 最初のカードの前に持っている名声点です。ハンデ付きのゲームは統計に入りません。
    .value =
        { $value ->
            [0] なし
           *[some] { $value }点
        }
    .effect =
        { $value ->
            [0] ハンデはありません。
           *[some] 最初のカードの前に名声点{ $value }点を持っています。
        }
option-handicap-coins = 席順でコインの追加：0～10
    .name = コインの追加
    .part = ハンデ
    .note = 最初にコインを多く持ちます。ハンデ付きのゲームは統計に入りません。
    .value =
        { $value ->
            [0] なし
           *[some] { $value }コイン
        }
    .effect =
        { $value ->
            [0] ハンデはありません。
           *[some] 最初に{ $value }コイン多く持ちます。
        }
