// Which of the arcade's languages a page speaks, and its sentences with their gaps filled.

/** The first of these names, as "de-CH", that there are texts in; English if there is none. */
export function chosen(texts, names) {
  const short = names.map((name) => String(name ?? "").split("-")[0].toLowerCase());
  return short.find((name) => Object.hasOwn(texts, name)) ?? "en";
}

/** A sentence of web.ftl with words in place of { $name }. */
export function filled(pattern, fillings) {
  return pattern.replace(/\{ ?\$(\w+) ?\}/g, (_, name) => fillings[name]);
}
