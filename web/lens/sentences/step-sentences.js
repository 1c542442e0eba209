/**
 * Says in one sentence what a search did in one event. Pure: everything comes from the trace and from the names that a
 * page gives to players and actions.
 *
 * `players`: their names. `nameOf`: the name of an action by its text; of a best reply it gets all actions, joined.
 * @typedef {{players: string[], nameOf: (text: string) => string}} Names
 */

import { listIn } from "../../i18n/formats.js";
import { algorithmKey, isParanoid } from "../search/lens-options.js";
import { traitsOf } from "../trace/algorithms.js";
import { isInfinite, NO_PLAYER } from "../trace/events.js";
import { isExact } from "../trace/exact.js";
import { boundedText, ordinalText, probabilityText, rewardText, scoresText, scoreText } from "./scores.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Cursor } from "../trace/cursor.js"
 * @import { Ending, TraceEvent } from "../trace/events.js"
 * @import { LensNode } from "../trace/lens-node.js"
 * @import { Replay } from "../trace/replay.js"
 */

/** Whether nodes have a window. @param {Replay} replay */
const isWindowed = ({ algorithm }) => Boolean(traitsOf(algorithm).window);

/**
 * The sentence for the event that led to the step where the cursor stands.
 * @param {Translate} t
 * @param {Replay} replay
 * @param {Cursor} cursor
 * @param {Names} names
 * @returns {string}
 */
export function sentenceOf(t, replay, cursor, names) {
    const teller = new Teller(t, replay, cursor, names);
    return cursor.step === 0 ? teller.ofOpponents(t("lens.say.none")) : teller.tell(replay.event(cursor.step - 1));
}

/** Makes the sentence about one event. */
class Teller {
    /** @param {Translate} t @param {Replay} replay @param {Cursor} cursor @param {Names} names */
    constructor(t, replay, cursor, names) {
        this.t = t;
        this.replay = replay;
        this.cursor = cursor;
        this.names = names;
    }

    /** @param {TraceEvent} event @returns {string} */
    tell(event) {
        const { t, replay } = this;
        switch (event.kind) {
            case "begin":
                return this.begin(event);
            case "iterate":
                return this.iterate(event.depth);
            case "enter":
                return this.enter(event);
            case "leaf":
                return t(`lens.say.leaf.${event.ending}`, { value: this.value(event.values, event.node) });
            case "stand-pat":
                return t("lens.say.standPat", {
                    player: this.player(this.node(event.node).player),
                    value: this.value(event.values, event.node),
                });
            case "table":
                return t("lens.say.table", { value: this.known(event.values, event.bound, event.node) });
            case "take":
                return this.take(event);
            case "cut":
                return this.cut(event);
            case "research":
                return t("lens.say.research", { action: this.action(event.child), ...this.window(event, event.node) });
            case "leave":
                return this.leave(event);
            case "select":
                return t("lens.say.select", {
                    action: this.action(event.child),
                    mean: rewardText(t, event.mean),
                    bonus: rewardText(t, event.bonus),
                    sum: rewardText(t, event.mean + event.bonus),
                });
            case "expand":
                return t("lens.say.expand", {
                    action: this.action(this.node(event.node).children.at(-1) ?? event.node),
                    count: event.untried,
                });
            case "playout":
                // Playouts don't look for repetitions.
                return t(`lens.say.playout.${/** @type {Exclude<Ending, "repetition">} */ (event.ending)}`, {
                    count: event.plies,
                    rewards: this.rewards(event.rewards),
                });
            case "back-up":
                return t("lens.say.backUp", {
                    count: event.visits,
                    mean: rewardText(t, event.means[replay.player]),
                    player: this.player(replay.player),
                });
            case "widen":
                return this.widen(event);
            case "discard":
                return t("lens.say.discard", { kept: t.number(event.kept), count: event.discarded });
            case "chance":
                return t("lens.say.chance");
            default:
                return this.end(event.stop);
        }
    }

    // What sentences consist of

