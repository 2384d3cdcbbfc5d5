### Pytania. Wartość: co jest do rozstrzygnięcia. .why: skąd pytanie. .pass: co dalej po spasowaniu.

## Przed fazami i między nimi

q-setup-alien = Który obcy będzie twój: { $first } czy { $second }?
    .why = Tych dwóch ci rozdano. Ten, którego nie wybierzesz, zostaje tajny.
q-start-hot_swap = Zostaje { $second } czy bierzesz: { $first }?
    .why = Zmienne moce: możesz zamienić raz na turę. Drugi opuszcza grę.
q-turn-go_on = Udało się! Co dalej w tej turze?
    .why = Jeśli pierwsze spotkanie się uda, masz jeszcze drugie.

## Przegrupowanie i cel

q-regroup-retrieve = Gdzie ląduje twój statek z wiru?
    .why = Przegrupowanie: jeden statek wraca do jednej z twoich kolonii.
q-destiny-own = Twój własny kolor. Dobierasz ponownie czy walczysz we własnym systemie?
    .why = Karta celu pokazuje twój kolor: { $colour }.
q-destiny-wild = Karta uniwersalna: kogo atakujesz?
    .why = Spotkanie odbędzie się w rodzimym systemie tego gracza.
q-destiny-resettle = Ile statków ponownie zasiedli twoją planetę i skąd ({ $range })?
    .why = Nie ma walki i nie zagrywa się kart. Liczy się jako sukces.

## Start i sojusz

q-launch-aim = Nakieruj wrota: która planeta { CASE($whom, "gen") }?
    .why = System wskazuje karta celu, planetę wskazujesz ty.
q-launch-send = Które statki lecą przez wrota ({ $range })?
    .why = Liczą się do twojej sumy. Jeśli przegrasz, trafią do wiru.
q-alliance-invite = Kogo prosisz o pomoc? Dowolnie wielu graczy albo nikogo.
    .why = Twoi sojusznicy { $side ->
        [offense] wylądują z tobą, jeśli wygrasz.
       *[defense] dostaną nagrody, jeśli wygrasz.
    }
q-alliance-join = Atakuje { $offense }, broni się { $defense }. Dołączasz do kogoś?
    .why = { $invites ->
        [both] Zapraszają cię obie strony.
        [offense] Zaprasza cię atakujący.
       *[defense] Zaprasza cię broniący.
    }
    .pass = Nie dołączasz: nic nie tracisz i nic nie zyskujesz.
q-alliance-send = Które statki wysyłasz ({ $range })?
    .why = Dzielą los twojej strony: lądowanie, nagroda albo wir.

## Planowanie i ujawnienie

q-planning-pick = Wybierz kartę spotkania przeciw { CASE($whom, "dat") }.
    .why = Obie karty zostaną odkryte jednocześnie. Do tej chwili twoja jest tajna.
q-window = Chcesz coś teraz zrobić? ({ $moment })
    .why = Masz coś, co można teraz zagrać.
    .pass = Gra toczy się dalej. Możliwe, że nie będzie drugiego pytania.
q-window-reveal = Dodajesz coś? Stan: { $off } do { $def }.
    .why = Po kolei pyta się każdego, kto może dodać kartę, aż wszyscy spasują.
    .pass = Gdy wszyscy z rzędu spasują, sumy są ostateczne.
q-reinforce-side = Która strona dostaje twoje wsparcie?
    .why = Możesz pomóc dowolnej stronie.
q-ride = Moc działa: { $power }. Zagrywasz do niej wzmocniony rozbłysk?
    .why = Zmienia to, co robi teraz moc. Jeden rozbłysk na spotkanie.
    .pass = Używasz mocy bez rozbłysku.

## Reakcje na świeże zapowiedzi

q-respond-power = { $who } używa mocy: { $power }. Zatrzymać?
    .you = Używasz mocy: { $power }. Zatrzymać?
    .why = Teraz zatrzyma to: { $stopper }.
    .pass = Moc działa.
q-respond-artifact = { $who } zagrywa: { $card }. Zatrzymać?
    .you = Zagrywasz: { $card }. Zatrzymać własną kartę?
    .why = Możesz zagrać: { $stopper }. Gdy efekt się zacznie, będzie za późno.
    .pass = Karta działa: { $card }.
q-respond-flare = { $who } zapowiada rozbłysk: { $alien }. Zatrzymać?
    .you = Zapowiadasz rozbłysk: { $alien }. Zatrzymać go?
    .why = Możesz zagrać: { $stopper }. Gdy efekt się zacznie, będzie za późno.
    .pass = Rozbłysk działa.
q-respond-reinforcement = { $who } dodaje { $value }. Zatrzymać?
    .you = Dodajesz { $value }. Zatrzymać to?
    .why = Teraz zatrzyma to: { $stopper }.
    .pass = Wsparcie się liczy.
q-respond-technology = { $who } używa: { $technology }. Zatrzymać?
    .you = Używasz: { $technology }. Zatrzymać to?
    .why = Teraz zatrzyma to: { $stopper }.
    .pass = Technologia działa.

## Statki

q-place = { $n ->
        [one] { $n } statek wraca. Do której kolonii?
        [few] { $n } statki wracają. Rozdziel je między swoje kolonie.
       *[many] { $n } statków wraca. Rozdziel je między swoje kolonie.
    }
    .why = Może to być każda z twoich kolonii, nie tylko ta, z której pochodzą.
q-lose = { $n ->
        [one] Wybierz { $n } statek, który tracisz.
        [few] Wybierz { $n } statki, które tracisz.
       *[many] Wybierz { $n } statków, które tracisz.
    }
    .why = Trafiają do wiru ({ $name }).
