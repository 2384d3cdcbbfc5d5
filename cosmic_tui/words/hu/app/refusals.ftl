### Elutasítások

## Válaszok

no-not_asked = Most egy másik játékost kérdezünk. A válaszod nem számított.
no-question_gone = Arra a kérdésre már jött válasz. Ez most a nyitott kérdés.
no-no_act = Ezt itt nem lehet megtenni.
no-act_later = Ezt most nem teheted. Próbáld újra, ha a játék továbbment.
no-option = Ez nem szerepel a lehetőségek között.
no-form = Ez nem válasz erre a kérdésre. A „?” megmutatja, mi az.
no-amount = Itt { $range } adható meg.
no-exactly = Pontosan { $low } kell.
no-how_many = Itt { $range } választható.
no-places = Nincs ott annyi. Végy kevesebbet, vagy máshonnan is.
no-pieces_count = Ez { $n } darab, de { $range } választható.
no-too_few = Ez kevés: legalább { $min } kell.

## Asztalbeállítás

no-seats = Ehhez a játékhoz { $low }–{ $high } játékos kell.
no-seats_differ = A helyek száma nem egyezik a játékosokéval.
no-seats_open = Van még szabad hely. Előbb töltsd be.
no-unknown_option = Nincs ilyen lehetőség: { $value }.
no-option_type = Ez a lehetőség nem kaphatja ezt az értéket: { $value }.
no-broken_bot = Ez a gép nem használható: { $value } ({ $what }).
no-unknown_bot = Nincs ilyen gép: { $value }.
no-unknown_lesson = Nincs ilyen lecke: { $value }.
no-unknown_game = Nincs ilyen játék: { $value }.
no-seed = A mag egész szám 0 és 18446744073709551615 között.
no-deal_seconds = Egy egyezségre { $low } és { $high } másodperc között jut.
no-setup_form = Ez nem egy asztal leírása.

## Nevek, helyek, csevegés, visszavonás

no-name_taken = Ez a név már foglalt ennél az asztalnál. Válassz másikat.
no-name_form = Egy név 1–12 karakter; az elején és a végén nincs szóköz.
no-not_started = A játék még nem kezdődött el.
no-already_started = A játék már elkezdődött.
no-chat_too_long = Ez túl hosszú egy üzenetnek. Küldd el kettőben.
no-chat_too_fast = Várj egy pillanatot: az utolsó üzeneteid még úton vannak.
no-chat_empty = Az üzenet üres.
no-undo_gone = Ezt nem vonhatod vissza: azóta láttál valami újat.
no-undo_people = Ha mások is játszanak, nincs visszavonás.
no-undo_daily = A nap játékában nincs visszavonás.
no-no_daily = Ennek a játéknak nincs napi játéka.

## Mentett játékok

no-save_unknown = Nincs ilyen mentett játék: { $file }. Lista: cosmic resume --list.
no-saves_none = Nincs mentett játék. A cosmic play újat kezd.
# fine: word data, home, xdg
no-saves_no_home = Nincs saját mappa, ahová játékot lehetne menteni. Állítsd be: XDG_DATA_HOME.
no-saves_unwritable = Nem menthető ide: { $file } ({ $value }). --unkept: játék mentés nélkül.
no-save_unreadable = Ez nem olvasható ({ $value }): { $file }. Nem változott.
no-save_foreign = Ez nem a program mentett játéka: { $file }.
no-save_newer = Ehhez újabb programverzió kell: { $file }. A fájl nem változik.
no-save_broken = { $number } válasz után sérült: { $file }. --rescue: onnan folytatja.
no-save_other_rules = Más szabályokkal játszották (verzió: { $theirs }, itt { $ours }): { $file }.
no-save_drifted = Már nem illik ezekhez a szabályokhoz: { $file }. Nem változott.
no-save_in_use = Éppen egy másik program játssza: { $file }.
no-save_stopped = A játék már nem menthető ({ $value }). Azért tovább játszhatsz.
no-save_again = A játék újra mentve van.
no-state_unwritable = Ezen a gépen semmi sem menthető ({ $value }).

## Játékfelvételek

no-record_foreign = Ez nem egy játék felvétele.
no-record_newer = Ez a felvétel a program újabb verziójából való.
no-record_truncated = Hiányzik ennek a felvételnek a vége.
no-record_edited = Ez a felvétel utólag megváltozott.
no-record_too_big = Ez túl nagy ahhoz, hogy felvétel legyen.
no-record_form = Ez a felvétel nem olvasható.
no-record_answer = A felvétel egyik válasza nem illik bele (száma: { $number }).
no-record_game = Ez egy másik játék felvétele.
no-record_rules = Ez a felvétel más szabályok szerint készült (verzió: { $theirs }, itt { $ours }).
no-record_went_on = { $number } válasz után újabb szabályokkal ment tovább: nem játszható le újra.
no-record_drifted = Ez a felvétel már nem ugyanarra a végeredményre vezet.
no-review_game = Az ilyen játékok még nem értékelhetők.
no-review_running = Ez a játék még tart: értékelni akkor lehet, ha véget ért.
no-review_seat = Nincs ilyen hely. Az első száma 0, az utolsóé { $max }.
no-review_mark = Nincs { $number }. jelölés: összesen { $max } van.
no-puzzle_form = Ez nem olyan feladvány, amelyet itt fel lehet adni.
no-puzzle_undo = Feladványban semmi sem vonható vissza.
no-puzzle_act = Feladványban csak a kérdésre lehet válaszolni.
no-puzzle_offer = Itt elfogadás, elutasítás vagy feladás lehet; elutasítva tovább tárgyaltok.
