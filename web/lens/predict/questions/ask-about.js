/**
 * The questions about a search, with all that their answers are chosen from. The page that asks them and the check of a
 * task both call this.
 */

import { runToEnd } from "../../search/run-to-end.js";
import { withValues } from "./game-leaves.js";
import { GivenLeaves } from "./given.js";
import { choosingQuestions, kindsToAsk } from "./questions.js";

/**
 * @import { LensClient } from "../../engine/lens-client.js"
 * @import { LensRequest } from "../../lens-model.js"
 * @import { Replay } from "../../trace/replay.js"
 * @import { Leaves } from "./marked-cuts.js"
 * @import { Question } from "./question.js"
 */

/** How many questions are asked where a reader does not choose. */
export const USUAL_LIMIT = 6;
/** The runs that find the values of leaves. */
const LEAVES_KEY = 3;

/** Lets the page do something else. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * @param {LensClient} engine
 * @param {LensRequest} request
 * @param {Replay} replay  the whole run of the request
 * @param {{predict?: boolean | string[], limit?: number, from?: number}} [wish]  `predict`: the kinds, as in a link;
 *     `from`: the step from which on to ask, which counts only within the run
 * @returns {Promise<Question[]>} in the order of their steps
 */
export async function questionsAbout(engine, request, replay, { predict, limit = USUAL_LIMIT, from = 0 } = {}) {
    const choosing = choosingQuestions(replay, {
        kinds: kindsToAsk(replay.algorithm, predict),
        limit,
        leaves: await leavesOf(engine, request),
        exploration: request.options.exploration,
        from: from < replay.events ? from : 0,
    });
    let step = choosing.next();
    for (; !step.done; step = choosing.next()) await pause();
    const whole = [];
    for (const question of step.value) {
        // Without the engine, such a question cannot be asked; the others can.
        whole.push(await withValues(engine, request, question, LEAVES_KEY).catch(() => null));
    }
    return whole.filter((question) => question !== null);
}

/**
 * The leaves that readers see before they are searched: those of a given tree; in a game, those at the horizon.
 * Best-reply search takes several actions for one child, so none of its positions is a parent of its leaves.
 * @param {LensClient} engine
 * @param {LensRequest} request
 * @returns {Promise<Leaves>}
 */
async function leavesOf(engine, { tree, options: { algorithm } }) {
    if (!kindsToAsk(algorithm, true).includes("cut")) return null;
    if (tree === undefined) return algorithm === "best-reply" ? null : "horizon";
    const request = { tree, options: { algorithm: /** @type {const} */ ("minimax") } };
    return runToEnd(engine, request, LEAVES_KEY).then(
        (replay) => new GivenLeaves(replay),
        () => null,
    );
}
