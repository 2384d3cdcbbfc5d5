### Ennek a játéknak a parancssora.

cli-length = 50, 60 vagy 70 pont
cli-events = melyik tíz eseménykártya
cli-raiders = mely fosztogatókártyák
cli-special = két különleges lapka a játéktáblán
cli-destiny = titkos cél mindenkinek
cli-teams = kettő kettő ellen; négy játékos
cli-balanced = házi szabály, amely két túl gyakran győztes frakciót gyengít
cli-faction = a frakciód; ha nem adod meg, három közül választasz
    .what = NÉV
cli-no-faction = Nincs ilyen nevű frakció: { $value }; ezek vannak: { $names }.
