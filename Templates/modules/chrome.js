/** What stands around a screen: the device's size, its subtitle, its badges, its settings, its rotate button. */

import { field } from "./dom.js";
import { mark, turning } from "./motion.js";

/** @typedef {import("./messages.js").Chrome} Chrome */

/**
 * @param {HTMLElement} device
 * @param {Chrome} chrome
 * @param {() => void} applyOperations Changes the screen; a rotation changes both at once.
 * @param {boolean} isRotation
 */
export function updateDevice(device, chrome, applyOperations, isRotation) {
  const change = () => {
    setChrome(device, chrome);
    applyOperations();
  };
  if (isRotation) turning(device, change);
  else change();
}

/** Classes that the page puts on devices while something is under way. */
const ownClasses = ["is-rotating", "is-resizing", "is-pressing"];

function setChrome(device, chrome) {
  const own = ownClasses.filter((name) => device.classList.contains(name));
  device.className = chrome.classes;
  device.classList.add(...own);
  device.style.cssText = chrome.style;
  device.dataset.settings = chrome.settings;
  device.dataset.offers = chrome.offers;
  setText(field("subtitle", device), chrome.subtitle);
  setText(field("size", device), chrome.size);
  setBadge(field("horizontal", device), chrome.horizontal);
  setBadge(field("vertical", device), chrome.vertical);
  const note = field("note", device);
  setText(note, chrome.note ?? "");
  if (note) note.hidden = !chrome.note;
  const dismiss = field("dismiss", device);
  if (dismiss) dismiss.hidden = !chrome.canDismiss;
  const rotate = field("rotate", device);
  if (!rotate) return;
  rotate.hidden = !chrome.rotate;
  rotate.dataset.event = chrome.rotate ?? "";
}

/**
 * Shows other marks on the way of the window's edge.
 * @param {HTMLElement} device
 * @param {string} html
 */
export function setMarks(device, html) {
  const marks = field("marks", device);
  if (marks) marks.innerHTML = html;
}

function setText(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

/** A badge that flipped glows once. */
function setBadge(element, badge) {
  if (!element || element.dataset.class === badge.sizeClass) return;
  element.dataset.class = badge.sizeClass;
  element.textContent = badge.text;
  element.title = badge.title;
  mark(element, "has-flipped");
}
