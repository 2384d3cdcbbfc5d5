### Postacie

character-varg = Lubi atakować i rzadko zostawia statki do obrony.
character-bruna = W razie wątpliwości broni się i buduje bazy.
character-timo = Lubi to, co przynosi kredyty, i nie wydaje ich bez potrzeby.
character-luca = Kładzie wiele kart zakrytych; nie każda jest tym, czym się wydaje.
character-orsi = Lubi tanie statki, i to w dużej liczbie.

rung-captain = Nowicjusz, który każdą akcję rozgrywa w myślach do końca swojej tury.
rung-admiral = Każdą akcję i każdy strzał rozgrywa w myślach do końca następnej tury.
