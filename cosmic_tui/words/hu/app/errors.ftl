### Hibák

err-version = Az asztal verziója { $theirs }, a tiéd { $ours }.
    .kept = Semmi sem változott.
    .do = Legyen mindkét oldalon ugyanaz a verzió, aztán csatlakozz újra.
err-save_unreadable = Ez a mentett játék nem olvasható: { $file }.
    .kept = A fájl érintetlen maradt. A többi játékod rendben van.
    .do = Válassz régebbi mentést, vagy kezdj új játékot.
err-table_full = Ennél az asztalnál minden hely foglalt ({ $n }).
    .kept = A kapcsolat megmaradt.
    .do = Nézd ezt a játékot, vagy válassz másik asztalt.
err-connection_refused = Senki sem felel itt: { $host }.
    .kept = Semmi sem változott.
    .do = Nézd meg a címet, és hogy nyitva van-e az asztal, átengedik-e a portját.
err-not_a_table = Valami felel itt, de nem úgy, mint egy asztal: { $host }.
    .kept = Semmi sem változott.
    .do = Nézd meg a címet és a portot; --no-tls csak akkor kell, ha így nyitották.
err-join_code = Ez a belépőkód egyik asztalhoz sem illik.
    .kept = Semmi sem változott.
    .do = Kérd el a kódot még egyszer a házigazdától; egyetlen hosszú szó.
err-kicked = A házigazda megszüntette a helyedet.
    .kept = Gép játszik tovább a helyeden.
    .do = Csatlakozz újra nézőként, vagy keress másik asztalt.
err-fingerprint = Ez a házigazda nem ugyanaz, mint a múltkor: { $host }.
    .kept = Semmi sem ment el.
    .do = Kérdezd meg az ujjlenyomatot. Ha ez az: { $value }, csatlakozz --trust mellett.
err-fingerprint_other = Nem az a házigazda, akiről szó volt: { $host }.
    .kept = Semmi sem ment el.
    .do = Kérd el újra a kódot, és hasonlítsd össze az ujjlenyomatot: { $value }
err-port_taken = Valami más foglalja ezt a portot: { $port }.
    .kept = Semmi sem nyílt meg.
    .do = Válassz másikat: { $option } (0: bármely szabad), vagy zárd be, ami foglalja.
err-settings_unread = Beállításként nem olvasható: { $file }.
    .kept = Minden olyan, mint friss telepítés után; a fájl érintetlen maradt.
    .do = Javítsd meg a fájlt, vagy tedd arrébb, és állíts be mindent újra.
err-settings_unsaved = Ez nem írható: { $file }. A beállításaid kilépésig élnek.
    .kept = Most minden úgy van, ahogy beállítottad.
    .do = Csinálj helyet, vagy engedd írni a mappát.
err-key_fixed = A beállítások parancsot adnak neki, de marad, ami volt: { $key }.
    .kept = A beállításaidban minden más billentyű érvényes.
    .do = Válassz másik billentyűt ahhoz a parancshoz.
err-key_twice = A beállításokban két parancsé; az elsőé marad: { $key }.
    .kept = A beállításaidban minden más billentyű érvényes.
    .do = Válassz másik billentyűt a másodikhoz.
err-setting_outlived = Megszűnt ez a beállítás: { $name }. Mindenkinek saját tempó jut.
    .kept = A beállításaidban minden más érvényes.
    .do = Válassz tempót a beállításokban; a régi sor magától eltűnik.
# fine: word sort
err-setting_unknown = Ismeretlen dolog a beállításokban: { $value }.
    .kept = A beállításaidban minden más érvényes.
    .do = Állítsd be újra azt a sort, és a program frissen kiírja.
err-theme_unknown = Nincs ilyen nevű téma: { $theme }.
    .kept = A beállításaidban minden más érvényes.
    .do = Válassz témát a beállításokban.
err-theme_unreadable = Nem olvasható ez a témád: { $theme }.
    .kept = A beállításaidban minden más érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_too_large = Túl nagy a témád fájlja: { $theme }.
    .kept = A beállításaidban minden más érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_broken = Ez a témád nem szabályos TOML: { $theme }.
    .kept = A beállításaidban minden más érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_broken_at = Ez a témád nem szabályos TOML: { $theme }, { $line }. sor.
    .kept = A beállításaidban minden más érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_value_wrong = Ez nem lehet a témádban: { $theme }, { $token } = { $value }.
    .kept = A beállításaidban minden más érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_colour_wrong = Ez nem szín a témádban: { $theme }, { $token } = { $value }.
    .kept = A beállításaidban minden más érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_attribute_wrong = Ilyen betű nincs, pedig a témád kéri: { $theme }, { $token } = { $value }.
    .kept = A beállításaidban minden más érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-theme_token_unknown = Ismeretlen név áll a témádban: { $theme }, { $token }.
    .kept = A beállításaidban minden más érvényes.
    .do = Javítsd meg a fájlt, vagy válassz másik témát a beállításokban.
err-slow = Nagyon lassú a vonal: { $host }.
    .kept = A helyed megmarad, és semmi sem vész el abból, amit már jóváhagytál.
    .do = A díszítés és a mozgás szünetel, amíg jobb nem lesz.

## Miért nem enged a számítógép egy fájlhoz

because-missing = nincs ilyen fájl
because-forbidden = nincs hozzá jogosultság
because-folder = ez mappa
because-no_folder = az út egy része nem mappa
because-there = már létezik
because-full = nem maradt hely
because-read_only = oda nem lehet írni
