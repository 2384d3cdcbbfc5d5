"""Hungarian words and foreign names that do not go by the rules of `hungarian.py`. Knows no rule."""

from __future__ import annotations

NUMBERS = {
    "0": "nulla", "1": "egy", "2": "kettő", "3": "három", "4": "négy", "5": "öt", "6": "hat", "7": "hét", "8": "nyolc",
    "9": "kilenc", "10": "tíz", "20": "húsz", "30": "harminc", "40": "negyven", "50": "ötven", "60": "hatvan",
    "70": "hetven", "80": "nyolcvan", "90": "kilencven", "100": "száz", "1000": "ezer", "1000000": "millió",
}  # fmt: skip
LETTERS = {
    "b": "bé", "c": "cé", "d": "dé", "f": "ef", "g": "gé", "h": "há", "j": "jé", "k": "ká", "l": "el", "m": "em",
    "n": "en", "p": "pé", "q": "kú", "r": "er", "s": "es", "t": "té", "v": "vé", "w": "vé", "x": "iksz",
    "y": "ipszilon", "z": "zé",
}  # fmt: skip

ROMAN = {"I": "1", "II": "2", "III": "3", "IV": "4", "V": "5", "VI": "6"}

FRONT = ("és", "céh", "ség", "gép", "szél", "kém", "vér", "tér", "kés", "pénz", "mér", "fék", "kép", "né", "stég",
         "vért", "szintézis")
BACK = ("híd", "nyíl", "cél", "héj", "díj", "sír", "csík", "síp", "derék", "férfi", "szirt", "kín", "zsír", "szíj")


def _links(text: str) -> dict[str, tuple[str, str]]:
    """Read rows of `word stem vowel`; `=` where the stem is the word."""
    rows = (row.split() for row in text.split(",") if row.strip())
    return {word: (word if stem == "=" else stem, vowel) for word, stem, vowel in rows}


# Words that link the accusative with another vowel than the rule (`_`: with none), or have another stem before it.
# A word of four letters or more is also known at the end of a longer one (erőhatalom); a short one only alone.
LINKS = _links("""
    egy = e, kettő = _, három hárm a, négy = e, öt = ö, hat = o, hét het e, nyolc = a, kilenc = e, tíz tiz e,
    húsz = a, harminc = a, negyven = e, ötven = e, hatvan = a, hetven = e, nyolcvan = a, kilencven = e, száz = a,
    ezer ezr e,
    ház = a, fal = a, hal = a, ág = a, ár = a, láb = a, nyak = a, vaj = a, vas = a, nyár nyar a, sár sar a, fog = a,
    had = a, hold = a, könyv = e, föld = e, völgy = e, hölgy = e, szárny = a, tárgy = a, ágy = a, haj = a, lyuk = a,
    tűz tüz e, víz viz e, kéz kez e, tér ter e, köd = ö, út ut a, jég jeg e, ég eg e, név nev e, levél level e,
    szél szel e, tél tel e, híd hid a, nyíl nyil a, díj = a, héj = a, íj = a, hely = e, fej = e, hegy = e, jel = e,
    szem = e, kő köv e, tó tav a, ló lov a, fű füv e, mű műv e, cső csöv e, lé lev e, madár madar a, bogár bogar a,
    kosár kosar a, szamár szamar a, sugár sugar a, kenyér kenyer e, tenyér tenyer e, szekér szeker e, szén szen e,
    gyökér gyöker e, egér eger e, tehén tehen e, közép közep e, kötél kötel e, fonál fonal a, parázs parazs a,
    torony torny o, tükör tükr ö, öböl öbl ö, ököl ökl ö, ökör ökr ö, gyomor gyomr o, szobor szobr o, bokor bokr o,
    csokor csokr o, sarok sark o, titok titk o, árok árk o, kölyök kölyk ö, vödör vödr ö, méreg mérg e,
    terem term e, fészek fészk e, lélek lelk e, kapocs kapcs o, malom malm o, köröm körm ö, majom majm o,
    álom álm o, járom járm o, selyem selym e, farok fark o, verem verm e, iker ikr e, meder medr e, burok burk o,
    piszok piszk o, torok tork o, fátyol fátyl a, kegyelem kegyelm e, szerelem szerelm e, türelem türelm e,
    védelem védelm e, félelem félelm e, figyelem figyelm e, győzelem győzelm e, értelem értelm e, sérelem sérelm e,
    kényelem kényelm e, kérelem kérelm e, fejedelem fejedelm e, veszedelem veszedelm e, történelem történelm e,
    küzdelem küzdelm e, irgalom irgalm a, hatalom hatalm a, birodalom birodalm a, forradalom forradalm a,
    jutalom jutalm a, oltalom oltalm a, nyugalom nyugalm a, tilalom tilalm a, borzalom borzalm a, siralom siralm a,
    fájdalom fájdalm a, uralom uralm a, riadalom riadalm a, társadalom társadalm a, irodalom irodalm a,
    mozgalom mozgalm a, izgalom izgalm a, diadalom diadalm a, bizalom bizalm a, forgalom forgalm a,
    ostrom = o, pénz = _, vers = e, fehér = e, vörös = e, zöld = e, új = a, gyors = a, okos = a, öv = e, pehely pelyh e,
    toll = a, váll = a, telek telk e, lepel lepl e, társ = a, zár = a, vár = a, gyár = a, úr ur a, hadúr hadur a,
    kút kut a, rúd rud a, nyúl nyul a, ablak = o, alak = o, patak = o, homok = o, birtok = o, novák = o, elliott = o,
    elnök = ö, hírnök = ö, mérnök = ö, ügynök = ö, főnök = ö, szónok = o, bajnok = o, zsarnok = o, csarnok = o,
    gyakornok = o, asztalnok = o, lovag = o, csillag = o, űrhajó = _, gyermek = e, zodiák = o, fiók = o,
    erőtér erőter e, légtér légter e, köztér közter e, lőtér lőter e, atoll = _, alapkő alapköv e, brannok = o,
    orr = o, döfőorr = o, parancsnok = o, agyar = a, kereskedelem kereskedelm e, földművelésügy = e, korzárok = a,
    darázs darazs a, erőmű erőműv e, emlékmű emlékműv e, hajtómű hajtóműv e, hengermű hengerműv e
""")

