/**
 * Opens all content that a reader gives a page: its address, a link, a text or a file, dropped, pasted or entered. The
 * page opens the content, or names the page that does (`open-bar.js`).
 *
 * @import { Translate } from "../../i18n/t.js"
 * @import { Found, Kind } from "./recognise.js"
 *
 * The content that a page opens. `takes`: a function for each kind; it returns false if something on the page would be
 * lost, and the reader is then asked. `active`: whether the page opens content now. `dropText`: the text shown while a
 * file is dragged over the page. `leaving`: called before another page is offered.
 * @typedef {object} Opens
 * @property {() => Translate} t
 * @property {Partial<Record<Kind, (found: Found) => unknown>>} takes
 * @property {() => string} [dropText]
 * @property {() => boolean} [active]
 * @property {() => void} [leaving]
 */

import { openWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { linkKind } from "../../record/address.js";
import { addressOf } from "../../ui/site.js";
import { DropFrame } from "./drop-frame.js";
import { HOMES, linkOf, recognise, SIGNS } from "./recognise.js";

/**
 * Gives content to the page, or offers the page that opens it.
 * @param {Parameters<typeof recognise>[0] & {hash?: string}} what  `hash`: of the address, instead of a text or files
 * @param {Opens} page
 * @returns {Promise<boolean>} false: the address names what the page shows anyway
 */
export async function open({ hash, ...given }, page) {
    if (hash !== undefined) return follow(hash, page);
    const found = await recognise(given);
    const take = page.takes[found.kind];
    if (take && (await take(found)) !== false) return true;
    if (!found.isSure) return true;
    page.leaving?.();
    await (await import("./open-bar.js")).offer(found, page.t());
    return true;
}

/**
 * Follows an address that names something other than this page's content: files that another page hands over, or
 * another page.
 * @param {string} hash
 * @param {Opens} page
 * @returns {Promise<boolean>} whether the address named something else
 */
async function follow(hash, page) {
    const kind = linkKind(hash);
    if (kind === "brought") {
        // A reload must not open the files again.
        history.replaceState(history.state, "", location.pathname + location.search);
        const { takeBrought } = await import("./brought.js");
        const files = await takeBrought(hash);
        if (files.length) await open({ files }, page);
        return true;
    }
    const isOwn = kind === "" || kind === "game" || page.takes[kind] !== undefined;
    if (!isOwn) location.replace(addressOf(`${HOMES[kind]}${hash}`));
    return !isOwn;
}

/** Opens content that is dropped on the page, or pasted outside of a field. @param {Opens} page */
export function acceptAll(page) {
    const { t, dropText = () => t()("open.dropHere"), active = () => true } = page;
    const frame = new DropFrame();
    const words = addWords(t(), openWords).catch(() => {});
    window.addEventListener("dragover", async (event) => {
        if (!active() || !isForPage(event, event.dataTransfer)) return;
        event.preventDefault();
        await words;
        frame.show(dropText());
    });
    window.addEventListener(
        "drop",
        (event) => {
            frame.remove();
            const { dataTransfer: data } = event;
            if (event.defaultPrevented || !data || !active() || !isForPage(event, data)) return;
            event.preventDefault();
            const text = data.getData("text/uri-list") || data.getData("text/plain");
            open({ text, files: [...data.files], entries: entriesOf(data), isMeant: true }, page);
        },
        // Capture the event, because an editor would insert the text of the file.
        { capture: true },
    );
    window.addEventListener("paste", (event) => {
        const { clipboardData: data } = event;
        if (event.defaultPrevented || !data || !active() || !isForPage(event, data)) return;
        const files = [...data.files];
        const text = data.getData("text/plain");
        // Any other text is checked asynchronously, too late to cancel the paste.
        if (files.length || linkOf(text) || SIGNS.some(([, sign]) => sign.test(text))) event.preventDefault();
        open({ text, files }, page);
    });
}

/**
 * Returns whether the page handles the data of an event: any files, and texts outside of a field.
 * @param {Event} event
 * @param {DataTransfer | null} data
 */
function isForPage(event, data) {
    const types = data?.types ?? [];
    if (types.includes("Files")) return true;
    const [target] = event.composedPath();
    const inField = /** @type {Partial<Element>} */ (target).matches?.(
        "input, textarea, [contenteditable], [contenteditable] *",
    );
    return !inField && (types.includes("text/uri-list") || types.includes("text/plain"));
}

/** Returns files and folders. A folder appears only among the entries. @param {DataTransfer} data */
function entriesOf(data) {
    const entries = [...data.items].map((item) => item.webkitGetAsEntry?.() ?? null);
    const found = entries.filter((entry) => entry !== null);
    return found.length ? found : [...data.files];
}
