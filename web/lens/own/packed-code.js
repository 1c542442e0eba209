/** A program as part of an address: compressed, in letters that need no escapes. */

/** The most characters of a program that a link or this device holds. */
export const MAX_CODE = 40_000;

/** @param {string} text @returns {Promise<string>} */
export async function packCode(text) {
    const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} packed @returns {Promise<string | null>} null if it is no program */
export async function unpackCode(packed) {
    try {
        const letters = atob(packed.trim().replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
        const text = await through(bytes, new DecompressionStream("deflate-raw"), MAX_CODE);
        return new TextDecoder("utf-8", { fatal: true }).decode(text);
    } catch {
        return null;
    }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} [most]  bytes that may come out
 */
async function through(bytes, stream, most = Number.POSITIVE_INFINITY) {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts = [];
    let size = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
        size += value.length;
        if (size > most) {
            await reader.cancel();
            throw new RangeError("too long");
        }
        parts.push(value);
    }
}
