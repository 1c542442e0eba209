import { LitElement } from "lit";
import { given, take } from "./context.js";
import { shared } from "./styles.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { CSSResultGroup, PropertyDeclarations } from "lit"
 */

export { given, take };

/** Base class of elements with words, and with the styles that all share before their own. */
export class PageElement extends LitElement {
    /** @type {PropertyDeclarations} */
    static properties = { t: { attribute: false } };

    /** @param {CSSResultGroup} [styles] @protected */
    static finalizeStyles(styles = []) {
        return LitElement.finalizeStyles([shared, styles]);
    }

    constructor() {
        super();
        /** @type {Translate} */
        this.t = given;
        take(this, "words", "t");
    }
}
