/**
 * Why an action was a mistake, or the only move: facts that the rules or a proof confirm, never a guess. Proofs come
 * from the engine's search, which has seen every defence; everything else is read off the legal actions and their
 * effects, as the engine describes them.
 *
 * `takes`: the answer takes these cells, and after the better action no answer could. `missed`: the better action takes
 * these cells, the action played does not. `allows`: after the better action no answer of that kind is legal. `stops`:
 * this answer is not. `role`: of an effect, such as "captured".
 * @typedef {{kind: "loses", winner: number, plies: number}
 *         | {kind: "missesWin", plies: number}
 *         | {kind: "othersLose"}
 *         | {kind: "takes", role: string, player: number, cells: string[]}
 *         | {kind: "missed", role: string, cells: string[]}
 *         | {kind: "allows" | "stops", player: number, reply: ActionView}} Reason
 *
 * @typedef {(actions: string[]) => Promise<{action: ActionView | null, end: GameState}>} Describe  describes the last
 *     of these actions from the start of the game, and the position after it
 */

/**
 * @import { ActionView, GameState } from "../../engine/protocol.js"
 * @import { Reviewed } from "./classes.js"
 */

/** Answers that are tried after the better action, at most. With more, nothing is said about what they can take. */
const MOST_ANSWERS = 150;
/** Effects that a player does not want to suffer. */
const HARMFUL = ["captured", "converted"];

/** What the values alone prove. @param {Reviewed} reviewed @returns {Reason[]} */
export function provenReasons({ player, action, best, loss, now, next }) {
    const won = now.proof?.winner === player;
    const { proof } = next;
    if (proof && proof.winner !== player && now.proof?.winner !== proof.winner) {
        return [{ kind: "loses", winner: proof.winner, plies: proof.plies }];
    }
    if (now.proof && won && proof?.winner !== player && loss > 0) {
        return [{ kind: "missesWin", plies: now.proof.plies }];
    }
    return action === best && now.othersLose && !won ? [{ kind: "othersLose" }] : [];
}

/**
 * What the rules confirm about a mistake.
 * @param {Reviewed} reviewed
 * @param {string[]} before  the actions before it
 * @param {Describe} describe
 * @returns {Promise<Reason[]>}
 */
export async function ruledReasons({ action, best, player, next }, before, describe) {
    const reply = next.line?.[0];
    if (!best || best === action) return [];
    const [played, better] = [await describe([...before, action]), await describe([...before, best])];
    /** @type {Reason[]} */
    const reasons = [];
    const answer = reply ? await describe([...before, action, reply]) : null;
    const replier = played.end.toMove;
    if (answer && replier !== player) {
        const taken = await takenBy(answer.end, better.end, [...before, best], replier, describe);
        if (taken) reasons.push({ kind: "takes", player: replier, ...taken });
    }
    for (const role of new Set(better.end.lastEffects.map((mark) => mark.role))) {
        const cells = cellsOf(better.end, role);
        if (cells.length > 0 && cellsOf(played.end, role).length === 0) reasons.push({ kind: "missed", role, cells });
    }
    const goesOn = better.end.outcome.state === "ongoing" && better.end.toMove === replier && replier !== player;
    if (!answer?.action || !goesOn) return reasons;
    const fact = { player: replier, reply: answer.action };
    if (isNewKind(answer.action, played.end, better.end)) reasons.unshift({ kind: "allows", ...fact });
    else if (reasons.length === 0 && !isPossible(answer.action, better)) reasons.push({ kind: "stops", ...fact });
    return reasons;
}

/**
 * Whether an answer is of a kind that no answer to the better action has, such as leaving the board. A player without a
 * choice has not been allowed anything.
 * @param {ActionView} answer @param {GameState} played @param {GameState} better
 */
const isNewKind = ({ kind }, played, better) =>
    played.legal.some((each) => each.kind !== kind) && better.legal.every((each) => each.kind !== kind);

/**
 * Whether an answer could be played after the better action, or is the same move as that one. The text of an action may
 * depend on the position, so that moves are compared by what they move and where.
 * @param {ActionView} answer @param {{action: ActionView | null, end: GameState}} better
 */
const isPossible = (answer, { action, end }) =>
    [...(action ? [action] : []), ...end.legal].some((each) => moveOf(each) === moveOf(answer));

/** @param {ActionView} action */
function moveOf({ kind, from, hand, to, cells, piece, text }) {
    const place = [from, hand, to, ...cells].join() || text;
    return [kind, piece, place].join();
}

/**
 * The cells that an answer takes, if no answer to the better action takes one of them.
 * @param {GameState} answered  after the answer to the action played
 * @param {GameState} better  after the better action
 * @param {string[]} line  the actions up to it
 * @param {number} replier
 * @param {Describe} describe
 */
async function takenBy(answered, better, line, replier, describe) {
    const role = HARMFUL.find((each) => cellsOf(answered, each).length > 0);
    if (!role || better.outcome.state !== "ongoing" || better.toMove !== replier) return null;
    if (better.legal.length > MOST_ANSWERS) return null;
    const cells = cellsOf(answered, role);
    for (const { text } of better.legal) {
        const { end } = await describe([...line, text]);
        if (cellsOf(end, role).some((cell) => cells.includes(cell))) return null;
    }
    return { role, cells };
}

/**
 * The cells that the last action took: those of an effect that are empty now, or all if none is.
 * @param {GameState} state @param {string} role
 */
function cellsOf({ lastEffects, board }, role) {
    const cells = [...new Set(lastEffects.filter((mark) => mark.role === role).flatMap((mark) => mark.cells))];
    const occupied = new Set(board.tokens.map(({ cell }) => cell));
    const empty = cells.filter((cell) => !occupied.has(cell));
    return empty.length > 0 ? empty : cells;
}
