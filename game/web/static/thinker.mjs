// A worker that thinks for opponents: Pyodide with the rules and the evaluators, and nothing to draw.

import { load } from "./loader.mjs";

const SPARE = /^(assets\/|packages\/(babel|fluent|pygame|pygame_gui|segno)\/)/;

const waiting = [];
let thinking = null;

onmessage = ({ data }) => {
  if (data.cancel) thinking?.cancel(data.cancel);
  else if (thinking) thinking.answer(data.message);
  else waiting.push(data.message);
};

const python = await load({ wanted: (name) => !SPARE.test(name) });
thinking = python.pyimport("game.web.thinking").RequestHandler((text) => postMessage(text));
for (const message of waiting) thinking.answer(message);
