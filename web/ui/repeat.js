/**
 * Lit's `repeat`, which in lit-html 3.3.1 to 3.3.3 leaves the end marker of each removed item in the document
 * (github.com/lit/lit/issues/5298): in a long visit, markers would pile up without limit.
 */

import { directive } from "lit/directive.js";
import { getCommittedValue } from "lit/directive-helpers.js";
import { repeat as leaky } from "lit/directives/repeat.js";

/** @import { ChildPart } from "lit" */

const { _$litDirective$: LeakyRepeat } = /** @type {any} */ (leaky([], String));

class Repeat extends LeakyRepeat {
    /** @param {ChildPart} part @param {any} given */
    update(part, given) {
        /** @returns {ChildPart[]} the items as they are in the document */
        const items = () => [/** @type {any} */ (getCommittedValue(part)) ?? []].flat();
        const before = items();
        const value = super.update(part, given);
        const now = new Set(items());
        for (const item of before) if (!now.has(item)) /** @type {Comment | null} */ (item.endNode)?.remove();
        return value;
    }
}

/** @type {typeof leaky} */
export const repeat = /** @type {any} */ (directive(/** @type {any} */ (Repeat)));
