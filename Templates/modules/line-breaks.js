/** Converts between the line breaks of a file and the line breaks of a text field, which has only one kind. */

import { commonEnds } from "./common-ends.js";

const anyBreak = /\r\n?|\n/g;

/** A text with the line breaks of a field. */
export const inField = (text) => text.replace(anyBreak, "\n");

/**
 * A field's text with the line breaks of its file. A new line gets the line break of the line before it.
 * @param {string} text
 * @param {string} file
 */
export function asInFile(text, file) {
  if (!file.includes("\r")) return text;
  const breaks = file.match(anyBreak);
  const before = file.split(anyBreak);
  const now = text.split("\n");
  const { last } = commonEnds(before, now);
  const breakAfter = (index) => {
    if (index === now.length - 1) return "";
    const old = index < now.length - last ? Math.min(index, before.length - last - 1) : index + before.length - now.length;
    return breaks[old] ?? breaks[0];
  };
  return now.map((line, index) => line + breakAfter(index)).join("");
}
