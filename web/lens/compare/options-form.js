/**
 * The options of the second search, in one row: what one compares in a lecture. Rarer ones can come with a link.
 */
import { html, nothing } from "lit";
import { ALGORITHMS, algorithmKey, FLAGS, ORDERS, whyNot, whyNotHere } from "../search/lens-options.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensOptions, Subject } from "../search/lens-options.js"
 */

const MOST_DEPTH = 12;

/**
 * @param {Translate} t
 * @param {LensOptions} options
 * @param {Subject} subject
 * @param {(change: Partial<LensOptions>) => void} change
 */
export function optionsForm(t, options, subject, change) {
    const { algorithm, order = "none", depth = 3 } = options;
    /** @param {Event} event */
    const chosen = (event) => /** @type {HTMLSelectElement} */ (event.target).value;
    const orders = ORDERS.filter((each) => !whyNot(algorithm, each === "table" ? "orderTable" : "order"));
    const depths = Array.from({ length: MOST_DEPTH }, (_, index) => index + 1);
    return html`<div class="options" role="group" aria-label=${t("compare.options")}>
        <select name="algorithm" aria-label=${t("lens.algorithm")} @change=${(/** @type {Event} */ event) =>
            change({
                algorithm: /** @type {LensOptions["algorithm"]} */ (chosen(event)),
            })}>${ALGORITHMS.filter((each) => !whyNotHere(each, subject)).map((each) => html`<option value=${each} ?selected=${each === algorithm}>${t(algorithmKey(each))}</option>`)}</select>
        <label>${t("lens.option.depth")} <select name="depth" @change=${(/** @type {Event} */ event) =>
            change({ depth: Number(chosen(event)) })}>${depths.map(
            (each) => html`<option value=${each} ?selected=${each === depth}>${t.number(each)}</option>`,
        )}</select></label>
        ${
            orders.length > 1
                ? html`<label>${t("lens.option.order")} <select name="order" @change=${(/** @type {Event} */ event) =>
                      change({ order: /** @type {LensOptions["order"]} */ (chosen(event)) })}>${orders.map(
                      (each) =>
                          html`<option value=${each} ?selected=${each === order}>${t(`lens.option.order.${each}`)}</option>`,
                  )}</select></label>`
                : nothing
        }
        ${FLAGS.filter((flag) => !whyNot(algorithm, flag)).map(
            (flag) => html`<label class="flag"><input type="checkbox" name=${flag} .checked=${Boolean(options[flag])}
                @change=${(/** @type {Event} */ event) =>
                    change({
                        [flag]: /** @type {HTMLInputElement} */ (event.target).checked,
                    })} />${t(`lens.option.${flag}`)}</label>`,
        )}
    </div>`;
}
