### 試すだけの手番と、次の手番の予約。

wishes-try = 試してみる
wishes-try-title = 次の手番を試せます。実際には何も起こりません
wishes-tried = 試した手
wishes-tab = 予約
wishes-imagining = これは想像です。
wishes-nothing-played = 何も実行されません。
wishes-voice = 想像：{ $what }
wishes-back = 一手戻す
wishes-back-title = 想像した最後の一手を取り消す
wishes-home = 実際の卓へ
wishes-home-title = 実際の卓へ（Esc）。試した手は残ります
wishes-stay = 想像を続ける
wishes-your-turn = 実際にあなたの手番になりました。試した手は残ります。
wishes-lost = 卓が進みました。{ $why }
wishes-unsure = ここから先は推測です。知りえないことが明らかになりました。
wishes-trail = 試した手
wishes-trail-none = 自分の手番と同じように選んでください。
wishes-others = 推測
wishes-others-title = ほかのプレイヤーの手は推測です：{ $players }
wishes-shows = 隠れているものが明らかになります
wishes-gone = もうできません
wishes-guess = 推測
wishes-keep = 予約する
wishes-keep-title = 手番が来たら、この手番を代わりに行います
wishes-keep-nothing = まず手番を試してから予約してください
wishes-keep-kept = この手番はもう予約してあります
wishes-keep-full = これ以上は予約できません
wishes-keep-long = この手番は予約には手数が多すぎます
wishes-keep-later = 予約できるのは次の手番です。これはその後の手番です
wishes-title = 自分の手番が来たら
wishes-count =
    { $count ->
        [0] 予約なし
       *[other] 予約{ $count }件
    }
wishes-how = 実行でき、条件を満たす最初の予約を代わりに行います。
wishes-soon = 自分で行わなければ、まもなく予約が確かめられます。
wishes-none = 予約はありません。手番を試してから予約してください。
wishes-lock = 知っているのはあなたと店だけです。隠れているものが明らかになる前には、あなたに尋ねます。
wishes-always = いつでも
wishes-only =
    { $kind ->
        [most] これ以下なら：{ $what }
       *[least] これ以上なら：{ $what }
    }
wishes-unless = だれかに先を越されなければ：{ $what }
wishes-unless-player = { $player }に先を越されなければ：{ $what }
wishes-round = 第{ $round }ラウンドだけ
wishes-only-label = 予約{ $number }の条件
wishes-less = 一つ減らす
wishes-more = 一つ増やす
wishes-asks = 隠れているものが明らかになるため、先に尋ねます。
wishes-even = 隠れているものが明らかになっても行う
wishes-move = 予約{ $number }を動かす：{ $what }
wishes-move-title = ドラッグするか、Altと矢印キー
wishes-moved = { $count }件中{ $number }番目になりました
wishes-up = 予約{ $number }を上へ
wishes-down = 予約{ $number }を下へ
wishes-remove = 予約{ $number }を取り消す：{ $what }
wishes-remove-title = 取り消す
wishes-remove-all = すべて取り消す
wishes-log =
    { $how ->
        [played] 予約{ $number }のとおり
        [dropped] 予約{ $number }は実行できなくなり、取り消されました：{ $what }
        [asks] 予約{ $number }では隠れているものが明らかになるため、あなたが決めます
       *[failed] 条件を満たす予約がないため、あなたが決めます
    }
