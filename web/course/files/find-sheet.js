/**
 * Where the page gets its sheet from: the address after `#`, a file of the same site named by `?src=`, or in a zip for
 * an LMS `sheet.json` beside the page. A file dropped on the page is read by the page itself.
 */

import { Problem } from "../../ui/notices/problem.js";
import { ActivityRefused } from "../validate.js";
import { readSheetLink } from "./sheet-link.js";

/** The file beside the page. */
const BESIDE = "sheet.json";

const missing = (/** @type {string} */ source) => new Problem("course.missingText", { source });

/**
 * @param {{href: string, hash: string, search: string}} place
 * @param {{packed?: boolean, load?: (url: string) => Promise<Response>}} [how]  `packed`: whether the page is in a zip
 * @returns {Promise<string | null>} the text of the activity; null if none is named. Rejects with an `ActivityRefused`
 *     where a link cannot be read, and with a `Problem` where a file cannot be fetched
 */
export async function findSheet({ href, hash, search }, { packed: isPacked = false, load = (url) => fetch(url) } = {}) {
    const packed = await readSheetLink(hash).catch((error) => {
        if (!(error instanceof Problem)) throw error;
        // Links to sheets are packed as links to games are, whose message about the length speaks of games.
        const { key } = error.problem;
        throw new ActivityRefused([
            { path: [], key: key === "problem.tooLong" ? "course.bad.tooLong" : key, params: {} },
        ]);
    });
    if (packed !== null) return packed;
    const source = new URLSearchParams(search).get("src") ?? (isPacked ? BESIDE : null);
    if (source === null) return null;
    const url = new URL(source, href);
    // Another site could show its own text under this site's name.
    if (url.origin !== new URL(href).origin) throw missing(source);
    const response = await load(url.href).catch(() => null);
    if (!response?.ok) throw missing(source);
    return response.text();
}
