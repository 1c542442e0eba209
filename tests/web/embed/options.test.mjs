import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "../../../web/embed/builder/codes.js";
import { exerciseIn } from "../../../web/embed/exercise.js";
import { modeOf, recordOf } from "../../../web/embed/game.js";
import { definitions, fromAddress, fromAttributes, fromObject } from "../../../web/embed/options.js";
import { messages } from "../../../web/i18n/embed-problems/en.js";
import { table } from "../../../web/record/option-table.js";

/** A fake element with attributes. @param {Record<string, string>} attributes */
const elementWith = (attributes) =>
    /** @type {any} */ ({
        hasAttribute: (/** @type {string} */ name) => name in attributes,
        getAttribute: (/** @type {string} */ name) => attributes[name],
    });

/**
 * For each type of option a value as text and in JavaScript, and wrong texts with their problems.
 * @type {Record<string, {text: string, value: unknown, wrong: [string, string][]}>}
 */
const types = {
    word: {
        text: "cachex",
        value: "cachex",
        wrong: [
            ["<script>", "word"],
            ["a".repeat(41), "word"],
        ],
    },
    text: { text: "....../ r 0", value: "....../ r 0", wrong: [["x".repeat(2001), "text"]] },
    choice: {
        text: "",
        value: "",
        wrong: [
            ["watch", "choice"],
            ["", "choice"],
        ],
    },
    flag: { text: "true", value: true, wrong: [["maybe", "flag"]] },
    count: { text: "1", value: 1, wrong: ["-1", "1e3", "1.5", "5001", ""].map((text) => [text, "number"]) },
    turn: { text: "-30", value: -30, wrong: ["sideways", "361", "-361", "1e2"].map((text) => [text, "number"]) },
    words: { text: "person,easy", value: ["person", "easy"], wrong: [[",a".repeat(5001), "list"]] },
    list: { text: "status,step", value: ["status", "step"], wrong: [["status,bell", "choice"]] },
    origins: {
        text: "https://a.example,https://b.example:8080",
        value: ["https://a.example", "https://b.example:8080"],
        wrong: [
            ["example.org", "origin"],
            ["javascript:alert(1)", "origin"],
        ],
    },
    pairs: { text: "size=5,limits=text", value: { size: "5", limits: "text" }, wrong: [["size", "pairs"]] },
    record: {
        text: '{"game":"cachex"}',
        value: '{"game":"cachex"}',
        wrong: [["x".repeat(500_001), "record"]],
    },
    actions: {
        text: "PLACE 3,4;STEAL",
        value: ["PLACE 3,4", "STEAL"],
        wrong: [[";a".repeat(5001), "list"]],
    },
    steps: {
        text: "PLACE 2,2|PLACE 2,1;PLACE 1,1",
        value: [["PLACE 2,2", "PLACE 2,1"], ["PLACE 1,1"]],
        wrong: [
            ["|;PLACE 1,1", "list"],
            [";a".repeat(5001), "list"],
        ],
    },
};

/** A value of an option, and wrong ones. @param {(typeof definitions)[number]} definition */
function sampleOf({ type, only, values = [], example = "" }) {
    // A mode reads its options from their texts.
    if (only) return { text: example, value: example, wrong: [["(".repeat(20_001), "text"]] };
    return type === "choice"
        ? { ...types.choice, text: values[values.length - 1], value: values[values.length - 1] }
        : types[type];
}

/** For every option that a mode has a value as text and in JavaScript. @param {string} mode */
const valuesIn = (mode) => ({
    ...Object.fromEntries(
        definitions
            .filter(({ only = mode }) => only === mode)
            .map((definition) => [definition.name, sampleOf(definition)])
            .map(([name, { text, value }]) => [name, [text, value]]),
    ),
    mode: [mode, mode],
});

test("address, attributes and object give the same value for every option", () => {
    for (const mode of table.mode.values) {
        const values = Object.entries(valuesIn(mode));
        const texts = Object.fromEntries(values.map(([name, [text]]) => [name, text]));
        const meant = Object.fromEntries(values.map(([name, [, value]]) => [name, value]));
        const wanted = { options: meant, problems: [] };
        assert.deepEqual(fromAddress(`?${new URLSearchParams(texts)}`), wanted);
        assert.deepEqual(fromAttributes(elementWith({ ...texts, class: "wide", id: "board" })), wanted);
        assert.deepEqual(fromObject(meant), wanted);
    }
});

test("every option names its limits when a value is wrong, and the others are still read", () => {
    for (const definition of definitions) {
        const { name, only } = definition;
        const others = {
            [name === "theme" ? "coordinates" : "theme"]: name === "theme" ? "true" : "dark",
            ...(only ? { mode: only.split(" ")[0] } : {}),
        };
        for (const [text, problem] of sampleOf(definition).wrong) {
            const { options, problems } = fromAddress(`?${new URLSearchParams({ ...others, [name]: text })}`);
            assert.deepEqual(Object.keys(options), Object.keys(others), name);
            assert.deepEqual(
                problems.map(({ key, params }) => [key, params?.name]),
                [[`embed.bad.${problem}`, name]],
                text.slice(0, 40),
            );
            checkMessage(problems[0]);
        }
    }
});

/** Checks that a problem is short and fills all blanks of its message. @param {any} problem */
function checkMessage({ key, params = {} }) {
    for (const blank of messages[key].match(/\{\w+\}/g) ?? []) assert.ok(blank.slice(1, -1) in params, blank);
    assert.ok(JSON.stringify(params).length < 500, "the message is short");
}

test("the text of a value reads back as the same value", () => {
    for (const [name, [, value]] of Object.entries(valuesIn("lens"))) {
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

test("code is an option of the arena and of the lens, and the mode code has those of the lens", () => {
    const code = "function search(node) { return 3; }";
    for (const mode of ["lens", "code", "arena"])
        assert.deepEqual(fromObject({ mode, code, script: "javascript" }).problems, [], mode);
    assert.deepEqual(fromObject({ mode: "code", tree: "(3 4)", depth: 1 }).problems, []);
    for (const [mode, name, key] of [
        ["code", "goal", "arenaOnly"],
        ["play", "code", "arenaOnly"],
    ])
        assert.equal(fromObject({ mode, [name]: "50" }).problems[0].key, `embed.bad.${key}`);
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

test("unknown and repeated options are reported, and the others are still read", () => {
    for (const [address, problem, name] of [
        ["controlls=x", "unknown", "controlls"],
        ["game=a&game=b", "twice", "game"],
    ]) {
        const { options, problems } = fromAddress(`?${address}&theme=dark`);
        assert.equal(options.theme, "dark");
        assert.deepEqual(
            problems.map(({ key, params }) => [key, params?.name]),
            [[`embed.bad.${problem}`, name]],
        );
        checkMessage(problems[0]);
    }
});

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
