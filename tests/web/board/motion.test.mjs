/** Animations between two positions, tested without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cheers } from "../../../web/board/motion/cheer.js";
import { isNextPly, passingTokens, planMotion } from "../../../web/board/motion/motion.js";
import { diffTokens } from "../../../web/board/motion/token-diff.js";
import { goldenGame, positions } from "../drive/board.mjs";

const chexers = positions(await goldenGame("chexers-games.jsonl", "chexers-g104"));
const cachex = positions({
    game: "cachex",
    options: { size: 5 },
    actions: ["PLACE 1,3", "STEAL", "PLACE 0,0", "PLACE 1,1", "PLACE 0,1", "PLACE 1,0"],
});

/** @param {typeof chexers} game @param {number} ply  of the position before */
function step({ states }, ply) {
    const before = diffTokens([], states[ply].board.tokens, null).tokens;
    const diff = diffTokens(before, states[ply + 1].board.tokens, states[ply + 1].lastAction);
    return { before, diff, plan: planMotion(diff, states[ply + 1]) };
}

/** @param {typeof chexers} game @param {(state: any) => boolean} condition  on the position after */
const plyBefore = ({ states }, condition) => states.findIndex((state) => state.ply > 0 && condition(state)) - 1;

test("a move keeps the identity of the token", () => {
    const { diff, plan, before } = step(chexers, 0);
    const { from, to } = chexers.states[1].lastAction ?? { from: "", to: "" };
    const key = before.find(({ cell }) => cell === from)?.key;
    assert.deepEqual(plan, [{ type: "travel", key, stops: [from, to], hop: false }]);
    assert.equal(new Set(diff.tokens.map(({ key }) => key)).size, diff.tokens.length);
    assert.deepEqual([diff.added, diff.removed, diff.turned], [[], [], []]);
});

test("a jump hops, and a converted token flips", () => {
    const ply = plyBefore(chexers, ({ lastEffects }) => lastEffects.some(({ role }) => role === "converted"));
    const { plan } = step(chexers, ply);
    assert.deepEqual(
        plan.map(({ type }) => type),
        ["travel", "turn"],
    );
    assert.equal(plan[0].type === "travel" && plan[0].hop, true);
});

test("an exit leaves the board", () => {
    const ply = plyBefore(chexers, ({ lastAction }) => lastAction.kind === "exit");
    const { plan } = step(chexers, ply);
    assert.deepEqual(
        plan.map(({ type }) => type),
        ["leave"],
    );
    assert.equal(plan[0].type === "leave" && plan[0].cell, chexers.states[ply + 1].lastAction?.from);
});

test("a pass moves nothing", () => {
    const ply = plyBefore(chexers, ({ lastAction }) => lastAction.kind === "pass");
    assert.deepEqual(step(chexers, ply).plan, []);
});

test("a placed stone appears", () => {
    assert.deepEqual(
        step(cachex, 0).plan.map(({ type }) => type),
        ["appear"],
    );
});

test("a stolen stone vanishes and reappears across the diagonal in another colour", () => {
    const { plan, diff } = step(cachex, 1);
    assert.deepEqual(
        plan.map(({ type }) => type),
        ["appear", "vanish", "flash"],
    );
    assert.equal(diff.tokens[0].cell, "3,1");
});

test("captured stones vanish and their diamonds flash", () => {
    const games = positions({
        game: "cachex",
        options: { size: 4 },
        actions: ["PLACE 0,0", "PLACE 0,1", "PLACE 3,3", "PLACE 1,0", "PLACE 1,1"],
    });
    const { plan, diff } = step(games, 4);
    assert.equal(diff.removed.length, 2);
    assert.deepEqual(
        plan.map(({ type }) => type),
        ["appear", "vanish", "vanish", "flash"],
    );
});

test("only the next action of the same game is animated", () => {
    const { states } = chexers;
    assert.ok(isNextPly(states[3], states[4]));
    assert.ok(!isNextPly(states[4], states[3]));
    assert.ok(!isNextPly(states[3], states[5]));
    assert.ok(!isNextPly(null, states[1]));
    assert.ok(!isNextPly(states[0], cachex.states[1]));
    assert.ok(!isNextPly({ ...states[3], actions: ["MOVE 0,-3 0,-2", ...states[3].actions.slice(1)] }, states[4]));
});

