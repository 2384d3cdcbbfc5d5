alien-void = Üresség
    .tagline = A vert űrhajók végleg eltűnnek
    .flavour = Itt nem volt semmi. És lesz is még.
    .power-name = Eltörlés
    .power =
        Amikor támadóként vagy védőként győzöl, használod ezt a képességet: azok az
        űrhajók, amelyeket az ellenfeled és szövetségesei e vereség miatt veszítenek el,
        nem a térgörbületre kerülnek, hanem végleg kikerülnek a játékból.

        Így senki sem vihető öt űrhajó alá, négybolygós játékban négy alá: ami ezen
        túlmenne, az a térgörbületre kerül.
    .wild =
        Amikor ereklyét jelentenek be, küldd egyik űrhajódat egy összecsapáson kívüli
        kolóniáról a térgörbületre: az ereklyének nincs hatása, és el kell dobni.
    .super =
        Ezt a képességet a győztes oldal szövetségeseként is használhatod, a vesztes
        aktív játékos és minden szövetségese ellen.
    .zap = A legyőzött űrhajók a szokott módon a térgörbületre kerülnek.
    .help = Minden győzelmed végleg összébb húz valakit.
    .ruling-1 =
        Az eltávolítás megelőz mindent, ami űrhajókat ment meg a térgörbülettől: a
        Zombi, a Megfigyelő és mások csak azokat menthetik, amelyeket a korlát oda küld.
        Eltávolított űrhajót csak a Gyógyító adhat vissza.
    .ruling-2 = A kompenzáció csak a valóban a térgörbületre kerülő űrhajókat számolja.
    .ruling-3 =
        Győztesnek lennie kell: sikertelen alku, mindkét oldal veresége vagy
        félbeszakadt összecsapás nem számít. Tárgyalás legyőzése igen.
    .ruling-4 =
        Csak magának a vereségnek a vesztesége kerül ki; a más képességek okozta
        pótveszteség a térgörbületre kerül. Kívülállókat sosem érint.
    .ruling-5 =
        A korláthoz mindazokat az űrhajókat számolni kell, amelyek még játékban vannak,
        a térgörbületen lévőket is.
    .ruling-6 =
        A játékból eltávolított űrhajók semmire sem számítanak, és mindenki láthatja
        őket.
    .ruling-7 =
        Dzsóker: a saját ereklyédet is megállíthatod. Ha magát ezt a fáklyát állítják
        meg, az űrhajót nem kell kifizetni. Válaszolhat Kártya-hatástalanítóra, kivéve ha
        az épp erre a fáklyára irányult.

q-void-pay = Melyik kolónia adja az űrhajót?
    .why = Az Üresség fáklyája: az űrhajó a térgörbületre kerül, az ereklye hatástalan.
