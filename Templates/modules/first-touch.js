/** Loads the code for pointers and keys at the first of them. */

/**
 * @param {import("./later.js").Later<unknown>} interaction That code.
 * @param {...import("./later.js").Later<unknown>} others The parts that are loaded afterwards.
 */
export function comeWithFirstTouch(interaction, ...others) {
  const signs = ["pointermove", "pointerdown", "wheel", "keydown", "focusin", "contextmenu", "dragenter"];
  const arrows = [];
  let held = null;
  const come = (event) => {
    if (event.type === "keydown" && event.key.startsWith("Arrow")) arrows.push(event);
    if (event.type === "pointerdown") held = event;
    if (event.type === "pointerup" || event.type === "pointercancel") held = null;
    interaction.need();
    for (const other of others) other.need();
  };
  const all = [...signs, "pointerup", "pointercancel"];
  for (const sign of all) addEventListener(sign, come, { capture: true, passive: true });
  interaction.whenThere(() => {
    document.body.dataset.touched = "";
    for (const sign of all) removeEventListener(sign, come, { capture: true });
    // Each arrow key starts from the previous one's target.
    for (const arrow of arrows) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", arrow));
    // Repeats a touch that began before the code was loaded.
    if (held?.target.isConnected) held.target.dispatchEvent(new PointerEvent("pointerdown", held));
  });
}
