/** The line breaks of a file, and those of a text field, which knows one kind alone. */

import { commonEnds } from "./common-ends.js";

const anyBreak = /\r\n?|\n/g;

/** A text as a field has it. */
export const inField = (text) => text.replace(anyBreak, "\n");

/**
 * A field's text with the line breaks of the file that it was: a line keeps that of the one it was, and a new one has
 * that of the one before.
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
