import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gamesIn } from "../../../web/archive/page/files.js";
import { stateIn } from "../../../web/course/grades/splice.js";
import { takeTexts } from "../../../web/course/receipts/files.js";
import { recordOf } from "../../../web/embed/game.js";
import { fromAddress } from "../../../web/embed/options.js";
import { readMessage } from "../../../web/friend/live/messages.js";
import { decodeLink, encodeLink, linkIn, readLink } from "../../../web/record/link.js";
import { checkRecord, parseRecord, sameGame, withoutUsual } from "../../../web/record/record.js";
import { readResults } from "../../../web/report/read-results.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { Problem } from "../../../web/ui/notices/problem.js";
import { storageOf } from "../app-engine.mjs";

/** @param {string} game */
const golden = async (game) =>
    (await readFile(new URL(`../../data/${game}-games.jsonl`, import.meta.url), "utf8"))
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));

/** @param {() => unknown} act @returns {Promise<string>} the problem's key */
async function problemOf(act) {
    try {
        await act();
    } catch (error) {
        assert.ok(error instanceof Problem, String(error));
        return error.problem.key;
    }
    return "none";
}

test("golden games of all five games survive the round trip through a link", async () => {
    for (const game of ["chexers", "halma", "cachex", "tetress", "hive"]) {
        for (const { options, actions } of (await golden(game)).slice(0, 30)) {
            const texts = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
            const record = { game, actions, ...(Object.keys(texts).length ? { options: texts } : {}) };
            assert.deepEqual(await decodeLink(`#${await encodeLink(record)}`), record);
        }
    }
});

test("a link contains a custom position and the ply shown", async () => {
    const record = { game: "halma", setup: ".b/ w. \\ 3", actions: ["0,0-1,1", "PASS"], ply: 1 };
    assert.deepEqual(await decodeLink(await encodeLink(record)), record);
});

test("a short link can be read and written by hand", async () => {
    const link = await encodeLink({ game: "cachex", options: { size: 9 }, actions: ["PLACE 3,4", "STEAL"] });
    assert.equal(link, "game=cachex&o.size=9&actions=PLACE+3,4;STEAL");
});

test("the link of a long game is short", async () => {
    const [record] = await golden("chexers");
    const ninety = { game: "chexers", actions: record.actions.slice(0, 90) };
    assert.ok((await encodeLink(ninety)).length < 700);
});

const short = ["PLACE 3,4", "STEAL"];
const packed = "eJwL8HF0dlUw1jGxDg5xdfQBAB4UA80";
/**
 * Links in all forms that the page and the frame have written, each also in the other's syntax.
 * @type {[string, object][]}
 */
const links = [
    ["game=cachex&o.size=9&actions=PLACE+3,4;STEAL", { game: "cachex", options: { size: "9" }, actions: short }],
    ["game=cachex&options=size=9&actions=PLACE+3,4;STEAL", { game: "cachex", options: { size: "9" }, actions: short }],
    [
        "game=cachex&options=size%3D9&actions=PLACE%203%2C4%3BSTEAL&ply=1",
        { game: "cachex", options: { size: "9" }, actions: short, ply: 1 },
    ],
    [`game=cachex&o.size=9&z=${packed}`, { game: "cachex", options: { size: "9" }, actions: short }],
    [
        `game=cachex&options=size:9&z=${packed}&ply=1`,
        { game: "cachex", options: { size: "9" }, actions: short, ply: 1 },
    ],
    [
        "game=hive&o.expansions=ML&o.repetition=none",
        { game: "hive", options: { expansions: "ML", repetition: "none" }, actions: [] },
    ],
    [
        "game=hive&options=expansions=ML&o.repetition=none",
        { game: "hive", options: { expansions: "ML", repetition: "none" }, actions: [] },
    ],
    ["game=halma&setup=.b/+w.+%5C+3&actions=PASS", { game: "halma", setup: ".b/ w. \\ 3", actions: ["PASS"] }],
    [
        'record={"game":"cachex","options":{"size":9},"actions":["PLACE 3,4"]}&ply=0',
        { game: "cachex", options: { size: 9 }, actions: ["PLACE 3,4"], ply: 0 },
    ],
    [`record=game%3Dcachex%26o.size%3D9%26z%3D${packed}`, { game: "cachex", options: { size: "9" }, actions: short }],
];
for (const [link, record] of links) {
    test(`the page and the frame read the same game from ${link}`, async () => {
        assert.deepEqual(await readLink(`#${link}`), { record, view: {}, problems: [] });
        assert.deepEqual(await readLink(`?${link}`), { record, view: {}, problems: [] });
        const { options, problems } = fromAddress(`?${link}`);
        assert.deepEqual(problems, []);
        assert.deepEqual(await recordOf(options), record);
    });
}

test("the page receives how a link shows its game", async () => {
    const link = "game=hive&seats=person,hard&language=fa&theme=dark&orientation=60&coordinates";
    const { view, problems } = await readLink(link);
    assert.deepEqual(problems, []);
    assert.deepEqual(view, {
        seats: ["person", "hard"],
        language: "fa",
        theme: "dark",
        orientation: 60,
        coordinates: true,
    });
});