    /** @param {number} node */
    node(node) {
        return this.cursor.nodes[node];
    }

    /** @param {number} player */
    player(player) {
        return player === NO_PLAYER ? this.t("shared.chance") : (this.names.players[player] ?? "");
    }

    /** The player whose scores the search has at a node. @param {number} node */
    side(node) {
        return this.replay.side(this.node(node).player);
    }

    /** The probability of a child of a chance node. @param {number} child */
    probability(child) {
        const { weights, children } = this.node(this.node(child).parent);
        return probabilityText(this.t, weights[children.indexOf(child)], weights);
    }

    /** The name of the action that leads to a node. @param {number} node */
    action(node) {
        return this.names.nameOf(this.node(node).text);
    }

    /** Whether values are those of all players. */
    get allPlayers() {
        return this.replay.algorithm === "max-n" && this.replay.players > 2;
    }

    /** @param {readonly number[]} values @param {number} node */
    value(values, node) {
        return this.allPlayers ? scoresText(this.t, values) : scoreText(this.t, values[this.side(node)]);
    }

    /** @param {readonly number[]} values @param {string} bound  for the player who searches @param {number} node */
    known(values, bound, node) {
        if (this.allPlayers) return this.value(values, node);
        const turned = this.replay.isTurned(this.node(node).player) && bound !== "exact";
        return boundedText(this.t, values[this.side(node)], turned ? (bound === "lower" ? "upper" : "lower") : bound);
    }

    /** A window of a node. @param {{alpha: number, beta: number}} window @param {number} node */
    window(window, node) {
        const { alpha, beta } = this.replay.windowAt(this.node(node).player, window);
        return { alpha: scoreText(this.t, alpha), beta: scoreText(this.t, beta) };
    }

    /** @param {readonly number[]} rewards  in millionths */
    rewards(rewards) {
        const { t } = this;
        const each = rewards.map((reward, player) =>
            t("thinking.chance", { player: this.player(player), share: rewardText(t, reward) }),
        );
        return listIn(t, each);
    }

    /** @param {string} first @param {string} second */
    and(first, second) {
        return second ? this.t("lens.say.and", { first, second }) : first;
    }

    // The events

    /** @param {Extract<TraceEvent, {kind: "begin"}>} event */
    begin({ algorithm, player, depth }) {
        const { t } = this;
        if (algorithm === "uct") return t("lens.say.beginUct", { player: this.player(player) });
        const first = t("lens.say.begin", {
            player: this.player(player),
            algorithm: t(algorithmKey(algorithm)),
            count: depth,
        });
        return this.ofOpponents(first);
    }

    /** Adds that several opponents count as one, where they do. @param {string} first */
    ofOpponents(first) {
        const { t, replay } = this;
        if (!isParanoid(replay.algorithm, replay.players)) return first;
        return t.sentences(first, t("lens.paranoid", { player: this.player(replay.player) }));
    }

    /** @param {number} depth */
    iterate(depth) {
        const { t, replay, cursor } = this;
        if (replay.algorithm === "uct") return t("lens.say.iterateUct");
        return t(cursor.roots.length ? "lens.say.deepen" : "lens.say.iterate", { count: depth });
    }

    /** @param {Extract<TraceEvent, {kind: "enter"}>} event */
    enter({ parent, player, depth, alpha, beta, node }) {
        const { t, replay } = this;
        const windowed = isWindowed(replay);
        const window = this.window({ alpha, beta }, node);
        if (parent < 0) {
            if (player === NO_PLAYER) return t("lens.say.rootChance");
            const first = t("lens.say.root", { player: this.player(player) });
            const given = windowed && !(isInfinite(alpha) && isInfinite(beta));
            return this.and(first, given ? t("lens.say.window", window) : "");
        }
        if (this.node(parent).player === NO_PLAYER) {
            return t("lens.say.outcome", { action: this.action(node), chance: this.probability(node) });
        }
        const mover = this.player(this.node(parent).player);
        const key = depth < 0 ? "lens.say.enterNoisy" : "lens.say.enter";
        const first = t(key, { player: mover, action: this.action(node) });
        if (!windowed) return first;
        const isNull = replay.algorithm === "pvs" && replay.isNullWindow(alpha, beta);
        return this.and(first, t(isNull ? "lens.say.nullWindow" : "lens.say.window", window));
    }

