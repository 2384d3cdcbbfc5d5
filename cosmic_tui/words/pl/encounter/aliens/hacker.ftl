alien-hacker = Haker
    .acc = Hakera
    .gen = Hakera
    .power-name-acc = Włamanie
    .tagline = Przebiera w kartach rekompensaty
    .flavour = Twoje hasło to nazwa rodzimego księżyca. Zgadnij, skąd wiem.
    .power-name = Włamanie
    .power =
        Gdy należy ci się rekompensata, możesz użyć tej mocy: wybierz dowolnego innego
        gracza, przeciwnika lub nie, obejrzyj w tajemnicy całą jego rękę i weź karty, które
        podobają ci się najbardziej.

        Gdy rekompensata należy się od ciebie, możesz użyć tej mocy, by samodzielnie
        wybrać, które karty oddajesz.
    .wild =
        Gdy jesteś głównym graczem, a przeciwnik ma właśnie wziąć od ciebie rekompensatę,
        anuluj ją.
    .super =
        Po wzięciu kart daj graczowi, od którego pochodzą, dowolną liczbę kart ze swojej
        ręki, najwyżej tyle, ile wzięto.
    .zap =
        Blok następuje, zanim pokazano rękę: rekompensatę losuje się ze zwykłej ręki.
    .help = Przegrana z negocjacjami bywa najlepszymi zakupami wieczoru.
    .ruling-1 =
        Liczba kart jest zwykła: jedna za każdy twój stracony statek. Bez straconego
        statku nie ma użycia.
    .ruling-2 =
        Cała zapłata pochodzi od jednego gracza. Nikt nie może odmówić, a ochrona trzeciego
        gracza przed przeciwnikami nie pomaga.
    .ruling-3 = Pusta ręka nic nie daje. Wiesz, ile kart ma każdy.
    .ruling-4 = Jeśli należy się od ciebie więcej kart, niż masz, oddajesz wszystkie.
    .ruling-5 = Wzięte karty widzicie tylko ty i ich poprzedni właściciel.
    .ruling-6 = Nagrody nie są rekompensatą.
    .ruling-7 =
        Jeśli zwycięzca najpierw niszczy lub plądruje rękę, wybierasz z tego, co zostało.
    .ruling-8 =
        Rozbłysk wzmocniony: wzięte właśnie karty mogą być wśród oddawanych. Działa też, gdy wybrany
        gracz jest twoim przeciwnikiem.

ev-hacker-refused = { $who } odmawia i { $whom } nic nie dostaje.
    .you = { $whom } nic od ciebie nie dostaje.
    .at-you = { $who } nic ci nie płaci!
q-hacker-source = Czyje karty bierzesz?
    .why = Włamanie: wybierasz dowolnego innego gracza i najpierw widzisz całą jego rękę.
q-hacker-take = Które z tych kart bierzesz?
    .why = Włamanie: to twoja rekompensata. Widzisz karty, które wybierasz.
q-hacker-pay = Które ze swoich kart oddajesz?
    .why = Włamanie: to ty płacisz rekompensatę i ty wybierasz karty.
q-hacker-give = Które karty oddajesz z powrotem? Możesz nie oddać żadnej.
    .why = Wzmocniony rozbłysk: oddajesz najwyżej tyle, ile właśnie bierzesz.
