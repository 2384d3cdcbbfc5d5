scr-daily = Gra dnia
    .tip = dziś ten sam stół dla wszystkich
scr-line-daily_same = W tej wersji programu wszyscy dostają dziś ten sam stół.
scr-line-daily_rules = Tu nie da się niczego cofnąć i żaden bot nie doradza.
scr-line-daily_begin = Gra dnia jeszcze czeka. Naciśnij { $key-send }, żeby ją zacząć.
scr-line-daily_going = Gra dnia jest już zaczęta. Naciśnij { $key-send }, żeby grać dalej.
scr-line-daily_done = Twoja próba się liczy. Naciśnij { $key-send }, żeby zagrać jeszcze raz dla wprawy.
scr-line-daily_practice = To trening: liczy się pierwsza dokończona próba dnia.
scr-line-daily_counts = Ta próba się liczy.
scr-line-daily_streak = { $n ->
        [0] Nie ma jeszcze dni z rzędu.
        [one] { $n } dzień z rzędu, wygrane: { $number }. Najdłuższa seria: { $max }.
        [few] { $n } dni z rzędu, wygrane: { $number }. Najdłuższa seria: { $max }.
       *[many] { $n } dni z rzędu, wygrane: { $number }. Najdłuższa seria: { $max }.
    }
scr-daily_before = Poprzednie dni
scr-line-daily_file = Do porównania dla znajomych: { $file }
scr-line-daily_steps = Wygrane { $high }, przegrane { $low }, remisy { $number }, bez udziału { $max }.
scr-daily_practice = trening

tool-daily-none = Nie dokończono tu jeszcze żadnej gry dnia.
tool-daily-you = ty
tool-daily-fair = Każdy bot odpowiedział tak, jak odpowiada tutaj.
tool-daily-answer = { $file }: odpowiedź { $number } nie jest tym, co odpowiada tam { $name }.
tool-daily-undone = { $file }: cofano odpowiedzi.
tool-daily-other_table = { $file }: to nie jest stół dnia.
tool-daily-not_over = { $file }: gra nie jest skończona.
tool-daily-not_daily = { $file }: to nie jest gra dnia.
tool-daily-version = { $file } ma wersję { $theirs }, tu jest { $ours }: jej botów nie da się zapytać ponownie.
tool-daily-differ = Pierwsza różnica, tura { $turn }, { $what }:
tool-daily-same = { $file } i { $name }: tak samo do ostatniej odpowiedzi.
