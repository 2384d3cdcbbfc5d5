### Elutasítások: mi volt az; mi működne. Nem hibáztatunk.

no-beginner_is_a_duel = A kezdő mód kettőnek szól; többen kezdő pluszt vagy hivatalosat játszhattok.
no-beginner_has_its_combat = A kezdő módnak saját harca van; egyszerűsített harc más játékban választható.
no-beginner_has_printed_prices = A kezdő módban nyomtatott árak vannak; házi árak más játékban választhatók.
# fine: word official, beginner, or
no-unknown_mode = Ilyen mód nincs. Válassz: official, beginner vagy beginner_plus.
# fine: word strict, four, free
no-unknown_species_rule = A fajokra ilyen szabály nincs. Válassz: strict, four vagy free.
no-last_turn = Az utolsó kör { $min } és { $max } között lehet.
no-too_many_decks = { $n } pakli túl sok: csak { $seats } hely van.
no-unknown_deck = Ilyen pakli nincs: { $name }. { $near }
no-deck_fault = Ezzel a paklival nem játszhatsz: { $fault }
no-concede_twice = Már kiestél.
near-one = Erre gondoltál: { $name }?
# fine: word deck; term deck
near-none = A cosmic deck list mindet megmutatja.

## Egy pakli hibái

fault-deck_size = { $n } lap van benne, de { $wanted } kell.
    .more = { $total } lap: még { $n } kell
    .fewer = { $total } lap: { $n } fölös
fault-copies = { $number } példány van benne: { $card }; legfeljebb három lehet.
# fine: variable one
fault-opposed = { $card }: { $one }, és nem fér össze ezzel: { $other }.
fault-species = { $number } faj van benne; legfeljebb { $most } lehet.
fault-not_for_simple_combat = { $card }: sebesség vagy visszalövés kell hozzá, és itt az nincs.
fault-unknown_card = Ilyen lap nincs: { $name }. { $near }
fault-deck_kind = A pakli hivatalos vagy kezdő, ilyen nincs: { $name }.
fault-deck_line = { $name }: egy sorban egy szám és egy lap neve áll.
fault-deck_count = { $card }: { $number } példány biztosan elírás.
fault-deck_too_long = Ez hosszabb, mint amilyen egy pakli lehet.
fault-line = { $line }. sor: { $fault }

## Miért sötét most egy lap a kézben

dark-cost = Az ára { $cost }, neked { $have } van.
    .short = ára { $cost }, van { $have }
dark-beginner = Kezdő módban csak űrhajót játszhatsz ki. Ezt a lapot eldobhatod.
    .short = csak űrhajók
dark-when_main = A saját fő fázisodban játszhatod ki.
dark-when_start = Kezdő fázisban játszhatod ki.
dark-when_battle = Harcban játszhatod ki, miután kijelölték az űrhajókat.
dark-when_general = Fő fázisban játszhatod ki, és egy támadás bejelentésekor.
dark-when_open = Akkor játszhatod ki, amikor a játékosok reagálhatnak.
dark-when_named = Akkor játszhatod ki, amikor épp bejelentettek ellened egy támadást.
dark-when_shot = Akkor játszhatod ki, amíg egy ellenséges lövés vár.
dark-when_between = Egy harc két lövése között játszhatod ki.
dark-when_stack = Akkor játszhatod ki, amíg olyan lap vár, amelyre válaszolhat.
dark-no_target = Nincs semmi, ami célpontja lehetne.
dark-never = Ebben a játékban nincs hatása.
no-deck_unreadable = Nem olvasható: { $file }, mert { $reason }.
