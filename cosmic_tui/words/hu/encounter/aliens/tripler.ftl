alien-tripler = Triplázó
    .tagline = Nála a gyenge támadás szárnyal
    .flavour = Három fej, három vélemény, egy csúnyán elgörbült vonalzó.
    .power-name = Háromszorozás
    .power =
        Amikor támadó vagy védő vagy, és támadást fedsz fel, használod ezt a képességet:
        a 10-es vagy alacsonyabb lap háromszor annyit ér, a 11-es vagy magasabb csak a
        harmadát, felfelé kerekítve. Így a 04-ből 12 lesz, a 10-ből 30, a 11-ből 4, a
        40-ből 14. Az űrhajókat és a bónuszokat nem érinti.
    .wild =
        Aktív játékosként, ha az ellenfeled támadása legalább 15 pontot ér, vágd a
        harmadára, felfelé kerekítve, minden más változás előtt.
    .super =
        Amikor ezt a képességet használod, a te 11-es, 12-es vagy 13-as lapod is
        háromszorozódik.
    .zap = A lap annyit ér, amennyit előtte.
    .help = A 10 annyi, mint 30, a 40 csak 14. Kereskedj eszerint.
    .ruling-1 =
        A Triplázó dzsókerfáklyája után jön, és mindaz után, amit képpel lefelé fekvő
        lapoknál jelentettek be; a 10-zel való összevetés az akkori értéket nézi. A 20,
        amelyből megfordítva 02 lett, 6 lesz.
    .ruling-2 =
        A te morfózisod a nyomtatott számot másolja, és aztán változik; az ellenfeled
        morfózisa a te nyomtatott értékedet másolja, változatlanul.
    .ruling-3 =
        Ha a másik oldalon tárgyalás áll, a lap így is változik, de nincs mit
        összevetni.
    .ruling-4 =
        Az új érték csak erre az összecsapásra szól. A kézben és az eldobott lapok
        között a nyomtatott szám számít.
    .ruling-5 = Szuper: minden alkalommal te döntesz, és csak a saját lapodra szól.
    .ruling-6 = Dzsóker: az ellenfeled lapjának nyomtatott vagy másolt számát nézi.
