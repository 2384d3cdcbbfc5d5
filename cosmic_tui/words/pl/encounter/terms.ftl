### Nazwy rzeczy: fazy, role, karty, kolory, miejsca i słowniczek kodeksu.

-game = Kosmiczne spotkania

## Fazy

phase-start_turn = Początek tury
    .short = Początek
    .help = Atakujący sprawdza rękę; tu dzieje się to, co zdarza się raz na turę.
phase-regroup = Przegrupowanie
    .short = Przegrup.
    .help = Atakujący odzyskuje z wiru jeden statek.
phase-destiny = Cel
    .short = Cel
    .help = Karta celu wskazuje broniącego i system.
phase-launch = Start
    .short = Start
    .help = Atakujący kieruje wrota na planetę i wysyła od jednego do czterech statków.
phase-alliance = Sojusz
    .short = Sojusz
    .help = Obie strony zapraszają; pozostali wybierają stronę albo nie dołączają.
phase-planning = Planowanie
    .short = Planow.
    .help = Atakujący i broniący kładą po jednej zakrytej karcie spotkania.
phase-reveal = Ujawnienie
    .short = Ujawnien.
    .help = Odkrywa się karty i sumuje wszystko; ktoś wygrywa albo zaczynają się rozmowy.
phase-resolution = Rozstrzygnięcie
    .short = Rozstrz.
    .help = Statki lądują albo giną, karty zmieniają właścicieli, liczymy kolonie.

## Role

role-any = dowolny gracz
role-offense = atakujący
role-defense = broniący
role-main = główny gracz
role-ally = sojusznik
role-offensive_ally = sojusznik atakującego
role-defensive_ally = sojusznik broniącego
role-main_or_ally = główny lub sojusznik
role-offense_or_ally = atakujący, sojusznik
role-not_offense = poza atakującym
role-not_main = poza głównym graczem
role-bystander = obserwator

## Poziomy

level-green = początkujący (zielony)
    .short = ziel.
level-yellow = średni (żółty)
    .short = żółty
level-red = ekspert (czerwony)
    .short = czerw.
power-optional = opcjonalnie
power-mandatory = przymusowo

## Stan mocy

power-on = moc działa
    .short = działa
power-limit = moc działa, na granicy
    .short = granica
    .help = Po utracie jeszcze jednej rodzimej kolonii ta moc przepadnie.
power-lost = moc utracona
    .short = utrata
    .help = Rodzimych kolonii jest za mało. Moc wróci razem z nimi.
power-zapped = moc zablokowana
    .short = BLOK
    .help = Moc jest zablokowana do końca tego spotkania.
power-hidden = moc ukryta
    .short = ukryta
    .help = Obcy leży zakryty. Odkrywa się go dopiero, żeby użyć mocy.

## Karty

card-attack = atak { $value }
    .acc = atak { $value }
    .short = A{ $value }
# fine: word neg
card-negotiate = negocjacje
    .acc = negocjacje
    .short = Neg
# fine: word met
card-morph = metamorfoza
    .acc = metamorfozę
    .short = Met
card-reinforcement = wsparcie +{ $value }
    .acc = wsparcie +{ $value }
    .short = W+{ $value }
card-artifact = artefakt: { $name }
    .acc = artefakt { $name }
    .short = { $name }
card-flare = rozbłysk { CASE($alien, "gen") }
    .acc = rozbłysk { CASE($alien, "gen") }
    .short = R.{ $alien }
card-unknown = nieznana karta
    .acc = nieznaną kartę
    .short = ?

## Rodzaje kart

type-attack = atak
    .heading = Atak
    .help = Atak dodaje swoją liczbę do twoich statków i bije negocjacje.
    .gen = ataku
type-negotiate = negocjacje
    .heading = Negocjacje
    .short = Negoc.
    .help = Negocjacje przegrywają z atakiem, ale dają rekompensatę; dwie to rozmowy.
    .gen = negocjacji
type-morph = metamorfoza
    .heading = Metamorfoza
    .short = Metam.
    .help = Metamorfoza staje się kopią karty przeciwnika.
    .gen = metamorfozy
