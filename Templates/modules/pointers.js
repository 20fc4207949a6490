/**
 * Handles the pointers on a part of the page, with one listener and a table of the gestures that a pointer may begin.
 *
 * Rows are tried in order. A gesture that claims a pointer has it alone, and later gestures do not begin. Other gestures run
 * in parallel. For example, a sheet follows the finger that may swipe it away.
 *
 * @typedef {object} Gesture A row of the table. By default a gesture is decided immediately.
 * @property {string} on A selector of the gesture's place, the element on which the pointer has to come down.
 * @property {(event: PointerEvent, place: HTMLElement) => unknown} [takes] Whether a pointer may begin the gesture. By default,
 * whether the pointer presses the main button.
 * @property {boolean} [claims] Whether the gesture has the pointer alone. If it has `begin`, its place captures the pointer.
 * @property {number} [after] The time that the pointer has to rest first, in milliseconds.
 * @property {number} [within] The distance that a resting pointer may move, in CSS pixels.
 * @property {number} [force] The minimum force, as a fraction of the maximum force.
 * @property {(hold: Hold) => boolean} [isDecided] Whether the pointer has moved far enough.
 * @property {(hold: Hold, event?: Event) => unknown} [begin] Called when the gesture is decided. Returns `false` to give up.
 * @property {(hold: Hold) => void} [move]
 * @property {(hold: Hold) => void} [end] Called when the pointer of a decided gesture is lifted or lost.
 */

/** `MouseEvent.webkitForce` is 1 for a click and 2 for a force click. A force click has the force of a peek, as a fraction. */
const clickForce = 1;
const peek = .66;

/** The id of a pointer that presses with a force. Safari does not report its real id. */
const pressing = -1;

const isMainButton = ({ button }) => button === 0;

/** Whether a pointer is a finger, or a mouse used like a finger. */
export const isFinger = (event) => event.isPrimary && isMainButton(event) && !event.altKey && !event.ctrlKey && !event.metaKey;

export class Pointers {
  #gestures;
  /** @type {Map<number, Hold[]>} The gestures that each pointer has begun. */
  #holds = new Map();
  /** Whether the last pointer did more than tap. */
  #isSpent = false;

