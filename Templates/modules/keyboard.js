/** The keyboard of a device: a text field that is worked becomes first responder, Return is told, and what is dragged may send it away. */

import { directionOf, swiped } from "./swipes.js";

/** So far a finger has to go, in CSS pixels, to drag. */
const slack = 8;

export class Keyboard {
  #send;
  /** @type {WeakMap<Element, string | undefined>} By device, the id of the node that was first responder last. */
  #responders = new WeakMap();
  /** @type {string | undefined} The node of the field that was focused last, unless something else was since. */
  #focused;

  /**
   * @param {HTMLElement} board
   * @param {(device: string, text: string) => boolean} send
   */
  constructor(board, send) {
    this.#send = send;
    document.addEventListener("focusin", ({ target }) => this.#note(target));
    // The focus that the page gives back after a change asks for nothing: hands do.
    board.addEventListener("input", ({ target }) => {
      this.#begin(target);
      if (document.body.classList.contains("is-mirroring")) mirror(board, target);
    });
    board.addEventListener("keyup", ({ key, target }) => key === "Tab" && this.#begin(target));
    board.addEventListener("keydown", (event) => this.#press(event));
    // A field takes its taps itself: what it stands in is not told.
    board.addEventListener("click", (event) => {
      if (!event.target.matches("[data-change]:is(input, textarea)")) return;
      event.stopPropagation();
      this.#begin(event.target);
    });
    this.#listenToKeys(board);
    this.#listenToDrags(board);
    // This comes with the first pointer or key, which may have been for a field.
    this.#note(document.activeElement);
    this.#begin(document.activeElement);
  }

  /**
   * The focus goes with the first responder, where a field of the device has it.
   * @param {HTMLElement[]} changed
   */
  devicesChanged(changed) {
    for (const device of changed) {
      const node = device.querySelector(".is-first-responder[data-id]");
      const [old, now] = [this.#responders.get(device), node?.dataset.id];
      this.#responders.set(device, now);
      const focused = /** @type {HTMLElement} */ (document.activeElement);
      const isThere = focused === document.body || (focused.matches(".field-input") && device.contains(focused));
      if (old === now || !old || !isThere || this.#focused !== placeOf(device, old)) continue;
      const next = node?.querySelector(".field-input");
      if (next) next.focus({ preventScroll: true });
      else focused.blur();
    }
  }

  #note(target) {
    const isField = target?.matches?.(".field-input");
    this.#focused = isField ? placeOf(target.closest("[data-device]"), target.closest("[data-id]").dataset.id) : undefined;
  }

  /** A person works a field. */
  #begin(target) {
    const node = target?.closest?.(".node:not(.is-first-responder)");
    const words = target?.matches?.(".field-input") ? /^change (\S+) /.exec(target.dataset.change) : null;
    const device = target?.closest?.("[data-device]")?.dataset.device;
    if (node && words && device) this.#send(device, `tap ${words[1]}`);
  }

  #press(event) {
    const { target } = event;
    if (event.key !== "Enter" || event.isComposing || !target.matches("input.field-input")) return;
    const device = target.closest("[data-device]").dataset.device;
    // After the browser has told of the text.
    setTimeout(() => this.#send(device, "return"));
  }

  /** The keys leave the focus where it is; what was typed is told before Return is. */
  #listenToKeys(board) {
    board.addEventListener("mousedown", (event) => event.target.closest(".keyboard") && event.preventDefault());
    board.addEventListener("click", ({ target }) => {
      const field = target.closest(".keyboard") && /** @type {HTMLElement} */ (document.activeElement);
      if (!field?.matches(".field-input")) return;
      field.blur();
      field.focus({ preventScroll: true });
    }, { capture: true });
  }

  #listenToDrags(board) {
    let last = null;
    const drag = (target, x, y) => {
      const ending = ` ${directionOf(x, y)}`;
      const taken = swiped(target, (text) => text.startsWith("drag ") && text.endsWith(ending));
      if (!taken) return;
      // Once: the answer says what is taken then.
      taken.node.removeAttribute("data-swipes");
      this.#send(taken.node.closest("[data-device]").dataset.device, taken.text);
    };
    board.addEventListener("wheel", ({ target, deltaX, deltaY, ctrlKey }) => ctrlKey || drag(target, -deltaX, -deltaY), { passive: true });
    board.addEventListener("touchstart", ({ touches: [touch] }) => (last = touch), { passive: true });
    board.addEventListener("touchmove", ({ target, touches: [touch] }) => {
      if (!last) return;
      const [x, y] = [touch.clientX - last.clientX, touch.clientY - last.clientY];
      if (Math.hypot(x, y) < slack) return;
      last = null;
      drag(target, x, y);
    }, { passive: true });
  }
}

/** What is typed shows in the same field of other devices at once; they are told of it when it is done. */
function mirror(board, field) {
  const { dataset: { change }, value, type } = field;
  if (!change || type === "range") return;
  for (const other of board.querySelectorAll(`[data-change="${CSS.escape(change)}"]`)) if (other.value !== value) other.value = value;
}

/** The device and the id of a node. */
const placeOf = (device, id) => `${device.dataset.device} ${id}`;
