### What every game and every screen shares.
### The separators hold blanks because a terminal breaks lines only there; 、 would tear numbers in narrow columns.

version-line = Kaffeehaus { $version }
list-separator = ,{" "}
part-separator = {" "}/{" "}
log-line = { $player }：{ $what }

colour =
    { $colour ->
        [yellow] 黄
        [red] 赤
        [blue] 青
        [white] 白
        [black] 黒
       *[green] 緑
    }
    .letter =
        { $colour ->
            [yellow] Y
            [red] R
            [blue] B
            [white] W
            [black] K
           *[green] G
        }

player-you = あなた
    .seat = あなた（{ colour }）
player-bot = { colour }（{ $bot }）
player-seat = { colour }

## Why a choice is not there, for any game

why-over = ゲームは終了しています。
why-not-your-turn = あなたの手番ではありません。
why-allowed = 今、実行できます。
why-not-now = 今はそれを決める場面ではありません。
