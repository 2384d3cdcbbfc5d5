### Figuren

character-varg = Greift gern an und hält selten Schiffe zur Verteidigung zurück.
character-bruna = Verteidigt im Zweifel und baut Basen.
character-timo = Mag, was Credits bringt, und hält sie zusammen.
character-luca = Legt viele Karten verdeckt ab; nicht jede ist das, als was sie dort liegt.
character-orsi = Mag billige Schiffe, und zwar viele.
