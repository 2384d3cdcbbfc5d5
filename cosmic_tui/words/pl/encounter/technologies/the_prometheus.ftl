tech-the_prometheus = Prometeusz
    .acc = Prometeusza
    .when = Działa od ukończenia; zostaje w grze
    .text =
        Po ukończeniu umieść Prometeusza w jednej ze swoich kolonii. Jest pod każdym względem twoim
        statkiem, ale dodaje do sumy twojej strony 4 zamiast 1.
    .help = Jeden statek do wysłania, stracenia i odzyskania. Inna jest tylko waga.
    .ruling-1 =
        Liczy się jako jeden statek przy rekompensacie, nagrodach i wszystkim, co liczy lub mnoży
        statki.
    .ruling-2 = Jeśli ta technologia opuszcza grę, opuszcza ją też Prometeusz.
    .ruling-3 = To o jeden statek więcej niż dotąd. Jeśli nie masz wtedy kolonii, zaczyna w wirze.
    .ruling-4 = Dodaje razem 4, nie więcej, także u Makrona.

q-the_prometheus-commission = W której ze swoich kolonii stawiasz Prometeusza?
    .why = Masz o jeden statek więcej i dodaje on 4, gdziekolwiek bierze udział.
