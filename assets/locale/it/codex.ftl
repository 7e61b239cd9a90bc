# The codex: one story for each particle, and how to read its figures.

codex-family-quark = quark
codex-family-lepton = leptone
codex-family-boson = bosone
codex-points = { $family }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in questo gioco
codex-feels = Risente di queste interazioni:
codex-feels-none = Trasmette l’interazione elettromagnetica, ma non ha carica, quindi non ne risente.
codex-strong = forte
codex-electromagnetic = elettromagnetica
codex-weak = debole

codex-story-up = Due up e un down fanno un protone. Tu sei fatto di up, down ed elettroni.
codex-story-down = Due down e un up fanno un neutrone. Un neutrone libero decade quando uno dei suoi down diventa un up.
codex-story-strange = I raggi cosmici creano quark strange in alto nell’atmosfera, dentro particelle chiamate kaoni. Sono stati chiamati «strani» perché vivevano molto più a lungo del previsto.
codex-story-charm = È stato scoperto nel 1974, dentro la J/ψ. Da allora quasi tutti i fisici sono convinti che i quark esistano davvero.
codex-story-bottom = Scoperto nel 1977. Un bosone di Higgs decade il più delle volte in un quark bottom e un antiquark bottom.
codex-story-top = La particella più pesante che conosciamo: un quark top pesa circa come un intero atomo di tungsteno. Decade prima di potersi unire ad altri quark.
codex-story-electron = Gli elettroni circondano ogni nucleo atomico. Scorrono nei fili elettrici e tengono insieme le molecole.
codex-story-anti-electron = Il positrone è stato la prima antiparticella mai vista, nel 1932. Gli ospedali usano i positroni per fare immagini del corpo vivo.
codex-story-muon = I raggi cosmici creano muoni nell’alta atmosfera. Circa uno al secondo attraversa la tua mano.
codex-story-tau = Il tau è l’unico leptone abbastanza pesante da decadere in particelle fatte di quark.
codex-story-electron-neutrino = Li produce il Sole. Ogni secondo circa sessanta miliardi di neutrini attraversano ogni centimetro quadrato del tuo corpo. Tu non senti nulla.
codex-story-muon-neutrino = Nasce insieme ai muoni. È stato scoperto nel 1962. Così si è capito che esiste più di un tipo di neutrino.
codex-story-tau-neutrino = Il più timido dei tre: è stato visto direttamente per la prima volta nel 2000.
codex-story-photon = La luce è fatta di fotoni. Anche le onde radio e i raggi X.
codex-story-gluon = I gluoni tengono insieme i quark. Portano anche loro una carica di colore, quindi agiscono anche tra loro.
codex-story-w-plus = Un W trasforma un quark o un leptone in un altro. Senza il W il Sole non potrebbe brillare.
codex-story-w-minus = Quando un neutrone decade, uno dei suoi quark down diventa un quark up ed emette un W⁻.
codex-story-z = Lo Z trasmette l’interazione debole senza cambiare il tipo delle particelle. Ne risentono anche i neutrini.
codex-story-higgs = Scoperto al CERN nel 2012. Il campo di Higgs dà massa a quark, leptoni carichi, W e Z.
codex-antiparticle = L’antiparticella di: { $of }. Stessa massa, tutte le cariche invertite. Quando le due si incontrano, possono annichilarsi.
codex-antineutrino = L’antineutrino di: { $of }. Anche la sua carica è 0. Nessuno sa ancora se un neutrino sia l’antiparticella di sé stesso.

