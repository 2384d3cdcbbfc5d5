### Elutasítások

## Válaszok

no-not_asked = Az asztal most mást kérdez. A válaszodra nem volt szükség.
no-question_gone = Arra a kérdésre már jött válasz. Ez most a nyitott kérdés.
no-no_act = Ezt itt nem lehet megtenni.
no-act_later = Most nem. Próbáld újra, ha az asztal továbbment.
no-option = Ez nincs a lehetőségek között.
no-form = Ez itt nem olvasható válaszként. „?” megmutatja, hogyan.
no-amount = Ennyi kell: { $range }.
no-exactly = Pontosan ennyi kell: { $low }. Se több, se kevesebb.
no-how_many = Ennyi kell: { $range }.
no-places = Nincs ott annyi. Végy kevesebbet, vagy máshonnan is.
no-pieces_count = Ez { $n } darab; ennyi kell: { $range }.
no-too_few = Még nem elég: választandó legalább { $min }.

## Asztalbeállítás

no-seats = Ehhez a játékhoz { $low }–{ $high } játékos kell.
no-seats_differ = A helyek nem illenek a játékosok számához.
no-seats_open = Valaki még hiányzik. Előbb töltsd be a szabad helyeket.
no-unknown_option = Nincs ilyen lehetőség: { $value }.
no-option_type = Ez a lehetőség nem kaphatja ezt az értéket: { $value }.
no-unknown_bot = Nincs ilyen gép: { $value }.
no-unknown_lesson = Nincs ilyen lecke: { $value }.
no-unknown_game = Nincs ilyen játék: { $value }.
no-seed = A mag egész szám 0 és 18446744073709551615 között.
no-deal_seconds = Egy egyezségre { $low } és { $high } másodperc között jut.
no-setup_form = Ez nem egy asztal leírása.

## Nevek, helyek, csevegés, visszavonás

no-name_taken = Ennél az asztalnál már hívnak így valakit. Másik nevet kérünk.
no-name_form = Egy név 1–12 betű, számjegy vagy jel, szóköz nélkül az elején és a végén.
no-not_started = A játék még nem kezdődött el.
no-already_started = A játék már elkezdődött.
no-chat_too_long = Ez túl hosszú egy üzenetnek. Mondd el kettőben.
no-chat_too_fast = Egy pillanat: az utolsó üzenetek még úton vannak.
no-chat_empty = Ebben az üzenetben nincs semmi.
no-undo_gone = Azóta valami új vált láthatóvá. Ezt nem lehet visszavonni.
no-undo_people = Ha mások is ülnek az asztalnál, nincs visszavonás.

## Mentett játékok

no-save_unknown = Nincs ilyen mentett játék: { $file }. Lista: cosmic resume --list.
no-saves_none = Nincs folytatható játék. A cosmic play újat kezd.
# fine: word data, home, xdg
no-saves_no_home = Nincs saját mappa, ahol játékok maradhatnának. Állítsd be: XDG_DATA_HOME.
no-saves_unwritable = Oda nem menthető játék ({ $value }). --unkept: játék mentés nélkül.
no-save_unreadable = Ez nem olvasható ({ $value }): { $file }. Érintetlen maradt.
no-save_foreign = Ez nem a program mentett játéka: { $file }.
no-save_newer = Ehhez újabb programverzió kell: { $file }. Marad, ahogy van.
no-save_broken = { $number } válasz után sérült: { $file }. --rescue: onnan folytatja.
no-save_other_rules = Más szabályokkal játszották (verzió: { $theirs }, itt { $ours }): { $file }.
no-save_drifted = Már nem illik ezekhez a szabályokhoz: { $file }. Érintetlen maradt.
no-save_in_use = Éppen egy másik program játssza: { $file }.
no-save_stopped = A játék már nem menthető ({ $value }). Azért folytatódik.

## Játékfelvételek

no-record_foreign = Ez nem egy játék felvétele.
no-record_newer = Ez a felvétel a program újabb verziójából való.
no-record_truncated = Ez a felvétel csonka.
no-record_edited = Ez a felvétel utólag megváltozott.
no-record_too_big = Ez túl nagy ahhoz, hogy felvétel legyen.
no-record_form = Ez a felvétel nem olvasható.
no-record_answer = A felvétel egyik válasza nem illik oda (száma: { $number }).
no-record_game = Ez egy másik játék felvétele.
no-record_rules = Ez a felvétel más szabályok szerint készült (verzió: { $theirs }, itt { $ours }).
no-record_drifted = Ez a felvétel már nem jut ugyanarra a végre.
no-review_game = Az ilyen játékok még nem értékelhetők.
no-review_running = Ez a játék még tart: értékelni akkor lehet, ha véget ért.
no-review_seat = Nincs ilyen hely. Az első száma 0, az utolsóé { $max }.
