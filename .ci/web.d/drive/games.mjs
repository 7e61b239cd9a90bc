// Whole games and a whole lesson in one tab, by real input events; then its memory.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { learn, memory, pause, playOut, toTable } from "./browser.mjs";
import { BROWSER, Stage, shot } from "./stage.mjs";

const EACH = {
  particle_builder: "mouse", tutti_quantum: "keys", u_know_feynman: "mouse", bigebang: "touch", particle_panic: "keys",
};
// MEANS names means by which all five are played, one tab for each; without it each is played by its own.
const MEANS = (process.env.MEANS ?? "").split(" ").filter(Boolean);
const rounds = MEANS.map((how) => [`all by ${how}`, Object.keys(EACH).map((game) => [game, how])]);
if (!rounds.length) rounds.push(["each by its means", Object.entries(EACH)]);
const MOST = 600; // megabytes of a tab
const stage = new Stage();
before(() => stage.raise());
// Its parts share the tab of the test that they belong to.
const PART = /: [a-z_]+ by (mouse|touch|keys)$/;
beforeEach((one) => PART.test(one.name) ? undefined : stage.fresh());
after(() => stage.strike());

for (const [name, games] of rounds) {
  test(`games: against an opponent, ${name}, from the title to the result and back; memory`, { timeout: 3_600_000 }, async (t) => {
    const touch = BROWSER === "chrome" && games.some(([, how]) => how === "touch");
    await stage.visiting("", { touch }, async (visit) => {
      for (const [game, how] of games) {
        let whole = false;
        await t.test(`games: ${game} by ${how}`, { timeout: 900_000 }, async (one) => {
          one.diagnostic(await played(visit, game, how));
          whole = true;
        });
        assert.ok(whole, `the tab stays with ${game}`);
      }
      const megabytes = memory(stage.browser);
      t.diagnostic(`${megabytes} MB after one game of each`);
      assert.ok(megabytes <= MOST, `${megabytes} MB`);
    });
  });
}

/** A whole game, from the title and back to it; what it took. */
async function played(visit, game, how) {
  await visit.until((seen) => seen.scene === "TitleScene", 60);
  const touches = await toTable(visit, game, how);
  const { seats } = await visit.look();
  assert.ok(seats.some((seat) => seat.startsWith("ai:")) && seats.includes("human"), `${seats}`);
  const touched = await playOut(visit, how, { seconds: 800 });
  await shot(visit.page, `result-${game}-${how}`);
  const seen = await visit.look();
  assert.deepEqual(seen.faults, {});
  assert.equal(seen.stuck, "None");
  await visit.touch(how, "leave", seen);
  // After the first game of all it is asked for a name.
  const next = await visit.until((now) => ["LoginScene", "TitleScene"].includes(now.scene), 60, "the title");
  if (next.scene === "LoginScene") await visit.touch(how, "skip", next);
  return `${touches} touches to the table, then ${touched}; ${memory(stage.browser)} MB`;
}

test("one: a game of Big*Bang by touch, from the title to the result and back", { timeout: 560_000 }, async (t) => {
  await stage.visiting("", { touch: BROWSER === "chrome" }, async (visit) => {
    t.diagnostic(await played(visit, "bigebang", "touch"));
    await visit.until((seen) => seen.scene === "TitleScene", 30, "the title again");
  });
});

test("touches: two of them lead from the title to a table", async () => {
  await stage.visiting("", {}, async (visit) => {
    await visit.until((seen) => seen.scene === "TitleScene");
    const touches = await toTable(visit, "particle_builder", "mouse", ["start", "play"]);
    assert.ok(touches <= 2, `${touches} touches`);
  });
});

test("lesson: a whole one, as the coach asks", { timeout: 600_000 }, async (t) => {
  await stage.visiting("?lesson=learn_bigebang-1", {}, async (visit) => {
    const touched = await learn(visit, "mouse");
    await pause(500);
    await shot(visit.page, "lesson-end");
    t.diagnostic(`${touched} touches`);
    assert.ok(touched > 5);
  });
});
