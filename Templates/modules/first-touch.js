/** What only a pointer or a key needs comes with the first of them. */

/**
 * @param {import("./later.js").Later<unknown>} interaction What they do.
 * @param {...import("./later.js").Later<unknown>} others What follows from it.
 */
export function comeWithFirstTouch(interaction, ...others) {
  const signs = ["pointermove", "pointerdown", "wheel", "keydown", "focusin", "contextmenu", "dragenter"];
  let held = null;
  const come = (event) => {
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
    // A finger that came down meanwhile is still there.
    if (held?.target.isConnected) held.target.dispatchEvent(new PointerEvent("pointerdown", held));
  });
}
