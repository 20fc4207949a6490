/** The parts around a screen: the device's size, subtitle, badges, settings and rotate button. */

import { field, setHidden } from "./dom.js";
import { mark, turning, unfolding } from "./motion.js";

/** @typedef {import("./messages.js").Chrome} Chrome */

/**
 * @param {HTMLElement} device
 * @param {Chrome} chrome
 * @param {() => void} applyOperations Changes the screen. A rotation changes the screen and the parts around it at once.
 * @param {string} [transition]
 */
export function updateDevice(device, chrome, applyOperations, transition) {
  const change = () => {
    setChrome(device, chrome);
    applyOperations();
  };
  if (transition === "rotate") turning(device, change);
  else if (transition === "fold") unfolding(device, change);
  else change();
}

/** Classes that the page itself sets on devices. */
const ownClasses = ["is-past", "is-rotating", "is-resizing", "is-pressing", "is-folding"];

function setChrome(device, chrome) {
  const own = ownClasses.filter((name) => device.classList.contains(name));
  // Setting an attribute makes the browser compute the styles of the whole device, even if the value is the same.
  setAttribute(device, "class", [chrome.classes, ...own].join(" "));
  setLengths(device.style, chrome.style);
  setAttribute(device, "data-settings", chrome.settings);
  setAttribute(device, "data-offers", chrome.offers);
  const about = field("about", device);
  if (about) setAttribute(about, "title", chrome.about);
  const system = field("system", device);
  setText(system, chrome.system ?? "");
  setHidden(system, !chrome.system);
  setText(field("subtitle", device), chrome.subtitle);
  setText(field("size", device), chrome.size);
  setBadge(field("horizontal", device), chrome.horizontal);
  setBadge(field("vertical", device), chrome.vertical);
  const note = field("note", device);
  setText(note, chrome.note ?? "");
  setHidden(note, !chrome.note);
  setHidden(field("dismiss", device), !chrome.canDismiss);
  const rotate = field("rotate", device);
  setHidden(rotate, !chrome.rotate);
  if (rotate) setAttribute(rotate, "data-event", chrome.rotate ?? "");
}

/**
 * Shows whether a device is in an earlier state.
 * @param {HTMLElement} device
 * @param {NonNullable<import("./messages.js").DevicePatch["position"]>} position
 */
export function setPosition(device, { entry, last }) {
  device.dataset.entry = String(entry);
  device.dataset.lastEntry = String(last);
  device.classList.toggle("is-past", entry !== last);
  const back = field("past", device);
  setHidden(back, entry === last);
  if (back) back.dataset.travel = String(last);
}

/**
 * Replaces the marks on the track of the window's edge.
 * @param {HTMLElement} device
 * @param {string} html
 */
export function setMarks(device, html) {
  const marks = field("marks", device);
  if (marks) marks.innerHTML = html;
}

/** Sets the lengths of a device. Its style also contains its position on the board. */
function setLengths(style, text) {
  const lengths = new Map(text.split(";").map((length) => /** @type {[string, string]} */ (length.split(":"))));
  for (const name of [...style]) if (name.startsWith("--") && !lengths.has(name)) style.removeProperty(name);
  for (const [name, value] of lengths) if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function setText(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Updates a badge. If its size class changes, it glows once. */
function setBadge(element, badge) {
  setText(element, badge.text);
  if (element) setAttribute(element, "title", badge.title);
  if (!element || element.dataset.class === badge.sizeClass) return;
  element.dataset.class = badge.sizeClass;
  mark(element, "has-flipped");
}