test("a link with unknown, wrong or inapplicable names opens its game and reports them", async () => {
    const { record, view, problems } = await readLink(
        "game=hive&colour=red&theme=pink&task=Win&o.a=1&o.a=2&game=halma",
    );
    assert.deepEqual(record, { game: "hive", options: { a: "1" }, actions: [] });
    assert.deepEqual(view, {});
    assert.deepEqual(
        problems.map(({ key, params }) => [key, params?.name]),
        [
            ["embed.bad.unknown", "colour"],
            ["embed.bad.choice", "theme"],
            ["embed.bad.twice", "o.a"],
            ["embed.bad.twice", "game"],
            ["embed.bad.notHere", "task"],
        ],
    );
});

test("a link inside a link is not opened recursively", async () => {
    assert.equal(
        await problemOf(() => readLink(`record=${encodeURIComponent("record=game=hive")}`)),
        "problem.notARecord",
    );
});

test("addresses of pages and frames are recognized as links, records are not", () => {
    assert.equal(linkIn("https://q.example/index.html#game=hive"), "game=hive");
    assert.equal(linkIn("https://q.example/?a=b#game=hive&task=what?"), "game=hive&task=what?");
    assert.equal(
        linkIn("https://q.example/embed.html?game=hive&options=expansions=M"),
        "game=hive&options=expansions=M",
    );
    assert.equal(linkIn("#game=hive"), "game=hive");
    assert.equal(linkIn('{"game":"hive","event":"why?really"}'), undefined);
    assert.equal(linkIn("Base;InProgress;White[1]"), undefined);
});

const hostile = {
    "no game": ["#actions=PASS", "problem.noGame"],
    "nothing at all": ["#", "problem.noGame"],
    "a section name": ["#top", "problem.noGame"],
    "a damaged pack": ["#game=chexers&z=eJwzNDIGAAG", "problem.damagedLink"],
    "an invalid pack": ["#game=chexers&z=%00%ff<script>", "problem.damagedLink"],
    "a ply beyond the end": ["#game=chexers&actions=PASS&ply=2", "problem.badPly"],
    "a ply that is not an integer": ["#game=chexers&ply=1e3", "problem.badPly"],
    "a negative ply": ["#game=chexers&ply=-1", "problem.badPly"],
    "a very long text": [`#game=chexers&actions=${"x".repeat(30_000)}`, "problem.tooLong"],
    "a very long action": [`#game=chexers&actions=${"x".repeat(300)}`, "problem.badAction"],
    "too many actions": [`#game=chexers&actions=${";".repeat(6000)}`, "problem.badActions"],
};
for (const [name, [hash, key]] of Object.entries(hostile)) {
    test(`a link with ${name} is refused with ${key}`, async () => {
        assert.equal(await problemOf(() => decodeLink(hash)), key);
    });
}

test("a small packed text that unpacks to a huge one is refused early", async (t) => {
    const zeros = new Blob([new Uint8Array(50_000_000)]).stream().pipeThrough(new CompressionStream("deflate"));
    const bytes = Buffer.from(await new Response(zeros).arrayBuffer());
    // Shorter than the longest link, but far longer than any game.
    const bomb = bytes.subarray(0, 14_000).toString("base64url");
    let unpacked = 0;
    const { DecompressionStream } = globalThis;
    t.after(() => Object.assign(globalThis, { DecompressionStream }));
    globalThis.DecompressionStream = class extends DecompressionStream {
        get readable() {
            const counting = new TransformStream({
                transform(chunk, controller) {
                    unpacked += chunk.length;
                    controller.enqueue(chunk);
                },
            });
            return super.readable.pipeThrough(counting);
        }
    };
    assert.equal(await problemOf(() => decodeLink(`#game=chexers&z=${bomb}`)), "problem.tooLong");
    assert.ok(unpacked > 0 && unpacked < 2_000_000, `${unpacked} of 14 million bytes`);
});

test("names in a link cannot change the prototype of objects", async () => {
    const record = await decodeLink("#game=chexers&o.__proto__=polluted&o.constructor=x");
    assert.equal(/** @type {any} */ ({}).polluted, undefined);
    assert.equal(Object.getPrototypeOf(record.options), Object.prototype);
});

test("random bytes after # cause nothing worse than a Problem", async () => {
    let seed = 7;
    const random = (/** @type {number} */ below) => {
        seed = (seed * 1103515245 + 12345) % 2 ** 31;
        return seed % below;
    };
    for (let round = 0; round < 500; ++round) {
        const pieces = ["game=", "chexers", "&", "z=", "ply=", "o.", "actions=", ";", "%", "eJw", "\u0000", "≠", "-1"];
        const hash = Array.from({ length: random(20) }, () => pieces[random(pieces.length)]).join("");
        await problemOf(() => decodeLink(hash));
    }
});

