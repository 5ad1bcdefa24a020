### 時計と、プレイヤー同士の取り決め。

clock-title = 時間と取り決め
clock-of = 残り時間
clock-days = { $days }日{ $hours ->
    [0] {""}
   *[other] { $hours }時間
  }
clock-hours = { $hours }時間{ $minutes ->
    [0] {""}
   *[other] { $minutes }分
  }
clock-minutes = { $minutes }分
clock-seconds = { $seconds }秒
clock-until = { $when }まで
clock-bot = ボット
clock-say = 残りは{ $left }です。
clock-setting = { $kind ->
    [turn] 1手番{ $time }
    [bank] { $time }＋手番ごとに{ $more }
   *[none] 時計なし
  }
clock-note = { $why ->
    [runs] 進行中。{ $more }
    [away] 不在でも進みます。{ $more }
    [stands] 停止中
    [pause] 合意により一時停止
    [holiday] { $until }まで休暇
    [night] { $until }まで睡眠中
    [down] 閉店していました
    [turn] 時間切れ：この手番だけボットが行います
    [seat] 時間切れ：ボットが席を預かっています
   *[others] 時間切れ：ほかのプレイヤーが決めます
  }
clock-left = 残り{ $time }
clock-left-of = { $player }：{ $time }
clock-paused-since = { $when }から
clock-row-paused = 一時停止
clock-label = 時計
clock-label-note = 各プレイヤーが使える時間です。閉店中は進みません。数日かけるときは、夜と休暇の間も進みません。
clock-zero = 時間切れのとき
clock-zero-value = { $zero ->
    [turn] ボットがその手番を行う
    [seat] ボットが席を預かる
   *[others] ほかの人が決める
  }
clock-zero-note = { $zero ->
    [turn] 時間切れになると、その手番はボットが行います。
    [seat] 時間切れになると、戻るまでボットが席を預かります。
   *[others] 時間切れになると、ほかの人が決めます。
  }
clock-pause = 一時停止を提案
clock-resume = 時計を動かす
clock-other = 別の時計
clock-propose = 提案する
clock-holiday-from = 休暇の初日
clock-holiday-until = 最終日
clock-holiday-take = 休暇を取る
clock-holiday-back = 戻りました
clock-holiday-left = この卓での休暇は、あと{ $days }日です。
clock-asleep = 就寝
clock-awake = 起床
clock-sleep = この時間に眠る
clock-sleep-none = 睡眠時間なし
clock-substitute = { $player }の代わりを探す
clock-end = ゲームの終了を提案
clock-end-note = 結果は今のままです。これまでの点と、今終わったら入る点を数えます。
clock-concede = { $seats ->
    [one] 投了
   *[other] { $player }の席を投了
  }
clock-concede-sure = 本当に投了しますか？
clock-concede-note = 2人なら相手の勝ちです。3人以上なら、ボットが続けます。
clock-agreement = 提案
clock-proposal-of = { $player }さんの提案：
clock-proposal-yours = あなたの提案：
clock-proposal = { $kind ->
    [pause] だれかが動かすまで、すべての時計を止める。
    [clock] { $how }。
    [end] ゲームを今のまま終える。
    [back] { $count }アクションを取り消し、{ $when }の時点から続ける。
    [late-wait] { $player }にもう一度時間を与える。
    [late-turn] この手番は{ $player }の代わりにボットが行う。
    [late-seat] { $player }の席をボットが預かる。
   *[substitute] { $player }の代わりに続ける人を探す。卓のリンクを送ってください。
  }
clock-back-note = 明らかになったことは知られたままで、カードも同じ順に出ます。記録にも残ります。
clock-awaited = 返事待ち：{ $players }
clock-withdraw = 取り下げる
clock-late = { $player }の時間がなくなりました。どうしますか？
clock-late-do = { $then ->
    [wait] もう一度時間を与える
    [turn] ボットがこの手番を行う
   *[seat] ボットが席を預かる
  }
clock-log-time = { $how ->
    [turn] { $player }は時間切れ。この手番はボットが行う
    [seat] { $player }は時間切れ。ボットが席を預かる
    [wait] { $player }にもう一度時間が与えられた
   *[others] { $player }は時間切れ。ほかの人が決める
  }
clock-log-pause = { $how ->
    [true] { $player }の提案で時計が止まった
   *[false] { $player }が時計を動かした
  }
clock-log-holiday = { $how ->
    [away] { $player }は{ $when }まで休暇
   *[back] { $player }が休暇から戻った
  }
clock-log-clock = 別の時計にすることで合意した
clock-log-proposed = { $how ->
    [pause] { $player }が一時停止を提案
    [clock] { $player }が別の時計を提案
    [end] { $player }がゲームの終了を提案
    [back] { $player }が取り消しを提案
    [taken] { $player }がその後の手を取り消し
    [late] { $player }が時間切れの扱いを提案
   *[substitute] { $player }が代わりの人を探すことを提案
  }
clock-log-agreed = { $how ->
    [true] { $player }が同意
   *[false] { $player }は同意しない
  }
clock-log-offered = { $player }の代わりに続ける人を募集中
clock-log-conceded = { $player }が投了
clock-log-ended = { $how ->
    [agreed] 合意によりゲームを終了
   *[conceded] ゲームは途中で終了
  }
clock-end-reason-agreed = 合意により、その時点で終了しました。
clock-end-reason-conceded = 投了により、その時点で終了しました。
clock-rule-so-far = これまでの点
clock-rule-to-come = 今終わったら入る点
clock-punctual = 時間内の手番{ $share }%
error-clock = 時計は、各自の持ち時間か手番ごとの期限のどちらか一方を、{ $seconds }秒以上で決めます。休暇は数日かける卓だけのものです。
error-clock-none = この卓には、そのための時計がありません。
error-time-out = 時間切れです。この手番はボットが行い、次の手番からまたあなたの番です。
error-pace-clock = この卓には時計があります。ペースの変更はほかのプレイヤーに提案してください。
error-seat-clock = この卓には時計があります。いない人のことは時計が決めます。
error-paused = 時計はもう止まっています。
error-not-paused = 時計はもう動いています。
error-holidays = 休暇は1年先まで取れます。この卓での残りは{ $days }日です。
error-night = 夜は長くて{ $hours }時間です。
error-night-turn = 今はあなたの時計が動いています。睡眠時間は、ほかの人の手番のときに決めてください。
error-proposal-open = { $name }さんの提案があります。先に答えてください。
error-proposal-none = 提案はもうありません。
error-rewind = その時点までは戻せません。
error-as-it-is = 配札とレッスンは、そのままの形で遊びます。
error-not-late = このプレイヤーにはまだ時間があります。
error-substitute = 代わりの人を探せるのは、今ボットが担当している席だけです。
