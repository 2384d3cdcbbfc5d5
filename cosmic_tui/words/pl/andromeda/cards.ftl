### Karty taktyki. W pudełku są po dwie każdej.

## Karty akcji

card-TA01 = Naprawy polowe
    .acc = Naprawy polowe
    .text = Wykonaj 2 naprawy. Możesz ją też zagrać tuż po odkryciu karty wydarzenia, zanim ta przyniesie punkty.
    .short = 2 naprawy
card-TA02 = Zrzut zaopatrzenia
    .acc = Zrzut zaopatrzenia
    .text = Wybierz jedno: zyskaj 2 tytanu albo 2 lodu, albo 2 nanowęgla.
    .short = 2 tytanu/lodu/nano
card-TA03 = Szara strefa
    .acc = Szarą strefę
    .text = Zdobądź 1 dowolny moduł z oferty, płacąc jego cenę z planszy minus 1.
    .short = moduł -1
card-TA04 = Emisariusz
    .acc = Emisariusza
    .text = Zwerbuj najwyżej 1 swojego lidera z dowolnego miejsca mapy; potem zyskaj 1 energię.
    .short = 1 lider, energia
card-TA05 = Doładowanie
    .acc = Doładowanie
    .text = Zyskaj 3 energii.
    .short = 3 energii
card-TA06 = Pokaz siły
    .acc = Pokaz siły
    .text = Tylko jeśli masz statki w co najmniej 3 regionach: awansuj o 1 pole na torze dominacji.
    .short = dominacja +1
card-TA07 = Gorączka księżycowa
    .acc = Gorączkę księżycową
    .text = Przechwyć wierzchni księżyc planety, na której masz statek.
    .short = przechwyć księżyc
card-TA08 = Napęd ślizgowy
    .acc = Napęd ślizgowy
    .text = Przesuń 1 swój statek na mapie najwyżej o jego zasięg plus 1.
    .short = przesuń statek, zasięg +1
card-TA09 = Posiłki
    .acc = Posiłki
    .text = Zbuduj 1 statek o 1 tytan taniej.
    .short = statek -1
card-TA10 = Sabotaż
    .acc = Sabotaż
    .text = Wybierz innego gracza, który ma statek najwyżej 1 region od któregoś z twoich: uszkadza on 1 swój moduł. Zyskaj 1 energię.
    .short = rywal uszkadza moduł
card-TA11 = Akcja wywiadu
    .acc = Akcję wywiadu
    .text = Dobierz 2 karty taktyki.
    .short = 2 karty
card-TA12 = Akt założycielski
    .acc = Akt założycielski
    .text = Zbuduj 1 budowlę, płacąc o 1 zasób mniej.
    .short = budowla -1

## Wydarzenia

card-TE01 = Deszcz komet
    .acc = Deszcz komet
    .text = Połóż po 1 wybranym zasobie podstawowym jako bonus w 3 różnych regionach. Potem przesuń znacznik wydarzeń o 1 pole.
    .short = 3 zasoby bonusowe
card-TE02 = Wiatr słoneczny
    .acc = Wiatr słoneczny
    .text = Każdy gracz zyskuje 1 energię; potem ty zyskujesz jeszcze 2. Potem przesuń znacznik wydarzeń o 1 pole.
    .short = energia: ty 3, inni 1
card-TE03 = Przynęta na łupieżców
    .acc = Przynętę na łupieżców
    .text = Przesuń 1 łupieżcę najwyżej o 2 regiony do regionu bez łupieżcy innej klasy. Zdobądź 1 PZ. Potem przesuń znacznik wydarzeń o 1 pole.
    .short = przesuń łupieżcę, 1 PZ
card-TE04 = Aukcja wraków
    .acc = Aukcję wraków
    .text = Połóż najwyżej 3 moduły z jednej kolumny oferty pod ich talią i uzupełnij ofertę; potem możesz zdobyć 1 moduł z oferty, płacąc jego cenę z planszy. Potem przesuń znacznik wydarzeń o 1 pole.
    .short = wymień kolumnę, kup moduł
card-TE05 = Galaktyczny spis
    .acc = Galaktyczny spis
    .text = Zdobądź 1 PZ za każdy region z co najmniej 1 twoim statkiem (najwyżej 3 razy). Potem przesuń znacznik wydarzeń o 1 pole.
    .short = 1 PZ za region, do 3
card-TE06 = Gorączka poszukiwań
    .acc = Gorączkę poszukiwań
    .text = Za każdą z najwyżej 3 planet, na których masz statek, zyskaj zasób nadrukowany na tej planecie. Potem przesuń znacznik wydarzeń o 1 pole.
    .short = nadruk z 3 planet

## Efekty tymczasowe

card-TL01 = Dopalacze
    .acc = Dopalacze
    .text = Dopóki karta jest w grze: twoje statki mają zasięg +1.
    .short = zasięg +1 do powrotu
card-TL02 = Łącze celów
    .acc = Łącze celów
    .text = Dopóki karta jest w grze: +1 do namierzania w twoich bitwach (najwyżej 5).
    .short = namierzanie +1 do powrotu
card-TL03 = Eskadra eskortowa
    .acc = Eskadrę eskortową
    .text = Dopóki karta jest w grze: +1 kość w każdej bitwie, w której bierzesz udział (najwyżej 6 kości).
    .short = +1 kość do powrotu
