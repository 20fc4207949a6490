/** Elements with the properties and events that modules use. */

import { FakeDocument } from "./page.mjs";

/** A declaration of styles. */
class Style {
  #values = new Map();
  getPropertyValue(name) { return this.#values.get(name) ?? ""; }
  setProperty(name, value) { this.#values.set(name, String(value)); }
  removeProperty(name) { this.#values.delete(name); }
}

export class FakeElement extends EventTarget {
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
    super();
    this.tag = tag;
    this.classList = {
      contains: (name) => this.#classes.has(name),
      toggle: (name, isOn) => (isOn ? this.#classes.add(name) : this.#classes.delete(name)),
      add: (...names) => names.forEach((name) => this.#classes.add(name)),
      remove: (...names) => names.forEach((name) => this.#classes.delete(name)),
    };
    this.className = className;
  }

  get className() { return [...this.#classes].join(" "); }
  set className(text) { this.#classes = new Set(text.split(" ").filter(Boolean)); }

  get nextElementSibling() {
    const { children } = this.parentElement;
    return children[children.indexOf(this) + 1] ?? null;
  }
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
    node.parentElement?.childNodes.includes(node) && node.remove();
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

  getAttribute(name) { return (name.startsWith("data-") ? this.dataset[camelCased(name)] : this.#attributes.get(name)) ?? null; }
  setAttribute(name, value) { this.#attributes.set(name, value); }
  contains(node) { return node === this || Boolean(node?.parentElement && this.contains(node.parentElement)); }
  setPointerCapture(pointer) { this.captured = pointer; }
  focus() {}
  scrollIntoView() {}

  /** Matches selectors of a tag, classes and attributes. */
  matches(selector) {
    return selector.split(",").some((part) => {
      const [tag, ...names] = part.trim().split(/(?=[.[])|\]/).filter(Boolean);
      const has = (name) => {
        if (name.startsWith(".")) return this.#classes.has(name.slice(1));
        return name.startsWith("[") ? this.getAttribute(name.slice(1).split("=")[0]) !== null : this.tag === name;
      };
      return [tag, ...names].every(has);
    });
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

const camelCased = (name) => name.slice("data-".length).replace(/-(.)/g, (_, letter) => letter.toUpperCase());

globalThis.HTMLElement = FakeElement;
globalThis.customElements = { define() {} };
FakeDocument.prototype.createElement = (tag) => new FakeElement(tag);

/** Has something happen to an element, of which a listener on `home` hears. */
export function fire(home, type, target, properties = {}) {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries({ ...properties, target })) Object.defineProperty(event, name, { value });
  home.dispatchEvent(event);
  return event;
}
