// Whose saved games these are: what a learning platform says, in a window around the page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { HOME, home, learner } from "../../../game/web/static/learner.mjs";

/** A window: its own parent unless it lies in another one. */
function page(parts = {}, parent = undefined) {
  const made = { opener: null, ...parts };
  made.parent = parent ?? made;
  made.top = parent?.top ?? made;
  return made;
}

/** The object of a platform of SCORM 1.2, and what it was asked. */
function platform(id, asked = []) {
  let begun = false;
  return {
    asked,
    LMSInitialize: (text) => {
      asked.push(`LMSInitialize(${text})`);
      const first = !begun;
      begun = true;
      return String(first);
    },
    LMSGetValue: (element) => {
      asked.push(element);
      return begun && element === "cmi.core.student_id" ? id : "";
    },
  };
}

/** The same of SCORM 2004. */
function newer(id) {
  return { Initialize: () => "true", GetValue: (element) => (element === "cmi.learner_id" ? id : "") };
}

/** A window of another site: to look at it raises an error. */
function foreign(parent) {
  const shut = () => {
    throw new DOMException("Blocked a frame", "SecurityError");
  };
  const made = {};
  for (const name of ["API", "API_1484_11", "opener"]) Object.defineProperty(made, name, { get: shut });
  made.parent = parent ?? made;
  made.top = parent?.top ?? made;
  return made;
}

test("a page of its own has no learner", () => {
  assert.equal(learner(page()), "");
});

test("the learner is found around the page, and again when it is loaded again", () => {
  const api = platform("anna");
  const inside = page({}, page({}, page({ API: api })));
  assert.equal(learner(inside), "anna");
  assert.equal(learner(inside), "anna");
});

test("nothing but the id is asked, and nothing is told", () => {
  const api = platform("anna");
  learner(page({}, page({ API: api })));
  assert.deepEqual(api.asked, ["LMSInitialize()", "cmi.core.student_id"]);
});

test("SCORM 2004 has another object", () => {
  assert.equal(learner(page({}, page({ API_1484_11: newer("b7") }))), "b7");
});

test("a package in a window of its own asks the one that opened it", () => {
  assert.equal(learner(page({ opener: page({}, page({ API: platform("c") })) })), "c");
  assert.equal(learner(page({}, page({ opener: page({ API: platform("d") }) }))), "d");
});

test("windows of another site are left out", () => {
  assert.equal(learner(page({}, foreign())), "");
  assert.equal(learner(page({}, foreign(page({ API: platform("anna") })))), "anna");
});

test("an object that is no platform's is left out", () => {
  assert.equal(learner(page({ API: {} }, page({ API: platform("anna") }))), "anna");
  assert.equal(learner(page({ API: { LMSInitialize: () => "true", LMSGetValue: () => null } })), "");
});

test("windows that are each other's parents end the search", () => {
  const [one, other] = [page(), page()];
  [one.parent, other.parent] = [other, one];
  assert.equal(learner(one), "");
});

test("the page of games takes a learner's folder and no other", () => {
  assert.equal(home("#/home/quarkade-0123456789abcdef"), "/home/quarkade-0123456789abcdef");
  for (const hash of ["", "#", "#/home/quarkade", "#/etc", "#/home/quarkade-xyz", "#/home/quarkade-0123456789abcdef/.."]) {
    assert.equal(home(hash), HOME);
  }
});
