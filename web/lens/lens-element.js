import { ModelElement } from "../ui/model-element.js";
import { given } from "../ui/page-element.js";

/**
 * Base class of the parts of the lens. A part passes the reader's input to the lens.
 *
 * @typedef {import("./lens-model.js").LensModel} LensModel
 * @typedef {import("./lens.js").Lens} Lens
 *
 * @extends {ModelElement<LensModel>}
 */
export class LensElement extends ModelElement {
    /** @type {import("lit").PropertyDeclarations} */
    static properties = { lens: { attribute: false } };

    /** @type {(keyof LensModel)[]} */
    static sees = [];

    constructor() {
        super("lens");
        /** @type {Lens} */
        this.lens = given;
    }
}
