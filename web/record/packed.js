/** Texts and bytes in addresses: compressed, and as base64url, whose letters need no escapes. */

/** @param {Uint8Array} bytes @returns {string} base64url without padding */
export const base64url = (bytes) =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");

/** Throws if the text is not base64url. @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export const fromBase64url = (text) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

/** @param {string} text @param {CompressionFormat} format */
export async function packText(text, format) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(format));
    return base64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/**
 * @param {string} packed  of `packText`
 * @param {CompressionFormat} format
 * @param {number} most  bytes of the text: a few hundred can unpack to gigabytes
 * @returns {Promise<string>} rejects with a RangeError if the text is longer, with another error if it is damaged
 */
export async function unpackText(packed, format, most) {
    const stream = new Blob([fromBase64url(packed)]).stream().pipeThrough(new DecompressionStream(format));
    const reader = stream.getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let size = 0; ; ) {
        const { done, value } = await reader.read();
        if (done) return text + decoder.decode();
        size += value.length;
        if (size > most) {
            await reader.cancel();
            throw new RangeError("too long");
        }
        text += decoder.decode(value, { stream: true });
    }
}
