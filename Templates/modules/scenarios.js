/** Shows the scenarios of the playground in the panel, with their results on each device, and performs them on the board. */

import { device as deviceOf, field, make, region } from "./dom.js";
import * as messages from "./messages.js";
import * as questions from "./questions.js";
import { Recorder } from "./recorder.js";

export class Scenarios {
  #line;
  #list = region("scenarios");
  #pane = document.getElementById("pane-scenarios");
  /** The index of the first scenario of the next answer, or -1 if there are no more. */
  #next = 0;
  #failures = 0;
  #hasAsked = false;

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#line = line;
    new Recorder(line);
    this.#pane.addEventListener("click", ({ target }) => {
      const mark = /** @type {HTMLElement} */ (target).closest("[data-scenario-device]");
      if (mark) this.#bring(/** @type {HTMLElement} */ (mark));
    });
    document.addEventListener("scenarios", (/** @type {CustomEvent} */ { detail }) => this.#show(detail));
    // The server or the engine may be a new one, which was not asked.
    line.addEventListener("open", () => this.#hasAsked && this.#ask(0));
  }

  /** Called when the tab becomes visible. From then on the page is notified when the file has changed. */
  open() {
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    this.#ask(0);
  }

  #ask(from) {
    this.#next = from;
    this.#line.send(questions.scenarios(from));
  }

  /** @param {questions.ScenariosMessage} message */
  #show({ html, from, next, count, failures }) {
    if (from !== 0 && from !== this.#next) return;
    const focus = from === 0 ? this.#focus : null;
    if (from === 0) {
      this.#list.innerHTML = html;
      this.#failures = failures;
    } else {
      this.#list.insertAdjacentHTML("beforeend", html);
      this.#failures += failures;
    }
    if (focus) this.#refocus(focus);
    this.#count(count);
    if (next === undefined) this.#next = -1;
    else this.#ask(next);
  }

  /** The index of the scenario and the device of the focused mark. */
  get #focus() {
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    if (!this.#list.contains(focused) || !focused.dataset.scenarioDevice) return null;
    return { index: [...this.#list.children].indexOf(focused.closest(".scenario")), device: focused.dataset.scenarioDevice };
  }

  #refocus({ index, device }) {
    const mark = this.#list.children[index]?.querySelector(`[data-scenario-device="${CSS.escape(device)}"]`);
    /** @type {HTMLElement | undefined} */ (mark)?.focus({ preventScroll: true });
  }

  #count(count) {
    const failed = this.#failures;
    const text = count === 0 ? "" : failed === 0 ? `${count} hold${count === 1 ? "s" : ""}` : `${failed} of ${count} fail${failed === 1 ? "s" : ""}`;
    field("scenario-count").textContent = text;
    const badge = field("scenario-failures");
    badge.textContent = String(failed);
    badge.hidden = failed === 0;
    if (count === 0) this.#list.replaceChildren(empty());
  }

  /** Launches the device again and performs the scenario on it. A device that is not on the board is added. */
  #bring(mark) {
    const { scenarioDevice: id, count } = mark.dataset;
    const events = mark.closest(".scenario").getAttribute("data-events").split("\n").filter(Boolean).slice(0, Number(count));
    if (!deviceOf(id)) this.#line.send(messages.arrange(`add ${id}`));
    else this.#line.send(messages.travel(id, 0));
    for (const text of events) this.#line.send(messages.event(id, text));
    deviceOf(id)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

function empty() {
  const item = make("li", "pane-empty");
  const text = make("p", "");
  text.textContent = "This playground has no scenarios. A scenario lists events and their expected results. Record one here, or write [[scenarios]] into the file.";
  item.append(text);
  return item;
}