    /** @param {Extract<TraceEvent, {kind: "take"}>} event */
    take(event) {
        const { t, replay } = this;
        const node = this.node(event.node);
        const player = node.player;
        const { values } = this.node(event.child);
        const best = node.best >= 0 && node.best !== event.child ? this.node(node.best).values : null;
        const how = event.better ? "better" : best ? "same" : "worse";
        const shared = { action: this.action(event.child), player: this.player(player) };
        if (replay.algorithm === "max-n") {
            const own = (/** @type {readonly number[]} */ each) => scoreText(t, each[player]);
            const blanks = { ...shared, value: own(values), best: best ? own(best) : "" };
            if (replay.players > 2) return t(`lens.say.takeMaxN.${how}`, { ...blanks, values: scoresText(t, values) });
            return t(`lens.say.takeMax.${how}`, blanks);
        }
        const own = this.side(event.node);
        const score = (/** @type {readonly number[]} */ each) => scoreText(t, each[own]);
        if (player === NO_PLAYER) {
            return t("lens.say.takeChance", { ...shared, value: score(values), chance: this.probability(event.child) });
        }
        const { forMover } = traitsOf(replay.algorithm);
        const side = player !== own ? "takeMin" : forMover ? "takeNegamax" : "takeMax";
        const first = t(`lens.say.${side}.${how}`, {
            ...shared,
            value: score(values),
            negated: scoreText(t, -values[own]),
            best: best ? score(best) : "",
        });
        const narrows = event.better && isWindowed(replay) && event.alpha < event.beta;
        return this.and(first, narrows ? t("lens.say.narrow", this.window(event, event.node)) : "");
    }

    /** @param {Extract<TraceEvent, {kind: "widen"}>} event */
    widen(event) {
        const { t, replay } = this;
        const { values, alpha0, beta0 } = this.node(event.node);
        const value = values[replay.player];
        const failed = this.window({ alpha: alpha0, beta: beta0 }, event.node);
        const side = value <= alpha0 ? "failedLow" : "failedHigh";
        const first = t(`lens.say.${side}`, { value: scoreText(t, value), ...failed });
        return this.and(first, t("lens.say.again", this.window(event, event.node)));
    }

    /** @param {Extract<TraceEvent, {kind: "cut"}>} event */
    cut({ node: number, searched, leftOut, alpha, beta }) {
        const { t, replay } = this;
        const node = this.node(number);
        const own = this.side(number);
        const searcher = this.player(own);
        const opponents = this.names.players.filter((_, player) => player !== own);
        const shallow = replay.algorithm === "max-n";
        const highest = shallow || node.player === own;
        const bounds = this.window({ alpha, beta }, number);
        const blanks = {
            player: this.player(node.player),
            ordinal: ordinalText(t, searched),
            value: highest ? bounds.alpha : bounds.beta,
            bound: highest ? bounds.beta : bounds.alpha,
            searcher,
            opponent: opponents[0] ?? "",
            before: node.parent >= 0 ? this.player(this.node(node.parent).player) : "",
            count: leftOut,
            ...this.window({ alpha: node.alpha0, beta: node.beta0 }, number),
        };
        if (searched === 0) return t("lens.say.cutStandPat", blanks);
        if (shallow) return t("lens.say.cutShallow", blanks);
        // The child's value can be better than the bound of the window that it moved: fail-soft.
        const by = node.cutBy >= 0 ? this.node(node.cutBy).values[own] : undefined;
        if (by !== undefined) blanks.value = scoreText(t, by);
        const reason = this.cutReason(node, node.player === replay.player);
        if (reason) return t(`lens.say.${reason}`, blanks);
        if (!highest) return t("lens.say.cutMin", blanks);
        return t(opponents.length > 1 ? "lens.say.cutMaxMany" : "lens.say.cutMax", blanks);
    }

