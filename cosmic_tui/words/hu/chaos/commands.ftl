### Ennek a játéknak a parancssora.

cli-mode = melyik szabályok; alapból a hivatalosak
cli-play-deck = egy pakli, kész vagy saját; helyenként egyszer, elsőnek a tiéd
    .what = NÉV
cli-host-deck = egy pakli, kész vagy saját; helyenként egyszer, elsőnek a tiéd
    .what = NÉV
cli-simple_combat = nincs sebesség, és nincs visszalövés
cli-balanced = hat lap házi áron: a kész paklik egyenletesebben nyernek
cli-species = mely fajok lehetnek egy pakliban

## cosmic deck

cli-deck = a Káosz Galaktika paklijai: lista, nézés, ellenőrzés, építés, beolvasás, próba
cli-deck-action = a tennivaló, lásd lent
    .what = TEENDŐ
cli-deck-words = a pakli, a fájl vagy a lapok
    .what = MI
cli-deck-beginner = harminclapos pakli
# fine: word rank, rookie, captain, admiral; term captain
cli-deck-level = rank: hogyan játsszanak a gépek: rookie, captain, admiral
    .what = SZINT
# fine: word rank, SVG
cli-deck-picture = rank: az eredményt ebbe a fájlba le is rajzolja, SVG-ben
    .what = FÁJL
cli-deck-do-list = a saját paklijaid és a készek
cli-deck-do-show = mi van benne
    .what = PAKLI
cli-deck-do-check = minden hiba, a sorával
    .what = PAKLI|FÁJL
cli-deck-do-new = üres pakli; --beginner: harminc lapra
    .what = NÉV
cli-deck-do-copy = saját pakli bármely másikból
    .what = PAKLI NÉV
cli-deck-do-add = lapok be
    .what = PAKLI LAP [DARAB]
cli-deck-do-drop = lapok ki, vagy maga a pakli
    .what = PAKLI [LAP [DARAB]]
# fine: sign -
cli-deck-do-import = pakli beolvasása, soronként egy lap; - a bemenetet olvassa
    .what = FÁJL [NÉV]
cli-deck-do-export = a pakli kiírása szövegként
    .what = PAKLI [FÁJL]
cli-deck-do-try = gépek játsszák a kész paklik ellen
    .what = PAKLI [JÁTÉKOK]
cli-deck-do-rank = minden paklit lejátszat gépekkel az összes többi ellen
    .what = [JÁTÉKOK]
cli-deck-do-improve = más lapokat próbál ki; ami többször nyer, új pakli lesz
    .what = PAKLI [PRÓBÁK]
cli-deck-do-build = a pakliépítő a képernyőn
    .what = [PAKLI]

## cosmic tournament

cli-tournament = a Káosz Galaktika versenyei: svájci fordulók, aztán döntők
cli-tournament-deed = a tennivaló, lásd lent
    .what = TEENDŐ
cli-tournament-name = a verseny neve, például: kupa
    .what = NÉV
cli-tournament-words = játékosok; vagy a játék és a győztese
    .what = SZÓ
# fine: word new
cli-tournament-bots = new: még ennyi gép
    .what = SZÁM
# fine: word new, rookie, captain, bruna; term captain
cli-tournament-level = new: hogyan játsszanak ezek a gépek: rookie, captain, captain:bruna, …
    .what = SZINT
# fine: word new
cli-tournament-seed = new: a sorsolás és minden keverés magja
    .what = SZÁM
cli-tournament-do-new = verseny ezekkel a játékosokkal
    .what = NÉV JÁTÉKOSOK
cli-tournament-do-list = minden megőrzött verseny
cli-tournament-do-show = az állás, és ami lejátszható
cli-tournament-do-watch = az állás a képernyőn, ahogy az eredmények jönnek
cli-tournament-do-play = a gépek játékai
    .what = NÉV
cli-tournament-do-win = a bíró megnevezi egy játék győztesét
    .what = NÉV JÁTÉK JÁTÉKOS
cli-tournament-do-host = asztalok embereknek, amíg véget nem ér
    .what = NÉV
