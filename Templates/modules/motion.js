/** Animations that explain a change: each runs once, and a new one replaces one that still runs. */

import { wantsLittleMotion } from "./dom.js";

const turn = 320;
const ease = "cubic-bezier(.2, .8, .2, 1)";

/**
 * What is to be marked as soon as the page has changed, all at once.
 * @type {Map<HTMLElement, Set<string>>}
 */
const pending = new Map();

/**
 * Gives an element a class for as long as the animation that goes with it; an animation that still runs starts over.
 * @param {HTMLElement} node
 * @param {string} name
 */
export function mark(node, name) {
  if (!pending.size) queueMicrotask(markPending);
  if (!pending.has(node)) pending.set(node, new Set());
  pending.get(node).add(name);
}

/** Starting an animation over makes the browser find all styles, once: so it is done when nothing changes any more. */
function markPending() {
  const running = [];
  const marks = [...pending];
  pending.clear();
  for (const [node, names] of marks) {
    for (const name of names) {
      if (node.classList.contains(name)) running.push(node);
      else begin(node, name);
    }
  }
  for (const node of running) for (const animation of node.getAnimations()) animation.currentTime = 0;
}

function begin(node, name) {
  node.classList.add(name);
  const done = (event) => {
    if (event.target !== node) return;
    node.classList.remove(name);
    node.removeEventListener("animationend", done);
    node.removeEventListener("animationcancel", done);
  };
  node.addEventListener("animationend", done);
  node.addEventListener("animationcancel", done);
}

/**
 * Takes a node away. A screen that was pushed off or dismissed slides out first; it is no longer part of the page then.
 * @param {HTMLElement} node
 * @param {string} [transition]
 */
export function leave(node, transition) {
  const name = leavingClass(node, transition);
  if (!name || wantsLittleMotion()) {
    node.remove();
    return;
  }
  for (const part of [node, ...node.querySelectorAll("[data-id]")]) {
    part.removeAttribute("data-id");
    part.removeAttribute("data-event");
  }
  node.inert = true;
  node.setAttribute("aria-hidden", "true");
  node.classList.add(...name.split(" "));
  const remove = () => node.remove();
  node.addEventListener("animationend", (event) => event.target === node && remove());
  setTimeout(remove, turn + 100);
}

/** What fades and does not move. */
const fading = ".touchLayer, .springboard, .form-popover, .form-alert, .dimming, [class*='popoverArrow-']";

/** What comes and goes at a side. */
const moving = ".controllerView, .tabSidebar";

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
  const isOnRight = node.offsetLeft > 0 && node.offsetLeft + node.offsetWidth >= node.parentElement.offsetWidth;
  node.style.setProperty("--side", isOnRight ? "-1" : "1");
  return node.offsetWidth < node.parentElement.offsetWidth ? name : null;
}

/**
 * Lets the columns of a device's split views take their new widths while others come or go.
 * @param {HTMLElement} device
 */
export function movingColumns(device) {
  device.classList.add("is-moving-columns");
  setTimeout(() => device.classList.remove("is-moving-columns"), turn);
}

/**
 * Turns a device's bezel from how it was held before to how it is held now, while its content lays itself out anew.
 * @param {HTMLElement} device
 * @param {() => void} change Makes the device what it is now.
 */
export function turning(device, change) {
  const before = turns(device);
  device.classList.add("is-rotating");
  change();
  setTimeout(() => device.classList.remove("is-rotating"), turn);
  if (wantsLittleMotion()) return;
  const bezel = device.querySelector(".bezel");
  bezel?.animate([{ transform: `rotate(${(before - turns(device)) * 90}deg)` }, { transform: "none" }], { duration: turn, easing: ease });
}

/** Quarter turns clockwise of the hardware from portrait. */
function turns(device) {
  if (device.classList.contains("is-landscapeLeft")) return 1;
  if (device.classList.contains("is-landscapeRight")) return -1;
  return device.classList.contains("is-portraitUpsideDown") ? 2 : 0;
}
