/** The modules that an exported page does not need at first. They are one packed part of the file. */

import { unpackedText } from "./unpacking.js";

/** @type {Promise<Record<string, any>> | undefined} */
let coming;

/**
 * @param {Record<string, any>} modules The modules of the page by path, to which the late modules are added.
 * @returns {Promise<Record<string, any>>} All modules.
 */
export const withLateModules = (modules) => (coming ??= load(modules));

async function load(modules) {
  const script = await unpackedText(document.getElementById("late-modules").textContent);
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { default: add } = await import(address);
  URL.revokeObjectURL(address);
  add(modules);
  return modules;
}
