/**
 * Keyboard navigation. Tab has few stops: one in the toolbar, and the stops of one device at a time, in its screen, its
 * edges and its footer. Arrow keys move to the nearest element, and from one device to the next.
 */

import { afterPaint } from "./after-paint.js";
import { device as deviceOf, devices } from "./dom.js";

/** A zone is one Tab stop, and arrow keys move within it. */
export const zones = [".glass", ".windows", ".device-tools"];

/** The elements of a zone, and the backgrounds of open layers. Escape taps the backgrounds. */
const items = "button, [tabindex]";
const grounds = ".touchVeil, .touchCatcher, .dimming";

/** Elements that are Tab stops of their own on the device that has the focus. */
const single = ".pressure, .edge[role], .home-button, .device-past, .field-input, .note-pin";

/** Lists that scroll, which are stops of their own. */
const lists = ".scrolls:not(.is-tappable, .textView)";

/** Never the stop of their zone: arrow keys do not leave a text field, and the list of notes leads to the pins. */
const apart = `${lists}, .field-input, .note-pin`;

export class Reach {
  /** @type {string | null} The device that has or last had the focus. */
  current = null;
  /** Devices whose stops belong to an earlier state. */
  #stale = new Set();

  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
    board.addEventListener("focusin", ({ target }) => this.#enter(target));
    // A different scale has space for different controls.
    board.addEventListener("rescale", () => this.update([]));
    for (const toolbar of document.querySelectorAll("[role=toolbar]")) roam(toolbar);
    this.boardChanged();
  }

  boardChanged() {
    this.update(devices());
  }

  /** Updates the stops after changes. One device always has stops. @param {HTMLElement[]} changed The changed devices. */
  update(changed) {
    for (const device of changed) this.#stale.add(device);
    const device = (this.current && deviceOf(this.current)) ?? devices()[0];
    if (!device) return;
    this.current = device.dataset.device;
    this.#stale.add(device);
    afterPaint(this.#setStops);
  }

  /** @type {import("./after-paint.js").Look} */
  #setStops = () => {
    const stale = [...this.#stale].filter((device) => device.isConnected);
    this.#stale.clear();
    const stops = stale.flatMap((device) => [...listStops(device), ...zoneStops(device, device.dataset.device === this.current)]);
    return () => stops.forEach(({ item, index }) => setTabIndex(item, index));
  };

  #enter(target) {
    const device = target.closest("[data-device]");
    if (!device || !target.matches(items)) return;
    if (device.dataset.device !== this.current) {
      const before = this.current && deviceOf(this.current);
      if (before) this.#stale.add(before);
      this.current = device.dataset.device;
    }
    for (const stop of device.querySelectorAll("[data-stop]")) if (zoneOf(stop) === zoneOf(target)) stop.removeAttribute("data-stop");
    target.setAttribute("data-stop", "");
    this.#stale.add(device);
    afterPaint(this.#setStops);
  }
}

/** @returns {HTMLElement | null} */
export const zoneOf = (target) => target.closest(zones.join(", "));

/** @returns {HTMLElement[]} The visible elements. */
export const itemsIn = (zone) => [...zone.querySelectorAll(items)].filter((item) => !item.closest("[inert]") && !item.matches(grounds) && item.checkVisibility());

/** @typedef {{item: HTMLElement, index: number | null}} Stop An element with its tab index. `null` removes the index. */

/** @returns {Stop} */
const stopOf = (item, index) => ({ item, index });

/** One stop in each zone of the device that has the focus, and none on other devices. @returns {Stop[]} */
function zoneStops(device, isCurrent) {
  const inZones = [...device.querySelectorAll(zones.join(", "))].flatMap((zone) => {
    const reachable = isCurrent ? itemsIn(zone).filter((item) => !item.matches(apart)) : [];
    const stop = reachable.find((item) => item.matches("[data-stop]")) ?? reachable.find((item) => item.matches("[role=radio][aria-checked=true]")) ?? reachable[0];
    return [...zone.querySelectorAll(items)].filter((item) => !item.matches(apart)).map((item) => stopOf(item, item === stop ? 0 : -1));
  });
  return [...inZones, ...[...device.querySelectorAll(single)].map((item) => stopOf(item, isCurrent ? 0 : -1))];
}

/** A scrolling list is a stop, because it may contain no elements. A stop needs a name. @returns {Stop[]} */
function listStops(device) {
  const isLong = (list) => list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1;
  return [...device.querySelectorAll(lists)].map((list) => stopOf(list, isLong(list) ? 0 : null));
}

/** The id in words, such as `photo grid, section 1` for `library#2.photoGrid/section0`. @param {string} id */
const spoken = (id) => id.replace(/^[^.]*\.|#\d+/g, "").replace(/(?<=section)\d+/, (number) => ` ${Number(number) + 1}`).replace(/(?<=[a-z])(?=[A-Z])|[-_.]/g, " ")
  .replace("/", ", ").toLowerCase();

/** Sets a changed tab index. The same value would make the browser compute styles. */
function setTabIndex(item, index) {
  if (index === 0 && item.matches(lists) && !item.ariaLabel) {
    item.role ??= "group";
    item.ariaLabel = `${spoken(item.dataset.id)}, scrolls`;
  }
  if (index === null) item.removeAttribute("tabindex");
  else if (item.getAttribute("tabindex") !== String(index)) item.tabIndex = index;
}

/** A toolbar is one Tab stop. The left and right arrow keys move within it. */
function roam(toolbar) {
  const tools = () => [...toolbar.querySelectorAll("button")].filter((tool) => tool.checkVisibility() && !tool.disabled);
  const stopAt = (stop) => toolbar.querySelectorAll("button").forEach((tool) => (tool.tabIndex = tool === stop ? 0 : -1));
  toolbar.addEventListener("focusin", ({ target }) => stopAt(target));
  toolbar.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !event.target.matches("button")) return;
    const all = tools();
    event.preventDefault();
    all[(all.indexOf(event.target) + step + all.length) % all.length].focus();
  });
  stopAt(tools()[0]);
}
