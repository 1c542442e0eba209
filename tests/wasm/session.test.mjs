// What the session gives: shapes, undo and redo, search, memory, and that it is described as it is.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { loadModule, newSession, randomNumbers, repository } from "./module.mjs";

const session = await newSession();
const { games, levels } = session.games();

/** Plays legal actions by chance until the game is over or `plies` are played. */
function playRandomly(target, random, plies) {
    let { state } = target.state();
    while (state.legal.length > 0 && state.ply < plies) {
        ({ state } = target.play(state.legal[random(state.legal.length)].text));
    }
    return state;
}

function searchToTheEnd(target, request) {
    const { error } = target.startSearch(request);
    assert.equal(error, undefined);
    for (let steps = 0; steps < 100_000; steps++) {
        const { progress } = target.stepSearch(15);
        if (progress.finished) return progress;
    }
    throw new Error("the search does not end");
}

test("quintet.d.ts names the methods that the module has", async () => {
    const { Session } = await loadModule();
    const declared = readFileSync(path.join(repository, "wasm", "quintet.d.ts"), "utf8");
    const [, body] = declared.match(/export interface Session \{(.*?)\n\}/s);
    const names = [...body.matchAll(/^ {4}(\w+)\(/gm)].map(([, name]) => name);
    const common = ["constructor", "clone", "deleteLater", "isAliasOf", "isDeleted"];
    const present = new Set([
        ...Object.getOwnPropertyNames(Session.prototype),
        ...Object.getOwnPropertyNames(Object.getPrototypeOf(Session.prototype)),
    ]);
    for (const name of common) present.delete(name);
    assert.deepEqual(names.sort(), [...present].sort());
});

test("every game has players, algorithms, and options with a valid standard", () => {
    assert.ok(games.length >= 2);
    for (const game of games) {
        assert.ok(game.players.length >= 2, game.id);
        assert.ok(game.algorithms.length >= 1, game.id);
        for (const { kind, standard, choices, minimum, maximum } of game.options) {
            if (kind === "choice") assert.ok(choices.includes(standard), game.id);
            else assert.ok(minimum <= Number(standard) && Number(standard) <= maximum, game.id);
        }
    }
    assert.deepEqual(
        levels.map(({ id }) => id),
        ["beginner", "novice", "easy", "casual", "medium", "skilled", "hard", "strong", "expert", "master"],
    );
});

for (const { id: game, players } of games) {
    test(`${game}: states are plain objects of the shape that protocol.js describes`, () => {
        const { state, layout } = session.load({ game });
        assert.equal(state.game, game);
        assert.equal(state.ply, 0);
        assert.equal(state.lastAction, null);
        assert.deepEqual(state.outcome, { state: "ongoing", winner: null, reason: "" });
        assert.ok(state.toMove >= 0 && state.toMove < players.length);
        assert.ok(["pointy_hexagon", "square"].includes(layout.shape));
        for (const { id, centre } of layout.cells) {
            assert.equal(typeof id, "string");
            assert.ok(Number.isFinite(centre.x) && Number.isFinite(centre.y));
        }
        for (const { text, kind, cells, path: hops } of state.legal) {
            assert.ok(text && kind && Array.isArray(cells) && Array.isArray(hops));
        }
        assert.deepEqual(structuredClone({ state, layout }), { state, layout });
    });

    test(`${game}: undo and redo of any depth, and a new action drops what was taken back`, () => {
        session.load({ game });
        const end = playRandomly(session, randomNumbers(11), 12);
        const back = session.goTo(0).state;
        assert.equal(back.ply, 0);
        assert.equal(back.length, end.length);
        assert.deepEqual(session.goTo(end.length).state, end);
        const { state } = session.load({ game, actions: end.actions, ply: 3 });
        assert.equal(state.ply, 3);
        assert.deepEqual(state.actions, end.actions);
        const other = state.legal.find(({ text }) => text !== end.actions[3]);
        assert.equal(session.play(other.text).state.length, 4);
    });

    test(`${game}: a position text stands for the position`, () => {
        session.load({ game });
        const { position, legal } = playRandomly(session, randomNumbers(5), 9);
        const { state, error } = session.load({ game, setup: position });
        assert.equal(error, undefined, error?.message);
        assert.equal(state.position, position);
        assert.deepEqual(state.legal, legal);
    });

    test(`${game}: a search names a legal action, and the same one for the same number of nodes`, () => {
        const found = [0, 1].map(() => {
            session.load({ game });
            playRandomly(session, randomNumbers(3), 10);
            return searchToTheEnd(session, { nodes: 5000, lines: 2 });
        });
        const { state } = session.state();
        assert.ok(state.legal.some(({ text }) => text === found[0].best));
        for (const progress of found) {
            progress.seconds = 0;
            for (const note of progress.depths) note.seconds = 0;
        }
        assert.deepEqual(found[0], found[1]);
        for (const { actions, scores, chances } of found[0].lines) {
            assert.ok(actions.length > 0);
            assert.equal(scores.length, players.length);
            const sum = chances.reduce((total, chance) => total + chance, 0);
            assert.ok(Math.abs(sum - 1) < 1e-9);
        }
    });

    test(`${game}: every level plays a legal action within its time`, () => {
        for (const { id: level, timeMs } of levels.slice(0, 5)) {
            session.load({ game });
            const { best, seconds } = searchToTheEnd(session, { level, seed: 1 });
            assert.ok(
                session.state().state.legal.some(({ text }) => text === best),
                `${level}: ${best}`,
            );
            assert.ok(seconds * 1000 < timeMs + 100, `${level} took ${seconds} s`);
        }
    });
}

test("a search goes on until it is stopped, a slice at a time", () => {
    session.load({ game: "chexers" });
    session.startSearch({});
    let slice = { finished: false, nodes: 0 };
    for (let i = 0; i < 10; i++) {
        const before = slice.nodes;
        slice = session.stepSearch(15).progress;
        assert.equal(slice.finished, false);
        assert.ok(slice.nodes > before);
    }
    const { progress } = session.stopSearch();
    assert.equal(progress.finished, true);
    assert.notEqual(progress.best, "");
    assert.equal(session.stepSearch(15).progress.nodes, progress.nodes);
});

test("playing ends a search, and so does going to another ply", () => {
    session.load({ game: "chexers" });
    session.startSearch({});
    session.play(session.state().state.legal[0].text);
    assert.equal(session.stepSearch(15).progress.finished, true);
    session.startSearch({});
    session.goTo(0);
    assert.equal(session.stepSearch(15).progress.finished, true);
});

test("a game string of Hive goes in and out, and reading one leaves the game on the board alone", () => {
    session.load({ game: "hive", actions: ["wS1", "bS1 wS1-", "wQ -wS1"], ply: 1 });
    const before = session.state();
    assert.deepEqual(session.exportGame(undefined), { text: "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1" });
    assert.deepEqual(session.exportGame(1), { text: "Base;InProgress;Black[1];wS1" });
    assert.deepEqual(session.importGame("Base+MP;InProgress;White[2];wM;bP wM-"), {
        record: { game: "hive", options: { expansions: "MP", repetition: "draw" }, actions: ["wM", "bP wM-"] },
    });
    const { error } = session.importGame("Base;InProgress;Black[2];wS1;bS1 wS1-;wQ bS1");
    assert.equal(error.action, 3);
    assert.match(error.message, /^action 3: wQ bS1: /);
    assert.match(session.importGame("chess").error.message, /UHP GameString/);
    assert.deepEqual(session.state(), before);
    session.load({ game: "chexers" });
    assert.match(session.exportGame(undefined).error.message, /chexers/);
});

test("1,000 games leave the heap as it was", () => {
    const random = randomNumbers(7);
    const playGames = (count) => {
        for (let i = 0; i < count; i++) {
            const { id } = games[i % games.length];
            session.load({ game: id });
            session.startSearch({ nodes: 100 });
            session.stepSearch(15);
            playRandomly(session, random, 6);
            session.goTo(0);
        }
        session.load({ game: games[0].id });
        return session.heap();
    };
    const before = playGames(50);
    const after = playGames(1000);
    assert.ok(Math.abs(after.used - before.used) < 1000, `${before.used} bytes in use, then ${after.used}`);
    // A hole where a table was may be too small for the next one, once.
    assert.ok(after.size < before.size + 20e6, `a heap of ${before.size} bytes, then of ${after.size}`);
});

test("a deleted session gives back its memory", async () => {
    const { Session } = await loadModule();
    const witness = new Session();
    witness.games(); // what the games say of themselves is made once and stays
    const before = witness.heap().used;
    for (let i = 0; i < 20; i++) {
        const other = new Session();
        other.load({ game: games[i % games.length].id });
        other.startSearch({ nodes: 10 });
        other.stepSearch(15);
        other.delete();
    }
    assert.ok(witness.heap().used - before < 1000);
});

test("what a position shows as a setup leads back to it, and another setup to another position", () => {
    for (const { id } of games) {
        session.load({ game: id });
        const { ply, position } = playRandomly(session, randomNumbers(5), 12);
        const { setup } = session.setup();
        assert.deepEqual(session.compose(setup), { position }, id);
        assert.equal(session.state().state.ply, ply, "the game stays");
    }
    session.load({ game: "cachex", options: { size: 5 } });
    const stones = ["0,0", "2,2"].map((cell, player) => ({ cell, player, kind: "stone" }));
    const { position } = session.compose({ tokens: stones, toMove: 0 });
    assert.equal(position, "r..../...../..b../...../..... r 2");
    assert.equal(session.load({ game: "cachex", options: { size: 5 }, setup: position }).state.board.tokens.length, 2);
});

test("a setup with fields of the wrong kind is refused by the name of the field", () => {
    session.load({ game: "cachex" });
    const setups = [
        [{ toMove: "red" }, /player/],
        [{ toMove: 0, tokens: {} }, /tokens/],
        [{ toMove: 0, tokens: [null] }, /tokens/],
        [{ toMove: 0, tokens: [{ cell: 3, player: 0, kind: "stone" }] }, /cell/],
        [{ toMove: 0, tokens: Array(3000).fill({}) }, /tokens/],
        [{ toMove: 0, numbers: [{ name: "ply", value: "many" }] }, /ply/],
        [{ toMove: 0, numbers: [{ name: "exits", value: 1 }] }, /exits/],
        [{ toMove: 0, marks: [{ name: "stunned", cell: "0,0" }] }, /stunned/],
        [{ toMove: 2 }, /player/],
    ];
    for (const [setup, message] of setups) assert.match(session.compose(setup).error.message, message);
});

test("revisiting a game, the search goes on with what it has learnt; loading it, it begins anew", () => {
    const nodes = () => searchToTheEnd(session, { depth: 4 }).nodes;
    const record = { game: "chexers" };
    session.load(record);
    const fresh = nodes();
    session.revisit({ ...record, actions: [session.state().state.legal[0].text] });
    session.revisit(record);
    assert.ok(nodes() < fresh);
    session.load(record);
    assert.equal(nodes(), fresh);
});
