### Pytania: o czym decydujesz, przez którą kartę, zdolność lub regułę, i co dalej, gdy pasujesz.

## Przygotowanie gry

q-setup-faction = Którą frakcją dowodzisz?
    .why = Wybierasz jedną z trzech. Wszyscy odkrywają swoje jednocześnie, reszta odpada.
q-setup-destiny = Którą kartę przeznaczenia zatrzymujesz?
    .why = Do końca gry jest tajna. Daje punkty za pierwsze miejsca na swoich torach.

## Tura

q-turn-main = Wysyłasz statek czy wracasz na stację?
    .why = Robisz jedno albo drugie. Akcje poboczne możesz wykonywać w każdej przerwie.
q-launch-where = Dokąd leci { $ship }?
    .why = Statek przechwytuje to, co tam jest. Płacisz dopiero, gdy go wyślesz.
q-turn-window = Robisz coś jeszcze, zanim tura pójdzie dalej?
    .why = Możesz teraz użyć księżyców, kart i żetonów.
    .pass = Tura toczy się dalej.
q-turn-window_launch = Robisz coś jeszcze przed aktywacją { CASE($place, "at") }?
    .why = Twój statek już dotarł. Możesz teraz użyć księżyców, kart i żetonów.
    .pass = Aktywujesz region.
q-turn-window_activation = Robisz coś jeszcze, zanim zareagują łupieżcy?
    .why = Masz już wszystko z tego regionu. Teraz atakują łupieżcy, którzy są w zasięgu.
    .pass = Jeśli w zasięgu są łupieżcy, atakują.
q-turn-window_ambush = Robisz coś jeszcze przed bitwą?
    .why = Gdy bitwa się zacznie, nie można już zagrywać kart akcji.
    .pass = Jeśli ma dojść do bitwy, zaczyna się teraz.
q-turn-window_ships = Robisz coś jeszcze na stacji?
    .why = Twoje statki wróciły. Zaraz odrzucasz energię i karty z efektem tymczasowym.
    .pass = Odrzucasz energię i karty z efektem tymczasowym.
q-turn-window_end = Robisz coś jeszcze przed końcem swojej tury?
    .why = Jeśli czeka wydarzenie, nastąpi teraz i nikt nie będzie mógł wtedy nic zrobić.
    .pass = Tura się kończy.
q-turn-before_battle = Robisz coś, zanim { $who } stoczy bitwę { CASE($place, "at") }?
    .why = Gdy bitwa się zacznie, nie zagrasz już kart „w dowolnej turze”.
    .pass = Bitwa się zaczyna.
q-turn-collect = Nie stać cię jeszcze na tę bazę. Z czego korzystasz?
    .why = Zaraz aktywujesz bazę { CASE($place, "at") }. Pomogą księżyce, karty i żetony.

## Płacenie i zyski

q-pay-cost = Koszt: { $cost }. Czym płacisz?
    .why = Kredyty zastępują zasoby podstawowe. Najtańszy sposób jest już wybrany.
key-payment = więcej, mniej
scr-line-sent_payment = { $number } z { $max }
no-payment_count = { $n ->
        [one] Wybrano { $n }, a koszt wynosi { $max }.
        [few] Wybrano { $n }, a koszt wynosi { $max }.
       *[many] Wybrano { $n }, a koszt wynosi { $max }.
    }
key-goods = więcej, mniej
scr-line-sent_goods = { $number } z { $max }
no-goods_count = { $n ->
        [one] Wybrano { $n }, a trzeba wybrać od { $min } do { $max }.
        [few] Wybrano { $n }, a trzeba wybrać od { $min } do { $max }.
       *[many] Wybrano { $n }, a trzeba wybrać od { $min } do { $max }.
    }
q-pay-cards = { $range ->
        [one] Którą kartą płacisz
        [few] Którymi { $range } kartami płacisz
       *[many] Którymi kartami płacisz ({ $range })
    }?
    .why = Odrzucasz te karty bez efektu.
