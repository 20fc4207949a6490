/**
 * Splits the text of a playground into sections, to compare a solution with a student's text and to insert the solution.
 * `Sources/Lessons/TableSections.swift` does the same for `traitscope check`. `Tests/LessonsTests/sections.json` tests both.
 */

import { beginning, colored } from "./toml-colors.js";

/**
 * @typedef {object} Section
 * @property {string} header `[a.b]` or `[[a.b]]` without spaces. Empty for the top of the file.
 * @property {string[]} lines The lines from the header to the last line that is neither empty nor a comment.
 * @property {string[]} gap The empty lines and comments after these lines, which belong to the next section.
 */

/**
 * @param {string} text
 * @returns {Section[]} The sections. The first is the top of the file.
 */
export function sectionsOf(text) {
  /** @type {Section[]} */
  const sections = [{ header: "", lines: [], gap: [] }];
  let opening = beginning;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    const isInside = opening.quote !== "" || opening.depth > 0;
    const content = line.trimStart();
    const last = sections.at(-1);
    if (!isInside && content.startsWith("[")) {
      sections.push({ header: headerOf(content), lines: [line], gap: [] });
      continue;
    }
    if (!isInside && (content === "" || content.startsWith("#"))) {
      last.gap.push(line);
      continue;
    }
    last.lines.push(...last.gap, line);
    last.gap = [];
    ({ opening } = colored(line, opening));
  }
  return sections;
}

const textOf = (sections) => sections.flatMap(({ lines, gap }) => [...lines, ...gap]).join("\n");

function headerOf(line) {
  const names = line.slice(0, line.indexOf("]")).replaceAll(/\s/g, "");
  return names + (line.startsWith("[[") ? "]]" : "]");
}

/** @param {Section} section */
const firstNames = ({ header }) => header.replaceAll(/[[\]]/g, "").split(".").slice(0, 2);

/**
 * Applies a solution to a text. Its tables replace the tables with the same headers, and its top-level keys replace the same keys.
 * @param {string} text
 * @param {string} solution
 * @returns {string}
 */
export function withSolution(text, solution) {
  const parts = sectionsOf(solution);
  // A solution with top-level keys and [app] is a whole file.
  if (parts[0].lines.length && parts.some(({ header }) => header === "[app]")) return solution.endsWith("\n") ? solution : `${solution}\n`;
  const whole = sectionsOf(text);
  replaceTop(whole[0], parts[0]);
  for (const header of new Set(parts.slice(1).map((part) => part.header))) replace(whole, header, parts.filter((part) => part.header === header));
  return textOf(whole);
}

/**
 * @param {Section[]} whole
 * @param {string} header
 * @param {Section[]} replacement
 */
function replace(whole, header, replacement) {
  const lines = replacement.flatMap((part, index) => (index ? ["", ...part.lines] : part.lines));
  const places = whole.flatMap((section, index) => (section.header === header ? [index] : []));
  if (places.length) {
    whole[places[0]].lines = lines;
    for (const place of places.slice(1).reverse()) {
      // Comments above a remaining table stay.
      whole[place - 1].gap = whole[place].gap;
      whole.splice(place, 1);
    }
    return;
  }
  const names = firstNames(replacement[0]);
  const near = names.length < 2 ? -1 : whole.map((section) => firstNames(section).join(".")).lastIndexOf(names.join("."));
  const place = near < 0 ? whole.length - 1 : near;
  const { gap } = whole[place];
  whole[place].gap = [""];
  whole.splice(place + 1, 0, { header, lines, gap: gap.length ? gap : [""] });
}

/**
 * @param {Section} top
 * @param {Section} other
 */
function replaceTop(top, other) {
  for (const statement of statementsOf(other.lines)) {
    const own = statementsOf(top.lines).find(({ key }) => key === statement.key);
    if (own) top.lines.splice(own.start, own.lines.length, ...statement.lines);
    else top.lines.push(...statement.lines);
  }
}

/** @param {string[]} lines */
function statementsOf(lines) {
  /** @type {{key: string, start: number, lines: string[]}[]} */
  const found = [];
  let opening = beginning;
  for (const [start, line] of lines.entries()) {
    const isInside = opening.quote !== "" || opening.depth > 0;
    ({ opening } = colored(line, opening));
    if (isInside) found.at(-1)?.lines.push(line);
    else if (line.includes("=") && !line.trimStart().startsWith("#")) found.push({ key: line.slice(0, line.indexOf("=")).replaceAll(/\s/g, ""), start, lines: [line] });
  }
  return found;
}

/** @typedef {{sign: " " | "−" | "+" | "⋯", text: string, mark?: [number, number]}} ComparedLine `mark` is the range that differs from the other line. */

/**
 * The changes of a solution by table: lines only in the student's text, only in the solution, and in both.
 * @param {string} text
 * @param {string} solution
 * @returns {ComparedLine[][]}
 */