q-lose-other = { $n ->
        [one] Wybierz { $n } statek { CASE($whom, "gen") } do stracenia.
        [few] Wybierz { $n } statki { CASE($whom, "gen") } do stracenia.
       *[many] Wybierz { $n } statków { CASE($whom, "gen") } do stracenia.
    }
    .why = Trafiają do wiru. Powód: { $name }.

q-planning-new_hand = Nie masz na ręce karty spotkania. Bierzesz nową rękę?
    .why = Możesz też zagrać kartę ze skarbca.
    .pass = Zachowujesz tę rękę i grasz kartę ze skarbca.

## Chwile ciszy

q-beats-order = Chwila ciszy: siedzisz cicho, hałasujesz czy coś kradniesz?
    .why = Pytanie dostają wszyscy naraz, w tajemnicy. Hałas może ukryć kradzież.
q-beats-accuse = Coś się poruszyło. Oskarżasz kogoś o kradzież?
    .why = Jeśli trafisz, statek traci złodziej. Jeśli nie, tracisz go ty.
    .pass = Nikogo nie oskarżasz.

## Zapłata i rozmowy

q-reward-ships = { $n ->
        [one] { $n } nagroda: statek z wiru czy karta?
        [few] { $n } nagrody: ile z nich to statki z wiru? Reszta to karty.
       *[many] { $n } nagród: ile z nich to statki z wiru? Reszta to karty.
    }
    .why = Dostajesz jedną za każdy statek wysłany broniącemu.
q-deal = Złóż ofertę. Przeciwnik: { $whom }.
    .why = Dwie karty negocjacji: musi zmienić właściciela karta albo powstać kolonia.
q-deal-answer = { $whom } składa ci ofertę. Przyjmujesz?
    .why = Przyjęcie zawiera umowę od razu. Twoje własne oferty przestają się liczyć.
q-deal-give = Porozumienie: którą kartę dajesz?
    .why = Obietnica to karty według twojego wyboru. Wybierz je po kolei.
q-deal-colony = Porozumienie: które statki zakładają nową kolonię ({ $range })?
    .why = Możesz je wziąć skądkolwiek, także z wrót.
q-deal-penalty = { $n ->
        [one] Brak porozumienia: wybierz { $n } statek do stracenia.
        [few] Brak porozumienia: wybierz { $n } statki do stracenia.
       *[many] Brak porozumienia: wybierz { $n } statków do stracenia.
    }
    .why = Z twoich kolonii albo z wrót, ale nie z wiru.

## Technologia

q-technology-keep = Którą technologię zatrzymujesz?
    .why = Zatrzymujesz jedną, zakrytą. Pozostałe zostają odrzucone odkryte.
q-technology-action = Technologia: opracować, ukończyć, zaniechać czy nic?
    .why = Każdy gracz ma jedną akcję na początku każdego spotkania.
    .pass = Twoje technologie pozostają bez zmian.
q-technology-research = Która kolonia wysyła statek do opracowania?
    .why = Zostaje tam, aż technologia będzie ukończona albo zaniechana.
q-flagship = Czy wśród wysyłanych statków jest flagowy?
    .why = Prometeusz dodaje więcej niż zwykły statek.
    .pass = Zostaje tam, gdzie jest.
q-flagship-place = Gdzie ląduje twój statek flagowy?
    .why = Prometeusz to jeden ze statków, które właśnie rozdzielasz.

## Moce, rozbłyski i artefakty w ogóle

q-choose-player = { $power }: który gracz?
    .why = Wszyscy widzą, kogo wybierasz.
q-choose-players = { $power }: którzy gracze?
    .why = Wszyscy widzą, kogo wybierasz.
q-choose-planet = { $power }: która planeta?
    .why = Wszyscy widzą, co wybierasz.
q-choose-card = { $power }: która karta?
    .why = Inni mogą nie widzieć, która to.
q-choose-cards = { $power }: które karty?
    .why = Inni mogą nie widzieć, które to.
q-choose-alien = { $power }: który obcy?
    .why = Wszyscy go zobaczą.
q-choose-number = { $power }: ile ({ $range })?
    .why = Wszyscy widzą tę liczbę.
q-choose-ships = { $power }: które statki ({ $range })?
    .why = Opuszczają miejsca, na których stoją.
q-choose-way = { $power }: w jaki sposób?
    .why = Każdy z nich jest teraz możliwy.
q-choose-yes = { $power }: czy chcesz?
    .why = Możesz to teraz zrobić.
    .pass = Nie robisz tego.

## Opcje, które nazywają miejsce

list-at = { $name }: { $place }
list-at_of = { $name }: { $place }, { $who }
list-place_of = { $place }, { $who }

## Powody

cause-rules = zasady
    .acc = zasady
cause-home = powrót do domu
    .acc = powrót do domu
cause-reward = nagrody
    .acc = nagrody
cause-defeat = przegrane spotkanie
    .acc = przegrane spotkanie
cause-deal_failed = brak porozumienia
    .acc = brak porozumienia
cause-homeless = brak kolonii
    .acc = brak kolonii
cause-price = cena
    .acc = cenę
cause-caught = wpadka
    .acc = wpadkę
cause-false_accusation = fałszywe oskarżenie
    .acc = fałszywe oskarżenie

## Opcje mocy i kart

opt-bonus = Weź premię
opt-self_zap = Blok na sobie
opt-end = Zakończ turę
opt-new_technology = Technologie
opt-turn_up = Odkryj obcego