type-reinforcement = wsparcie
    .heading = Wsparcie
    .short = Wsp.
    .help = Po odkryciu kart wsparcie zwiększa sumę dowolnej strony.
    .gen = wsparcia
type-artifact = artefakt
    .heading = Artefakt
    .short = Artef.
    .help = Artefakt działa raz, w podanej na nim chwili, tak jak na nim napisano.
    .gen = artefaktu
type-flare = rozbłysk
    .heading = Rozbłysk
    .help = Rozbłysk wraca na rękę: wzmocniony dla swojego obcego, uniwersalny dla reszty.
    .gen = rozbłysku
type-encounter = karta spotkania
    .heading = Karta spotkania
    .help = Atak, negocjacje albo metamorfoza: to może położyć główny gracz.
type-technology = technologia
    .heading = Technologia
    .help = Technologię opracowują statki; potem działa raz albo na stałe.
type-destiny = karta celu
    .heading = Cel
    .help = Wskazuje broniącego.

scr-card_called = { $type } { $name }

## Strony rozbłysku

half-wild = uniwersalny
    .help = Strona dla wszystkich, którzy nie mają tego obcego.
half-super = wzmocniony
    .help = Strona dla tego właśnie obcego, dopóki jego moc działa.
half-wild_classic = uniwersalny klasyczny
half-super_classic = wzmocniony klasyczny

## Karty celu

# fine: term wild; term destiny
destiny-wild = dowolny gracz
    .help = Atakujący wskazuje dowolnego innego gracza.
destiny-special_most_foreign_colonies = najwięcej zewnętrznych kolonii
    .help = Broni się ten, kto poza atakującym ma najwięcej zewnętrznych kolonii.
destiny-special_most_cards_in_hand = najwięcej kart na ręce
    .help = Broni się ten, kto poza atakującym ma najwięcej kart na ręce.
destiny-special_fewest_ships_in_warp = najmniej statków w wirze
    .help = Broni się ten, kto poza atakującym ma najmniej statków w wirze.

## Kolory

colour-red = czerwony
    .name-acc = Czerwoną
    .name-gen = Czerwonej
    .name = Czerwona
    .letter = C
    .shape = trójkąt
colour-green = zielony
    .name-acc = Zieloną
    .name-gen = Zielonej
    .name = Zielona
    .letter = Z
    .shape = kwadrat
colour-blue = niebieski
    .name-acc = Niebieską
    .name-gen = Niebieskiej
    .name = Niebieska
    .letter = N
    .shape = koło
colour-yellow = żółty
    .name-acc = Żółtą
    .name-gen = Żółtej
    .name = Żółta
    .letter = Y
    .shape = romb
colour-purple = fioletowy
    .name-acc = Fioletową
    .name-gen = Fioletowej
    .name = Fioletowa
    .letter = F
    .shape = klin
colour-spoken = { $colour }, { $shape }

## Miejsca

place-planet = { $colour } { $planet }
    .acc = { CASE($colour, "acc") } { $planet }
    .gen = { CASE($colour, "gen") } { $planet }
    .to = na { CASE($colour, "acc") } { $planet }
    .at = na { CASE($colour, "gen") } { $planet }
    .from = z { CASE($colour, "gen") } { $planet }
place-genesis = planeta Genesis
    .acc = planetę Genesis
    .gen = planety Genesis
    .to = na planetę Genesis
    .at = na planecie Genesis
    .from = z planety Genesis
zone-planet = na planecie
zone-gate = na wrotach
zone-beside = obok planety
zone-warp = w wirze
zone-technology = na technologii
zone-removed = poza grą
zone-hand = ręka
zone-hoard = skarbiec
zone-deck = talia
zone-discard = stos odrzuconych kart
zone-destiny_deck = talia celu
zone-table = na stole

## Słowniczek kodeksu

term-warp = wir
    .help = Tu czekają stracone statki. Wracają po jednym.
term-hyperspace_gate = wrota nadprzestrzenne
    .help = Wrota przenoszą statki atakującego na planetę, na którą je nakierowano.
term-gate_short = wrota
    .help = Wrota nadprzestrzenne.
