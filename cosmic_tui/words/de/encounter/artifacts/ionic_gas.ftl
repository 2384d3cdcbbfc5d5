artifact-ionic_gas = Ionengas
    .when = Alle, wenn der Sieger feststeht
    .line = Herausforderung ohne Entschädigung und ohne Belohnung.
    .text = Niemand bekommt in dieser Herausforderung Entschädigung oder Belohnung.
    .help = Gelandete Kolonien sind keine Belohnung. Gegen Vereinbarungen hilft es nicht.
    .ruling-1 = Mitverteidiger nehmen ihre Schiffe trotzdem mit heim.
