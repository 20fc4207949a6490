/** The panel beside the board, with its tabs. */

import { devices, field, region } from "./dom.js";

const storageKey = "traitscope.panel";

export class Panel {
  /**
   * Devices whose part of the timeline is folded.
   * @type {Set<string>}
   */
  #folded = new Set();

  constructor() {
    this.element = document.getElementById("panel");
    this.tabs = [...this.element.querySelectorAll("[data-tab]")];
    this.element.addEventListener("click", (event) => {
      const tab = /** @type {Element} */ (event.target).closest("[data-tab]");
      if (tab) this.show(tab.getAttribute("data-tab"));
    });
    this.element.addEventListener("keydown", (event) => this.#moveBetweenTabs(event));
    const stored = sessionStorage.getItem(storageKey);
    if (this.tabs.some((tab) => tab.dataset.tab === stored)) this.show(stored);
  }

  get isOpen() {
    return !this.element.hidden;
  }

  toggle() {
    if (this.isOpen) this.close();
    else this.show(this.#current);
  }

  close() {
    this.element.hidden = true;
    sessionStorage.removeItem(storageKey);
    this.#reflectOpen();
  }

  /** @param {string} name Of a tab. */
  show(name) {
    for (const tab of this.tabs) {
      const isCurrent = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(isCurrent));
      tab.tabIndex = isCurrent ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !isCurrent;
    }
    this.element.hidden = false;
    sessionStorage.setItem(storageKey, name);
    this.#reflectOpen();
    this.updateTimeline();
  }

  /** Shows the log of each device, if the timeline is to be seen. */
  updateTimeline() {
    const pane = region("timeline");
    if (!this.isOpen || pane.hidden) return;
    const atEnd = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 8;
    const sections = devices().filter((device) => device.querySelector(".log-line")).map((device) => this.#timeline(device));
    pane.replaceChildren(...(sections.length ? sections : [emptyTimeline()]));
    if (atEnd) pane.scrollTop = pane.scrollHeight;
  }

  get #current() {
    return this.tabs.find((tab) => tab.getAttribute("aria-selected") === "true").dataset.tab;
  }

  #timeline(device) {
    const { device: id } = device.dataset;
    const section = timeline(device);
    section.open = !this.#folded.has(id);
    section.addEventListener("toggle", () => (section.open ? this.#folded.delete(id) : this.#folded.add(id)));
    return section;
  }

  #reflectOpen() {
    document.querySelector('.toolbar [data-action="toggle-panel"]')?.setAttribute("aria-pressed", String(this.isOpen));
  }

  #moveBetweenTabs(event) {
    const index = this.tabs.indexOf(event.target);
    if (index < 0 || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const step = event.key === "ArrowRight" ? 1 : -1;
    const next = this.tabs[(index + step + this.tabs.length) % this.tabs.length];
    this.show(next.dataset.tab);
    next.focus();
  }
}

function timeline(device) {
  const section = document.createElement("details");
  section.className = "timeline-device";
  const title = document.createElement("summary");
  const how = document.createElement("span");
  how.textContent = field("subtitle", device).textContent;
  title.append(device.querySelector(".device-name").textContent, " ", how);
  const log = /** @type {HTMLElement} */ (device.querySelector(".log").cloneNode(true));
  log.hidden = false;
  section.append(title, log);
  return section;
}

function emptyTimeline() {
  const note = document.createElement("div");
  note.className = "pane-empty";
  const text = document.createElement("p");
  text.textContent = "Nothing has happened yet. Tap a button, rotate a device or change a setting.";
  note.append(text);
  return note;
}

/**
 * Adds sentences to a device's log, with the time at which they arrived.
 * @param {HTMLElement} device
 * @param {{startsAfresh: boolean, html: string}} log
 */
export function updateLog(device, log) {
  const list = device.querySelector(".log");
  if (log.startsAfresh) list.replaceChildren();
  list.insertAdjacentHTML("beforeend", log.html);
  const now = new Date().toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
  for (const time of list.querySelectorAll("time:empty")) time.textContent = now;
}
