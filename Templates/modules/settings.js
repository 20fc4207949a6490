/** The settings of one device, or of all devices. They open from the toolbar and from each device. The window choices of an
 * iPad are in its footer. Each option has an event. The current settings are in the device's `data-settings`. */

import { device, devices, field, setHidden } from "./dom.js";

/** The distance of the settings from their button and from the window's edges, in pixels. */
const distance = 8;

export class Settings {
  /** @type {string | null} The device of the settings. `null` for all devices. */
  #scope = null;
  /** @type {string | null} The text size that was chosen last. `null` once the devices have it. */
  #category = null;

  /** @param {(device: string | null, text: string) => boolean} send Returns whether the event was accepted. */
  constructor(send) {
    this.send = send;
    this.element = document.getElementById("settings");
    this.slider = /** @type {HTMLInputElement} */ (this.element.querySelector("#category"));
    this.categories = this.slider.dataset.categories.split(" ");
    this.version = /** @type {HTMLSelectElement} */ (field("system-version"));
    this.language = /** @type {HTMLSelectElement} */ (field("language"));
    document.addEventListener("click", (event) => this.#click(/** @type {Element} */ (event.target)));
    document.addEventListener("keydown", (event) => this.#moveBetweenOptions(event));
    this.slider.addEventListener("input", () => this.#chooseCategory());
    this.version.addEventListener("change", () => this.#choose(this.version.value, this.#targets) || this.update());
    this.language.addEventListener("change", () => this.#choose(this.language.value, this.#targets) || this.update());
    this.element.addEventListener("toggle", () => this.#place());
    this.update();
  }

  /**
   * Shows the current settings.
   * @param {HTMLElement[]} [changed] The changed devices (default: all).
   */
  update(changed = devices()) {
    for (const target of changed) {
      for (const option of target.querySelectorAll(".windows [data-setting]")) reflect(option, [target]);
    }
    if (this.#scope !== null && !device(this.#scope)) {
      this.#scope = null;
      this.element.hidePopover();
    }
    if (this.element.matches(":popover-open")) this.#show(this.#targets);
  }

  #show(targets) {
    for (const option of this.element.querySelectorAll("[data-setting]")) reflect(option, targets);
    for (const row of this.element.querySelectorAll(".setting")) reflectRow(row, this.#scope);
    this.#reflectCategory(targets);
    this.#reflectVersion(targets);
    this.#reflectLanguage(targets);
    this.#reflectHeading();
  }

  get #targets() {
    return this.#scope === null ? devices() : [device(this.#scope)];
  }

  /** @param {Element} target */
  #click(target) {
    const opener = target.closest('[popovertarget="settings"]');
    const option = target.closest("[data-setting]");
    if (opener) this.#aim(opener);
    else if (option) this.#chooseOption(option);
  }

  /** @param {Element} opener */
  #aim(opener) {
    this.opener = opener;
    // A choice for other devices does not apply to these.
    this.#category = null;
    this.#scope = opener.closest("[data-device]")?.getAttribute("data-device") ?? null;
    this.#show(this.#targets);
    this.#place();
  }

  /** Places the settings next to the device, or above its button if there is no space. Settings of all devices are below the toolbar. */
  #place() {
    const { style } = this.element;
    if (this.#scope === null || !this.opener?.isConnected) {
      style.inset = "";
      return;
    }
    const button = this.opener.getBoundingClientRect();
    const home = this.opener.closest("[data-device]").querySelector(".bezel").getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const ceiling = document.querySelector(".toolbar").getBoundingClientRect().bottom + distance;
    const within = (value, least, most) => Math.max(least, Math.min(value, most));
    const left = [home.right + distance, home.left - distance - width].find((x) => x >= distance && x + width <= innerWidth - distance);
    const bottom = left === undefined ? button.top - distance : button.bottom;
    const top = within(bottom - height, ceiling, innerHeight - height - distance);
    style.inset = `${top}px auto auto ${left ?? within(button.right - width, distance, innerWidth - width - distance)}px`;
  }

  #chooseOption(option) {
    const home = option.closest("[data-device]");
    this.#choose(option.getAttribute("data-setting"), home ? [home] : this.#targets);
  }

  /**
   * Sends a setting to the target devices that support it.
   * @returns {boolean} Whether the setting was accepted.
   */
  #choose(setting, targets) {
    const takers = targets.filter((target) => offered(target, setting) !== undefined);
    if (takers.length > 1 && takers.length === devices().length) return this.send(null, setting);
    return takers.every((target) => this.send(target.dataset.device, offered(target, setting)));
  }

