rev-head = Rozważone decyzje { CASE($who, "gen") }: { $number } z { $max }.
rev-kind-slip = niedokładność
rev-kind-mistake = błąd
rev-kind-blunder = gruby błąd
rev-kind-well_found = trafny wybór
rev-mark = { $n ->
        [one] Tura { $turn }, { $what }: { $value }. Koszt: { $n } punkt na 100 ({ $near }). Lepiej: { $name }.
        [few] Tura { $turn }, { $what }: { $value }. Koszt: { $n } punkty na 100 ({ $near }). Lepiej: { $name }.
       *[many] Tura { $turn }, { $what }: { $value }. Koszt: { $n } punktów na 100 ({ $near }). Lepiej: { $name }.
    }
rev-found = { $n ->
        [one] Tura { $turn }, { $what }: { $value }. Przewaga: { $n } punkt na 100 ({ $near }). Drugi wybór: { $name }.
        [few] Tura { $turn }, { $what }: { $value }. Przewaga: { $n } punkty na 100 ({ $near }). Drugi wybór: { $name }.
       *[many] Tura { $turn }, { $what }: { $value }. Przewaga: { $n } punktów na 100 ({ $near }). Drugi wybór: { $name }.
    }
rev-row = Tura { $turn }, { $near }, { $number }: { $value }
rev-later = Różnicę widać dopiero później.
rev-whole = { $n ->
        [one] Potwierdza to jeszcze { $n } gra rozegrana do końca.
        [few] Potwierdzają to jeszcze { $n } gry rozegrane do końca.
       *[many] Potwierdza to jeszcze { $n } gier rozegranych do końca.
    }
rev-none = Żadna decyzja nie kosztowała na pewno co najmniej { $number } punktów na 100.
rev-marked = { $n ->
        [one] Zaznaczone decyzje kosztowały { $n } punkt na 100.
        [few] Zaznaczone decyzje kosztowały { $n } punkty na 100.
       *[many] Zaznaczone decyzje kosztowały { $n } punktów na 100.
    }
rev-everything_else = Wszystko inne, od kart po innych graczy: { $value }.
rev-yardstick = Miara: boty grają dalej za wszystkich, a zakryte karty rozdaje się na nowo.
rev-title = Ocena gry
rev-going = Decyzje są jeszcze rozważane; oceny pojawiają się po kolei.
rev-paused = Ocena jest wstrzymana. { $key-tick }: dalej.
rev-slow = W tej grze od przypadku da się odróżnić tylko błędy od 10 punktów na 100. To trwa kilka minut.
rev-stopped = Ocena stanęła: nie dało się uruchomić procesu albo stąd nie da się grać dalej.
rev-play_on = Naciśnij { $key-play_on }, żeby grać stąd dalej. Zakryte karty są te same, a wynik nigdzie się nie liczy.
rev-advice-ahead = Grając stąd dalej, wygrywa się tak około { $number } gier na 100, a przy drugim wyborze ({ $name }) o { $max } mniej.
rev-advice-behind = Przy grze stąd dalej lepszy jest inny wybór: { $name }. Daje wygraną w około { $number } grach na 100, o { $max } więcej.
rev-advice-same = Grając stąd dalej, wygrywa się tak około { $number } gier na 100. Drugi wybór może być równie dobry: { $name }.
rev-because-won_whole = Z { $max } prób wygrywasz grę w { $high } ({ $name }) i w { $low } ({ $value }).