q-pay-moon = Którym księżycem opłacasz skok?
    .why = Brakuje ci energii. Księżyc daje wszystko, co na nim widać.
q-gain-basic = { $range ->
        [one] Jaki zasób podstawowy bierzesz
        [few] Jakie { $range } zasoby podstawowe bierzesz
       *[many] Jakie zasoby podstawowe bierzesz ({ $range })
    }?
    .why = { $name }: bierzesz tytan, lód albo nanowęgiel.
q-gain-any = { $range ->
        [one] Jaki zasób bierzesz
        [few] Jakie { $range } zasoby bierzesz
       *[many] Jakie zasoby bierzesz ({ $range })
    }?
    .why = { $name }: masz do wyboru 6 rodzajów; karty dobierasz z talii.
q-convert = { $name }: płacisz { CASE($cost, "acc") } za { CASE($gain, "acc") }?
    .why = Nie musisz tego robić.
    .pass = Nic nie płacisz i nic nie dostajesz.
q-choose = { $name }: co wybierasz?
    .why = Dostajesz jedną z tych rzeczy.
q-swap-give = Co oddajesz?
    .why = Targowanie: wymieniasz jeden zasób podstawowy na inny, raz na turę.
q-swap-take = Co za to bierzesz?
    .why = Targowanie: bierzesz jeden z dwóch pozostałych.
q-lose-resource = Z czego rezygnujesz?
    .why = { $name }: tracisz jeden zasób.
q-lose-card = Z której karty rezygnujesz?
    .why = { $name }: tracisz jedną kartę.
q-give-card = Którą kartę dajesz?
    .why = Tylko ty i osoba, która ją dostaje, wiecie, która to karta.
q-give-resource = Co oddajesz { CASE($whom, "dat") }?
    .why = Grupa abordażowa: to ty wybierasz, co oddajesz.
q-steal-whom = Komu zabierasz?
    .why = { $name }: zabierasz coś jednemu z pokonanych graczy.
q-steal-what = Co zabierasz?
    .why = { $name }: weź jeden zasób, ale nie kartę.
q-hand-discard = { $range ->
        [one] Którą kartę odrzucasz
        [few] Które { $range } karty odrzucasz
       *[many] Które karty odrzucasz ({ $range })
    }?
    .why = Na koniec tury masz więcej kart, niż pozwala limit ręki.
q-cards-keep = { $range ->
        [one] Którą kartę zatrzymujesz
        [few] Które { $range } karty zatrzymujesz
       *[many] Które karty zatrzymujesz ({ $range })
    }?
    .why = Odrzucone karty widzą wszyscy.

## Księżyce

q-moons-room = Nie ma miejsca na księżyc ({ $moon }). Który odrzucasz?
    .why = Pole przechwyconych księżyców jest pełne. Możesz odrzucić też ten nowy.
q-moons-capture = Który księżyc przechwytujesz?
    .why = { $name }: weź wierzchni księżyc z regionu ze swoim statkiem.
    .pass = Zostawiasz księżyc tam, gdzie jest.

## Moduły

q-modules-buy = Który moduł kupujesz najpierw?
    .why = { $name }: kupujesz jeden albo dwa moduły.
q-modules-buy_two = Który moduł kupujesz? A może kupujesz dwa?
    .why = Spacja dodaje drugi. Jeśli kupisz jeden, odrzucasz z oferty jakiś inny.
q-modules-buy_second = Kupujesz drugi moduł?
    .why = Płacisz za oba razem. Jeśli kupisz jeden, odrzucasz z oferty jakiś inny moduł.
    .pass = Kupujesz tylko jeden moduł, a jakiś inny odrzucasz z oferty.
q-modules-take = Który moduł bierzesz?
    .why = { $name }: możesz zdobyć jeden moduł z oferty.
    .pass = Nie bierzesz żadnego modułu.
