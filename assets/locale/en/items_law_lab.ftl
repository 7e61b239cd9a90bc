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
item-law-lab-baryon-with-antibaryon-b-why-charge = Only the charge has to add up
item-law-lab-baryon-with-antibaryon-b-why-pairs = Every collision makes antimatter
item-law-lab-baryon-with-antibaryon-b-why-baryons = The baryon number must add up

## Lightest stays

item-law-lab-lightest-stays-law = Nobody has ever seen a proton or an electron decay, because nothing lighter can take over their baryon number or charge.
item-law-lab-lightest-stays-a = Nobody has ever seen an electron decay. Why not?
item-law-lab-lightest-stays-a-charge = Its charge holds it together
item-law-lab-lightest-stays-a-lightest = Nothing lighter has charge
item-law-lab-lightest-stays-a-young = It is not old enough for that yet
item-law-lab-lightest-stays-a-hard = It is too hard to break apart
item-law-lab-lightest-stays-b = Nobody has ever seen a proton decay. Why not?
item-law-lab-lightest-stays-b-hard = It is too hard to break apart
item-law-lab-lightest-stays-b-charge = Its charge holds it together
item-law-lab-lightest-stays-b-young = It is not old enough for that yet
item-law-lab-lightest-stays-b-lightest = There is no lighter baryon

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

## Families kept

item-law-lab-families-kept-law = A muon hands its number to a muon neutrino, because each lepton family keeps its own number.
item-law-lab-families-kept-a = A muon becomes an electron and two more particles. Which ones?
item-law-lab-families-kept-b = A tau becomes an electron and two more particles. Which ones?

## Decay downhill

item-law-lab-decay-downhill-law = The products of a decay weigh less in total, because their mass has to come from the particle that decayed.
item-law-lab-decay-downhill-a = A particle of mass 500 decays at rest. Which masses can the two new particles have?
item-law-lab-decay-downhill-a-more = 250 and 300
item-law-lab-decay-downhill-a-still = 500 and 10
item-law-lab-decay-downhill-a-each = 400 and 400
item-law-lab-decay-downhill-a-less = 200 and 250
item-law-lab-decay-downhill-a-why = Why?
item-law-lab-decay-downhill-a-why-each = Each of them must be lighter
item-law-lab-decay-downhill-a-why-sum = Together they must be lighter
item-law-lab-decay-downhill-a-why-stays = The old one must be among them
item-law-lab-decay-downhill-b = A particle of mass 900 decays at rest. Which masses can the two new particles have?
item-law-lab-decay-downhill-b-each = 700 and 700
item-law-lab-decay-downhill-b-less = 350 and 450
item-law-lab-decay-downhill-b-more = 450 and 550
item-law-lab-decay-downhill-b-still = 900 and 20
item-law-lab-decay-downhill-b-why = Why?
item-law-lab-decay-downhill-b-why-sum = Together they must be lighter
item-law-lab-decay-downhill-b-why-each = Each of them must be lighter
item-law-lab-decay-downhill-b-why-stays = The old one must be among them

## Motion pays

item-law-lab-motion-pays-law = A collision can make heavier particles, because the energy of motion becomes their mass.
item-law-lab-motion-pays-a = Two fast protons collide. Afterwards there are two protons and a new pion. Where does its mass come from?
item-law-lab-motion-pays-a-motion = From the energy of their motion
item-law-lab-motion-pays-a-charge = From the charge of both protons
item-law-lab-motion-pays-a-inside = From inside a proton, where it was hidden
item-law-lab-motion-pays-a-nothing = From nothing, by pure chance
item-law-lab-motion-pays-b = A fast electron and a fast positron collide. They become a muon and an antimuon, which are heavier. Where does their mass come from?
item-law-lab-motion-pays-b-nothing = From nothing, by pure chance
item-law-lab-motion-pays-b-inside = From inside the electron, where it was hidden
item-law-lab-motion-pays-b-motion = From the energy of their motion
item-law-lab-motion-pays-b-charge = From the charge of both particles
