/** Opens what is dropped on the page, and games or links pasted outside of a field. */
import { textOf } from "../../game/record-files.js";
import { DropFrame } from "../../ui/drop-frame.js";
import { openText } from "./open-part.js";

/** @typedef {import("../quintet-app.js").QuintetApp} QuintetApp */

/** @param {DragEvent} event */
const canAccept = ({ dataTransfer }) => {
    const types = dataTransfer?.types ?? [];
    return types.includes("Files") || types.includes("text/uri-list") || types.includes("text/plain");
};

/** Matches a text that contains a record or a link. */
const GAME = /^\s*(\{.*"game"|\[\s*\{.*"game"|\S*[#?]\S*(game|record)=)/s;

/**
 * Returns whether a text is a game in another program's format, which only the engine can read.
 * @param {string} text
 * @param {QuintetApp["controller"]} controller
 */
async function isForeignGame(text, controller) {
    if (text.trim() === "") return false;
    // A text with an error in it counts too: opening it shows where the error is.
    return (await controller.engine.importGame(text).catch(() => true)) !== null;
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
        openText(app, app.controller, file ? textOf(file) : Promise.resolve(text));
    });
    window.addEventListener("paste", (event) => {
        const { clipboardData } = event;
        if (event.defaultPrevented || !clipboardData || !app.isConnected || inField(event)) return;
        const [file] = clipboardData.files;
        const text = clipboardData.getData("text/plain");
        const open = (/** @type {Promise<string>} */ asked) => openText(app, app.controller, asked);
        if (file || GAME.test(text)) {
            event.preventDefault();
            open(file ? textOf(file) : Promise.resolve(text));
        } else {
            isForeignGame(text, app.controller).then((game) => {
                if (game) open(Promise.resolve(text));
            });
        }
    });
}
