### Karakterek

character-nilo = Szereti a kutatóhajókat és a csillagködöket, és tudományos modulokat szerez.
character-dora = Vezetők közelébe indít szállítóhajót, és civilizációs modulokat szerez.
character-reka = Szereti a nehézcirkálót és a csatát, és harcban hasznos modulokat szerez.
character-bodo = Holdakat foglal el, és ipari modulokat szerez, mert azok keretébe hold illik.
character-zita = Vadászokat indít, hamar hazatér, és kereskedelmi modulokat szerez.
