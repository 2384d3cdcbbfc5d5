alien-mind = Umysł
    .acc = Umysł
    .gen = Umysłu
    .power-name-acc = Wiedzę
    .tagline = Zagląda na rękę głównego gracza
    .flavour = Było wiadomo, że przeczytasz to zdanie.
    .power-name = Wiedza
    .power =
        Zanim ktokolwiek zostanie zaproszony, możesz użyć tej mocy, by obejrzeć całą rękę
        jednego głównego gracza: przeciwnika, jeśli jesteś głównym graczem, a w przeciwnym
        razie atakującego lub broniącego, jak wolisz. Co widzisz, jest tylko dla ciebie.
    .wild =
        Gdy inny gracz ma dobierać z talii, oglądaj każdą kartę, którą ten gracz dobiera,
        aż do końca spotkania. Karty i tak trafiają do tego gracza.
    .super =
        Gdy nie jesteś głównym graczem, możesz użyć tej mocy, by zobaczyć rękę i atakującego,
        i broniącego.
    .zap = Blok następuje, zanim pokazano kartę: nic nie widzisz.
    .help = Obejrzyj, zanim zdecydujesz, do kogo dołączyć.
    .ruling-1 =
        Wszyscy dowiadują się, czyją rękę oglądasz; tylko ty wiesz, co w niej jest. Nie
        wolno ci tego przekazać.
    .ruling-2 = Widzisz rękę z tej chwili, nie to, co zostanie dobrane później.
    .ruling-3 = Oglądasz tylko rękę, bez skarbca Skąpca i bez odłożonych kart.
    .ruling-4 = Można wybrać pustą rękę; wtedy nie ma czego oglądać.
    .ruling-5 = Późniejsza utrata mocy nie każe ci zapomnieć.
    .ruling-6 =
        Gdy przed zaproszeniami działa kilka mocy, decyduje kolejność tur; gdy Mutant
        uzupełni wcześniej rękę, widzisz nowe karty.
    .ruling-7 =
        Rozbłysk uniwersalny: obejmuje nowe ręce, nagrody brane jako karty i moce, które dobierają,
        począwszy od właśnie zapowiedzianego dobrania. Nie obejmuje kart od innych graczy,
        kart celu ani obcych.
    .ruling-8 = Rozbłysk uniwersalny: tylko oglądasz. Wybór wśród kart należy do dobierającego.
    .ruling-9 =
        Rozbłysk wzmocniony: blok zasłania obie ręce, a rozbłysk wraca na twoją rękę.

q-mind-look = Czyją rękę chcesz zobaczyć?
    .why = Wiedza: widzisz ją tylko ty i tylko w tej chwili.
