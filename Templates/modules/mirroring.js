/** Whether events of one device also apply to all devices with the same element. */

export class Mirroring {
  #isOn;

  /** @param {boolean} isOn */
  constructor(isOn) {
    this.isOn = isOn;
  }

  get isOn() {
    return this.#isOn;
  }

  set isOn(isOn) {
    this.#isOn = isOn;
    document.querySelector('[data-action="toggle-mirror"]')?.setAttribute("aria-pressed", String(isOn));
    document.body.classList.toggle("is-mirroring", isOn);
  }
}
