### On the pictures of the components.

picture-city = VALENCIA · 初回プレイの都市
picture-city-big = 3～5人
picture-city-small = 2人
picture-tiles = VALENCIA · 都市タイル
picture-tile =
    { $size ->
        [small] 小タイル{ $number }・{ $face ->
            [back] 裏
           *[front] 表
        }
       *[big] 大タイル{ $number }・{ $face ->
            [back] 裏
           *[front] 表
        }
    }
picture-council = 評議会のコマが2～3人プレイなら{ $few }個、4人なら{ $four }個、5人なら{ $five }個以上
picture-boards = VALENCIA · 噴水、ラウンドボード、資源
picture-fountains = 噴水
picture-central = 中央の噴水
picture-rounds = ラウンドボード
picture-goods = 資源
picture-cards-special = 貯蓄と倉庫
