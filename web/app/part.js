import { LitElement } from "lit";

/** Stands for what a part is given before it is drawn for the first time. @type {any} */
export const given = null;

/**
 * Asks the page to open one of its sheets.
 * @param {EventTarget} from
 * @param {string} name  as in `sheets.js`
 * @param {unknown} [subject]  what the sheet is about
 */
export function askForSheet(from, name, subject = null) {
    from.dispatchEvent(new CustomEvent("quintet-sheet", { detail: { name, subject }, bubbles: true, composed: true }));
}

/** Says that a sheet has done its work and can be put away. @param {EventTarget} from */
export function putSheetAway(from) {
    from.dispatchEvent(new Event("quintet-done", { bubbles: true, composed: true }));
}

/** Asks the page to open the analysis of the game. @param {EventTarget} from */
export function askForAnalysis(from) {
    from.dispatchEvent(new CustomEvent("quintet-analyse", { bubbles: true, composed: true }));
}

/**
 * A part of the page: sees the model, speaks the reader's language, and hands what the reader does to the controller.
 *
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./controller.js").Controller} Controller
 * @typedef {import("../i18n/t.js").Translate} Translate
 */
export class Part extends LitElement {
    static properties = {
        model: { attribute: false },
        controller: { attribute: false },
        t: { attribute: false },
    };

    constructor() {
        super();
        /** @type {Model} */
        this.model = given;
        /** @type {Controller} */
        this.controller = given;
        /** @type {Translate} */
        this.t = given;
    }
}
