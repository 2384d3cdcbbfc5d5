### Pytania: o czym decydujesz, przez którą kartę, zdolność lub regułę, i co dalej, gdy pasujesz.

## Przygotowanie gry

q-setup-faction = Którą frakcją dowodzisz?
    .why = Masz trzy do wyboru. Odkrywają je wszyscy naraz; reszta odpada z gry.
q-setup-destiny = Którą kartę przeznaczenia zatrzymujesz?
    .why = Pierwsze miejsce na jej torach punktuje na koniec. Wcześniej to tajemnica.

## Tura

q-turn-main = Wysyłasz statek czy wracasz na stację?
    .why = W turze robisz jedno z dwojga. Akcje poboczne można wtrącać w każdej przerwie.
q-launch-where = Start: { $ship }. Dokąd leci?
    .why = Przejmuje to, co tam jest. Płacisz dopiero przy wysłaniu.
q-turn-window = Coś jeszcze, zanim gra pójdzie dalej?
    .why = Przerwa: teraz wolno sięgać po księżyce, karty i żetony.
    .pass = Tura toczy się dalej.
q-turn-window_launch = Robisz coś jeszcze przed aktywacją? Region: { $place }.
    .why = Twój statek już dotarł. Możesz teraz sięgnąć po księżyce, karty i żetony.
    .pass = Region zostaje aktywowany.
q-turn-window_activation = Robisz coś jeszcze, zanim zareagują łupieżcy?
    .why = Region dał ci już wszystko. Teraz atakują łupieżcy w zasięgu.
    .pass = Jeśli w zasięgu są łupieżcy, atakują.
q-turn-window_ambush = Robisz coś jeszcze przed bitwą?
    .why = Gdy się zacznie, kart akcji nie można już zagrywać.
    .pass = Zaczyna się bitwa, jeśli ma się odbyć.
q-turn-window_ships = Coś jeszcze na stacji?
    .why = Twoje statki wróciły. Zaraz odrzucasz energię i karty z efektem tymczasowym.
    .pass = Energia i karty z efektem tymczasowym zostają odrzucone.
q-turn-window_end = Robisz coś jeszcze przed końcem swojej tury?
    .why = Jeśli czeka wydarzenie, teraz się zdarzy i nikt nie może wtedy działać.
    .pass = Tura się kończy.
q-turn-before_battle = Coś jeszcze, zanim { $who } stoczy bitwę? Region: { $place }.
    .why = Gdy bitwa się zacznie, kart na dowolną turę nie można zagrywać.
    .pass = Bitwa się zaczyna.
q-turn-collect = Najpierw zdobądź środki: po co sięgasz?
    .why = Do aktywacji: { $place }, a na to cię jeszcze nie stać.

## Płacenie i zyski

q-pay-cost = Koszt: { $cost }. Czym płacisz?
    .why = Kredyty zastępują zasoby podstawowe. Najtańszy sposób jest już wybrany.
key-payment = więcej, mniej
scr-line-sent_payment = { $number } z { $max }
no-payment_count = { $n ->
        [one] To { $n } sztuka; koszt wynosi { $max }.
        [few] To { $n } sztuki; koszt wynosi { $max }.
       *[many] To { $n } sztuk; koszt wynosi { $max }.
    }
key-goods = więcej, mniej
scr-line-sent_goods = { $number } z { $max }
no-goods_count = { $n ->
        [one] To { $n }; ma być od { $min } do { $max }.
        [few] To { $n }; ma być od { $min } do { $max }.
       *[many] To { $n }; ma być od { $min } do { $max }.
    }
q-pay-cards = Którymi kartami płacisz ({ $range })?
    .why = Zostają odrzucone bez efektu.
q-pay-moon = Który księżyc opłaca skok?
    .why = Brakuje ci energii. Księżyc daje wszystko, co na nim widać.
q-gain-basic = Które zasoby podstawowe bierzesz ({ $range })?
    .why = Źródło: { $name }. Tytan, lód albo nanowęgiel.
q-gain-any = Które zasoby bierzesz ({ $range })?
    .why = Źródło: { $name }. Dowolne z 6 rodzajów; karty się dobiera.
q-convert = { $name }: płacisz { $cost } za { $gain }?
    .why = Możesz, ale nie musisz.
    .pass = Nic nie płacisz i nic nie dostajesz.
