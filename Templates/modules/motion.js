/** Animations that explain a change. Each runs once, and a new animation replaces the running one. */

import { afterPaint } from "./after-paint.js";

/** @type {MediaQueryList} */
let littleMotion;

/** Whether the user prefers reduced motion. */
export const wantsLittleMotion = () => (littleMotion ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;

const turn = 320;
const ease = "cubic-bezier(.2, .8, .2, 1)";

/** The duration of the longest movement, in milliseconds. All movements then end. Their animations hold the last state longer. */
const longest = 340;

/** The movements of one message. They end in the same frame. */
class Movements {
  /** @type {Map<HTMLElement, Set<string>>} The classes of nodes. */
  marks = new Map();
  /** @type {HTMLElement[]} Nodes that slide or fade out. */
  leaving = [];

  /** Starts the movements after all changes. */
  begin() {
    const again = [];
    for (const [node, names] of this.marks) {
      if ([...names].some((name) => node.classList.contains(name))) again.push(node);
      for (const name of latest.get(node)?.handOver(node) ?? []) names.add(name);
      latest.set(node, this);
      node.classList.add(...names);
    }
    afterPaint(() => {
      setTimeout(() => this.#end(), longest);
      const restarted = again.flatMap((node) => node.getAnimations());
      return () => restarted.forEach((animation) => (animation.currentTime = 0));
    });
  }

  /** Hands the classes of a node over to later movements. */
  handOver(node) {
    const names = this.marks.get(node);
    this.marks.delete(node);
    return names;
  }

  #end() {
    for (const [node, names] of this.marks) node.classList.remove(...names);
    for (const node of this.leaving) node.remove();
  }
}

/** @type {WeakMap<HTMLElement, Movements>} The last movements that gave a node a class. */
const latest = new WeakMap();

/** @type {Movements | null} */
let next = null;

/** The movements that start together after the change of the page. */
function coming() {
  if (next) return next;
  queueMicrotask(() => {
    next.begin();
    next = null;
  });
  return (next = new Movements());
}

/**
 * Gives an element a class for the duration of its animation. A running animation restarts.
 * @param {HTMLElement} node
 * @param {string} name
 */
export function mark(node, name) {
  if (wantsLittleMotion()) return;
  const { marks } = coming();
  marks.set(node, (marks.get(node) ?? new Set()).add(name));
}

/**
 * Removes a node. A screen that was pushed off or dismissed loses its id and slides out first.
 * @param {HTMLElement} node
 * @param {string} [transition]
 */
export function leave(node, transition) {
  const name = leavingClass(node, transition);
  if (!name || wantsLittleMotion()) return takeAway(node);
  retire(node);
  node.classList.add(...name.split(" "));
  coming().leaving.push(node);
}

/**
 * Removes a node immediately. Removing the focused node would make the browser compute all styles at once, so a node with
 * the focus is only hidden until the next frame, in which the browser computes styles anyway.
 * @param {HTMLElement} node
 */
export function takeAway(node) {
  if (!node.contains(document.activeElement)) return node.remove();
  retire(node);
  node.style.display = "none";
  afterPaint(() => () => node.remove());
}

/** Makes a node inert, and removes the ids and events of its parts. */
function retire(node) {
  for (const part of [node, ...node.querySelectorAll("[data-id]")]) {
    part.removeAttribute("data-id");
    part.removeAttribute("data-event");
  }
  node.inert = true;
  node.setAttribute("aria-hidden", "true");
}

const fading = ".touchLayer, .springboard, .form-popover, .form-alert, .dimming, [class*='popoverArrow-']";

const moving = ".controllerView, .columnPanel, .tabSidebar";

function leavingClass(node, transition) {
  // A preview returns to its source, or becomes the screen.
  if (node.matches(".touchLayer")) return `fade-out ${transition ? "is-popped" : "is-let-go"}`;
  if (node.matches(fading)) return "fade-out";
  if (node.matches(".presentedView")) return "sink-out";
  if (!node.matches(moving)) return null;
  if (transition === "columns") return columnClass(node, "column-out");
  return { push: "push-out", pop: "pop-out", present: "stay-out" }[transition] ?? null;
}

/**
 * The class of the animation of a new node. `null` if the node appears without an animation.
 * @param {HTMLElement} node
 * @param {string} [transition]
 */
export function arrivingClass(node, transition) {
  if (node.matches(".form-alert")) return "zoom-in";
  if (node.matches(fading)) return "fade-in";
  if (node.matches(".presentedView")) return "rise-in";
  if (!node.matches(moving)) return null;
  if (transition === "columns") return columnClass(node, "column-in");
  return { push: "push-in", pop: "pop-in" }[transition] ?? null;
}

/** The class of a column or a sidebar that moves across the edge of its own side. `null` if it has the full width. */
function columnClass(node, name) {
  const [left, width, room] = [parseFloat(node.style.left), parseFloat(node.style.width), parseFloat(node.parentElement.style.width)];
  const isOnRight = left > 0 && left + width >= room;
  node.style.setProperty("--side", isOnRight ? "-1" : "1");
  return width < room ? name : null;
}

/**
 * Animates the columns of a device's split views to their new widths while other columns appear or disappear.
 * @param {HTMLElement} device
 */
export function movingColumns(device) {
  mark(device, "is-moving-columns");
}

/**
 * Rotates a device's bezel from its old to its new orientation while its content is laid out.
 * @param {HTMLElement} device
 * @param {() => void} change Changes the device.
 */
export function turning(device, change) {
  const before = turns(device);
  mark(device, "is-rotating");
  change();
  if (wantsLittleMotion()) return;
  const bezel = device.querySelector(".bezel");
  bezel?.animate([{ transform: `rotate(${(before - turns(device)) * 90}deg)` }, { transform: "none" }], { duration: turn, easing: ease });
}

/**
 * Opens or closes a foldable device while its content is laid out on the other display.
 * @param {HTMLElement} device
 * @param {() => void} change Changes the device.
 */
export function unfolding(device, change) {
  mark(device, "is-rotating");
  change();
  if (wantsLittleMotion()) return;
  const isUpright = ["opens-top", "opens-bottom"].some((name) => device.classList.contains(name));
  const from = `perspective(1200px) rotate${isUpright ? "X" : "Y"}(50deg)`;
  device.querySelector(".bezel")?.animate([{ transform: from }, { transform: "none" }], { duration: turn, easing: ease });
}

/**
 * Moves a device from its old to its new position. A moving device continues from its current position.
 * @param {HTMLElement} device
 * @param {{x: number, y: number}} away The old position relative to the new one.
 * @param {number} growth The old size as a fraction of the new one.
 */
export function slide(device, { x, y }, growth) {
  if ((!x && !y && growth === 1) || wantsLittleMotion()) return;
  device.animate([{ transform: `translate(${x}px, ${y}px) scale(${growth})` }, { transform: "none" }], { duration: turn, easing: ease, composite: "add" });
}

/** The clockwise quarter turns of the hardware from portrait. */
function turns(device) {
  if (device.classList.contains("is-landscapeLeft")) return 1;
  if (device.classList.contains("is-landscapeRight")) return -1;
  return device.classList.contains("is-portraitUpsideDown") ? 2 : 0;
}
