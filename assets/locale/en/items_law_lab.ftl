# Test items on the law lab: stems, choices, reasons and laws.

## Charge law

item-law-lab-charge-law-law = A neutron cannot become just a proton, because the sum of charges is the same before and after.
item-law-lab-charge-law-a = A neutron never becomes just a proton and a photon. Which law forbids it?
item-law-lab-charge-law-a-charge = Electric charge
item-law-lab-charge-law-a-baryon = Baryon number
item-law-lab-charge-law-a-electron = Electron number
item-law-lab-charge-law-b = Two neutrons never become just two protons. Which law forbids it?
item-law-lab-charge-law-b-electron = Electron number
item-law-lab-charge-law-b-baryon = Baryon number
item-law-lab-charge-law-b-charge = Electric charge
item-law-lab-charge-law-c = You rub a balloon on your hair, and the balloon becomes negative. What happens to your hair?
item-law-lab-charge-law-c-opposite = It becomes positive, by just as much
item-law-lab-charge-law-c-stays = It stays as it was
item-law-lab-charge-law-c-equal = It becomes negative, too
item-law-lab-charge-law-c-chance = It becomes either one, by chance

## Baryon law

item-law-lab-baryon-law-law = Protons and neutrons cannot turn into just pions, because the baryon number stays the same.
item-law-lab-baryon-law-a = A proton never becomes a positive pion and a neutral pion. Which law forbids it?
item-law-lab-baryon-law-a-charge = Electric charge
item-law-lab-baryon-law-a-baryon = Baryon number
item-law-lab-baryon-law-a-electron = Electron number
item-law-lab-baryon-law-b = Two neutrons never become two neutral pions. Which law forbids it?
item-law-lab-baryon-law-b-baryon = Baryon number
item-law-lab-baryon-law-b-charge = Electric charge
item-law-lab-baryon-law-b-electron = Electron number
item-law-lab-baryon-law-c = A uranium nucleus of 235 protons and neutrons takes in a neutron. It becomes two nuclei of 141 and 92. How many neutrons fly off?
item-law-lab-baryon-law-c-three = Always 3
item-law-lab-baryon-law-c-none = 0: it just breaks
item-law-lab-baryon-law-c-any = Any number: no charge
item-law-lab-baryon-law-c-chance = Nobody knows: it is chance

## Baryon with antibaryon

item-law-lab-baryon-with-antibaryon-law = A new baryon comes with an antibaryon, because the baryon number stays the same.
item-law-lab-baryon-with-antibaryon-a = Two protons collide and become three protons and one more particle. What can that be?
item-law-lab-baryon-with-antibaryon-a-anti = An antiproton
item-law-lab-baryon-with-antibaryon-a-pion = A negative pion
item-law-lab-baryon-with-antibaryon-a-lepton = An electron
item-law-lab-baryon-with-antibaryon-a-baryon = A neutron
item-law-lab-baryon-with-antibaryon-a-why = Why?
item-law-lab-baryon-with-antibaryon-a-why-baryons = The baryon number must add up
item-law-lab-baryon-with-antibaryon-a-why-pairs = Every collision makes antimatter
item-law-lab-baryon-with-antibaryon-a-why-charge = Only the charge has to add up
item-law-lab-baryon-with-antibaryon-b = Two protons collide and become two protons, a neutron and one more particle. What can that be?
item-law-lab-baryon-with-antibaryon-b-baryon = A second neutron
item-law-lab-baryon-with-antibaryon-b-pion = A neutral pion
item-law-lab-baryon-with-antibaryon-b-anti = An antineutron
item-law-lab-baryon-with-antibaryon-b-lepton = A neutrino
item-law-lab-baryon-with-antibaryon-b-why = Why?
item-law-lab-baryon-with-antibaryon-b-why-charge = It is enough that the charge adds up
item-law-lab-baryon-with-antibaryon-b-why-pairs = Antimatter comes out of each collision
item-law-lab-baryon-with-antibaryon-b-why-baryons = Baryons minus antibaryons stay two
item-law-lab-baryon-with-antibaryon-c = Fast protons hit a block of metal, and antiprotons come out. What is made together with each antiproton?
item-law-lab-baryon-with-antibaryon-c-baryon = A proton or a neutron
item-law-lab-baryon-with-antibaryon-c-pion = A pion or two pions
item-law-lab-baryon-with-antibaryon-c-electron = An electron as a partner
item-law-lab-baryon-with-antibaryon-c-nothing = Nothing: energy is enough

## Lightest stays

item-law-lab-lightest-stays-law = Nobody has ever seen a proton or an electron decay, because nothing lighter can take over their baryon number or charge.
item-law-lab-lightest-stays-a = Nobody has ever seen an electron decay. Why not?
item-law-lab-lightest-stays-a-charge = Its charge holds it together
item-law-lab-lightest-stays-a-lightest = Nothing lighter has charge
item-law-lab-lightest-stays-a-young = It is not old enough for that yet
item-law-lab-lightest-stays-a-hard = It is too hard to break apart
item-law-lab-lightest-stays-b = Nobody has ever seen a proton decay. Why not?
item-law-lab-lightest-stays-b-hard = Its parts are too firmly joined
item-law-lab-lightest-stays-b-charge = It is held by its charge
item-law-lab-lightest-stays-b-young = Its time to decay is still to come
item-law-lab-lightest-stays-b-lightest = It is the lightest of the baryons
item-law-lab-lightest-stays-c = A positron flies through empty space where it meets no electron. Why will it not decay there?
item-law-lab-lightest-stays-c-charge = No lighter particle could carry its charge on
item-law-lab-lightest-stays-c-hard = It has no parts that could come off it
item-law-lab-lightest-stays-c-tied = Its own charge ties it together
item-law-lab-lightest-stays-c-young = It does not get old in a vacuum

