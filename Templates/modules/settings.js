/** The settings that all devices share. */

import { field } from "./dom.js";

/** @param {(device: string | null, text: string) => boolean} send Says whether the event was taken. */
export function listenToSettings(send) {
  const settings = document.getElementById("settings");
  if (!settings) return;
  settings.addEventListener("click", (event) => {
    const option = /** @type {Element} */ (event.target).closest("[data-setting]");
    if (option) choose(option, send);
  });
  settings.addEventListener("keydown", (event) => {
    const option = /** @type {Element} */ (event.target).closest("[data-setting]");
    if (!option || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const options = [...option.parentElement.children];
    const step = event.key === "ArrowRight" ? 1 : -1;
    const next = options[(options.indexOf(option) + step + options.length) % options.length];
    next.focus();
    choose(next, send);
  });
  listenToTextSize(settings.querySelector("#category"), send);
}

/** An option that nobody took is not chosen. */
function choose(option, send) {
  if (!send(null, option.getAttribute("data-setting"))) return;
  for (const other of option.parentElement.children) other.setAttribute("aria-checked", String(other === option));
}

function listenToTextSize(slider, send) {
  const categories = slider.dataset.categories.split(" ");
  const show = () => {
    const name = words(categories[Number(slider.value)]);
    slider.setAttribute("aria-valuetext", name);
    field("category").textContent = name;
  };
  let taken = slider.value;
  slider.addEventListener("input", () => {
    if (send(null, `preferredContentSizeCategory ${categories[Number(slider.value)]}`)) taken = slider.value;
    else slider.value = taken;
    show();
  });
  show();
}

/** `accessibilityExtraLarge` as `Accessibility extra large`. */
function words(name) {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text[0].toUpperCase() + text.slice(1);
}
