import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "../../web/embed/builder/codes.js";
import { exerciseIn, modeOf, recordOf } from "../../web/embed/game.js";
import { definitions, fromAddress, fromAttributes, fromObject } from "../../web/embed/options.js";
import { messages } from "../../web/i18n/embed-problems/en.js";

/** A fake element with attributes. @param {Record<string, string>} attributes */
const elementWith = (attributes) =>
    /** @type {any} */ ({
        hasAttribute: (/** @type {string} */ name) => name in attributes,
        getAttribute: (/** @type {string} */ name) => attributes[name],
    });

/** For every option a value as text and in JavaScript. @type {Record<string, [string, unknown]>} */
const values = {
    game: ["cachex", "cachex"],
    options: ["size=5,limits=text", { size: "5", limits: "text" }],
    record: ['{"game":"cachex"}', '{"game":"cachex"}'],
    setup: ["....../ r 0", "....../ r 0"],
    actions: ["PLACE 3,4;STEAL", ["PLACE 3,4", "STEAL"]],
    ply: ["1", 1],
    mode: ["lens", "lens"],
    seats: ["person,easy", ["person", "easy"]],
    solution: ["PLACE 2,2|PLACE 2,1;PLACE 1,1", [["PLACE 2,2", "PLACE 2,1"], ["PLACE 1,1"]]],
    task: ["Find it.", "Find it."],
    controls: ["status,step", ["status", "step"]],
    language: ["zh-Hans", "zh-Hans"],
    theme: ["dark", "dark"],
    orientation: ["-30", -30],
    coordinates: ["true", true],
    parent: ["https://a.example,https://b.example:8080", ["https://a.example", "https://b.example:8080"]],
    // The lens reads its options from their texts.
    ...Object.fromEntries(
        [
            ["tree", "((3 12 8) (2 4 6))"],
            ["algorithm", "pvs"],
            ["depth", "3"],
            ["ordering", "best"],
            ["table", "true"],
            ["deepening", "true"],
            ["quiescence", "false"],
            ["shallow", "true"],
            ["window", "-5,5"],
            ["playouts", "50"],
            ["playout-plies", "9"],
            ["exploration", "1000"],
            ["seed", "7"],
            ["nodes", "2000"],
            ["without", "mobility"],
            ["step", "40"],
            ["panes", "tree,code"],
            ["predict", "true"],
            ["compare", "alpha-beta,ordering=best"],
        ].map(([name, text]) => [name, [text, text]]),
    ),
};

/** The values of the mode `arena`, which has options of its own in place of the lens's. */
const ofArena = {
    ...Object.fromEntries(
        Object.entries(values).filter(([name]) => !definitions.find((each) => each.name === name)?.mode),
    ),
    mode: ["arena", "arena"],
    ...Object.fromEntries(
        [
            ["opponent", "level:easy"],
            ["form", "short"],
            ["script", "javascript"],
            ["template", "greedy"],
            ["code", "def agent(observation, configuration):\n    return observation.legal_actions[0]\n"],
            ["goal", "50"],
        ].map(([name, text]) => [name, [text, text]]),
    ),
};

test("address, attributes and object give the same value for every option", () => {
    assert.deepEqual(
        [...new Set([...Object.keys(values), ...Object.keys(ofArena)])],
        definitions.map(({ name }) => name),
    );
    for (const each of [values, ofArena]) {
        const texts = Object.fromEntries(Object.entries(each).map(([name, [text]]) => [name, text]));
        const meant = Object.fromEntries(Object.entries(each).map(([name, [, value]]) => [name, value]));
        const wanted = { options: meant, problems: [] };
        assert.deepEqual(fromAddress(`?${new URLSearchParams(texts)}`), wanted);
        assert.deepEqual(fromAttributes(elementWith({ ...texts, class: "wide", id: "board" })), wanted);
        assert.deepEqual(fromObject(meant), wanted);
    }
});

test("the text of a value reads back as the same value", () => {
    for (const [name, [, value]] of Object.entries(values)) {
        const text = textOf(/** @type {any} */ (name), value);
        assert.deepEqual(
            fromAddress(`?${new URLSearchParams({ mode: "lens", [name]: text })}`).options[name],
            value,
            name,
        );
    }
    assert.deepEqual(fromAddress(`?controls=${textOf("controls", [])}`).options.controls, []);
});

test("options of the lens can be values of JavaScript, and need the mode", () => {
    const given = { mode: "lens", depth: 3, predict: true, table: false, panes: ["tree", "code"], window: [-5, 5] };
    const { options, problems } = fromObject(given);
    assert.deepEqual(problems, []);
    const texts = { depth: "3", predict: "true", table: "false", panes: "tree,code", window: "-5,5" };
    assert.deepEqual(options, { mode: "lens", ...texts });
    assert.equal(fromAttributes(elementWith({ mode: "lens", predict: "" })).options.predict, "true");
    assert.equal(fromObject({ mode: "lens", step: {} }).problems[0].key, "embed.bad.word");
    assert.equal(fromObject({ mode: "lens", tree: "(".repeat(20_001) }).problems[0].key, "embed.bad.text");
    for (const mode of [{}, { mode: "play" }]) {
        const without = fromObject({ game: "cachex", depth: 3, ...mode });
        assert.deepEqual(without.options, { game: "cachex", ...mode });
        assert.deepEqual(
            without.problems.map(({ key, params }) => [key, params?.name]),
            [["embed.bad.lensOnly", "depth"]],
        );
    }
});

