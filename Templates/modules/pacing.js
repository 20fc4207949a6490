/** How long an answer is waited for before the next wish is sent anyway, in milliseconds. */
const patience = 500;

/**
 * What somebody who drags or presses keys wishes of a device: the newest wish alone matters. One a frame at most is sent, and none before
 * the last one is on the page.
 * @template Value
 */
export class Pacing {
  /** @type {{device: HTMLElement, value: Value} | null} */
  #wish = null;
  /** @type {string | null} The device whose answer is still to come. */
  #awaited = null;
  #frame = 0;
  #timer = 0;
  #send;

  /** @param {(device: HTMLElement, value: Value) => boolean} send Says whether the wish was taken. */
  constructor(send) {
    this.#send = send;
  }

  get isWaiting() {
    return this.#wish !== null;
  }

  /**
   * What is wished of a device and not sent yet.
   * @param {HTMLElement} device
   * @returns {Value | undefined}
   */
  of(device) {
    return this.#wish?.device === device ? this.#wish.value : undefined;
  }

  /**
   * @param {HTMLElement} device
   * @param {Value} value
   */
  wish(device, value) {
    this.#wish = { device, value };
    this.#schedule();
  }

  /**
   * Devices have changed: where one is among them whose answer is awaited, it is there.
   * @param {HTMLElement[]} changed
   */
  update(changed) {
    if (changed.some(({ dataset }) => dataset.device === this.#awaited)) this.#goOn();
  }

  #schedule() {
    if (this.#frame || this.#awaited !== null) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#sendWish();
    });
  }

  #sendWish() {
    const { device, value } = this.#wish;
    this.#wish = null;
    if (!device.isConnected || !this.#send(device, value)) return;
    this.#awaited = device.dataset.device;
    this.#timer = setTimeout(() => this.#goOn(), patience);
  }

  #goOn() {
    clearTimeout(this.#timer);
    this.#awaited = null;
    if (this.#wish) this.#schedule();
  }
}
