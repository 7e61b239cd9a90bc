# Test items on the lesson of Big*Bang: stems, choices, reasons and laws.

## Bound mass

item-bigebang-bound-mass-law = A nucleus has less mass than its separate parts, because they gave off energy when they fused.
item-bigebang-bound-mass-a = Two protons and two neutrons become ⁴He. What happens to their mass?
item-bigebang-bound-mass-a-less = It gets smaller
item-bigebang-bound-mass-a-more = It gets larger
item-bigebang-bound-mass-a-same = It stays the same
item-bigebang-bound-mass-a-why = Why?
item-bigebang-bound-mass-a-why-energy = Energy went out, and mass with it
item-bigebang-bound-mass-a-why-bond = The bond between them has mass, too
item-bigebang-bound-mass-a-why-kept = Nothing came in or went out
item-bigebang-bound-mass-b = A proton and a ²H become ³He. What happens to their mass?
item-bigebang-bound-mass-b-same = It does not change
item-bigebang-bound-mass-b-more = It grows
item-bigebang-bound-mass-b-less = It shrinks
item-bigebang-bound-mass-b-why = Why?
item-bigebang-bound-mass-b-why-kept = All particles are still there
item-bigebang-bound-mass-b-why-bond = The bond adds some mass of its own
item-bigebang-bound-mass-b-why-energy = The energy that it gave off had mass
item-bigebang-bound-mass-c = In the Sun, hydrogen becomes helium. Afterwards some mass seems to be missing. Where is it?
item-bigebang-bound-mass-c-light = It left with the energy that went out
item-bigebang-bound-mass-c-bonds = It is stored in the bonds of the helium
item-bigebang-bound-mass-c-fire = The fire in the Sun has used it up
item-bigebang-bound-mass-c-nowhere = It is now in other nuclei of the Sun

## Nuclei push

item-bigebang-nuclei-push-law = Nuclei push each other away until they touch, because all of them have positive charge.
item-bigebang-nuclei-push-a = Two bare protons fly towards each other and slow down. What slows them?
item-bigebang-nuclei-push-a-charge = They have the same charge
item-bigebang-nuclei-push-a-shell = They have a firm shell
item-bigebang-nuclei-push-a-mass = They have the same mass
item-bigebang-nuclei-push-a-pole = They have magnetic poles
item-bigebang-nuclei-push-b = Two bare ⁴He nuclei fly towards each other and slow down. What slows them?
item-bigebang-nuclei-push-b-pole = Their magnetic poles repel each other
item-bigebang-nuclei-push-b-mass = Their masses are alike
item-bigebang-nuclei-push-b-charge = Their charges have the same sign, plus
item-bigebang-nuclei-push-b-shell = Their shells are too firm
item-bigebang-nuclei-push-c = To fuse hydrogen on the Earth, people heat it to over 100 million degrees. What is the heat good for?
item-bigebang-nuclei-push-c-fast = Fast nuclei get close although they repel
item-bigebang-nuclei-push-c-shell = Firm shells of nuclei melt in it
item-bigebang-nuclei-push-c-heavy = Nuclei gain mass in it
item-bigebang-nuclei-push-c-poles = Magnetic poles of nuclei vanish in it

## Helium origin

item-bigebang-helium-origin-law = Most helium comes from the first minutes, because only then was the whole universe hot and dense enough.
item-bigebang-helium-origin-a = About a quarter of all ordinary matter is helium. Where does most of it come from?
item-bigebang-helium-origin-a-stars = From stars like the Sun
item-bigebang-helium-origin-a-minutes = From the first few minutes
item-bigebang-helium-origin-a-rocks = From rocks deep in planets
item-bigebang-helium-origin-a-always = From before the Big Bang
item-bigebang-helium-origin-b = The very oldest gas clouds are already nearly one quarter helium. Where does it come from?
item-bigebang-helium-origin-b-always = It is older than the Big Bang
item-bigebang-helium-origin-b-stars = Stars like our Sun made it
item-bigebang-helium-origin-b-rocks = It came out of planets’ rocks
item-bigebang-helium-origin-b-minutes = The first minutes made it
item-bigebang-helium-origin-c = Suppose that no star had ever formed. How much of the ordinary matter would be helium?
item-bigebang-helium-origin-c-quarter = Nearly a quarter
item-bigebang-helium-origin-c-none = None, as only stars make it
item-bigebang-helium-origin-c-rocks = Only what is in rocks
item-bigebang-helium-origin-c-before = As much as before the Big Bang