# Given names of other lands that are not written as they sound: their sound, and a hyphen if the end is silent.
FOREIGN = dict(
    row.split()
    for row in """
    mike májk-, steve sztív-, dave déjv-, jake dzséjk-, luke lúk-, blake bléjk-, kate kéjt-, jane dzséjn-, anne en-,
    george dzsordzs-, grace gréjsz-, alice elisz-, joe dzsó-, pierre pier-, louis lui-, françois franszoá-,
    francois franszoá-, jacques zsak-, michelle misel-, danielle daniel-, isabelle izabel-, odette odet-,
    charlotte sarlot-, claire kler-, jean zsan-, marie marí-, julie zsülí-, sophie szofí-, stephane sztefan-,
    antoine antoan-, philippe filip-, rose róz-, june dzsún-, brooke bruk-, paige péjdzs-,
    gabrielle gabriel-, nicole nikol-, yvonne ivon-, eve ív-, clive klájv-, pete pít-, zeke zík-,
    kyle kájl-, cole kól-, wade véjd-, wayne véjn-, shane séjn-, chase cséjsz-, bruce brúsz-, joyce dzsojsz-,
    florence florensz-, clarence klerensz-, lawrence lorensz-, maurice morisz-, eric erik, marc mark, dominic dominik,
    isaac ájzek, luc lük, cedric szedrik, frederic frederik, zac zek, alec elek, rebecca rebeka,
    nick nik, rick rik, vic vik, bill bil, will vil, jill dzsil, jeff dzsef, scott szkot, matt met, russ rasz,
    ross rosz, jess dzsesz, cliff klif, brett bret, phil fil, neil níl, sean són-, ian ien-, liam liem-, ryan rájen,
    dylan dilen, brian brájen, bryan brájen, dan den, sam szem, adam edem, alan elen, jack dzsek, zack zek,
    mack mek, patrick petrik, john dzson-, joan dzsón-, josh dzsos-, thomas tomasz, lucas lukasz,
    nicholas nikolasz-, carlos karlosz, marcos markosz, james dzséjmsz-, charles csárlsz-, giles dzsájlsz-,
    miles májlsz-, hans hansz, jens jensz, lars larsz, niels nilsz, klaus klausz, chris krisz, dennis denisz,
    boris borisz, anders andersz, hugh hjú-, noah noa-, sarah sára-, hannah hanna-, deborah debora-,
    leah lía-, elijah elájdzsa-,
    ralph ralf, joseph dzsózef, ruth rút, edith edit, judith judit, keith kít, beth bet, seth szet,
    elizabeth elizabet, kenneth kenet, emily emili, lily lili, molly moli, sally szeli, kelly keli, tony tóni,
    anthony entoni, amy éjmi, mary meri, kitty kiti, trinity triniti, beverly beverli, kimberly kimberli,
    may méj-, ray réj-, jay dzséj-, kay kéj-, roy roj-, troy troj-, joey dzsói-, chloe klói-,
    phoebe fíbi-, irene irín-, ryu rjú-, zoey zói-,
    michael májkel, rachel réjcsel-, raphael rafael, quentin kventin, quill kvil, ines inesz, agnes agnesz,
    ulysses ulisszesz, hercules herkulesz, charlie csárli-, billie bili-, frankie frenki-, lee lí-, renee rené-,
    desiree deziré-, andrew endrú-, matthew metjú-, drew drú-, stuart sztjúart, stewart sztjúart, wolfgang volfgang,
    ivan iván, jonas jónasz, lukas lukasz, andreas andreasz, nicolas nikolasz, niklas niklasz, matthias matiasz,
    mathias matiasz, tobias tóbiasz, elias éliasz, silas szájlesz, dallas delesz, markus markusz, marcus markusz,
    julius júliusz, magnus magnusz, marius mariusz, linus línusz, angus engusz, paulus paulusz, titus titusz,
    alexis alexisz, elvis elvisz, travis trevisz, lewis lúisz, morris morisz, doris dorisz, iris írisz,
    ada áda, flash fles-
    """.replace("\n", " ").split(",")
)
