/** Plays the states that an exported page holds; answers what the page sends as the server would. */

import { Screens } from "./screens.js";

/**
 * `Sources/StaticExport/Recording/Recording.swift` writes it. Numbers are places in the tables.
 *
 * @typedef {object} Tables
 * @property {string[]} nodes HTML of single boxes, without frame and children.
 * @property {number[][]} trees Each `[node, x, y, width, height, child, …]`.
 * @property {import("./messages.js").Chrome[]} chromes
 * @property {string[]} lines HTML of single sentences of logs.
 * @property {number[][]} logs
 * @property {string[]} events
 * @property {string[]} pieces HTML of what the inspector says, in pieces.
 * @property {number[][]} inspections
 * @property {{states: State[]}[]} graphs
 * @property {Record<string, {graph: number, state: number}>} devices Where each begins.
 *
 * @typedef {object} State
 * @property {number} tree
 * @property {number} chrome
 * @property {number[]} edges `event, target, log, transition`, one after the other.
 */

const transitions = [undefined, "rotate", "push", "pop"];
const edgeLength = 4;

export class Recording extends EventTarget {
  /** Nothing has to be told to a server that comes back. */
  events = [];
  refusal = "This is not in the exported file: only the live page goes there.";

  #tables;
  #screens;
  #revision = 0;
  /** @type {Map<string, {graph: number, state: number}>} Where each device is. */
  #places;
  /** @type {Map<string, number>} */
  #eventNumbers;

  /** @param {Tables} tables */
  constructor(tables) {
    super();
    this.#tables = tables;
    this.#screens = new Screens(tables.nodes, tables.trees);
    this.#places = new Map(Object.entries(tables.devices));
    this.#eventNumbers = new Map(tables.events.map((text, number) => [text, number]));
  }

  /**
   * @param {{type: string}} message
   * @returns {boolean} Whether the recording can follow.
   */
  send(message) {
    if (message.type === "event") return this.#happen(message);
    return true;
  }

  /** An event for all devices happens on all of them or on none, so that the settings speak for every device. */
  #happen({ device, text }) {
    const ids = device === null ? [...this.#places.keys()] : [device];
    const steps = ids.map((id) => this.#step(id, text));
    if (steps.includes(undefined)) return false;
    const patches = steps.map((step) => this.#take(step)).filter(({ ops, chrome, log }) => ops.length || chrome || log);
    if (patches.length) this.#answer({ type: "patch", devices: patches });
    return true;
  }

  #answer(message) {
    this.#revision += 1;
    this.dispatchEvent(new CustomEvent("message", { detail: { ...message, revision: this.#revision } }));
  }

  /** The way an event leads from where a device is; `undefined` if it is not recorded. */
  #step(id, text) {
    const place = this.#places.get(id);
    const event = this.#eventNumbers.get(text);
    const edges = this.#state(place).edges;
    for (let index = 0; index < edges.length; index += edgeLength) {
      const [number, target, log, transition] = edges.slice(index, index + edgeLength);
      if (number === event) return { id, target: { graph: place.graph, state: target }, log, transition: transitions[transition] };
    }
    return undefined;
  }

  #take({ id, target, log, transition }) {
    const [before, after] = [this.#state(this.#places.get(id)), this.#state(target)];
    this.#places.set(id, target);
    const { chromes, logs, lines } = this.#tables;
    const html = logs[log].map((line) => lines[line]).join("");
    return {
      id,
      ops: this.#screens.difference(before.tree, after.tree),
      chrome: before.chrome === after.chrome ? undefined : chromes[after.chrome],
      transition,
      log: html ? { startsAfresh: false, html } : undefined,
    };
  }

  #state({ graph, state }) {
    return this.#tables.graphs[graph].states[state];
  }
}