q-choose = { $name }: co wybierasz?
    .why = Dzieje się jedno z nich.
q-swap-give = Co oddajesz?
    .why = Targowanie: jeden twój zasób podstawowy za inny, raz na turę.
q-swap-take = Co za to bierzesz?
    .why = Targowanie: jeden z dwóch pozostałych.
q-lose-resource = Z czego rezygnujesz?
    .why = { $name }: tracisz jeden zasób.
q-lose-card = Z której karty rezygnujesz?
    .why = { $name }: tracisz jedną kartę.
q-give-card = Którą kartę dajesz?
    .why = Która to, wiecie tylko ty i osoba, która ją dostaje.
q-give-resource = Co oddajesz? Dostaje: { $whom }.
    .why = Grupa abordażowa: wybór należy do ciebie.
q-steal-whom = Komu zabierasz?
    .why = { $name }: jednemu z pokonanych graczy.
q-steal-what = Co zabierasz?
    .why = { $name }: jeden zasób, ale nie kartę.
q-hand-discard = Które karty odrzucasz ({ $range })?
    .why = Na koniec tury masz więcej kart, niż pozwala limit ręki.
q-cards-keep = Które karty zatrzymujesz ({ $range })?
    .why = Pozostałe odrzucasz tak, że wszyscy je widzą.

## Księżyce

q-moons-room = Nie ma miejsca na księżyc: { $moon }. Co odchodzi?
    .why = Pole przechwyconych księżyców jest pełne. Odejść może też ten nowy.
q-moons-capture = Który księżyc przechwytujesz?
    .why = { $name }: wierzchni księżyc tam, gdzie masz statek.
    .pass = Zostawiasz księżyc tam, gdzie jest.

## Moduły

q-modules-buy = Który moduł kupujesz najpierw?
    .why = { $name }: kupujesz jeden albo dwa; jeden musisz.
q-modules-buy_second = Kupujesz drugi moduł?
    .why = Za oba płacisz razem. Jeśli kupisz jeden, odrzucasz moduł z oferty.
    .pass = Kupujesz tylko jeden i odrzucasz moduł z oferty.
q-modules-take = Który moduł bierzesz?
    .why = { $name }: możesz zdobyć jeden moduł z oferty.
    .pass = Nie bierzesz żadnego.
q-modules-whose = Na czyją stację trafia: { $module }?
    .why = Pierwszy moduł twojej tury może dostać partner, który wtedy awansuje.
q-modules-discard = Który moduł znika z oferty?
    .why = To był tylko jeden zakup; jeszcze jeden moduł idzie pod swoją talię.
q-modules-rearrange = Gdzie ma stanąć { $module }?
    .why = W obrębie rzędu. Księżyc między dwoma rozdzielonymi modułami przepada.
    .pass = Zostaje tam, gdzie jest.
q-cycle-column = Którą kolumnę wymieniasz?
    .why = Aukcja wraków: do trzech jej modułów idzie pod swoją talię.
q-cycle-module = Który moduł idzie teraz pod talię?
    .why = Najwyżej trzy; potem kolumna zostaje uzupełniona.
    .pass = Wystarczy; kolumna zostaje uzupełniona.

## Powrót na stację

q-return-module = Który moduł uruchamiasz teraz?
    .why = Statek otwiera swój rząd. Potem energia uruchamia w nim inne moduły.
    .pass = Kończysz: wszystkie statki wracają.
q-return-with = Moduł „{ $module }”: co na nim kładziesz?
    .why = Statek z mapy lub statku naprawczego albo energię w otwartym rzędzie.
q-return-science = Który moduł nauki działa teraz?
    .why = Główny reaktor uruchamia ich dowolnie wiele, każdy raz.
    .pass = Wystarczy; reszta odpoczywa.
q-return-by_ability = Który moduł działa bez statku i energii?
    .why = Wieczny model, za 1 nanowęgiel.

## Budowanie

q-build-ship = Który statek budujesz?
    .why = Trafia na twoją platformę startową.
    .pass = Nie budujesz żadnego.
q-build-development = Gdzie budujesz?
    .why = Transportowiec i liderzy zostają tam na zawsze; punktują pobliscy liderzy.
    .pass = Nie budujesz niczego.
q-build-less = Czego płacisz mniej ({ $range })?
    .why = { $name }: o tyle niższy koszt.
