### What happened: fragments that follow a player's name and a colon, or stand in a row.

log-round-began = ラウンド{ $number } / スタートプレイヤー：{ $player }
log-cards-drawn = カードを{ $count }枚引く
log-cards-seen = 引いたカード：{ $cards }
log-pile-shuffled = 捨て札{ $count }枚を混ぜて新しい山札にする
log-card-assigned = { card-name }をスペース{ $space }へ
log-cards-ready = カード選択完了
log-cards-discarded = { $cards }を捨て札にする
log-card-revealed = アクション{ $space }：{ card-name }
log-drawer-filled = { $exchange ->
    [0] 引き出し{ $drawer }に「{ $ability }」
   *[other] 引き出し{ $drawer }の{ $replaced }を置き換え「{ $ability }」
  }
log-bribes-gained = { $cause ->
    [ability] { bribe }+{ $count }（{ card-name }）
   *[other] { bribe }+{ $count }（{ cause }）
  }
log-price-lowered = { $drawer ->
    [0] スタンドで{ $count }枚減
   *[other] 引き出し{ $drawer }で{ $count }枚減
  }
log-bribes-paid = { $drawer ->
    [0] { bribe }-{ $count }
   *[other] { bribe }-{ $count }（引き出し{ $drawer }）
  }
log-shillings-gained = +{ shillings }（{ cause }）
log-shillings-paid = -{ shillings }（{ cause }）
log-shillings-deposited = キャッシュボックスへ{ shillings }
log-extra-deposited = キャッシュボックスへ追加の{ shillings }
log-scored = { $by ->
    [0] +{ points }（{ rule }）
   *[other] +{ points }（{ card-name }）
  }
log-agent-placed = { $figure ->
    [yes] { $source ->
        [-1] スタンド → { $spot } { $building }
       *[other] スタンド { $origin } → { $spot } { $building }
      }
   *[no] { $source ->
        [-1] エージェント駒 → { $spot } { $building }
       *[other] エージェント駒 { $origin } → { $spot } { $building }
      }
  }
log-figure-moved = スタンドが移動 { $origin } → { $building }
log-agent-removed = { $figure ->
    [yes] { $building }のスタンドを取り除く（{ cause }）
   *[no] { $building }のエージェント駒を取り除く（{ cause }）
  }
log-square-enclosed = { $help ->
    [yes] { $square }を第3の男の助けで囲む：{ info }タイル、+{ points }
   *[no] { $square }を囲む：{ info }タイル、+{ points }
  }
log-marker-moved = { $by ->
    [0] { info }のトラックトークン → 全{ $last }マスの{ $space }マス目（エリア{ $area }）
   *[other] { info }のトラックトークン{ $steps }マス → エリア{ $area }（{ card-name }）
  }
log-investigator-moved = 捜査員が{ $space }のマスへ
log-end-triggered = { end-reason }次が最終ラウンドです。
log-stefan-moved = 第3の男 → { $spot } { $building }
log-mission-accepted = 任務{ $mission }を引き受ける
log-mission-shown = 新しい任務を公開：{ mission-line }
log-mission-completed = 任務{ $mission }を解決
log-phase-began = { phase }
log-bought = 購入：{ item }
log-game-ended = ゲーム終了 / 勝者：{ $player }（{ $score }点）
