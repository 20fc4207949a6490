/** Presents the board without bars. A slide shows one large device or a few, or a step of a scenario. */

import { device as deviceOf, devices, make } from "./dom.js";
import { giveBack } from "./focus.js";
import { isForText } from "./gestures.js";
import * as messages from "./messages.js";
import { deviceSlides, storySlides, wayTo } from "./present-slides.js";
import * as questions from "./questions.js";
import { placeOf } from "./shared-pointer.js";

/** @typedef {import("./present-slides.js").Slide} Slide */
/** @typedef {import("./present-slides.js").Story} Story */

/** The times for which the bar and the description of an event stay visible, in milliseconds. */
const quiet = 3000;
const said = 2500;
/** The labels around the devices are larger than on the board, and devices have up to two pixels per point. @type {import("./arrangement.js").Detail[]} */
const details = [
  { name: "full", from: 0.5, to: 2, gain: 1, above: 56, below: 38, narrowest: 144, columnGap: 28, rowGap: 24, padding: 24 },
  { name: "small", from: 0.16, to: 0.6, gain: 1.05, above: 28, below: 30, narrowest: 104, columnGap: 18, rowGap: 12, padding: 14 },
  { name: "tiny", from: 0, to: 0.24, gain: 1.25, above: 20, below: 0, narrowest: 48, columnGap: 8, rowGap: 8, padding: 8 },
];
/** The interval at which other pages receive the pointer's position, in milliseconds. */
const pause = 50;

/** @type {Record<string, number>} */
const steps = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };

export class Presentation {
  #zoom;
  #line;
  /** The pointer's position that has not been sent yet. @type {import("./shared-pointer.js").SharedPlace | null | undefined} */
  #unshared;
  #sharedAt = 0;
  /** @type {Slide[]} */
  #slides = [];
  #index = 0;
  #atOnce = 1;
  /** @type {Story[]} */
  #stories = [];
  /** @type {Slide | undefined} */
  #shown;
  /** @type {import("./zoom.js").ZoomMode | null} */
  #mode = null;
  /** @type {HTMLElement | null} */
  #opener = null;
  #timers = { bar: 0, said: 0, pointer: 0 };
  #bar = make("section", "presenting");
  #choice = make("select", "setting-select");
  #title = make("h1", "presenting-title");
  #happened = make("p", "presenting-happened");

