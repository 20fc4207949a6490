/** The tree of controllers and views of all devices. Only the rows of expanded parents are in the document. */

import { device as deviceOf, devices, field, make } from "./dom.js";

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {string} device
 * @property {string | null} node `null` for the device itself.
 * @property {string} name
 * @property {string} kind
 * @property {number} level
 * @property {boolean} isHidden
 * @property {HTMLElement[]} children The nodes of the row's children.
 */

export class Outline {
  #tree;
  #choose;
  /** @type {Set<string>} */
  #unfolded = new Set();
  /** @type {Row[]} */
  #rows = [];
  /** The key of the row that is in the Tab order. */
  #stop = "";
  #selected = "";
  #drawn = "";

  /**
   * @param {HTMLElement} tree
   * @param {(box: import("./lights.js").Box) => void} choose
   */
  constructor(tree, choose) {
    this.#tree = tree;
    this.#choose = choose;
    tree.addEventListener("click", (event) => this.#click(event));
    tree.addEventListener("keydown", (event) => this.#key(event));
    const first = devices()[0]?.dataset.device;
    if (first) for (const part of [null, "device/window"]) this.#unfolded.add(keyOf(first, part));
  }

  /**
   * Shows the tree of the current board.
   * @param {import("./lights.js").Box | null} selection The selected box. Its parents are expanded if the selection has changed.
   */
  update(selection) {
    const selected = selection ? keyOf(selection.device, selection.node) : "";
    if (selected && selected !== this.#selected) this.#unfoldTo(selection);
    const isOther = selected !== this.#selected;
    this.#selected = selected;
    if (selected) this.#stop = selected;
    this.#draw();
    if (isOther && selected) this.#scrollTo(selected);
  }

  #unfoldTo({ device, node }) {
    this.#unfolded.add(keyOf(device, null));
    const element = deviceOf(device)?.querySelector(`.glass [data-id="${CSS.escape(node)}"]`);
    for (let part = element?.parentElement?.closest("[data-id]"); part; part = part.parentElement?.closest("[data-id]")) {
      this.#unfolded.add(keyOf(device, part.dataset.id));
    }
  }

  #draw() {
    this.#rows = devices().flatMap((device) => this.#rowsOf(deviceRow(device)));
    if (!this.#rows.some(({ key }) => key === this.#stop)) this.#stop = this.#rows[0]?.key ?? "";
    const drawn = JSON.stringify([this.#rows.map(({ children, ...row }) => [row, children.length > 0, this.#unfolded.has(row.key)]), this.#selected, this.#stop]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const hadFocus = this.#tree.contains(document.activeElement);
    const { scrollTop } = this.#tree;
    this.#tree.replaceChildren(...this.#rows.map((row) => this.#item(row)));
    this.#tree.scrollTop = scrollTop;
    if (hadFocus) this.#itemOf(this.#stop)?.focus({ preventScroll: true });
  }

  /** @returns {Row[]} A row and all expanded rows below it. */
  #rowsOf(row) {
    if (!this.#unfolded.has(row.key)) return [row];
    return [row, ...row.children.flatMap((child) => this.#rowsOf(nodeRow(row.device, child, row.level + 1)))];
  }

  #item(row) {
    const item = make("div", `outline-row${row.isHidden ? " is-hidden" : ""}`);
    item.dataset.key = row.key;
    item.setAttribute("role", "treeitem");
    item.setAttribute("aria-level", String(row.level));
    item.setAttribute("aria-selected", String(row.key === this.#selected));
    if (row.children.length) item.setAttribute("aria-expanded", String(this.#unfolded.has(row.key)));
    item.tabIndex = row.key === this.#stop ? 0 : -1;
    item.style.setProperty("--level", String(row.level));
    const name = make("span", row.kind === "controller" || row.node === null ? "outline-name is-strong" : "outline-name");
    name.textContent = row.name;
    const kind = make("span", "outline-kind");
    // A type that equals the name is not repeated.
    const words = [row.name.replaceAll("-", "").toLowerCase() === row.kind.toLowerCase() ? "" : row.kind, row.isHidden ? "hidden" : ""];
    kind.textContent = words.filter(Boolean).join(", ");
    item.append(make("span", "outline-fold"), name, kind);
    return item;
  }

  #click({ target }) {
    const row = this.#rowAt(target);
    if (!row) return;
    this.#stop = row.key;
    if (target.closest(".outline-fold") || row.node === null) this.#fold(row, this.#unfolded.has(row.key));
    else this.#take(row);
    this.#itemOf(row.key)?.focus({ preventScroll: true });
  }

  #key(event) {
    const row = this.#rowAt(event.target);
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = this.#rows.indexOf(row);
    const isUnfolded = this.#unfolded.has(row.key);
    const actions = {
      ArrowDown: () => this.#go(this.#rows[index + 1]),
      ArrowUp: () => this.#go(this.#rows[index - 1]),
      Home: () => this.#go(this.#rows[0]),
      End: () => this.#go(this.#rows.at(-1)),
      ArrowRight: () => (row.children.length && !isUnfolded ? this.#fold(row, false) : this.#go(this.#rows[index + 1]?.level > row.level ? this.#rows[index + 1] : undefined)),
      ArrowLeft: () => (row.children.length && isUnfolded ? this.#fold(row, true) : this.#go(this.#rows.slice(0, index).findLast(({ level }) => level < row.level))),
      Enter: () => (row.node === null ? this.#fold(row, isUnfolded) : this.#take(row)),
    };
    const action = actions[event.key === " " ? "Enter" : event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  /** Moves the focus to a row. The selection follows the focus. */
  #go(row) {
    if (!row) return;
    this.#stop = row.key;
    if (row.node === null) this.#draw();
    else this.#take(row);
    this.#itemOf(row.key)?.focus({ preventScroll: true });
    this.#scrollTo(row.key);
  }

  #take({ device, node }) {
    this.#choose({ device, node });
  }

  #fold({ key }, isUnfolded) {
    if (isUnfolded) this.#unfolded.delete(key);
    else this.#unfolded.add(key);
    this.#draw();
  }

  #rowAt(target) {
    const key = target.closest("[data-key]")?.dataset.key;
    return this.#rows.find((row) => row.key === key);
  }

  #itemOf(key) {
    return /** @type {HTMLElement[]} */ ([...this.#tree.children]).find(({ dataset }) => dataset.key === key);
  }

  /** Scrolls only the tree and not the panel around it. */
  #scrollTo(key) {
    const item = this.#itemOf(key);
    if (!item) return;
    const { offsetTop: top, offsetHeight: height } = item;
    const { scrollTop, clientHeight } = this.#tree;
    if (top < scrollTop) this.#tree.scrollTop = top;
    else if (top + height > scrollTop + clientHeight) this.#tree.scrollTop = top + height - clientHeight;
  }
}

const keyOf = (device, node) => `${device}\n${node ?? ""}`;

/** @returns {Row} */
function deviceRow(device) {
  const { device: id } = device.dataset;
  return {
    key: keyOf(id, null), device: id, node: null, name: device.querySelector(".device-name").textContent, kind: field("subtitle", device).textContent,
    level: 1, isHidden: false, children: nodesIn(device.querySelector(".screen")),
  };
}

/** @returns {Row} */
function nodeRow(device, element, level) {
  const { id } = element.dataset;
  const role = element.className.split(" ")[1];
  return {
    key: keyOf(device, id), device, node: id, name: nameOf(id), kind: kinds[role] ?? role, level, isHidden: element.hidden, children: nodesIn(element),
  };
}

const kinds = { controllerView: "controller", presentedView: "controller" };

/** The name in the inspector: `title` for `home.title`, and `window` for `device/window`. A bar keeps its whole name. */
function nameOf(id) {
  if (id.startsWith("device/")) return id.slice("device/".length);
  return id.includes("/") ? id : id.slice(id.indexOf(".") + 1);
}

/** The child nodes of an element. The nodes in the content of a list count as children of the list. */
function nodesIn(element) {
  return [...(element?.children ?? [])].flatMap((child) => (child.matches("[data-id]:not(.scrollContent, .sectionScroller, .sectionStop, .sectionPin, .sectionBackground, .barItemGroup, .verticalItemGroup, .platter, .tabAccessory, .edgeEffect, .bottomEdgeEffect)") ? [child] : nodesIn(child)));
}