  #chooseCategory() {
    const category = this.categories[Number(this.slider.value)];
    this.#category = category;
    if (!this.#choose(`preferredContentSizeCategory ${category}`, this.#targets)) this.#category = null;
    this.#reflectCategory(this.#targets);
  }

  #moveBetweenOptions(event) {
    const option = /** @type {Element} */ (event.target).closest?.("[data-setting]");
    if (!option || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const options = /** @type {HTMLElement[]} */ ([...option.parentElement.children]).filter((other) => !other.hidden);
    const step = event.key === "ArrowRight" ? 1 : -1;
    const next = options[(options.indexOf(option) + step + options.length) % options.length];
    event.preventDefault();
    next.focus();
    this.#chooseOption(next);
  }

  #reflectCategory(targets) {
    const held = valuesOf("preferredContentSizeCategory", targets);
    if (held.length === 1 && held[0] === this.#category) this.#category = null;
    const shown = this.#category ?? held[0];
    if (shown !== undefined) this.slider.value = String(this.categories.indexOf(shown));
    const text = this.#category === null && held.length > 1 ? `Mixed: ${held.map(words).join(", ")}` : words(shown ?? "large");
    this.slider.setAttribute("aria-valuetext", text);
    field("category").textContent = text;
  }

  #reflectVersion(targets) {
    const held = valuesOf("ios", targets);
    this.version.value = held.length === 1 ? `ios ${held[0]}` : "";
  }

  /** The file defines the languages, so they may change while the page is open. A single language needs no setting. */
  #reflectLanguage(targets) {
    const choices = targets.flatMap((target) => list(target.dataset.offers)).filter((offer) => offer.startsWith("language "));
    const wanted = [...new Set(choices)];
    const options = [...this.language.options].slice(1);
    if (wanted.join() !== options.map((option) => option.value).join()) {
      for (const option of options) option.remove();
      this.language.append(...wanted.map((event) => new Option(languageName(event.slice("language ".length)), event)));
    }
    field("language-setting").hidden = !wanted.length;
    const held = valuesOf("language", targets);
    this.language.value = held.length === 1 ? `language ${held[0]}` : "";
  }

  #reflectHeading() {
    const one = this.#scope === null ? null : device(this.#scope);
    field("settings-of").textContent = one ? one.querySelector(".device-name").textContent : "All devices";
    field("settings-how").textContent = one ? field("subtitle", one).textContent : "";
  }
}

/** Shows an option as chosen if all devices that support it have it. If only some do, the option shows their number. */
function reflect(option, targets) {
  const setting = option.getAttribute("data-setting");
  const takers = targets.filter((target) => offered(target, setting) !== undefined);
  const holders = takers.filter((target) => list(target.dataset.settings).some((held) => isOf(held, setting)));
  const isMixed = holders.length > 0 && holders.length < takers.length;
  setHidden(option, !takers.length);
  option.setAttribute("aria-checked", String(takers.length > 0 && holders.length === takers.length));
  if (isMixed) option.setAttribute("data-share", `${holders.length} of ${takers.length}`);
  else option.removeAttribute("data-share");
}

function reflectRow(row, scope) {
  const options = [...row.querySelectorAll("[data-setting]")];
  const isMissing = options.length > 0 && options.every((option) => option.hidden);
  row.hidden = isMissing || (row.dataset.scope === "one" && scope === null);
  row.classList.toggle("is-mixed", options.some((option) => option.hasAttribute("data-share")));
}

/** The first words of events that not every device supports. */
const particular = ["rotate", "split", "resize", "fold", "forceTouch", "windowedApps", "language"];

/**
 * The event of a setting on a device, or `undefined` if the device does not support it. `resize` alone leaves the size to the device.
 * @param {HTMLElement} target
 * @param {string} setting
 * @returns {string | undefined}
 */
export function offered(target, setting) {
  if (!particular.includes(setting.split(" ")[0])) return setting;
  return list(target.dataset.offers).find((offer) => isOf(offer, setting));
}

const isOf = (event, setting) => event === setting || (!setting.includes(" ") && event.startsWith(`${setting} `));

const list = (text) => (text ? text.split(", ") : []);

export function valuesOf(name, targets) {
  const held = targets.flatMap((target) => list(target.dataset.settings)).filter((event) => event.startsWith(`${name} `));
  return [...new Set(held.map((event) => event.slice(name.length + 1)))];
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

export function languageName(word) {
  const own = { base: "As written", doubleLength: "Double length", rightToLeft: "Right to left" }[word];
  if (own) return own;
  try {
    return languageNames.of(word);
  } catch {
    // Not a valid BCP 47 tag.
    return word;
  }
}

/** A name in words, such as `Accessibility extra large` for `accessibilityExtraLarge`. */
export function words(name) {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text[0].toUpperCase() + text.slice(1);
}
