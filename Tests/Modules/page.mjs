/** The page that browser modules expect at import, and language features that older versions of Node lack. */

export class FakeDocument extends EventTarget {
  querySelector() { return null; }
  querySelectorAll() { return []; }
}

/** Opens another page. Listeners of the previous one are removed. */
export function openPage() {
  const target = new EventTarget();
  globalThis.addEventListener = target.addEventListener.bind(target);
  globalThis.dispatchEvent = target.dispatchEvent.bind(target);
  globalThis.document = new FakeDocument();
}

openPage();
globalThis.CSS = { escape: (text) => text };
globalThis.CustomEvent ??= class extends Event {
  constructor(type, { detail }) {
    super(type);
    this.detail = detail;
  }
};

/** @type {((now: number) => void)[]} */
let frames = [];

globalThis.requestAnimationFrame = (action) => frames.push(action);

/** @type {Set<() => void>} */
const observers = new Set();

globalThis.ResizeObserver = class {
  constructor(action) { this.action = action; }
  observe() { observers.add(this.action); }
  disconnect() { observers.delete(this.action); }
};

/** Draws a frame and runs its callbacks: after the layout, those of observers. */
export function drawFrame(now = 0) {
  const waiting = frames;
  frames = [];
  for (const action of waiting) action(now);
  for (const action of observers) action();
}

Map.groupBy ??= (items, key) => {
  const groups = new Map();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};
Array.prototype.toSpliced ??= function (...parts) {
  const copy = [...this];
  copy.splice(...parts);
  return copy;
};
