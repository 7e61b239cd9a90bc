# The page to take home.

sheet-title = Una pagina da portare a casa
sheet-built = Il tavolo alla fine
sheet-score = Punteggio
sheet-learned = Due cose da ricordare
sheet-print = Stampa il gioco originale e gioca:
sheet-search = Cerca il gioco originale con il suo nome.
sheet-made = Giocato con Quarkade, la sala giochi delle particelle
sheet-save = Salva come immagine e PDF
sheet-photo = Fai una foto a questa pagina o al codice quadrato.
sheet-photo-page = Fai una foto a questa pagina.
sheet-kept = Salvata come { $file }, con un PDF accanto.
sheet-not-kept = La pagina non si è potuta salvare: { $why }.

sheet-particle_builder-1 = Un protone è fatto di due quark up e un quark down: ⅔ + ⅔ − ⅓ = 1.
sheet-particle_builder-2 = Ogni particella ha un’antiparticella con la stessa massa e la carica opposta. Quella del fotone è il fotone stesso.
sheet-particle_builder-3 = Un elettrone è un leptone: non risente dell’interazione forte.
sheet-particle_builder-4 = I quark non si trovano mai da soli: li tengono insieme i gluoni.
sheet-tutti_quantum-1 = In un diagramma di Feynman le linee rappresentano particelle. Le linee si incontrano nei vertici.
sheet-tutti_quantum-2 = La carica elettrica totale è la stessa prima e dopo ogni vertice.
sheet-tutti_quantum-3 = I fotoni agiscono solo sulle particelle cariche.
sheet-tutti_quantum-4 = I gluoni agiscono sui quark e tra loro, ma non sugli elettroni.
sheet-u_know_feynman-1 = Quando una particella incontra la sua antiparticella, tutte e due possono diventare luce.
sheet-u_know_feynman-2 = Ogni quark porta una delle tre cariche di colore. Tutte e tre insieme sono neutre.
sheet-u_know_feynman-3 = Un protone è uud, un neutrone è udd.
sheet-u_know_feynman-4 = Le particelle instabili decadono in altre più leggere. Da sole non decadono mai in altre più pesanti.
sheet-bigebang-1 = Le stelle brillano perché nuclei leggeri si fondono in nuclei più pesanti.
sheet-bigebang-2 = L’elio-4 ha due protoni e due neutroni.
sheet-bigebang-3 = Dentro le vecchie stelle tre nuclei di elio possono diventare un nucleo di carbonio.
sheet-bigebang-4 = Poco dopo il Big Bang quasi tutta l’antimateria era sparita. Avanzava un minuscolo eccesso di materia.
sheet-particle_panic-1 = In un collisore due fasci di particelle si scontrano frontalmente.
sheet-particle_panic-2 = I rivelatori vedono le particelle dalle tracce e dall’energia che lasciano.
sheet-particle_panic-3 = I collisori usano l’energia di particelle veloci per creare nuove particelle pesanti: E = mc².
sheet-particle_panic-4 = Quasi tutte le particelle pesanti vivono molto meno di un milionesimo di secondo.
