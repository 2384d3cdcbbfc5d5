### Budowa talii.

db-title = Budowa talii
db-tip = Złóż talię, wypróbuj ręce, niech zagrają nią boty
db-legal = karty: { $number }, gotowa do gry
db-state = { $n ->
        [one] { $number } z { $max }, { $n } błąd
        [few] { $number } z { $max }, { $n } błędy
       *[many] { $number } z { $max }, { $n } błędów
    }
db-counts = twoje talie { $own } · gotowe 12
db-saved = zapisane { $value }
db-type = typ
db-species = gatunek
db-cost = koszt
db-keyword = słowo
db-word = szukaj
db-any = dowolne
db-no_filters = wyczyść
db-of = z { $number }
db-cards = Karty
db-sort = kolejność
db-sort-cost = według kosztu
db-sort-name = według nazwy
db-sort-kind = według rodzaju
db-sort-species = według gatunku
db-sort-speed = według szybkości
db-sort-firepower = według siły ognia
db-sort-armour = według pancerza
db-sort-bombing = według siły bomb
db-cr = CR
db-name_head = nazwa
db-deck_head = talia
db-nothing_listed = Żadna karta nie przechodzi przez te filtry.
db-price = { $value } CR
db-in_deck = { $number } z { $max } w talii
db-size = rozmiar i miejsca { $number }
db-no_text = Bez tekstu: liczby mówią wszystko.
db-your_deck = Twoja talia
db-size_of = { $number } z { $max }
db-more_rows = { $n ->
        [one] i jeszcze { $n }
        [few] i jeszcze { $n }
       *[many] i jeszcze { $n }
    }
db-empty = Na razie pusto. Wybierz kartę po lewej i naciśnij +.
db-fault = BŁĄD
db-curve = Krzywa kosztów
db-at_each = karty przy każdym koszcie
db-mean = średnio { $value }, kredytów co turę 5
    .small = średnio { $value } kredytu
db-shape = Skład
db-advice = połowa statków to dobra rada
db-faults = { $n ->
        [0] Bez błędów
        [one] { $n } błąd
        [few] { $n } błędy
       *[many] { $n } błędów
    }
db-next_fault = do następnego
db-kept = Talia z błędami jest zapisana, ale nie można nią zagrać.
db-may_be_brought = Tę talię można przynieść do każdego stołu jej rodzaju.
db-hand = Ręka na próbę
db-hand_number = numer { $number }
db-another = następna
db-draw_one = dobierz jedną
db-no_hand = Nie ma jeszcze czego dobrać.
db-chances = na 100 rąk ze statkiem: { $ship }, takim, na jaki cię stać: { $once }
db-against = Przeciw gotowym taliom
    .small = Gry botów
db-each = gier z każdą: { $number }
db-begin = niech grają boty
db-again = jeszcze raz
db-stop = stop
db-trial_tip = Boty grają tą talią z każdą gotową tego samego rodzaju i liczą wygrane.
db-progress = gry: { $number } z { $max }
db-sum = wygrane { $number } z { $max }: { $share } na 100, na pewno od { $low } do { $high }
db-doing = dodaj, wyjmij, wypróbuj
db-secret = inni widzą, że masz talię, ale nie to, co w niej jest
db-typing = Nazwa lub słowo:
db-copies = { $n ->
        [0] w talii nie ma ani jednego.
        [one] w talii jest { $n } egzemplarz.
        [few] w talii są { $n } egzemplarze.
       *[many] w talii jest { $n } egzemplarzy.
    }
db-no_more = Więcej nie wolno.
db-fits = Pasują: { $names }.
db-more = jedna więcej
db-fewer = jedna mniej
db-other_side = karty albo talia
db-name = nazwa
db-other_deck = inna talia
db-kind = oficjalna czy nie
db-write = zapisz jako tekst
db-read_text = wczytaj tekst
db-fault_key = następny błąd
db-leave = wyjdź, talia zostaje
db-hand_key = ręce
db-trial_key = boty grają
db-written = Zapisane jako tekst: { $file }
db-read_tip = Wklej talię, po jednej karcie w wierszu, potem naciśnij Esc.
db-read_done = { $n ->
        [0] Wczytano: wszystkie wiersze są zrozumiałe.
        [one] Wczytano wszystko oprócz { $n } wiersza: { $fault }
        [few] Wczytano wszystko oprócz { $n } wierszy: { $fault }
       *[many] Wczytano wszystko oprócz { $n } wierszy: { $fault }
    }
db-needs_legal = Boty mogą grać tylko talią bez błędów.
db-full = { $card }: nie wolno mieć więcej egzemplarzy.
db-none_in = { $card }: tej karty nie ma w talii.
db-new_name = Nowa talia
db-decks = Talie
db-new = nowa talia
db-copy_of = { $name } II
db-ready_made = gotowa
db-own = własna
db-removed = Talia „{ $name }” nie należy już do twoich talii.
db-builder = składa i sprawdza talie na ekranie
db-drop = usuń

## Wiersz poleceń: cosmic deck

# fine: term deck
deck-what = cosmic deck { $name }: która? cosmic deck --help pokazuje jak.
# fine: word deck, new; term deck
db-nameless = Talia musi mieć nazwę, na przykład: cosmic deck new Wilki
db-no_cards = W pliku { $file } nie ma żadnej karty; nic nie zapisano.
deck-kept = { $n ->
        [one] Talia „{ $name }” ({ $n } karta) jest zapisana jako { $key }.
        [few] Talia „{ $name }” ({ $n } karty) jest zapisana jako { $key }.
       *[many] Talia „{ $name }” ({ $n } kart) jest zapisana jako { $key }.
    }
# fine: word copy
deck-ready_stays = { $name } to gotowa talia i taka zostaje: cosmic deck copy { $key } NAZWA
deck-games = { $value } to nie liczba gier.
db-tries = { $value } to nie liczba prób.
db-rank_read = Wygrane na 100 gier: ze wszystkimi (z prawdopodobnym zakresem), potem z każdą.
db-drawn = Narysowano: { $file }
db-left_out = Pominięte z powodu błędów: { $value }
db-improving = próby: { $number } z { $max }, zachowane: { $kept }
db-not_improved = Żadna z prób ({ $max }) nie była na pewno lepsza, więc nic się nie zmienia.
db-changed_in = Dochodzi: { $value }
db-changed_out = Odpada: { $value }
db-before = Przedtem: { $value }
db-after = Potem: { $value }

## Słowa w tekście talii

word-deck_name = nazwa
word-deck_kind = rodzaj
word-deck_official = oficjalna/oficjalny
word-deck_beginner = początkująca/na początek
db-bring = Którą talię przynosisz?
db-bring_it = przynieś
key-bring = talia
