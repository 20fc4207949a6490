/**
 * Plays random actions of a person on a page, chosen from those that it offers, and describes the page after each step
 * then. It comes before the page's own scripts, so that it sees when nothing is under way any more. The same seed does the same on
 * two pages for as long as both show the same.
 */

// When nothing is under way: a worker has answered every order, and a server a question that was asked after all else.

let orders = 0;
globalThis.Worker = class extends Worker {
  constructor(...parameters) {
    super(...parameters);
    this.addEventListener("message", ({ data }) => data.isDone && (orders -= 1));
  }

  postMessage(...parameters) {
    orders += 1;
    super.postMessage(...parameters);
  }
};

// An exported page unpacks modules that are needed later, and then gives up their address.
let packed = 0;
globalThis.DecompressionStream = class extends DecompressionStream {
  constructor(format) {
    super(format);
    packed += 1;
  }
};
const giveUp = URL.revokeObjectURL.bind(URL);
URL.revokeObjectURL = (address) => {
  packed -= 1;
  giveUp(address);
};

let socket;
let received = 0;
globalThis.WebSocket = class extends WebSocket {
  constructor(...parameters) {
    super(...parameters);
    socket = this;
    this.addEventListener("message", () => (received += 1));
  }
};

const pause = (time) => new Promise((done) => setTimeout(done, time));

let questions = 0;
const answered = () => new Promise((done) => {
  const node = `question-${(questions += 1)}`;
  document.addEventListener("inspection", function hear({ detail }) {
    if (detail.node !== node) return;
    document.removeEventListener("inspection", hear);
    done();
  });
  socket.send(JSON.stringify({ type: "inspect", device: "no-device", node }));
});

/** Nothing can be asked before there is a connection. */
const connected = () => new Promise((done) => {
  if (socket.readyState !== WebSocket.CONNECTING) done();
  else socket.addEventListener("open", () => done(), { once: true });
});

/** @param {number} calm The time without messages after which a server counts as idle, in milliseconds. */
async function settled(calm) {
  if (!socket) {
    // Actions that wait for a module send their order a little later.
    do await pause(0);
    while (orders > 0 || packed > 0);
    return;
  }
  await connected();
  let before;
  do {
    await answered();
    // An answer comes before a picture: it has the time to be on its way before the next question.
    await pause(calm);
    before = received;
    await answered();
  } while (received !== before + 1);
}

/** Waits until work after the paint, such as setting tab stops, is done. */
const painted = () => new Promise((done) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done();
  port2.postMessage(null);
}));

/** And every screen is drawn at the scale that it is shown at. */
async function drawn() {
  do await painted();
  while (document.querySelector(".is-scaled"));
}

// The page's contents

/** Marks that fade by themselves. */
const passing = ["has-changed", "has-flipped", "is-rotating", "push-in", "pop-in", "rise-in", "fade-in", "zoom-in", "column-in", "is-moving-columns"];

/** An element as text: attributes in order, styles as this browser spells them, without times of the day. */
function text(element) {
  const copy = element.cloneNode(true);
  // A device's place follows from the size of its board.
  if (copy.matches("[data-device]")) copy.style.left = copy.style.top = "";
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    node.classList.remove(...passing);
    if (node.getAttribute("class") === "") node.removeAttribute("class");
    if (node.style?.cssText) node.setAttribute("style", node.style.cssText);
    const attributes = node.getAttributeNames().sort().map((name) => [name, node.getAttribute(name)]);
    for (const [name] of attributes) node.removeAttribute(name);
    for (const [name, value] of attributes) node.setAttribute(name, value);
    if (node.localName === "time") node.textContent = "";
  }
  return copy.outerHTML;
}

/** The devices, the panel, the settings and the words of the toolbar, by name. */
function picture() {
  const parts = {};
  document.querySelector('[data-tab="timeline"]').click();
  for (const device of document.querySelectorAll("[data-device]")) parts[device.dataset.device] = text(device);
  for (const pane of document.querySelectorAll(".pane")) {
    // Whether a pane is open is the panel's own matter.
    const copy = pane.cloneNode(true);
    copy.hidden = false;
    parts[pane.id] = text(copy);
  }
  for (const setting of document.querySelectorAll("#settings .setting")) parts[setting.querySelector(".setting-name").textContent] = text(setting);
  parts.sheet = text(document.querySelector('[data-region="sheet"]'));
  parts.notice = document.querySelector('[data-region="notice"]').textContent;
  for (const name of ["title", "summary", "problem-count"]) parts[name] = text(document.querySelector(`[data-field="${name}"]`));
  return parts;
}

/** FNV-1a of a picture, in 32 bits. */
function fingerprint(parts) {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(parts)) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193) >>> 0;
  return hash;
}

// A person's actions

const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => !element.closest("[hidden], [inert]"));
const nameOf = (element) => element.closest("[data-device]")?.dataset.device ?? "*";

/** Says an event to a device as an element on it would that offers it. */
function say(device, event) {
  const probe = document.createElement("i");
  probe.dataset.event = event;
  device.append(probe);
  probe.click();
  probe.remove();
}

const forces = [0.05, 0.2, 0.34, 0.5, 0.67, 0.8, 0.95, 1];
const nonsense = ["tap nothing.here", "rotate sideways", "resize -1x5", "press home.next nan", "ios 99", "selectTab 40", "back nobody", "detent tall", "quickAction no"];
let pressed = null;