card-TL04 = Mapy mgławic
    .acc = Mapy mgławic
    .text = Dopóki karta jest w grze: wszystkie twoje statki mają nawigację.
    .short = nawigacja do powrotu
card-TL05 = Harmonizacja tarcz
    .acc = Harmonizację tarcz
    .text = Dopóki karta jest w grze: w każdej bitwie, którą przegrywasz, 1 wybrany przez ciebie statek unika uszkodzeń.
    .short = 1 statek cały na bitwę
card-TL06 = Zezwolenie sojuszu
    .acc = Zezwolenie sojuszu
    .text = Dopóki karta jest w grze: ilekroć aktywujesz bazę sojuszu, zyskaj 1 kredyt.
    .short = 1 kredyt w każdej bazie

## Dyplomacja

card-TD01 = Wspólna częstotliwość
    .acc = Wspólną częstotliwość
    .text = Zdobądź 1 PZ za każdy wrogi statek (łupieżcy też się liczą) w aktywnym regionie. Potem dowolny gracz w bitwie może oznajmić, że się ona kończy.
    .short = 1 PZ za wroga; koniec?
card-TD02 = Zawieszenie broni
    .acc = Zawieszenie broni
    .text = Zaproponuj każdemu innemu graczowi w bitwie 1 zasób podstawowy z puli. Tylko jeśli zgodzą się wszyscy, każdy z nich go zyskuje i bitwa się kończy. Jeśli nie ma w niej innego gracza, zamiast tego dobierz 1 kartę taktyki.
    .short = zgoda wszystkich: pokój
card-TD03 = Danina
    .acc = Daninę
    .text = Wybierz innego gracza w bitwie: daje ci 1 zasób według swojego wyboru albo rzuca w tej bitwie 1 kością mniej.
    .short = zasób albo 1 kość mniej
card-TD04 = Zasady użycia siły
    .acc = Zasady użycia siły
    .text = W tej bitwie nikt nie może wydawać energii na kości ani zagrywać kart bitwy.
    .short = bez energii i kart bitwy
card-TD05 = Opłaceni łupieżcy
    .acc = Opłaconych łupieżców
    .text = Tylko gdy w bitwie są łupieżcy. Zapłać 1 dowolny zasób: wszyscy łupieżcy z aktywnego regionu odchodzą do losowej mgławicy bez łupieżców innej klasy, nigdy do aktywnego regionu.
    .short = 1 dow.: odchodzą łupieżcy
card-TD06 = Wymiana jeńców
    .acc = Wymianę jeńców
    .text = Zdobądź 1 PZ. Statki graczy, które przez tę bitwę trafiłyby na górne złomowisko, idą zamiast tego na statek naprawczy.
    .short = 1 PZ, statki ocaleją

## Karty bitwy

card-TB01 = Skupiony ogień
    .acc = Skupiony ogień
    .text = +2 kości w tej bitwie (najwyżej 6 kości).
    .short = +2 kości
card-TB02 = Namierzony cel
    .acc = Namierzony cel
    .text = +2 do namierzania w tej bitwie (najwyżej 5).
    .short = namierzanie +2
card-TB03 = Manewry unikowe
    .acc = Manewry unikowe
    .text = Gdy twoje statki mają zostać uszkodzone: 1 z nich unika uszkodzeń i leci do sąsiedniego regionu, do którego wolno mu wlecieć (jeśli takiego nie ma, zostaje).
    .short = 1 statek się wymyka
card-TB04 = Druga salwa
    .acc = Drugą salwę
    .text = Po wszystkich przerzutach: rzuć jeszcze raz dowolną liczbą swoich kości; twoje namierzanie stosuje się do nowych wyników.
    .short = rzuć kośćmi znów
card-TB05 = Zagłuszanie
    .acc = Zagłuszanie
    .text = Wybierz innego uczestnika (także łupieżców): ma on -2 do namierzania w tej bitwie (ale nie poniżej 1).
    .short = jeden: namierzanie -2
card-TB06 = Drobna korekta
    .acc = Drobną korektę
    .text = Po wszystkich przerzutach: podnieś 1 swoją kość najwyżej o 2 (do 6).
    .short = kość do +2
card-TB07 = Grupa abordażowa
    .acc = Grupę abordażową
    .text = Gdy zwyciężasz: jeden pokonany gracz daje ci 2 zasoby według swojego wyboru (tyle, ile może). Jeśli pokonani to sami łupieżcy, zyskaj 1 zasób podstawowy.
    .short = 2 zasoby od pokonanego
card-TB08 = Ogień wsparcia
    .acc = Ogień wsparcia
    .text =
        Możesz zagrać tę kartę bez statku w bitwie, jeśli masz statek najwyżej 2 regiony od niej: jeden
        wybrany uczestnik rzuca 1 kością więcej (najwyżej 6 kości). Zdobądź 1 PZ.
    .short = +1 kość z daleka, 1 PZ
card-TB09 = List gończy
    .acc = List gończy
    .text = Gdy zwyciężasz w bitwie, w której pokonani zostali łupieżcy: zdobądź 2 PZ albo awansuj jeszcze o 1 pole na torze dominacji.
    .short = 2 PZ albo dominacja +1
card-TB10 = Ostatni opór
    .acc = Ostatni opór
    .text = Gdy przegrywasz: zdobądź 2 PZ.
    .short = 2 PZ
