### Chwile spotkania po kolei, potem te, które mogą zajść wszędzie.

## Początek tury

moment-start-begin = Początek tury
    .short = początek
    .when = na początku tury
    .help = Zaczyna nowy atakujący; przy zmiennych mocach może zmienić obcego.
moment-start-refill = Kontrola ręki na początku tury
    .short = kontrola ręki
    .when = przy kontroli ręki na początku tury
    .help = Atakujący bez karty spotkania dobiera nową rękę.
moment-start-effects = Efekty początku tury
    .short = efekty
    .when = przy efektach początku tury
    .help = Tu dzieje się wszystko, co zdarza się raz na turę.

## Przegrupowanie

moment-regroup-technology = Akcje technologii
    .short = technologie
    .when = w czasie akcji technologii
    .help = Każdy może opracować, ukończyć albo porzucić jedną technologię.
moment-regroup-begin = Początek spotkania
    .short = początek
    .when = na początku spotkania
    .help = Pora na wszystko, co zagrywa się na początku spotkania.
moment-regroup-retrieve = Powrót statku z wiru
    .short = statek wraca
    .when = przy powrocie statku z wiru
    .help = Jeden statek atakującego wraca z wiru.

## Cel

moment-destiny-before_draw = Przed dobraniem celu
    .short = przed dobraniem
    .when = przed dobraniem celu
    .help = Ktoś z graczy może wybrać kartę celu, zamiast ją dobrać.
moment-destiny-drawn = Dobrano kartę celu
    .short = karta dobrana
    .when = po dobraniu karty celu
    .help = Karta leży odkryta. Działają moce, które zależą od jej koloru.
moment-destiny-choose = Decyzja przy celu
    .short = decyzja
    .when = przy decyzji atakującego o celu
    .help = Karta jest ostateczna. O reszcie decyduje atakujący.
moment-destiny-settled = Broniący jest znany
    .short = znany broniący
    .when = po ustaleniu broniącego
    .help = Wszyscy wiedzą, kto się broni i w którym systemie.

## Start

moment-launch-before = Przed startem
    .short = przed startem
    .when = przed startem
    .help = Wiadomo już na pewno, ile statków można wysłać.
moment-launch-aim = Nakierowanie wrót
    .short = celowanie
    .when = przy nakierowaniu wrót
    .help = Atakujący kieruje wrota na planetę.
moment-launch-send = Wysłanie statków
    .short = wysłanie
    .when = przy wysyłaniu statków
    .help = Atakujący stawia statki na wrotach.
moment-launch-after = Statki na wrotach
    .short = na wrotach
    .when = po wysłaniu statków
    .help = Opróżnione kolonie przepadają, a moce sprawdza się na nowo.

## Sojusz

moment-alliance-before_invites = Przed zaproszeniami
    .short = przed zaprosz.
    .when = przed zaproszeniami
    .help = Ostatnia okazja, żeby się rozejrzeć, zanim padną zaproszenia.
moment-alliance-invite = Zaproszenia
    .short = zaproszenia
    .when = przy zaproszeniach
    .help = Najpierw atakujący, potem broniący wybiera, kogo zaprosić.
moment-alliance-join = Odpowiedzi i statki
    .short = odpowiedzi
    .when = przy odpowiedziach zaproszonych
    .help = Zaproszeni decydują po kolei i wysyłają od 1 do 4 statków.
moment-alliance-closed = Sojusze są zawarte
    .short = zawarte
    .when = po zawarciu sojuszy
    .help = Wszyscy już zdecydowali; sojusze można tu jeszcze zmienić.

## Planowanie

moment-planning-begin = Początek planowania
    .short = początek
    .when = na początku planowania
    .help = Rąk jeszcze nie skontrolowano: dobra chwila, żeby zdobyć karty.
moment-planning-hand_check = Kontrola ręki
    .short = kontrola ręki
    .when = przy kontroli ręki
    .help = Atakujący bez karty spotkania kończy turę. Broniący dobiera nową rękę.
moment-planning-before_pick = Przed wyborem kart
    .short = przed wyborem
    .when = przed wyborem kart
    .help = Obie strony mają co położyć; ręce i obowiązki mogą się jeszcze zmienić.