q-modules-whose = Na czyją stację trafia moduł „{ $module }”?
    .why = Pierwszy moduł twojej tury może wziąć partner, który wtedy awansuje.
q-modules-discard = Który moduł znika z oferty?
    .why = Kupujesz tylko jeden moduł, więc inny trafia z oferty pod swoją talię.
q-modules-rearrange = Gdzie ma stanąć moduł „{ $module }”?
    .why = Moduł zostaje w swoim rzędzie. Księżyc między rozdzielonymi modułami przepada.
    .pass = Moduł zostaje tam, gdzie jest.
q-cycle-column = Którą kolumnę wymieniasz?
    .why = Aukcja wraków: włóż najwyżej trzy moduły z kolumny pod ich talię.
q-cycle-module = Który moduł trafia teraz pod talię?
    .why = Możesz wybrać najwyżej trzy. Potem kolumna zostaje uzupełniona.
    .pass = To wystarczy. Kolumna zostaje uzupełniona.

## Powrót na stację

q-return-module = Który moduł uruchamiasz teraz?
    .why = Statek otwiera rząd. Inne moduły w tym rzędzie uruchomisz potem za energię.
    .pass = Kończysz: wszystkie statki wracają.
q-return-with = Co kładziesz na module „{ $module }”?
    .why = Kładziesz statek z mapy lub z naprawy, w otwartym rzędzie możesz dać energię.
q-return-science = Który moduł nauki uruchamiasz teraz?
    .why = Główny reaktor uruchamia dowolną liczbę modułów nauki, każdy tylko raz.
    .pass = Na tym kończysz; pozostałych modułów nie uruchamiasz.
q-return-by_ability = Który moduł uruchamiasz bez statku i energii?
    .why = Wieczny model uruchamia moduł za 1 nanowęgiel.

## Budowanie

q-build-ship = Który statek budujesz?
    .why = Nowy statek trafia na twoją platformę startową.
    .pass = Nie budujesz statku.
q-build-development = Gdzie budujesz?
    .why = Transportowiec i liderzy zostają tam na zawsze. Punkty dają pobliscy liderzy.
    .pass = Nie budujesz niczego.
q-build-less = { $range ->
        [one] Który zasób oszczędzasz
        [few] Które { $range } zasoby oszczędzasz
       *[many] Które zasoby oszczędzasz ({ $range })
    }?
    .why = { $name }: za tę budowlę płacisz mniej.
q-build-cost = Który koszt płacisz?
    .why = { $name }: budujesz taniej. Na te cię stać.
q-upgrade = Które ulepszenie instalujesz?
    .why = Ulepszenie na stałe zmienia wartości wszystkich twoich statków tego typu.
q-development-flip = Którą zużytą kartę znów odkrywasz?
    .why = { $name }: możesz użyć tej karty jeszcze raz.

## Liderzy, tory, odkrycia

q-recruit = { $range ->
        [one] Którego lidera werbujesz
       *[many] Których liderów werbujesz ({ $range })
    }?
    .why = { $name }: werbujesz liderów z dowolnych miejsc na stację.
    .pass = Liderzy zostają tam, gdzie są.
q-recruit-how_many = Ilu liderów werbujesz { CASE($place, "at") } ({ $range })?
    .why = Budowle potrzebują liderów. Ci, którzy zostaną na stacji, dają po 1 punkcie.
q-collect = Co zbierasz { CASE($place, "at") } ({ $range })?
    .why = Może to zebrać każdy, kto ma tam statek.
q-tracks-which = Na którym torze awansujesz?
    .why = { $name }: awansujesz o jedno pole i dostajesz to, co tam jest.
q-tracks-draw = Ile kart dobierasz ({ $range })?
    .why = Twój limit ręki rośnie, więc możesz od razu dobrać karty aż do limitu.
q-discovery-keep = Które odkrycie zatrzymujesz?
    .why = Odkrycia widzisz tylko ty. Pozostałe wracają zakryte.
