/**
 * `<quintet-drop>`: a frame around the page while files, texts or links are dragged over it. Also opens dropped
 * content, and games or links pasted outside of a field.
 */
import { css, html, LitElement } from "lit";
import { textOf } from "../../game/record-files.js";
import { icon } from "../../ui/icons.js";
import { given } from "../../ui/part.js";
import { shared } from "../../ui/styles.js";
import { openText } from "./open-part.js";

/** @typedef {import("../quintet-app.js").QuintetApp} QuintetApp */

export class DropPart extends LitElement {
    static properties = { t: { attribute: false } };

    static styles = [
        shared,
        css`
            :host {
                display: grid;
                position: fixed;
                z-index: 5;
                inset: var(--space-3);
                align-content: center;
                justify-items: center;
                border: 3px dashed var(--accent);
                border-radius: var(--radius-large);
                background: color-mix(in srgb, var(--paper-raised) 88%, transparent);
                font-size: var(--text-title);
                font-weight: 600;
                pointer-events: none;
            }
            .icon {
                inline-size: 48px;
                block-size: 48px;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {import("../../i18n/t.js").Translate} */
        this.t = given;
    }

    render() {
        return html`${icon("open")}<p>${this.t("open.dropHere")}</p>`;
    }
}

customElements.define("quintet-drop", DropPart);

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
    const frame = new DropPart();
    /**
     * Hides the frame at the end of a drag, which some browsers do not report: "dragover" repeats while the drag lasts.
     */
    let timer = setTimeout(() => {}, 0);
    const hide = () => frame.remove();

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
        frame.t = app.t;
        if (!frame.isConnected) document.body.append(frame);
        clearTimeout(timer);
        timer = setTimeout(hide, 600);
    });
    window.addEventListener("drop", (event) => {
        hide();
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
