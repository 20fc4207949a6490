/** The keyboard of a device: text fields become first responder, Return is an event, and a drag may dismiss it. */

import { directionOf, swiped } from "./swipes.js";

/** The distance after which a finger drags, in CSS pixels. */
const slack = 8;

export class Keyboard {
  #send;
  /** @type {WeakMap<Element, string | undefined>} By device, the id of its last first responder. */
  #responders = new WeakMap();
  /** @type {string | undefined} The node of the text field that was focused last, unless another element was focused
   * since. */
  #focused;

  /**
   * @param {HTMLElement} board
   * @param {(device: string, text: string) => boolean} send
   */
  constructor(board, send) {
    this.#send = send;
    document.addEventListener("focusin", ({ target }) => this.#note(target));
    // Only a person's action asks for a keyboard, not the focus that the page restores after a change.
    board.addEventListener("input", ({ target }) => {
      this.#begin(target);
      if (document.body.classList.contains("is-mirroring")) mirror(board, target);
    });
    board.addEventListener("keyup", ({ key, target }) => key === "Tab" && this.#begin(target));
    board.addEventListener("keydown", (event) => this.#press(event));
    // A text field handles its taps: its container gets no event.
    board.addEventListener("click", (event) => {
      if (!event.target.matches("[data-change]:is(input, textarea)")) return;
      event.stopPropagation();
      this.#begin(event.target);
    });
    this.#listenToKeys(board);
    this.#listenToDrags(board);
    // The pointer or key that loaded this code may have been for a text field.
    this.#note(document.activeElement);
    this.#begin(document.activeElement);
  }

  /**
   * The focus follows the first responder to its text field.
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

  /** The person uses a text field. */
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
    // After the browser's event for the text.
    setTimeout(() => this.#send(device, "return"));
  }

  /** Keys leave the focus where it is. Typed text is sent before Return is. */
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
      // Only once: the answer sets the attribute again.
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

/** Typed text shows in the same field of other devices immediately. They receive the event at the end. */
function mirror(board, field) {
  const { dataset: { change }, value, type } = field;
  if (!change || type === "range") return;
  for (const other of board.querySelectorAll(`[data-change="${CSS.escape(change)}"]`)) if (other.value !== value) other.value = value;
}

const placeOf = (device, id) => `${device.dataset.device} ${id}`;
