alien-human = Człowiek
    .acc = Człowieka
    .gen = Człowieka
    .power-name-acc = Człowieczeństwo
    .tagline = +4 dla swoich; zablokowana moc wygrywa
    .flavour = Na papierze przeciętny, nieznośny, gdy ktoś powie stop.
    .power-name = Człowieczeństwo
    .power =
        W każdym spotkaniu, w którym jesteś głównym graczem lub sojusznikiem ze statkami, po
        odkryciu kart używasz tej mocy: do sumy twojej strony dodaje się 4.

        Jeśli to użycie zostanie zablokowane, nie dostajesz 4: zamiast tego twoja strona
        natychmiast wygrywa spotkanie, bez względu na karty i sumy.
    .wild =
        Jeśli jesteś głównym graczem, a twoim przeciwnikiem nie jest Człowiek, zmień swoją
        kartę spotkania, bez względu na jej rodzaj, w atak 42. Potem oddaj ten rozbłysk
        Człowiekowi albo odrzuć go, jeśli nikt nie jest Człowiekiem.
    .super =
        Gdy używasz tej mocy, albo dodaj 8 zamiast 4, albo odrzuć ten rozbłysk i nałóż blok na
        własną moc, a twoja strona wygra spotkanie.
    .zap =
        Twoja strona natychmiast wygrywa. Sama wygrana nie jest użyciem i nie można jej
        zablokować.
    .help = Jedyna moc, którą wszyscy zostawiają w spokoju, i to nie bez powodu.
    .ruling-1 =
        Dzieje się to przy każdych kartach, nawet przy dwóch negocjacjach. Wtedy 4 nie ma
        na co działać, ale blok i tak daje wygraną: rozmów nie ma.
    .ruling-2 =
        4 dodaje się do sumy, raz na spotkanie, nie do karty ani statków.
    .ruling-3 =
        Blok, który sam został zatrzymany, się nie wydarzył: dostajesz 4, a automatycznej
        wygranej nie ma.
    .ruling-4 = Dopóki nie masz mocy, nie dostajesz ani jednego, ani drugiego.
    .ruling-5 = Przy automatycznej wygranej nie liczy się żadna różnica sum.
    .ruling-6 =
        Jeśli inny efekt też wskazuje zwycięzcę, na przykład Pacyfista, obowiązuje
        późniejszy. Przewrót Przegranego następuje po nich wszystkich i odwraca wynik.
    .ruling-7 =
        Kto z negocjacjami przegrywa z automatyczną wygraną, i tak bierze rekompensatę za
        stracone statki.
    .ruling-8 =
        Człowiek jako sojusznik też wygrywa dla swojej strony; wygraną rozstrzyga się jak
        każdą inną.
    .ruling-9 =
        Rozbłysk uniwersalny: jako Człowiek bez mocy dostajesz rozbłysk z powrotem na własną rękę.
    .ruling-10 =
        Rozbłysk wzmocniony: zablokowanie własnej mocy jest blokiem pod każdym względem. Jeśli
        rozbłysk zostanie anulowany, zostaje odrzucony, a zwykłe 4 zostaje.

q-human-mode = Dodajesz 8 zamiast 4 czy blokujesz własną moc i wygrywasz?
    .why = Blok zużywa ten rozbłysk i daje twojej stronie wygraną w spotkaniu.
