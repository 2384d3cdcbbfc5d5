### Figuren

character-varg = Greift gern an und hält selten Schiffe zur Verteidigung zurück.
character-bruna = Verteidigt im Zweifel und baut Basen.
character-timo = Mag, was Credits bringt, und spart sie.
character-luca = Legt viele Karten verdeckt ab; nicht alle sind, was sie scheinen.
character-orsi = Mag billige Schiffe, und zwar viele.

rung-captain = Ein Rekrut, der jede Aktion bis zum Ende seines Zuges im Kopf durchspielt.
rung-admiral = Spielt jede Aktion und jeden Schuss im Kopf bis zum Ende des nächsten Zuges.
