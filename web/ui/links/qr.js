/** QR codes (ISO/IEC 18004): an address as a picture that a phone's camera reads. Load it when a code is wanted. */

import { html } from "lit";
import qrcode from "qrcode-generator";

/** Light modules that readers need around a code. */
const QUIET = 4;
const LIGHT = "#fff";
const DARK = "#000";

/** Bytes, one character for each: the encoder does not encode text itself. @param {string} text */
const bytesOf = (text) => String.fromCharCode(...new TextEncoder().encode(text));

/**
 * The modules of a code, quiet zone included.
 * @param {string} text
 * @param {"L" | "M" | "Q" | "H"} [correction]  readable with 7, 15, 25 or 30 % of it damaged
 * @returns {{size: number, path: string} | null} modules to a side, and the dark ones as the path of an SVG in these
 *     units; null if the text is too long
 */
export function qrModules(text, correction = "M") {
    const code = qrcode(0, correction);
    code.addData(bytesOf(text));
    try {
        code.make();
    } catch {
        return null;
    }
    const count = code.getModuleCount();
    let path = "";
    for (let row = 0; row < count; row += 1) {
        for (let from = 0, to = 0; from < count; from = to + 1) {
            to = from;
            while (to < count && code.isDark(row, to)) to += 1;
            if (to > from) path += `M${from + QUIET} ${row + QUIET}h${to - from}v1h${from - to}z`;
        }
    }
    return { size: count + 2 * QUIET, path };
}

/**
 * The picture of a code, dark on light in every theme. It has no size of its own; the style property `--modules` says
 * how many it has to a side.
 * @param {{size: number, path: string}} modules
 * @param {string} label  for screen readers
 */
export const qrDrawing = ({ size, path }, label) =>
    html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" style="--modules: ${size}">
        <rect width=${size} height=${size} fill=${LIGHT} /><path d=${path} fill=${DARK} /></svg>`;

/**
 * @param {string} text
 * @param {string} label  for screen readers
 * @param {Parameters<typeof qrModules>[1]} [correction]
 * @returns the picture of the text's code; null if the text is too long
 */
export function qrPicture(text, label, correction) {
    const modules = qrModules(text, correction);
    return modules && qrDrawing(modules, label);
}