term-planet = planeta
    .help = Planeta należy do systemu, w którym leży, bez względu na to, kto na niej stoi.
term-system = system
    .help = Wszystkie planety jednego gracza.
term-home_system = rodzimy system
    .help = Twoje własne planety.
term-home_planet = rodzima planeta
    .help = Planeta twojego systemu, bez względu na to, kto na niej stoi.
term-target_planet = wskazana planeta
    .help = Planeta, na którą nakierowano wrota.
term-ship = statek
    .help = Masz ich dwadzieścia. W spotkaniu każdy dodaje 1 do sumy swojej strony.
term-colony = kolonia
    .help = Twoje statki na planecie, bez względu na liczbę. Bez statków nie ma kolonii.
term-home_colony = rodzima kolonia
    .help = Kolonia we własnym systemie. Trzy takie utrzymują twoją moc.
term-foreign_colony = zewnętrzna kolonia
    .help = Kolonia w cudzym systemie. Pięć takich daje zwycięstwo.
term-colony_marker = znacznik kolonii
    .help = Znacznik pokazuje, ile zewnętrznych kolonii ma gracz.
term-colony_track = tor kolonii
    .help = Wyścig do pięciu zewnętrznych kolonii.
term-empty_home_planet = planeta bez statków
    .help = Właściciel broni jej mimo braku statków. Pustą może ponownie zasiedlić.
term-table = stół
    .help = Tu ludzie grają razem w jedną grę.
term-seat = miejsce
    .help = Miejsce przy stole. Gra się zgodnie z ruchem wskazówek zegara.
term-supply = pula
    .help = Żetony, których nikt nie ma.
term-box = pudełko
    .help = Tu leżą obcy i karty spoza tej gry.
term-cosmic_token = żeton kosmosu
    .help = Żetony liczą coś na arkuszu obcego, na przykład doświadczenie (Wojownik).
term-grudge_token = żeton dąsów
    .help = Żeton oznacza tych, którzy nie pomogli (Dąsacz).
term-alien = obcy
    .help = Twój lud. Daje ci moc, której nikt inny nie ma.
term-alien_sheet = arkusz obcego
    .help = Tu jest opis obcego i tu leżą jego żetony.
term-alien_power = moc obcego
    .help = To, co potrafi twój obcy. Ma pierwszeństwo przed ogólnymi zasadami.
term-use = użyć
    .help = Tylko w tej chwili można zablokować moc.
term-zap = blokowanie
    .help = Cofa użycie mocy i blokuje tę moc do końca spotkania.
term-zapped = zablokowana
    .help = Moc nie działa do końca tego spotkania.
term-optional = opcjonalnie
    .help = Ty decydujesz, czy użyć mocy.
term-mandatory = przymusowo
    .help = Moc działa, czy tego chcesz, czy nie.
term-experience_level = poziom zaawansowania
    .help = Ile obcy od ciebie wymaga: zielony, żółty albo czerwony.
term-player_condition = wymogi odnośnie gracza
    .help = Rola w spotkaniu, jakiej trzeba, żeby czegoś użyć albo coś zagrać.
term-timing_bar = pasek kolejności
    .help = Fazy, w których coś działa.
term-loss_of_power = utrata mocy
    .help = Mając mniej niż trzy rodzime kolonie, nie masz mocy.
term-regain_power = odzyskanie mocy
    .help = Gdy znów masz trzy rodzime kolonie, moc od razu wraca.
term-offense = atakujący
    .help = Gracz, którego tura trwa i który atakuje.
term-defense = broniący
    .help = Gracz, który jest atakowany.
term-main_player = główny gracz
    .help = Atakujący albo broniący.
term-ally = sojusznik
    .help = Gracz, który wysyła statki jednej z dwóch stron.
term-offensive_ally = sojusznik atakującego
    .help = Sojusznik, który ląduje z atakującym, jeśli ten wygra; inaczej traci statki.
term-defensive_ally = sojusznik broniącego
    .help = Sojusznik, który dostaje nagrody, jeśli broniący wygra; inaczej traci statki.
term-bystander = obserwator
    .help = Wszyscy inni i każda kolonia, która tylko dzieli planetę.
