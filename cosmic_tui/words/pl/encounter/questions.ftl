### Pytania. Wartość: co jest do rozstrzygnięcia. .why: skąd pytanie. .pass: co dalej po spasowaniu.

## Przed fazami i między nimi

q-setup-alien = Który obcy będzie twój: { $first } czy { $second }?
    .why = Masz do wyboru tych dwóch. Ten, którego nie wybierzesz, pozostanie tajny.
q-start-hot_swap = Zostawiasz { CASE($second, "acc") } czy bierzesz { CASE($first, "acc") }?
    .why = Zmienne moce: obcego możesz zamienić raz na turę. Ten drugi opuszcza grę.
q-turn-go_on = Udało się! Co dalej w tej turze?
    .why = Jeśli pierwsze spotkanie się uda, masz jeszcze drugie.

## Przegrupowanie i cel

q-regroup-retrieve = Gdzie ląduje twój statek z wiru?
    .why = Przegrupowanie: jeden statek wraca do jednej z twoich kolonii.
q-destiny-own = Karta w twoim kolorze: dobierasz ponownie czy walczysz u siebie?
    .why = Karta celu pokazuje twój kolor: { $colour }.
q-destiny-wild = Karta uniwersalna: kogo atakujesz?
    .why = Spotkanie odbędzie się w rodzimym systemie tego gracza.
q-destiny-resettle = Ile statków ({ $range }) ponownie zasiedli twoją planetę i skąd?
    .why = Nie ma walki i nie zagrywa się kart. To liczy się jako sukces.

## Start i sojusz

q-launch-aim = Na którą planetę { CASE($whom, "gen") } kierujesz wrota?
    .why = System wskazuje karta celu, planetę wybierasz ty.
q-launch-send = { $range ->
        [one] Który statek leci przez wrota
        [few] Które { $range } statki lecą przez wrota
       *[many] Które statki lecą przez wrota ({ $range })
    }?
    .why = Statki liczą się do twojej sumy. Jeśli przegrasz, trafią do wiru.
q-alliance-invite = Kogo prosisz o pomoc? Wybierz dowolną liczbę graczy albo nie wybieraj nikogo.
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
q-alliance-send = { $range ->
        [one] Który statek wysyłasz
        [few] Które { $range } statki wysyłasz
       *[many] Które statki wysyłasz ({ $range })
    }?
    .why = Statki dzielą los twojej strony: lądują, dają nagrodę albo trafiają do wiru.

## Planowanie i ujawnienie

q-planning-pick = Wybierz kartę spotkania przeciw { CASE($whom, "dat") }.
    .why = Obie karty odkrywa się jednocześnie. Do tego momentu twoja pozostaje tajna.
# fine: ending
q-window = { $moment }: chcesz coś teraz zrobić?
    .why = Masz coś, co można teraz zagrać.
    .pass = Gra toczy się dalej. Drugiej okazji może nie być.
q-window-reveal = Na razie wynik to { $high }:{ $low }. Dodajesz coś?
    .why = Gra pyta po kolei każdego, kto może dodać kartę, aż wszyscy spasują.
    .pass = Gdy wszyscy po kolei spasują, sumy są ostateczne.
q-reinforce-side = Która strona dostaje twoje wsparcie?
    .why = Możesz pomóc dowolnej stronie.
q-ride = Działa moc „{ $power }”. Zagrywasz do niej wzmocniony rozbłysk?
    .why = Rozbłysk zmienia działanie mocy. W jednym spotkaniu możesz zagrać jeden.
    .pass = Używasz mocy bez rozbłysku.

## Reakcje na świeże zapowiedzi

q-respond-power = { $who } używa mocy „{ $power }”. Zatrzymujesz ją?
    .you = Używasz mocy „{ $power }”. Zatrzymujesz ją?
    .why = Teraz można to zatrzymać: możesz zagrać { CASE($stopper, "acc") }.
    .pass = Moc działa.
q-respond-artifact = { $who } zagrywa { CASE($card, "acc") }. Chcesz temu zapobiec?
    .you = Zagrywasz { CASE($card, "acc") }. Chcesz temu zapobiec?
    .why = Możesz zagrać { CASE($stopper, "acc") }. Gdy efekt się zacznie, będzie za późno.
    .pass = Działa karta „{ $card }”.
q-respond-flare = { $who } zapowiada rozbłysk { CASE($alien, "gen") }. Zatrzymujesz go?
    .you = Zapowiadasz rozbłysk { CASE($alien, "gen") }. Zatrzymujesz go?
    .why = Możesz zagrać { CASE($stopper, "acc") }. Gdy efekt się zacznie, będzie za późno.
    .pass = Rozbłysk działa.
q-respond-reinforcement = { $who } dodaje { $value }. Zatrzymujesz to wsparcie?
    .you = Dodajesz { $value }. Zatrzymujesz własne wsparcie?
    .why = Teraz można to zatrzymać: możesz zagrać { CASE($stopper, "acc") }.
    .pass = Wsparcie się liczy.
q-respond-technology = { $who } uruchamia { CASE($technology, "acc") }. Chcesz temu zapobiec?
    .you = Uruchamiasz { CASE($technology, "acc") }. Chcesz temu zapobiec?
    .why = Teraz można to zatrzymać: możesz zagrać { CASE($stopper, "acc") }.
    .pass = Technologia działa.

## Statki

q-place = { $n ->
        [one] { $n } statek wraca. Do której kolonii?
        [few] { $n } statki wracają. Rozdziel je między swoje kolonie.
       *[many] { $n } statków wraca. Rozdziel je między swoje kolonie.
    }
    .why = Możesz wybrać dowolną swoją kolonię, nie tylko tę, z której wyruszyły statki.
