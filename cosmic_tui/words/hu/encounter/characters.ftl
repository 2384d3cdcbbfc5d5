### Névvel bíró gépek: három szokás.

character-grom = Ott támad, ahol a legtöbb űrhajó van, legalább kettővel segít, és nem indokol.
character-ilka = Négy űrhajóval áll az utolsó támadója ellen, és sosem fejezi be előbb a kört.
character-kaja = Szinte minden támadáshoz jön egy űrhajóval, és a sajátjára mindenkit hív.
character-mirka = Szívesen tárgyal, elsőre elfogadja a jó ajánlatot, három űrhajóval jön.
character-oswin = Félreteszi a jó lapokat, szinte senkit sem hív, minden egyezségben lapot kér.
character-sten = A megtámadottnak segít, ritkán száll le mással, cserébe űrhajót kér.

rung-captain = Újonc, aki ismeri a fajait, és arra alkuszik, ami mindkettőtöknek jó.
rung-admiral = Lapválasztás és szövetkezés előtt végigjátssza a várható folytatásokat.
