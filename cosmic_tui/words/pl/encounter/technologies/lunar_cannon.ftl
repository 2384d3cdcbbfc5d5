tech-lunar_cannon = Działo słoneczne
    .acc = Działo słoneczne
    .when = Główny gracz lub sojusznik, po odkryciu kart; zostaje w grze
    .text =
        Po ukończeniu umieść Działo słoneczne między dwiema sąsiednimi planetami swojego
        rodzimego systemu. W każdym spotkaniu na jednej z tych dwóch planet, w którym bierzesz
        udział, możesz dodać 10 do sumy swojej strony.

        Ilekroć zostanie dobrana uniwersalna karta celu, możesz przenieść je w inne miejsce
        w dowolnym systemie.
    .help = Obok niego łatwiej i atakować, i się bronić.
    .ruling-1 = Bez dwóch sum do porównania nic nie dodaje.

q-lunar_cannon-put = Między którymi dwiema planetami stawiasz Działo słoneczne?
    .why = Na każdej z nich działo może dodać 10 twojej stronie.
