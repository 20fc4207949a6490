/** The log of one device, as the timeline shows it. Sentences are kept as they come, as text, and become elements when somebody looks. */

import { make } from "./dom.js";
import { placeOf } from "./places.js";
import { longest, takeUnread } from "./unread-log.js";

/** @typedef {import("./messages.js").DevicePatch} DevicePatch */

/** @type {WeakMap<HTMLElement, DeviceLog>} */
const logs = new WeakMap();

/**
 * @param {HTMLElement} device
 * @returns {DeviceLog}
 */
export function logOf(device) {
  if (!logs.has(device)) logs.set(device, new DeviceLog(device));
  const log = logs.get(device);
  for (const unread of takeUnread(device)) log.add(unread);
  return log;
}

class DeviceLog {
  /** Entries, each with what followed from it. */
  list = make("ol", "log-entries");
  #device;
  /**
   * What is to be made elements of: HTML, and the time at which it came; `times` of entries that came before, by their names.
   * @type {{html: string, time: string, times?: Map<string, string>}[]}
   */
  #waiting = [];
  /** @type {Map<number, HTMLElement>} The entries that lead back to a state, by their numbers, in order. */
  #states = new Map();
  /** The entry at which the device stands, as shown. */
  #now = 0;
  /** How many sentences `list` has. */
  #length = 0;

  /** @param {HTMLElement} device With the sentences the page was served with, which go over to this list. */
  constructor(device) {
    this.#device = device;
    const served = device.querySelector(".log");
    this.#start({ html: served.innerHTML, time: "" });
    served.replaceChildren();
  }

  /** Whether it says anything. */
  get isEmpty() {
    return this.#length === 0 && this.#waiting.every(({ html }) => !html);
  }

  /** Whether something has happened since the launch. */
  get hasEntries() {
    return this.list.childElementCount > 1 || this.#waiting.some(({ html }) => html.includes('data-depth="0"'));
  }

  /** @param {import("./unread-log.js").Log & {time: string}} log Sentences for the end, or all of it. */
  add({ startsAfresh, html, time }) {
    const news = { html, time };
    if (startsAfresh) {
      // What came before keeps its time.
      this.update();
      this.#start({ ...news, times: new Map([...this.list.children].map((entry) => [nameOf(entry), timeOf(entry)])) });
    } else {
      this.#waiting.push(news);
      if (this.#waiting.length > longest) this.#waiting.shift();
    }
  }

  /** Shows what is new, and where the device stands. */
  update() {
    for (const news of this.#waiting) this.#append(news);
    this.#waiting = [];
    this.#trim();
    this.#showPosition(Number(this.#device.dataset.entry));
  }

  /** An empty log, the launch alone, with all of its sentences to come. */
  #start(news) {
    this.#states.clear();
    this.#length = 0;
    this.#now = 0;
    const launch = make("span", "log-words");
    launch.textContent = "The app was launched";
    this.list.replaceChildren(this.#entry(0, [launch]));
    this.list.firstElementChild.querySelector(".log-head").setAttribute("aria-current", "step");
    this.#waiting = [news];
  }

  /** @param {{html: string, time: string, times?: Map<string, string>}} news */
  #append({ html, time, times }) {
    const lines = make("ol", "");
    lines.innerHTML = html;
    for (const line of /** @type {HTMLElement[]} */ ([...lines.children])) {
      this.#length += 1;
      link(line);
      if (line.dataset.depth === "0") this.list.append(this.#headed(line, time, times));
      else this.list.lastElementChild.querySelector(".log-lines").append(line);
    }
  }

  #headed(line, now, times) {
    // A link within a button could not be followed.
    const place = line.querySelector(".log-place");
    place?.remove();
    const time = make("time", "");
    const number = line.dataset.entry === undefined ? null : Number(line.dataset.entry);
    const entry = this.#entry(number, [time, ...line.childNodes], place);
    time.textContent = times?.get(nameOf(entry)) ?? now;
    return entry;
  }

  /** An entry's head leads back to the state it led to; without a number there is none. */
  #entry(number, parts, place = null) {
    const item = make("li", "log-entry");
    const head = number === null ? make("div", "log-head") : make("button", "log-head");
    if (number !== null) {
      head.setAttribute("type", "button");
      head.dataset.travel = String(number);
      head.dataset.travels = this.#device.dataset.device;
      head.title = "Go to this state";
      item.classList.toggle("is-undone", number > this.#now);
      this.#states.set(number, item);
    }
    head.append(...parts);
    item.append(head, ...(place ? [place] : []), make("ol", "log-lines"));
    return item;
  }

  /** Only the entries between where the device stood and where it stands look different. */
  #showPosition(now) {
    if (now === this.#now) return;
    const [least, most] = [Math.min(now, this.#now), Math.max(now, this.#now)];
    for (let number = least + 1; number <= most; number += 1) this.#states.get(number)?.classList.toggle("is-undone", number > now);
    this.#states.get(this.#now)?.querySelector(".log-head").removeAttribute("aria-current");
    this.#states.get(now)?.querySelector(".log-head").setAttribute("aria-current", "step");
    this.#now = now;
  }

  /** The oldest goes first, with all that followed from it. */
  #trim() {
    while (this.#length > longest) {
      const entry = this.list.firstElementChild;
      const lines = entry.querySelector(".log-lines");
      if (entry === this.list.lastElementChild) {
        lines.firstElementChild.remove();
        this.#length -= 1;
      } else {
        this.#length -= lines.childElementCount + Number(entry.querySelector("time") !== null);
        entry.remove();
        this.#states.delete(Number(entry.querySelector(".log-head").dataset.travel));
      }
    }
  }
}

/** Entries that say the same under the same number are one. */
function nameOf(entry) {
  const head = entry.querySelector(".log-head");
  return `${head.dataset.travel} ${head.querySelector(".log-words").textContent}`;
}

const timeOf = (entry) => entry.querySelector("time")?.textContent ?? "";

/** A sentence's place, `neko.toml:96`, leads to that line of the file. */
function link(line) {
  const place = line.querySelector(".log-place");
  const found = placeOf(place?.textContent);
  if (!found) return;
  const anchor = make("a", "log-place");
  anchor.href = `/${found.file.split("/").map(encodeURIComponent).join("/")}#L${found.line}`;
  anchor.target = "traitscope-source";
  anchor.textContent = place.textContent;
  place.replaceWith(anchor);
}
