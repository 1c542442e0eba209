/** Converts the options of an embedded lens to a lens link, and finds the valid part of options with mistakes. */

import { readLensLink } from "../../lens/lens-link.js";
import { namesOf, POSITION } from "../../record/grammar.js";
import { textOf } from "../builder/codes.js";
import { unreadableOptions } from "../game.js";
import { usableOptions } from "../usable-options.js";

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { LensLink } from "../../lens/lens-link.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { EmbedOptions } from "../element/game-types.d.ts"
 */

/**
 * Returns options as a lens link, and the problems found in them.
 * @param {EmbedOptions} options
 * @returns {Promise<{link: LensLink, problems: Sentence[]}>}
 */
export async function linkFrom(options) {
    const { mode, panes = mode === "code" ? "tree,own" : undefined } = options;
    const names = [...POSITION, ...namesOf("lens")];
    const given = { ...options, panes };
    const pairs = names.flatMap((name) => {
        const value = /** @type {Record<string, unknown>} */ (given)[name];
        return value === undefined ? [] : [[name, textOf(/** @type {keyof EmbedOptions} */ (name), value)]];
    });
    const link = await readLensLink(String(new URLSearchParams(pairs)));
    // A position that cannot be read is reported part by part, by `partsThatFit`.
    const whole = link.record ?? link.tree;
    const problems = link.problems.filter(({ key }) => whole !== undefined || key.startsWith("lens."));
    return { link: { ...link, problems: [] }, problems };
}

/**
 * Returns the part of the position that the engine accepts, and reports every mistake in it; null if no part is valid
 * or the options name a tree.
 * @param {EngineClient} engine
 * @param {EmbedOptions} options
 * @param {Sentence[]} problems  found while reading the options
 * @param {(error: unknown) => void} report
 * @returns {Promise<GameRecord | null>}
 */
export async function partsThatFit(engine, options, problems, report) {
    if (options.tree !== undefined) return null;
    const { games, levels } = await engine.games();
    try {
        return (await usableOptions({ engine, games, levels }, options, unreadableOptions(problems), report)).record;
    } catch {
        return null;
    }
}
