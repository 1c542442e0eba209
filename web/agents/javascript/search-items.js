/**
 * What a student's code sees in JavaScript: nodes of a given tree and states of a game, as
 * `engine/agents/quintet_search/items.py` has them in Python. Reading them is recorded.
 *
 * It imports nothing: `../worker-script.js` joins it with the other parts as text.
 *
 * `asked`: children or actions were read; `looked`: a value or score; `made`: there are so many states.
 * @typedef {{players: number, asked: (item: number) => void, looked: (item: number, value: any) => void,
 *            made: (count: number) => void}} Reading
 */

/** @param {Reading} recorder */
export function searchItems(recorder) {
    class Item {
        #number;
        #name;

        /** @param {number} number @param {string} name */
        constructor(number, name) {
            this.#number = number;
            this.#name = name;
        }

        /** The name of the node; of a state the action that leads to it. "" at the root. */
        get name() {
            return this.#name;
        }

        /** The number of an item; -1 for anything else. @param {any} value @returns {number} */
        static numberOf(value) {
            return typeof value === "object" && value !== null && #number in value ? value.#number : -1;
        }
    }

    class Node extends Item {
        #player;
        #value;
        /** @type {readonly Node[]} */
        #children = [];

        /** @param {number} number @param {string} name @param {number | null} player @param {any} value */
        constructor(number, name, player, value) {
            super(number, name);
            this.#player = player;
            this.#value = Array.isArray(value) ? Object.freeze(value) : value;
            Object.freeze(this);
        }

        /** The player to move: 0 for the first one (Max), 1 for the second one (Min). Null at a leaf. */
        get player() {
            return this.#player;
        }

        /** The nodes below; empty at a leaf. */
        get children() {
            recorder.asked(Item.numberOf(this));
            return this.#children;
        }

        /** The number at a leaf, for several players a list with one each; null at other nodes. */
        get value() {
            if (this.#value !== null) recorder.looked(Item.numberOf(this), this.#value);
            return this.#value;
        }

        toString() {
            return `<Node ${this.name || "root"}>`;
        }

        /** @param {Node} node @param {Node[]} children */
        static complete(node, children) {
            node.#children = Object.freeze(children);
        }
    }

    /** @typedef {[number | null, boolean | null, number[]]} Facts  player, over, scores */

    /** @param {(question: {actions: string[], below?: boolean}) => any} ask */
    function gameOf(ask) {
        /** @type {State[]} */
        const states = [];
        /** @type {number[]} */
        const parents = [];

        class State extends Item {
            /** @type {Facts} */
            #facts;
            /** @type {string | null} */
            #key = null;
            /** @type {Map<string, Facts> | null} */
            #below = null;
            /** @type {Map<string, State>} */
            #made = new Map();

            /** @param {number} parent @param {string} action @param {Facts} facts */
            constructor(parent, action, facts) {
                super(states.length, action);
                this.#facts = facts;
                states.push(this);
                parents.push(parent);
                Object.freeze(this);
            }

            /** The player to move, from 0; null once the game is over. */
            get player() {
                this.over();
                return this.#facts[0];
            }

            /** The legal actions as texts; empty once the game is over. */
            actions() {
                recorder.asked(Item.numberOf(this));
                return [...this.#states().keys()];
            }

            /** The state after an action. This state stays as it is. @param {string} action */
            play(action) {
                const known = this.#made.get(action);
                if (known) return known;
                const facts = this.#states().get(action);
                if (!facts) {
                    const some = [...this.#states().keys()].slice(0, 3).join(", ");
                    throw new RangeError(
                        `the action must be one of state.actions(): ${some || "none"} (found ${String(action)})`,
                    );
                }
                const made = new State(Item.numberOf(this), action, facts);
                this.#made.set(action, made);
                recorder.made(states.length);
                return made;
            }

            /** Whether the game is over. */
            over() {
                if (this.#facts[1] === null) this.#load();
                return this.#facts[1];
            }

            /** The score of a player: the result once the game is over, else the static evaluation. */
            score(player = 0) {
                const scores = this.#facts[2];
                recorder.looked(Item.numberOf(this), scores);
                if (!Number.isInteger(player) || player < 0 || player >= scores.length)
                    throw new RangeError(
                        `player must be a number from 0 to ${scores.length - 1} (found ${String(player)})`,
                    );
                return scores[player];
            }

            /** The same text for equal positions, so that a state can be a key. */
            toString() {
                if (this.#key === null) this.#load();
                return String(this.#key);
            }

            #load() {
                const { player, over, key } = ask({ actions: pathOf(Item.numberOf(this)) });
                this.#facts = [player, over, this.#facts[2]];
                this.#key = key;
            }

            #states() {
                if (!this.#below) {
                    const rows = this.over() ? [] : ask({ actions: pathOf(Item.numberOf(this)), below: true }).below;
                    this.#below = new Map(
                        rows.map((/** @type {[string, ...Facts]} */ [action, player, over, scores]) => [
                            action,
                            [player, over, scores],
                        ]),
                    );
                }
                return this.#below;
            }

            /** A state as the page takes it (`../search/run-search.js`). @param {State} state */
            static row(state) {
                const [player, over] = state.#facts;
                const actions = state.#made.size > 0 ? [...state.#states().keys()] : null;
                return [parents[Item.numberOf(state)], state.name, player, over, actions];
            }
        }

        /** @param {number} number */
        function pathOf(number) {
            const path = [];
            for (let each = number; each > 0; each = parents[each]) path.push(states[each].name);
            return path.reverse();
        }

        const { players, player, over, scores } = ask({ actions: [] });
        recorder.players = players;
        const root = new State(-1, "", [player, over, scores]);
        const nameOf = (/** @type {number} */ number) => states[number].name;
        return { root, parents, nameOf, rows: () => states.map(State.row) };
    }

    /** @param {{players: number, nodes: [number, string, any][]}} tree */
    function treeOf({ players, nodes }) {
        recorder.players = players;
        /** @type {Node[]} */
        const made = [];
        /** @type {Node[][]} */
        const children = [];
        /** @type {number[]} */
        const levels = [];
        for (const [number, [parent, name, value]] of nodes.entries()) {
            levels.push(parent < 0 ? 0 : levels[parent] + 1);
            made.push(new Node(number, name, value === null ? levels[number] % players : null, value));
            children.push([]);
            if (parent >= 0) children[parent].push(made[number]);
        }
        for (const [number, node] of made.entries()) Node.complete(node, children[number]);
        const nameOf = (/** @type {number} */ number) => nodes[number][1];
        const parents = nodes.map(([parent]) => parent);
        return { root: made[0], parents, nameOf, height: levels.reduce((most, each) => Math.max(most, each), 0) };
    }

    return { treeOf, gameOf, numberOf: Item.numberOf };
}
