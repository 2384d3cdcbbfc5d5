### Odmowy: co to było; co by zadziałało.

## Odpowiedzi

no-not_asked = Teraz pytanie ma inny gracz. Twoja odpowiedź przepadła.
no-question_gone = Na to pytanie już odpowiedziano. Oto to, które czeka.
no-no_act = Tego nie da się tu zrobić.
no-act_later = Teraz nie można. Spróbuj, gdy gra ruszy dalej.
no-option = Tego nie ma do wyboru.
no-form = To nie jest odpowiedź na to pytanie. „?” pokazuje, co nią może być.
no-amount = Wybierz: { $range }.
no-exactly = Wybierz dokładnie { $low }.
no-how_many = Wybierz: { $range }.
no-places = Tylu tam nie ma. Weź mniej albo część z innego miejsca.
no-pieces_count = { $n ->
        [one] Wybrano { $n } sztukę, a trzeba wybrać { $range }.
        [few] Wybrano { $n } sztuki, a trzeba wybrać { $range }.
       *[many] Wybrano { $n } sztuk, a trzeba wybrać { $range }.
    }
no-too_few = To za mało. Trzeba co najmniej { $min }.

## Przygotowanie stołu

no-seats = Liczba graczy w grze: od { $low } do { $high }.
no-seats_differ = Liczba miejsc nie zgadza się z liczbą graczy.
no-seats_open = Są jeszcze wolne miejsca. Najpierw je obsadź.
no-unknown_option = Nie ma opcji { $value }.
no-option_type = Opcja { $value } nie może mieć tej wartości.
no-broken_bot = Bota „{ $value }” nie da się użyć: { $what }.
no-unknown_bot = Nie ma bota o nazwie „{ $value }”.
no-unknown_lesson = Nie ma lekcji o nazwie { $value }.
no-unknown_game = Nie ma gry o nazwie { $value }.
no-seed = Ziarno to liczba całkowita od 0 do 18446744073709551615.
no-deal_seconds = Rozmowy trwają od { $low } do { $high } sekund.
no-setup_form = To nie opisuje stołu.

## Imiona, miejsca, czat, cofanie

no-name_taken = To imię jest już zajęte przy tym stole. Wybierz inne.
no-name_form = Imię ma od 1 do 12 liter, cyfr lub znaków, bez spacji na początku i końcu.
no-not_started = Gra jeszcze się nie zaczęła.
no-already_started = Gra już trwa.
no-chat_too_long = To za długie na jedną wiadomość. Wyślij to w dwóch.
no-chat_too_fast = Poczekaj chwilę: twoje ostatnie wiadomości są jeszcze w drodze.
no-chat_empty = Wiadomość jest pusta.
no-undo_gone = Tego nie da się cofnąć: widać już coś nowego.
no-undo_people = W grze z innymi ludźmi nie można niczego cofać.
no-undo_daily = W grze dnia nie da się niczego cofnąć.
no-no_daily = Do tej gry nie ma gry dnia.

## Zapisane gry

no-save_unknown = Nie ma zapisu „{ $file }”. Wszystkie pokazuje cosmic resume --list.
no-saves_none = Nie ma zapisanej gry. Nową zaczniesz przez cosmic play.
# fine: word home, xdg
no-saves_no_home = Nie ma folderu domowego, w którym można by zapisywać gry. Ustaw XDG_DATA_HOME.
no-saves_unwritable = Nie można zapisywać gier w { $file } ({ $value }). Bez zapisu: --unkept.
no-save_unreadable = Nie można odczytać pliku { $file } ({ $value }). Plik się nie zmienił.
no-save_foreign = { $file } to nie zapis gry tego programu.
no-save_newer = { $file } wymaga nowszej wersji programu. Plik się nie zmienia.
no-save_broken = { $file }: plik uszkodzony, dobrych odpowiedzi { $number }. --rescue: dalej.
no-save_other_rules = { $file }: gra według innych zasad (wersja { $theirs }, tutaj { $ours }).
no-save_drifted = { $file } nie pasuje już do tych zasad. Plik się nie zmienił.
no-save_in_use = Plik { $file } jest otwarty w innym programie.
no-save_stopped = Gry nie da się już zapisywać ({ $value }). Możesz jednak grać dalej.
no-save_again = Gra znów jest zapisywana.
no-state_unwritable = Na tym komputerze nie da się nic zapisać ({ $value }).

## Zapisy przebiegu gier

no-record_foreign = To nie jest zapis przebiegu gry.
no-record_newer = Ten zapis pochodzi z nowszej wersji programu.
no-record_truncated = Brakuje końca tego zapisu.
no-record_edited = Ten zapis zmieniono po jego powstaniu.
no-record_too_big = To jest za duże na zapis przebiegu.
no-record_form = Tego zapisu nie da się odczytać.
no-record_answer = W tym zapisie jest odpowiedź, która nie pasuje (nr { $number }).
no-record_game = To zapis innej gry.
no-record_rules = Ten zapis powstał według innych zasad (wersja { $theirs }, tutaj { $ours }).
no-record_went_on = Po { $number } odpowiedziach zasady się zmieniły: tej gry nie da się odtworzyć.
no-record_drifted = Ten zapis nie prowadzi już do tego samego końca.
no-review_game = Takich gier nie da się jeszcze ocenić.
no-review_running = Ta gra jeszcze trwa: ocenić ją można po jej końcu.
no-review_seat = Nie ma takiego miejsca: numery są od 0 do { $max }.
no-review_mark = Nie ma oceny { $number }: jest ich { $max }.
no-puzzle_form = To nie jest zadanie, które da się tu zadać.
no-puzzle_undo = W zadaniu niczego nie da się cofnąć.
no-puzzle_act = W zadaniu można tylko odpowiedzieć na pytanie.
no-puzzle_offer = Tu można przyjąć, odrzucić (rozmowy trwają dalej) albo zrezygnować.
