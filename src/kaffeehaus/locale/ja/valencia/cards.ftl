### Influence cards, fountains and missions: what they are good for.

## Influence cards

card =
    { $card ->
        [one] 1
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [joker] 0 ジョーカー
        [savings] 1 貯蓄
        [twins] 2 双子
        [warehouse-wine] 3 倉庫（ワイン）
        [warehouse-oranges] 3 倉庫（オレンジ）
        [support] 4 支援
        [vagabond] 5 放浪者
       *[central] 7 中央
    }
    .code =
        { $card ->
            [one] 1
            [two] 2
            [three] 3
            [four] 4
            [five] 5
            [six] 6
            [joker] 0J
            [savings] 1C
            [twins] 2F
            [warehouse-wine] 3W
            [warehouse-oranges] 3O
            [support] 4S
            [vagabond] 5H
           *[central] 7C
        }
    .use =
        { $card ->
            [one] 影響力は1です。
            [two] 影響力は2です。
            [three] 影響力は3です。
            [four] 影響力は4です。
            [five] 影響力は5です。
            [six] 影響力は6です。
            [joker] 影響力は0です。 同じ競りで他のプレイヤーが公開した「6」1枚につき2増えます。
            [savings] 影響力は1です。 公開したら順位にかかわらず、すぐに{ coins }を得ます。
            [twins] 影響力は2です。 同じ競りで別の双子カードが公開されると3になります（誰のカードでも可）。
            [warehouse-wine] 影響力は3です。 公開したら順位にかかわらず、すぐに{ good }を1個得ます。
            [warehouse-oranges] 影響力は3です。 公開したら順位にかかわらず、すぐに{ good }を1個得ます。
            [support] 影響力は4です。 公開したらすぐに、他のプレイヤーがいるギルドの席に、 自分の家族コマ1個を並べて置けます。
            [vagabond] 影響力は5です。 公開したらすぐに、都市にある自分の家族コマ1個を 3マスまで動かせます。
           *[central] 影響力は7です。 同じ競りで他のプレイヤーがジョーカーを公開すると5になります。
        }

card-separator = {" "}+{" "}
card-title = カード「{ card }」
card-unknown = このゲームの影響力カードは{ $cards }です。 任務はM04のように入力してください。

## Fountains

fountain-plain = ≈{ $value }
fountain-ability = ≈{ $value } { ability.code }
fountain-line = ≈{ $value }（{ ability }）
    .told = { $value }（{ ability }）

## Missions: what must be so at the end of the game

mission-cost = コスト{ $cost }のマスにコマ2個以上
mission-guild = { guild }のマスにコマ3個以上
mission-every-guild = 5つのギルドのマスにコマ各2個以上
mission-square = コマ4個で2×2の正方形
mission-row = 縦か横1列に並んだコマ3個以上
mission-diagonal = 斜め1列に並んだコマ3個以上
mission-wall = 城壁沿いのマスにコマ6個以上
mission-corners = 都市の四隅にコマ2個以上
mission-four-fountains = 異なる噴水4基以上の、それぞれにコマが隣接
mission-every-fountain = すべての噴水にコマが隣接
mission-more-than-neighbour = { $wealth ->
    [coins] 左右どちらかの隣の人よりコインが多い
   *[goods] 左右どちらかの隣の人より資源が多い
  }
mission-ten-minus = { $wealth ->
    [coins] 10点から所持コイン1につき1点減
   *[goods] 10点から所持資源1個につき1点減
  }
mission-three-goods = 資源を3種類以上所持
mission-most-coins = コインが誰よりも多い
mission-council = 評議会に{ members }以上
mission-nobility-or-church = 貴族か教会の席にコマがある
mission-same-fountain = 中央以外の1基の噴水にコマ3個以上が隣接
mission-central-fountain = 中央の噴水の周囲にコマ5個以上
mission-palms = ヤシの木の隣にコマ5個以上
mission-stefan = { stefan }を所持
mission-route = つながった最長ルートのコマ1個につき1点
mission-alone = 自分の他のコマと隣接しないコマ1個につき2点
mission-quarters = 8つの地区すべてにコマがある
mission-most-members = 都市のコマが誰よりも多い

mission-line = { $mission } { $needs }（+{ $points }、失敗−{ $failed }）
    .told = { $needs }（+{ $points }、失敗−{ $failed }）
mission-line-formula = { $mission } { $needs }（最低0点）
    .told = { $needs }（最低0点）
