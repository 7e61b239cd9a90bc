// The pages around a game, one after another, and what is to be heard of them.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { pause, playOut } from "./browser.mjs";
import { BROWSER, Stage, shot } from "./stage.mjs";

/** Words a minute of a person who reads each page twice, and then looks at it for five seconds; 0: nobody reads. */
const PACE = Number(process.env.PACE ?? 0);

const stage = new Stage();
before(() => stage.raise());
beforeEach(() => stage.fresh());
after(() => stage.strike());

/** Touch this, and wait until that scene is there and can be touched. */
async function enter(visit, id, scene) {
  const seen = await visit.until((now) => now.spots[id], 30, id);
  await visit.touch("mouse", id, seen);
  await visit.until((now) => now.scene === scene && Object.keys(now.spots).length > 0, 30, `${id} leads to ${scene}`);
  await pause(300);
  await shot(visit.page, `room-${scene}`);
}

async function leave(visit, scene) {
  await visit.page.keyboard.press("Escape", { delay: 30 });
  await visit.until((now) => now.scene === scene, 20, `back to ${scene}`);
  await pause(300);
}

test("rooms: hint, rules, review, replay, board, sheet, codex, statistics, today, a puzzle", { timeout: 400_000 }, async (t) => {
  await stage.visiting("?game=bigebang&seed=seven&lang=en", {}, async (visit) => {
    await visit.until((seen) => seen.next.length > 0, 60, "a turn");
    await visit.touch("mouse", "rail:hint", await visit.look());
    await visit.until((seen) => seen.hinted.length > 0, 60, "a hint");
    await pause(3000); // it is shown once what was dealt lies there
    await shot(visit.page, "room-hint");
    await enter(visit, "rail:help", "RulesScene");
    await leave(visit, "TableScene");
    await playOut(visit, "mouse", { seconds: 200 });
    await enter(visit, "review", "ReviewScene");
    await visit.until((seen) => seen.reviewed, 200, "a review of every choice");
    await shot(visit.page, "room-reviewed");
    await leave(visit, "ResultScene");
    await enter(visit, "watch", "TableScene");
    const length = (await visit.look()).record;
    await visit.touch("mouse", "rail:last", await visit.look());
    await visit.until((seen) => seen.moves === length, 30, "the last move");
    await visit.touch("mouse", "rail:first", await visit.look());
    await visit.until((seen) => seen.moves === 0, 30, "the first");
    await visit.touch("mouse", "rail:play", await visit.look());
    await visit.until((seen) => seen.moves > 1, 30, "it goes on by itself");
    t.diagnostic(`a replay of ${length} moves`);
    await leave(visit, "ResultScene");
    await enter(visit, "leave", "LoginScene"); // after the first game it is asked for a name
    await enter(visit, "skip", "TitleScene");
    await enter(visit, "board", "BoardScene");
    await leave(visit, "TitleScene");
    await enter(visit, "codex", "CodexScene");
    await enter(visit, "particle:up", "CardScene");
    await leave(visit, "CodexScene");
    await leave(visit, "TitleScene");
    await enter(visit, "statistics", "StatisticsScene");
    await leave(visit, "TitleScene");
    await enter(visit, "today", "TodayScene");
    await enter(visit, "daily:tutti_quantum", "Dialog");
    await enter(visit, "start", "TableScene");
  });
});

const EARS = () => {
  globalThis.heard = { effects: 0, loops: 0, words: [] };
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      globalThis.ears = this;
    }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...all) {
    heard[this.loop ? "loops" : "effects"]++;
    if (!this.buffer.getChannelData(0).some((value) => value !== 0)) throw new Error("a sound of silence");
    return start.apply(this, all);
  };
  // No browser here has a voice of its own.
  const voice = { lang: "fr-FR", name: "Voice", localService: true, default: true, voiceURI: "voice" };
  const speech = {
    getVoices: () => [voice], speaking: false, pending: false, cancel: () => {},
    speak: (utterance) => heard.words.push(`${utterance.lang}: ${utterance.text}`),
  };
  Object.defineProperty(globalThis, "speechSynthesis", { value: speech });
  globalThis.SpeechSynthesisUtterance = function (text) {
    this.text = text;
  };
};

