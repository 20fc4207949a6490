/** The links of a lesson that act on the board. They send events, show a step of a scenario, or highlight an element. */

import { readAddress } from "./address.js";
import { device as deviceOf, devices } from "./dom.js";
import { Lights } from "./lights.js";
import * as messages from "./messages.js";

/** The time for which an element is highlighted, in milliseconds. */
const lit = 6000;

/**
 * The target of a link, or `null` if it cannot be read.
 * @param {string} hash
 * @returns {{events: import("./messages.js").PastEvent[]} | {scenario: string, count: number | null} | {element: string} | {language: string} | null}
 */
export function readLink(hash) {
  const value = (key) => (hash.startsWith(key) ? hash.slice(key.length) : null);
  const decoded = (text) => decodeURIComponent(text.replaceAll("+", " "));
  try {
    if (value("#do=") !== null) return { events: readAddress(hash).events };
    const scenario = value("#scenario=");
    if (scenario !== null) {
      const [, name, count] = /^(.*?)(?:@(\d+))?$/.exec(scenario);
      return { scenario: decoded(name), count: count === undefined ? null : Number(count) };
    }
    const language = value("#language=");
    if (language !== null) return { language };
    const element = value("#show=");
    return element === null ? null : { element: decoded(element) };
  } catch {
    return null;
  }
}

/**
 * The device on the board that stands in for a lesson's device, and the events that rotate it.
 * @param {string} id
 * @returns {{home: string, turns: string[]}}
 */
function standIn(id) {
  const [, model, side] = /^([^@]+)(@landscape)?$/.exec(id) ?? [];
  if (deviceOf(id) || !model) return { home: id, turns: [] };
  const other = devices().find(({ dataset }) => dataset.device.replace(/@landscape$/, "") === model);
  return { home: other?.dataset.device ?? model, turns: other || side ? [`rotate ${side ? "landscapeRight" : "portrait"}`] : [] };
}

export class LessonBoard {
  #line;
  #lights = new Lights("taught");
  #timer = 0;

  /** @param {import("./page.js").Line} line */
  constructor(line) {
    this.#line = line;
  }

  /** @param {import("./messages.js").PastEvent[]} events */
  play(events) {
    this.#lights.clear();
    for (const { device, text, mirrored, entry, arrange } of events) {
      if (arrange !== undefined) this.#line.send(messages.arrange(arrange));
      else if (entry !== undefined) for (const id of device ? [device] : devices().map((home) => home.dataset.device)) this.#line.send(messages.travel(id, entry));
      else this.#line.send(messages.event(device, text, mirrored));
    }
    this.#bringIntoView(events.find(({ device }) => device)?.device);
  }

  /**
   * Launches a device again and sends events to it. If the device is not on the board, another device of its model is
   * rotated, or a new device is added.
   * @param {string} id
   * @param {string[]} events
   */
  bring(id, events) {
    this.#lights.clear();
    const { home, turns } = standIn(id);
    this.#line.send(deviceOf(home) ? messages.travel(home, 0) : messages.arrange(`add ${home}`));
    for (const text of [...turns, ...events]) this.#line.send(messages.event(home, text));
    this.#bringIntoView(home);
  }

  /**
   * Highlights an element on all devices.
   * @param {string} node
   * @returns {boolean} Whether the element is on any device.
   */
  show(node) {
    const homes = devices().filter((home) => home.querySelector(`.glass [data-id="${CSS.escape(node)}"]`));
    this.#lights.show(homes.map((home) => ({ device: home.dataset.device, node })));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lights.clear(), lit);
    this.#bringIntoView(homes[0]?.dataset.device);
    return homes.length > 0;
  }

  /** @param {string | null | undefined} id */
  #bringIntoView(id) {
    if (id) deviceOf(id)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