## Annihilation energy

item-bigebang-annihilation-energy-law = When matter and antimatter annihilate, other particles carry their energy away, because energy is never lost.
item-bigebang-annihilation-energy-a = A proton and an antiproton annihilate. What happens to their energy?
item-bigebang-annihilation-energy-a-destroyed = It disappears together with them
item-bigebang-annihilation-energy-a-goes-on = Other particles carry it away
item-bigebang-annihilation-energy-a-cancels = It cancels out and becomes zero
item-bigebang-annihilation-energy-a-why = Why?
item-bigebang-annihilation-energy-a-why-zero = Plus and minus give zero together
item-bigebang-annihilation-energy-a-why-law = The sum of energy never changes
item-bigebang-annihilation-energy-a-why-gone = Lost particles have no energy left
item-bigebang-annihilation-energy-b = An electron and a positron annihilate. What happens to their energy?
item-bigebang-annihilation-energy-b-goes-on = New particles get all of it
item-bigebang-annihilation-energy-b-cancels = It is plus and minus: nothing is left
item-bigebang-annihilation-energy-b-destroyed = It is gone with the two
item-bigebang-annihilation-energy-b-why = Why?
item-bigebang-annihilation-energy-b-why-law = The total energy is fixed
item-bigebang-annihilation-energy-b-why-zero = Electron and positron make zero
item-bigebang-annihilation-energy-b-why-gone = What no longer exists has none
item-bigebang-annihilation-energy-c = Some antimatter touches the wall of a closed room. What happens to the temperature of the room?
item-bigebang-annihilation-energy-c-hot = It rises, as energy is released
item-bigebang-annihilation-energy-c-cold = It falls, as energy is destroyed
item-bigebang-annihilation-energy-c-cancels = No change: plus and minus cancel
item-bigebang-annihilation-energy-c-gone = No change: what is gone has no heat

## Mirror image

item-bigebang-mirror-image-law = Antimatter is an exact mirror image, because each particle, even a neutral one like the neutron, has its antiparticle. Only a few, such as the photon, are their own.
item-bigebang-mirror-image-a = What is an anti-³He made of?
item-bigebang-mirror-image-a-neutral = Two antiprotons and a neutron
item-bigebang-mirror-image-a-electrons = Two protons, a neutron and three electrons
item-bigebang-mirror-image-a-all = Two antiprotons and an antineutron
item-bigebang-mirror-image-a-half = Two protons and an antineutron
item-bigebang-mirror-image-b = What is an anti-³H made of?
item-bigebang-mirror-image-b-all = An antiproton and two antineutrons
item-bigebang-mirror-image-b-half = A proton and two antineutrons
item-bigebang-mirror-image-b-neutral = An antiproton and two neutrons
item-bigebang-mirror-image-b-electrons = A proton, two neutrons and two electrons
item-bigebang-mirror-image-c = At CERN, physicists have made atoms of antihydrogen. What is such an atom made of?
item-bigebang-mirror-image-c-both = An antiproton and a positron
item-bigebang-mirror-image-c-proton = A proton and a positron
item-bigebang-mirror-image-c-electron = An antiproton and an electron
item-bigebang-mirror-image-c-negative = Two negative electrons

## Most from annihilation