  /**
   * @param {HTMLElement} root The element on which pointers come down.
   * @param {Gesture[]} gestures The gestures, by precedence.
   * @param {(event: PointerEvent | null) => void} [hover] Called when a pointer moves over the root, or leaves it.
   */
  constructor(root, gestures, hover) {
    this.#gestures = gestures;
    root.addEventListener("pointerdown", (event) => {
      this.#isSpent = false;
      this.#end(event.pointerId);
      this.#begin(event.pointerId, event, ({ force }) => force === undefined);
    });
    document.addEventListener("pointermove", (event) => {
      for (const hold of this.#holds.get(event.pointerId) ?? []) hold.move(event);
      if (!root.contains(event.target)) return;
      hover?.(event);
      if (event.pointerType === "pen" && event.buttons) this.#press(event, event.pressure);
    });
    if (hover) root.addEventListener("pointerleave", () => hover(null));
    root.addEventListener("webkitmouseforcechanged", (event) => this.#press(event, (event.webkitForce - clickForce) * peek));
    const leave = (event, lifted) => [event.pointerId, pressing].forEach((pointer) => this.#end(pointer, lifted));
    document.addEventListener("pointerup", (event) => leave(event, event));
    document.addEventListener("pointercancel", (event) => leave(event));
    document.addEventListener("lostpointercapture", ({ pointerId, target }) => {
      if (this.#holds.get(pointerId)?.some((hold) => hold.isAlone && (hold.place === target || !hold.place.isConnected))) this.#end(pointerId);
    });
    addEventListener("blur", () => [...this.#holds.keys()].forEach((pointer) => this.#end(pointer)));
    for (const name of /** @type {const} */ (["click", "auxclick"])) {
      root.addEventListener(name, (event) => {
        if (!this.#isSpent) return;
        this.#isSpent = false;
        event.preventDefault();
        event.stopPropagation();
      }, { capture: true });
    }
  }

  /**
   * Cancels a drag that has its pointer alone.
   * @returns {boolean} Whether there was such a drag.
   */
  cancel() {
    const dragging = [...this.#holds].filter(([, holds]) => holds.some(({ isAlone }) => isAlone));
    for (const [pointer] of dragging) this.#end(pointer);
    return dragging.length > 0;
  }

  /** @param {(gesture: Gesture) => boolean} isMeant */
  #begin(pointer, event, isMeant, force = 0) {
    const holds = [];
    for (const gesture of this.#gestures.filter(isMeant)) {
      const place = event.target.closest(gesture.on);
      if (!place || !(gesture.takes ?? isMainButton)(event, place)) continue;
      holds.push(new Hold(gesture, place, event, force, () => (this.#isSpent = true)));
      if (gesture.claims) break;
    }
    if (holds.length) this.#holds.set(pointer, holds);
    for (const hold of holds) hold.begin(event);
  }

  /** @param {number} force The force, as a fraction of the maximum force. */
  #press(event, force) {
    if (this.#holds.has(pressing)) for (const hold of this.#holds.get(pressing)) hold.press(force);
    else this.#begin(pressing, event, (gesture) => gesture.force <= force, force);
    if (this.#holds.has(pressing)) for (const hold of [...this.#holds.values()].flat()) hold.stopResting();
  }

  /** @param {PointerEvent} [lifted] The event of the lift. `undefined` if the pointer is lost. */
  #end(pointer, lifted) {
    const holds = this.#holds.get(pointer) ?? [];
    this.#holds.delete(pointer);
    for (const hold of holds) hold.end(lifted);
  }
}

/** A gesture that a pointer has begun. */
export class Hold {
  #gesture;
  #isDecided = false;
  #timer = 0;
  isLifted = false;

  /**
   * @param {Gesture} gesture
   * @param {HTMLElement} place
   * @param {PointerEvent & {target: HTMLElement}} event
   * @param {number} force The force, as a fraction of the maximum force.
   * @param {() => void} spend Prevents the click that may follow from being a tap.
   */
  constructor(gesture, place, event, force, spend) {
    this.#gesture = gesture;
    this.place = place;
    this.target = event.target;
    this.device = /** @type {HTMLElement | null} */ (place.closest("[data-device]"));
    this.force = force;
    this.spend = spend;
    /** The first and the current position of the pointer in the window. */
    this.from = this.at = pointOf(event);
  }

  /** The horizontal distance, in CSS pixels. */
  get x() {
    return this.at.x - this.from.x;
  }

  /** The vertical distance, in CSS pixels. */
  get y() {
    return this.at.y - this.from.y;
  }

  get way() {
    return Math.hypot(this.x, this.y);
  }

  /** Whether the gesture drags something with a pointer that no other gesture uses. */
  get isAlone() {
    return Boolean(this.#gesture.claims && this.#gesture.begin);
  }

  begin(event) {
    const { after, isDecided } = this.#gesture;
    if (this.isAlone) this.place.setPointerCapture(event.pointerId);
    if (after) this.#timer = setTimeout(() => this.#decide(), after);
    else if (!isDecided) this.#decide(event);
  }

  move(event) {
    this.#come(event);
    if (this.way > this.#gesture.within) this.stopResting();
    // An element that was removed from the page cannot follow.
    if (this.#isDecided && this.place.isConnected) this.#gesture.move?.(this);
  }

  press(force) {
    this.force = force;
    this.#gesture.move?.(this);
  }

  stopResting() {
    clearTimeout(this.#timer);
  }

  /** @param {PointerEvent} [lifted] */
  end(lifted) {
    this.stopResting();
    this.isLifted = Boolean(lifted);
    if (lifted) this.#come(lifted);
    if (this.#isDecided) this.#gesture.end?.(this);
  }

  #come(event) {
    this.at = pointOf(event);
    if (!this.#isDecided && this.#gesture.isDecided?.(this)) this.#decide();
  }

  #decide(event) {
    this.#isDecided = this.#gesture.begin?.(this, event) !== false;
  }
}

const pointOf = ({ clientX: x, clientY: y }) => ({ x, y });
