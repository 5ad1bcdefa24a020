# その場にいない人へのお知らせ（スマートフォン、メール、チャット）

notice-title = { $tables ->
    [1] { $game }：あなたの手番です
   *[other] { $tables }つの卓があなたを待っています
}
notice-line = { $people ->
    [0] 第{ $round }ラウンド
   *[other] { $names }との対戦、第{ $round }ラウンド
}
notice-of = { $game }：{ $line }
notice-invited = { $name }さんが{ $game }の卓に招待しています
notice-series = シリーズの次の対局は{ $game }です。席は取ってあります。
notice-foot =
    卓があなたを待っているときにお知らせしています。変更はこちら：
    { $link }
notice-test = { $name }さんにはこのように届きます。
notice-code = { $code } が Kaffeehaus の確認コードです
    .note =
        { $name }さんが、手番のお知らせをこのアドレスで受け取ることを希望しています。ご本人でしたら、次のコードを画面に入力してください。

        { $code }

        コードは30分間有効です。お心当たりがなければ、何もする必要はありません。コードが入力されないかぎり、これ以上お送りしません。
notice-back = Kaffeehaus に戻るためのコード
    .note =
        このメールアドレスで登録されている方として、Kaffeehaus に戻る操作が行われました。操作した画面で次のコードを入力してください。

        { $codes }

        コードは15分間、その画面のブラウザでのみ、1回だけ使えます。店からコードをお尋ねすることはありません。お心当たりがなければ、何もする必要はありません。
