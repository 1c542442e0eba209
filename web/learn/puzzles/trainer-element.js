import { ModelElement } from "../../ui/model-element.js";
import { given } from "../../ui/page-element.js";
import { playersOf } from "./trainer-model.js";

/**
 * Base class of the parts of the trainer. A part passes the reader's input to the trainer.
 *
 * @typedef {import("./trainer-model.js").TrainerModel} TrainerModel
 * @typedef {import("./trainer.js").Trainer} Trainer
 *
 * @extends {ModelElement<TrainerModel>}
 */
export class TrainerElement extends ModelElement {
    /** @type {import("lit").PropertyDeclarations} */
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

    /** What names of cells and tokens depend on. @returns {import("../../board/naming.js").Setting} */
    get setting() {
        return { layout: this.model.layout, players: this.players };
    }
}
