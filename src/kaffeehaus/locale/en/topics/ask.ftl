### What a bot would do: said by the panel that asks it.

ask-title = What would you do?
ask-whom = Ask one of the bots
ask-thinking = { $bot } is thinking …
ask-noted = Each question is noted in the log and with the result.
ask-lit = The dashed violet ring on the table is the bot’s wish. Nothing has been played.
ask-do = Do that
ask-against = Against the next best
ask-others = Also weighed
ask-behind = behind by { $least } to { $most } points
ask-even = just as good
ask-less = about { $points } points less
ask-hardly = hardly looked at
ask-next = { $player } decides next. The bot knows only what { $player } could know then.
ask-nobody = Nobody decides anything after this step.
ask-chose = { $player } chose: { $action }
ask-same = { $player } did just that.
