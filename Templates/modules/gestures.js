/** Handles `data-event` and `data-action` with one listener for the whole page. */

/**
 * @typedef {object} Gestures
 * @property {(device: string | null, text: string) => boolean} send Sends an event, and returns whether it was
 * accepted.
 * @property {(device: string, entry: number) => void} travel Goes to an earlier state, or back to the current one.
 * @property {Record<string, (source?: Element) => void>} actions The page's own actions, by the names in `data-action`,
 * called with the element that was clicked, if any.
 * @property {Record<string, string>} keys The names of actions by their keys.
 */

/** @param {Gestures} gestures */
export function listen({ send, travel, actions, keys }) {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const source = target.closest("[data-action]");
    const step = target.closest("[data-travel]");
    if (source) actions[source.getAttribute("data-action")]?.(source);
    else if (step) travel(step.dataset.travels ?? step.closest("[data-device]").dataset.device, Number(step.dataset.travel));
    else sendEvent(target, send);
  });

  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const key = event.altKey ? `Alt+${event.key}` : event.key;
    if ((key === "Enter" || key === " ") && target.matches(".node[data-event]")) {
      event.preventDefault();
      sendEvent(target, send);
    } else if (!event.defaultPrevented && !isForText(event)) {
      const action = keys[key];
      if (!action) return;
      // The browser also uses some of these keys, and a text field that an action focuses would receive the character.
      if (key !== "Escape") event.preventDefault();
      actions[action]?.();
    }
  });
}

/** Whether a key is for an element that takes text. */
export const isForText = ({ target, isComposing }) => isComposing || target.isContentEditable || target.matches("input, textarea, select");

function sendEvent(target, send) {
  const source = target.closest("[data-event]");
  const text = source?.getAttribute("data-event");
  if (text) send(source.closest("[data-device]")?.getAttribute("data-device") ?? null, text);
}
