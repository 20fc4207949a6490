/** The slides of a presentation. */

/**
 * @typedef {{name: string, events: string[], devices: string[]}} Story A scenario, with the ids of its devices.
 * @typedef {{title: string, devices: string[], events: string[] | null}} Slide `events` are all events since the launch of the devices.
 *   `null` leaves the devices in their state.
 */

/**
 * One slide for each device, or for each group of `atOnce` neighbours.
 * @param {{id: string, name: string}[]} devices
 * @param {number} atOnce
 * @returns {Slide[]}
 */
export function deviceSlides(devices, atOnce) {
  const count = Math.max(1, Math.min(atOnce, devices.length));
  return Array.from({ length: Math.max(0, devices.length - count + 1) }, (_, start) => {
    const shown = devices.slice(start, start + count);
    return { title: shown.map(({ name }) => name).join(" · "), devices: shown.map(({ id }) => id), events: null };
  });
}

/**
 * One slide for the start of a scenario, and one for each of its events.
 * @param {Story} story
 * @param {number} atOnce The number of the scenario's devices to show.
 * @returns {Slide[]}
 */
export function storySlides({ name, events, devices }, atOnce) {
  const shown = devices.slice(0, Math.max(1, atOnce));
  return [name, ...events].map((title, count) => ({ title, devices: shown, events: events.slice(0, count) }));
}

/**
 * The events that lead from one slide to another without a new launch, or `null` if that is impossible.
 * @param {Slide | undefined} before
 * @param {Slide} next
 */
export function wayTo(before, next) {
  if (!before?.events || !next.events || before.devices.join() !== next.devices.join()) return null;
  if (!before.events.every((event, index) => next.events[index] === event)) return null;
  return next.events.slice(before.events.length);
}
