tech-plasma_thrusters = Silniki plazmowe
    .acc = Silniki plazmowe
    .when = Atakujący lub sojusznik, gdy wysyła; broniący po starcie; zostaje w grze
    .text =
        Do każdego spotkania możesz wysłać o jeden statek więcej, niż wolno: pięć zamiast czterech.
        Jako broniący możesz przenieść jeden statek ze swojej innej kolonii na atakowaną planetę.
    .help = Jeden statek więcej na każde spotkanie robi swoje.
    .ruling-1 =
        Jako broniący możesz przenieść statek tylko na planetę, na której masz kolonię lub która
        należy do twojego systemu. Raz na spotkanie.

q-plasma_thrusters-from = Z której kolonii wysyłasz statek na atakowaną planetę?
    .why = Silniki plazmowe: statek od razu bierze udział. Opróżniona kolonia znika.
