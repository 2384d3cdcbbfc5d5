scr-daily = A nap játéka
    .tip = ma mindenkinek ugyanaz az asztal
scr-line-daily_same = Akinek ez a változata van, ma ugyanazt az asztalt kapja.
scr-line-daily_rules = Itt nincs visszavonás, és gép sem ad tanácsot.
scr-line-daily_begin = Még nem játszottad. { $key-send }: elkezded.
scr-line-daily_going = Már elkezdted. { $key-send }: folytatod.
scr-line-daily_done = A próbálkozásod számít. { $key-send }: újrajátszod, gyakorlásként.
scr-line-daily_practice = Ez gyakorlás: a nap első befejezett próbálkozása számít.
scr-line-daily_counts = Ez a próbálkozás számít.
scr-line-daily_streak = { $n ->
        [0] Még nincs egymást követő nap.
       *[other] Egymást követő napok: { $n }, ebből győzelem: { $number }. Leghosszabb sorozat: { $max }.
    }
scr-daily_before = Korábbi napok
scr-line-daily_file = Egy barátod ezzel hasonlíthatja össze: { $file }
scr-line-daily_steps = Győzelem: { $high }, vereség: { $low }, döntetlen: { $number }, kimaradt: { $max }.
scr-daily_practice = gyakorlás

tool-daily-none = Itt még egy napi játék sem ért véget.
tool-daily-you = te
tool-daily-fair = Minden gép úgy válaszolt, ahogyan itt válaszol.
tool-daily-answer = { $file }, { $number }. válasz: { $name } ott mást válaszol.
tool-daily-undone = { $file }: válaszokat vontak vissza.
tool-daily-other_table = { $file }: ez nem a nap asztala.
tool-daily-not_over = { $file }: a játék nem ért véget.
tool-daily-not_daily = { $file }: ez nem napi játék.
tool-daily-version = { $file }: változata { $theirs }, itt { $ours }; a gépeit nem lehet újra megkérdezni.
tool-daily-differ = Az első eltérés, { $turn }. forduló, { $what }:
tool-daily-same = { $file } és { $name }: az utolsó válaszig egyforma.