q-lose = { $n ->
        [one] Wybierz { $n } statek, który tracisz.
        [few] Wybierz { $n } statki, które tracisz.
       *[many] Wybierz { $n } statków, które tracisz.
    }
    .why = Stracone statki trafiają do wiru ({ $name }).
q-lose-other = { $n ->
        [one] Wybierz { $n } statek { CASE($whom, "gen") }, który przepadnie.
        [few] Wybierz { $n } statki { CASE($whom, "gen") }, które przepadną.
       *[many] Wybierz { $n } statków { CASE($whom, "gen") }, które przepadną.
    }
    .why = Stracone statki trafiają do wiru ({ $name }).

q-planning-new_hand = Nie masz na ręce karty spotkania. Bierzesz nową rękę?
    .why = Możesz też zagrać kartę ze skarbca.
    .pass = Zachowujesz tę rękę i grasz kartę ze skarbca.

## Chwile ciszy

q-beats-order = Chwila ciszy: siedzisz cicho, hałasujesz czy coś kradniesz?
    .why = Wszyscy odpowiadają jednocześnie i w tajemnicy. Hałas może ukryć kradzież.
q-beats-accuse = Coś się poruszyło. Oskarżasz kogoś o kradzież?
    .why = Jeśli trafisz, statek traci złodziej. Jeśli nie, tracisz go ty.
    .pass = Nikogo nie oskarżasz.

## Zapłata i rozmowy

q-reward-ships = { $n ->
        [one] Masz { $n } nagrodę: statek z wiru czy karta?
        [few] Masz { $n } nagrody. Ile statków odzyskujesz z wiru? Resztę dostaniesz w kartach.
       *[many] Masz { $n } nagród. Ile statków odzyskujesz z wiru? Resztę dostaniesz w kartach.
    }
    .why = Za każdy statek wysłany na pomoc broniącemu dostajesz jedną nagrodę.
q-deal = Złóż ofertę { CASE($whom, "dat") }.
    .why = Dwie karty negocjacji: ktoś musi oddać kartę albo założyć kolonię.
q-deal-answer = { $whom } składa ci ofertę. Przyjmujesz?
    .why = Jeśli przyjmiesz, porozumienie jest zawarte, a twoje własne oferty przepadają.
q-deal-give = Porozumienie: którą kartę oddajesz?
    .why = To ty decydujesz, które z obiecanych kart oddajesz. Wybierz je po kolei.
q-deal-colony = { $range ->
        [one] Porozumienie: który statek zakłada nową kolonię
       *[many] Porozumienie: które statki zakładają nową kolonię ({ $range })
    }?
    .why = Statki możesz wziąć z dowolnego miejsca, także z wrót.
q-deal-penalty = { $n ->
        [one] Brak porozumienia: wybierz { $n } statek, który tracisz.
        [few] Brak porozumienia: wybierz { $n } statki, które tracisz.
       *[many] Brak porozumienia: wybierz { $n } statków, które tracisz.
    }
    .why = Statki bierzesz z kolonii albo z wrót, ale nie z wiru.

## Technologia

q-technology-keep = Którą technologię zatrzymujesz?
    .why = Zatrzymujesz jedną i zostawiasz ją zakrytą. Pozostałe odrzucasz odkryte.
q-technology-action = Co robisz z technologią: opracowujesz, kończysz, porzucasz czy nic?
    .why = Każdy gracz ma jedną akcję na początku każdego spotkania.
    .pass = Twoje technologie pozostają bez zmian.
q-technology-research = Z której kolonii wysyłasz statek, żeby opracować technologię?
    .why = Statek zostaje tam, aż technologia będzie ukończona albo porzucona.
q-flagship = Czy wysyłasz też statek flagowy?
    .why = Prometeusz dodaje więcej niż zwykły statek.
    .pass = Prometeusz zostaje tam, gdzie jest.
q-flagship-place = Gdzie ląduje twój statek flagowy?
    .why = Prometeusz to jeden ze statków, które właśnie rozdzielasz.

## Moce, rozbłyski i artefakty w ogóle

q-choose-player = { $power }: którego gracza wybierasz?
    .why = Wszyscy widzą, kogo wybierasz.
q-choose-players = { $power }: których graczy wybierasz?
    .why = Wszyscy widzą, kogo wybierasz.
q-choose-planet = { $power }: którą planetę wybierasz?
    .why = Wszyscy widzą, co wybierasz.
q-choose-card = { $power }: którą kartę wybierasz?
    .why = Inni mogą nie widzieć, która to.
q-choose-cards = { $power }: które karty wybierasz?
    .why = Inni mogą nie widzieć, które to.
q-choose-alien = { $power }: którego obcego wybierasz?
    .why = Wszyscy zobaczą tego obcego.
q-choose-number = { $power }: jaką liczbę podajesz ({ $range })?
    .why = Wszyscy widzą tę liczbę.
q-choose-ships = { $range ->
        [one] { $power }: który statek wybierasz
        [few] { $power }: które { $range } statki wybierasz
       *[many] { $power }: które statki wybierasz ({ $range })
    }?
    .why = Statki opuszczają miejsca, na których stoją.
q-choose-way = { $power }: co wybierasz?
    .why = Każda z tych możliwości jest teraz dostępna.
q-choose-yes = { $power }: korzystasz z tego?
    .why = Możesz to teraz zrobić.
    .pass = Nie korzystasz z tego.

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
