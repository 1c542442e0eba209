import { ModelElement } from "../ui/model-element.js";
import { given } from "../ui/page-element.js";

/**
 * @import { LensModel } from "./lens-model.js"
 * @import { Lens } from "./lens.js"
 * @import { PropertyDeclarations } from "lit"
 */

/**
 * Base class of the parts of the lens. A part passes the reader's input to the lens.
 *
 * @extends {ModelElement<LensModel>}
 */
export class LensElement extends ModelElement {
    /** @type {PropertyDeclarations} */
    static properties = { lens: { attribute: false } };

    /** @type {(keyof LensModel)[]} */
    static sees = [];

    constructor() {
        super("lens");
        /** @type {Lens} */
        this.lens = given;
    }
}
