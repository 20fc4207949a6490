/** The controls of wireframes. Sliders and text fields (`typing.js`) are HTML elements below the drawing. Their
 * `data-change` is the event of a new value. Switches, steppers and segments are ordinary buttons. */

/**
 * @param {HTMLElement} board
 * @param {(device: string, text: string) => boolean} send
 */
export function listenToForm(board, send) {
  board.addEventListener("change", ({ target }) => {
    const control = /** @type {HTMLInputElement} */ (target);
    const device = control.closest("[data-device]")?.getAttribute("data-device");
    if (control.type === "range" && device) send(device, `${control.dataset.change} ${value(control)}`);
  });
  // The thumb follows the finger. The value is sent to the device when the finger is lifted.
  board.addEventListener("input", ({ target }) => {
    const control = /** @type {HTMLInputElement} */ (target);
    if (control.type !== "range" || !control.dataset.change) return;
    /** @type {HTMLElement | null} */ (control.previousElementSibling)?.style.setProperty("--value", `${control.value}%`);
    control.ariaValueText = `${control.value} %`;
  });
}

/** @param {HTMLInputElement} control */
function value(control) {
  const [least, most] = control.dataset.range?.split(" ").map(Number) ?? [0, 1];
  return String(Number((least + (most - least) * Number(control.value) / 100).toFixed(4)));
}
