import { LitElement } from "lit";

/** Stands for what a part is given before it is drawn for the first time. @type {any} */
export const given = null;

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
