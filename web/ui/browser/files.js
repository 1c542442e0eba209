/** Copies text to the clipboard, opens and saves files, and renders SVG documents as bitmaps. */
import { colourOf } from "./colour.js";

/** @import { Key } from "../../i18n/keys.js" */

/**
 * Shows notices to the user.
 * @typedef {{tell: (notice: {key: Key, tone?: "info" | "error", detail?: string}) => void}} Teller
 */

/** Default longest side of a bitmap, in pixels. */
const PICTURE_SIZE = 1600;

/**
 * Copies a text to the clipboard and shows a notice. If the browser refuses, the notice shows the text to copy by hand.
 * @param {Teller} teller
 * @param {string | Promise<string>} text
 * @param {{copied?: Key, shown?: number}} [how]  `copied`: key of the notice on success; `shown`: most characters
 *     that the notice shows on failure
 */
export async function copyText(teller, text, { copied = "notice.copied", shown } = {}) {
    const whole = await text;
    try {
        await navigator.clipboard.writeText(whole);
        teller.tell({ key: copied });
    } catch {
        teller.tell({ key: "notice.copyFailed", tone: "error", detail: whole.slice(0, shown) });
    }
}

/**
 * Opens the file dialog. Calls `take` only if the user chooses files.
 * @param {(files: File[]) => unknown} take
 * @param {{accept?: string, multiple?: boolean, webkitdirectory?: boolean}} [how]  `accept`: file extensions and types
 */
export function chooseFiles(take, how) {
    const input = Object.assign(document.createElement("input"), { type: "file", hidden: true, ...how });
    // Safari on iOS reports nothing of an input outside the document.
    document.body.append(input);
    input.addEventListener("cancel", () => input.remove());
    input.addEventListener("change", () => {
        input.remove();
        take([...(input.files ?? [])]);
    });
    input.click();
}

/**
 * Saves a file through the browser's download.
 * @param {string | Blob} content
 * @param {string} type
 * @param {string} name
 */
export function download(content, type, name) {
    const url = URL.createObjectURL(new Blob([content], { type }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    // The browser reads the blob after click() has returned.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Renders an SVG document on a canvas, by default on the background colour of the page.
 * @param {string} svg
 * @param {{size?: number, paper?: boolean}} [how]  `size`: longest side in pixels; `paper`: whether to paint the
 *     background
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function rasterize(svg, { size = PICTURE_SIZE, paper = true } = {}) {
    const image = new Image();
    // A blob URL does not load in a frame with an opaque origin; a data URL does.
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const scale = size / Math.max(image.naturalWidth, image.naturalHeight, 1);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("this browser draws no pictures");
    if (paper) {
        context.fillStyle = colourOf(getComputedStyle(document.documentElement), "--paper") || "#fff";
        context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
}

/** Renders an SVG document. @param {string} svg @returns {Promise<Blob>} a PNG file */
export async function pngOf(svg) {
    const canvas = await rasterize(svg);
    return new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is too large")))),
    );
}