q-build-cost = Który koszt płacisz?
    .why = { $name }: koszt jest niższy; na te cię stać.
q-upgrade = Które ulepszenie instalujesz?
    .why = Zastępuje wszystkie wartości tego typu, na stałe.
q-development-flip = Którą kartę znów odkrywasz?
    .why = { $name }: będzie można użyć jej jeszcze raz.

## Liderzy, tory, odkrycia

q-recruit = Których liderów werbujesz ({ $range })?
    .why = { $name }: skądkolwiek, na twoją stację.
    .pass = Zostają tam, gdzie są.
q-recruit-how_many = Ilu liderów werbujesz ({ $range })? Region: { $place }.
    .why = Przybywają na stację: na budowle albo po punkcie na koniec.
q-collect = Co zbierasz ({ $range })? Region: { $place }.
    .why = Leży dla każdego, kto ma tam statek.
q-tracks-which = Na którym torze awansujesz?
    .why = { $name }: jedno pole w górę i to, co na nim jest.
q-tracks-draw = Ile kart dobierasz ({ $range })?
    .why = Twój limit kart na ręce wzrósł; od razu możesz go wypełnić.
q-discovery-keep = Które odkrycie zatrzymujesz?
    .why = Widzisz je tylko ty. Pozostałe wracają zakryte.
q-events-top = Które wydarzenie idzie na wierzch?
    .why = Widzisz je tylko ty. Drugie idzie na spód talii.
q-order-next = Co dzieje się najpierw?
    .why = To wszystko przychodzi naraz; kolejność ustalasz ty.

## Ruch i rozmieszczanie

q-move-ship = Który statek przesuwasz?
    .why = { $name }: jego zasięg i jeszcze jeden region.
q-move-to = Dokąd leci?
    .why = Nie tam, gdzie masz już statek. Ten ruch niczego nie aktywuje.
q-raider-which = Którego łupieżcę przesuwasz?
    .why = Przynęta na łupieżców: do dwóch regionów.
q-raider-to = Dokąd idzie łupieżca?
    .why = Nie do innej klasy. W regionie twojego startu liczy się od razu.
q-bonus-where = Gdzie leżą zasoby bonusowe ({ $range })?
    .why = { $name }: zebrać może je każdy, kto ma tam statek.
q-bonus-which = Co tam leży? Region: { $place }.
    .why = Jeden zasób podstawowy do wyboru.
q-printed-where = Które planety płacą ({ $range })?
    .why = Gorączka poszukiwań: to, co nadrukowane na planetach z twoim statkiem.
q-damage-whom = Czyj moduł zostaje uszkodzony?
    .why = Sabotaż: gracza, który ma statek obok któregoś z twoich.
q-damage-module = Który z twoich modułów zostaje uszkodzony?
    .why = Uszkodzony moduł nie działa aż do naprawy.
q-damage-mechaphage = Który moduł zajmują mechafagi?
    .why = Liczy się jako uszkodzony, aż usunie je naprawa.
q-damage-ship = Który z twoich statków zostaje uszkodzony?
    .why = { $name }: ratuje go tarcza albo trafia na złomowisko.
q-damage-repair = Co naprawiasz?
    .why = Statek (trafia na statek naprawczy), tarczę albo moduł.
q-event-ion_storm = Energia czy moduł?
    .why = Burza jonowa: tracisz 2 energii albo uszkadzasz moduł.
q-event-react = { $event }: grasz Naprawy polowe przed punktacją?
    .why = Przy punktacji wydarzenia uszkodzone moduły kosztują punkty.
    .pass = Wydarzenie punktuje.
q-ability-use = Używasz zdolności: { $name }?
    .why = { $text }
    .pass = Obywasz się bez niej.

## Łupieżcy i bitwa

q-ambush = Zasadzka, region { $place }: którzy łupieżcy przychodzą?
    .why = W zasięgu jest więcej niż jedna klasa. Jedna musi przyjść.
q-battle-escalate = Które statki dołączają do bitwy? Region: { $place }.
    .why = Dowolne statki w zasięgu. Każdy wnosi kości i namierzanie.
    .pass = Twoje statki zostają tam, gdzie są.
q-battle-jump = Które statki wskakują, każdy za 1 energię?
    .why = Skok sięga na dowolną odległość.
    .pass = Nikt nie skacze.
