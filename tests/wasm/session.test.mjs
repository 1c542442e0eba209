// The session's answers: their fields, texts and memory.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { loadFullModule, loadModule, randomNumbers, repository, searchToTheEnd, shownBy } from "./module.mjs";

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
    for (const { id, algorithms } of games) {
        const { layout } = session.load({ game: id });
        check(layout, "BoardLayout", "layout");
        check(playRandomly(session, randomNumbers(3), 12), "GameState", "state");
        check(session.setup().setup, "BoardSetup", "setup");
        for (const algorithm of algorithms) {
            const progress = searchToTheEnd(search, shownBy(session), { nodes: 500, algorithm });
            check(progress, "SearchProgress", algorithm);
        }
    }
    check(session.whyNot({}).refusal, "Refusal", "refusal");
    check(session.load({ game: "go" }).error, "EngineError", "error");
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

for (const { id: game } of games) {
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

    test(`${game}: every level plays a legal action within its time`, () => {
        for (const { id: level, timeMs } of levels.slice(0, 5)) {
            session.load({ game });
            const { best, seconds } = searchToTheEnd(search, shownBy(session), { level, seed: 1 });
            assert.ok(
                session.state().state.legal.some(({ text }) => text === best),
                `${level}: ${best}`,
            );
            assert.ok(seconds * 1000 < timeMs + 100, `${level} took ${seconds} s`);
        }
    });
}

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

test("a position that is impossible has the key of the reason, and the text of its error", () => {
    const two = [0, 1].map((player) => ({ cell: `${4 * player},0`, player, kind: "S" }));
    const row = Array.from({ length: 11 }, (_, at) => ({ cell: `4,${at}`, player: 0, kind: "token" }));
    for (const [game, tokens, toMove, reason] of /** @type {const} */ ([
        ["chexers", [], 0, "no_pieces"],
        ["halma", [{ cell: "0,0", player: 0, kind: "piece" }], 0, "no_pieces"],
        ["cachex", [], 1, "wrong_counts"],
        ["tetress", row, 0, "full_lines"],
        ["hive", two, 0, "pieces_apart"],
    ])) {
        session.load({ game });
        const { error } = session.compose({ tokens: [...tokens], toMove });
        assert.equal(error.reason, reason, `${game}: ${error.message}`);
        assert.match(error.message, / /);
    }
});
