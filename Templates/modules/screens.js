/** The first screens of a playground on its card, loaded when the card becomes visible and when its file changes. */

/** The size of a card's picture and the gap between devices, in pixels, and the minimum scale. */
const room = { width: 268, height: 148 };
const air = 10;
const smallest = 0.1;

/** @type {Map<string, HTMLElement>} The screens that were shown last, by the address of the playground. */
const shown = new Map();

const sight = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    sight.unobserve(target);
    fill(target);
  }
});

export function showScreens() {
  for (const card of document.querySelectorAll(".playground-card")) {
    const known = shown.get(card.getAttribute("href"));
    if (known) place(card, known);
    if (known?.dataset.version !== card.dataset.version) sight.observe(card);
  }
}

async function fill(card) {
  const link = card.getAttribute("href");
  const { version } = card.dataset;
  const response = await fetch(link).catch(() => null);
  if (!response?.ok || !response.headers.get("Content-Type")?.startsWith("text/html")) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const screens = screensOf([...page.querySelectorAll(".device")]);
  if (!screens) return;
  screens.dataset.version = version;
  shown.set(link, screens);
  place([...document.querySelectorAll(".playground-card")].find((now) => now.getAttribute("href") === link), screens);
}

function place(card, screens) {
  card?.querySelector(".silhouettes")?.replaceChildren(screens);
}

/** The devices that fit, in the order of the board, a phone and an iPad before any other. */
function screensOf(devices) {
  const first = [".is-phone", ".is-pad"].map((kind) => devices.find((device) => device.matches(kind))).filter(Boolean);
  const chosen = [];
  for (const device of [...first, ...devices.filter((other) => !first.includes(other))]) {
    if (!chosen.length || scaleOf([...chosen, device]) >= smallest) chosen.push(device);
  }
  if (!chosen.length) return null;
  const screens = document.createElement("span");
  screens.className = "card-screens";
  screens.dataset.detail = "tiny";
  screens.inert = true;
  screens.style.setProperty("--zoom", scaleOf(chosen).toFixed(4));
  screens.append(...devices.filter((device) => chosen.includes(device)).map(pictureOf));
  return screens;
}

/** The size of a device in points, including the bezel. */
function sizeOf(device) {
  const length = (name) => Number(device.style.getPropertyValue(name));
  const bezel = device.classList.contains("has-home-button") ? 90 : 40;
  return { width: length("--w") + bezel, height: length("--h") + bezel };
}

function scaleOf(devices) {
  const sizes = devices.map(sizeOf);
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  return Math.min((room.width - air * (sizes.length - 1)) / width, room.height / Math.max(...sizes.map(({ height }) => height)));
}

/** The device with its screen, without controls. */
function pictureOf(device) {
  const picture = document.createElement("span");
  picture.className = device.className;
  picture.inert = true;
  picture.style.cssText = device.style.cssText;
  const bezel = document.importNode(device.querySelector(".bezel"), true);
  for (const part of bezel.querySelectorAll(":scope > :not(.glass)")) part.remove();
  for (const part of bezel.querySelectorAll("[tabindex], [role], [data-id]")) {
    for (const name of ["tabindex", "role", "data-id", "data-event"]) part.removeAttribute(name);
  }
  picture.append(bezel);
  return picture;
}
