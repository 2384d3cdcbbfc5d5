alien-mite = Atka
    .tagline = Kolóniát kér, vagy lapritkítást
    .flavour = Egészen apró fogak, egészen nagy fejléc.
    .power-name = Hőzöngés
    .power =
        Amikor te vagy a támadó, az űrhajóid a kapun vannak, és a védőnél háromnál több
        lap van, használod ezt a képességet. A védő választ: vagy véletlenül eldob
        lapokat, amíg három nem marad, és az összecsapás megy tovább; vagy enged, és a
        kapun lévő összes űrhajód kolóniaként leszáll a bolygóra, az ott lévő űrhajók
        mellé. Ekkor az összecsapás véget ér, és neked siker: lapot senki sem játszik
        ki, és űrhajó sem vész el.
    .wild =
        Aktív játékosként, miután létrejöttek a szövetségek, és az ellenfelednek több
        szövetséges űrhajója van, mint neked, küldd haza mindkét oldal összes
        szövetséges űrhajóját.
    .super =
        Amikor a védő a hőzöngésed miatt lapokat dob el, nézd meg azokat a lapokat,
        tarts meg belőlük annyit, amennyit akarsz, és a többit dobd el.
    .zap =
        Még a védő választása előtt jön: nincs eldobás, nincs kolónia, az összecsapás
        megy tovább.
    .help = Olyat vegyél célba, akinek a keze többet ér egy bolygónál.
    .ruling-1 =
        A kezet akkor kell megszámolni, amikor az űrhajóid a kapun vannak, mielőtt
        bárkit felkérnének. A Fösvény kincsesládája nem számít, és nem dobható el.
    .ruling-2 = A választás egyedül a védőé, mielőtt bárki tudná, mely lapok mennének.
    .ruling-3 =
        Ha a védő enged, senki sem győzött és senki sem veszített: nincs kompenzáció,
        nincs jutalom. Jöhet egy második összecsapásod, és ha ez az ötödik idegen
        kolóniád, győzöl.
    .ruling-4 =
        A saját bolygódon, ahová egy kolóniát elűzni jöttél, az engedés neked saját
        kolóniát ad, és a másik marad.
    .ruling-5 = Akkor is működik, ha a védőnek nincs űrhajója a bolygón.
    .ruling-6 =
        Az összecsapáskártya nélkül maradt védő a tervezésben a szokott módon új kezet
        húz.
    .ruling-7 =
        Az eldobott lapokat mindenki látja. A szuperrel megtartottakat csak te és a védő
        ismeritek.
    .ruling-8 =
        Dzsóker: a szövetséges űrhajókat darabra kell számolni, az aktív játékosokéi
        nélkül. Egy a nulla ellen elég.
    .ruling-9 =
        Dzsóker: akit hazaküldenek, többé nem szövetséges, és nem részesül győzelemben,
        vereségben vagy jutalomban.

q-mite-give_way = Három lapig eldobod a lapjaidat, vagy leszállhat { $whom } a bolygódra?
    .why = Hőzöngés: a lapokat a véletlen választja. A leszállás nem kerül űrhajódba.
q-mite-keep = Melyik lapokat tartod meg ezek közül?
    .why = Az ellenfeled lapjai. A többit képpel felfelé eldobja.