q-events-top = Które wydarzenie trafia na wierzch?
    .why = Wydarzenia widzisz tylko ty. Drugie idzie na spód talii.
q-order-next = Co dzieje się najpierw?
    .why = Wszystko to dzieje się jednocześnie, więc kolejność wybierasz ty.

## Ruch i rozmieszczanie

q-move-ship = Który statek przesuwasz?
    .why = { $name } daje mu zasięg większy o jeden region.
q-move-to = Dokąd leci?
    .why = Twojego statku nie może tam już być. Ten ruch niczego nie aktywuje.
q-raider-which = Którego łupieżcę przesuwasz?
    .why = Przynęta przesuwa łupieżcę najwyżej o dwa regiony.
q-raider-to = Dokąd leci łupieżca?
    .why = Łupieżca nie dołączy do innej klasy. Zaatakuje tam, dokąd leci twój statek.
q-bonus-where = { $range ->
        [one] Gdzie kładziesz zasób bonusowy
        [few] Gdzie kładziesz { $range } zasoby bonusowe
       *[many] Gdzie kładziesz zasoby bonusowe ({ $range })
    }?
    .why = { $name }: zasoby może zebrać każdy, kto ma tam statek.
q-bonus-which = Co kładziesz { CASE($place, "at") }?
    .why = Kładziesz jeden wybrany zasób podstawowy.
q-printed-where = Skąd bierzesz zasoby (planety: { $range })?
    .why = Gorączka poszukiwań: zyskujesz to, co dają planety z twoimi statkami.
q-damage-whom = Czyj moduł uszkadzasz?
    .why = Sabotaż: wskaż gracza, który ma statek obok któregoś z twoich.
q-damage-module = Który ze swoich modułów uszkadzasz?
    .why = Uszkodzony moduł nie działa aż do naprawy.
q-damage-mechaphage = Który moduł zajmują mechafagi?
    .why = Moduł liczy się jako uszkodzony, dopóki naprawa nie usunie mechafagów.
q-damage-ship = Który ze swoich statków uszkadzasz?
    .why = { $name }: statek ocala tarcza albo statek idzie na złomowisko.
q-damage-repair = Co naprawiasz?
    .why = Przenieś statek na pole statku naprawczego albo napraw tarczę lub moduł.
q-event-ion_storm = Tracisz energię czy uszkadzasz moduł?
    .why = Burza jonowa: tracisz 2 energii albo uszkadzasz jeden ze swoich modułów.
q-event-react = { $event }: zagrywasz Naprawy polowe przed punktacją?
    .why = Przy punktacji wydarzenia uszkodzone moduły kosztują punkty.
    .pass = Zaczyna się punktacja wydarzenia.
q-ability-use = Używasz zdolności „{ $name }”?
    .why = { $text }
    .pass = Nie używasz tej zdolności.

## Łupieżcy i bitwa

q-ambush = Którzy łupieżcy przylatują { CASE($place, "to") }?
    .why = W zasięgu są łupieżcy kilku klas. Jedna z nich musi przylecieć.
q-battle-escalate = Które statki dołączają do bitwy { CASE($place, "at") }?
    .why = Mogą to być dowolne statki w zasięgu. Każdy wnosi kości i namierzanie.
    .pass = Twoje statki zostają tam, gdzie są.
q-battle-jump = Które statki wskakują do bitwy (każdy za 1 energię)?
    .why = Skok sięga na dowolną odległość.
    .pass = Żaden statek nie skacze.
q-battle-diplomacy = Zagrywasz kartę dyplomacji?
    .why = Każdy może zagrać w bitwie jedną taką kartę, zanim zaczną się przygotowania.
    .pass = Nie zagrywasz żadnej karty.
q-battle-prepare = Zagrywasz karty lub używasz zdolności przed bitwą?
    .why = Teraz możesz użyć kart bitwy i zdolności. Potem wydajesz energię na kości.
    .pass = Gotowe. Teraz wydajesz energię na kości.
