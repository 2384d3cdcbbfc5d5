### Postacie

character-nilo = Lubi okręty badawcze i mgławice, zdobywa moduły nauki.
character-dora = Wysyła transportowce tam, gdzie są liderzy, zdobywa moduły cywilizacji.
character-reka = Lubi krążowniki i bitwy, zdobywa moduły, które w nich pomagają.
character-bodo = Przechwytuje księżyce i zdobywa moduły przemysłu z gniazdami na nie.
character-zita = Wysyła myśliwce, wcześnie wraca na stację, zdobywa moduły handlu.
