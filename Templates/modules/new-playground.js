/** Creates a playground in the served folder, and opens it. `Sources/PlaygroundServer/Source` is the counterpart. */

import { notify } from "./live.js";

/**
 * Creates a playground from the template in the list of playgrounds.
 * @param {string} socket
 */
export async function begin(socket) {
  const start = /** @type {HTMLTemplateElement} */ (document.getElementById("start"));
  const refusal = await openNew(socket, "hello", start.content.textContent.trimStart());
  if (refusal) notify(refusal);
}

/**
 * @param {string} socket The address of the page's WebSocket, which contains its token.
 * @param {string} name The file name without its extension. A number is appended if the name is taken.
 * @param {string} text
 * @returns {Promise<string>} The reason for a failure, as a sentence, or an empty string if the page opens.
 */
export async function openNew(socket, name, text) {
  const token = new URL(socket, location.href).searchParams.get("token");
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? name : `${name}-${number}`;
    const response = await fetch(`/${path}.toml?token=${token}`, {
      method: "PUT", body: text, headers: { "Content-Type": "application/toml", "If-None-Match": "*" },
    }).catch(() => null);
    if (!response) return "The server does not answer.";
    if (response.ok) {
      location.href = `/${path}`;
      return "";
    }
    if (response.status !== 412) return (await response.text()).trim();
  }
}
