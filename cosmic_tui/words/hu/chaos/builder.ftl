### A pakliépítő. Soronként egy; a gombok és billentyűk rövidek.

db-title = Pakliépítő
db-tip = Építs paklit, próbáld ki kezekkel, játszasd gépekkel
db-legal = { $number } lap, hozható
db-state = { $number }/{ $max }, { $n } hiba
db-counts = saját pakli { $own } · kész 12
db-saved = mentve { $value }
db-type = típus
db-species = faj
db-cost = költség
db-keyword = kulcsszó
db-word = keres
db-any = bármi
db-no_filters = mind ki
db-of = / { $number }
db-cards = Lapok
db-sort = sorrend
db-sort-cost = költség szerint
db-sort-name = név szerint
db-sort-kind = fajta szerint
db-sort-species = faj szerint
db-sort-speed = sebesség szerint
db-sort-firepower = tűzerő szerint
db-sort-armour = páncélzat szerint
db-sort-bombing = bombázás szerint
db-cr = CR
db-name_head = név
db-deck_head = pakli
db-nothing_listed = Egy lap sem jut át ezeken a szűrőkön.
db-price = { $value } CR
db-in_deck = { $number }/{ $max } a pakliban
db-size = méret és férőhely { $number }
db-no_text = Nincs szöveg: a számok mindent elmondanak.
db-your_deck = A paklid
db-size_of = { $number }/{ $max }
db-more_rows = és még { $n }
db-empty = Még üres. Válassz balra egy lapot, és nyomd meg: +.
db-fault = HIBA
db-curve = Költséggörbe
db-at_each = lapok költségenként
db-mean = átlag { $value } credit, körönként 5 jön
    .small = átlag { $value } credit
db-shape = Összetétel
db-advice = a fele űrhajó: jó tanács
db-faults = { $n ->
        [0] Nincs hiba
       *[other] { $n } hiba
    }
db-next_fault = a következőre
db-kept = A hibás pakli megmarad, de asztalhoz nem vihető.
db-may_be_brought = Ez a pakli minden ilyen fajta asztalhoz vihető.
db-hand = Egy próbakéz
db-hand_number = { $number }. kéz
db-another = másik
db-draw_one = egy húzása
db-no_hand = Még nincs mit húzni.
db-chances = 100 kézből { $ship } űrhajóval, { $once } kifizethetővel
db-against = A kész paklik ellen
    .small = A gépek játékai
db-each = { $number } játék mindegyik ellen
db-begin = gépek játsszanak
db-again = újra
db-stop = állj
db-trial_tip = Gépek játszanak ezzel a paklival minden hasonló kész pakli ellen.
db-progress = { $number }/{ $max } játék
db-sum = { $max } játékból { $number } győzelem: 100-ból { $share }, biztosan { $low }–{ $high }
db-doing = betesz, kivesz, próbál
db-secret = a többiek látják, hogy hozol paklit, de azt nem, mi van benne
db-typing = Név vagy szó:
db-copies = { $n ->
        [0] egy példány sincs benne.
       *[other] { $n } példány van benne.
    }
db-no_more = Több nem lehet.
db-fits = Ezzel megy: { $names }.
db-more = eggyel több
db-fewer = egy ki
db-other_side = lapok vagy pakli
db-name = név
db-other_deck = másik pakli
db-kind = hivatalos vagy kezdő
db-write = kiírás szövegként
db-read_text = szöveg beolvasása
db-fault_key = következő hiba
db-leave = vissza, a pakli megmarad
db-hand_key = kezek
db-trial_key = gépek
db-written = Szövegként kiírva: { $file }
db-read_tip = Illessz be egy paklit, soronként egy lapot; ha megvan, Esc.
db-read_done = { $n ->
        [0] Beolvasva: minden sor érthető.
       *[other] Beolvasva, { $n } sor kivételével: { $fault }
    }
db-needs_legal = A gépek csak hibátlan paklival játszanak.
db-full = { $card }: több példány nem lehet benne.
db-none_in = Nincs a pakliban: { $card }.
db-new_name = Új pakli
db-decks = Paklik
db-new = új pakli
db-copy_of = { $name } II
db-ready_made = kész
db-own = saját
db-removed = { $name } eltűnt a paklijaid közül.
db-builder = paklik építése és próbája a képernyőn
db-drop = törlés

## A parancssor: cosmic deck

# fine: word deck; term deck
deck-what = cosmic deck { $name }: melyiket? Segítség: cosmic deck --help.
# fine: word deck, new; term deck
db-nameless = A paklinak név kell, például: cosmic deck new Farkasok
db-no_cards = Egyetlen lap sincs benne, így nincs mit menteni: { $file }.
deck-kept = { $name }: { $n } lap, mentve mint { $key }.
# fine: word deck, copy
deck-ready_stays = { $name } kész pakli, és úgy marad: cosmic deck copy { $key } NÉV
deck-games = { $value } nem lehet a játékok száma.
db-tries = { $value } nem lehet a próbák száma.
db-rank_read = Győzelem 100 játékból: mindenki ellen, a valószínű sávval; aztán egyenként.
db-drawn = Lerajzolva: { $file }
db-left_out = Hibák miatt kimaradt: { $value }
db-improving = { $number } / { $max } próba, megtartva: { $kept }
db-not_improved = { $max } próbából egy sem volt biztosan jobb; semmi sem változik.
db-changed_in = Be: { $value }
db-changed_out = Ki: { $value }
db-before = Előtte: { $value }
db-after = Utána: { $value }

## Szavak egy pakli szövegében

word-deck_name = név
word-deck_kind = fajta
word-deck_official = hivatalos
word-deck_beginner = kezdő
db-bring = Melyik paklit hozod?
db-bring_it = ezt hozom
key-bring = pakli
