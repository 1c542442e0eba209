/** The figures of the rules pages are real positions, and every claim of their captions is true. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "../../../web/pages.mjs";
import { crossedOf, marksOf, targetsOf } from "../../../web/rules/figure-marks.js";
import { shapesOf } from "../../../web/rules/shapes.js";
import { HandEngine } from "../app-engine.mjs";
import { rules } from "./games.mjs";

/**
 * @typedef {import("../../../web/engine/protocol.js").GameState} GameState
 * @typedef {import("../../../web/rules/sections.js").Figure} Figure
 */

const engine = new HandEngine();
const { games } = await engine.games();

/** @param {Iterable<string>} list */
const sorted = (list) => [...new Set(list)].sort();

/** The top token of each cell. @param {GameState} state */
function tops({ board }) {
    const found = new Map();
    for (const token of board.tokens) {
        if (!(found.get(token.cell)?.height > token.height)) found.set(token.cell, token);
    }
    return found;
}

/** @param {GameState} state @param {string} role */
const effects = (state, role) => state.lastEffects.filter((mark) => mark.role === role).flatMap(({ cells }) => cells);

const legalTexts = (/** @type {GameState} */ state) => new Set(state.legal.map(({ text }) => text));
const sources = (/** @type {GameState} */ state) => sorted(state.legal.map(({ from }) => from).filter(Boolean));

/** One check for each kind of claim about the position. `Required` makes the type check fail for a missing kind. */
const claimChecks = {
    /** @param {number} count @param {{state: GameState}} seen */
    legal: (count, { state }) => assert.equal(state.legal.length, count),
    /** @param {string[]} cells @param {{state: GameState, figure: Figure}} seen */
    targets: (cells, { state, figure }) => assert.deepEqual(sorted(targetsOf(figure, state)), sorted(cells)),
    /** @param {string[]} cells @param {{state: GameState}} seen */
    movable: (cells, { state }) => assert.deepEqual(sources(state), sorted(cells)),
    /** @param {string[]} kinds @param {{state: GameState}} seen */
    hands: (kinds, { state }) => assert.deepEqual(sorted(state.legal.map(({ hand }) => hand)), sorted(kinds)),
    /** @param {string[]} cells @param {{state: GameState, figure: Figure, other: GameState | null}} seen */
    crossed: (cells, { state, figure, other }) =>
        assert.deepEqual(sorted(crossedOf(figure, state, other)), sorted(cells)),
    /** @param {string[]} texts @param {{state: GameState}} seen */
    refused: (texts, { state }) => assert.ok(texts.every((text) => !legalTexts(state).has(text))),
    /**
     * @param {number} count
     * @param {{state: GameState, layout: import("../../../web/engine/protocol.js").BoardLayout}} seen
     */
    shapes: (count, { state, layout }) =>
        assert.equal(
            shapesOf(state.legal, layout).reduce((sum, { turns }) => sum + turns.length, 0),
            count,
        ),
    after: () => {},
};

/** The same for claims about the position after the steps. */
const afterChecks = {
    /** @param {Record<string, string>} expected @param {{state: GameState, players: string[]}} seen */
    tokens(expected, { state, players }) {
        const top = tops(state);
        const seen = Object.keys(expected).map((cell) => [cell, players[top.get(cell)?.player] ?? ""]);
        assert.deepEqual(Object.fromEntries(seen), expected);
    },
    /** @param {string[]} cells @param {{state: GameState}} seen */
    converted: (cells, { state }) => assert.deepEqual(sorted(effects(state, "converted")), sorted(cells)),
    /** @param {string[]} cells @param {{state: GameState, before: GameState}} seen */
    gone(cells, { state, before }) {
        const now = tops(state);
        const placed = [state.lastAction?.to ?? "", ...(state.lastAction?.cells ?? [])].filter(Boolean);
        const then = [...tops(before).keys(), ...placed];
        assert.deepEqual(sorted(then.filter((cell) => !now.has(cell))), sorted(cells));
    },
    /** @param {string[]} cells @param {{state: GameState}} seen */
    path: (cells, { state }) => assert.deepEqual(state.lastAction?.path, cells),
    /** @param {string} player @param {{state: GameState, players: string[]}} seen */
    toMove: (player, { state, players }) => assert.equal(players[state.toMove], player),
    /** @param {string[]} cells @param {{state: GameState}} seen */
    idle: (cells, { state }) =>
        assert.ok(cells.every((cell) => !sources(state).includes(cell) && tops(state).has(cell))),
    /** @param {string[]} texts @param {{state: GameState}} seen */
    refused: (texts, { state }) => assert.ok(texts.every((text) => !legalTexts(state).has(text))),
    /** @param {[string, string, number]} expected @param {{state: GameState, players: string[]}} seen */
    tally([player, name, value], { state, players }) {
        const found = state.board.tallies.find((tally) => players[tally.player] === player && tally.name === name);
        assert.equal(found?.value, value);
    },
    /** @param {string} player @param {{state: GameState, players: string[]}} seen */
    winner(player, { state, players }) {
        assert.equal(state.outcome.state, player ? "won" : "drawn");
        assert.equal(players[state.outcome.winner ?? -1] ?? "", player);
    },
    /** @param {string} reason @param {{state: GameState}} seen */
    reason: (reason, { state }) => assert.equal(state.outcome.reason, reason),
};

