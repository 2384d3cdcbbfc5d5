alien-parasite = Pasożyt
    .acc = Pasożyta
    .gen = Pasożyta
    .power-name-acc = Infestację
    .tagline = Dołącza do sojuszu bez zaproszenia
    .flavour = Kluczy nie trzeba było; drzwi wyglądały na głodne.
    .power-name = Infestacja
    .power =
        Gdy w fazie sojuszu nadchodzi twoja kolej na odpowiedź, a nie jesteś głównym
        graczem, możesz użyć tej mocy, by bez zaproszenia dołączyć do dowolnej strony z
        jednym do czterech statków. Od tej chwili jesteś zwykłym sojusznikiem. Przyjęcie
        zaproszenia nie jest użyciem.
    .wild =
        Gdy moc innego gracza gaśnie przez zbyt małą liczbę rodzimych kolonii, przesuń jeden
        swój statek z kolonii na rodzimą planetę tego gracza i załóż tam kolonię, obok
        kogokolwiek, kto tam jest.
    .super = Gdy wysyłasz statki jako sojusznik, wyślij ile chcesz.
    .zap = Twoje statki zostają w domu. Nadal możesz przyjąć prawdziwe zaproszenie.
    .help = Każdy pewny atak jest też twoim atakiem.
    .ruling-1 =
        Dostajesz pytanie, nawet jeśli nikt cię nie zaprosił. Jedna strona może cię
        zapraszać, a do drugiej możesz się wprosić, ale nigdy nie dołączasz do obu.
    .ruling-2 =
        Efekty, które zakazują sojuszy, zatrzymują cię; te, które zakazują tylko zaproszeń,
        nie. Anulowane sojusze kończą się dla ciebie jak dla każdego sojusznika.
    .ruling-3 = Potrzebujesz co najmniej jednego statku poza wirem.
    .ruling-4 = Jeśli tracisz moc po dołączeniu, pozostajesz sojusznikiem.
    .ruling-5 =
        Lądowanie, straty, nagrody i wspólne zwycięstwo masz jak każdy sojusznik.
    .ruling-6 =
        Rozbłysk uniwersalny: utrata mocy przez blok, pożyczkę lub wymianę nie jest powodem, by go
        zagrać. Masochista nigdy nie traci mocy w ten sposób.
    .ruling-7 =
        Rozbłysk uniwersalny: statek pochodzi z kolonii, nie z wiru ani ze spotkania, i trafia na
        planetę, na której jeszcze nie masz kolonii. Może ci dać zwycięską kolonię.
    .ruling-8 =
        Rozbłysk wzmocniony: działa też z zaproszeniem. Opróżnione kolonie tracisz jak zwykle.

q-parasite-side = Do której strony dołączasz bez zaproszenia?
    .why = Infestacja: od tej chwili jesteś sojusznikiem jak każdy inny.
q-parasite-ship = Z której kolonii wysyłasz statek?
    .why = Jeśli to ostatni statek, tracisz tę kolonię.
q-parasite-planet = Gdzie osiedla się twój statek?
    .why = Wybierz rodzimą planetę gracza, który właśnie traci moc.
