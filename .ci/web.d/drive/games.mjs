// Whole games and a whole lesson in one tab, by real input events; then its memory.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { learn, memory, pause, playOut, toTable } from "./browser.mjs";
import { BROWSER, Stage, shot } from "./stage.mjs";

const GAMES = {
  particle_builder: "mouse", tutti_quantum: "keys", u_know_feynman: "mouse", bigebang: "touch", particle_panic: "keys",
};
const MOST = 600; // megabytes of a tab
const stage = new Stage();
before(() => stage.raise());
// Its parts share the tab of the test that they belong to.
const PART = / by (mouse|touch|keys)$/;
beforeEach((one) => PART.test(one.name) ? undefined : stage.fresh());
after(() => stage.strike());

test("games: a whole game of each against Student, from the title and back to it; memory", { timeout: 3_600_000 }, async (t) => {
  await stage.visiting("", { touch: BROWSER === "chrome" }, async (visit) => {
    for (const [game, how] of Object.entries(GAMES)) {
      let whole = false;
      await t.test(`games: ${game} by ${how}`, { timeout: 900_000 }, async (one) => {
        await visit.until((seen) => seen.scene === "TitleScene", 60);
        const touches = await toTable(visit, game, how);
        const { seats } = await visit.look();
        assert.ok(seats.includes("ai:student") && seats.includes("human"), `${seats}`);
        const touched = await playOut(visit, how, { seconds: 800 });
        await shot(visit.page, `result-${game}`);
        const seen = await visit.look();
        one.diagnostic(`${touches} touches to the table, then ${touched}; ${memory(stage.browser)} MB`);
        assert.deepEqual(seen.faults, {});
        assert.equal(seen.stuck, "None");
        await visit.touch(how, "leave", seen);
        whole = true;
      });
      assert.ok(whole, `the tab stays with ${game}`);
    }
    const megabytes = memory(stage.browser);
    t.diagnostic(`${megabytes} MB after one game of each`);
    assert.ok(megabytes <= MOST, `${megabytes} MB`);
  });
});

test("touches: two of them lead from the title to a table", async () => {
  await stage.visiting("", {}, async (visit) => {
    await visit.until((seen) => seen.scene === "TitleScene");
    assert.equal(await toTable(visit, "particle_builder", "mouse", ["start", "play"]), 2);
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
