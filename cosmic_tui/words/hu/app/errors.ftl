### Hibák

err-version = Az asztal verziója { $theirs }, a tiéd { $ours }.
    .kept = Semmi sem változott.
    .do = Legyen mindkét oldalon ugyanaz a verzió, aztán csatlakozz újra.
err-save_unreadable = Ez a mentett játék nem olvasható: { $file }.
    .kept = A fájl nem változott. A többi játékod rendben van.
    .do = Válassz régebbi mentést, vagy kezdj új játékot.
err-table_full = Ennél az asztalnál minden hely foglalt ({ $n }).
    .kept = A kapcsolat megmaradt.
    .do = Nézd ezt a játékot, vagy válassz másik asztalt.
err-connection_refused = Senki sem válaszol itt: { $host }.
    .kept = Semmi sem változott.
    .do = Nézd meg a címet, és hogy nyitva van-e az asztal, elérhető-e a portja.
err-not_a_table = Van itt valami, de az nem asztal: { $host }.
    .kept = Semmi sem változott.
    .do = Nézd meg a címet és a portot; --no-tls csak akkor kell, ha ott is azt írták.
err-join_code = Ez a belépőkód egyik asztalhoz sem jó.
    .kept = Semmi sem változott.
    .do = Kérd el a kódot még egyszer a házigazdától; egyetlen hosszú szó.
err-kicked = A házigazda elvette a helyedet.
    .kept = Egy gép játszik tovább helyetted.
    .do = Csatlakozz újra nézőként, vagy keress másik asztalt.
err-fingerprint = Ez a házigazda nem ugyanaz, mint a múltkor: { $host }.
    .kept = Semmit sem küldtünk el.
    .do = Kérdezd meg az ujjlenyomatot. Ha ez az: { $value }, csatlakozz --trust mellett.
err-fingerprint_other = Nem az a házigazda, akiről szó volt: { $host }.
    .kept = Semmit sem küldtünk el.
    .do = Kérd el újra a kódot, és hasonlítsd össze az ujjlenyomatot: { $value }
err-port_taken = Egy másik program használja ezt a portot: { $port }.
    .kept = Semmi sem nyílt meg.
    .do = Válassz másikat: { $option } (0: bármely szabad), vagy zárd be azt a programot.
err-settings_unread = A beállítások nem olvashatók: { $file }.
    .kept = Az alapbeállítások érvényesek. A fájl nem változott.
    .do = Javítsd meg a fájlt, vagy tedd arrébb, és válaszd ki újra a beállításokat.
err-settings_unsaved = Ez nem írható: { $file }. A beállításaid kilépésig maradnak.
    .kept = Most minden úgy van, ahogy beállítottad.
    .do = Szabadíts fel helyet a lemezen, vagy engedélyezd a mappa írását.
err-key_fixed = A beállításaid átállítanák, de ez a billentyű kötött: { $key }.
    .kept = A beállításaidban minden más billentyű működik.
    .do = Válassz másik billentyűt ahhoz a parancshoz.
err-key_twice = A beállításaid két parancsnak is adják, az elsőé marad: { $key }.
    .kept = A beállításaidban minden más billentyű működik.
    .do = Válassz másik billentyűt a másodikhoz.
err-setting_outlived = Megszűnt ez a beállítás: { $name }. Válassz helyette tempót.
    .kept = A többi beállításod érvényes.
    .do = Válassz tempót a beállításokban; a régi sor el fog tűnni.
# fine: word sort
err-setting_unknown = Ismeretlen sor áll a beállításaidban: { $value }.
    .kept = A többi beállításod érvényes.
    .do = Válaszd ki újra azt a beállítást, és a program frissen kiírja.
err-theme_unknown = Nincs ilyen nevű téma: { $theme }.
    .kept = A többi beállításod érvényes.
    .do = Válassz témát a beállításokban.
err-theme_unreadable = Nem olvasható ez a témád: { $theme }.
    .kept = A többi beállításod érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_too_large = Túl nagy a témád fájlja: { $theme }.
    .kept = A többi beállításod érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_broken = Ez a témád nem szabályos TOML: { $theme }.
    .kept = A többi beállításod érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_broken_at = Ez a témád nem szabályos TOML: { $theme }, { $line }. sor.
    .kept = A többi beállításod érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_value_wrong = Lehetetlen érték a témádban: { $theme }, { $token } = { $value }.
    .kept = A többi beállításod érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_colour_wrong = Ez nem szín a témádban: { $theme }, { $token } = { $value }.
    .kept = A többi beállításod érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_attribute_wrong = Ismeretlen betűstílus a témádban: { $theme }, { $token } = { $value }.
    .kept = A többi beállításod érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_token_unknown = Ismeretlen név áll a témádban: { $theme }, { $token }.
    .kept = A többi beállításod érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-slow = Nagyon lassú a kapcsolat: { $host }.
    .kept = A helyed megmarad, és semmi sem vész el abból, amit már jóváhagytál.
    .do = A díszítés és a mozgás szünetel, amíg jobb nem lesz.

## Miért nem enged a számítógép egy fájlhoz

because-missing = nincs ilyen fájl
because-forbidden = nincs hozzá jogosultság
because-folder = ez mappa
because-no_folder = az útvonal egy része nem mappa
because-there = már létezik
because-full = a lemez megtelt
because-read_only = a lemez csak olvasható