const wrongRecords = {
    "a number": ["42", "problem.notARecord"],
    "a list": ["[1,2]", "problem.notARecord"],
    "invalid JSON": ["hello", "problem.notARecord"],
    nothing: ["", "problem.notARecord"],
    "no game": ["{}", "problem.noGame"],
    "a game that is not a string": ['{"game":7}', "problem.noGame"],
    "options that are a list": ['{"game":"hive","options":[]}', "problem.badOptions"],
    "an option that is an object": ['{"game":"hive","options":{"a":{}}}', "problem.badOption"],
    "actions that are a string": ['{"game":"hive","actions":"wS1"}', "problem.badActions"],
    "an action that is a number": ['{"game":"hive","actions":["wS1",2]}', "problem.badAction"],
    "a setup that is a number": ['{"game":"hive","setup":1}', "problem.badSetup"],
    "a fractional ply": ['{"game":"hive","actions":["wS1"],"ply":0.5}', "problem.badPly"],
};
for (const [name, [text, key]] of Object.entries(wrongRecords)) {
    test(`a record (${name}) is refused with ${key}`, async () => {
        assert.equal(await problemOf(() => parseRecord(text)), key);
    });
}

test("the first game of a file with several lines is read", () => {
    assert.equal(parseRecord('{"game":"hive"}\n{"game":"halma"}\n').game, "hive");
});

test("a record over several lines is read", () => {
    assert.deepEqual(parseRecord('{\n "game": "cachex",\n "actions": []\n}\n'), { game: "cachex", actions: [] });
});

test("each reader refuses JSON that is nested too deeply", async () => {
    const nested = (/** @type {number} */ depth) => "[".repeat(depth) + "]".repeat(depth);
    const record = (/** @type {number} */ depth) => `{"game":"cachex","options":{"size":5},"x":${nested(depth)}}`;
    /** @type {any} */
    const round = {};
    round.game = "cachex";
    round.x = round;
    const activity = (/** @type {number} */ depth) =>
        `{"quintet":"activity","id":"a","sealed":"b","key":"c","items":${nested(depth)}}`;
    const results = (/** @type {number} */ depth) =>
        `{"format":"quintet-results","games":[],"participants":${nested(depth)}}`;
    const table = (/** @type {number} */ depth) => {
        const rest = '"seats":[{"kind":"a","name":"","here":true}],"clock":null,"ending":null,"asked":null';
        const fields = `"round":1,"table":{"record":${record(depth)},${rest}}`;
        return `{"type":"table","seq":1,"game":"abcdefgh1234",${fields}}`;
    };
    const reasonOf = (/** @type {string} */ text) => readResults(text).catch(({ problem }) => problem.params.reason);
    const linked = (/** @type {string} */ text) => `#record=${encodeURIComponent(text)}`;
    for (const reads of /** @type {((depth: number) => unknown)[]} */ ([
        async (depth) => (await problemOf(() => parseRecord(record(depth)))) === "none",
        async (depth) => (await problemOf(() => decodeLink(linked(record(depth))))) === "none",
        (depth) => gamesIn(record(depth)).games.length === 1,
        (depth) => readMessage(table(depth), "host") !== null,
        (depth) => takeTexts("a", [activity(depth)]).sheets.length === 1,
        (depth) => stateIn(`{"quintet":1,"state":"s","x":${nested(depth)}}`) === "s",
        async (depth) => (await reasonOf(results(depth))) !== "nested too deeply",
    ])) {
        assert.equal(await reads(50), true, String(reads));
        assert.equal(await reads(40_000), false, String(reads));
    }
    assert.equal(await problemOf(() => checkRecord(round)), "problem.notARecord");
});

test("unknown fields of a record are kept", () => {
    assert.equal(checkRecord({ game: "hive", event: "Final" }).event, "Final");
});

test("an option with its default value does not make a different game", () => {
    /** @type {import("../../../web/engine/protocol.js").OptionSpec[]} */
    const options = [{ name: "size", kind: "integer", standard: "8", choices: [], minimum: 3, maximum: 15 }];
    const usual = { game: "cachex", options: { size: 8 }, actions: [] };
    assert.deepEqual(withoutUsual(usual, options).options, {});
    assert.ok(sameGame(usual, { game: "cachex", ply: 0 }, options));
    assert.ok(!sameGame(usual, { game: "cachex", options: { size: "9" } }, options));
});

test("storage returns what was written, and ignores foreign or damaged data", () => {
    const storage = storageOf({ "quintet/broken": "{", other: "1" });
    const memory = openMemory(() => /** @type {any} */ (storage));
    assert.equal(memory.write("a", { b: [1] }), true);
    assert.deepEqual(memory.read("a"), { b: [1] });
    assert.equal(storage.map.get("quintet/a"), '{"b":[1]}');
    assert.equal(memory.read("broken"), null);
    assert.equal(memory.read("other"), null);
    memory.forget("a");
    assert.equal(memory.read("a"), null);
});

test("storage that throws on access works within the visit", () => {
    const memory = openMemory(() => {
        throw new DOMException("denied", "SecurityError");
    });
    assert.equal(memory.write("a", 1), false);
    assert.equal(memory.read("a"), 1);
});
