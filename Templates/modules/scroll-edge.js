/**
 * Makes bars follow the content that scrolls under them (UINavigationBar.scrollEdgeAppearance). Bars show whether the
 * content's edge is at the bar, and how far a large title has moved up under its row. Until content is scrolled, the bars
 * have the server's state.
 */

const bars = ".navigationBar, .bottomToolbar, .tabBar";

/** The tolerance for rounding, in points. */
const tolerance = 1;

/** The height that a large title adds below the row, in points: `BarMetrics.largeTitleHeight`. */
const largeTitleHeight = 52;

/** Devices with scrolled content. */
const scrolled = new WeakSet();

/** @param {HTMLElement} scroller An element that has scrolled. */
export function followBars(scroller) {
  const device = scroller.closest("[data-device]");
  scrolled.add(device);
  for (const bar of barsOver(scroller, device)) settle(bar, device);
}

const barsOver = (scroller, device) => [...device.querySelectorAll(`[data-scroll-views~="${CSS.escape(scroller.dataset.id)}"]`)];

/**
 * The nearest scroll position at which a search bar and a large title are either fully visible or hidden.
 * @param {HTMLElement} scroller
 * @returns {number} The scroll position, in points.
 */
export function restBelowBars(scroller) {
  const bar = barsOver(scroller, scroller.closest("[data-device]")).find((over) => over.matches(".navigationBar"));
  if (!bar) return scroller.scrollTop;
  const { search, room } = partsOf(bar);
  if (scroller.scrollTop >= room) return scroller.scrollTop;
  return [0, search, room].reduce((best, stop) => (Math.abs(stop - scroller.scrollTop) < Math.abs(best - scroller.scrollTop) ? stop : best));
}

/** The large title, the subtitle, the height of a search bar that scrolling hides, and the height of all that moves out of the bar. */
function partsOf(bar) {
  const [title, subtitle] = ["Title", "Subtitle"].map((word) => bar.querySelector(`:scope > .large${word}`));
  const search = parseFloat(bar.querySelector(":scope > .searchRow-goes")?.style.height ?? "0");
  return { title, subtitle, search, room: search + (title ? largeTitleHeight : 0) + parseFloat(subtitle?.style.height ?? "0") };
}

/**
 * Updates the bars after the server has changed a device.
 * @param {HTMLElement} device
 */
export function settleBars(device) {
  if (scrolled.has(device)) for (const bar of device.querySelectorAll(bars)) settle(bar, device);
}

function settle(bar, device) {
  const views = (bar.dataset.scrollViews?.split(" ") ?? []).map((id) => device.querySelector(`[data-id="${CSS.escape(id)}"]`)).filter(Boolean);
  const isReached = bar.matches(".navigationBar") ? raise(bar, views) : views.every(isAtBottom);
  if (views.length) bar.dataset.edge = isReached ? "reached" : "left";
  else delete bar.dataset.edge;
}

const isAtBottom = ({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight >= scrollHeight - tolerance;

/**
 * Moves a large title up by the distance that the content is scrolled.
 * @returns {boolean} Whether no content is under the remaining bar.
 */
function raise(bar, views) {
  const distance = Math.max(0, ...views.map((view) => view.scrollTop));
  const { title, subtitle, search, room } = partsOf(bar);
  const scrolled = Math.min(distance, room);
  // Headers that stay visible are below the bar at its minimum height.
  for (const view of views) view.style.setProperty("--bar-room", `${room}px`);
  bar.style.setProperty("--below", bar.querySelector(":scope > .searchRow")?.style.height ?? "0px");
  bar.toggleAttribute("data-scrolled", scrolled > 0);
  if (scrolled > 0) {
    bar.style.setProperty("--scrolled", `${scrolled}px`);
    bar.style.setProperty("--raised", `${Math.max(0, scrolled - search)}px`);
  } else {
    bar.style.removeProperty("--scrolled");
    bar.style.removeProperty("--raised");
  }
  if (title && scrolled >= room) {
    bar.dataset.collapsed = title.textContent.trim();
    if (subtitle) bar.dataset.subtitle = subtitle.textContent.trim();
    placeTitle(bar, title);
  } else for (const name of ["collapsed", "subtitle"]) delete bar.dataset[name];
  // The app may already have reduced the bar's height.
  const lowered = Math.max(0, ...views.map((view) => Number(view.dataset.scroll?.split(" ")[4] ?? 0)));
  return distance < room + lowered + tolerance;
}

/** The minimum free width, in points, for a title centred in the bar. With less, the title is centred between the buttons. */
const leastRoom = 120;

/**
 * Places the title between the buttons, or next to the tabs at the top of an iPad, from the large title's edge. The row is
 * as high as the tallest button.
 */
function placeTitle(bar, large) {
  const buttons = [...bar.querySelectorAll(":scope > :not(.largeTitle, .largeSubtitle, .edgeEffect, [class*='searchRow'])")].map(({ style }) => ({ left: parseFloat(style.left), width: parseFloat(style.width), height: parseFloat(style.height) }));
  const width = parseFloat(bar.style.width);
  let { left, right } = roomBetween(buttons, width);
  const box = bar.getBoundingClientRect();
  const tabs = bar.closest("[data-device]").querySelector(".topTabBar")?.getBoundingClientRect();
  const areAbove = tabs && tabs.left < box.right && box.left < tabs.right;
  if (areAbove) {
    const margin = parseFloat(large.style.left);
    [left, right] = [Math.max(left, margin), Math.max(right, margin)];
    const points = width / box.width;
    if (bar.matches(":dir(rtl)")) left = (tabs.right - box.left) * points + 8;
    else right = (box.right - tabs.left) * points + 8;
  }
  bar.style.setProperty("--title-align", areAbove ? "start" : "center");
  bar.style.setProperty("--title-left", `${left}px`);
  bar.style.setProperty("--title-right", `${right}px`);
  if (buttons.length) bar.style.setProperty("--row", `${Math.max(...buttons.map(({ height }) => height))}px`);
}

/**
 * The distances of a title from both ends of a row.
 * @param {{left: number, width: number}[]} buttons
 * @param {number} width The width of the row.
 */
export function roomBetween(buttons, width) {
  const isLeft = (button) => button.left + button.width / 2 < width / 2;
  const left = Math.max(0, ...buttons.filter(isLeft).map((button) => button.left + button.width));
  const right = Math.max(0, ...buttons.filter((button) => !isLeft(button)).map((button) => width - button.left));
  const both = Math.max(left, right);
  const isCentred = width - 2 * both >= leastRoom;
  return { left: (isCentred ? both : left) + 8, right: (isCentred ? both : right) + 8 };
}
