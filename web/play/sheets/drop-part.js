/** Opens what is dropped on the page, and games or links pasted outside of a field. */
import { textOf } from "../../game/record-files.js";
import { DropFrame } from "../../ui/drop-frame.js";
import { gamesIn, openGames, openText } from "./open-part.js";

/** @typedef {import("../quintet-app.js").QuintetApp} QuintetApp */

/** @param {DragEvent} event */
const canAccept = ({ dataTransfer }) => {
    const types = dataTransfer?.types ?? [];
    return types.includes("Files") || types.includes("text/uri-list") || types.includes("text/plain");
};

/** Matches a text that contains a record or a link. */
const GAME = /^\s*(\{.*"game"|\[\s*\{.*"game"|\S*[#?]\S*(game|record)=)/s;

/** A shorter text is no game of another program. */
const LEAST = 12;

/**
 * Opens a pasted text if it is a game in the form of another program. Other texts do nothing.
 * @param {string} text
 * @param {QuintetApp} app
 */
async function openForeign(text, app) {
    if (text.trim().length < LEAST) return;
    const games = await gamesIn(text, app.t, app.controller, { quiet: true }).catch(() => null);
    if (games)
        await openGames(app, app.controller, games).catch((problem) =>
            app.controller.openRecord(Promise.reject(problem)),
        );
}

/** Returns whether an event happens in a text field. @param {Event} event */
function inField(event) {
    const [target] = event.composedPath();
    return /** @type {Partial<Element>} */ (target).matches?.("input, textarea") ?? false;
}

/** @param {QuintetApp} app */
export function acceptDrops(app) {
    const frame = new DropFrame();
    window.addEventListener("dragover", (event) => {
        // Fields handle text dragged into them.
        const [target] = event.composedPath();
        if (
            !app.isConnected ||
            !canAccept(event) ||
            /** @type {Partial<Element>} */ (target).matches?.("input, textarea")
        )
            return;
        event.preventDefault();
        frame.show(app.t("open.dropHere"));
    });
    window.addEventListener("drop", (event) => {
        frame.hide();
        const { dataTransfer } = event;
        if (event.defaultPrevented || !dataTransfer || !app.isConnected || !canAccept(event) || inField(event)) return;
        event.preventDefault();
        const [file] = dataTransfer.files;
        const text = dataTransfer.getData("text/uri-list") || dataTransfer.getData("text/plain");
        openText(app, app.controller, file ? textOf(file) : Promise.resolve(text), { name: file?.name });
    });
    window.addEventListener("paste", (event) => {
        const { clipboardData } = event;
        if (event.defaultPrevented || !clipboardData || !app.isConnected || inField(event)) return;
        const [file] = clipboardData.files;
        const text = clipboardData.getData("text/plain");
        if (file || GAME.test(text)) {
            event.preventDefault();
            openText(app, app.controller, file ? textOf(file) : Promise.resolve(text), { name: file?.name });
        } else {
            openForeign(text, app);
        }
    });
}
