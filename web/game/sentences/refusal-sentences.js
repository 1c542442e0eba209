/** Explains why an attempt on the board is not possible. Loaded with its words at the first refusal. */

import { shake } from "../../board/motion/shake.js";
import { refusalWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { PERSON, refused } from "../model.js";
import { nextStep } from "../turns.js";

/**
 * @import { QuintetBoard } from "../../board/board.js"
 * @import { Attempt, GameState, Refusal } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Controller } from "../controller.js"
 * @import { Model } from "../model.js"
 */

/**
 * Shows why an attempt is refused and shakes the board, unless there is no reason to show. After the end of a game,
 * screen readers hear their last sentence again.
 * @param {{t: Translate, controller: Controller | null, said: string}} host
 * @param {QuintetBoard} board
 * @param {Attempt} attempt
 */
export async function explain(host, board, attempt) {
    const { t, controller } = host;
    if (!controller) return;
    const { state } = controller.store.value;
    if (nextStep(controller.store.value).kind === "over") {
        host.said = host.said.trimEnd();
        return;
    }
    await addWords(t, refusalWords);
    if (controller.store.value.state !== state) return;
    const known = outOfTurn(controller.store.value, attempt);
    if (await say(controller, attempt, known)) shake(board, attempt);
}

/**
 * Asks why an attempt is refused, shakes the board and returns a notice with the reason. Returns null without a reason,
 * or if another position is shown by then.
 * @param {QuintetBoard} board
 * @param {Translate} t
 * @param {Attempt} attempt
 * @param {{whyNot: (attempt: Attempt) => Promise<{key: string, kind: string}>,
 *     shown: () => {state: GameState | null, players: string[]}}} about
 */
export async function refusalNotice(board, t, attempt, { whyNot, shown }) {
    const { state, players } = shown();
    await addWords(t, refusalWords);
    const { key, kind } = await whyNot(attempt);
    const said = `refused.${key}`;
    if (!t.has(said) || !state || shown().state !== state) return null;
    shake(board, attempt);
    const player = t(`player.${players[state.toMove]}`);
    return { key: said, params: { player, kind: kind && t(`kind.${kind}`) } };
}

/**
 * Shows why an attempt is refused, if the position is still the same.
 * @param {Controller} controller
 * @param {Attempt} attempt
 * @param {Refusal | null} [known]  the reason; null: there is no reason to show; undefined: the engine is asked
 * @returns {Promise<boolean>} whether there is a reason
 */
export async function say({ engine, store }, attempt, known) {
    const { state } = store.value;
    const refusal = known === undefined ? await engine.whyNot(attempt).catch(() => null) : known;
    if (!refusal?.key || store.value.state !== state) return false;
    store.update((model) => refused(model, refusal));
    return true;
}

/**
 * Refuses presses on a person's piece while an engine is to move.
 * @param {Model} model
 * @param {Attempt} attempt
 * @returns {Refusal | null | undefined} null: there is no reason to show; undefined: the rules decide
 */
function outOfTurn(model, { from, to }) {
    const step = nextStep(model);
    if (step.kind === "person") return undefined;
    const owner = model.state?.board.tokens.find(({ cell }) => cell === (from || to))?.player ?? null;
    const own = owner !== null && model.seats[owner] === PERSON && owner !== model.state?.toMove;
    return own && step.kind === "engine" ? { key: "not_turn", text: "", kind: "" } : null;
}
