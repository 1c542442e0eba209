/**
 * Answers what a search asks about states of a game, from the engine's module in its own worker: the rules are the
 * engine's only.
 *
 * It imports nothing: `../worker-script.js` joins it with the other parts as text.
 */

const ENTER = 2;
const LEAF = 3;
const OVER = 1;
/** Scores at least this far from 0 are proven wins and losses, which count plies from the root. */
const PROVEN = 900_000;
/** How many answers are saved, so that siblings are evaluated once. */
const SAVED = 5000;

/**
 * @param {any} module  of `quintet-full.mjs`
 * @param {any} record  the position that is searched
 * @returns {(request: {actions: string[], scores?: boolean}) => object}
 */
export function gameRules({ Session, Lens }, record) {
    const session = new Session();
    const lens = new Lens();
    /** The scores of the states below one, by action. @type {Map<string, Map<string, number[]>>} */
    const below = new Map();

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
        const { state } = contentOf(session.load(recordAt(actions)));
        const isOver = state.outcome.state !== "ongoing";
        return {
            actions: isOver ? [] : state.legal.map((/** @type {{text: string}} */ { text }) => text),
            player: isOver ? null : state.toMove,
            over: isOver,
            key: `${state.ply} ${state.position}`,
            players,
        };
    }

    /**
     * The scores below a state, as a search of one ply has them for its leaves.
     * @param {string[]} actions
     */
    function scoresBelow(actions) {
        const name = actions.join("\n");
        const known = below.get(name);
        if (known) return known;
        contentOf(lens.begin({ record: recordAt(actions), options: { algorithm: "minimax", depth: 1 } }));
        while (!contentOf(lens.step(1000)).ended);
        const { words, texts } = contentOf(lens.take());
        const found = new Map();
        let text = "";
        for (let at = 0; at < words.length; at += (words[at] >>> 8) + 1) {
            const kind = words[at] & 0xff;
            if (kind === ENTER) text = texts[words[at + 3]];
            if (kind !== LEAF) continue;
            /** @type {number[]} */
            const values = Array.from(words.slice(at + 3, at + (words[at] >>> 8) + 1));
            // The search of one ply counts plies from here.
            const later = (/** @type {number} */ value) =>
                Math.abs(value) >= PROVEN ? value - Math.sign(value) * actions.length : value;
            found.set(text, words[at + 2] === OVER ? values.map(later) : values);
        }
        if (below.size >= SAVED) below.clear();
        below.set(name, found);
        return found;
    }

    /** @param {string[]} actions */
    function scores(actions) {
        if (actions.length === 0) return contentOf(lens.explain(record, undefined)).scores;
        const found = scoresBelow(actions.slice(0, -1)).get(/** @type {string} */ (actions.at(-1)));
        if (!found) throw new Error(`no scores of ${actions.join(", ")}`);
        return found;
    }

    return ({ actions, scores: isWanted }) => (isWanted ? { scores: scores(actions) } : facts(actions));
}
