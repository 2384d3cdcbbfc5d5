alien-gambler = Hazárdőr
    .tagline = Megnevez egy lapot; nézd meg, ha mered
    .flavour = A kockák becsületesek; a kéz, amely eltakarja őket, nem.
    .power-name = Blöff
    .power =
        Amikor támadó vagy védő vagy, az ellenfeled lapja fordul fel előbb. Ezután
        felfordíthatod a tiédet, vagy használhatod ezt a képességet: képpel lefelé
        hagyod, és megmondod, mi az: egy támadás a számával, egy tárgyalás vagy egy
        morfózis. Hazudhatsz. Az ellenfeled elfogadja vagy kétségbe vonja.

        Ha elfogadja: az összecsapás úgy megy tovább, mintha a lapod az lenne, aminek
        mondtad. Utána képpel lefelé a pakli alá csúszik; soha senki sem látja.

        Ha kétségbe vonja: a lap felfordul. Ha hazudtál, annyi űrhajót veszítesz, ahány
        űrhajód az összecsapásban van; ha igazat mondtál, az ellenfeled fizet ugyanígy. Aki fizet,
        az összecsapáson kívüli űrhajók közül választ. Azután az összecsapás a valódi
        lapokkal folytatódik.
    .wild =
        Aktív játékosként, mielőtt a lapok felfordulnak, mondj egy számot. Ha mindkét
        lap támadás, és legalább ennyi a különbségük, add hozzá a számot a lapod
        értékéhez.
    .super =
        Az állításoddal emeld a tétet 1–20 űrhajóval: kétségbe vonás után, aki téved,
        ennyivel többet veszít, ugyancsak az összecsapáson kívüli űrhajók közül.
    .zap =
        Még az ellenfeled döntése előtt jön: felfordítod a lapodat, és senki sem veszít
        érte űrhajót.
    .help = Mondj elég gyakran igazat, hogy egyszer elhiggyék.
    .ruling-1 = Sosem szerepel egy játékban a Varázslóval.
    .ruling-2 =
        Az állítás csak akkor igaz, ha fajta és szám egyezik a valódi lappal. A
        morfózist morfózisnak kell mondani.
    .ruling-3 =
        Az elfogadott morfózis az ellenfeled lapját másolja. Az ellenfeled morfózisa vár:
        elfogadás után azt másolja, amit állítottál, kétségbe vonás után a valódi
        lapodat.
    .ruling-4 = Az elfogadott állítás mindenben számít, a kompenzációban és az alkuban is.
    .ruling-5 = Csak az ellenfeled dönt, de tanácsot bárkitől kérhet.
    .ruling-6 =
        Akinek nincs űrhajója az összecsapásban, nem kockáztat semmit. Ha azon kívül túl
        kevés van, csak az a kevés vész el.
    .ruling-7 =
        A kétségbe vonás miatt elvesztett űrhajókért nem jár kompenzáció, de kolóniákba
        és képességekbe kerülhetnek, és meggyógyíthatók.
    .ruling-8 = A pakli alá kerülő lapot senki sem hozhatja vissza, és senki sem tarthatja meg.
    .ruling-9 =
        Ha valami más miatt kell előbb megmutatnod a lapodat, ezt a képességet abban a
        pillanatban használhatod: állítasz egy lapot, az ellenfeled azonnal válaszol, és a
        használat elfogyott.
    .ruling-10 =
        Dzsóker: a különbség a felfordított értékekből számolódik. A túl nagy szám
        egyszerűen nem jön be, és nem kerül semmibe.

ev-gambler-turned = { $who } mutatja meg előbb a lapját: { $face }.
    .you = Te mutatod meg előbb a lapodat: { $face }.
ev-gambler-stated = { $who } ezt állítja: { $face }.
    .you = Ezt állítod: { $face }.
ev-gambler-accepted = { $who } elhiszi, hogy { $face }.
    .you = Elhiszed, hogy { $face }.
    .at-you = { $who } elhiszi neked, hogy { $face }.
ev-gambler-challenged = { $who } nem hiszi el, és felfordul a lap: { $face }.
    .you = Nem hiszed el, és felfordul a lap: { $face }.
    .at-you = { $who } nem hisz neked, felfordul a lapod: { $face }.
q-gambler-state = Minek mondod a képpel lefelé fekvő lapodat?
    .why = Blöff: ha elhiszik, annak számít, és sosem fordul fel.
q-gambler-answer = { $whom } megmondta, mi a képpel lefelé fekvő lapja. Elhiszed?
    .why = Blöff: a hazugság { $whom } űrhajóiba kerül, az alaptalan gyanú a tieidbe.
opt-gambler-accept = Elhiszem
q-gambler-pay = Válassz ki { $n } űrhajót, amelyet elveszítesz.
    .why = Blöff: az összecsapásban lévő űrhajók biztonságban vannak, a többi nem.
q-gambler-stake = Hány további űrhajó legyen a tét ({ $range })?
    .why = Szuperfáklya: aki téved, ennyivel többet veszít.
q-gambler-spread = Legalább mennyi a két támadás különbsége ({ $range })?
    .why = Ha megvan, a szám a lapodhoz adódik. Ha nincs, nem történik semmi.
