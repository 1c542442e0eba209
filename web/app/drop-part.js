/**
 * `<quintet-drop>`: files, texts and links can be dropped anywhere on the page, a frame shows that they will be taken; and a game or
 * a link that is pasted outside of a field is opened too.
 */
import { css, html, LitElement } from "lit";
import { textOf } from "./files.js";
import { icon } from "./icons.js";
import { openText } from "./open-part.js";
import { given } from "./part.js";
import { shared } from "./styles.js";

/** @typedef {import("./quintet-app.js").QuintetApp} QuintetApp */

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
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
    }

    render() {
        return html`${icon("open")}<p>${this.t("open.dropHere")}</p>`;
    }
}

customElements.define("quintet-drop", DropPart);

/** @param {DragEvent} event */
const meant = ({ dataTransfer }) => {
    const types = dataTransfer?.types ?? [];
    return types.includes("Files") || types.includes("text/uri-list") || types.includes("text/plain");
};

/** A text that is a record, a link or another program's game, and not just something that somebody copied. */
const GAME = /^\s*(\{.*"game"|\[\s*\{.*"game"|\S*#\S*game=|Base(\+\w+)?;)/s;

/** Whether an event happens in a field, whose business it then is. @param {Event} event */
function inField(event) {
    const [target] = event.composedPath();
    return /** @type {Partial<Element>} */ (target).matches?.("input, textarea") ?? false;
}

/** @param {QuintetApp} app */
export function takeDrops(app) {
    const frame = new DropPart();
    /** Tells of the drag's end where the browser says nothing: "over" comes again and again while it lasts. */
    let timer = setTimeout(() => {}, 0);
    const hide = () => frame.remove();

    window.addEventListener("dragover", (event) => {
        // Text that is dragged into a field is the field's.
        const [target] = event.composedPath();
        if (!app.isConnected || !meant(event) || /** @type {Partial<Element>} */ (target).matches?.("input, textarea"))
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
        if (event.defaultPrevented || !dataTransfer || !app.isConnected || !meant(event) || inField(event)) return;
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
        if (!file && !GAME.test(text)) return;
        event.preventDefault();
        openText(app, app.controller, file ? textOf(file) : Promise.resolve(text));
    });
}