test("tokens that stay keep their identity through a whole game", () => {
    const { states } = chexers;
    let tokens = diffTokens([], states[0].board.tokens, null).tokens;
    const keys = new Set(tokens.map(({ key }) => key));
    for (const state of states.slice(1)) {
        const diff = diffTokens(tokens, state.board.tokens, state.lastAction);
        assert.deepEqual(diff.added, []);
        for (const { key } of diff.tokens) assert.ok(keys.has(key));
        tokens = diff.tokens;
    }
});

test("in a stack the topmost token moves", () => {
    const token = (/** @type {string} */ cell, /** @type {number} */ height, /** @type {string} */ label) => ({
        ...{ cell, height, label, player: 0, kind: "B", centre: { x: 0, y: 0 } },
    });
    const before = diffTokens([], [token("a", 0, "wQ"), token("a", 1, "wB1"), token("b", 0, "bQ")], null).tokens;
    const action = { ...{ text: "", kind: "move", hand: "", cells: [], path: [] }, from: "a", to: "b" };
    const diff = diffTokens(before, [token("a", 0, "wQ"), token("b", 0, "bQ"), token("b", 1, "wB1")], action);
    assert.equal(diff.moved.length, 1);
    assert.equal(diff.moved[0].key, before[1].key);
    assert.deepEqual([diff.added, diff.removed], [[], []]);
});

test("tokens that are placed and cleared at once show for a moment", () => {
    const base = { ...cachex.states[0], board: { ...cachex.states[0].board, tokens: [] } };
    const lastAction = { ...{ text: "", kind: "place", from: "", hand: "", to: "", path: [] }, cells: ["0,0", "0,1"] };
    const next = { ...base, ply: 1, lastAction, lastEffects: [{ role: "cleared", cells: ["0,0", "0,1"] }] };
    assert.deepEqual(
        passingTokens(base, next).map(({ cell, player }) => [cell, player]),
        [
            ["0,0", 0],
            ["0,1", 0],
        ],
    );
});

test("the stones of a winning chain hop in the order of the engine's mark", () => {
    const actions = ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"];
    const { states } = positions({ game: "cachex", options: { size: 3 }, actions });
    const { tokens } = diffTokens([], states[5].board.tokens, null);
    const chain = states[5].board.marks.find(({ role }) => role === "winning")?.cells ?? [];
    const found = cheers(tokens, states[5]);
    const cells = found.map(({ key }) => tokens.find((token) => token.key === key)?.cell);
    assert.deepEqual(cells, chain);
    assert.deepEqual(
        found.map(({ order }) => order),
        chain.map((_, index) => index / chain.length),
    );
    assert.deepEqual(cheers(tokens, states[4]), []);
});

test("what the last action decided counts as winning, and does not flash", () => {
    const [state] = chexers.states;
    const { tokens } = diffTokens([], state.board.tokens, null);
    const own = tokens.filter(({ player }) => player === 1).map(({ key, cell }) => ({ key, cell }));
    const outcome = { state: /** @type {const} */ ("won"), winner: 1, reason: "" };
    const won = { ...state, outcome, lastEffects: [{ role: "winning", cells: [own[2].cell] }] };
    assert.deepEqual(cheers(tokens, won), [{ key: own[2].key, order: 0 }]);
    assert.deepEqual(planMotion(diffTokens(tokens, state.board.tokens, null), won), []);
});

test("without a mark, all tokens of the winner hop, and no others", () => {
    const [state] = chexers.states;
    const { tokens } = diffTokens([], state.board.tokens, null);
    const won = { ...state, outcome: { state: /** @type {const} */ ("won"), winner: 1, reason: "" } };
    const players = cheers(tokens, won).map(({ key }) => tokens.find((token) => token.key === key)?.player);
    assert.deepEqual(players, [1, 1, 1, 1]);
});
