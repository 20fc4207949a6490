/** The logs of all devices, side by side in the panel. The cost of an update depends only on its size. */

import { device as deviceOf, devices, field, make } from "./dom.js";
import { logOf } from "./device-log.js";

/** @typedef {import("./messages.js").DevicePatch} DevicePatch */

/** The pane counts as scrolled to its end if the end is at most this far away, in pixels. */
const nearness = 8;

export class Timeline {
  #pane;
  /** @type {Set<string>} Devices whose log is folded. */
  #folded = new Set();
  /** @type {Map<HTMLElement, HTMLElement>} The sections of the pane, by their devices. */
  #sections = new Map();
  /** Whether the pane is scrolled to its end. It then scrolls along with new entries. */
  #isAtEnd = true;

  /** @param {HTMLElement} pane */
  constructor(pane) {
    this.#pane = pane;
    pane.addEventListener("scroll", () => {
      this.#isAtEnd = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - nearness;
    }, { passive: true });
  }

  /**
   * Shows new entries.
   * @param {HTMLElement[]} [changed] The devices that may have new entries (default: all).
   */
  update(changed = devices()) {
    const focused = this.#pane.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset : null;
    for (const device of this.#sections.keys()) if (!device.isConnected) this.#remove(device);
    for (const device of changed) this.#show(device);
    if (!this.#pane.hasChildNodes()) this.#pane.append(emptyTimeline());
    if (focused?.travel && !this.#pane.contains(document.activeElement)) {
      this.#pane.querySelector(`[data-travels="${CSS.escape(focused.travels)}"][data-travel="${focused.travel}"]`)?.focus();
    }
    if (this.#isAtEnd) requestAnimationFrame(() => (this.#pane.scrollTop = this.#pane.scrollHeight));
  }

  #show(device) {
    const log = logOf(device);
    if (log.isEmpty) return;
    const isNew = !this.#sections.has(device);
    const section = this.#sections.get(device) ?? this.#makeSection(device);
    const wasTouched = section.classList.contains("has-entries");
    log.update();
    section.classList.toggle("has-entries", log.hasEntries);
    setHeading(section, device);
    if (isNew || wasTouched !== log.hasEntries) this.#place(device, section);
  }

  #makeSection(device) {
    const { device: id } = device.dataset;
    const section = make("details", "timeline-device");
    section.dataset.logOf = id;
    section.open = !this.#folded.has(id);
    section.addEventListener("toggle", () => (section.open ? this.#folded.delete(id) : this.#folded.add(id)));
    const title = make("summary", "");
    title.append(device.querySelector(".device-name").textContent, " ", make("span", "timeline-how"));
    section.append(title, logOf(device).list);
    this.#sections.set(device, section);
    this.#pane.querySelector(".pane-empty")?.remove();
    return section;
  }

  /** Places a log in the board's order. Logs with only the launch come after the logs of devices that were touched. */
  #place(device, section) {
    const comesBefore = ([other, next]) => next !== section && next.isConnected && isBefore([device, section], [other, next]);
    const next = [...this.#sections].filter(comesBefore).reduce((first, one) => (!first || isBefore(one, first) ? one : first), null);
    this.#pane.insertBefore(section, next?.[1] ?? null);
  }

  #remove(device) {
    this.#sections.get(device).remove();
    this.#sections.delete(device);
  }
}

function isBefore([device, section], [other, next]) {
  const isTouched = section.classList.contains("has-entries");
  if (isTouched !== next.classList.contains("has-entries")) return isTouched;
  return Boolean(device.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function setHeading(section, device) {
  const how = section.querySelector(".timeline-how");
  const text = field("subtitle", device).textContent;
  if (how.textContent !== text) how.textContent = text;
}

function emptyTimeline() {
  const note = make("div", "pane-empty");
  const text = make("p", "");
  text.textContent = "Nothing has happened yet. Tap a button, rotate a device or change a setting.";
  note.append(text);
  return note;
}
