### What happened: fragments that follow a player's name and a colon, or stand in a row.

log-round-began = ラウンド{ $number }/5
log-missions-offered = 任務の候補：{ $missions }
log-mission-kept = 任務を残す：{ $needs }
log-mission-rejected = 任務を箱に戻す：{ $needs }
log-missions-chosen = 任務{ $count }枚
log-card-drawn = { card }を引く
log-card-stacked = { card }を山{ $stack }へ
log-plan-ready = 計画完了
log-planned = { $count ->
    [0] 山なし
   *[other] 山{ $count }つ（{ $sizes }枚）
  }
log-auction-began = { step } / スタートプレイヤー：{ $player }
log-stack-revealed = { $cards }を公開
log-passed = パス
log-privilege-used = 特権で後に回る
log-nina-revealed = { nina }：{ $cards }
log-ranked = { $count ->
    [0] 誰も公開しなかった。
   *[other] 順位：{ $ranking }
  }
log-ranked-one = { $rank }位{ $name }（{ $sum }）
log-stefan-taken = { stefan }を獲得
log-coins-gained = +{ coins }（{ cause }）
log-coins-paid = −{ coins }（{ cause }）
log-good-gained = { $cause ->
    [guild] { good }+1
   *[other] { good }+1（{ cause }）
  }
log-good-returned = { $cause ->
    [sale] { good }1個を売却
   *[upgrade] { good }−1（{ cause }）
  }
log-seat-taken = { place }の席に着く
log-seat-left = { $player }のコマが{ place }の席から戻る
log-seat-supported = { place }の席に支援のコマ
log-settled = { $cost ->
    [0] コマ → { $cell }（無料）
   *[other] コマ → { $cell }（{ $cost }コイン）
  }
log-member-moved = コマ { $origin } → { $cell }
log-fountain-used = { $cell }の噴水：{ ability }
log-palm-planted = ヤシの木 → { $tree }
log-palm-moved = ヤシの木 { $origin } → { $tree }
log-fountain-built = 噴水{ $fountain } → { $cell }
log-card-returned = { card }を山札の下に戻す
log-card-retrieved = 捨て札の{ card }を山札の下に戻す
log-stacks-left = 未使用のカード{ $count }枚を捨て札に
log-privilege-gained = 特権+1
log-scored = { $signed }点（{ rule }）
log-mission-scored = { $needs }：{ $signed }点
log-game-ended = ゲーム終了 / 勝者：{ $winners }（{ $score }点）
