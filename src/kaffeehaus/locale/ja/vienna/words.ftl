### The words of VIENNA, as the Japanese rulebook prints them. A code is how the word begins in rōmaji.

bribe =
    { $bribe ->
        [chocolate] チョコレート
        [wine] ワイン
        [tobacco] タバコ
        [magazine] 雑誌
       *[coffee] コーヒー
    }
    .code =
        { $bribe ->
            [chocolate] Ch
            [wine] Wa
            [tobacco] Ta
            [magazine] Za
           *[coffee] Ko
        }
    .counted =
        { $bribe ->
            [chocolate] チョコレート{ $count }枚
            [wine] ワイン{ $count }枚
            [tobacco] タバコ{ $count }枚
            [magazine] 雑誌{ $count }枚
           *[coffee] コーヒー{ $count }枚
        }

info =
    { $info ->
        [briefcase] ブリーフケース
        [flask] フラスコ
        [slide] スライド
        [microfilm] マイクロフィルム
       *[pistol] 拳銃
    }
    .code =
        { $info ->
            [briefcase] Bu
            [flask] Fu
            [slide] Su
            [microfilm] Ma
           *[pistol] Ke
        }
    .counted =
        { $info ->
            [briefcase] ブリーフケース{ $count }枚
            [flask] フラスコ{ $count }枚
            [slide] スライド{ $count }枚
            [microfilm] マイクロフィルム{ $count }枚
           *[pistol] 拳銃{ $count }枚
        }

flag =
    { $flag ->
        [france] フランス
        [austria] オーストリア
        [ussr] ソ連
        [uk] イギリス
       *[usa] アメリカ
    }
    .code =
        { $flag ->
            [france] FR
            [austria] AT
            [ussr] SU
            [uk] UK
           *[usa] US
        }

seal =
    { $seal ->
        [nobility] 貴族
        [religion] 宗教
        [administration] 行政
        [culture] 文化
       *[science] 科学
    }
    .code =
        { $seal ->
            [nobility] Ki
            [religion] Sh
            [administration] Gy
            [culture] Bn
           *[science] Ka
        }
    .counted =
        { $seal ->
            [nobility] 貴族×{ $count }
            [religion] 宗教×{ $count }
            [administration] 行政×{ $count }
            [culture] 文化×{ $count }
           *[science] 科学×{ $count }
        }

item =
    { $item ->
        [agent] エージェント
        [telephone] 電話
        [map] 地図
        [cash-box] キャッシュボックス
        [seal-tile] 封蝋タイル
       *[side-table] サイドテーブル
    }
    .short =
        { $item ->
            [agent] 駒
            [telephone] 電話
            [map] 地図
            [cash-box] 箱
            [seal-tile] 封蝋
           *[side-table] 机
        }
    .use =
        { $item ->
            [agent] 個人サプライにエージェント駒を1個追加
            [telephone] カードを4枚引き、3枚を使う
            [map] 購入と給料日に賄賂をシリングとして使える
            [cash-box] 12シリングまで貯金、終了時に1シリング2点
            [seal-tile] 任務を解決するたびに3点追加
           *[side-table] 4つ目の引き出しと4箇所目の任務置き場
        }

figure-name =
    { $name ->
        [marrakesh] マラケシュ
        [new-york] ニューヨークシティ
        [hamburg] ハンブルク
       *[amsterdam] アムステルダム
    }

stefan = ステファン・フェルト
    .code = SF

phase =
    { $phase ->
        [purchase] 購入
        [payday] 給料日
       *[unfinished] 未解決の任務
    }

rule =
    { $rule ->
        [given] 初期点
        [squares] 囲んだ広場
        [markers] トラックトークン
        [abilities] カードの能力
        [missions] 解決した任務
        [seal-tile] 封蝋タイル
        [information] 機密情報タイル
        [sets] 5種のセット
        [desk-tiles] デスクタイル
        [cash-box] キャッシュボックス
       *[agents] ボード上のエージェント
    }

end-reason =
    { $reason ->
        [investigator] 捜査員が屋根の最終マスに到達しました。
       *[exhaustion] トラックトークン5枚がすべて最終マスに到達しました。
    }
    .short =
        { $reason ->
            [investigator] 捜査員の到達
           *[exhaustion] 全トークンの到達
        }

cause =
    { $cause ->
        [action-ii] アクションII
        [action-iii] アクションIII
        [ability] 能力
        [amsterdam] アムステルダム
        [placement] 配置
        [purchase] 購入
        [payday] 給料日
        [unfinished] 未解決の任務
        [mission-accepted] 前金
       *[mission-completed] 報酬
    }

shillings = { $count }シリング
points = { $count }点