codex-where-up = In tutti i protoni e i neutroni.
codex-where-down = In tutti i protoni e i neutroni.
codex-where-strange = Nei kaoni, per un attimo: nell’alta atmosfera e nei collisori.
codex-where-charm = Per un attimo, dove si scontrano particelle veloci.
codex-where-bottom = Per un attimo, dove si scontrano particelle velocissime.
codex-where-top = Solo dove si scontrano le particelle più veloci di tutte.
codex-where-electron = In tutti gli atomi.
codex-where-muon = Nella pioggia di particelle che scende dall’alta atmosfera.
codex-where-tau = Per un attimo, dove si scontrano particelle velocissime.
codex-where-electron-neutrino = Dal Sole e da tutte le altre stelle.
codex-where-muon-neutrino = Dai raggi cosmici nell’atmosfera e da fasci nei laboratori.
codex-where-tau-neutrino = Da altri neutrini che oscillano, e da tau che decadono.
codex-where-photon = Ovunque qualcosa brilli o sia caldo.
codex-where-gluon = In tutti i protoni e i neutroni.
codex-where-w-plus = Per un minuscolo istante: nel Sole e nei collisori.
codex-where-w-minus = Per un minuscolo istante: quando decadono nuclei, e nei collisori.
codex-where-z = Per un minuscolo istante: quando un neutrino urta qualcosa, e nei collisori.
codex-where-higgs = Nell’LHC: in circa uno scontro su un miliardo.
codex-where-anti-electron = Dove decadono certi nuclei, e nella pioggia di particelle che scende dall’atmosfera.
codex-where-anti-electron-neutrino = Dai reattori nucleari, e dalla roccia in profondità sotto di noi.
codex-where-antimatter = Dove si scontrano particelle veloci: nell’alta atmosfera e nei collisori.

codex-hadron-strange = il kaone K⁻
codex-hadron-charm = il mesone D⁰
codex-hadron-bottom = il mesone anti-B⁰
codex-hadron-anti-strange = il kaone K⁺
codex-hadron-anti-charm = il mesone anti-D⁰
codex-hadron-anti-bottom = il mesone B⁰
codex-note-hadron = I quark non si vedono mai da soli. La carta indica la vita media di una particella che contiene questo quark: { $of }.
codex-note-confined = I quark non si vedono mai da soli. Questo è il più leggero con la sua carica e qui vale come stabile.
codex-note-neutrino = I neutrini hanno massa, ma pochissima: il più pesante ha tra 0,05 e 0,45 eV. Qui tutti e tre contano come pesanti allo stesso modo.
codex-note-higgs = La vita media è quella prevista dalla teoria. Le misure concordano, ma non sono ancora precise.

## The chart

codex-title = Le trenta particelle
codex-group-matter = Materia
codex-group-antimatter = Antimateria
codex-group-bosons = Bosoni
codex-row-quarks = Quark di carica ±⅔
codex-row-quarks-down = Quark di carica ±⅓
codex-row-leptons = Leptoni carichi
codex-row-neutrinos = Neutrini
codex-words = Parole
codex-meetings = Gli incontri tra particelle
codex-chart = Le trenta particelle

## How particles meet: time runs from left to right in the pictures

codex-meeting-photon = Luce
codex-meeting-photon-says = Un elettrone emette un fotone e prosegue. Può farlo tutto ciò che ha carica, se qualcosa lì vicino prende un po’ di quantità di moto. Quasi tutta la luce che vediamo nasce così.
codex-meeting-pair = Annichilazione
codex-meeting-pair-says = Lo stesso vertice, girato: elettrone e positrone si annichilano. Un diagramma intero ha due vertici così, quindi escono due fotoni. La freccia dell’antimateria punta all’indietro.
codex-meeting-gluon = Interazione forte
codex-meeting-gluon-says = Un quark emette un gluone, e la sua carica di colore può cambiare. Così i quark restano legati in un protone.
codex-meeting-three-gluons = Gluoni
codex-meeting-three-gluons-says = I gluoni hanno anche loro una carica di colore. Perciò un gluone può emettere gluoni. Un fotone non ha carica, e non può fare lo stesso.
codex-meeting-w = Debole: quark
codex-meeting-w-says = Un quark down diventa un quark up ed emette un W⁻. Somma le cariche: −⅓ = +⅔ − 1. Così decade un neutrone.
codex-meeting-w-lepton = Debole: leptoni
codex-meeting-w-lepton-says = Un muone diventa un neutrino muonico ed emette un W⁻. Un leptone resta un leptone, e resta nella sua famiglia.
codex-meeting-z = Debole: Z
codex-meeting-z-says = Una particella emette uno Z e resta quella che era. Lo fanno perfino i neutrini. Così al CERN, nel 1973, si sono visti i primi segni dello Z.
codex-meeting-higgs = Massa
codex-meeting-higgs-says = Più una particella è pesante, più è forte la sua interazione con il bosone di Higgs. Quella del quark top è la più forte di tutte.
codex-meeting-muon = La fine di un muone
codex-meeting-muon-says = Due vertici fanno un diagramma: un muone diventa un neutrino muonico e un W⁻. Il W⁻ diventa un elettrone e un antineutrino elettronico.