term-first_player = pierwszy gracz
    .help = Atakujący pierwszej tury, wskazany kartą celu.
term-opponent = przeciwnik
    .help = Drugi główny gracz.
term-left_of = na lewo od
    .help = Następne miejsce zgodnie z ruchem wskazówek zegara.
term-clockwise = zgodnie z ruchem zegara
    .help = Kierunek tur i odpowiedzi.
term-turn = tura
    .help = Jedno spotkanie, a po sukcesie jeszcze drugie.
term-round = kolejka pytań
    .help = Pytamy wszystkich po kolei, aż wszyscy kolejno spasują.
term-encounter = spotkanie
    .help = Jeden atak ze wszystkimi siedmioma fazami.
term-second_encounter = drugie spotkanie
    .help = Dozwolone po sukcesie. Trzeciego nie ma.
term-phase = faza
    .help = Jedna z siedmiu części spotkania.
term-timing_conflict = spór dotyczący kolejności
    .help = Kolejność, gdy kilku graczy chce działać: atakujący, broniący, potem w lewo.
term-moment = chwila
    .help = Punkt spotkania, do którego pasują określone karty i moce.
term-window = okazja
    .help = W tej chwili każdy może coś zrobić, w kolejności tur.
term-response = reakcja
    .help = Odpowiedź na świeżą zapowiedź. Ostatnia reakcja działa pierwsza.
term-announcement = zapowiedź
    .help = Mówisz, co robisz, wobec kogo i za jaką cenę, zanim to zadziała.
term-destiny_card = karta celu
    .help = Karta, która wskazuje broniącego kolorem, wyborem albo warunkiem.
term-destiny_deck = talia celu
    .help = Talię tasujemy, gdy zostaje jedna karta, więc ostatniej nikt nie zna.
term-colour_card = karta koloru
    .help = Karta celu z kolorem gracza.
term-wild_destiny = karta uniwersalna
    .help = Karta celu: atakujący wskazuje dowolnego innego gracza.
term-special = karta specjalna
    .help = Karta celu, która wskazuje broniącego warunkiem.
term-hazard_warning = ostrzeżenie o zagrożeniu
    .help = Znak na niektórych kartach celu. Nic nie robi.
term-cosmic_card = karta kosmosu
    .help = Każda karta, jaką można mieć na ręce.
term-cosmic_deck = talia kosmosu
    .help = Z niej dobiera się karty na rękę i nagrody.
term-hand = ręka
    .help = Karty, które masz. Ile ich jest, wiedzą wszyscy; jakie, tylko ty.
term-hand_card = karta na ręce
    .help = Karta na ręce. Wyłożona do ręki już nie należy.
term-discard_pile = stos odrzuconych kart
    .help = Stos leży odkryty. Gdy talia się skończy, staje się nową talią.
term-card_type = rodzaj karty
    .help = Atak, negocjacje, metamorfoza, wsparcie, rozbłysk, artefakt.
term-encounter_card = karta spotkania
    .help = Atak, negocjacje albo metamorfoza. Każdy główny gracz kładzie jedną.
term-attack = atak
    .help = Liczba ataku i statki twojej strony dają twoją sumę.
term-negotiate = negocjacje
    .help = Atak je bije, ale dostajesz karty za statki; dwie karty negocjacji to rozmowy.
term-morph = metamorfoza
    .help = Metamorfoza staje się kopią karty przeciwnika.
term-reinforcement = wsparcie
    .help = Po odkryciu kart wsparcie zwiększa sumę dowolnej strony.
term-artifact = artefakt
    .help = Karta, która raz robi to, co na niej napisano.
term-flare = rozbłysk
    .help = Karta o dwóch stronach, która wraca na rękę. Jedna na spotkanie.
# fine: term flare
term-wild_flare = uniwersalny efekt
    .help = Tę połowę zagrywasz, gdy rozbłysk wskazuje innego obcego niż twój.
# fine: term flare
term-super_flare = wzmocniony efekt
    .help = Tę połowę zagrywasz, gdy rozbłysk wskazuje twojego obcego.