test("sounds: effects and music after the first touch, silence when muted, words read aloud", { timeout: 200_000 }, async (t) => {
  const page = await stage.context.newPage();
  await page.evaluateOnNewDocument(EARS);
  await stage.visiting("?lang=fr", { page }, async (visit) => {
    const heard = () => page.evaluate("heard");
    await visit.until((seen) => seen.scene === "TitleScene");
    assert.deepEqual(await heard(), { effects: 0, loops: 0, words: [] }, "nothing before anybody touches it");
    await enter(visit, "settings", "SettingsScene");
    await visit.touch("mouse", "page:sound", await visit.look());
    await page.waitForFunction("heard.loops === 1", { timeout: 20_000 });
    const device = await page.waitForFunction("ears.state === 'running'", { timeout: 8_000 }).catch(() => null);
    // Firefox lets no time go by where the computer has no device for sound.
    if (!device && BROWSER === "firefox") t.diagnostic("no device for sound: effects are not judged");
    else await page.waitForFunction("heard.effects > 0", { timeout: 20_000 });
    await pause(400);
    await visit.touch("mouse", "speech:more", await visit.until((seen) => seen.spots["speech:more"], 20, "read aloud"));
    await visit.touch("mouse", "page:play", await visit.look());
    await page.waitForFunction("heard.words.length > 0", { timeout: 20_000 });
    assert.match((await heard()).words[0], /^fr-FR: ./);
    await leave(visit, "TitleScene");
    await visit.touch("mouse", "sound", await visit.look());
    await pause(600);
    const { effects } = await heard();
    await enter(visit, "codex", "CodexScene");
    await enter(visit, "particle:up", "CardScene");
    assert.equal((await heard()).effects, effects, "muted");
  });
});

test("hunt: from the title to the peak of the Z by touch, at the size of a telephone", { timeout: 900_000 }, async (t) => {
  const phone = { width: 390, height: 844, ratio: 2, touch: true };
  await stage.visiting("?lang=en", phone, async (visit) => {
    const began = Date.now();
    let touches = 0;
    const times = {};
    const choose = async (id, ready) => {
      await visit.touch("touch", id, await visit.until((seen) => seen.spots[id], 30, id));
      touches++;
      await visit.until(ready, 30, `after ${id}`);
      await pause(700); // a question is taken for read after that
      times[id] = (times[id] ?? 0) + 1;
      if (PACE) await pause(times[id] > 2 ? 5000 : ((await visit.look()).words / PACE) * 60_000 + 1500);
      await shot(visit.page, `hunt-${String(touches).padStart(2, "0")}-${id.replace(":", "-")}`);
    };
    await choose("hunt", (seen) => seen.spots["step:sort"]);
    await choose("step:sort", (seen) => seen.spots["range:84"]);
    await choose("range:84", (seen) => seen.spots.pair);
    for (let n = 1; n <= 10; n++) {
      await choose("pair", (seen) => seen.spots.next);
      await choose("next", (seen) => seen.spots[n < 10 ? "pair" : "on"]);
    }
    await choose("on", (seen) => seen.spots["pour:100"]);
    await choose("pour:100", (seen) => seen.scene === "PeaksScene");
    await choose("pour:1000", (seen) => seen.scene === "PeaksScene");
    await choose("pour:1000000", (seen) => seen.scene === "PeaksScene");
    await visit.until((seen) => seen.found.includes("90.88"), 30, "the peak of the Z");
    await pause(500);
    await shot(visit.page, "hunt-peak");
    t.diagnostic(`${touches} touches, ${Math.round((Date.now() - began) / 1000)} s${PACE ? ` by a reader of ${PACE} words a minute` : " without reading"}`);
  });
});
