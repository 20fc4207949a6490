/** Compresses the text of an exported lesson into the address of its page, so that a student can hand in a link. */

import { textKey } from "./address.js";

/** The maximum number of characters of a text in an address. Chat and mail programs break longer addresses. */
const longestCode = 16_000;
/** The maximum size of a decompressed text, in bytes. */
const largestText = 1_000_000;

/**
 * The address of the page with a text, or `null` if the text is too long for an address.
 * @param {string} address
 * @param {string} text
 * @returns {Promise<string | null>}
 */
export async function withText(address, text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return code.length > longestCode ? null : `${address.split("#", 1)[0]}#${textKey}${code}`;
}

/**
 * The text in an address, or `null` if the address has none.
 * @param {string} hash
 * @returns {Promise<string | null>}
 * @throws {Error} With a sentence for the reader, if the text cannot be read.
 */
export async function textIn(hash) {
  const code = hash.slice(1).split("&").find((part) => part.startsWith(textKey))?.slice(textKey.length);
  if (code === undefined) return null;
  if (code.length > longestCode) throw new Error("The text in the address is too long. Ask for the file that was handed in.");
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(await unpacked(bytes));
  } catch {
    throw new Error("The text in the address cannot be read. Its end may be missing: copy the whole link.");
  }
}

/** Decompresses a text. Stops if the text is too large, because a short code may unpack to any length. */
async function unpacked(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    length += value.length;
    if (length > largestText) {
      await reader.cancel();
      throw new RangeError();
    }
    parts.push(value);
  }
  return new Blob(parts).arrayBuffer();
}
