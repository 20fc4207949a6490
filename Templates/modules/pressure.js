/** A finger that presses: by the slider beside a bezel, by a key held over an element, or by a pointer's own force. */

import { device as deviceOf, field } from "./dom.js";

/** How long an answer is waited for before the next force is sent anyway, in milliseconds: a force that changes nothing has none. */
const patience = 50;

/** What a key moves the slider by, in shares of the greatest force. */
const steps = { ArrowUp: .05, ArrowRight: .05, ArrowDown: -.05, ArrowLeft: -.05, PageUp: .33, PageDown: -.33 };

/** How long the held key takes to the greatest force, in milliseconds, and what a notch of the wheel adds. */
const rise = 1800;
const notch = .04;

/**
 * @typedef {object} Finger
 * @property {string} device
 * @property {string} target The event up to its force: `press list.row`, `pressIcon`.
 * @property {number} force
 * @property {"drag" | "keys" | "hold" | "pointer"} by
 */

export class Pressure {
  /** @type {Finger | null} */
  #finger = null;
  /** Whether the server knows of the finger, and whether its force is still to be sent. */
  #isKnown = false;
  #isDue = false;
  #isAwaiting = false;
  #timer = 0;
  /** @type {Element | null} What the pointer is on, and what had the focus last. */
  #hovered = null;
  #touched = null;
  /** @type {HTMLElement | null} The device on which the keyboard waits for a menu. */
  #opening = null;

