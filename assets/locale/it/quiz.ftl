# The quiz before and after the lessons, and the teacher's page.

quiz-title = Domanda { $n } di { $all }
quiz-skip = Non lo so
quiz-leave = Esci
quiz-thanks-before = Grazie! Ora impariamo.
quiz-thanks-after = Grazie! Ci hai aiutato molto.
quiz-thanks-what = Nessuno prende un voto per questo.
quiz-on = Avanti
quiz-again = Ancora una volta, per imparare
quiz-help-heavy = Top, Higgs, Z e W sono i più pesanti di tutti. La luce non ha nessuna massa.
quiz-help-charge = I quark up hanno +⅔, i quark down −⅓, gli elettroni −1. Neutrini e fotoni non ne hanno.
quiz-help-lepton = I leptoni sono l’elettrone, il muone, il tau e i tre neutrini.
quiz-help-boson = Fotone, gluone, W, Z e Higgs sono bosoni. Quark e leptoni sono fermioni.
quiz-help-made = Un protone è up, up, down. Un neutrone è up, down, down.
quiz-help-anti = Le gemelle hanno la stessa massa e carica opposta.
quiz-help-state = I bosoni possono condividere uno stato. I fermioni, come elettroni e quark, mai.
quiz-help-decay = Ciò che decade diventa altre particelle. Una vita media breve vuol dire: presto.

## Before

quiz-before-heavy = Qual è la particella più pesante?
quiz-before-charge = Quale ha carica positiva?
quiz-before-lepton = Qual è un leptone?
quiz-before-boson = Qual è un bosone?
quiz-before-made = Di che cosa è fatto un protone?
quiz-before-made-0 = Tre elettroni
quiz-before-made-1 = Due quark up e un quark down
quiz-before-made-2 = Due fotoni
quiz-before-made-3 = Un elettrone e un neutrino
quiz-before-anti = Che cosa hanno uguale una particella e la sua antiparticella?
quiz-before-anti-0 = La carica
quiz-before-anti-1 = La carica di colore
quiz-before-anti-2 = La massa
quiz-before-anti-3 = Proprio niente
quiz-before-state = Quali due possono essere nello stesso stato?
quiz-before-state-0 = Due fotoni
quiz-before-state-1 = Due elettroni
quiz-before-state-2 = Due quark up
quiz-before-state-3 = Due muoni
quiz-before-decay = Una particella decade. Che cosa significa?
quiz-before-decay-0 = Diventa fredda
quiz-before-decay-1 = Cade per terra
quiz-before-decay-2 = Viene tagliata a metà
quiz-before-decay-3 = Si trasforma in altre particelle

## After

quiz-after-heavy = Qual è la particella più pesante?
quiz-after-charge = Quale ha carica negativa?
quiz-after-lepton = Qual è un leptone?
quiz-after-boson = Qual è un bosone?
quiz-after-made = Di che cosa è fatto un neutrone?
quiz-after-made-0 = Un protone e un fotone
quiz-after-made-1 = Tre neutrini
quiz-after-made-2 = Un quark up e due quark down
quiz-after-made-3 = Due elettroni
quiz-after-anti = Che cosa hanno di opposto un elettrone e un positrone?
quiz-after-anti-0 = La carica
quiz-after-anti-1 = La massa
quiz-after-anti-2 = Lo spin
quiz-after-anti-3 = La vita media
quiz-after-state = Quali due non possono mai essere nello stesso stato?
quiz-after-state-0 = Due fotoni
quiz-after-state-1 = Due gluoni
quiz-after-state-2 = Due bosoni di Higgs
quiz-after-state-3 = Due elettroni
quiz-after-decay = Che cosa dice una vita media breve?
quiz-after-decay-0 = È una particella piccola
quiz-after-decay-1 = Diventa presto altre particelle
quiz-after-decay-2 = Non ha massa
quiz-after-decay-3 = È nata molto tempo fa

## For teachers

quiz-teacher = Per insegnanti
quiz-teacher-group = Nome del gruppo (facoltativo)
quiz-teacher-count = { $n ->
    [0] Ancora nessun risultato: un risultato è il quiz di una persona, prima e dopo.
    [one] Un risultato. Non si conservano nomi.
   *[other] { $n } risultati. Non si conservano nomi.
}
quiz-teacher-gain = Guadagno normalizzato di tutti i risultati: { $gain }
quiz-teacher-formula = Guadagno normalizzato = (giuste dopo − giuste prima) / ({ $all } − giuste prima), con le somme di tutta la classe.
quiz-teacher-how = È la parte imparata di ciò che si poteva imparare: 0 è niente, 1 è tutto, e sotto 0 vuol dire meno risposte giuste dopo che prima. Lo studio pubblicato sul gioco originale ha trovato 0,16 in quattro scuole, un valore modesto. Con meno di venti persone il numero può essere un caso.
quiz-teacher-export = Salva come CSV
quiz-teacher-saved = Salvato come { $file } nella cartella delle partite salvate.
quiz-teacher-failed = Non si è potuto salvare ({ $why }).
quiz-teacher-clear = Cancella tutti i risultati
quiz-teacher-sure = { $n ->
    [one] Cancellare un risultato?
   *[other] Cancellare tutti i { $n } risultati?
}
quiz-teacher-gone = Ciò che si cancella non si può recuperare. Un file CSV già salvato resta dov’è.
quiz-teacher-keep = Tienili
quiz-teacher-delete = Cancella