/** Actions by name, with their frequency and a function that performs them and describes the result, or returns nothing. */
const verbs = {
  tap: [8, (pick) => {
    const target = pick(all(".glass [data-event]"));
    target?.click();
    return target && `${nameOf(target)}: ${target.dataset.event}`;
  }],
  chrome: [2, (pick) => {
    const target = pick(all(".device-footer [data-event], .home-button, .device-past"));
    target?.click();
    return target && `${nameOf(target)}: ${target.dataset.event ?? "to the present"}`;
  }],
  swipe: [2, (pick) => {
    const target = pick(all("[data-swipes]"));
    if (!target) return null;
    const event = pick(target.dataset.swipes.split(","));
    say(target.closest("[data-device]"), event);
    return `${nameOf(target)}: ${event}`;
  }],
  press: [2, (pick) => {
    const target = pick(all('[data-press], .window [data-id*="."]:not([data-id*="/"])'));
    if (!target) return null;
    const event = `${target.dataset.press ?? `press ${target.dataset.id}`} ${pick(forces)}`;
    pressed = target.closest("[data-device]");
    say(pressed, event);
    return `${nameOf(target)}: ${event}`;
  }],
  rest: [1, (pick) => {
    const target = pick(all("[data-long-press]"));
    if (!target) return null;
    pressed = target.closest("[data-device]");
    say(pressed, target.dataset.longPress);
    return `${nameOf(target)}: ${target.dataset.longPress}`;
  }],
  finger: [3, (pick) => {
    if (!pressed?.isConnected) return null;
    const event = pick(["lift", "lift", "swipeUp", "tapPreview", "tapOutside", "chooseAction 1"]);
    say(pressed, event);
    return `${nameOf(pressed)}: ${event}`;
  }],
  setting: [4, (pick) => {
    const opener = pick([document.querySelector('.toolbar [popovertarget="settings"]'), ...all('.device-footer [popovertarget="settings"]')]);
    opener.click();
    const control = pick([...all("#settings [data-setting]"), document.querySelector("#category"), document.querySelector("#system-version")]);
    let value = control.dataset.setting;
    if (control.matches("#category")) {
      value = control.value = String(pick(Array.from({ length: 12 }, (_, index) => index)));
      control.dispatchEvent(new Event("input", { bubbles: true }));
    } else if (control.matches("select")) {
      value = control.value = pick([...control.options].map((option) => option.value).filter(Boolean));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      control.click();
    }
    return `${nameOf(opener)}: set ${value}`;
  }],
  window: [2, (pick) => {
    const target = pick(all(".windows [data-setting]"));
    target?.click();
    return target && `${nameOf(target)}: ${target.dataset.setting}`;
  }],
  resize: [2, (pick, random) => {
    const target = pick(all('[data-offers*="resize "]'));
    if (!target) return null;
    const [, width, height] = /resize ([\d.]+)x([\d.]+)/.exec(target.dataset.offers);
    const event = `resize ${Math.round(width * (0.3 + random()))}x${Math.round(height * (0.3 + random()))}`;
    say(target, event);
    return `${nameOf(target)}: ${event}`;
  }],
  travel: [2, (pick) => {
    const target = pick([...document.querySelectorAll(".log-head[data-travel]")]);
    target?.click();
    return target && `${target.dataset.travels}: to entry ${target.dataset.travel}`;
  }],
  inspect: [2, (pick) => {
    const target = pick([...all(".glass [data-id]"), ...document.querySelectorAll('[data-action="select-node"]')]);
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, altKey: Boolean(target.dataset.id) }));
    return target && `${nameOf(target)}: inspect ${target.dataset.id ?? target.dataset.node}`;
  }],
  toolbar: [1, (pick) => {
    const target = pick([...document.querySelectorAll('.toolbar [data-action="rotate-all"], .toolbar [data-action="toggle-mirror"]')]);
    target.click();
    return target.dataset.action;
  }],
  verbosity: [0.5, () => {
    document.querySelector('[data-option="verbose"] input').click();
    return "all trait environments";
  }],
  nonsense: [0.5, (pick) => {
    const target = pick(all("[data-device]"));
    const event = pick(nonsense);
    say(target, event);
    return `${nameOf(target)}: ${event}`;
  }],
};

/** Mulberry32. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 0x100000000;
  };
}

function act(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const total = Object.values(verbs).reduce((sum, [weight]) => sum + weight, 0);
  for (;;) {
    let rest = random() * total;
    const [, action] = Object.values(verbs).find(([weight]) => (rest -= weight) < 0);
    const done = action(pick, random);
    if (done) return done;
  }
}

/** Waits for the code that loads with the first pointer and with the panel. A person cannot be faster, but this can. */
async function loaded() {
  document.querySelector('[data-tab="timeline"]').click();
  dispatchEvent(new PointerEvent("pointermove"));
  while (document.getElementById("panel").hidden || document.body.dataset.touched === undefined) await pause(4);
}

/**
 * @param {number} seed
 * @param {number} steps
 * @param {number} calm
 * @returns {Promise<{steps: [string, number][], picture: Record<string, string>}>} The action of each step and the
 *   fingerprint of its result, and the page's contents at the end.
 */
globalThis.play = async (seed, steps, calm = 4) => {
  const random = randomFrom(seed);
  const played = [];
  await loaded();
  // It may have been on at the time of another sequence.
  await settled(calm);
  await drawn();
  played.push(["the beginning", fingerprint(picture())]);
  while (played.length <= steps) {
    const done = act(random);
    await settled(calm);
    await drawn();
    played.push([done, fingerprint(picture())]);
    document.getElementById("settings").hidePopover();
  }
  return { steps: played, picture: picture() };
};
