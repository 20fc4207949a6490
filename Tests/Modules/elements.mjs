/** Elements as far as modules ask them for what they are, and hear events of them. */

/** A declaration of styles. */
class Style {
  #values = new Map();
  getPropertyValue(name) { return this.#values.get(name) ?? ""; }
  setProperty(name, value) { this.#values.set(name, String(value)); }
  removeProperty(name) { this.#values.delete(name); }
}

export class FakeElement {
  /** @type {FakeElement | null} */
  parentElement = null;
  /** @type {(FakeElement | string)[]} */
  childNodes = [];
  dataset = {};
  style = new Style();
  hidden = false;
  isConnected = true;
  #attributes = new Map();
  #classes = new Set();

  /** @param {string} tag @param {string} [className] */
  constructor(tag, className = "") {
    this.tag = tag;
    this.className = className;
    this.classList = {
      contains: (name) => this.#classes.has(name),
      toggle: (name, isOn) => (isOn ? this.#classes.add(name) : this.#classes.delete(name)),
      add: (...names) => names.forEach((name) => this.#classes.add(name)),
      remove: (...names) => names.forEach((name) => this.#classes.delete(name)),
    };
  }

  get className() { return [...this.#classes].join(" "); }
  set className(text) { this.#classes = new Set(text.split(" ").filter(Boolean)); }

  get children() { return this.childNodes.filter((node) => node instanceof FakeElement); }
  get textContent() { return this.childNodes.map((node) => (typeof node === "string" ? node : node.textContent)).join(""); }
  set textContent(text) { this.replaceChildren(text); }

  append(...nodes) {
    for (const node of nodes) if (node instanceof FakeElement) node.parentElement = this;
    this.childNodes.push(...nodes.filter((node) => node !== ""));
  }

  replaceChildren(...nodes) {
    this.childNodes = [];
    this.append(...nodes);
  }

  insertBefore(node, next) {
    node.parentElement = this;
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, node);
  }

  remove() {
    this.parentElement.childNodes.splice(this.parentElement.childNodes.indexOf(this), 1);
  }

  createTHead() { return this.#part("thead"); }
  createTBody() { return this.#part("tbody"); }

  #part(tag) {
    const part = new FakeElement(tag);
    this.append(part);
    return part;
  }

  getAttribute(name) { return this.#attributes.get(name) ?? null; }
  setAttribute(name, value) { this.#attributes.set(name, value); }
  setPointerCapture() {}
  focus() {}

  /** Of one class or one attribute of its data. */
  matches(selector) {
    const [, name] = /^\[data-([\w-]+)/.exec(selector) ?? [];
    return name ? name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()) in this.dataset : this.#classes.has(selector.slice(1));
  }

  closest(selector) { return this.matches(selector) ? this : this.parentElement?.closest(selector) ?? null; }
  querySelectorAll() { return []; }
  querySelector() { return null; }

  /** As HTML, for a test to look at. */
  get html() {
    const name = this.className ? `${this.tag}.${[...this.#classes].join(".")}` : this.tag;
    return `<${name}>${this.childNodes.map((node) => (typeof node === "string" ? node : node.html)).join("")}</>`;
  }
}

document.createElement = (tag) => new FakeElement(tag);

/** Has something happen to an element, of which a listener on `home` hears. */
export function fire(home, type, target, properties = {}) {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries({ ...properties, target })) Object.defineProperty(event, name, { value });
  home.dispatchEvent(event);
  return event;
}
