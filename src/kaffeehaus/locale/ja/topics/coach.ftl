### はじめの数ゲームの案内。

about-title = この選択の要点
about-dismiss = この案内を表示しない