test("address, attributes and object accept their own notations", () => {
    assert.equal(fromAttributes(elementWith({ coordinates: "" })).options.coordinates, true);
    assert.equal(fromAddress("?coordinates=0").options.coordinates, false);
    assert.deepEqual(fromAddress("?controls=none").options.controls, []);
    assert.deepEqual(fromAddress("?actions=PLACE+1,1;PLACE+2,2").options.actions, ["PLACE 1,1", "PLACE 2,2"]);
    assert.deepEqual(fromObject({ theme: undefined, language: null }), { options: {}, problems: [] });
    assert.deepEqual(fromObject({ record: { game: "hive" } }).options.record, { game: "hive" });
    assert.equal(fromAddress("?theme=Dark").options.theme, "dark");
});

/** @type {[string, string, string][]} */
const wrong = [
    ["controlls=x", "unknown", "controlls"],
    ["game=a&game=b", "twice", "game"],
    ["game=%3Cscript%3E", "word", "game"],
    ["options=size", "pairs", "options"],
    ["ply=-1", "number", "ply"],
    ["ply=1e3", "number", "ply"],
    ["mode=watch", "choice", "mode"],
    ["controls=status,bell", "choice", "controls"],
    ["orientation=sideways", "number", "orientation"],
    ["coordinates=maybe", "flag", "coordinates"],
    ["parent=example.org", "origin", "parent"],
    ["parent=javascript:alert(1)", "origin", "parent"],
    [`task=${"x".repeat(2001)}`, "text", "task"],
    [`record=${"x".repeat(500_001)}`, "record", "record"],
    ["solution=|;PLACE+1,1", "list", "solution"],
    [`actions=${";a".repeat(5001)}`, "list", "actions"],
];
for (const [address, problem, name] of wrong) {
    test(`"${address.slice(0, 40)}" is reported as ${problem}, and the other options are still read`, () => {
        const { options, problems } = fromAddress(`?${address}&theme=dark`);
        assert.equal(options.theme, "dark");
        assert.equal(problems.length, 1);
        assert.equal(problems[0].key, `embed.bad.${problem}`);
        assert.equal(problems[0].params?.name, name);
        const blanks = messages[problems[0].key].match(/\{\w+\}/g) ?? [];
        for (const blank of blanks) assert.ok(blank.slice(1, -1) in (problems[0].params ?? {}), blank);
        assert.ok(JSON.stringify(problems[0]).length < 500, "the message is short");
    });
}

test("objects of a wrong shape are refused with a message", () => {
    for (const strange of [null, 7, "game=cachex", [], undefined]) {
        assert.equal(fromObject(strange).problems[0].key, "embed.bad.object");
    }
    const hostile = fromObject({
        actions: [{}],
        seats: 5,
        controls: [null],
        solution: [[1]],
        ply: 1.5,
        coordinates: 2,
    });
    assert.deepEqual(hostile.options, {});
    assert.equal(hostile.problems.length, 6);
    assert.deepEqual(fromObject(JSON.parse('{"__proto__": {"game": "hive"}}')).options, {});
});

test("a record can be an object, JSON, a link or parts", async () => {
    const record = { game: "cachex", options: { size: "5" }, actions: ["PLACE 1,1"] };
    assert.deepEqual(await recordOf({ record: JSON.stringify(record) }), record);
    assert.deepEqual(await recordOf({ record: "#game=cachex&o.size=5&actions=PLACE+1,1" }), record);
    assert.deepEqual(await recordOf({ record }), record);
    assert.deepEqual(await recordOf({ game: "cachex", options: { size: "5" }, actions: ["PLACE 1,1"] }), record);
    assert.deepEqual(await recordOf({ record, game: "cachex", ply: 0 }), { ...record, ply: 0 });
    const games = /** @type {any} */ ([{ id: "halma" }, { id: "hive" }]);
    assert.deepEqual(await recordOf({}, games), { game: "halma", actions: [] });
    assert.deepEqual(await recordOf({ game: undefined }, games), { game: "halma", actions: [] });
});

test("an invalid record is refused with the reason", async () => {
    const key = (/** @type {string} */ wanted) => (/** @type {any} */ error) => error.problem.key === wanted;
    await assert.rejects(recordOf({ record: '{"game":"cachex"}', actions: ["STEAL"] }), key("embed.bad.both"));
    await assert.rejects(recordOf({ record: '{"game":"cachex"}', game: "hive" }), key("embed.bad.both"));
    await assert.rejects(recordOf({ record: "game=cachex&z=eJxxx" }), key("problem.damagedLink"));
    await assert.rejects(recordOf({ record: "{broken" }), (/** @type {any} */ error) =>
        /^problem\./.test(error.problem.key),
    );
    await assert.rejects(recordOf({ game: "cachex", ply: 3 }), key("problem.badPly"));
});

test("the solution of an exercise comes from the option or from the actions after the ply", () => {
    assert.equal(modeOf({ solution: [["a"]] }), "exercise");
    assert.equal(modeOf({}), "play");
    const record = { game: "cachex", actions: ["a", "b", "c"] };
    const own = exerciseIn(record, [["d", "e"]]);
    assert.deepEqual(own, { record, steps: [["d", "e"]] });
    const rest = exerciseIn({ ...record, ply: 1 }, undefined);
    assert.deepEqual(rest, { record: { game: "cachex", actions: ["a"] }, steps: [["b"], ["c"]] });
    const cut = exerciseIn({ ...record, ply: 1 }, [["d"]]);
    assert.deepEqual(cut.record.actions, ["a"]);
});
