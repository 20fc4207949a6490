/** The settings that all devices share. */

import { field } from "./dom.js";

/** @param {(device: string | null, text: string) => void} send */
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

function choose(option, send) {
  for (const other of option.parentElement.children) other.setAttribute("aria-checked", String(other === option));
  send(null, option.getAttribute("data-setting"));
}

function listenToTextSize(slider, send) {
  const categories = slider.dataset.categories.split(" ");
  const show = () => {
    const name = words(categories[Number(slider.value)]);
    slider.setAttribute("aria-valuetext", name);
    field("category").textContent = name;
  };
  slider.addEventListener("input", () => {
    show();
    send(null, `preferredContentSizeCategory ${categories[Number(slider.value)]}`);
  });
  show();
}

/** `accessibilityExtraLarge` as `Accessibility extra large`. */
function words(name) {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text[0].toUpperCase() + text.slice(1);
}
