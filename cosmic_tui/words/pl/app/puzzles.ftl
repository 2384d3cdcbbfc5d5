scr-puzzles = Zadania
    .tip = jedna decyzja: znajdź najlepszą odpowiedź
puz-begin = Zadanie. Twoja siła: { $number }.
puz-today = Zadanie. Twoja siła: { $number }. Rozwiązane dziś: { $high } z { $max }.
puz-note = zadanie
puz-right = Dobrze: { $name }.
puz-as_good = Dobrze: „{ $value }” jest warte mniej więcej tyle co „{ $name }”.
puz-wrong = { $n ->
        [one] Źle. Lepsza odpowiedź: { $name }. Twoja ({ $value }) jest gorsza o { $n } punkt na 100.
        [few] Źle. Lepsza odpowiedź: { $name }. Twoja ({ $value }) jest gorsza o { $n } punkty na 100.
       *[many] Źle. Lepsza odpowiedź: { $name }. Twoja ({ $value }) jest gorsza o { $n } punktów na 100.
    }
puz-yours = twój wybór
puz-worth = { $name }: { $number } na 100
puz-about = Temat: { $value }.
puz-rating = Twoja siła: { $number } ({ $value }).
puz-again = To zadanie wróci: { $value }.
puz-known = To zadanie znasz już dobrze i więcej nie wróci.
puz-play_on = Naciśnij { $key-play_on }, żeby grać stąd dalej. Zakryte karty są te same, a wynik się nie liczy.
puz-over = To zadanie ma już odpowiedź.
puz-none = Wszystkie zadania mają już twoją odpowiedź.
puz-later = Wszystkie zadania mają już twoją odpowiedź. Najbliższe wróci: { $value }.

puz-keeping = Z tej oceny powstaje zadanie.
puz-kept = Zachowane: zadanie pojawi się jutro.
puz-cannot_keep = Z tej oceny nie da się zrobić zadania: nie wszystkie odpowiedzi dają się zważyć.
