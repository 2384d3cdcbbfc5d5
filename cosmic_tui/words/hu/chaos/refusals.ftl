### Elutasítások: mi volt az; mi működne. Nem hibáztatunk.

no-beginner_is_a_duel = A kezdő mód kettőnek szól. Többeknek kezdő plusz vagy hivatalos játék való.
no-beginner_has_its_combat = A kezdő módnak saját harca van; az egyszerűsített harcrendszer a többié.
no-beginner_has_printed_prices = A kezdő módban a nyomtatott árak érvényesek; a házi árak a többié.
# fine: word official, beginner, or
no-unknown_mode = Ilyen játék nincs; ezek vannak: official, beginner, beginner_plus.
# fine: word strict, four, free
no-unknown_species_rule = A fajokra ilyen szabály nincs; ezek vannak: strict, four, free.
no-last_turn = Az utolsó kör { $min } és { $max } közé eshet.
no-too_many_decks = { $n } pakli sok ennyi helyre: { $seats }.
no-unknown_deck = Ilyen pakli nincs: { $name }. { $near }
no-deck_fault = Ez a pakli nem vihető asztalhoz: { $fault }
no-concede_twice = Már kiestél.
near-one = Erre gondoltál: { $name }?
# fine: word deck; term deck
near-none = cosmic deck list mindet felsorolja.

## Egy pakli hibái

fault-deck_size = { $n } lap van, és { $wanted } kell.
    .more = { $total } lap: még { $n } kell
    .fewer = { $total } lap: { $n } fölös
fault-copies = { $card }: { $number } példány; legfeljebb három lehet.
# fine: variable one
fault-opposed = { $card }: { $one }, és nem fér össze ezzel: { $other }.
fault-species = { $number } faj van benne; legfeljebb { $most } lehet.
fault-not_for_simple_combat = { $card }: sebesség, visszalövés: egyszerűsített harcban nem.
fault-unknown_card = Ilyen lap nincs: { $name }. { $near }
fault-deck_kind = A pakli hivatalos vagy kezdő, ilyen nincs: { $name }.
fault-deck_line = { $name }: egy sor egy szám és egy lap neve.
fault-deck_count = { $card }: { $number } példány nem lehet komoly.
fault-deck_too_long = Ez hosszabb, mint bármelyik pakli.
fault-line = { $line }. sor: { $fault }

## Miért sötét most egy lap a kézben

dark-cost = Ára { $cost }, neked { $have } van.
    .short = ára { $cost }, van { $have }
dark-beginner = Kezdő módban csak űrhajó játszható ki; ez a lap eldobható.
    .short = csak űrhajók
dark-when_main = A saját fő fázisodban játszható ki.
dark-when_start = Kezdő fázisban játszható ki.
dark-when_battle = Harcban játszható ki, miután kijelölték az űrhajókat.
dark-when_general = Fő fázisban játszható ki, és egy támadás bejelentésekor.
dark-when_open = Akkor játszható ki, amikor az asztal válaszokat kér.
dark-when_named = Akkor játszható ki, amikor épp bejelentettek ellened egy támadást.
dark-when_shot = Akkor játszható ki, amíg egy ellenséges lövés vár.
dark-when_between = Egy harc két lövése között játszható ki.
dark-when_stack = Akkor játszható ki, amíg olyan lap vár, amelyre felelhet.
dark-no_target = Nincs semmi, amire célozhatna.
dark-never = Ebben a játékban nem tesz semmit.
no-deck_unreadable = Nem olvasható: { $file }, mert { $reason }.
