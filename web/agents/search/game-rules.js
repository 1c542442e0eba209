/**
 * Answers what a search asks about states of a game, from the engine's module in its own worker: the rules are the
 * engine's only.
 *
 * It imports nothing: `../worker-script.js` joins it with the other parts as text.
 */

const ENTER = 2;
const LEAF = 3;
const OVER = 1;
const REPETITION = 2;
/** Scores at least this far from 0 are proven wins and losses, which count plies from the root. */
const PROVEN = 900_000;
/** The score of a game that is won (`engine/core/score.hpp`). */
const WIN = 1_000_000;

/**
 * `actions`: those played since the root. With `below`, the answer is about the states below: `[action, player, over,
 * scores]` of each; the player is null once the game is over, and `over` null where only the state itself tells.
 * @typedef {{actions: string[], below?: boolean}} Question
 */

/**
 * @param {any} module  of `quintet-full.mjs`
 * @param {any} record  the position that is searched
 * @returns {(question: Question) => object}
 */
export function gameRules({ Session, Lens }, record) {
    const session = new Session();
    const lens = new Lens();

    const spec = session.games().games.find((/** @type {{id: string}} */ { id }) => id === record.game);
    const players = spec?.players.length ?? 2;

    const recordAt = (/** @type {string[]} */ actions) => ({
        ...record,
        actions: [...(record.actions ?? []), ...actions],
    });

    const contentOf = (/** @type {any} */ answer) => {
        if (answer.error) throw new Error(answer.error.message);
        return answer;
    };

    /** @param {string[]} actions */
    function facts(actions) {
        const here = recordAt(actions);
        const { state } = contentOf(session.load(here));
        const over = state.outcome.state !== "ongoing";
        return {
            players,
            player: over ? null : state.toMove,
            over,
            key: `${state.ply} ${state.position}`,
            scores: over ? result(state.outcome, actions.length) : contentOf(lens.explain(here, undefined)).scores,
        };
    }

    /** The scores at an end. @param {{state: string, winner?: number}} outcome @param {number} plies  from the root */
    function result({ state, winner }, plies) {
        const score = (/** @type {number} */ player) => (player === winner ? WIN - plies : plies - WIN);
        return Array.from({ length: players }, (_, player) => (state === "won" ? score(player) : 0));
    }

    /**
     * The states below one, as a search of one ply sees them: many times faster than opening each of them.
     * @param {string[]} actions
     */
    function below(actions) {
        contentOf(lens.begin({ record: recordAt(actions), options: { algorithm: "minimax", depth: 1 } }));
        while (!contentOf(lens.step(1000)).ended);
        const { words, texts } = contentOf(lens.take());
        // The search of one ply counts plies from here.
        const later = (/** @type {number} */ value) =>
            Math.abs(value) >= PROVEN ? value - Math.sign(value) * actions.length : value;
        /** @type {[string, number | null, boolean | null, number[]][]} */
        const found = [];
        let isRoot = true;
        let text = "";
        let player = 0;
        for (let at = 0; at < words.length; at += (words[at] >>> 8) + 1) {
            const kind = words[at] & 0xff;
            if (kind === ENTER) {
                isRoot = words[at + 2] < 0;
                text = texts[words[at + 3]];
                player = words[at + 4];
            }
            if (kind !== LEAF || isRoot) continue;
            /** @type {number[]} */
            const values = Array.from(words.slice(at + 3, at + (words[at] >>> 8) + 1));
            const ending = words[at + 2];
            if (ending === OVER) found.push([text, null, true, values.map(later)]);
            else found.push([text, player, ending === REPETITION ? null : false, values]);
        }
        return found;
    }

    return ({ actions, below: isBelow }) => (isBelow ? { below: below(actions) } : facts(actions));
}
