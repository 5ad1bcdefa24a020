### The words of VALENCIA. No Japanese rulebook exists; a code is how the word begins in rōmaji.

guild =
    { $guild ->
        [oranges] オレンジ
        [dried-fruit] ドライフルーツ
        [wine] ワイン
        [clothes] 衣服
       *[porcelain] 磁器
    }
    .code =
        { $guild ->
            [oranges] Or
            [dried-fruit] Do
            [wine] Wa
            [clothes] If
           *[porcelain] Ji
        }

good =
    { $good ->
        [oranges] オレンジ
        [dried-fruit] ドライフルーツ
        [wine] ワイン
        [clothes] 衣服
       *[porcelain] 磁器
    }

place =
    { $place ->
        [oranges] オレンジ
        [dried-fruit] ドライフルーツ
        [wine] ワイン
        [clothes] 衣服
        [porcelain] 磁器
        [nobility] 貴族
        [church] 教会
       *[merchants] 商人
    }

# The legend of the city explains the codes.
ability =
    { $ability ->
        [mission] 任務を2枚引き1枚残す
        [upgrade] 資源1個を1段階上の資源に交換
        [retrieve] 捨て札1枚を山札の下に戻す
        [palm] ヤシの木1本を隣の植樹地へ移す
       *[sell] 資源1個を売却
    }
    .code =
        { $ability ->
            [mission] Ni
            [upgrade] Ko
            [retrieve] Ka
            [palm] Ya
           *[sell] Ba
        }

step =
    { $letter ->
        [A] A 貴族と教会
        [B] B { guild }のギルド
        [C] C 商人
        [D] D { guild }のギルド
        [E] E 商人とその席
        [F] F { guild }のギルド
        [G] G 都市での移動
        [H] H ヤシの木
       *[I] I 噴水
    }
    .short =
        { $letter ->
            [A] A 席
            [B] B { guild.code }
            [C] C 売却
            [D] D { guild.code }
            [E] E 売却
            [F] F { guild.code }
            [G] G 移動
            [H] H ヤシ
           *[I] I { $fountain }
        }

stefan = ステファン・フェルト
nina = ニーナ

rule =
    { $rule ->
        [given] 初期点
        [council] 評議会のコマ
        [members] 都市のコマ
        [palms] ヤシの木の隣のコマ
        [fountains] 噴水の隣のコマ
        [privileges] 未使用の特権
        [missions] 達成した任務
       *[failed-missions] 失敗した任務
    }

end-reason =
    { $reason ->
       *[rounds] 5ラウンドが終了しました。
    }
    .short =
        { $reason ->
           *[rounds] 5ラウンド終了
        }

cause =
    { $cause ->
        [space] 都市マス
        [guild] ギルド
        [sale] 売却
        [savings] 貯蓄カード
        [warehouse] 倉庫カード
       *[upgrade] 噴水
    }

coins = { $count }コイン
points = { $count }点
members = 家族コマ{ $count }個
