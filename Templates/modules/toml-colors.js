/** Splits a line of TOML into parts for their colours. Text with mistakes has colours, too. */

/** @typedef {"comment" | "table" | "key" | "string" | "value"} Kind */

/** @typedef {{text: string, kind?: Kind}} Part */

/**
 * @typedef {object} Opening The open brackets and strings at the beginning of a line.
 * @property {string} quote The three quotes of an open string over several lines, or an empty string.
 * @property {number} depth The depth of arrays and inline tables.
 */

/** @type {Opening} The state at the beginning of a text. */
export const beginning = { quote: "", depth: 0 };

const word = String.raw`[\w-]+|"(?:[^"\\]|\\.)*"|'[^']*'`;

/** The order matters: a key could also match as a string, a number or a word. */
const parts = new RegExp([
  String.raw`(?<comment>#.*)`, String.raw`(?<key>(?:${word})(?:\s*\.\s*(?:${word}))*(?=\s*=))`, String.raw`(?<quote>"""|''')`,
  String.raw`(?<string>"(?:[^"\\]|\\.)*"?|'[^']*'?)`, String.raw`(?<open>[[{])`, String.raw`(?<close>[\]}])`, String.raw`(?<value>[\w+-][\w.:+-]*)`, ".",
].join("|"), "gy");

const ends = { '"""': /(?:[^"\\]|\\.|"(?!""))*(?:"{3,5})?/y, "'''": /(?:[^']|'(?!''))*(?:'{3,5})?/y };

const header = /^\s*\[.*?\](?=\s*(?:#.*)?$)/;

/**
 * @param {string} line
 * @param {Opening} opening
 * @returns {{parts: Part[], opening: Opening}} The parts, and the open brackets and strings at the end of the line.
 */
export function colored(line, { quote, depth }) {
  /** @type {Part[]} */
  const found = [];
  let at = 0;
  const take = (length, kind) => {
    if (length) found.push({ text: line.slice(at, at + length), kind });
    at += length;
  };
  const string = (from) => {
    const end = ends[quote];
    end.lastIndex = from;
    const [text] = end.exec(line);
    take(from - at + text.length, "string");
    if (text.endsWith(quote)) quote = "";
  };
  if (quote) string(0);
  else if (!depth) take(header.exec(line)?.[0].length ?? 0, "table");
  while (at < line.length) {
    parts.lastIndex = at;
    const { 0: text, groups } = parts.exec(line);
    if (groups.quote) {
      ({ quote } = groups);
      string(at + quote.length);
      continue;
    }
    if (groups.open) depth += 1;
    if (groups.close) depth = Math.max(0, depth - 1);
    take(text.length, /** @type {Kind[]} */ (["comment", "key", "string", "value"]).find((kind) => groups[kind]));
  }
  return { parts: found, opening: { quote, depth } };
}

/**
 * @param {Opening} one
 * @param {Opening} other
 */
export const isSame = (one, other) => one.quote === other.quote && one.depth === other.depth;