## Electron law

item-law-lab-electron-law-law = A new electron comes with an antineutrino or a positron, or it replaces a neutrino, because the electron number stays the same.
item-law-lab-electron-law-a = A neutron never becomes just a proton and an electron. Which law forbids it?
item-law-lab-electron-law-a-charge = Electric charge
item-law-lab-electron-law-a-baryon = Baryon number
item-law-lab-electron-law-a-electron = Electron number
item-law-lab-electron-law-b = A negative pion never becomes just a neutral pion and an electron. Which law forbids it?
item-law-lab-electron-law-b-baryon = Baryon number
item-law-lab-electron-law-b-electron = Electron number
item-law-lab-electron-law-b-charge = Electric charge
item-law-lab-electron-law-c = In 1956 electron antineutrinos from a reactor hit protons. Each time a neutron and one more particle came out. Which one?
item-law-lab-electron-law-c-positron = A positron
item-law-lab-electron-law-c-electron = An electron
item-law-lab-electron-law-c-antimuon = An antimuon
item-law-lab-electron-law-c-pion = A positive pion

## Families kept

item-law-lab-families-kept-law = A muon hands its number to a muon neutrino, because each lepton family keeps its own number.
item-law-lab-families-kept-a = A muon becomes an electron and two more particles. Which ones?
item-law-lab-families-kept-b = A tau becomes an electron and two more particles. Which ones?
item-law-lab-families-kept-c = Nobody has ever seen a muon become just an electron and a photon. Why not?
item-law-lab-families-kept-c-families = The numbers of two families would change
item-law-lab-families-kept-c-charge = The charge would change
item-law-lab-families-kept-c-light = The photon would be too heavy
item-law-lab-families-kept-c-lighter = There is no electron in a muon

## Decay downhill

item-law-lab-decay-downhill-law = The products of a decay weigh less in total, because their mass has to come from the particle that decayed.
item-law-lab-decay-downhill-a = A particle of mass 500 decays at rest. Which masses can the two new particles have?
item-law-lab-decay-downhill-a-more = 250 and 300
item-law-lab-decay-downhill-a-still = 500 and 10
item-law-lab-decay-downhill-a-each = 400 and 400
item-law-lab-decay-downhill-a-less = 200 and 250
item-law-lab-decay-downhill-a-why = Why?
item-law-lab-decay-downhill-a-why-each = It is enough if each is lighter
item-law-lab-decay-downhill-a-why-sum = The two together must be lighter
item-law-lab-decay-downhill-a-why-stays = The old one must be among them
item-law-lab-decay-downhill-b = A particle of mass 900 decays at rest. Which masses can the two new particles have?
item-law-lab-decay-downhill-b-each = 700 and 700
item-law-lab-decay-downhill-b-less = 350 and 450
item-law-lab-decay-downhill-b-more = 450 and 550
item-law-lab-decay-downhill-b-still = 900 and 20
item-law-lab-decay-downhill-b-why = Why?
item-law-lab-decay-downhill-b-why-sum = Their sum must be below 900
item-law-lab-decay-downhill-b-why-each = It is enough if each is below 900
item-law-lab-decay-downhill-b-why-stays = One of the masses must be 900
item-law-lab-decay-downhill-c = A radium nucleus decays into a radon nucleus and a helium nucleus. How much do the two weigh together?
item-law-lab-decay-downhill-c-less = A little less than the radium
item-law-lab-decay-downhill-c-same = Just as much as the radium
item-law-lab-decay-downhill-c-more = A little more than the radium
item-law-lab-decay-downhill-c-each = More or less, if each is lighter

## Motion pays

item-law-lab-motion-pays-law = A collision can make heavier particles, because the energy of motion becomes their mass.
item-law-lab-motion-pays-a = Two fast protons collide. Afterwards there are two protons and a new pion. Where does its mass come from?
item-law-lab-motion-pays-a-motion = From the energy of their motion
item-law-lab-motion-pays-a-charge = From the charge of both protons
item-law-lab-motion-pays-a-inside = From inside a proton, where it was hidden
item-law-lab-motion-pays-a-nothing = From nothing, by pure chance
item-law-lab-motion-pays-b = A fast electron and a fast positron collide. They become a muon and an antimuon, which are heavier. Where does their mass come from?
item-law-lab-motion-pays-b-nothing = Chance makes it out of nothing
item-law-lab-motion-pays-b-inside = The electron had it inside all along
item-law-lab-motion-pays-b-motion = The motion of both pays for it
item-law-lab-motion-pays-b-charge = The charges of both become mass
item-law-lab-motion-pays-c = A Higgs boson is as heavy as 133 protons. Yet two protons are enough at the LHC to make one. Why?
item-law-lab-motion-pays-c-motion = They bring along far more energy than it needs
item-law-lab-motion-pays-c-hidden = They have had it inside all the time
item-law-lab-motion-pays-c-charge = They give their charge for its mass
item-law-lab-motion-pays-c-nothing = They need nothing, if chance is kind
