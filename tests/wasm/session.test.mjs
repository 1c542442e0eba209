// The session's answers: shapes, undo and redo, search and memory, and their agreement with the type declarations.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { loadFullModule, loadModule, randomNumbers, repository, shownBy } from "./module.mjs";

const module = await loadModule();
const session = new module.Session();
const search = new module.Search();
const { games, levels } = session.games();

/** Plays random legal actions until the game is over or `plies` are played. */
function playRandomly(target, random, plies) {
    let { state } = target.state();
    while (state.legal.length > 0 && state.ply < plies) {
        ({ state } = target.play(state.legal[random(state.legal.length)].text));
    }
    return state;
}

/** Searches the position that the session shows. */
function searchToTheEnd(request, used = search) {
    const { error } = used.start(shownBy(session), request);
    assert.equal(error, undefined);
    for (let steps = 0; steps < 100_000; steps++) {
        const { progress } = used.step(15);
        if (progress.finished) return progress;
    }
    throw new Error("the search does not end");
}

test("quintet.d.ts declares exactly the methods of the module", async () => {
    const module = await loadModule();
    const declared = readFileSync(path.join(repository, "wasm", "quintet.d.ts"), "utf8");
    const common = ["constructor", "clone", "deleteLater", "isAliasOf", "isDeleted"];
    for (const name of ["Session", "Search"]) {
        const [, body] = declared.match(new RegExp(`export interface ${name} \\{(.*?)\\n\\}`, "s"));
        const names = [...body.matchAll(/^ {4}(\w+)\(/gm)].map(([, method]) => method);
        const { prototype } = module[name];
        const present = new Set([
            ...Object.getOwnPropertyNames(prototype),
            ...Object.getOwnPropertyNames(Object.getPrototypeOf(prototype)),
        ]);
        for (const method of common) present.delete(method);
        assert.deepEqual(names.sort(), [...present].sort());
    }
});

test("what the module gives has the fields that the generated types declare, and no others", () => {
    const types = readFileSync(path.join(repository, "build", "wasm", "shapes.d.ts"), "utf8");
    const fieldsOf = (name) => {
        const [, body] = types.match(new RegExp(`export type ${name} = \\{\\n(.*?)\\n\\}`, "s"));
        return [...body.matchAll(/^ {4}(\w+)(\??): (.*);/gm)].map(([, field, optional, type]) => [
            field,
            optional,
            type,
        ]);
    };
    const check = (value, type, where) => {
        const plain = type.replace(/ \| null$/, "");
        if (value === null) assert.notEqual(plain, type, where);
        else if (plain.endsWith("[]")) for (const each of value) check(each, plain.slice(0, -2), `${where}[]`);
        else if (plain === "Player") assert.equal(typeof value, "number", where);
        else if (plain.startsWith("Record")) assert.equal(typeof value, "object", where);
        else if (plain.includes('"')) assert.ok(plain.includes(JSON.stringify(value)), `${where}: ${value}`);
        else if (/^[a-z]+$/.test(plain)) assert.equal(typeof value, plain, where);
        else {
            const fields = fieldsOf(plain);
            const names = fields.map(([name]) => name);
            for (const name of Object.keys(value)) assert.ok(names.includes(name), `${where}.${name}`);
            for (const [name, optional, each] of fields) {
                if (!(optional && value[name] === undefined)) check(value[name], each, `${where}.${name}`);
            }
        }
    };
    check(games, "GameSpec[]", "games");
    check(levels, "Level[]", "levels");
    for (const { id } of games) {
        const { layout } = session.load({ game: id });
        check(layout, "BoardLayout", "layout");
        check(playRandomly(session, randomNumbers(3), 12), "GameState", "state");
        check(session.setup().setup, "BoardSetup", "setup");
        check(searchToTheEnd({ nodes: 500 }), "SearchProgress", "progress");
    }
    check(session.whyNot({}).refusal, "Refusal", "refusal");
    check(session.load({ game: "go" }).error, "EngineError", "error");
});

test("every game has players, algorithms, and options with a valid default", () => {
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

test("an answer leaves the module as one text, with every character and digit", () => {
    const { layout } = session.load({ game: "cachex" });
    assert.deepEqual(layout.cells[5].centre, { x: 8.5, y: -6.06217782649107 });
    const { parse } = JSON;
    let texts = 0;
    JSON.parse = (...given) => {
        texts += 1;
        return parse(...given);
    };
    const { error } = session.play('a"\\é');
    session.play("PLACE 0,0");
    JSON.parse = parse;
    assert.match(error?.message ?? "", /\(found "a"\\\\xc3\\xa9"\)$/);
    assert.equal(texts, 2);
});

for (const { id: game, players } of games) {
    test(`${game}: states are plain objects of the shape that the types describe`, () => {
        const { state, layout } = session.load({ game });
        assert.equal(state.game, game);
        assert.equal(state.ply, 0);
        assert.equal(state.lastAction, null);
        assert.deepEqual(state.lastRound, []);
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

    test(`${game}: cells have unique names that contain the labels of their lines`, () => {
        const { layout } = session.load({ game });
        const names = new Map(layout.cells.map(({ id, name }) => [id, name]));
        assert.equal(new Set(names.values()).size, layout.cells.length);
        for (const { label, cells } of layout.lines) {
            for (const cell of cells) assert.ok(names.get(cell).includes(label), `${cell}: ${label}`);
        }
        const lines = [...names.keys()].map((id) => layout.lines.filter(({ cells }) => cells.includes(id)).length);
        assert.deepEqual([...new Set(lines)], layout.cells.length ? [2] : []);
    });

    test(`${game}: describe returns the actions of a record as they were played, and the game is unchanged`, () => {
        session.load({ game });
        const { actions, lastAction } = playRandomly(session, randomNumbers(11), 12);
        const seen = actions.map((_, ply) => session.goTo(ply + 1).state.lastAction);
        assert.deepEqual(seen.at(-1), lastAction);
        const before = session.load({ game }).state;
        const { actions: all, end } = session.describe({ game, actions }, 0);
        assert.deepEqual(
            all.map(({ action }) => action),
            seen,
        );
        assert.deepEqual(all.at(-1), end.lastRound[0]);
        assert.deepEqual(session.describe({ game, actions }, 9), { actions: all.slice(9), end });
        assert.deepEqual(session.describe({ game }, 0), { actions: [], end: before });
        assert.equal(session.describe({ game, actions: [...actions, "nonsense"] }, 0).error.action, actions.length + 1);
        assert.match(session.describe({ game, actions }, actions.length + 1).error.message, /^from must be/);
        assert.deepEqual(session.state().state, before);
        assert.deepEqual(session.load({ game, actions }).state, end);
    });

    test(`${game}: undo and redo work to any depth, and a new action drops the undone ones`, () => {
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

    test(`${game}: a position's text loads the same position`, () => {
        session.load({ game });
        const { position, legal } = playRandomly(session, randomNumbers(5), 9);
        const { state, error } = session.load({ game, setup: position });
        assert.equal(error, undefined, error?.message);
        assert.equal(state.position, position);
        assert.deepEqual(state.legal, legal);
    });

    test(`${game}: a search finds a legal action, and the same one for the same number of nodes`, () => {
        const found = [0, 1].map(() => {
            session.load({ game });
            playRandomly(session, randomNumbers(3), 10);
            return searchToTheEnd({ nodes: 5000, lines: 2 }, new module.Search());
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

    test(`${game}: a search reports every depth with the same nodes for any length of slices`, () => {
        const depthsOf = (/** @type {number} */ slice) => {
            session.load({ game });
            playRandomly(session, randomNumbers(3), 6);
            const fresh = new module.Search();
            fresh.start(shownBy(session), { depth: 3 });
            for (;;) {
                const { progress } = fresh.step(slice);
                if (progress.finished) return progress;
            }
        };
        const whole = depthsOf(60_000);
        assert.equal(whole.depthUnderWay, 0);
        assert.deepEqual(whole.visits, []);
        assert.deepEqual(
            whole.depths.map(({ depth }) => depth),
            [1, 2, 3],
        );
        const { depth, nodes, best, scores, chances, provenPlies } = whole.depths[2];
        const [line] = whole.lines;
        assert.deepEqual([depth, nodes, best], [whole.depth, whole.nodes, whole.best]);
        assert.deepEqual([scores, chances, provenPlies], [line.scores, line.chances, line.provenPlies]);
        let before = 0;
        for (const each of whole.depths) {
            assert.ok(each.nodes > before && each.seconds <= whole.seconds);
            before = each.nodes;
        }
        assert.deepEqual(
            depthsOf(0).depths.map((each) => each.nodes),
            whole.depths.map((each) => each.nodes),
        );
    });

    test(`${game}: every level plays a legal action within its time`, () => {
        for (const { id: level, timeMs } of levels.slice(0, 5)) {
            session.load({ game });
            const { best, seconds } = searchToTheEnd({ level, seed: 1 });
            assert.ok(
                session.state().state.legal.some(({ text }) => text === best),
                `${level}: ${best}`,
            );
            assert.ok(seconds * 1000 < timeMs + 100, `${level} took ${seconds} s`);
        }
    });
}

for (const { id: game, players } of games.filter(({ algorithms }) => algorithms.includes("mcts"))) {
    test(`${game}: Monte Carlo tree search reports the visits of every action`, () => {
        session.load({ game });
        const found = searchToTheEnd({ nodes: 500, algorithm: "mcts" });
        assert.deepEqual([found.depths, found.depthUnderWay], [[], 0]);
        const { legal } = session.state().state;
        for (const { action, visits, share, chances } of found.visits) {
            assert.ok(legal.some(({ text }) => text === action));
            assert.ok(visits > 0 && share > 0 && share <= 1);
            assert.equal(chances.length, players.length);
        }
        assert.equal(found.visits[0].action, found.best);
        assert.equal(
            found.visits.reduce((sum, { visits }) => sum + visits, 0),
            499,
        );
    });
}

test("a search without limits continues slice by slice until it is stopped", () => {
    session.load({ game: "chexers" });
    search.start(shownBy(session), {});
    let slice = { finished: false, nodes: 0 };
    for (let i = 0; i < 10; i++) {
        const before = slice.nodes;
        slice = search.step(15).progress;
        assert.equal(slice.finished, false);
        assert.ok(slice.nodes > before);
    }
    const { progress } = search.stop();
    assert.equal(progress.finished, true);
    assert.notEqual(progress.best, "");
    assert.equal(search.step(15).progress.nodes, progress.nodes);
});

test("what happens to a session changes nothing about a search of its position", () => {
    session.load({ game: "chexers" });
    const alone = searchToTheEnd({ nodes: 3000 }, new module.Search());
    const other = new module.Search();
    other.start(shownBy(session), { nodes: 3000 });
    other.step(0);
    session.play(session.state().state.legal[0].text);
    other.step(0);
    session.load({ game: "cachex" });
    for (;;) {
        const { progress } = other.step(15);
        if (!progress.finished) continue;
        assert.deepEqual([progress.best, progress.nodes], [alone.best, alone.nodes]);
        break;
    }
});

test("whyNot explains an illegal try with a key, the engine's reason and a kind of piece", () => {
    session.load({ game: "cachex", options: { size: 5 } });
    const nothing = { refusal: { key: "", text: "", kind: "" } };
    assert.deepEqual(session.whyNot({ to: "0,0" }), nothing);
    assert.deepEqual(session.whyNot({ to: "2,2" }), {
        refusal: { key: "not_centre", text: "the first action cannot be in the centre", kind: "" },
    });
    assert.deepEqual(session.whyNot({}), nothing);
    session.load({ game: "hive", setup: "white;wQ@0,0,0;wA1@-1,0,0;bQ@1,0,0;bS1@2,0,0;ply 4" });
    assert.equal(session.whyNot({ from: "-1,0", to: "0,0" }).refusal.kind, "A");
    assert.match(session.whyNot({ to: 7 }).error.message, /to must be a string/);
    assert.match(session.whyNot({ cells: Array(11).fill("0,0") }).error.message, /at most 10/);
    session.load({ game: "chexers", setup: "gggg/...../....../......b/.....b/....b/...b r 0,0,0 0" });
    assert.deepEqual(session.state().state.board.eliminated, [{ player: 0, reason: "no_pieces" }]);
});

test("a game string of Hive is exported and imported, and an import leaves the current game unchanged", () => {
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
    assert.deepEqual(session.importGame("chess"), { record: null });
    assert.deepEqual(session.state(), before);
    session.load({ game: "chexers" });
    assert.match(session.exportGame(undefined).error.message, /chexers/);
});

test("300 games do not grow the heap", async () => {
    const { Session, Search, Checks } = await loadFullModule();
    const [session, search, checks] = [new Session(), new Search(), new Checks()];
    const random = randomNumbers(7);
    const playGames = (count) => {
        for (let i = 0; i < count; i++) {
            const { id } = games[i % games.length];
            session.load({ game: id });
            search.start(shownBy(session), { nodes: 100 });
            search.step(15);
            playRandomly(session, random, 6);
            session.goTo(0);
        }
        session.load({ game: games[0].id });
        return checks.heap();
    };
    const before = playGames(50);
    const after = playGames(300);
    assert.ok(Math.abs(after.used - before.used) < 500, `${before.used} bytes in use, then ${after.used}`);
    // The heap may grow once, if the freed space of a table is too small for the next one.
    assert.ok(after.size < before.size + 20e6, `a heap of ${before.size} bytes, then of ${after.size}`);
});

test("a deleted session frees its memory", async () => {
    const { Session, Search, Checks } = await loadFullModule();
    const witness = new Checks();
    new Session().games(); // the list of games is created once and stays in memory
    const before = witness.heap().used;
    for (let i = 0; i < 20; i++) {
        const other = new Session();
        other.load({ game: games[i % games.length].id });
        const thinking = new Search();
        thinking.start(shownBy(other), { nodes: 10 });
        thinking.step(15);
        thinking.delete();
        other.delete();
    }
    assert.ok(witness.heap().used - before < 1000);
});

test("a position's setup composes the same position, and another setup another position", () => {
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

test("a setup with a field of the wrong type is refused, and the message names the field", () => {
    session.load({ game: "cachex" });
    const setups = [
        [{ toMove: "red" }, /toMove/],
        [{ toMove: 0, tokens: {} }, /tokens/],
        [{ toMove: 0, tokens: [null] }, /^token 1 must be an object/],
        [{ toMove: 0, tokens: [{ cell: 3, player: 0, kind: "stone" }] }, /^token 1: cell must be a string/],
        [{ toMove: 0, tokens: Array(3000).fill({}) }, /tokens/],
        [{ toMove: 0, numbers: [{ name: "ply", value: "many" }] }, /^number 1: value must be/],
        [{ toMove: 0, numbers: [{ name: "exits", value: 1 }] }, /exits/],
        [{ toMove: 0, marks: [{ name: "stunned", cell: "0,0" }] }, /stunned/],
        [{ toMove: 2 }, /player/],
    ];
    for (const [setup, message] of setups) assert.match(session.compose(setup).error.message, message);
});

test("a search continues with its findings about a game and its variations; another game starts over", () => {
    const used = new module.Search();
    session.load({ game: "chexers" });
    const fresh = searchToTheEnd({ depth: 4 }, used).nodes;
    session.load({ game: "chexers", actions: [session.state().state.legal[0].text] });
    searchToTheEnd({ depth: 2 }, used);
    session.goTo(0);
    assert.ok(searchToTheEnd({ depth: 4 }, used).nodes < fresh);
    assert.equal(searchToTheEnd({ depth: 4 }, new module.Search()).nodes, fresh);
});
