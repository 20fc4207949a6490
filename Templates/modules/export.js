/** Starts an exported page. It has the modules of the live page, but the engine is in the page and replaces the server. */

import { readAddress } from "./address.js";
import { EngineLine } from "./engine-line.js";
import { ExportedSource } from "./exported-source.js";
import { later } from "./later.js";
import { notify } from "./live.js";
import { start } from "./page.js";

/** The text of an inert element that is a part of the file. */
const part = (id) => document.getElementById(id)?.textContent ?? "";

const playground = JSON.parse(part("playground"));
/**
 * The packed engine. It is the largest part of the file and is at its end, so the page is drawn before the engine is loaded.
 * Actions wait for the engine. A page of a site loads it from a separate file.
 * @type {Promise<string | undefined>}
 */
const engine = new Promise((come) => {
  document.addEventListener("DOMContentLoaded", () => come(part("engine") || globalThis.traitscopeEngine), { once: true });
});
/** The packed language data that the engine needs before it answers the editor. */
const language = () => part("language-data") || globalThis.traitscopeLanguage;

if (typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined") {
  document.body.classList.add("is-still");
  document.body.dataset.ready = "";
} else {
  const line = new EngineLine({ engine, playground, templates: part("templates"), language, worker: JSON.parse(part("engine-worker")) }, readAddress().events);
  line.addEventListener("restarted", ({ detail: isText }) => notify(
    isText
      ? "The engine stopped while it read that text. The devices keep the previous text."
      : "The engine stopped at that event. The page continues without it.",
  ));
  document.querySelector("[data-starts-engine]").addEventListener("click", () => line.startAgain());
  line.launch();
  const editor = later(async () => new ExportedSource(line, playground).editor);
  start(line, editor);
  editor.need();
}
