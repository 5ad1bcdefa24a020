### What stands on the table in the terminal, the introduction and the options.

intro-title = VIENNA ～ スパイと機密情報、第3の男の街
intro-1 = エージェント駒を建物に配置します。 コストは建物と同じ種類の賄賂2枚です（枠の最初の2文字がその種類）。
intro-2 = 広場を囲むすべての建物に自分のエージェント駒があれば、 そのタイルを取り、広場の数字分の得点を得ます。
intro-3 = 毎ラウンド、カードを3枚引きます。 Iは引き出しに入り、以後ずっと能力を使えます。 IIは賄賂を入手し、IVはトラックトークンを進めます。
intro-4 = 手番はI、II、III、IVの順です。 IIIではエージェント駒を配置するか、1色の賄賂を2枚入手します。
intro-5 = トラックトークンを進めると、その種類の自分のタイル1枚につき1点です。 ゲーム終了時、タイル1枚はトークンのエリアの値（1～6点）になります。
intro-6 = ラウンドで最初にトークンが次のエリアに入ると、捜査員が1マス進みます。 捜査員が最終マスに着いたら、その次が最終ラウンドです。

city-legend = 枠内：賄賂、国旗、エージェント駒、→今のコスト。 枠の間：広場の数字とタイル。
city-legend-advanced = 枠内：賄賂、国旗、封蝋、（ハウスナンバー）、エージェント駒、→今のコスト。 枠の間：広場の数字とタイル。 封蝋：Ki貴族 Sh宗教 Gy行政 Bn文化 Ka科学
city-price = →{ $price }
squares-title = タイルのある広場：数字とタイル、建物（*は自分の駒）
squares-none = すべての広場が空です。

tracks-title = 機密情報
tracks-you = 所持{ $count }
tracks-roof = 捜査員
tracks-roof-legend = [ ] 現在地 / ! 最終マス
tracks-roof-legend-advanced = [ ] 現在地 / $ 購入 / p 給料日 / ! 最終マス

state-line = ラウンド{ $round } / 市章：{ $crest } / 山札{ $pile }枚
state-last-round = 最終ラウンド
state-triggered = 終了間近：次が最終ラウンド

desk-title = あなたのデスク
desk-of = { $player }のデスク
desk-score = { points }
desk-supply = エージェント駒：サプライ{ $count }個
desk-board = ボード上{ $count }個
desk-hires = 雇用可{ $count }個
desk-coins = { shillings }
desk-box = キャッシュボックス{ $count }/12
desk-bribes = 賄賂:
desk-tiles = タイル:
desk-drawers = 引き出し:
desk-drawer-line = { $drawer }  { $card }  { $ability }
desk-items = デスク:
desk-missions = 任務:
desk-mission-met = 達成可
desk-mission-unmet = 未達成
desk-figure-supply = { figure-name }のスタンド：サプライ
desk-figure-board = { figure-name }のスタンド：{ $building }
desk-hand = 手札:
desk-spaces = スペース:
desk-space-line = { $space }  { $card }
desk-none = なし
display-title = 公開中の任務

others-title = 全プレイヤー
others-player = 名前
others-score = 得点
others-agents = 駒
others-bribes = 賄賂
others-tiles = タイル
others-drawers = 引き出し
others-missions = 任務
others-money = お金
others-money-box = { $coins } + 箱{ $box }
others-desk = デスク
