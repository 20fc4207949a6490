/** Shows the parts of Markdown that the language service uses: paragraphs, tables, bold, italics and code. */

import { make } from "./dom.js";

const words = /\*\*(?<strong>[^*]+)\*\*|(?<![\w*])\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*(?!\w)|`(?<code>[^`]+)`/g;

/**
 * @param {string} markdown
 * @returns {HTMLElement[]}
 */
export function paragraphs(markdown) {
  return markdown.split(/\n{2,}/).map((paragraph) => (paragraph.startsWith("|") ? table(paragraph) : filled(make("p", ""), paragraph)));
}

function table(text) {
  // The second line of a table has only dashes.
  const [heads, , ...rows] = text.split("\n").map(cells);
  const made = make("table", "");
  made.createTHead().append(row("th", heads));
  made.createTBody().append(...rows.map((texts) => row("td", texts)));
  return made;
}

const cells = (line) => line.replace(/^\|\s?|\s?\|$/g, "").split(" | ");

/** @param {"td" | "th"} kind */
function row(kind, texts) {
  const made = make("tr", "");
  made.append(...texts.map((text) => filled(make(kind, ""), text)));
  return made;
}

/** @param {HTMLElement} target */
function filled(target, text) {
  let at = 0;
  for (const match of text.matchAll(words)) {
    const [kind, content] = Object.entries(match.groups).find(([, value]) => value !== undefined);
    const part = make(/** @type {"strong" | "em" | "code"} */ (kind), "");
    part.textContent = content;
    target.append(text.slice(at, match.index), part);
    at = match.index + match[0].length;
  }
  target.append(text.slice(at));
  return target;
}
