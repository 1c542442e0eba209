/** The address of the lens: what is written is read again, and hostile values cost no more than themselves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LENS_NAMES, readLensLink, writeLensLink } from "../../../web/lens/lens-link.js";
import { ALGORITHMS, fitting, ORDERS, usualDepth, whyNotHere } from "../../../web/lens/search/lens-options.js";
import { lecture, refusal } from "./module.mjs";

/** @param {any} link */
const roundTrip = async (link) => readLensLink(await writeLensLink(link));

test("a link is read as it was written", async () => {
    /** @type {any[]} */
    const links = [
        { tree: lecture, options: { algorithm: "minimax", depth: 2 } },
        { tree: "A!=3:(B:(1,2,6) C':(4,2,1))", options: { algorithm: "max-n", shallow: true }, step: 17 },
        {
            record: { game: "cachex", options: { size: "4" }, actions: ["PLACE 1,1"] },
            options: {
                algorithm: "pvs",
                depth: 3,
                order: "table",
                deepening: true,
                alpha: -5,
                beta: 7,
                without: ["stones", "edges"],
            },
            panes: ["tree", "code"],
            predict: ["cut", "value"],
            compare: { algorithm: "alpha-beta", order: "best", alpha: -5, beta: 5, without: ["a", "b"] },
        },
        {
            record: { game: "hive", actions: ["wS1", "bA1 wS1-"] },
            options: { algorithm: "uct", playouts: 500, playoutPlies: 0, exploration: 900, seed: 7, nodes: 2000 },
            predict: true,
        },
        { tree: lecture, options: { algorithm: "alpha-beta", beta: 4 } },
        { tree: lecture, options: { algorithm: "alpha-beta" }, code: "def minimax(node):\n    return 'π'\n", step: 3 },
        { tree: lecture, options: { algorithm: "alpha-beta" }, code: "const f = (node) => 1;", script: "javascript" },
    ];
    for (const link of links) {
        const { problems, ...read } = await roundTrip(link);
        assert.deepEqual(problems, []);
        if (read.record) read.record.actions ??= [];
        assert.deepEqual(read, link, await writeLensLink(link));
    }
});

test("the pane own opens a search to write, and code that can't be read is reported", async () => {
    const { panes, code, problems } = await readLensLink("#tree=(1+2)&panes=tree,own");
    assert.deepEqual([panes, code, problems], [["tree"], "", []]);
    const { panes: all, code: start } = await readLensLink("#tree=(1+2)&panes=own");
    assert.deepEqual([all, start], [undefined, ""]);
    const bad = await readLensLink("#tree=(1+2)&code=nothing");
    assert.deepEqual([bad.code, bad.problems.map(({ key }) => key)], [undefined, ["lens.bad.code"]]);
});

test("usual values are not written, and the address stays readable", async () => {
    const record = { game: "cachex", options: { size: 4 }, actions: ["PLACE 1,1"] };
    const hash = await writeLensLink({
        record,
        options: { algorithm: "alpha-beta", depth: 3, order: "none", nodes: 50_000 },
        step: 0,
    });
    assert.equal(hash, "game=cachex&o.size=4&actions=PLACE+1,1&algorithm=alpha-beta&depth=3");
});

/** The names in the problems of a link. @param {string} hash */
async function problemsOf(hash) {
    const link = await readLensLink(hash);
    return { link, names: link.problems.map(({ key, params }) => `${key} ${params?.name ?? ""}`.trim()) };
}

test("each wrong value is one problem with its name, and the rest holds", async () => {
    const { link, names } = await problemsOf(
        `tree=${encodeURIComponent(lecture)}&algorithm=alphabeta&depth=13&ordering=up&table=perhaps&window=5,5&playouts=1e9` +
            "&seed=-1&panes=tree,moon&step=-3&compare=magic&nodes=100&colour=red&depth=2",
    );
    assert.deepEqual(names, [
        "lens.bad.choice algorithm",
        "lens.bad.number depth",
        "lens.bad.choice ordering",
        "lens.bad.flag table",
        "lens.bad.window window",
        "lens.bad.number playouts",
        "lens.bad.number seed",
        "lens.bad.choice panes",
        "lens.bad.number step",
        "lens.bad.choice compare",
        "lens.bad.unknown colour",
        "lens.bad.twice depth",
    ]);
    assert.equal(link.tree, lecture);
    assert.deepEqual(link.options, { algorithm: "alpha-beta", nodes: 100 });
});

