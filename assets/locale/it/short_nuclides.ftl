# The chart of light nuclides: alpha, beta and gamma.

short_nuclides-title = Mappa dei nuclei
short_nuclides-wait-act = Aspetta che decada
short_nuclides-show-act = Segna tutti
short_nuclides-parts = { $sign }: { NUMBER($protons) ->
    [one] 1 protone
   *[other] { $protons } protoni
}, { NUMBER($neutrons) ->
    [one] 1 neutrone
   *[other] { $neutrons } neutroni
}
short_nuclides-unknown = Nessuno ha ancora guardato se è stabile.
short_nuclides-stable = È stabile: non decade mai.
short_nuclides-half-life = { $sign }: tempo di dimezzamento { $time }
short_nuclides-at-once = molto meno di un nanosecondo
short_nuclides-ms = { $n } ms
short_nuclides-seconds = { $n } s
short_nuclides-minutes = { $n } minuti
short_nuclides-days = { $n } giorni
short_nuclides-years = { $n } anni
short_nuclides-million = { $n } milioni di anni
short_nuclides-does-beta-minus = β⁻: diventa { $after } e libera { $energy } MeV
short_nuclides-does-beta-plus = β⁺: diventa { $after } e libera { $energy } MeV
short_nuclides-does-capture = Cattura un elettrone, diventa { $after } e libera { $energy } MeV
short_nuclides-does-alpha = Si spezza in due { $after } e libera { $energy } MeV
short_nuclides-does-neutron = { $n ->
    [one] Esce un neutrone
   *[other] Escono { $n } neutroni
}: resta { $after }, si liberano { $energy } MeV
short_nuclides-does-proton = { $n ->
    [one] Esce un protone
   *[other] Escono { $n } protoni
}: resta { $after }, si liberano { $energy } MeV
short_nuclides-cell = { $sign }, { $state }
short_nuclides-look-unknown = non ancora noto
short_nuclides-look-stable = stabile
short_nuclides-look-beta-minus = beta meno
short_nuclides-look-beta-plus = beta più
short_nuclides-look-capture = cattura un elettrone
short_nuclides-look-alpha = alfa
short_nuclides-look-neutron = perde neutroni
short_nuclides-look-proton = perde protoni

short_nuclides-guess = Ogni casella è un nucleo. Una casella più in alto è un protone in più, una casella a destra è un neutrone in più. ³H ha un protone e due neutroni. Che cosa diventa?
short_nuclides-guess-lighter = Esce un neutrone: ²H
short_nuclides-guess-helium = Un neutrone diventa un protone: ³He
short_nuclides-guess-never = Resta com’è
short_nuclides-wait = Tocca ³H sulla mappa e aspetta che decada.
short_nuclides-see = Una casella in alto e una a sinistra: ³He. Un neutrone è diventato un protone, e sono usciti un elettrone e un antineutrino. È la radiazione beta, β⁻. In Big*Bang il tuo ³H fa lo stesso.
short_nuclides-plus = ¹¹C ha 6 protoni, ma solo 5 neutroni. Decade al contrario: un protone diventa un neutrone ed esce un positrone (β⁺). Che nucleo è allora? Puoi guardare la mappa.
short_nuclides-plus-nitrogen = ¹¹N
short_nuclides-plus-boron = ¹¹B
short_nuclides-plus-carbon = ¹⁰C
short_nuclides-plus-boron-why = Un protone è diventato un neutrone: 5 protoni e 6 neutroni. Un nucleo con 5 protoni è boro.
short_nuclides-plus-nitrogen-why = Se fosse così, ci sarebbe un protone in più. Ma un protone è diventato un neutrone.
short_nuclides-plus-carbon-why = Se fosse così, mancherebbe un neutrone. Ma ce n’è uno in più.
short_nuclides-eight = ⁸Be ha 4 protoni e 4 neutroni. Le stelle lo fanno con due nuclei di elio. Che cosa succede poi?
short_nuclides-eight-stable = È stabile
short_nuclides-eight-beta = Un neutrone diventa un protone
short_nuclides-eight-halves = Si spezza di nuovo in due ⁴He
short_nuclides-split = Tocca ⁸Be e aspetta.
short_nuclides-alpha = ⁴He è legato così bene che esce tutto intero. Un ⁴He che esce da un nucleo si chiama radiazione alfa, α. La emettono anche nuclei grandi, come il radio.
short_nuclides-uranium = L’uranio-238 ha 92 protoni ed emette α. Su una mappa più grande, di quante caselle scende?
short_nuclides-uranium-same = Nessuna
short_nuclides-uranium-two = Due
short_nuclides-uranium-four = Quattro
short_nuclides-uranium-two-why = α è un ⁴He e porta via 2 protoni: 92 − 2 = 90. Ogni riga della mappa è un protone.
short_nuclides-uranium-same-why = Se fosse così, α non porterebbe protoni. Ma ⁴He ne ha due.
short_nuclides-uranium-four-why = Se fosse così, ⁴He avrebbe quattro protoni. Ma due delle sue quattro particelle sono neutroni.
short_nuclides-gamma = ⁷Be diventa ⁷Li. In un caso su dieci questo ⁷Li ha troppa energia. La cede come fotone: la radiazione gamma, γ. In quale casella è dopo?
short_nuclides-gamma-same = Ancora in ⁷Li
short_nuclides-gamma-up = Una più in alto
short_nuclides-gamma-down = Una più in basso
short_nuclides-gamma-same-why = Un fotone non porta via né protoni né neutroni. Resta lo stesso nucleo, con meno energia.
short_nuclides-gamma-up-why = Se fosse così, ci sarebbe un protone nuovo. Ma un fotone porta solo energia.
short_nuclides-gamma-down-why = Se fosse così, il fotone porterebbe via un protone. Ma porta solo energia.
short_nuclides-valley = Dove sono i nuclei stabili sulla mappa?
short_nuclides-valley-edge = Lungo i bordi
short_nuclides-valley-even = Sparsi dappertutto
short_nuclides-valley-middle = Dove protoni e neutroni sono quasi pari
short_nuclides-show = Provane qualcuno che ti piace. Poi segnali tutti.
short_nuclides-along = Le caselle verdi formano una fascia, e tutte le frecce portano lì. Nessun nucleo di 5 o 8 particelle è stabile. Per questo il Big Bang non andò molto oltre l’elio.
short_nuclides-say = Componi la tua legge. Un nucleo che non è stabile…
short_nuclides-say-towards = … si avvicina a quelli stabili
short_nuclides-say-lighter = … perde sempre un neutrone
short_nuclides-say-halves = … si spezza in due metà
short_nuclides-say-lighter-why = Se fosse così, ³H sarebbe diventato ²H. Ma è diventato ³He.
short_nuclides-say-halves-why = Se fosse così, tutti farebbero come ⁸Be. Ma quasi tutti conservano il numero di particelle.
short_nuclides-because = E perché decade? Perché tutto ciò che esce ha insieme…
short_nuclides-because-charge = … meno carica
short_nuclides-because-energy = … meno massa, e il resto è energia
short_nuclides-because-age = … più particelle
short_nuclides-because-charge-why = Se fosse così, si perderebbe carica. Ma la sua somma resta uguale.
short_nuclides-because-age-why = Se fosse così, anche ²H si spezzerebbe. Ma è stabile.
short_nuclides-law = Un nucleo decade se i prodotti hanno meno massa; il resto diventa energia. α porta via due protoni e due neutroni, β cambia un neutrone in un protone o viceversa, e γ porta via solo energia.