q-battle-energy = Ile energii wydajesz na kości ({ $range })?
    .why = Każda energia daje jedną kość, najwyżej sześć. Namierzanie się nie zmienia.
q-battle-after_roll = Kości rzucone. Zagrywasz kartę?
    .why = Uczestnicy bitwy mają po kolei jedną okazję do zagrania kart.
    .pass = Twoje kości zostają bez zmian.
q-battle-outcome_won = Zwyciężasz. Zagrywasz kartę?
    .why = Niektóre karty pomagają zwycięzcy.
    .pass = Nie zagrywasz żadnej karty.
q-battle-outcome_lost = Przegrywasz. Zagrywasz kartę?
    .why = Niektóre karty pomagają pokonanym.
    .pass = Nie zagrywasz żadnej karty.
q-battle-damage = Twoje statki zaraz zostaną uszkodzone. Zagrywasz kartę?
    .why = Zaraz zostaną uszkodzone wszystkie twoje statki { CASE($place, "at") }.
    .pass = Twoje statki odnoszą uszkodzenia.
q-battle-may_end = Kończysz tę bitwę?
    .why = { $name }: możesz skończyć bitwę bez zwycięzcy i uszkodzeń.
    .pass = Bitwa trwa, chyba że skończy ją inny gracz.
q-battle-offer = { $whom } oferuje zasób podstawowy za zawieszenie broni. Przyjmujesz?
    .why = Bitwa się skończy, jeśli zgodzą się wszyscy; wtedy każdy dostaje zasób.
    .pass = Bitwa trwa.
q-battle-demand = Od kogo żądasz daniny?
    .why = Ten gracz oddaje zasób albo rzuca jedną kością mniej.
q-battle-tribute = { $whom } żąda daniny. Co oddajesz?
    .why = Danina: oddaj zasób albo rzuć jedną kością mniej.
q-battle-whom = Kto jest celem karty „{ $name }”?
    .why = Możesz wybrać z listy dowolną stronę tej bitwy.
q-battle-reroll = { $name }: które kości przerzucasz (ile chcesz)?
    .why = Do tych kości znów liczy się twoje namierzanie.
    .pass = Kości pozostają tak, jak wypadły.
q-battle-raise = Wynik której kości podnosisz?
    .why = Drobna korekta podnosi wynik najwyżej o 2, ale nie wyżej niż do 6.
q-battle-raise_by = O ile podnosisz wynik tej kości ({ $range })?
    .why = Drobna korekta podnosi wynik najwyżej do 6.
q-battle-tactical = Co bierzesz za operację taktyczną?
    .why = Po porażce dobierasz kartę albo zyskujesz to, co daje księżyc w tym gnieździe.
    .pass = Nie bierzesz niczego.
q-battle-spare = Który statek ratujesz przed uszkodzeniem?
    .why = Harmonizacja tarcz ratuje jeden statek.
q-battle-save = Który statek się wymyka?
    .why = Manewry unikowe: statek unika uszkodzeń i leci do sąsiedniego regionu.
q-battle-save_to = Dokąd leci?
    .why = Wybierz region obok bitwy, do którego statek może wlecieć.

## Drużyny

q-teams-exchange = Dajesz coś partnerowi albo coś bierzesz?
    .why = Możecie wymienić jedną rzecz na turę, jeśli obie strony się zgodzą.
    .pass = Do wymiany nie dochodzi.
q-teams-thing = Co wymieniacie?
    .why = Możecie wymienić zasób, przechwycony księżyc albo żeton.
q-teams-agree = Zgadzasz się na wymianę: { $name }?
    .why = Prosi partner. Możecie wymieniać raz na turę.
    .pass = Do wymiany nie dochodzi.
q-teams-token = Kto bierze żeton dominacji?
    .why = Dochodzicie do niego razem. Druga osoba dostaje 2 punkty.

## Pytania wszelkiego rodzaju

q-any = Co wybierasz?
    .why = Gra toczy się dalej po twojej odpowiedzi.
