"""The 25 rulings of Big*Bang."""

from __future__ import annotations

from tests.words.rulings import Rulings, Spared, Text

_R = "bigebang-rules-"

RULINGS: Rulings = {
    "1": Text("nothing is forced", f"{_R}1", "You may always pass"),
    "2": Text("linked means adjacent", f"{_R}11", "linked means touching"),
    "3": Text("lone protons and neutrons count for a star", f"{_R}11",
              "Lone protons and neutrons count for a star"),
    "4": Text("a tie in helium goes to 3He", f"{_R}4", "If equal, for more ³He"),
    "5": Text("equal tokens are a draw", f"{_R}4", "With equal numbers, it is a draw"),
    "6": Text("Carbon only by the mover's own fusion", f"{_R}12",
              "Only your own fusion makes Carbon"),
    "7": Text("four or more linked win alike", f"{_R}12",
              "Four or more ⁴He that touch win in the same way"),
    "8": Text("Life counts disjoint triples", f"{_R}9", "no ⁴He counts twice"),
    "9": Text("Parallel with a side gone is solved", f"{_R}12",
              "a side that is all gone touches nothing"),
    "10": Text("an obstacle separates", f"{_R}12", "An obstacle between them keeps them apart"),
    "11": Text("who cannot act is offered the pass", f"{_R}12", "If you can do nothing, you pass"),
    "12": Text("one chooses the side, the other moves first", f"{_R}12",
               "the younger player chooses a side and the older player moves first"),
    "13": Text("reserves are open", f"{_R}12", "All players can see the reserves"),
    "14": Spared("the order inside a stack is display only", "it changes nothing"),
    "15": Spared("the star of 2016 by hydrogen is not offered", "there is nothing to choose"),
    "16": Text("larger groups hold disjoint triples", f"{_R}12", "only separate threes count"),
    "17": Text("Parallel stopped while they touch: no medal", f"{_R}12",
               "earns no medal while matter touches antimatter"),
    "18": Spared("one move for each pair and spot", "either stack may be touched first"),
    "19": Text("SMALL with DARKNESS, and mirrored gaps", f"{_R}12", "particles of each type"),
    "20": Text("puzzles go with SMALL and DARKNESS only", f"{_R}12",
               "Puzzles work with Small*Bang and Darkness only"),
    "21": Text("Carbon counts 3–0 in a series", f"{_R}5", "it counts 3–0"),
    "22": Spared("names and signs of the edition", "they are what the screen shows"),
    "23": Text("GRAVITY: the middle from either stack", f"{_R}12",
               "whichever stack you touch first"),
    "24": Spared("the bars of the medals are measured", "the tracker shows the bars themselves"),
    "25": Text("a lone pass may play itself", "bigebang-option-passing-help",
               "the game can do that for you"),
}  # fmt: skip
