/**
 * Writes the tree of a cursor exactly as `quintet lens --dot` does (engine/cli/lens/lens_dot.cpp), to compare trees.
 */
import { traitsOf } from "../../../../web/lens/trace/algorithms.js";
import { isInfinite, NO_PLAYER, pliesToEnd } from "../../../../web/lens/trace/events.js";

const grouped = (/** @type {number} */ number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");
const quoted = (/** @type {string} */ text) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** @param {number} score */
function scoreText(score) {
    if (isInfinite(score)) return score > 0 ? "inf" : "-inf";
    const plies = pliesToEnd(score);
    return plies === null ? String(score) : `${score > 0 ? "win" : "loss"} in ${plies}`;
}

/**
 * @param {import("../../../../web/lens/trace/cursor.js").Cursor} cursor
 * @param {string[]} players
 */
export function dotOf(cursor, players) {
    const { replay } = cursor;
    /**
     * @type {{parent: number, action: string, value: string, note: string, cut: string, remark: string, out: boolean,
     *     leaf: boolean, chance: boolean, bold: boolean}[]}
     */
    const drawn = [];
    const blank = { value: "", note: "", cut: "", remark: "", out: false, leaf: false, chance: false, bold: false };

    /** @param {import("../../../../web/lens/trace/lens-node.js").LensNode} node */
    const valueText = (node) => {
        if (replay.algorithm === "uct") {
            return node.visits === 0 ? "" : replay.score(node.means[replay.player], replay.player).toFixed(3);
        }
        if (!node.valued) return "";
        if (players.length === 2) return scoreText(node.values[replay.side(node.player)]);
        return `(${node.values.map(scoreText).join(",")})`;
    };
    /** @param {import("../../../../web/lens/trace/lens-node.js").LensNode} node */
    const remarkOf = (node) => {
        if (node.source === "table") return `from the table, ${node.bound}`;
        if (node.searchedAgain && node.parent < 0) return "outside the window: searched again";
        if (node.searchedAgain) return "better than the null window: searched again";
        if (node.stoodPat && node.best < 0) return "no noisy action is better";
        if (node.source === "leaf" && node.ending === "over") return "the game is over";
        if (node.source === "leaf" && node.ending === "repetition") return "drawn by repetition";
        return node.discarded > 0 ? `${node.discarded} ${node.discarded === 1 ? "move" : "moves"} discarded` : "";
    };
    /** @param {number} number @param {number} parent */
    const copy = (number, parent) => {
        const node = cursor.nodes[number];
        const made = drawn.length;
        const leaf = node.source === "leaf";
        const boundsAt = (/** @type {number} */ alpha, /** @type {number} */ beta) =>
            replay.windowAt(node.player, { alpha, beta });
        const cut = boundsAt(node.cutAlpha, node.cutBeta);
        const cutText = `${scoreText(cut.beta)} <= ${scoreText(cut.alpha)}`;
        const { alpha, beta } = boundsAt(node.alpha0, node.beta0);
        const window = traitsOf(replay.algorithm).window ? `[${scoreText(alpha)}, ${scoreText(beta)}]` : "";
        drawn.push({
            parent,
            action: parent < 0 ? "" : node.text,
            value: valueText(node),
            note: node.visits > 0 ? `${grouped(node.visits)}x` : leaf ? "" : window,
            cut: node.leftOut > 0 ? `cut: ${cutText}` : "",
            remark: remarkOf(node),
            out: false,
            leaf,
            chance: node.player === NO_PLAYER && !leaf,
            bold: cursor.onLine(number),
        });
        for (const child of node.children) copy(child, made);
        const ghosts = [...node.leftOutTexts];
        if (node.leftOut > ghosts.length) ghosts.push(`+${node.leftOut - ghosts.length}`);
        for (const action of ghosts) {
            drawn.push({
                ...blank,
                parent: made,
                action,
                out: true,
                leaf: true,
                remark: `left out, beta <= alpha: ${cutText}`,
            });
        }
    };
    const result = cursor.result();
    copy(result >= 0 ? result : /** @type {number} */ (cursor.roots.at(-1)), -1);

    let text =
        'digraph lens {\n  node [shape=box, style=rounded, fontname="sans-serif", fontsize=11];\n' +
        '  edge [arrowhead=none, fontname="sans-serif", fontsize=10];\n';
    drawn.forEach((node, i) => {
        text += `  n${i} [label=${quoted([node.value, node.note, node.cut].filter(Boolean).join("\n"))}`;
        if (node.out) text += ', style="rounded,dashed", color=gray';
        if (node.leaf && !node.out) text += ", style=solid";
        if (node.chance) text += ", shape=ellipse";
        if (node.bold) text += ", penwidth=2";
        if (node.remark) text += `, tooltip=${quoted(node.remark)}`;
        text += "];\n";
        if (node.parent < 0) return;
        text += `  n${node.parent} -> n${i} [label=${quoted(node.action)}`;
        if (node.out) text += ", style=dashed, color=gray, fontcolor=gray";
        if (node.bold) text += ", penwidth=3";
        text += "];\n";
    });
    return `${text}}\n`;
}
