import { LitElement } from "lit";
import { given } from "../app/part.js";
import { specOf } from "./lab.js";

/**
 * A part of the analysis: sees its model, speaks the reader's language, and hands what the reader does to the lab.
 *
 * @typedef {import("./lab.js").LabModel} LabModel
 * @typedef {import("./lab.js").Lab} Lab
 */
export class LabPart extends LitElement {
    static properties = { model: { attribute: false }, lab: { attribute: false }, t: { attribute: false } };

    constructor() {
        super();
        /** @type {LabModel} */
        this.model = given;
        /** @type {Lab} */
        this.lab = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
    }

    get players() {
        return specOf(this.model)?.players ?? [];
    }
}