moment-planning-pick = Wybór kart
    .short = wybór
    .when = przy wyborze kart
    .help = Obaj główni gracze zagrywają kartę spotkania, zwykle zakrytą.
moment-planning-cards_down = Karty leżą zakryte
    .short = karty zakryte
    .when = po położeniu kart
    .help = Obie karty leżą zakryte na stole: pora na zapowiedzi i zamiany.

## Ujawnienie

moment-reveal-before_flip = Przed ujawnieniem
    .short = przed ujawnieniem
    .when = przed ujawnieniem
    .help = Ostatnia okazja, żeby coś zapowiedzieć o kartach, których nikt nie widzi.
moment-reveal-one_side = Jedna karta jest odkryta
    .short = jedna karta
    .when = po odkryciu jednej karty
    .help = Tylko gdy gra Hazardzista: najpierw odkrywa się kartę przeciwnika.
moment-reveal-flipped = Karty odkryte
    .short = odkryte
    .when = po odkryciu kart
    .help = Obie karty są znane. Teraz działają moce, potem pora na wsparcie.
moment-reveal-reinforce = Pora na wsparcie
    .short = wsparcie
    .when = przy dokładaniu wsparcia
    .help = Obie strony po kolei dokładają wsparcie, aż wszyscy spasują.
moment-reveal-outcome = Sumy są ostateczne
    .short = wynik
    .when = po ustaleniu sum
    .help = Sumy są ostateczne: jedna strona wygrywa albo zaczynają się rozmowy.

## Rozstrzygnięcie

moment-resolution-decided = Zwycięzca jest znany
    .short = znany zwycięzca
    .when = po ustaleniu zwycięzcy
    .help = Wynik jest pewny, ale żaden statek jeszcze się nie ruszył.
moment-resolution-losses = Straty
    .short = straty
    .when = przy stracie statków
    .help = Statki pokonanych trafiają do wiru, chyba że coś je uratuje.
moment-resolution-landing = Lądowanie i powrót
    .short = lądowanie
    .when = przy lądowaniu statków
    .help = Wygrywający atakujący ląduje; sojusznicy broniącego wracają.
moment-resolution-deal = Rozmowy
    .short = rozmowy
    .when = podczas rozmów
    .help = Dwie karty negocjacji: główni gracze targują się na czas.
moment-resolution-agreed = Uzgodnione porozumienie
    .short = uzgodnione
    .when = po uzgodnieniu porozumienia
    .help = Warunki są przyjęte, ale nic nie zmieniło jeszcze właściciela.
moment-resolution-penalty = Cena zerwanych rozmów
    .short = zerwane rozmowy
    .when = przy braku porozumienia
    .help = Brak porozumienia: każdy główny gracz traci trzy statki.
moment-resolution-compensation = Rekompensata
    .short = rekompensata
    .when = przy rekompensacie
    .help = Kto przegrywa z negocjacjami, bierze karty od zwycięzcy.
moment-resolution-rewards = Nagrody
    .short = nagrody
    .when = przy nagrodach
    .help = Sojusznicy wygrywającego broniącego biorą karty albo statki.
moment-resolution-effects = Czas na inne skutki
    .short = inne skutki
    .when = po nagrodach
    .help = Tu działają moce i rozbłyski, które zależą od wyniku.
moment-resolution-keep = Zachowanie karty
    .short = zachowanie
    .when = przed odrzuceniem kart
    .help = Ktoś z graczy może zachować kartę spotkania, zanim zostanie odrzucona.
moment-resolution-discard = Odrzucenie kart
    .short = odrzucenie
    .when = przy odrzucaniu kart
    .help = Odrzuca się karty spotkania i wsparcia.
moment-resolution-fetch = Zabranie zużytej karty
    .short = zabranie
    .when = po odrzuceniu kart
    .help = Ktoś z graczy może wziąć jedną z tych kart ze stosu.
# fine: ending
moment-resolution-win_check = Sprawdzenie zwycięstwa
    .short = zwycięstwo?
    .when = przy liczeniu kolonii
    .help = Liczymy kolonie. Wszyscy, którzy mają dość, wygrywają razem.

## Koniec

moment-encounter-end = Koniec spotkania
    .short = koniec
    .when = na koniec spotkania
    .help = Tu zapowiada się kolejne spotkania.