q-battle-diplomacy = Zagrywasz kartę dyplomacji?
    .why = Każdy gracz może zagrać jedną na bitwę, zanim zaczną się przygotowania.
    .pass = Nie zagrywasz żadnej.
q-battle-prepare = Zagrywasz karty lub używasz zdolności przed bitwą?
    .why = Teraz możesz użyć kart bitwy i zdolności. Potem energia na kości.
    .pass = Gotowe. Teraz energia na kości.
q-battle-energy = Ile energii wydajesz na kości ({ $range })?
    .why = Jedna kość za każdą energię, najwyżej sześć. Namierzanie się nie zmienia.
q-battle-after_roll = Kości rzucone. Zagrywasz kartę?
    .why = Każdy uczestnik bitwy może zagrać karty, jedna kolejka.
    .pass = Twoje kości zostają bez zmian.
q-battle-outcome_won = Zwyciężasz. Zagrywasz kartę?
    .why = Niektóre karty opłacają się zwycięzcy.
    .pass = Nie zagrywasz żadnej.
q-battle-outcome_lost = Przegrywasz. Zagrywasz kartę?
    .why = Niektóre karty opłacają się pokonanym.
    .pass = Nie zagrywasz żadnej.
q-battle-damage = Twoje statki zaraz zostaną uszkodzone. Zagrywasz kartę?
    .why = Wszystkie twoje statki tutaj zostają teraz uszkodzone: { $place }.
    .pass = Twoje statki zostają uszkodzone.
q-battle-may_end = Kończysz tę bitwę?
    .why = { $name }: jedno „tak” ją kończy, bez zwycięzcy i uszkodzeń.
    .pass = Bitwa trwa, chyba że skończy ją ktoś inny.
q-battle-offer = Zawieszenie broni za zasób podstawowy? Proponuje { $whom }.
    .why = Bitwa kończy się tylko, gdy zgodzą się wszyscy; wtedy każdy dostaje jeden.
    .pass = Bitwa trwa.
q-battle-demand = Od kogo żądasz daniny?
    .why = Danina: jeden zasób tego gracza albo jedna kość mniej.
q-battle-tribute = Co oddajesz? Żąda { $whom }.
    .why = Danina: jeden zasób albo rzucasz o jedną kość mniej.
q-battle-whom = Kogo dotyczy karta „{ $name }”?
    .why = Możesz wskazać każdą stronę tej bitwy, która tu stoi.
q-battle-reroll = { $name }: które kości przerzucasz? Dowolnie wiele.
    .why = Twoje namierzanie znów się dla nich liczy.
    .pass = Zostają, jak leżą.
q-battle-raise = Którą kość podnosisz?
    .why = Drobna korekta: o najwyżej 2, nigdy powyżej 6.
q-battle-raise_by = O ile ({ $range })?
    .why = Drobna korekta: nigdy powyżej 6.
q-battle-tactical = Co bierzesz za operację taktyczną?
    .why = Pokonany gracz dobiera kartę albo zyskuje to, co pokazuje tamtejszy księżyc.
    .pass = Nie bierzesz niczego.
q-battle-spare = Który statek nie zostaje uszkodzony?
    .why = Harmonizacja tarcz ratuje jeden z nich.
q-battle-save = Który statek się wymyka?
    .why = Manewry unikowe: bez uszkodzenia i o jeden region dalej.
q-battle-save_to = Dokąd leci?
    .why = Do regionu obok bitwy, do którego wolno mu wlecieć.

## Drużyny

q-teams-exchange = Dajesz coś partnerowi albo bierzesz?
    .why = Jedna rzecz na turę, za zgodą obu stron.
    .pass = Nic nie zmienia właściciela.
q-teams-thing = Co zmienia właściciela?
    .why = Zasób, przechwycony księżyc albo żeton.
q-teams-agree = { $name } na wymianę: zgadzasz się?
    .why = Prosi partner. Raz na turę.
    .pass = Nic nie zmienia właściciela.
q-teams-token = Kto bierze żeton dominacji?
    .why = Dochodzicie do niego razem. Druga osoba dostaje 2 punkty.

## Pytania wszelkiego rodzaju

q-any = Co wybierasz?
    .why = Gra toczy się dalej po twojej odpowiedzi.
