/**
 * What only the module knows about options: which terms an evaluation has, and whether shallow pruning has the bound
 * that it needs.
 */

import { fitting } from "./lens-options.js";

/**
 * @import { GameRecord, GameSpec } from "../../engine/protocol.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { LensClient } from "../engine/lens-client.js"
 * @import { LensOptions } from "./lens-options.js"
 */

/** The key of the run that asks whether something is refused. */
const PROBE = 9;

/**
 * Whether the module refuses shallow pruning in a game of several players.
 * @param {LensClient} engine @param {GameRecord} record @param {GameSpec[]} games
 */
export async function isUnbounded(engine, record, games) {
    if ((games.find(({ id }) => id === record.game)?.players.length ?? 2) < 3) return false;
    const options = { algorithm: /** @type {const} */ ("max-n"), shallow: true, depth: 1, nodes: 1 };
    return engine
        .run({ record, options }, () => {}, PROBE)
        .then(
            () => false,
            () => true,
        );
}

/**
 * Drops the options that do not fit: terms that the game does not have, pruning without a bound.
 * @param {LensOptions} given
 * @param {{terms: string[], unbounded: boolean}} facts
 * @returns {{kept: LensOptions, problems: {key: Sentence["key"], params: Record<string, string>}[]}}
 */
export function knownOptions(given, { terms, unbounded }) {
    const { options, dropped } = fitting(given, unbounded);
    const wrong = options.without?.filter((name) => !terms.includes(name)) ?? [];
    if (wrong.length) options.without = options.without?.filter((name) => terms.includes(name));
    return {
        kept: options,
        problems: [
            ...dropped.map(({ name, why }) => ({
                key: /** @type {const} */ ("lens.bad.unfit"),
                params: { name, why },
            })),
            ...wrong.map((value) => ({
                key: /** @type {const} */ ("lens.bad.choice"),
                params: { name: "without", value: value.slice(0, 60), values: terms.join(", ") },
            })),
        ],
    };
}
