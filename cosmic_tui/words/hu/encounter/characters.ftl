### Névvel bíró gépek: három szokás.

character-grom = A legtöbb űrhajóra céloz, legalább kettővel segít, de sosem indokol.
character-ilka = Utolsó támadója ellen áll, négy űrhajóval, és sosem fejezi be korábban a kört.
character-kaja = Szinte minden támadáshoz csatlakozik egy űrhajóval, és mindenkit hív.
character-mirka = Szívesen tárgyal, elsőre elfogadja a jó ajánlatot, három űrhajóval jön.
character-oswin = Félreteszi a jó lapokat, alig hív valakit, minden egyezségben lapot kér.
character-sten = Annak segít, akit támadnak, ritkán száll le mással, űrhajót kér érte.
