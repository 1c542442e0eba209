/**
 * What only the module knows about options: which terms an evaluation has, and whether shallow pruning has the bound
 * that it needs.
 */

import { algorithmHere, fitting, USUAL, whyNotHere } from "./lens-options.js";

/**
 * @import { GameRecord, GameSpec } from "../../engine/protocol.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { LensClient } from "../engine/lens-client.js"
 * @import { LensOptions, Subject } from "./lens-options.js"
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
 * Drops the options that do not fit: terms that the game does not have, pruning without a bound, a width in a given
 * tree. An algorithm that can't search this is replaced.
 * @param {LensOptions} asked
 * @param {{terms: string[], unbounded: boolean, subject: Subject}} facts
 * @returns {{kept: LensOptions, problems: {key: Sentence["key"], params: Record<string, string>}[]}}
 */
export function knownOptions(asked, { terms, unbounded, subject }) {
    const { algorithm } = asked;
    const { options, dropped } = fitting({ ...asked, algorithm: algorithmHere(algorithm, subject) }, unbounded);
    const whyNot = whyNotHere(algorithm, subject);
    // The default says nothing about what the reader wants.
    if (whyNot && algorithm !== USUAL.algorithm) dropped.push({ name: "algorithm", why: whyNot });
    if (subject.given && options.width) {
        delete options.width;
        dropped.push({ name: "width", why: "lens.why.widthTree" });
    }
    const wrong = options.without?.filter((name) => !terms.includes(name)) ?? [];
    if (wrong.length) options.without = options.without?.filter((name) => terms.includes(name));
    return {
        kept: options,
        problems: [
            ...dropped.map(({ name, why }) => ({
                key: /** @type {const} */ ("lens.bad.unfit"),
                params: { name, why, algorithm },
            })),
            ...wrong.map((value) => ({
                key: /** @type {const} */ ("lens.bad.choice"),
                params: { name: "without", value: value.slice(0, 60), values: terms.join(", ") },
            })),
        ],
    };
}
