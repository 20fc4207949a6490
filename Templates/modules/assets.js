/** Takes over changed stylesheets without a reload. */

let version = 0;

/** The old sheet stays until the new one has come, so that the page is never bare. */
export function reloadStyles() {
  version += 1;
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="stylesheet"]'))) {
    const fresh = /** @type {HTMLLinkElement} */ (link.cloneNode());
    const url = new URL(link.href);
    url.searchParams.set("v", String(version));
    fresh.href = url.href;
    fresh.addEventListener("load", () => link.remove(), { once: true });
    link.after(fresh);
  }
}
