### Bots mit eigenem Namen: drei Gewohnheiten.

character-grom = Zielt, wo die meisten Schiffe sind, hilft mit mindestens zwei, sagt nie warum.
character-ilka = Hilft gegen den letzten Angreifer, mit vier Schiffen, und hört nie früher auf.
character-kaja = Kommt zu fast jedem Angriff mit, mit einem Schiff, und lädt alle ein.
character-mirka = Legt gern Verhandlungen, nimmt faire Angebote sofort, kommt mit drei Schiffen.
character-oswin = Hebt gute Karten auf, lädt kaum jemanden ein, will bei Vereinbarungen Karten.
character-sten = Hilft, wer angegriffen wird, landet selten mit, nimmt dafür Schiffe.
