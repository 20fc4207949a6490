/** The keyboard of a device. Text fields become first responder, Return is an event, and a drag may dismiss the keyboard. */

import { directionOf, swiped } from "./swipes.js";
import { isField } from "./typing.js";

/** The distance after which a touch becomes a drag, in CSS pixels. */
const slack = 8;

export class Keyboard {
  #send;
  /** @type {WeakMap<Element, string | undefined>} The id of the last first responder of each device. */
  #responders = new WeakMap();
  /** @type {string | undefined} The device and the node of the text field that was focused last. `undefined` if another
   * element was focused since. */
  #focused;
  /** @type {string | undefined} The field that was tapped last. `undefined` once the device has a new first responder. */
  #begun;

  /**
   * @param {HTMLElement} board
   * @param {(device: string, text: string) => boolean} send
   */
  constructor(board, send) {
    this.#send = send;
    document.addEventListener("focusin", ({ target }) => this.#note(target));
    // Only the user's actions request a keyboard. The focus that the page restores after a change does not.
    board.addEventListener("input", ({ target }) => fieldOf(target) !== this.#begun && this.#begin(target));
    board.addEventListener("keyup", ({ key, target }) => key === "Tab" && this.#begin(target));
    board.addEventListener("keydown", (event) => this.#press(event));
    // A text field handles its own taps, so its container gets no event.
    board.addEventListener("click", (event) => {
      if (!event.target.matches("[data-change]:is(input, textarea)")) return;
      event.stopPropagation();
      // The second click of a double click selects a word.
      if (event.detail < 2) this.#begin(event.target);
    });
    this.#keepFocus(board);
    this.#listenToDrags(board);
    // The pointer or key that loaded this code may have been for a text field.
    this.#note(document.activeElement);
    this.#begin(document.activeElement);
  }

  /**
   * Moves the focus to the text field of a new first responder.
   * @param {HTMLElement[]} changed
   */
  devicesChanged(changed) {
    for (const device of changed) {
      const node = device.querySelector(".is-first-responder[data-id]");
      const [old, now] = [this.#responders.get(device), node?.dataset.id];
      if (now && old !== now) this.#begun = undefined;
      this.#responders.set(device, now);
      const focused = /** @type {HTMLElement} */ (document.activeElement);
      const isThere = focused === document.body || (isField(focused) && device.contains(focused));
      if (old === now || !old || !isThere || this.#focused !== placeOf(device, old)) continue;
      const next = node?.querySelector(".field-input");
      if (next) next.focus({ preventScroll: true });
      else focused.blur();
    }
  }

  #note(target) {
    this.#focused = isField(target) ? placeOf(target.closest("[data-device]"), target.closest("[data-id]").dataset.id) : undefined;
  }

  /** Reports that the user starts to edit a text field. */
  #begin(target) {
    if (!isField(target) || target.closest(".node").matches(".is-first-responder")) return;
    const field = fieldOf(target);
    const [device, words] = field.split(": ");
    if (this.#send(device, `tap ${words}`)) this.#begun = field;
  }

  #press(event) {
    const { target } = event;
    if (event.key === "Escape" && isField(target) && !event.isComposing) {
      target.blur();
      // The user has left the field for the page.
      this.#focused = undefined;
    }
    if (event.key !== "Enter" || event.isComposing || !target.matches("input.field-input")) return;
    this.#send(target.closest("[data-device]").dataset.device, "return");
  }

  /** Keeps the focus in the field on a tap on a key, a button or an empty area. Only an event ends the editing. */
  #keepFocus(board) {
    board.addEventListener("mousedown", (event) => {
      const field = document.activeElement;
      const screen = event.target.closest(".glass");
      if (isField(field) && screen?.contains(field) && !event.target.matches("input, textarea")) event.preventDefault();
    });
  }

  #listenToDrags(board) {
    let last = null;
    const drag = (target, x, y) => {
      const ending = ` ${directionOf(x, y)}`;
      const taken = swiped(target, (text) => text.startsWith("drag ") && text.endsWith(ending));
      if (!taken) return;
      // The event is sent only once. The answer sets the attribute again.
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

const fieldOf = (field) => `${field.closest("[data-device]")?.dataset.device}: ${field.dataset.change?.split(" ")[1]}`;
const placeOf = (device, id) => `${device.dataset.device} ${id}`;
