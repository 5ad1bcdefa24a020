### What stands on the table in the terminal, the introduction and the options.

intro-title = VALENCIA ～ 一族とギルドと噴水、オレンジと磁器の街
intro-1 = 全5ラウンドです。 ラウンドの初めに、 自分の24枚の影響力カードから好きな枚数を引き、 裏向きでいくつかの山に分けます。
intro-2 = 続いてA～Gの7回の競りです。 順番に山を1つ公開するかパスし、 合計の大きい人から行動します。 山を公開しても何も行動できなかった人は、 その山の1枚を山札の下に戻せますが、 1位は戻せません。
intro-3 = Aは貴族と教会の席です。 B、D、Fはギルドです。 1位は席、資源、都市マスを、 2位は資源と都市マスを得られます。
intro-4 = CとEの1位は資源を売れます。 Gの1位はコマを動かせます。 その後、教会がヤシの木を植え、貴族が噴水を建てます。
intro-5 = 毎ラウンド、評議会のコマ1個につき1点です。 終了時は都市のコマ1個につき1点、 ヤシの木の隣なら+1点、噴水の隣なら噴水の数字の点も得ます。
intro-6 = 任務は終了時に満たしていれば得点、満たしていなければ3点を失います。 達成できそうなものを残しましょう。

state-begin = ラウンド1の前：任務の選択
state-plan = ラウンド{ $round }/5：計画
state-line = ラウンド{ $round }/5：{ step }
state-over = ゲーム終了
state-stefan = { stefan }：{ $player }
    .begins = スタートプレイヤー（{ stefan }）：{ $player }
state-palms = ヤシの木：{ $palms }
state-fountains = 噴水：{ $fountains }
state-fountain = { $cell } { $fountain }

city-legend-guild = { guild.code } { guild } { $price }
city-legend-signs =
    Wa2 ギルドとコスト / ┄┄ 噴水マス / ≈6 噴水 / o 植樹地 / ♠ ヤシの木 / * 選択可
    噴水の効果：Ni 任務 / Ko 資源の交換 / Ka カード回収 / Ya ヤシの移動 / Ba 売却
council-title = 評議会
council-empty = —
boards-title = ラウンド：B D F、噴水
boards-row = { $round }  { $guilds }  { $fountain }
boards-nina = ニーナの山札：{ $count }枚
auction-sum = { $cards } = { $sum }
auction-rank = { $rank }位{ $player }：{ $bid }
auction-open = { $player }：{ $bid }
auction-passed = パス
auction-next = 手番
auction-waits = 順番待ち

screen-title = あなたの衝立の内側
screen-of = { $player }の衝立の内側
screen-members = 家族コマ：サプライ{ $count }個
screen-privileges = 特権{ $count }
screen-goods = 資源
screen-goods-short = 資源 { $goods }
screen-goods-worth = { $goods }   売値計{ coins }
screen-hand = 手札
screen-stacks = 山
screen-stack-line = { $stack }：{ $cards } = { $sum }
screen-bid-line = { $stack }：{ $cards } = { $sum }、{ $rank }位
screen-pile = 山札
screen-pile-line = { $count ->
    [0] なし
   *[other] { $count }枚：{ $cards }
  }
screen-under = 山札の底
screen-discard = 捨て札
screen-missions = 任務
screen-offered = 任務の候補
screen-if-ended = 今終われば
screen-if-ended-rule = { rule }{ $points }
screen-none = なし
mission-met = 達成
mission-unmet = 未達成
mission-count = { $have }/{ $need }
mission-now = 現在{ $points }点
mission-hidden = 非公開

others-title = 全プレイヤー
others-player = 名前
others-score = 得点
others-council = 評議会
others-city = 都市
others-supply = サプライ
others-privileges = 特権
others-pile = 山札
others-stacks = 山
others-missions = 任務
others-money = コイン
others-goods = 資源
others-seen = 公開済みカード
others-many = { $name }×{ $count }

figures-revealed = 公開された影響力カード
figures-kept = 残した任務/達成した任務
figures-settled = 配置されたマス（最多…最少）
figures-fountains = 建てられた噴水（使用回数）
figures-fountain = { $fountain }×{ $built }（{ $used }）
