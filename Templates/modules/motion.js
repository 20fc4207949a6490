/** Animations that explain a change: each runs once, and a new one replaces one that still runs. */

import { afterPaint } from "./after-paint.js";

/** @type {MediaQueryList} */
let littleMotion;

/** Whether the person asked for less movement. */
export const wantsLittleMotion = () => (littleMotion ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;

const turn = 320;
const ease = "cubic-bezier(.2, .8, .2, 1)";

/** What begins with one message. It ends in one frame, too: when the last of it has come to rest. */
class Movements {
  /** @type {Map<HTMLElement, Set<string>>} The classes of nodes. */
  marks = new Map();
  /** @type {HTMLElement[]} What slides or fades out. */
  leaving = [];
  /** How long it lasts at least, in milliseconds: what moves in a device that turns are parts of it. */
  duration = 0;

  /** When nothing changes any more. */
  begin() {
    const again = [];
    for (const [node, names] of this.marks) {
      if ([...names].some((name) => node.classList.contains(name))) again.push(node);
      for (const name of latest.get(node)?.handOver(node) ?? []) names.add(name);
      latest.set(node, this);
      node.classList.add(...names);
    }
    afterPaint(() => {
      const restarted = again.flatMap((node) => node.getAnimations());
      const running = [...this.marks.keys(), ...this.leaving].flatMap((node) => node.getAnimations());
      const ends = running.filter((animation) => animation instanceof CSSAnimation).map(({ finished }) => finished);
      if (this.duration) ends.push(new Promise((resolve) => setTimeout(resolve, this.duration)));
      Promise.allSettled(ends).then(() => this.#end());
      return () => restarted.forEach((animation) => (animation.currentTime = 0));
    });
  }

  /** The classes of a node, which those after these take away. */
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

/** @type {WeakMap<HTMLElement, Movements>} The last that gave a node a class. */
const latest = new WeakMap();

/** @type {Movements | null} */
let next = null;

/** What begins as soon as the page has changed, all at once. */
function coming() {
  if (next) return next;
  queueMicrotask(() => {
    next.begin();
    next = null;
  });
  return (next = new Movements());
}

/**
 * Gives an element a class for as long as the animation that goes with it; an animation that still runs starts over.
 * @param {HTMLElement} node
 * @param {string} name
 */
export function mark(node, name) {
  const { marks } = coming();
  marks.set(node, (marks.get(node) ?? new Set()).add(name));
}

/** Gives a device a class for as long as its parts take to their new places. */
function markTurning(device, name) {
  mark(device, name);
  coming().duration = turn;
}

/**
 * Takes a node away. A screen that was pushed off or dismissed slides out first; it is no longer part of the page then.
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
 * Takes a node away at once. A browser that loses its focus on the way looks for all styles there and then: what has it is only out
 * of sight until the next frame, in which the browser finds that out.
 * @param {HTMLElement} node
 */
export function takeAway(node) {
  if (!node.contains(document.activeElement)) return node.remove();
  retire(node);
  node.style.display = "none";
  afterPaint(() => () => node.remove());
}

/** It is no longer what it was, and out of reach. */
function retire(node) {
  for (const part of [node, ...node.querySelectorAll("[data-id]")]) {
    part.removeAttribute("data-id");
    part.removeAttribute("data-event");
  }
  node.inert = true;
  node.setAttribute("aria-hidden", "true");
}

/** What fades and does not move. */
const fading = ".touchLayer, .springboard, .form-popover, .form-alert, .dimming, [class*='popoverArrow-']";

/** What comes and goes at a side. */
const moving = ".controllerView, .columnPanel, .tabSidebar";

function leavingClass(node, transition) {
  // A preview goes back to where it came from, or becomes the screen.
  if (node.matches(".touchLayer")) return `fade-out ${transition ? "is-popped" : "is-let-go"}`;
  if (node.matches(fading)) return "fade-out";
  if (node.matches(".presentedView")) return "sink-out";
  if (!node.matches(moving)) return null;
  if (transition === "columns") return columnClass(node, "column-out");
  return { push: "push-out", pop: "pop-out", present: "stay-out" }[transition] ?? null;
}

/**
 * The class of the movement with which a new node comes; `null` for one that just is there.
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

/** A column or a sidebar comes from, and goes over, the side it stands at. */
function columnClass(node, name) {
  const [left, width, room] = [parseFloat(node.style.left), parseFloat(node.style.width), parseFloat(node.parentElement.style.width)];
  const isOnRight = left > 0 && left + width >= room;
  node.style.setProperty("--side", isOnRight ? "-1" : "1");
  return width < room ? name : null;
}

/**
 * Lets the columns of a device's split views take their new widths while others come or go.
 * @param {HTMLElement} device
 */
export function movingColumns(device) {
  markTurning(device, "is-moving-columns");
}

/**
 * Turns a device's bezel from how it was held before to how it is held now, while its content lays itself out anew.
 * @param {HTMLElement} device
 * @param {() => void} change Makes the device what it is now.
 */
export function turning(device, change) {
  const before = turns(device);
  markTurning(device, "is-rotating");
  change();
  if (wantsLittleMotion()) return;
  const bezel = device.querySelector(".bezel");
  bezel?.animate([{ transform: `rotate(${(before - turns(device)) * 90}deg)` }, { transform: "none" }], { duration: turn, easing: ease });
}

/**
 * Lets a device swing open, or shut, while its content lays itself out on the other display.
 * @param {HTMLElement} device
 * @param {() => void} change Makes the device what it is now.
 */
export function unfolding(device, change) {
  markTurning(device, "is-rotating");
  change();
  if (wantsLittleMotion()) return;
  const isUpright = ["opens-top", "opens-bottom"].some((name) => device.classList.contains(name));
  const from = `perspective(1200px) rotate${isUpright ? "X" : "Y"}(50deg)`;
  device.querySelector(".bezel")?.animate([{ transform: from }, { transform: "none" }], { duration: turn, easing: ease });
}

/**
 * Takes a device from where it stood to where it stands. One that is under way goes on from where it is.
 * @param {HTMLElement} device
 * @param {{x: number, y: number}} away Where it stood, seen from where it stands.
 * @param {number} growth How large it was, in shares of how large it is.
 */
export function slide(device, { x, y }, growth) {
  if ((!x && !y && growth === 1) || wantsLittleMotion()) return;
  device.animate([{ transform: `translate(${x}px, ${y}px) scale(${growth})` }, { transform: "none" }], { duration: turn, easing: ease, composite: "add" });
}

/** Quarter turns clockwise of the hardware from portrait. */
function turns(device) {
  if (device.classList.contains("is-landscapeLeft")) return 1;
  if (device.classList.contains("is-landscapeRight")) return -1;
  return device.classList.contains("is-portraitUpsideDown") ? 2 : 0;
}
