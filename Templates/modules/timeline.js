/** The log of each device: its events, what followed from each, and the way back to any of them. */

import { devices, field } from "./dom.js";

/** @typedef {import("./messages.js").DevicePatch} DevicePatch */

/**
 * The logs of all devices, for the panel.
 * @param {Set<string>} folded The devices whose story is folded; kept up to date.
 * @returns {HTMLElement[]}
 */
export function timelines(folded) {
  const told = devices().filter((device) => device.querySelector(".log-line"));
  // The launch alone is a short story, and behind those of devices that were touched.
  told.sort((one, other) => Number(hasEntries(other)) - Number(hasEntries(one)));
  return told.length ? told.map((device) => timeline(device, folded)) : [emptyTimeline()];
}

const hasEntries = (device) => device.querySelector('.log > [data-depth="0"]') !== null;

function timeline(device, folded) {
  const { device: id } = device.dataset;
  const section = make("details", "timeline-device");
  section.append(heading(device), story(device));
  section.open = !folded.has(id);
  section.addEventListener("toggle", () => (section.open ? folded.delete(id) : folded.add(id)));
  return section;
}

function heading(device) {
  const title = make("summary", "");
  const how = make("span", "timeline-how");
  how.textContent = field("subtitle", device).textContent;
  title.append(device.querySelector(".device-name").textContent, " ", how);
  return title;
}

/** Entries, each with what followed from it. The launch is the first. */
function story(device) {
  const { device: id, entry: now } = device.dataset;
  const list = make("ol", "story");
  let entry = launch(id, Number(now));
  list.append(entry);
  for (const line of device.querySelectorAll(".log > .log-line")) {
    if (line.dataset.depth === "0") {
      entry = storyEntry(id, line, Number(now));
      list.append(entry);
    } else {
      entry.querySelector(".story-lines").append(linked(line.cloneNode(true)));
    }
  }
  return list;
}

function launch(id, now) {
  const words = make("span", "log-words");
  words.textContent = "The app was launched";
  return entryOf(id, 0, now, [words]);
}

function storyEntry(id, line, now) {
  const copy = linked(line.cloneNode(true));
  // A link within a button could not be followed.
  const place = copy.querySelector(".log-place");
  place?.remove();
  const time = make("time", "");
  time.textContent = line.dataset.time ?? "";
  return entryOf(id, line.dataset.entry === undefined ? null : Number(line.dataset.entry), now, [time, ...copy.childNodes], place);
}

/** An entry's head leads back to the state it led to; an exported page keeps no states to go back to. */
function entryOf(id, number, now, parts, place = null) {
  const item = make("li", "story-entry");
  const leads = number !== null;
  const head = make(leads ? "button" : "div", "story-head");
  if (leads) {
    head.type = "button";
    head.dataset.travel = String(number);
    head.dataset.travels = id;
    head.title = "Go to this state";
    if (number === now) head.setAttribute("aria-current", "step");
    item.classList.toggle("is-undone", number > now);
  }
  head.append(...parts);
  item.append(head, ...(place ? [place] : []), make("ol", "story-lines"));
  return item;
}

/** A sentence whose place, `neko.toml:96`, leads to that line of the file. */
function linked(line) {
  const place = line.querySelector(".log-place");
  const [, file, number] = /^(.+):(\d+)$/.exec(place?.textContent ?? "") ?? [];
  if (!file) return line;
  const link = make("a", "log-place");
  link.href = `/${file.split("/").map(encodeURIComponent).join("/")}#L${number}`;
  link.target = "traitscope-source";
  link.textContent = place.textContent;
  place.replaceWith(link);
  return line;
}

function emptyTimeline() {
  const note = make("div", "pane-empty");
  const text = make("p", "");
  text.textContent = "Nothing has happened yet. Tap a button, rotate a device or change a setting.";
  note.append(text);
  return note;
}

function make(name, className) {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}

/**
 * Adds sentences to a device's log, each entry with the time at which it arrived.
 * @param {HTMLElement} device
 * @param {NonNullable<DevicePatch["log"]>} log
 */
export function updateLog(device, log) {
  const list = device.querySelector(".log");
  const times = new Map();
  if (log.startsAfresh) {
    for (const line of list.querySelectorAll("[data-time]")) times.set(nameOf(line), line.dataset.time);
    list.replaceChildren();
  }
  const last = list.lastElementChild;
  list.insertAdjacentHTML("beforeend", log.html);
  const now = clock.format();
  for (let line = last?.nextElementSibling ?? list.firstElementChild; line; line = line.nextElementSibling) {
    if (line.dataset.depth === "0") line.dataset.time = times.get(nameOf(line)) ?? now;
  }
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

const nameOf = (line) => `${line.dataset.entry} ${line.textContent}`;

/**
 * Shows whether a device stands in its past.
 * @param {HTMLElement} device
 * @param {NonNullable<DevicePatch["position"]>} position
 */
export function updatePosition(device, { entry, last }) {
  device.dataset.entry = String(entry);
  device.dataset.lastEntry = String(last);
  const back = field("past", device);
  if (!back) return;
  back.hidden = entry === last;
  back.dataset.travel = String(last);
}