item-bigebang-most-from-annihilation-law = Annihilation releases the most energy, because the whole mass becomes other energy, not just a small part.
item-bigebang-most-from-annihilation-a = One gram burns, one gram fuses, one gram annihilates. Which one releases the most energy?
item-bigebang-most-from-annihilation-a-burns = The one that burns
item-bigebang-most-from-annihilation-a-fuses = The one that fuses
item-bigebang-most-from-annihilation-a-same = All three do the same
item-bigebang-most-from-annihilation-a-annihilates = The one that annihilates
item-bigebang-most-from-annihilation-b = A ship carries one gram of fuel. With which fuel does it get the furthest?
item-bigebang-most-from-annihilation-b-same = With any fuel: a gram is a gram
item-bigebang-most-from-annihilation-b-annihilates = With matter and antimatter
item-bigebang-most-from-annihilation-b-burns = With oil, which burns
item-bigebang-most-from-annihilation-b-fuses = With hydrogen, which fuses
item-bigebang-most-from-annihilation-c = Hydrogen becomes helium in the Sun. How much of the hydrogen’s mass leaves the Sun as energy?
item-bigebang-most-from-annihilation-c-little = A little less than a hundredth
item-bigebang-most-from-annihilation-c-all = All of it, down to nothing
item-bigebang-most-from-annihilation-c-none = None: mass cannot become energy
item-bigebang-most-from-annihilation-c-fire = Less than in a fire of equal mass

## More matter

item-bigebang-more-matter-law = We exist because there was slightly more matter than antimatter after the Big Bang.
item-bigebang-more-matter-a = Nearly all matter once annihilated with antimatter. Why are there still stars?
item-bigebang-more-matter-a-more = There was a bit more matter
item-bigebang-more-matter-a-far = Antimatter fled to other galaxies
item-bigebang-more-matter-a-strong = Matter is the stronger of the two
item-bigebang-more-matter-a-age = Antimatter wears out sooner
item-bigebang-more-matter-b = The early universe was full of protons and antiprotons. Today’s galaxies have protons, but hardly any antiprotons. Why?
item-bigebang-more-matter-b-age = Antiprotons wear out sooner
item-bigebang-more-matter-b-strong = Protons are the stronger of the two
item-bigebang-more-matter-b-more = There were a few more protons
item-bigebang-more-matter-b-far = Antiprotons fled to other galaxies
item-bigebang-more-matter-c = Suppose that after the Big Bang there had been exactly as much matter as antimatter. What would the universe be full of now?
item-bigebang-more-matter-c-light = Light, with hardly any stars
item-bigebang-more-matter-c-anti = Stars, and as many stars of antimatter
item-bigebang-more-matter-c-same = Stars, as matter is stronger than antimatter
item-bigebang-more-matter-c-full = Stars, as matter was there before the Big Bang

## Carbon from stars

item-bigebang-carbon-from-stars-law = Carbon is made in old stars, because only there is it hot and dense enough for three helium nuclei to fuse.
item-bigebang-carbon-from-stars-a = Your body is full of carbon. Where were its nuclei made?
item-bigebang-carbon-from-stars-a-minutes = In the first minutes, from helium
item-bigebang-carbon-from-stars-a-stars = In old stars, from helium
item-bigebang-carbon-from-stars-a-plants = In plants, from air and light
item-bigebang-carbon-from-stars-a-earth = In the Earth, from hot rock
item-bigebang-carbon-from-stars-b = A diamond is pure carbon. Where were its nuclei made?
item-bigebang-carbon-from-stars-b-plants = In trees that later became coal
item-bigebang-carbon-from-stars-b-earth = In the hot depths of the Earth
item-bigebang-carbon-from-stars-b-minutes = In the first minutes of the universe
item-bigebang-carbon-from-stars-b-stars = In stars, out of helium nuclei
item-bigebang-carbon-from-stars-c = Could a planet of rock, like the Earth, have formed before the first stars had shone?
item-bigebang-carbon-from-stars-c-stars = No, since stars first had to make the elements of rock
item-bigebang-carbon-from-stars-c-all = Yes, since the first minutes made all elements
item-bigebang-carbon-from-stars-c-planet = Yes, since planets make their own elements
item-bigebang-carbon-from-stars-c-life = No, since living things make the elements
