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
item-bigebang-bound-mass-b-same = It stays the same
item-bigebang-bound-mass-b-more = It gets larger
item-bigebang-bound-mass-b-less = It gets smaller
item-bigebang-bound-mass-b-why = Why?
item-bigebang-bound-mass-b-why-kept = Nothing came in or went out
item-bigebang-bound-mass-b-why-bond = The bond between them has mass, too
item-bigebang-bound-mass-b-why-energy = Energy went out, and mass with it

## Nuclei push

item-bigebang-nuclei-push-law = Nuclei push each other away until they touch, because all of them have positive charge.
item-bigebang-nuclei-push-a = Two bare protons fly towards each other and slow down. What slows them?
item-bigebang-nuclei-push-a-charge = They have the same charge
item-bigebang-nuclei-push-a-shell = They have a firm shell
item-bigebang-nuclei-push-a-mass = They have the same mass
item-bigebang-nuclei-push-a-pole = They have magnetic poles
item-bigebang-nuclei-push-b = Two bare ⁴He nuclei fly towards each other and slow down. What slows them?
item-bigebang-nuclei-push-b-pole = They have magnetic poles
item-bigebang-nuclei-push-b-mass = They have the same mass
item-bigebang-nuclei-push-b-charge = They have the same charge
item-bigebang-nuclei-push-b-shell = They have a firm shell

## Helium origin

item-bigebang-helium-origin-law = Most helium comes from the first minutes, because only then was the whole universe hot and dense enough.
item-bigebang-helium-origin-a = About a quarter of all ordinary matter is helium. Where does most of it come from?
item-bigebang-helium-origin-a-stars = From stars like the Sun
item-bigebang-helium-origin-a-minutes = From the first few minutes
item-bigebang-helium-origin-a-rocks = From rocks deep in planets
item-bigebang-helium-origin-a-always = From before the Big Bang
item-bigebang-helium-origin-b = The very oldest gas clouds are already nearly one quarter helium. Where is it from?
item-bigebang-helium-origin-b-always = From before the Big Bang
item-bigebang-helium-origin-b-stars = From stars like the Sun
item-bigebang-helium-origin-b-rocks = From rocks deep in planets
item-bigebang-helium-origin-b-minutes = From the first few minutes

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
item-bigebang-annihilation-energy-b-goes-on = Other particles carry it away
item-bigebang-annihilation-energy-b-cancels = It cancels out and becomes zero
item-bigebang-annihilation-energy-b-destroyed = It disappears together with them
item-bigebang-annihilation-energy-b-why = Why?
item-bigebang-annihilation-energy-b-why-law = The sum of energy never changes
item-bigebang-annihilation-energy-b-why-zero = Plus and minus give zero together
item-bigebang-annihilation-energy-b-why-gone = Lost particles have no energy left

## Mirror image

item-bigebang-mirror-image-law = Antimatter is an exact mirror image, because each particle, even a neutral one, has its own antiparticle.
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

## Most from annihilation

item-bigebang-most-from-annihilation-law = Annihilation releases the most energy, because the whole mass becomes other energy, not just a small part.
item-bigebang-most-from-annihilation-a = One gram burns, one gram fuses, one gram annihilates. Which one releases the most energy?
item-bigebang-most-from-annihilation-a-burns = The one that burns
item-bigebang-most-from-annihilation-a-fuses = The one that fuses
item-bigebang-most-from-annihilation-a-same = All three do the same
item-bigebang-most-from-annihilation-a-annihilates = The one that annihilates
item-bigebang-most-from-annihilation-b = One gram burns, one gram fuses, one gram annihilates. Which one could drive a ship the furthest?
item-bigebang-most-from-annihilation-b-same = All three do the same
item-bigebang-most-from-annihilation-b-annihilates = The one that annihilates
item-bigebang-most-from-annihilation-b-burns = The one that burns
item-bigebang-most-from-annihilation-b-fuses = The one that fuses

## More matter

item-bigebang-more-matter-law = We exist because there was slightly more matter than antimatter after the Big Bang.
item-bigebang-more-matter-a = Nearly all matter once annihilated with antimatter. Why are there still stars?
item-bigebang-more-matter-a-more = There was a bit more matter
item-bigebang-more-matter-a-far = Antimatter fled to other galaxies
item-bigebang-more-matter-a-strong = Matter is the stronger of the two
item-bigebang-more-matter-a-age = Antimatter wears out sooner
item-bigebang-more-matter-b = In the early universe some protons were left over, but hardly any antiprotons. Why?
item-bigebang-more-matter-b-age = Antiprotons wear out sooner
item-bigebang-more-matter-b-strong = Protons are the stronger of the two
item-bigebang-more-matter-b-more = There were a few more protons
item-bigebang-more-matter-b-far = Antiprotons fled to other galaxies

## Carbon from stars

item-bigebang-carbon-from-stars-law = Carbon is made in old stars, because only there is it hot and dense enough for three helium nuclei to fuse.
item-bigebang-carbon-from-stars-a = Your body is full of carbon. Where were its nuclei made?
item-bigebang-carbon-from-stars-a-minutes = In the first minutes, from helium
item-bigebang-carbon-from-stars-a-stars = In old stars, from helium
item-bigebang-carbon-from-stars-a-plants = In plants, from air and light
item-bigebang-carbon-from-stars-a-earth = In the Earth, from hot rock
item-bigebang-carbon-from-stars-b = A diamond is pure carbon. Where were its nuclei made?
item-bigebang-carbon-from-stars-b-plants = In plants, from air and light
item-bigebang-carbon-from-stars-b-earth = In the Earth, from hot rock
item-bigebang-carbon-from-stars-b-minutes = In the first minutes, from helium
item-bigebang-carbon-from-stars-b-stars = In old stars, from helium
