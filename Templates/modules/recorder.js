/** Records a scenario. Events of one device become TOML, with expectations picked from boxes, traits and the log. */

import { make, region } from "./dom.js";
import * as questions from "./questions.js";

/** @typedef {{events: string[], expect: string[][]}} Step */

const hint = "Do something on a device. To add expectations, pick boxes (hold Alt and click, or press I), traits in the inspector, and lines of the timeline.";

export class Recorder {
  #line;
  #region = region("recording");
  #toggle = document.querySelector('[data-record="toggle"]');
  #text = /** @type {HTMLTextAreaElement} */ (make("textarea", "recording-text"));
  #note = make("p", "recording-note");
  /** The recorded device, which is the first that has an event or a picked box. */
  #device = "";
  /** The lines of TOML that list the device. */
  #deviceText = "";
  /** @type {Step[]} */
  #steps = [];
  /** The remembered events of the page when they were last read. */
  #seen = new Set();
  /** @type {Step[] | null} The steps without the last event. `null` if that event was ignored or has an expectation. */
  #before = null;

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#line = line;
    this.#text.readOnly = true;
    this.#text.rows = 12;
    this.#text.setAttribute("aria-label", "The scenario as TOML");
    this.#note.textContent = hint;
    const copy = make("button", "tool");
    copy.type = "button";
    copy.textContent = "Copy";
    copy.addEventListener("click", () => this.#copy());
    const add = make("button", "tool");
    add.type = "button";
    add.hidden = true;
    add.textContent = "Add to the file";
    add.addEventListener("click", () => document.dispatchEvent(new CustomEvent("addition", { detail: { text: this.#text.value } })));
    document.dispatchEvent(new CustomEvent("addition", { detail: { answer: (isOffered) => (add.hidden = !isOffered) } }));
    this.#region.append(this.#note, this.#text, copy, add);
    this.#toggle.addEventListener("click", () => (this.#isOn ? this.#stop() : this.#start()));
    line.addEventListener("replaced", (/** @type {CustomEvent} */ { detail }) => this.#replace(detail));
    line.addEventListener("remembered", () => this.#isOn && this.#takeEvents());
    document.addEventListener("picked", (/** @type {CustomEvent} */ { detail }) => this.#isOn && this.#pick(detail));
    document.addEventListener("expectation", (/** @type {CustomEvent} */ { detail }) => this.#isOn && this.#answered(detail));
    document.addEventListener("click", (event) => this.#isOn && this.#clicked(event), { capture: true });
  }

  get #isOn() {
    return document.body.dataset.recording !== undefined;
  }

  #start() {
    document.body.dataset.recording = "";
    this.#device = this.#deviceText = "";
    this.#steps = [];
    this.#before = null;
    this.#seen = new Set(this.#line.events);
    this.#reflect();
  }

  #stop() {
    delete document.body.dataset.recording;
    this.#reflect();
  }

  #reflect() {
    this.#toggle.setAttribute("aria-pressed", String(this.#isOn));
    this.#toggle.textContent = this.#isOn ? "Stop" : "Record";
    this.#region.hidden = this.#steps.length === 0 && !this.#isOn;
    this.#write();
  }

  /** Begins the recording of a device. Earlier events of the device are included, because a scenario begins with the launch. */
  #begin(device) {
    if (this.#device) return this.#device === device;
    this.#device = device;
    const before = [];
    for (const event of this.#line.events) if (this.#seen.has(event)) this.#follow(before, event);
    this.#steps = [{ events: before, expect: [] }];
    this.#line.send(questions.expect(device, ""));
    return true;
  }

  /**
   * Adds an event of the page to a list. A step back in time removes the events after it.
   * @param {string[]} events
   * @param {import("./messages.js").PastEvent} event
   */
  #follow(events, { device, text, entry }) {
    if (device !== this.#device && device !== null) return;
    if (entry !== undefined) events.length = Math.min(events.length, entry);
    else if (text) events.push(text);
  }

  /** Takes new events of the page. The page drops its last event if the next one replaces it: a step in time, or a passing force. */
  #takeEvents() {
    const { events } = this.#line;
    if (this.#before && !events.includes([...this.#seen].at(-1))) this.#steps = this.#before;
    for (const event of events) if (!this.#seen.has(event)) this.#take(event);
    this.#seen = new Set(events);
    this.#write();
  }

  /** @param {import("./messages.js").PastEvent} event */
  #take({ arrange, device, text, entry }) {
    this.#before = null;
    if (arrange !== undefined || (device !== null && !this.#begin(device)) || !this.#device) return;
    this.#before = structuredClone(this.#steps);
    if (entry !== undefined) this.#goBack(entry);
    else this.#stepForEvents.events.push(text);
  }

  /** Makes typing one event. An expectation between two texts keeps both. */
  #replace({ former, event }) {
    for (const { events } of this.#steps) {
      const index = events.findLastIndex((text, index) => text === former.text && events[index + 1] === event.text);
      if (index >= 0) events.splice(index, 1);
    }
    this.#before = null;
  }

  /** Drops the events after an entry. */
  #goBack(entry) {
    let left = entry;
    this.#steps = this.#steps.filter(({ events }, index) => {
      const stays = index === 0 || left > 0;
      events.length = Math.min(events.length, Math.max(0, left));
      left -= events.length;
      return stays;
    });
  }

  /** The step for the next events. Events after an expectation begin another step. */
  get #stepForEvents() {
    const last = this.#steps.at(-1);
    if (last && last.expect.length === 0) return last;
    const step = { events: [], expect: [] };
    this.#steps.push(step);
    return step;
  }

  #pick(selection) {
    if (selection && this.#begin(selection.device)) this.#line.send(questions.expect(selection.device, selection.node));
  }

  /** Picks traits and lines of the log that are clicked. */
  #clicked(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const trait = target.closest("#pane-inspector .trait dt");
    const words = target.closest("#pane-timeline .log-lines .log-words");
    if (trait) {
      const owner = trait.closest(".inspection").querySelector("[data-owner]")?.getAttribute("data-owner");
      if (owner && this.#device) this.#line.send(questions.expect(this.#device, owner, trait.textContent));
    }
    if (words) {
      const device = words.closest("[data-log-of]").getAttribute("data-log-of");
      if (this.#begin(device)) this.#expect([`log = ${quoted(words.textContent)}`]);
    }
  }

  #answered({ device, node, toml }) {
    if (device !== this.#device) return;
    if (node === "") {
      this.#deviceText = toml?.trim() ?? "";
      this.#write();
    } else if (toml) {
      this.#expect(toml.split("\n"));
    } else {
      this.#note.textContent = `${node} cannot have an expectation. ${hint}`;
    }
  }

  #expect(lines) {
    this.#note.textContent = hint;
    this.#before = null;
    const { expect } = this.#steps.at(-1);
    if (!expect.some((other) => other.join("\n") === lines.join("\n"))) expect.push(lines);
    this.#write();
  }

  #write() {
    this.#text.value = this.#toml;
  }

  get #toml() {
    if (!this.#steps.length) return "";
    const head = ["[[scenarios]]", 'name = "What must be true"', ...(this.#deviceText ? [this.#deviceText] : [])];
    const [first, ...rest] = this.#steps.filter(({ events, expect }) => events.length || expect.length);
    const parts = [[...head, ...(first ? eventLines(first) : [])], ...(first ? expectations(first, "scenarios.expect") : [])];
    for (const step of rest) parts.push(["[[scenarios.steps]]", ...eventLines(step)], ...expectations(step, "scenarios.steps.expect"));
    return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
  }

  async #copy() {
    const isCopied = await (navigator.clipboard?.writeText(this.#text.value).then(() => true, () => false) ?? false);
    if (!isCopied) this.#text.select();
    this.#note.textContent = isCopied ? "Copied. Paste it at the end of the file." : "Copy the selected text, and paste it at the end of the file.";
  }
}

/** @param {Step} step */
const eventLines = ({ events }) => (events.length ? [`events = [${events.map(quoted).join(", ")}]`] : []);

/** @param {Step} step */
const expectations = ({ expect }, table) => expect.map((lines) => [`[[${table}]]`, ...lines]);

/** A string as a basic string of TOML. */
const quoted = (text) => JSON.stringify(text);
