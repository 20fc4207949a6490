/** Unpacks parts of an exported page. They are gzip data as text, with seven bits per character (`SevenBitText.swift`). */

/**
 * @param {string} text
 * @returns {ReadableStream<BufferSource>}
 */
export const unpacked = (text) => new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("gzip"));

/**
 * @param {string} text
 * @returns {Promise<string>}
 */
export const unpackedText = (text) => new Response(unpacked(text)).text();

/** The code is plain because it runs cold. Closures double its time. */
function bytesOf(text) {
  const unwritten = [0x00, 0x0a, 0x0d, 0x22, 0x3c, 0x5c];
  const bytes = new Uint8Array(text.length * 2);
  let length = 0;
  let held = 0;
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    let group = code;
    if (code >= 0x80) {
      group = unwritten[((code >> 7) & 7) - 1];
      if (code < 0x400) {
        held = (held << 7) | group;
        count += 7;
        if (count >= 8) bytes[length++] = held >> (count -= 8);
        group = code & 0x7f;
      }
    }
    held = (held << 7) | group;
    count += 7;
    if (count >= 8) bytes[length++] = held >> (count -= 8);
  }
  return bytes.subarray(0, length);
}
