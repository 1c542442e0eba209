/** Reads a QR code with another program than the one that made it. */
import jsQR from "jsqr";

const SCALE = 4;

/**
 * What a reader sees in a code that is drawn as a picture of pixels.
 * @param {{size: number, path: string}} code
 */
export function readCode({ size, path }) {
    const side = size * SCALE;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
        for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
            const from = (row * side + Number(x) * SCALE) * 4;
            const to = from + Number(width) * SCALE * 4;
            for (let at = from; at < to; at += 4) pixels.fill(0, at, at + 3);
        }
    }
    return jsQR(pixels, side, side)?.data;
}
