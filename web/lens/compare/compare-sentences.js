/** What a comparison says. */
import { listIn } from "../../i18n/formats.js";
import { algorithmKey, FLAGS } from "../search/lens-options.js";
import { scoreText } from "../sentences/scores.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensOptions } from "../search/lens-options.js"
 * @import { Missing } from "./follow.js"
 */

/**
 * A search in a few words: its algorithm and what differs from the usual.
 * @param {Translate} t
 * @param {LensOptions} options
 */
export function searchText(t, { algorithm, depth, order = "none", ...rest }) {
    const parts = [t(algorithmKey(algorithm))];
    if (depth !== undefined) parts.push(t("compare.depth", { number: depth }));
    if (order !== "none") parts.push(t(`lens.option.order.${order}`));
    for (const flag of FLAGS) if (rest[flag]) parts.push(t(`lens.option.${flag}`));
    return listIn(t, parts);
}

/**
 * Why a run has no such node.
 * @param {Translate} t @param {Missing} missing @param {(text: string) => string} nameOf
 */
export function missingText(t, { why, action, beyond, alpha, beta, leftOut }, nameOf) {
    const reason = t(`compare.why.${why}`, { alpha: scoreText(t, alpha), beta: scoreText(t, beta), count: leftOut });
    if (!action) return reason;
    const first = beyond
        ? t("compare.beyond", { action: nameOf(action), count: beyond })
        : t("compare.missing", { action: nameOf(action) });
    return t("compare.because", { first, reason });
}
