### Ennek a játéknak a parancssora.

cli-length = 50, 60 vagy 70 pont
cli-events = melyik tíz eseménykártya
cli-raiders = mely fosztogatókártyák
cli-special = két különleges lapka a játéktáblán
cli-destiny = titkos cél mindenkinek
cli-teams = kettő kettő ellen; négy játékos
cli-balanced = nem a szabálykönyv: gyengít két frakciót, amellyel a gépek túl gyakran nyernek
cli-faction = a frakciód; ha nem adod meg, három közül választasz
    .what = NÉV
cli-no-faction = Nincs ilyen nevű frakció: { $value }; ezek vannak: { $names }.