  /**
   * @param {HTMLElement} board
   * @param {object} page
   * @param {(device: string, text: string) => boolean} page.send Says whether the event was taken.
   * @param {(device: string, text: string) => void} page.note Remembers an event that cannot be sent.
   * @param {() => {device: string, node: string} | null} page.selection
   * @param {(text: string) => void} page.notify
   */
  constructor(board, page) {
    this.page = page;
    board.addEventListener("pointermove", (event) => this.#moved(event));
    board.addEventListener("focusin", ({ target }) => target.closest(".glass") && (this.#touched = target));
    board.addEventListener("pointerdown", (event) => this.#grasp(event));
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => this.#letGo("drag"));
    board.addEventListener("keydown", (event) => this.#key(event));
    board.addEventListener("focusout", (event) => this.#focusLeft(event));
    document.addEventListener("keydown", (event) => this.#hold(event));
    document.addEventListener("keyup", ({ key }) => key.toLowerCase() === "f" && this.#letGo("hold"));
    board.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    addEventListener("blur", () => this.lift());
    document.addEventListener("visibilitychange", () => document.hidden && this.lift());
  }

  get isPressing() {
    return this.#finger !== null;
  }

  /** @param {Finger} finger Where it is and how hard it presses; it may have been there before. */
  press(finger) {
    if (this.#finger && (this.#finger.target !== finger.target || this.#finger.device !== finger.device)) this.lift();
    this.#finger = { ...finger, force: Math.max(0, Math.min(finger.force, 1)) };
    this.#isDue = true;
    this.#show(this.#finger.device, this.#finger.force);
    this.#schedule();
  }

  /** @param {number} force Of the finger that presses already. */
  pressHarder(force) {
    if (this.#finger) this.press({ ...this.#finger, force });
  }

  /** The finger leaves the screen. */
  lift() {
    // However short a press is, its last force counts.
    if (this.#finger && this.#isDue) this.#send();
    if (!this.#finger) return;
    const { device } = this.#finger;
    const isKnown = this.#isKnown;
    this.#forget();
    if (isKnown && !this.page.send(device, "lift")) this.page.note(device, "lift");
  }

  /** The line is down: the server has lifted the finger, and what is told it later must say so, too. */
  lose() {
    if (this.#finger && this.#isKnown) this.page.note(this.#finger.device, "lift");
    this.#forget();
  }

  /** @param {string[]} ids Of the devices whose new state has come. */
  answered(ids) {
    if (this.#finger && ids.includes(this.#finger.device)) this.#goOn();
    this.#enterMenu();
  }

  /**
   * Ends what the keyboard can end: a finger that presses, or what one has opened and left.
   * @returns {boolean} Whether there was any.
   */
  escape() {
    const veil = document.querySelector(".touchVeil[data-event]");
    if (this.#finger) this.lift();
    else if (veil) this.page.send(veil.closest("[data-device]").dataset.device, veil.dataset.event);
    else return false;
    return true;
  }

  /** The finger draws up over the preview and leaves its actions open. */
  swipeUp() {
    if (this.#finger && this.#isDue) this.#send();
    if (!this.#finger) return;
    const { device } = this.#finger;
    if (this.page.send(device, "swipeUp")) this.opened(deviceOf(device));
    this.lift();
  }

  /**
   * The keyboard goes on in what is about to open on a device.
   * @param {HTMLElement | null} device
   */
  opened(device) {
    this.#opening = device;
    setTimeout(() => (this.#opening = null), 1000);
    this.#enterMenu();
  }

  #enterMenu() {
    const row = this.#opening?.querySelector(":is(.actionRow, .quickActionRow)[data-event]");
    if (!row) return;
    this.#opening = null;
    row.focus({ preventScroll: true });
  }

  /** The board was drawn anew: sliders show what a finger on them does. */
  update() {
    if (this.#finger) this.#show(this.#finger.device, this.#finger.force);
  }

  #forget() {
    if (this.#finger) this.#show(this.#finger.device, null);
    clearTimeout(this.#timer);
    this.#finger = null;
    this.#isKnown = this.#isDue = this.#isAwaiting = false;
  }

  /** @param {Finger["by"]} by Only a finger that presses that way is lifted. */
  #letGo(by) {
    if (this.#finger?.by === by) this.lift();
  }

  // Sending: no force before the last is on the page, and then at once. Pointers move once a frame as it is.

  #schedule() {
    if (this.#isDue && !this.#isAwaiting) this.#send();
  }

  #send() {
    const { device, target, force } = this.#finger;
    this.#isDue = false;
    if (!this.page.send(device, `${target} ${Math.round(force * 1000) / 1000}`)) {
      this.#forget();
      return;
    }
    this.#isKnown = this.#isAwaiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOn(), patience);
  }

  #goOn() {
    clearTimeout(this.#timer);
    this.#isAwaiting = false;
    this.#schedule();
  }

  /**
   * Lets slider, blur, scale and shadow follow at once; the server's states come after.
   * @param {string} id
   * @param {number | null} force `null` for no finger.
   */
  #show(id, force) {
    const target = deviceOf(id);
    const bezel = /** @type {HTMLElement | null} */ (target?.querySelector(".bezel") ?? null);
    if (!target || !bezel) return;
    target.classList.toggle("is-pressing", force !== null);
    for (const [name, value] of Object.entries(levels(target, force))) {
      if (value === null) bezel.style.removeProperty(name);
      else bezel.style.setProperty(name, String(value));
    }
    const slider = field("pressure", target);
    if (!slider) return;
    const share = Math.round((force ?? 0) * 100);
    slider.setAttribute("aria-valuenow", String(share));
    slider.setAttribute("aria-valuetext", valueText(target, force ?? 0, share));
  }

  // The slider.

  #grasp(event) {
    const slider = /** @type {HTMLElement | null} */ (event.target.closest(".pressure"));
    if (!slider || event.button !== 0) return;
    event.preventDefault();
    slider.focus({ preventScroll: true });
    slider.setPointerCapture(event.pointerId);
    this.#slide(slider, "drag", () => forceAt(slider, event.clientY));
  }

  #moved(event) {
    this.#hovered = event.target;
    const slider = this.#finger?.by === "drag" && event.target.closest(".pressure");
    if (slider) this.#slide(slider, "drag", () => forceAt(slider, event.clientY));
  }

  #key(event) {
    const slider = /** @type {HTMLElement | null} */ (event.target.closest(".pressure"));
    if (!slider || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (!(key in steps) && key !== "Home" && key !== "End") return;
    event.preventDefault();
    if (key === "Home") this.lift();
    else if (key === "End") this.#slide(slider, "keys", () => 1);
    else this.#slide(slider, "keys", (now) => now + steps[key]);
    if (this.#finger?.by === "keys" && this.#finger.force === 0) this.lift();
  }

  /** @param {(now: number) => number} force */
  #slide(slider, by, force) {
    const home = slider.closest("[data-device]");
    const id = home.dataset.device;
    const now = this.#finger?.device === id ? this.#finger : null;
    const target = now?.target ?? this.#target(home);
    if (target) this.press({ device: id, target, force: force(now?.force ?? 0), by });
    else this.page.notify("There is nothing to press: select an element of this device first.");
  }

  /** The app's icon; or what is selected on the device, had the focus last, or has a preview. */
  #target(home) {
    const icon = home.querySelector(".springboard [data-press]");
    if (icon) return icon.dataset.press;
    const selection = this.page.selection();
    const selected = selection?.device === home.dataset.device ? `[data-id="${CSS.escape(selection.node)}"]` : null;
    return pressOf(selected && home.querySelector(selected)) ?? pressOf(home.contains(this.#touched) ? this.#touched : null)
      ?? home.querySelector(".window [data-press]")?.dataset.press ?? null;
  }

  /** What the finger has brought up is reached by Tab; any other way out lifts it. */
  #focusLeft({ relatedTarget }) {
    if (this.#finger?.by !== "keys") return;
    const home = relatedTarget?.closest?.("[data-device]");
    if (home?.dataset.device !== this.#finger.device || !relatedTarget.matches(".pressure, .glass *")) this.lift();
  }

  // The held key presses what is under the pointer, harder the longer.

  #hold(event) {
    const key = event.key.toLowerCase();
    if (key === "u" && this.#finger) this.swipeUp();
    if (event.repeat || key !== "f" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input, textarea, select")) return;
    const home = this.#hovered?.closest("[data-device]");
    const target = pressOf(this.#hovered);
    if (!home || !target) return;
    this.press({ device: home.dataset.device, target, force: 0, by: "hold" });
    let last = performance.now();
    const grow = (now) => {
      if (this.#finger?.by !== "hold") return;
      this.press({ ...this.#finger, force: this.#finger.force + Math.max(0, now - last) / rise });
      last = now;
      if (this.#finger.force < 1) requestAnimationFrame(grow);
    };
    requestAnimationFrame(grow);
  }

  #wheel(event) {
    if (this.#finger?.by !== "hold") return;
    event.preventDefault();
    this.press({ ...this.#finger, force: this.#finger.force - Math.sign(event.deltaY) * notch });
  }
}

/** @param {Element | null} element */
export function pressOf(element) {
  if (!element?.closest(".glass")) return null;
  const marked = element.closest("[data-press]");
  if (marked) return marked.getAttribute("data-press");
  const id = element.closest(".window [data-id]")?.getAttribute("data-id");
  return id?.includes(".") && !id.includes("/") ? `press ${id}` : null;
}

function forceAt(slider, y) {
  const { bottom, height } = slider.querySelector(".pressure-track").getBoundingClientRect();
  return (bottom - y) / height;
}

/** The forces at which a press goes on, as the slider's ticks have them. */
function thresholds(device) {
  const ticks = [...device.querySelectorAll(".pressure-tick")];
  return Object.fromEntries(ticks.map((tick) => [tick.dataset.threshold, Number(tick.dataset.force)]));
}

/** How far a force has come, in the words of the styles. */
function levels(device, force) {
  if (force === null) return { "--force": null, "--live-hint": null, "--live-pop": null };
  const { hint = .33, peek = .66, pop = .99 } = thresholds(device);
  const between = (low, high) => Math.max(0, Math.min((force - low) / (high - low), 1));
  return { "--force": force, "--live-hint": between(hint, peek), "--live-pop": between(peek, pop) };
}

function valueText(device, force, share) {
  const reached = Object.entries(thresholds(device)).filter(([, level]) => force >= level).at(-1)?.[0];
  return reached ? `${share} percent, ${reached}` : `${share} percent`;
}
