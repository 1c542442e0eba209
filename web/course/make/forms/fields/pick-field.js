/** A field whose cells or moves are chosen on the board of the item's position. */
import { html } from "lit";
import { shownRecord } from "../../../activity.js";
import "../../positions/pick-element.js";

/**
 * @import { GameRecord } from "../../../activity.js"
 * @import { FormTools } from "../forms.js"
 */

/** A list with a text more or less. @param {string[]} list @param {string} text */
export const toggled = (list, text) => (list.includes(text) ? list.filter((each) => each !== text) : [...list, text]);

/**
 * @param {FormTools} tools
 * @param {object} field
 * @param {GameRecord} field.record
 * @param {"cells" | "moves"} field.what
 * @param {string[]} field.chosen
 * @param {(text: string, label: string) => void} field.pick
 */
export function pickField({ maker, tools }, { record, what, chosen, pick }) {
    const players = tools.games.find(({ id }) => id === record.game)?.players ?? [];
    return html`<quintet-make-pick .engine=${maker.engine} .record=${shownRecord(record)} .players=${players} .what=${what}
        .chosen=${chosen} @quintet-pick=${(/** @type {CustomEvent} */ { detail }) => pick(detail.text, detail.label)}></quintet-make-pick>`;
}
