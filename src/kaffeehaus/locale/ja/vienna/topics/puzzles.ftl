### パズルで決めること.

puzzle-kind = { $step ->
    [assign] 机に置くカード
    [exchange] 引き出しから出すカード
    [action-iii] アクションIII
    [source] どのエージェントか
    [pay] 支払い
    [buy-pay] 支払い
    [payday-pay] 支払い
    [gain] 受け取る賄賂
    [gain-different] 受け取る賄賂
    [advance] 動かすトラックトークン
    [marker] 動かすトラックトークン
    [mission] 任務
    [buy] 購入
    [deposit] キャッシュボックス
    [place-stefan] 第三の男
    [move-stefan] 第三の男
    [move-figure] スタンド
    [payday-remove] 去るエージェント
    [unfinished-remove] 去るエージェント
   *[other] その他の決定
}