test("options that the algorithm has no use for are named with the reason", async () => {
    const { link, names } = await problemsOf(
        "game=cachex&algorithm=minimax&table=true&window=1,2&shallow&deepening&playouts=5",
    );
    assert.deepEqual(link.options, { algorithm: "minimax", deepening: true });
    assert.deepEqual(
        names.sort(),
        ["alpha", "beta", "playouts", "shallow", "table"].map((name) => `lens.bad.unfit ${name}`),
    );
    assert.deepEqual(link.problems.find(({ params }) => params?.name === "table")?.params, {
        name: "table",
        why: "lens.why.table",
        algorithm: "minimax",
    });
});

test("a game that cannot be read leaves the options; a tree beside a game counts", async () => {
    const bad = await problemsOf("game=cachex&options=size&algorithm=pvs&depth=2");
    assert.equal(bad.link.record, undefined);
    assert.deepEqual(bad.link.options, { algorithm: "pvs", depth: 2 });
    assert.equal(bad.names.length, 1);
    const both = await problemsOf(`game=cachex&tree=${encodeURIComponent(lecture)}`);
    assert.equal(both.link.tree, lecture);
    assert.equal(both.link.record, undefined);
    assert.deepEqual(both.names, ["lens.bad.treeAndGame"]);
});

test("no text breaks the reader", async () => {
    const pieces = [
        "tree",
        "depth",
        "=",
        "&",
        "%",
        "%00",
        "9".repeat(400),
        "<img src=x onerror=1>",
        "compare=uct,",
        "window=",
        "((",
        "__proto__=1",
        "constructor",
        "\u202e",
        "o.size=3",
        "z=AAAA",
        "record={}",
        "panes=,,",
    ];
    let seed = 1;
    const random = () => {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        return seed / 2 ** 32;
    };
    for (let i = 0; i < 2000; ++i) {
        const text = Array.from({ length: 1 + random() * 12 }, () => pieces[Math.floor(random() * pieces.length)]).join(
            "",
        );
        const { options, problems } = await readLensLink(`#${text}`);
        assert.ok(ALGORITHMS.includes(options.algorithm));
        assert.equal(refusal({ tree: lecture, options }), "", text);
        for (const { key, params } of problems) assert.ok(String(params?.value ?? "").length <= 61, key);
    }
    const { problems } = await readLensLink(`#tree=${"(".repeat(30_000)}`);
    assert.deepEqual(problems, [{ key: "problem.tooLong", params: {} }]);
});

test("what the page offers is what the module takes", () => {
    const record = { game: "chexers", actions: [] };
    for (const algorithm of ALGORITHMS) {
        const here = whyNotHere(algorithm, { players: 3 });
        assert.equal(Boolean(refusal({ record, options: { algorithm, depth: 1 } })), Boolean(here), algorithm);
        if (here) continue;
        for (const change of [
            { table: true },
            { deepening: true },
            { quiescence: true },
            { shallow: true },
            { alpha: -5 },
            { beta: 5 },
            { width: 3 },
            ...ORDERS.map((order) => ({ order })),
        ]) {
            const options = { algorithm, depth: 1, playouts: 1, ...change };
            // The sum of the players' scores has no bound in this game, as the module says.
            const { dropped } = fitting(/** @type {any} */ (options), true);
            const refused = refusal({ record, options: { ...options } });
            const ours = dropped.filter(({ name }) => name !== "playouts");
            assert.equal(Boolean(refused), ours.length > 0, `${JSON.stringify(options)}: ${refused}`);
            assert.equal(refusal({ record, options: fitting(/** @type {any} */ (options), true).options }), "");
        }
    }
});

test("the usual depth follows the root", () => {
    assert.equal(usualDepth("alpha-beta", { height: 2 }), 2);
    assert.equal(usualDepth("alpha-beta", { height: 40 }), 12);
    assert.equal(usualDepth("alpha-beta", { moves: 15 }), 3);
    assert.equal(usualDepth("alpha-beta", { moves: 300 }), 2);
    assert.equal(usualDepth("alpha-beta", { moves: 3000 }), 1);
    assert.equal(usualDepth("uct", { moves: 300 }), 12);
});

test("the names of links are those that are documented", () => {
    assert.equal(new Set(LENS_NAMES).size, LENS_NAMES.length);
    for (const name of ["tree", "algorithm", "depth", "ordering", "step", "panes", "predict", "compare"]) {
        assert.ok(LENS_NAMES.includes(name));
    }
});

test("language and theme hold for a visit, and a wrong one is named", async () => {
    const { view, problems } = await readLensLink("#tree=(1 2)&language=FA&theme=dark");
    assert.deepEqual({ view, problems }, { view: { language: "fa", theme: "dark" }, problems: [] });
    const wrong = await readLensLink("#tree=(1 2)&language=tlh&theme=blue");
    assert.equal(wrong.view, undefined);
    assert.deepEqual(
        wrong.problems.map(({ key, params }) => [key, params.name]),
        [
            ["lens.bad.choice", "language"],
            ["lens.bad.choice", "theme"],
        ],
    );
});
