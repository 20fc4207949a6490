/** Shows the node under the pointer, and lets the user pick it. */

import { field, setHidden } from "./dom.js";

export class Picker extends EventTarget {
  #isInspecting = false;
  /** @type {HTMLElement | null} The node with the overlay. */
  #shown = null;
  /** @type {{device: string, node: string} | null} */
  selection = null;

  /** @param {HTMLElement} board */
  constructor(board) {
    super();
    this.board = board;
    this.overlay = document.querySelector(".node-picker");
    // The layout of the board may change under a pointer that rests.
    const observer = new ResizeObserver(() => this.hide());
    observer.observe(board);
    observer.observe(board.firstElementChild);
    board.addEventListener("scroll", () => this.hide(), { passive: true });
    board.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  get isInspecting() {
    return this.#isInspecting;
  }

  set isInspecting(value) {
    this.#isInspecting = value;
    this.board.classList.toggle("is-inspecting", value);
    document.querySelector('[data-action="toggle-inspect"]')?.setAttribute("aria-pressed", String(value));
    if (!value) this.hide();
  }

  /**
   * Shows the node under a pointer while the user picks.
   * @param {PointerEvent | null} event `null` if the pointer has left the board.
   */
  hover(event) {
    const node = nodeAt(event?.target);
    if (node && node === this.#shown) return;
    this.hide();
    if (node && (this.#isInspecting || event.altKey)) this.#show(node);
  }

  hide() {
    this.#shown = null;
    setHidden(this.overlay, true);
  }

  /** Marks the selected node, for example after its element was replaced, and no other node. */
  restoreSelection() {
    for (const node of this.board.querySelectorAll(".node.is-selected")) node.classList.remove("is-selected");
    if (!this.selection) return;
    const { device, node } = this.selection;
    this.board.querySelector(`[data-device="${CSS.escape(device)}"] [data-id="${CSS.escape(node)}"]`)?.classList.add("is-selected");
  }

  /**
   * @param {{device: string, node: string} | null} selection
   * @param {{isQuiet?: boolean}} how Whether the panel keeps its current tab.
   */
  select(selection, { isQuiet = false } = {}) {
    this.hide();
    this.selection = selection;
    this.restoreSelection();
    this.dispatchEvent(new CustomEvent("select", { detail: { isQuiet } }));
  }

  #click(event) {
    if (!this.#isInspecting && !event.altKey) return;
    const node = nodeAt(event.target);
    if (!node) return;
    event.preventDefault();
    event.stopPropagation();
    this.select({ device: node.closest("[data-device]").dataset.device, node: node.dataset.id });
  }

  #show(node) {
    // A node that slides out no longer has an id.
    if (!node.isConnected || !node.dataset.id) return;
    this.#shown = node;
    const rect = node.getBoundingClientRect();
    const board = this.board.getBoundingClientRect();
    Object.assign(this.overlay.style, {
      left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px`,
    });
    field("picker-name").textContent = name(node.dataset.id);
    field("picker-frame").textContent = frame(node);
    this.overlay.classList.toggle("is-below", rect.top - board.top < 30);
    this.overlay.classList.toggle("is-flush-right", rect.left > board.right - 220);
    this.overlay.hidden = false;
  }
}

/** @param {EventTarget | null | undefined} target */
function nodeAt(target) {
  const node = target instanceof Element ? target.closest(".glass [data-id]") : null;
  return node?.classList.contains("screen") ? null : node;
}

/** The name of a node: `title` for `home.title`. The name of a bar or of hardware is the part after the slash. */
function name(id) {
  return id.includes("/") ? id.slice(id.indexOf("/") + 1) : id.slice(id.indexOf(".") + 1);
}

/** The node's frame in the screen's coordinates, in points. */
function frame(node) {
  let [x, y] = [0, 0];
  for (let part = node; part && !part.classList.contains("screen"); part = part.parentElement?.closest(".node")) {
    x += parseFloat(part.style.left);
    y += parseFloat(part.style.top);
  }
  const [width, height] = [parseFloat(node.style.width), parseFloat(node.style.height)];
  return `${short(x)}, ${short(y)} · ${short(width)} × ${short(height)}`;
}

const short = (number) => String(Math.round(number * 100) / 100);
