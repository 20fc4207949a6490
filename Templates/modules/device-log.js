/** The log of one device in the timeline. Sentences are kept as text, and become elements when the log is shown. */

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
  /** The list of entries, each with its consequences. */
  list = make("ol", "log-entries");
  #device;
  /**
   * HTML that is not yet converted to elements, with its time. `times` contains the times of earlier entries, by their names.
   * @type {{html: string, time: string, dropped?: number, times?: Map<string, string>}[]}
   */
  #waiting = [];
  /** @type {Map<number, HTMLElement>} The entries that lead back to a state, by number, in order. */
  #states = new Map();
  /** The number of the entry that is shown as the device's state. */
  #now = 0;
  /** The number of sentences in `list`. */
  #length = 0;

  /** @param {HTMLElement} device The device, whose sentences in the served page move to this list. */
  constructor(device) {
    this.#device = device;
    const served = device.querySelector(".log");
    this.#start({ html: served.innerHTML, time: "" });
    served.replaceChildren();
  }

  get isEmpty() {
    return this.#length === 0 && this.#waiting.every(({ html }) => !html);
  }

  /** Whether there are entries after the launch. */
  get hasEntries() {
    return this.list.childElementCount > 1 || this.#waiting.some(({ html }) => html.includes('data-depth="0"'));
  }

  /** @param {import("./unread-log.js").Log & {time: string}} log New sentences to append, or the whole log. The last `dropped`
   * sentences are removed first. */
  add({ startsAfresh, dropped, html, time }) {
    const news = { html, time, dropped };
    if (startsAfresh) {
      // Earlier entries keep their times.
      this.update();
      this.#start({ ...news, times: new Map([...this.list.children].map((entry) => [nameOf(entry), timeOf(entry)])) });
    } else {
      this.#waiting.push(news);
      if (this.#waiting.length > longest) this.#waiting.shift();
    }
  }

  /** Shows new sentences, and marks the entry of the device's state. */
  update() {
    for (const news of this.#waiting) this.#append(news);
    this.#waiting = [];
    this.#trim();
    this.#showPosition(Number(this.#device.dataset.entry));
  }

  /** Empties the log, except for the launch. The sentences of `news` are added later. */
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

  /** @param {{html: string, time: string, dropped?: number, times?: Map<string, string>}} news */
  #append({ html, time, dropped = 0, times }) {
    this.#drop(dropped);
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
    // A link cannot be inside a button.
    const place = line.querySelector(".log-place");
    place?.remove();
    const time = make("time", "");
    const number = line.dataset.entry === undefined ? null : Number(line.dataset.entry);
    const entry = this.#entry(number, [time, ...line.childNodes], place);
    time.textContent = times?.get(nameOf(entry)) ?? now;
    return entry;
  }

  /** Makes an entry. If it has a number, its head leads back to its state. */
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

  /** Marks the entry of the device's state. Only entries between the old and the new position change. */
  #showPosition(now) {
    if (now === this.#now) return;
    const [least, most] = [Math.min(now, this.#now), Math.max(now, this.#now)];
    for (let number = least + 1; number <= most; number += 1) this.#states.get(number)?.classList.toggle("is-undone", number > now);
    this.#states.get(this.#now)?.querySelector(".log-head").removeAttribute("aria-current");
    this.#states.get(now)?.querySelector(".log-head").setAttribute("aria-current", "step");
    this.#now = now;
  }

  /** Removes the last sentences. An entry without consequences is one sentence. */
  #drop(count) {
    for (; count > 0; count -= 1) {
      const entry = this.list.lastElementChild;
      const line = entry.querySelector(".log-lines").lastElementChild;
      if (!line) this.#states.delete(Number(entry.querySelector(".log-head").dataset.travel));
      (line ?? entry).remove();
      this.#length -= 1;
    }
  }

  /** Removes the oldest entries with their consequences. */
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

/** The name of an entry. Entries with the same number and the same text have the same name. */
function nameOf(entry) {
  const head = entry.querySelector(".log-head");
  return `${head.dataset.travel} ${head.querySelector(".log-words").textContent}`;
}

const timeOf = (entry) => entry.querySelector("time")?.textContent ?? "";

/** Makes the location in a sentence, such as `neko.toml:96`, a link to that line of the file. */
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
