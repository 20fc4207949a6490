/** Applies the server's small operations to a device's tree. */

import { known } from "./dom.js";
import { keptField } from "./kept-field.js";
import { arrivingClass, leave, mark, movingColumns, takeAway } from "./motion.js";

/** @typedef {import("./messages.js").DevicePatch} DevicePatch */
/** @typedef {import("./messages.js").Operation} Operation */

/** Classes that the page sets on nodes and that an update keeps. */
const ownClasses = ["is-selected"];

/** The maximum number of marked nodes. If more nodes change at once, the picture is new, and none of them is marked. */
const mostMarked = 12;

/**
 * @param {HTMLElement} device
 * @param {DevicePatch} patch
 */
export function applyOperations(device, patch) {
  const index = new NodeIndex(device);
  const changed = new Set();
  if (patch.transition === "columns") movingColumns(device);
  for (const operation of patch.ops) apply(operation, index, changed, patch.transition);
  // While a window is dragged or a finger presses, everything changes all the time.
  if (patch.transition || device.matches(".is-resizing, .is-pressing")) return;
  const marked = [...changed].filter((node) => node.isConnected && !node.matches(".screen, .window, .controllerView, :has(> .field-input:focus), :is(.touchLayer, .springboard), :is(.touchLayer, .springboard) *"));
  if (marked.length <= mostMarked) for (const node of marked) mark(node, "has-changed");
}

/** Finds nodes by id, with at most one walk over the device for each patch. */
class NodeIndex {
  /** @type {Map<string, HTMLElement>} */
  #nodes = new Map();

  /** @param {HTMLElement} device */
  constructor(device) {
    this.add(device);
  }

  /** @param {HTMLElement} root */
  add(root) {
    if (root.dataset.id) this.#nodes.set(root.dataset.id, root);
    for (const node of root.querySelectorAll("[data-id]")) this.#nodes.set(node.dataset.id, node);
  }

  /**
   * @param {string} id
   * @returns {HTMLElement}
   */
  get(id) {
    return known(this.#nodes.get(id), id);
  }
}

/**
 * @param {Operation} operation
 * @param {NodeIndex} index
 * @param {Set<HTMLElement>} changed
 * @param {string | undefined} transition
 */
function apply(operation, index, changed, transition) {
  const node = index.get(operation[1]);
  switch (operation[0]) {
    case "frame":
      setFrame(node, operation);
      break;
    case "attributes":
      setAttributes(node, operation[2]);
      changed.add(node);
      break;
    case "text":
      setLines(node, operation[2], operation[3]);
      if (operation[4] !== undefined) setField(node.querySelector(":scope > .field-input"), operation[4]);
      changed.add(node);
      break;
    case "replace": {
      const fresh = insert(operation[2], node.parentElement, node);
      for (const name of ownClasses) fresh.classList.toggle(name, node.classList.contains(name));
      const kept = keptField(node, fresh);
      takeAway(kept ? fresh : node);
      index.add(kept ? node : fresh);
      changed.add(kept ? node : fresh);
      break;
    }
    case "insert": {
      const [, , sibling, html] = operation;
      const fresh = insert(html, node, sibling === null ? null : index.get(sibling));
      index.add(fresh);
      arrive(fresh, transition, changed);
      break;
    }
    case "remove":
      leave(node, transition);
      break;
    case "move": {
      const [, , parent, sibling] = operation;
      const home = index.get(parent);
      // The focus stays in browsers that have `moveBefore`.
      home[home.moveBefore ? "moveBefore" : "insertBefore"](node, sibling === null ? null : index.get(sibling));
      break;
    }
  }
}

/**
 * Creates an element in its position. An element created elsewhere would have to be adopted.
 * @param {string} html HTML of one element.
 * @param {HTMLElement} parent
 * @param {HTMLElement | null} sibling The next sibling.
 * @returns {HTMLElement}
 */
function insert(html, parent, sibling) {
  if (sibling) sibling.insertAdjacentHTML("beforebegin", html);
  else parent.insertAdjacentHTML("beforeend", html);
  return /** @type {HTMLElement} */ (sibling ? sibling.previousElementSibling : parent.lastElementChild);
}

/** Animates a new node. Screens slide and presented views rise. Other new nodes are marked like changed ones. */
function arrive(node, transition, changed) {
  const name = arrivingClass(node, transition);
  if (name) mark(node, name);
  else if (transition !== "dismiss" || !node.matches(".controllerView")) changed.add(node);
}

function setFrame(node, [, , x, y, width, height]) {
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  node.style.width = `${width}px`;
  node.style.height = `${height}px`;
}

function setAttributes(node, attributes) {
  const own = ownClasses.filter((name) => node.classList.contains(name));
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  node.classList.add(...own);
}

/** Sets the app's text of a field. A focused field keeps showing the user's text (`typing.js`). */
function setField(field, text) {
  field.defaultValue = text;
  if (field !== document.activeElement) field.value = text;
}

/** Sets the lines of the node's first text. Each line has its own element with its letter spacing. */
function setLines(node, lines, spacings) {
  node.querySelector(".text").replaceChildren(...lines.map((line, index) => {
    const span = document.createElement("span");
    span.className = "line";
    span.style.letterSpacing = `${spacings[index]}px`;
    span.textContent = line;
    return span;
  }));
}
