/** The field for an item's position: the board part, and what is wrong with the record. */
import { html } from "lit";
import { shownRecord } from "../../../activity.js";
import "../../positions/position-element.js";
import { faultOf } from "../../fields.js";

/**
 * @import { GameRecord } from "../../../activity.js"
 * @import { Editing } from "../../editing.js"
 * @import { FoundPosition } from "../../positions/position-element.js"
 * @import { FormTools } from "../forms.js"
 */

/** The position that a game shows, as an item has it. @param {GameRecord} record */
export const positionOf = (record) => ({ record: shownRecord(record) });

/**
 * @param {Editing} editing
 * @param {FormTools} tools
 * @param {{optional?: boolean, whole?: boolean, take?: (found: FoundPosition) => void}}
 *     [how]  `optional`: the item may do without. `whole`: the game with all its actions counts, not one position.
 *     `take`: takes more than the record
 */
export function positionField(editing, { maker, tools }, { optional = false, whole = false, take } = {}) {
    const { value, set } = editing;
    const found = (/** @type {CustomEvent} */ { detail }) =>
        take ? take(detail) : set({ record: detail.record ?? undefined });
    return html`<quintet-make-position .tools=${tools} .engine=${maker.engine} .record=${value.record ?? null}
            .optional=${optional} .whole=${whole} @quintet-record=${found}></quintet-make-position>
        ${faultOf(editing, "record")}`;
}