    /**
     * Where the bound that a value has crossed comes from, if no player has it elsewhere: a null window's question, or
     * the window that was asked for.
     * @param {LensNode} node
     * @param {boolean} highest  whether `beta` was crossed
     * @returns {"cutNull" | "cutWindow" | null}
     */
    cutReason(node, highest) {
        const { replay } = this;
        let root = node;
        let narrowed = node;
        while (root.parent >= 0) {
            const parent = this.node(root.parent);
            const asks = replay.isNullWindow(root.alpha0, root.beta0);
            if (asks && !replay.isNullWindow(parent.alpha0, parent.beta0)) narrowed = parent;
            root = parent;
        }
        if (replay.algorithm === "pvs" && replay.isNullWindow(node.alpha0, node.beta0) && narrowed !== node) {
            // The player who asks has one bound, the other one is the question.
            const asker = narrowed.player === replay.player;
            if (asker === highest) return "cutNull";
        }
        const given = highest ? root.beta0 : root.alpha0;
        const bound = highest ? node.beta0 : node.alpha0;
        return given === bound && !isInfinite(given) ? "cutWindow" : null;
    }

    /** @param {Extract<TraceEvent, {kind: "leave"}>} event */
    leave({ node: number, values }) {
        const { t, replay } = this;
        const node = this.node(number);
        const own =
            replay.algorithm === "max-n"
                ? this.value(values, number)
                : this.known(values, boundOf(this, number, values), number);
        if (node.source !== "children") {
            return t("lens.say.leave.leaf", { value: this.known(values, node.bound, number) });
        }
        if (node.player === NO_PLAYER) return t("lens.say.leave.chance", { sum: this.weighted(node), value: own });
        if (node.best < 0) return t("lens.say.leave.standPat", { value: own });
        const blanks = { player: this.player(node.player), best: this.action(node.best), value: own };
        if (node.parent < 0) return t("lens.say.leave.root", blanks);
        const opponent = replay.algorithm !== "max-n" && node.player !== this.side(number);
        return t(opponent ? "lens.say.leave.minInner" : "lens.say.leave.inner", blanks);
    }

    /** The values of a chance node's children with their probabilities: `0.5 × 3 + 0.5 × 9`. @param {LensNode} node */
    weighted({ children }) {
        const { t, replay } = this;
        return children
            .map((child) => `${this.probability(child)} × ${scoreText(t, this.node(child).values[replay.player])}`)
            .join(" + ");
    }

    /** @param {"complete" | "nodes"} stop */
    end(stop) {
        const { t, replay, cursor } = this;
        if (stop === "nodes") return t("lens.say.end.nodes", { count: cursor.nodes.length });
        const root = cursor.result();
        const [best] = root < 0 ? [] : cursor.line(root);
        if (best === undefined) return t("lens.say.end.none");
        const blanks = { player: this.player(replay.player), best: this.action(best) };
        if (replay.algorithm === "uct") return t("lens.say.end.uct", { ...blanks, count: this.node(best).visits });
        const said = t("lens.say.end.complete", { ...blanks, value: this.value(this.node(root).values, root) });
        return cursor.counters.discarded > 0 ? t.sentences(said, t("lens.width")) : said;
    }
}

/**
 * What the value of a node says about the true one. A value outside the window of entry is only a bound where something
 * was cut off (fail-soft).
 * @param {Teller} teller
 * @param {number} number
 * @param {readonly number[]} values
 */
function boundOf({ replay, cursor }, number, values) {
    const { alpha0, beta0 } = cursor.nodes[number];
    const value = values[replay.player];
    if (!isWindowed(replay) || (value > alpha0 && value < beta0)) return "exact";
    if (isExact(cursor, number)) return "exact";
    return value <= alpha0 ? "upper" : "lower";
}