/** @param {Record<string, Function>} checks @param {object} claims @param {object} seen */
function checkAll(checks, claims, seen) {
    for (const [name, claim] of Object.entries(claims)) {
        assert.ok(checks[name], `no check for the claim ${name}`);
        checks[name](claim, seen);
    }
}

test("a rules page has sections and figures", async () => {
    assert.ok(Object.keys(rules).length >= 5);
    for (const id of Object.keys(rules)) {
        assert.ok(
            rules[id].sections.some(({ figures = [] }) => figures.length > 0),
            id,
        );
        assert.equal(pages.find(({ address }) => address === `rules/${id}.html`)?.attributes?.["data-game"], id);
    }
});

for (const [game, { sections }] of Object.entries(rules)) {
    const players = games.find(({ id }) => id === game)?.players ?? [];
    for (const section of sections) {
        for (const [index, figure] of (section.figures ?? []).entries()) {
            test(`${game}, ${section.id}, ${figure.id ?? index}: the figure agrees with its caption`, async () => {
                const { record, unlike, from, hand, steps = [], frame = [], closed = [] } = figure;
                const other = unlike
                    ? (await engine.load({ ...record, options: { ...record.options, ...unlike } })).state
                    : null;
                const { state, layout } = await engine.load(record);
                assert.equal(state.game, game);

                checkAll(claimChecks, figure.claims, { figure, state, other, layout });
                if (from)
                    assert.ok(
                        state.board.tokens.some(({ cell }) => cell === from),
                        `no token on ${from}`,
                    );
                if (hand) assert.ok(targetsOf(figure, state).length > 0, `${hand} cannot be placed`);
                if (unlike) assert.ok(crossedOf(figure, state, other).length > 0, "the other options change nothing");
                assert.deepEqual(
                    sorted(closed),
                    closed.filter((cell) => crossedOf(figure, state, other).includes(cell)),
                );
                const known = new Set(layout.cells.map(({ id }) => id));
                for (const cell of frame) assert.ok(known.has(cell), `no cell ${cell}`);
                assert.ok(
                    marksOf(figure, state, other).some(({ cells }) => cells.length) || index === 0 || figure.shapes,
                    "nothing is pointed out",
                );

                let now = state;
                for (const step of steps) {
                    assert.ok(
                        legalTexts(now).has(step),
                        `${step} is not legal, but ${[...legalTexts(now)].join("; ").slice(0, 800)}`,
                    );
                    now = (await engine.play(step)).state;
                }
                assert.ok(!figure.claims.after || steps.length > 0);
                checkAll(afterChecks, figure.claims.after ?? {}, { state: now, before: state, players });
            });
        }
    }
}

test("Halma: in the figure about leaving, every legal move leaves the camp", async () => {
    const figure = rules.halma.sections.find(({ id }) => id === "home")?.figures?.find(({ id }) => id === "leave");
    const { state, layout } = await engine.load(/** @type {Figure} */ (figure).record);
    const camp = new Set(layout.zones.find(({ role, player }) => role === "camp" && player === state.toMove)?.cells);
    assert.ok(state.board.tokens.some(({ cell, player }) => player === state.toMove && !camp.has(cell)));
    assert.ok(state.legal.every(({ from, to }) => camp.has(from) && !camp.has(to)));
});

test("Halma: in the figure about returning, the camp is crossed out and a path leads through it", async () => {
    const figure = /** @type {Figure} */ (
        rules.halma.sections.find(({ id }) => id === "home")?.figures?.find(({ id }) => id === "back")
    );
    const { state: other } = await engine.load({ ...figure.record, options: figure.unlike });
    const { state, layout } = await engine.load(figure.record);
    const camp = new Set(layout.zones.find(({ role, player }) => role === "camp" && player === state.toMove)?.cells);
    assert.ok(crossedOf(figure, state, other).every((cell) => camp.has(cell)));
    assert.ok(state.legal.some(({ from, path }) => from === figure.from && path.some((cell) => camp.has(cell))));
});

test("Hive: the hole that the ant cannot enter is reachable from above", async () => {
    const figure = /** @type {Figure} */ (rules.hive.sections.find(({ id }) => id === "slide")?.figures?.[0]);
    const { state } = await engine.load(figure.record);
    const kinds = state.legal
        .filter(({ to }) => to === figure.closed?.[0])
        .map(({ from }) => tops(state).get(from)?.kind);
    assert.deepEqual(kinds, ["G"]);
});

test("Tetress: the figure shows seven shapes with all their rotations", async () => {
    const { state, layout } = await engine.load({ game: "tetress" });
    const turns = shapesOf(state.legal, layout).map(({ name, turns }) => [name, turns.length]);
    assert.deepEqual(Object.fromEntries(turns), { I: 2, O: 1, T: 4, S: 2, Z: 2, J: 4, L: 4 });
});

for (const [game, { goal }] of Object.entries(rules)) {
    test(`${game}: the picture of a win is of the usual options and ends with the winning action`, async () => {
        const actions = goal.actions ?? [];
        const { state: before } = await engine.load({ ...goal, actions: actions.slice(0, -1) });
        const { state: usual } = await engine.load({ game });
        const { state: end } = await engine.load(goal);
        assert.deepEqual(end.options, usual.options);
        assert.equal(before.outcome.state, "ongoing");
        assert.equal(end.outcome.state, "won");
        assert.equal(end.outcome.winner, before.toMove);
    });
}
