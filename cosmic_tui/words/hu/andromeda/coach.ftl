### A vezetett első játék: soronként egy gondolat, aztán egy tennivaló.

tut-faction = A frakciód két szabályt hajlít meg, és két sávon előnyt ad. Bármelyik jó.
    .do = Olvasd el őket: { $key-read }; a kijelöltet elveszi: { $key-send }.
tut-first = Egy körben egy hajót indítasz, vagy mindet hazahozod. Előbb indíts néhányat.
    .do = Válassz egy szállítóhajót, és nyomd meg: { $key-send }.
tut-region = A bolygó a látható holdat adja, a bázis azt teszi, ami rajta áll.
    .do = Nyilakkal keress egy világos bolygót, fosztogatóktól messze; { $key-send }.
tut-moon = Az elfoglalt hold megmarad egy keretnek, vagy elhagyod azért, amit mutat.
    .do = Tartsd meg: { $key-send }. Bármikor: j holdat helyez be, k elhagy egyet.
tut-second = Mostantól egy hajó csak a többi hajód hatótávján belüli régióba mehet.
    .do = Küldj még egy szállítóhajót egy szomszédba.
tut-home = Hazamehetsz a hajóiddal: mind egy modult működtet, aztán mind visszatér.
    .do = Térj vissza az űrállomásra, ha üres az indítóállásod.
tut-modules = A modulra tett hajó megnyitja a sorát. Ott a többit energia is működteti.
    .do = Előbb tégy hajót az Elsődleges reaktorra: energiát ad.
tut-field = Minden új modul előrevisz egy sávon, és az eseményeknél és a végén pontoz.
    .do = Vedd meg a legolcsóbbat: a legalsók ára 1.
tut-raiders = Az elérő fosztogatók azután támadnak, hogy begyűjtöttél. Aztán kocka dönt.
    .do = Nézd meg az esélyeket: { $key-odds }, aztán tovább.
tut-energy = Minden energia egy kocka. A legmagasabb győz; ha egyforma, a következő számít.
    .do = Adj hozzá, amennyit tudsz, és dobj: { $key-send }.
tut-develop = Bolygón álló szállítóhajóból fejlesztés lehet. A közeli vezetők pontoznak.
    .do = Ott építs, ahol sok vezető van.
tut-event = A sávja végén a jelölő eseményt hoz: egy sáv pontoz.
    .do = Olvasd el a kártyát, aztán tovább.
tut-end = Ha valaki célba ér, mindenkinek még egy utolsó kör jut. Aztán pontozás.
    .do = Játssz tovább. { $key-explain }: megmutatja, mennyi lenne most a pont.
