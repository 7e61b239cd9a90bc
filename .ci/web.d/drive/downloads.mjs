// What a person takes out of the page: a teacher's table, the page to take home, a picture.

import assert from "node:assert/strict";
import fs from "node:fs";
import { after, before, beforeEach, test } from "node:test";

import { pause, playOut, through } from "./browser.mjs";
import { Stage, arrived, shot } from "./stage.mjs";

const TO_LEVELS = [/^cabinet-bigebang/, /^skip$/, /^learn$/];
const stage = new Stage();
before(() => stage.raise());
beforeEach(() => stage.fresh());
after(() => stage.strike());

/** No file that was taken along stays in the page's own data folder. */
async function nothingStays(visit) {
  const left = await visit.page.evaluate(() => {
    const files = quarkade.python.FS;
    const below = (folder) =>
      files.readdir(folder).flatMap((name) => {
        if (name === "." || name === "..") return [];
        const at = `${folder}/${name}`;
        return files.isDir(files.stat(at).mode) ? below(at) : [name];
      });
    return below("/home/quarkade");
  });
  assert.deepEqual(left.filter((name) => /csv|png|pdf|zip/.test(name)), []);
}

test("table: a teacher's results of a class come as a table", { timeout: 300_000 }, async () => {
  await stage.visiting("?lang=en", {}, async (visit) => {
    await visit.until((seen) => seen.scene === "TitleScene");
    // One learner's first round, answered with whatever comes first.
    await through(visit, [...TO_LEVELS, /^quiz$/], (seen) => seen.scene === "StartScene");
    await through(visit, [/^new$/], (seen) => seen.scene === "CodeScene");
    for (const id of ["symbol:up", "symbol:photon", "symbol:tau", "symbol:up", "done"]) {
      await visit.touch("mouse", id, await visit.until((seen) => seen.spots[id], 20, id));
      await pause(400);
    }
    await through(visit, [/^begin/, /^next/, /^choice:/], (seen) => seen.scene === "OutcomeScene", 200);
    await through(visit, [/^done/, /^leave/, /^teacher/], (seen) => seen.scene === "TeacherScene");
    // A table with codes is saved only behind a PIN, which is set by typing it twice.
    await visit.touch("mouse", "pin", await visit.look());
    const digits = ["digit:3", "digit:1", "digit:4", "digit:2", "enter"];
    for (const id of [...digits, ...digits]) {
      await visit.touch("mouse", id, await visit.until((seen) => seen.spots[id], 20, id));
      await pause(400);
    }
    await visit.until((seen) => seen.scene === "TeacherScene", 20, "the page of the teacher");
    await visit.touch("mouse", "export", await visit.look());
    const seen = await visit.until((now) => now.lines.join().includes("web-downloads"), 20, "a sentence");
    await shot(visit.page, "table");
    const rows = fs.readFileSync(await arrived(stage.downloads, ".csv"), "utf8").trim().split(/\r?\n/);
    assert.ok(rows.length > 1, `${rows}`);
    assert.ok(seen.lines.join().includes(".csv"));
    await nothingStays(visit);
  });
});

test("sheet: the page to take home comes as a picture and as a PDF", { timeout: 300_000 }, async () => {
  await stage.visiting("?game=bigebang&seed=seven&lang=de", {}, async (visit) => {
    await playOut(visit, "mouse", { seconds: 200 });
    const result = await visit.until((seen) => seen.scene === "ResultScene" && seen.spots.sheet, 60, "the result");
    await visit.touch("mouse", "sheet", result);
    await visit.touch("mouse", "save", await visit.until((seen) => seen.spots.save, 30, "the page"));
    await visit.until((seen) => seen.lines.join().includes("web-downloads"), 30, "a sentence");
    await shot(visit.page, "sheet");
    const png = fs.readFileSync(await arrived(stage.downloads, ".png"));
    assert.equal(png.subarray(1, 4).toString(), "PNG");
    assert.equal(fs.readFileSync(await arrived(stage.downloads, ".pdf")).subarray(0, 5).toString(), "%PDF-");
    await nothingStays(visit);
  });
});

test("papers: what a teacher prints for Monday comes as one file", { timeout: 300_000 }, async () => {
  await stage.visiting("?lang=it", {}, async (visit) => {
    await visit.until((seen) => seen.scene === "TitleScene");
    const ways = [/^save:a4/, /^monday/, /^teacher/, ...TO_LEVELS];
    await through(visit, ways, (seen) => seen.lines.join().includes("web-downloads"), 200);
    await shot(visit.page, "papers");
    const zip = fs.readFileSync(await arrived(stage.downloads, ".zip"));
    assert.equal(zip.subarray(0, 2).toString(), "PK");
    await nothingStays(visit);
  });
});
