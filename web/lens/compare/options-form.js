/** The options of the second search, in one row: what one compares in a lecture. Rarer ones can come with a link. */
import { html, nothing } from "lit";
import { choice, toggle } from "../../ui/forms/fields.js";
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
    const orders = ORDERS.filter((each) => !whyNot(algorithm, each === "table" ? "orderTable" : "order"));
    const depths = Array.from({ length: MOST_DEPTH }, (_, index) => index + 1);
    return html`<div class="options" role="group" aria-label=${t("compare.options")}>
        ${choice({
            name: "algorithm",
            label: t("lens.algorithm"),
            stack: null,
            value: algorithm,
            values: ALGORITHMS.filter((each) => !whyNotHere(each, subject)).map((each) => [
                each,
                t(algorithmKey(each)),
            ]),
            change: (name) => change({ algorithm: /** @type {LensOptions["algorithm"]} */ (name) }),
        })}
        ${choice({
            name: "depth",
            label: t("lens.option.depth"),
            value: depth,
            values: depths.map((each) => [each, t.number(each)]),
            change: (plies) => change({ depth: Number(plies) }),
        })}
        ${
            orders.length > 1
                ? choice({
                      name: "order",
                      label: t("lens.option.order"),
                      value: order,
                      values: orders.map((each) => [each, t(`lens.option.order.${each}`)]),
                      change: (name) => change({ order: /** @type {LensOptions["order"]} */ (name) }),
                  })
                : nothing
        }
        ${FLAGS.filter((flag) => !whyNot(algorithm, flag)).map((name) =>
            toggle({
                label: t(`lens.option.${name}`),
                name,
                on: Boolean(options[name]),
                change: (on) => change({ [name]: on }),
            }),
        )}
    </div>`;
}
