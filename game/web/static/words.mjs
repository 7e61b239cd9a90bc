// What the page says before, or without, the arcade: in the language of the address or the browser.

import { chosen, filled } from "./language.mjs";

const texts = await (await fetch(new URL("texts.json", import.meta.url))).json();
export const spoken = navigator.languages ?? [navigator.language];
const wished = new URLSearchParams(location.search).get("lang");

export const language = chosen(texts, [wished, ...spoken]);
document.documentElement.lang = language;

/** A sentence of web.ftl, in the language of this page. */
export function say(key, fillings = {}) {
  return filled(texts[language][key], fillings);
}

/** A number with at most one decimal, as this language writes it. */
export function figure(number) {
  return number.toLocaleString(language, { maximumFractionDigits: 1 });
}
