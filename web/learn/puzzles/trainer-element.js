import { ModelElement } from "../../ui/model-element.js";
import { given } from "../../ui/page-element.js";
import { playersOf } from "./trainer-model.js";

/**
 * @import { Setting } from "../../board/naming.js"
 * @import { TrainerModel } from "./trainer-model.js"
 * @import { Trainer } from "./trainer.js"
 * @import { PropertyDeclarations } from "lit"
 */

/**
 * Base class of the parts of the trainer. A part passes the reader's input to the trainer.
 *
 * @extends {ModelElement<TrainerModel>}
 */
export class TrainerElement extends ModelElement {
    /** @type {PropertyDeclarations} */
    static properties = { trainer: { attribute: false } };

    constructor() {
        super("trainer");
        /** @type {Trainer} */
        this.trainer = given;
        this.hadFocus = false;
    }

    willUpdate() {
        this.hadFocus = Boolean(this.shadowRoot?.activeElement);
    }

    /** A button may disappear after a press; the focus then goes to the heading instead of getting lost. */
    updated() {
        if (!this.hadFocus || this.shadowRoot?.activeElement) return;
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus({ preventScroll: true });
    }

    get players() {
        return playersOf(this.model);
    }

    /** What names of cells and tokens depend on. @returns {Setting} */
    get setting() {
        return { layout: this.model.layout, players: this.players };
    }
}
