artifact-ionic_gas = Ionengas
    .when = Alle, wenn der Sieger feststeht
    .line = Keine Entschädigung, keine Belohnung in dieser Herausforderung.
    .text = Niemand bekommt in dieser Herausforderung Entschädigung oder Belohnung.
    .help = Gelandete Kolonien sind keine Belohnung. Gegen Vereinbarungen hilft es nicht.
    .ruling-1 = Mitverteidiger nehmen ihre Schiffe trotzdem mit heim.