export function compared(text, solution) {
  const mine = sectionsOf(text);
  const theirs = sectionsOf(solution);
  const linesWith = (sections, wanted) => sections.filter(({ header }) => header === wanted).flatMap(({ lines }, index) => (index ? ["", ...lines] : lines));
  const top = statementsOf(theirs[0].lines);
  const own = statementsOf(mine[0].lines).filter(({ key }) => top.some((statement) => statement.key === key));
  const tops = top.length ? [difference(own.flatMap(({ lines }) => lines), top.flatMap(({ lines }) => lines))] : [];
  const headers = [...new Set(theirs.slice(1).map(({ header }) => header))];
  return [...tops, ...headers.map((header) => difference(linesWith(mine, header), linesWith(theirs, header)))];
}

/**
 * The changes of a solution. Unchanged tables are omitted, and lines that neither change nor show the position of a change.
 * @param {string} text
 * @param {string} solution
 * @returns {ComparedLine[][]}
 */
export function changes(text, solution) {
  return compared(text, solution).filter((lines) => lines.some(({ sign }) => sign !== " ")).map((lines) => {
    const kept = new Set();
    for (const [index, { sign, text }] of lines.entries()) {
      if (sign === " ") continue;
      // Keeps the header of the table, and the key of the array.
      for (const start of /^\s+\S/.test(text) ? [/^\[/, /^[^\s\]]/] : [/^\[/]) {
        kept.add(lines.findLastIndex((line, place) => place <= index && start.test(line.text)));
      }
      for (const near of [index - 1, index, index + 1]) if (lines[near]) kept.add(near);
    }
    return marked(lines.flatMap((line, index) => {
      if (kept.has(index)) return [line];
      const isFirst = index === 0 || kept.has(index - 1);
      return isFirst && index < Math.max(...kept) ? [{ sign: "⋯", text: "" }] : [];
    }));
  });
}

/** The number of characters of a long line that remain on each side of a mark. */
const around = 32;

/** @param {string} one @param {string} other */
function commonLength(one, other) {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(length) === other.at(length)) length += 1;
  return length;
}

/** The length, reduced so that no word is cut. */
const wholeWords = (text, length) => text.slice(0, length).replace(/\w+$/, "").length;

const reversed = (text) => [...text].reverse().join("");

/**
 * Marks the different parts of lines that replace other lines one by one, and shortens these lines around their marks.
 * @param {ComparedLine[]} lines
 */
function marked(lines) {
  const endOf = (sign, from) => {
    const end = lines.findIndex((line, index) => index >= from && line.sign !== sign);
    return end < 0 ? lines.length : end;
  };
  const made = [...lines];
  for (let start = 0, end = 0; start < lines.length; start = Math.max(end, start + 1)) {
    const middle = endOf("−", start);
    end = endOf("+", middle);
    // Lines replace other lines one by one only if both numbers of lines are equal.
    if (end - middle !== middle - start) continue;
    for (let index = start; index < middle; index += 1) {
      const places = [index, index + middle - start];
      const [mine, theirs] = places.map((place) => lines[place].text);
      const head = wholeWords(mine, commonLength(mine, theirs));
      const [mineBack, theirsBack] = [mine, theirs].map((line) => reversed(line.slice(head)));
      const tail = wholeWords(mineBack, commonLength(mineBack, theirsBack));
      if (Math.max(mine.length, theirs.length) > 2 * (head + tail)) continue;
      const cut = Math.max(0, head - around);
      for (const place of places) {
        const { sign, text } = lines[place];
        const last = Math.min(text.length, text.length - tail + around);
        const [before, after] = [cut ? "…" : "", last < text.length ? "…" : ""];
        const from = before.length + head - cut;
        made[place] = { sign, text: before + text.slice(cut, last) + after, mark: [from, from + text.length - tail - head] };
      }
    }
  }
  return made;
}

/** The maximum number of lines of a table that is compared line by line. */
const mostLines = 400;

/**
 * @param {string[]} mine
 * @param {string[]} theirs
 * @returns {ComparedLine[]}
 */
function difference(mine, theirs) {
  const signed = (sign) => (text) => ({ sign, text });
  if (mine.length > mostLines || theirs.length > mostLines) return [...mine.map(signed("−")), ...theirs.map(signed("+"))];
  // The lengths of the longest common subsequences of the remaining lines.
  const common = Array.from({ length: mine.length + 1 }, () => new Array(theirs.length + 1).fill(0));
  const isSame = (one, other) => mine[one].trim() === theirs[other].trim();
  for (let one = mine.length - 1; one >= 0; one -= 1) {
    for (let other = theirs.length - 1; other >= 0; other -= 1) {
      common[one][other] = isSame(one, other) ? common[one + 1][other + 1] + 1 : Math.max(common[one + 1][other], common[one][other + 1]);
    }
  }
  const lines = [];
  let [one, other] = [0, 0];
  while (one < mine.length && other < theirs.length) {
    if (isSame(one, other)) {
      lines.push(signed(" ")(theirs[other]));
      one += 1;
      other += 1;
    } else if (common[one + 1][other] >= common[one][other + 1]) {
      lines.push(signed("−")(mine[one]));
      one += 1;
    } else {
      lines.push(signed("+")(theirs[other]));
      other += 1;
    }
  }
  return [...lines, ...mine.slice(one).map(signed("−")), ...theirs.slice(other).map(signed("+"))];
}
