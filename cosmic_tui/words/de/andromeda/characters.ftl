### Figuren

character-nilo = Mag Laborschiffe und Nebel und nimmt Wissenschaftsmodule.
character-dora = Schickt Transporter dorthin, wo Anführer sind, und nimmt Zivilisationsmodule.
character-reka = Mag Kreuzer und Kämpfe und nimmt Module, die darin helfen.
character-bodo = Fängt Monde ein und nimmt Industriemodule, deren Fassungen sie tragen.
character-zita = Schickt Jäger, kehrt früh zurück und nimmt Handelsmodule.