moment-encounter-cleanup = Porządki
    .short = porządki
    .when = po spotkaniu
    .help = Kończą się bloki, pożyczki i zapowiedzi tego spotkania.
moment-turn-end = Koniec tury
    .short = koniec tury
    .when = na koniec tury
    .help = Teraz kolej na gracza po lewej.

## Chwile, które mogą zajść wszędzie

moment-any-card_play = Zagranie karty
    .short = zagranie karty
    .help = Kartę, którą wolno zagrać, można czasem wziąć z innego miejsca niż ręka.
moment-any-use_declared = Użycie mocy
    .short = użycie mocy
    .help = Użycie jest zapowiedziane; można je zablokować, zanim cokolwiek się stanie.
moment-any-zap_attempt = Zapowiedź bloku
    .short = zapowiedź bloku
    .help = Blok można jeszcze zatrzymać.
moment-any-power_zapped = Zablokowana moc
    .short = moc zablokowana
    .help = Moc nie działa, ze wszystkimi tego skutkami.
moment-any-flare_attempt = Zapowiedź rozbłysku
    .short = zapow. rozbłysku
    .help = Rozbłysk można zatrzymać albo ukraść, zanim zadziała.
moment-any-flare_used = Po efekcie rozbłysku
    .short = po rozbłysku
    .help = Rozbłysk właśnie zadziałał.
moment-any-artifact_attempt = Zapowiedź artefaktu
    .short = zapow. artefaktu
    .help = Artefakt można zatrzymać albo ukraść, zanim zadziała.
moment-any-reinforcement_attempt = Zagranie wsparcia
    .short = wsparcie
    .help = Wsparcie można zatrzymać, zanim się policzy.
moment-any-technology_attempt = Użycie technologii
    .short = technologia
    .help = Technologię można zatrzymać, zanim zadziała.
moment-any-card_draw = Przed dobraniem
    .short = przed dobraniem
    .help = Ktoś zaraz dobierze kartę z talii.
moment-any-cards_drawn = Po dobraniu
    .short = po dobraniu
    .help = Karty z talii są już dobrane.
moment-any-cards_gained = Po otrzymaniu kart
    .short = po otrzymaniu
    .help = Ktoś z graczy ma już rekompensatę albo nagrody.
moment-any-hand_replace = Przed wymianą ręki
    .short = przed wymianą
    .help = Ktoś z graczy zaraz dostanie całkiem nową rękę.
moment-any-cards_discarding = Przed odrzuceniem
    .short = przed odrzuceniem
    .help = Karty zaraz trafią na stos kart odrzuconych.
moment-any-cards_discarded = Po odrzuceniu
    .short = po odrzuceniu
    .help = Karty leżą na stosie odrzuconych kart.
moment-any-deck_reshuffled = Talia potasowana
    .short = tasowanie
    .help = Z odrzuconych kart powstaje nowa talia.
moment-any-ships_to_warp = Statki tuż przed stratą
    .short = zagrożone statki
    .help = Statki zaraz trafią do wiru, ale można je jeszcze uratować.
moment-any-ships_lost = Stracone statki
    .short = stracone statki
    .help = Statki są już w wirze albo poza grą.
moment-any-warp_exit = Statki odzyskane z wiru
    .short = odzyskane statki
    .help = Statki wracają z wiru.
moment-any-colony_founded = Nowa kolonia
    .short = nowa kolonia
    .help = Gracz ma statki tam, gdzie przedtem ich nie było.
moment-any-colony_lost = Utracona kolonia
    .short = utrata kolonii
    .help = Ostatni statek gracza opuszcza planetę.
moment-any-power_lost = Utracona moc
    .short = utrata mocy
    .help = Gracz ma za mało kolonii w swoim układzie i traci moc.
moment-any-power_regained = Odzyskana moc
    .short = powrót mocy
    .help = Gracz znów ma dość rodzimych kolonii i odzyskuje moc.
moment-any-quiet_beat = Chwila ciszy
    .short = chwila ciszy
    .help = Wszyscy wydają tajne rozkazy (klasyczny rozbłysk Przywłaszczyciela).
moment-any-between = Między akcjami
    .short = pomiędzy
    .help = To możesz zrobić zawsze, gdy gra o coś cię pyta.