# fine: term flare
term-classic_filch_flare = klasyczny Przywłaszczyciel
    .help = Z tym rozbłyskiem można oszukiwać i wpaść. Stół wybiera ten albo zwykły.
term-technology_card = karta technologii
    .help = Karta, która działa, gdy opracuje ją dość twoich statków.
term-research_number = trudność opracowania
    .help = Liczba statków, których wymaga technologia.
term-face_down = zakryta
    .help = Kartę zna tylko ten, kto ją ma.
term-face_up = odkryta
    .help = Kartę widzą wszyscy.
term-value = wartość
    .help = Ile karta jest teraz warta, po wszystkich zmianach.
term-printed_value = nadrukowana wartość
    .help = Liczba na karcie, przed jakąkolwiek zmianą.
term-hoard = skarbiec
    .help = Druga ręka (Skąpiec), której nikt inny nie może ruszyć.
term-citadel_token = cytadela (na planecie)
    .help = Karta ataku, która może pomóc broniącemu na swojej planecie.
term-total = suma
    .help = Karta, statki, sojusznicy, wsparcie i moce jednej strony razem.
term-side = strona
    .help = Główny gracz i wszyscy jego sojusznicy.
term-tie = remis
    .help = Równe sumy. Wygrywa broniący.
term-margin = różnica
    .help = O ile ktoś wygrywa: różnica obu sum.
term-win_encounter = wygrać spotkanie
    .help = Atakujący ląduje albo broniący się utrzymuje.
term-lose_encounter = przegrać spotkanie
    .help = Statki tej strony trafiają do wiru.
term-success = sukces
    .help = Atakujący wygrywa albo jest porozumienie. Pozwala na drugie spotkanie.
term-broken_off = przerwane
    .help = Spotkanie skończone przed czasem. Nikt nie wygrywa ani nie przegrywa.
term-deal = porozumienie
    .help = Dwie karty negocjacji: wymiana kart i kolonii albo każdy traci po 3 statki.
term-deal_made = zawarte porozumienie
    .help = Obie strony się zgadzają. Nikt nie wygrywa ani nie przegrywa; to sukces.
term-deal_failed = brak porozumienia
    .help = Każdy główny gracz traci trzy statki, a tura się kończy.
term-offer = oferta
    .help = Komplet warunków porozumienia.
term-counteroffer = kontroferta
    .help = Oferta w odpowiedzi na ofertę.
term-terms = warunki
    .help = Co oddaje każda ze stron.
term-compensation = rekompensata
    .help = Karty z ręki przeciwnika za statki stracone przy negocjacjach.
term-rewards = nagrody
    .help = Karta albo statek z wiru za każdy statek sojusznika wygrywającego broniącego.
term-new_hand = dobieranie nowych kart
    .help = Odrzucasz wszystko i dobierasz osiem kart.
term-shared_victory = wspólne zwycięstwo
    .help = Kilku graczy dochodzi do mety razem. To pełna wygrana każdego z nich.
term-victory = zwycięstwo
    .help = Pięć zewnętrznych kolonii albo to, co mówi twoja moc.
term-resettle = ponownie zasiedlić
    .help = Wysłać statki na pustą planetę własnego systemu, bez walki.
term-expel_colony = usuwanie zewn. kolonii
    .help = Atak na cudzą kolonię na jednej z twoich własnych planet.
term-research = opracowywać
    .help = Postaw statek na technologii.
term-complete = ukończyć
    .help = Odkryć technologię, gdy stoi na niej dość statków.
term-abandon = zaniechać
    .help = Odkryć technologię za wcześnie: odrzuca się ją, a jej statki wracają.
term-precursors = Prekursorzy
    .help = Byli tu przed wszystkimi i zostawili po sobie bałagan.

## Nagłówki hasła o obcym

scr-part-power = Moc
scr-part-zap = Po zablokowaniu
# fine: term flare
scr-part-wild = Efekt uniwersalny
# fine: term flare
scr-part-super = Efekt wzmocniony
# fine: term flare
scr-part-wild-classic = Uniwersalny, klasyka
# fine: term flare
scr-part-super-classic = Wzmocniony, klasyka
scr-part-moments = Działa w chwilach
scr-part-rulings = Odpowiedzi
