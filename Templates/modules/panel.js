/** The panel next to the board, with its tabs. */

import { field, recalled, region, remember } from "./dom.js";
import { giveBack } from "./focus.js";
import { later } from "./later.js";
import { Timeline } from "./timeline.js";
import { Verbosity } from "./verbosity.js";

const storageKey = "traitscope.panel";

const count = () => field("problem-count").textContent;

export class Panel {
  #pane = region("timeline");
  #problems = region("problems");
  #timeline = new Timeline(this.#pane);
  #verbosity;
  #scenarios;
  /** The number of problems when their list was last shown. */
  #seen = "0";
  /** @type {HTMLElement | null} The element that had the focus before the panel opened. */
  #opener = null;

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#verbosity = new Verbosity(line);
    this.#scenarios = later(async () => new (await import("./scenarios.js")).Scenarios(line));
    this.element = document.getElementById("panel");
    this.tabs = [...this.element.querySelectorAll("[data-tab]")];
    this.element.addEventListener("click", (event) => {
      const tab = /** @type {Element} */ (event.target).closest("[data-tab]");
      if (tab) this.show(tab.getAttribute("data-tab"));
    });
    this.element.addEventListener("keydown", (event) => this.#moveBetweenTabs(event));
    const stored = recalled(storageKey);
    if (this.tabs.some((tab) => tab.dataset.tab === stored)) this.show(stored);
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** Opens or closes the panel. Opening moves the focus into the panel, and closing returns it. */
  toggle() {
    if (this.isOpen) return this.close();
    this.#opener = /** @type {HTMLElement | null} */ (document.activeElement);
    // The panel opens with the problems if their number has changed.
    const hasNews = count() !== "0" && count() !== this.#seen;
    const tab = this.tabs.find(({ tabIndex, dataset }) => (hasNews ? dataset.tab === "problems" : tabIndex === 0));
    this.show(tab.dataset.tab);
    tab.focus({ preventScroll: true });
  }

  close() {
    if (this.element.contains(document.activeElement)) {
      giveBack(this.#opener, document.querySelector('.toolbar [data-action="toggle-panel"]'));
    }
    if (!this.#problems.hidden) this.#seen = count();
    this.element.hidden = true;
    remember(storageKey, null);
    this.#reflectOpen();
    this.#tell();
  }

  /** @param {string} name The name of a tab. */
  show(name) {
    for (const tab of this.tabs) {
      const isCurrent = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(isCurrent));
      tab.tabIndex = isCurrent ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !isCurrent;
    }
    if (name === "problems") this.#seen = count();
    this.#verbosity.panelShows(name);
    if (name === "scenarios") this.#scenarios.need().then((there) => there.open());
    this.element.hidden = false;
    remember(storageKey, name);
    this.#reflectOpen();
    this.updateTimeline();
    this.#tell();
  }

  /**
   * Updates the timeline if it is visible.
   * @param {HTMLElement[]} [changed] The devices that may have changed (default: all).
   */
  updateTimeline(changed) {
    if (this.isOpen && !this.#pane.hidden) this.#timeline.update(changed);
  }

  /** Notifies the modules that fill the tabs. */
  #tell() {
    document.dispatchEvent(new Event("panel"));
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
