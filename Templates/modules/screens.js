/** The screens of a recording: builds them, and finds what has to change in one to make it another. */

import { element } from "./dom.js";

/** @typedef {import("./messages.js").Operation} Operation */

const frameProperties = ["left", "top", "width", "height"];

/**
 * Does in the browser what `TreeDifference.swift` does for the live page, with the same three rounds: first what goes or is
 * replaced, then what comes or moves, then what only looks or stands differently. Equal parts are one tree of the recording
 * and need no look.
 */
export class Screens {
  #nodes;
  #trees;
  /** @type {Map<number, HTMLElement>} */
  #elements = new Map();

  /**
   * @param {string[]} nodes
   * @param {number[][]} trees
   */
  constructor(nodes, trees) {
    this.#nodes = nodes;
    this.#trees = trees;
  }

  /**
   * @param {number} old A tree.
   * @param {number} now A tree with the same root id.
   * @returns {Operation[]}
   */
  difference(old, now) {
    const rounds = { leaving: [], arriving: [], changing: [] };
    this.#compare(old, now, rounds);
    return [...rounds.leaving, ...rounds.arriving, ...rounds.changing];
  }

  /**
   * The ids of a tree, parents before children.
   * @param {number} tree
   * @returns {string[]}
   */
  ids(tree) {
    return [this.#id(tree), ...this.#children(tree).flatMap((child) => this.ids(child))];
  }

  #compare(old, now, rounds) {
    if (old === now) return;
    const [before, after] = [this.#element(old), this.#element(now)];
    if (before !== after && !hasSameContent(before, after)) {
      rounds.leaving.push(["replace", this.#id(now), this.#build(now).outerHTML]);
      return;
    }
    this.#compareAttributes(old, now, rounds);
    if (before !== after) compareLines(before, after, rounds);
    this.#compareChildren(old, now, rounds);
  }

  #compareAttributes(old, now, rounds) {
    const [before, after] = [this.#element(old), this.#element(now)];
    if (before !== after && !hasSameAttributes(before, after)) {
      rounds.changing.push(["attributes", this.#id(now), attributes(before, this.#framed(now))]);
    } else if (this.#frame(old).some((number, index) => number !== this.#frame(now)[index])) {
      rounds.changing.push(["frame", this.#id(now), ...this.#frame(now)]);
    }
  }

  #compareChildren(old, now, rounds) {
    const before = new Map(this.#children(old).map((child) => [this.#id(child), child]));
    const after = this.#children(now);
    const ids = after.map((child) => this.#id(child));
    for (const id of before.keys()) if (!ids.includes(id)) rounds.leaving.push(["remove", id]);
    this.#place(after, this.#id(now), [...before.keys()], rounds);
    after.forEach((child, index) => before.has(ids[index]) && this.#compare(before.get(ids[index]), child, rounds));
  }

  /** Puts children into place from the last to the first, so that the sibling each stands before is there already. */
  #place(children, parent, known, rounds) {
    const order = children.map((child) => known.indexOf(this.#id(child)));
    const staying = longestRise(order.filter((place) => place >= 0));
    let next = null;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const id = this.#id(children[index]);
      if (order[index] < 0) rounds.arriving.push(["insert", parent, next, this.#build(children[index]).outerHTML]);
      else if (!staying.has(order[index])) rounds.arriving.push(["move", id, parent, next]);
      next = id;
    }
  }

  /** The box of a tree alone, made once; not to be changed. */
  #element(tree) {
    const node = this.#trees[tree][0];
    if (!this.#elements.has(node)) this.#elements.set(node, element(this.#nodes[node]));
    return this.#elements.get(node);
  }

  #id(tree) {
    return this.#element(tree).dataset.id;
  }

  #frame(tree) {
    return this.#trees[tree].slice(1, 5);
  }

  #children(tree) {
    return this.#trees[tree].slice(5);
  }

  /** A new box in its place, without its children. */
  #framed(tree) {
    const box = /** @type {HTMLElement} */ (this.#element(tree).cloneNode(true));
    this.#frame(tree).forEach((number, index) => (box.style[frameProperties[index]] = `${number}px`));
    return box;
  }

  #build(tree) {
    const box = this.#framed(tree);
    box.append(...this.#children(tree).map((child) => this.#build(child)));
    return box;
  }
}

/** Whether two boxes are of one kind and differ at most in the lines of their text. The kind is their second class. */
function hasSameContent(before, after) {
  return before.classList[1] === after.classList[1] && withoutLines(before) === withoutLines(after);
}

function withoutLines(box) {
  const copy = box.cloneNode(true);
  copy.querySelector(".text")?.replaceChildren();
  return copy.innerHTML;
}

function compareLines(before, after, rounds) {
  const lines = linesOf(after);
  if (linesOf(before).join("\n") !== lines.join("\n")) rounds.changing.push(["text", after.dataset.id, lines]);
}

const linesOf = (box) => [...(box.querySelector(".text")?.children ?? [])].map((line) => line.textContent);

function hasSameAttributes(before, after) {
  return before.cloneNode(false).isEqualNode(after.cloneNode(false));
}

/** The attributes of a box; those that only the one before has are to go. */
function attributes(before, box) {
  const gone = before.getAttributeNames().map((name) => [name, null]);
  return Object.fromEntries([...gone, ...box.getAttributeNames().map((name) => [name, box.getAttribute(name)])]);
}

/**
 * The longest part of a list, not necessarily connected, in which every number is greater than the one before.
 * @param {number[]} numbers
 * @returns {Set<number>}
 */
function longestRise(numbers) {
  /** @type {number[][]} The best parts that end at each place. */
  const best = [];
  for (const number of numbers) {
    const longest = best.filter((part) => part.at(-1) < number).reduce((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, number]);
  }
  return new Set(best.reduce((a, b) => (b.length > a.length ? b : a), []));
}
