// Nobel thinks in a worker: how smooth pictures stay meanwhile, and how soon it stops.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { Stage, busy } from "./stage.mjs";

const SMOOTH = 16; // milliseconds of a frame, at the 99th percentile of a table at rest
const PROMPT = 50; // milliseconds in which thinking ends
const ASK = `
from ai.bot import Budget
from game.core.session import Session
from game.games import GAMES

def ask(running, iterations):
    engine = running.app.services.engine
    session = Session(GAMES["bigebang"], 2, {}, "seven")
    mover = session.to_move()
    engine.ask("bigebang", session.view(mover), session.legal_moves(), "nobel", "x:1", Budget(iterations, 20.0))
    return engine
ask`;
const stage = new Stage();
before(() => stage.raise());
beforeEach(() => stage.fresh());
after(() => stage.strike());

test("nobel: thinks in a worker while frames stay smooth, and stops when told", { timeout: 300_000 }, async (t) => {
  await stage.visiting("?game=bigebang&seed=seven", {}, async (visit) => {
    await visit.warm();
    await visit.until((seen) => seen.next.length > 0, 60);
    await new Promise((resolve) => setTimeout(resolve, 3000)); // what was dealt has come to rest
    const answer = await visit.page.evaluate(async (source) => {
      const ask = quarkade.python.runPython(source);
      const turn = () => new Promise((resolve) => setTimeout(resolve, 4));
      const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
      frameTimes.length = 0;
      const engine = ask(quarkade.running, 3000);
      const start = performance.now();
      let found;
      while (!(found = engine.poll())) await turn();
      const seconds = (performance.now() - start) / 1000;
      const [times, fault] = [frameTimes.slice(), found.fault];
      const stops = [];
      for (let i = 0; i < 10; i++) {
        ask(quarkade.running, 1e9);
        for (let j = 0; j < 60; j++) {
          engine.poll();
          await turn();
        }
        const cancelled = performance.now();
        engine.cancel();
        const worker = engine._workers.get(0);
        while (worker.serving) {
          engine.poll();
          await turn();
        }
        stops.push(performance.now() - cancelled);
      }
      return {
        seconds, fault, frames: times.length, p50: at(times, 0.5), p99: at(times, 0.99),
        stops: at(stops, 0.5), slowest: Math.max(...stops),
      };
    }, ASK);
    t.diagnostic(JSON.stringify(answer));
    assert.equal(answer.fault, "");
    if (busy(t)) return;
    assert.ok(answer.p99 <= SMOOTH, `frames: ${answer.p99} ms`);
    assert.ok(answer.stops <= PROMPT, `cancelling: ${answer.stops} ms`);
  });
});
