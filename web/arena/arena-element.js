import { ModelElement } from "../ui/model-element.js";
import { given } from "../ui/page-element.js";

/**
 * @import { ArenaModel } from "./arena-model.js"
 * @import { Arena } from "./arena.js"
 * @import { PropertyDeclarations } from "lit"
 */

/**
 * Base class of the parts of the arena. A part passes the reader's input to the arena.
 *
 * @extends {ModelElement<ArenaModel>}
 */
export class ArenaElement extends ModelElement {
    /** @type {PropertyDeclarations} */
    static properties = { arena: { attribute: false } };

    /** @type {(keyof ArenaModel)[]} */
    static sees = [];

    constructor() {
        super("arena");
        /** @type {Arena} */
        this.arena = given;
    }
}
