/** Plays the states that an exported page holds; answers what the page sends as the server would. */

import { RecordedProblems } from "./recorded-problems.js";
import { Screens } from "./screens.js";

/**
 * What `Sources/StaticExport/Recording/Recording.swift` writes. Numbers are places in the tables.
 *
 * @typedef {object} Tables
 * @property {string[]} pieces HTML, cut after each tag.
 * @property {number[][]} nodes Single boxes, without frame and children, in pieces.
 * @property {number[][]} trees Each `[node, x, y, width, height, child, …]`.
 * @property {import("./messages.js").Chrome[]} chromes Without their settings.
 * @property {number[][]} settings Those in force, as events.
 * @property {string[]} events
 * @property {number[][]} offers Events that a state offers.
 * @property {number[][]} lines Single sentences of logs, in pieces.
 * @property {number[][]} logs
 * @property {[number, number][]} ways A log and a transition.
 * @property {number[][]} courses The ways of an offer's events.
 * @property {import("./recorded-problems.js").Problems} problems
 * @property {number[][]} sections Parts of what the inspector says, in pieces.
 * @property {number[][]} inspections In sections.
 * @property {number[][]} explanations Inspections of all boxes of a screen, parents before children.
 * @property {number[][][]} graphs Of states, each `[tree, chrome, settings, problems, explanation, offer, course, target, …]`
 *   with a target for each event of the offer; -1 is none.
 * @property {Record<string, Place>} devices Where each begins.
 *
 * @typedef {{graph: number, state: number}} Place Where a device is.
 */

const transitions = [undefined, "rotate", "push", "pop", "present", "dismiss", "columns"];

const unexplained = `<div class="pane-empty"><p>The exported file explains screens near its start only; the live page explains \
them all.</p></div>`;

export class Recording extends EventTarget {
  /** Nothing has to be told to a server that comes back. */
  events = [];
  refusal = "The exported file does not go there; the live page does.";

  #tables;
  #screens;
  #problems;
  #revision = 0;
  /** @type {Map<string, Place>} In the order of the page. */
  #places;

  /**
   * @param {Tables} tables
   * @param {string[]} ids Of the devices, in the order of the page.
   */
  constructor(tables, ids) {
    super();
    this.#tables = tables;
    this.#screens = new Screens(tables.nodes.map((pieces) => this.#html(pieces)), tables.trees);
    this.#places = new Map(ids.map((id) => [id, tables.devices[id]]));
    this.#problems = new RecordedProblems(tables.problems);
    this.#problems.update(this.#seenProblems());
  }

  /**
   * @param {{type: string}} message
   * @returns {boolean} Whether the recording can follow.
   */
  send(message) {
    if (message.type === "event") return this.#happen(message);
    if (message.type === "inspect") this.#inspect(message);
    return message.type !== "travel";
  }

  /** An event for all devices happens on all of them or on none, so that the settings speak for every device. */
  #happen({ device, text, mirrored }) {
    const ids = device === null || mirrored ? [...this.#places.keys()] : [device];
    const found = ids.map((id) => this.#step(id, text));
    if (mirrored ? !found[ids.indexOf(device)] : found.includes(undefined)) return false;
    const steps = found.filter(Boolean);
    const devices = steps.map((step) => this.#take(step)).filter(({ ops, chrome, log }) => ops.length || chrome || log);
    const problems = this.#problems.update(this.#seenProblems());
    if (devices.length || problems) this.#answer({ type: "patch", devices, problems });
    return true;
  }

  #inspect({ device, node }) {
    const { tree, explanation } = this.#state(this.#places.get(device));
    const index = this.#screens.ids(tree).indexOf(node);
    if (index < 0) return this.#answer({ type: "inspection", device, node });
    const { explanations, inspections, sections } = this.#tables;
    const said = explanation < 0 ? undefined : inspections[explanations[explanation][index]];
    const html = said?.map((section) => this.#html(sections[section])).join("") ?? unexplained;
    this.#answer({ type: "inspection", device, node, html });
  }

  #answer(message) {
    this.#revision += 1;
    this.dispatchEvent(new CustomEvent("message", { detail: { ...message, revision: this.#revision } }));
  }

  /** The way an event leads from where a device is; `undefined` if it is not recorded. */
  #step(id, text) {
    const place = this.#places.get(id);
    const { offer, course, targets } = this.#state(place);
    const { events, offers, courses, ways } = this.#tables;
    const index = offers[offer].findIndex((event) => events[event] === text);
    if (index < 0 || targets[index] < 0) return undefined;
    const [log, transition] = ways[courses[course][index]];
    return { id, target: { graph: place.graph, state: targets[index] }, log, transition: transitions[transition] };
  }

  #take({ id, target, log, transition }) {
    const [before, after] = [this.#state(this.#places.get(id)), this.#state(target)];
    this.#places.set(id, target);
    const { logs, lines } = this.#tables;
    const isSame = before.chrome === after.chrome && before.settings === after.settings;
    const html = logs[log].map((line) => this.#html(lines[line])).join("");
    return {
      id,
      ops: this.#screens.difference(before.tree, after.tree),
      chrome: isSame ? undefined : this.#chrome(after),
      transition,
      log: html ? { startsAfresh: false, html } : undefined,
    };
  }

  #chrome({ chrome, settings }) {
    const inForce = this.#tables.settings[settings].map((event) => this.#tables.events[event]);
    return { ...this.#tables.chromes[chrome], settings: inForce.join(", ") };
  }

  #seenProblems() {
    return new Map([...this.#places].map(([id, place]) => [id, this.#state(place).problems]));
  }

  /** @param {Place} place */
  #state({ graph, state }) {
    const [tree, chrome, settings, problems, explanation, offer, course, ...targets] = this.#tables.graphs[graph][state];
    return { tree, chrome, settings, problems, explanation, offer, course, targets };
  }

  #html(pieces) {
    return pieces.map((piece) => this.#tables.pieces[piece]).join("");
  }
}
