/** The clipboard, files to save and files to read: the ways in and out that need a browser. */

import { RecordProblem } from "./record.js";

/**
 * Who tells the reader what has become of something.
 * @typedef {{tell: (notice: {key: string, tone?: "info" | "error", detail?: string}) => void}} Teller
 */

/** Longest side of a picture of points, in pixels. */
const PICTURE_SIZE = 1600;

/**
 * Puts a text into the clipboard and says so; where the browser forbids it, a notice shows the text for copying by hand.
 * @param {Teller} teller
 * @param {string | Promise<string>} text
 * @param {{copied?: string, shown?: number}} [how]  `copied`: the key of what is said; `shown`: how many characters the notice shows
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

/** @param {string | Blob} content @param {string} type @param {string} name */
export function download(content, type, name) {
    const url = URL.createObjectURL(new Blob([content], { type }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    // The browser reads the blob after the click has returned.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * An SVG document as a picture of points, on the page's paper.
 * @param {string} svg
 * @param {{size?: number, type?: string, paper?: boolean}} [how]  `size`: longest side in pixels
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function drawn(svg, { size = PICTURE_SIZE, paper = true } = {}) {
    const image = new Image();
    // A blob would do too, but not in a frame without an origin of its own.
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const scale = size / Math.max(image.naturalWidth, image.naturalHeight, 1);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("this browser draws no pictures");
    if (paper) {
        context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--paper") || "#fff";
        context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
}

/** @param {string} svg @returns {Promise<Blob>} a PNG file */
export async function pngOf(svg) {
    const canvas = await drawn(svg);
    return new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is too large")))),
    );
}

/** Records, one or several. */
export const RECORD_FILES = ".json,.jsonl,.txt,application/json,text/plain";

/**
 * Lets the reader choose a file. Nothing happens if none is chosen.
 * @param {(text: Promise<string>) => void} take
 * @param {string} accept  endings and types of files
 */
export function chooseFile(take, accept) {
    const input = Object.assign(document.createElement("input"), { type: "file", accept });
    input.addEventListener("change", () => {
        const [file] = input.files ?? [];
        if (file) take(textOf(file));
    });
    input.click();
}

/** Far beyond any collection of games that a page can show. */
const MOST_BYTES = 8_000_000;

/** @param {File} file @returns {Promise<string>} */
export async function textOf(file) {
    if (file.size > MOST_BYTES) throw new RecordProblem("problem.tooLong");
    return file.text();
}
