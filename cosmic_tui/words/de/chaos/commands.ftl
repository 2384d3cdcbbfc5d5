### Die Befehlszeile dieses Spiels.

cli-mode = welche Regeln; ohne Angabe die offiziellen
cli-play-deck = ein Deck, fertig oder eigen; einmal pro Platz, deines zuerst
    .what = NAME
cli-host-deck = ein Deck, fertig oder eigen; einmal pro Platz, deines zuerst
    .what = NAME
cli-simple_combat = kein Tempo und kein Gegenfeuer
cli-balanced = Hauspreise für sechs Karten: Die Fertigdecks gewinnen gleichmäßiger
cli-species = welche Spezies sich ein Deck teilen dürfen

## cosmic deck

cli-deck = Decks von Chaos-Galaxie: auflisten, zeigen, prüfen, bauen, einlesen, erproben
cli-deck-action = was zu tun ist, wie unten
    .what = TUN
cli-deck-words = das Deck, die Datei oder die Karten
    .what = WAS
cli-deck-beginner = ein Deck mit dreißig Karten
# fine: word rank, rookie, captain, admiral; term captain
cli-deck-level = rank: wie die Bots spielen: rookie, captain, admiral
    .what = STUFE
# fine: word rank, SVG
cli-deck-picture = rank: zeichnet das Ergebnis auch in diese Datei, als SVG
    .what = DATEI
cli-deck-do-list = deine Decks und die Fertigdecks
cli-deck-do-show = was darin ist
    .what = DECK
cli-deck-do-check = jeder Fehler, mit seiner Zeile
    .what = DECK|DATEI
cli-deck-do-new = ein leeres Deck; --beginner für dreißig Karten
    .what = NAME
cli-deck-do-copy = ein eigenes Deck aus irgendeinem
    .what = DECK NAME
cli-deck-do-add = Karten hinein
    .what = DECK KARTE [ZAHL]
cli-deck-do-drop = Karten oder das ganze Deck entfernen
    .what = DECK [KARTE [ZAHL]]
# fine: sign -
cli-deck-do-import = ein Deck lesen, eine Karte pro Zeile; - liest die Eingabe
    .what = DATEI [NAME]
cli-deck-do-export = das Deck als Text schreiben
    .what = DECK [DATEI]
cli-deck-do-try = Bots spielen es gegen die Fertigdecks
    .what = DECK [PARTIEN]
cli-deck-do-rank = Bots spielen alle Decks gegeneinander
    .what = [PARTIEN]
cli-deck-do-improve = probiert andere Karten; was öfter gewinnt, wird ein neues Deck
    .what = DECK [VERSUCHE]
cli-deck-do-build = der Deckbau am Bildschirm
    .what = [DECK]

## cosmic tournament

cli-tournament = Turniere von Chaos-Galaxie: Runden nach Schweizer System, dann Finale
cli-tournament-deed = was zu tun ist, wie unten
    .what = TUN
cli-tournament-name = des Turniers, zum Beispiel: freitag
    .what = NAME
cli-tournament-words = Spieler; oder die Partie und wer sie gewonnen hat
    .what = WORT
# fine: word new
cli-tournament-bots = new: so viele Bots dazu
    .what = ZAHL
# fine: word new, rookie, captain, bruna; term captain
cli-tournament-level = new: wie diese Bots spielen: rookie, captain, captain:bruna, …
    .what = STUFE
# fine: word new, lose
cli-tournament-seed = new: der Lose und jedes Mischens
    .what = ZAHL
cli-tournament-do-new = ein Turnier dieser Spieler
    .what = NAME SPIELER
cli-tournament-do-list = alle Turniere auflisten
cli-tournament-do-show = die Rangliste und was noch zu spielen ist
cli-tournament-do-watch = die Rangliste am Bildschirm, während Ergebnisse kommen
cli-tournament-do-play = die Partien der Bots
    .what = NAME
cli-tournament-do-win = der Schiedsrichter nennt den Sieger einer Partie
    .what = NAME PARTIE SPIELER
cli-tournament-do-host = Tische für Menschen, bis es vorbei ist
    .what = NAME