  /**
   * @param {object} page
   * @param {import("./zoom.js").Zoom} page.zoom
   * @param {import("./page.js").Line} line
   */
  constructor({ zoom }, line) {
    this.#zoom = zoom;
    this.#line = line;
    this.#bar.setAttribute("aria-label", "Presentation");
    this.#choice.setAttribute("aria-label", "Slides");
    this.#title.setAttribute("aria-live", "polite");
    this.#happened.setAttribute("role", "status");
    const count = make("span", "presenting-counts");
    count.append(...[1, 2, 3].map((number) => action(`count-${number}`, String(number), `${number} at once (${number})`)));
    this.#bar.append(action("back", "←", "Back (←)"), this.#title, action("on", "→", "Next (→)"), count, this.#choice, action("end", "End", "End (Esc)"));
    document.body.append(this.#bar, this.#happened);
    this.#bar.hidden = this.#happened.hidden = true;
    this.#bar.addEventListener("click", ({ target }) => this.#act(target.closest("[data-present]")?.getAttribute("data-present")));
    this.#choice.addEventListener("change", () => this.#begin());
    document.addEventListener("keydown", (event) => this.#press(event), { capture: true });
    document.addEventListener("pointermove", (event) => {
      if (!this.isOn) return;
      this.#showBar();
      this.#share(placeOf(event));
    });
    document.addEventListener("fullscreenchange", () => document.fullscreenElement || this.end());
    document.addEventListener("scenarios", (/** @type {CustomEvent} */ { detail }) => this.#learn(detail));
    line.addEventListener("remembered", () => this.#tell());
  }

  get isOn() {
    return !this.#bar.hidden;
  }

  toggle() {
    if (this.isOn) this.end();
    else this.start();
  }

  start() {
    this.#opener = /** @type {HTMLElement | null} */ (document.activeElement);
    this.#mode = this.#zoom.mode;
    document.body.classList.add("is-presenting");
    this.#bar.hidden = false;
    // If the browser refuses full screen, the presentation stays in the window.
    document.documentElement.requestFullscreen?.().catch(() => null);
    this.#stories = [];
    this.#line.send(questions.scenarios(0));
    this.#offer();
    this.#begin();
    /** @type {HTMLElement} */ (this.#bar.querySelector('[data-present="on"]')).focus({ preventScroll: true });
  }

  end() {
    if (!this.isOn) return;
    const hadFocus = this.#bar.contains(document.activeElement);
    document.body.classList.remove("is-presenting");
    this.#bar.hidden = this.#happened.hidden = true;
    this.#shown = undefined;
    this.#share(null);
    for (const home of devices()) home.hidden = false;
    this.#zoom.update();
    this.#zoom.set(this.#mode);
    if (document.fullscreenElement) document.exitFullscreen();
    if (hadFocus) giveBack(this.#opener, document.getElementById("board"));
  }

  /** Called when the devices on the board have changed. */
  boardChanged() {
    if (this.isOn) this.#begin(this.#index);
  }

  // The slides

  /** @param {import("./questions.js").ScenariosMessage} message */
  #learn({ html, next }) {
    if (!this.isOn) return;
    const template = document.createElement("template");
    template.innerHTML = html;
    for (const item of /** @type {NodeListOf<HTMLElement>} */ (template.content.querySelectorAll(".scenario"))) {
      this.#stories.push({
        name: item.querySelector(".scenario-name").textContent, events: item.dataset.events.split("\n").filter(Boolean),
        devices: [...item.querySelectorAll("[data-scenario-device]")].map((mark) => mark.getAttribute("data-scenario-device")),
      });
    }
    if (next !== undefined) this.#line.send(questions.scenarios(next));
    this.#offer();
  }

  #offer() {
    const chosen = this.#choice.value;
    const offered = ["Devices", ...this.#stories.filter(({ events }) => events.length).map(({ name }) => name)];
    this.#choice.replaceChildren(...offered.map((name, index) => new Option(name, index ? name : "")));
    this.#choice.value = offered.slice(1).includes(chosen) ? chosen : "";
    this.#choice.hidden = offered.length === 1;
  }

  #begin(index = 0) {
    const story = this.#stories.find(({ name }) => name === this.#choice.value);
    const homes = devices().map((home) => ({ id: home.dataset.device, name: home.querySelector(".device-name")?.textContent ?? home.dataset.device }));
    this.#slides = story ? storySlides(story, this.#atOnce) : deviceSlides(homes, this.#atOnce);
    this.#show(index);
  }

  #show(index) {
    this.#index = Math.max(0, Math.min(index, this.#slides.length - 1));
    const slide = this.#slides[this.#index];
    if (!slide) return;
    this.#play(slide);
    for (const home of devices()) home.hidden = !slide.devices.includes(home.dataset.device);
    this.#zoom.update();
    this.#zoom.set(details);
    this.#title.textContent = `${slide.title}  ${this.#index + 1}/${this.#slides.length}`;
    for (const [name, isEnd] of /** @type {[string, boolean][]} */ ([["back", this.#index === 0], ["on", this.#index === this.#slides.length - 1]])) {
      this.#bar.querySelector(`[data-present="${name}"]`).setAttribute("aria-disabled", String(isEnd));
    }
    for (const number of [1, 2, 3]) this.#bar.querySelector(`[data-present="count-${number}"]`).setAttribute("aria-pressed", String(number === this.#atOnce));
    this.#showBar();
  }

  /** Brings the devices to the step of a slide, from the previous slide or from their launch. */
  #play(slide) {
    const way = wayTo(this.#shown, slide);
    this.#shown = slide;
    if (!slide.events) return;
    for (const id of slide.devices) {
      if (!deviceOf(id)) this.#line.send(messages.arrange(`add ${id}`));
      else if (!way) this.#line.send(messages.travel(id, 0));
      for (const text of way ?? slide.events) this.#line.send(messages.event(id, text));
    }
  }

  // Pointers

  #act(name) {
    if (!name) return;
    if (name === "end") this.end();
    else if (name.startsWith("count-")) this.#count(Number(name.slice("count-".length)));
    else this.#show(this.#index + (name === "on" ? 1 : -1));
  }

  #count(number) {
    this.#atOnce = number;
    this.#begin(this.#index);
  }

  #press(event) {
    if (!this.isOn || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const isTyping = isForText(event) || event.target.closest(".glass");
    if (event.key === "Escape") this.end();
    else if (steps[event.key] && !isTyping && !(event.key === " " && event.target.closest?.("button"))) this.#show(this.#index + steps[event.key]);
    else if (["1", "2", "3"].includes(event.key) && !isTyping) this.#count(Number(event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Sends the pointer's position to other pages of the server with this playground. @param {import("./shared-pointer.js").SharedPlace | null} place */
  #share(place) {
    if (!document.body.dataset.socket) return;
    this.#unshared = place;
    this.#timers.pointer ||= setTimeout(() => this.#sendPointer(), Math.max(0, this.#sharedAt + pause - performance.now()));
  }

  #sendPointer() {
    this.#timers.pointer = 0;
    this.#sharedAt = performance.now();
    this.#line.send(questions.pointer(this.#unshared));
  }

  /** Describes the last event on a device. */
  #tell() {
    const text = this.#line.events.at(-1)?.text;
    if (!this.isOn || !text || text.startsWith("press ")) return;
    this.#happened.textContent = text;
    this.#happened.hidden = false;
    clearTimeout(this.#timers.said);
    this.#timers.said = setTimeout(() => (this.#happened.hidden = true), said);
  }

  #showBar() {
    this.#bar.classList.remove("is-quiet");
    clearTimeout(this.#timers.bar);
    this.#timers.bar = setTimeout(() => this.#bar.matches(":focus-within, :hover") || this.#bar.classList.add("is-quiet"), quiet);
  }
}

function action(name, label, title) {
  const made = make("button", "tool");
  made.type = "button";
  made.dataset.present = name;
  made.textContent = label;
  made.title = title;
  made.setAttribute("aria-label", title);
  return made;
}
