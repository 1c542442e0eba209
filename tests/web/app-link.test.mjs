import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { decodeLink, encodeLink } from "../../web/app/link.js";
import { checkRecord, parseRecord, RecordProblem, sameGame, withoutUsual } from "../../web/app/record.js";
import { openMemory } from "../../web/app/storage.js";
import { storageOf } from "./app-engine.mjs";

/** @param {string} game */
const golden = async (game) =>
    (await readFile(new URL(`../data/${game}-games.jsonl`, import.meta.url), "utf8"))
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));

/** @param {() => unknown} act @returns {Promise<string>} the problem's key */
async function problemOf(act) {
    try {
        await act();
    } catch (error) {
        assert.ok(error instanceof RecordProblem, String(error));
        return error.problem.key;
    }
    return "none";
}

test("golden games of all five games come back from a link as they were", async () => {
    for (const game of ["chexers", "halma", "cachex", "tetress", "hive"]) {
        for (const { options, actions } of (await golden(game)).slice(0, 30)) {
            const texts = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
            const record = { game, actions, ...(Object.keys(texts).length ? { options: texts } : {}) };
            assert.deepEqual(await decodeLink(`#${await encodeLink(record)}`), record);
        }
    }
});

test("a set-up position and the ply shown are in the link", async () => {
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

const hostile = {
    "no game": ["#actions=PASS", "problem.noGame"],
    "nothing at all": ["#", "problem.noGame"],
    "a section name": ["#top", "problem.noGame"],
    "a damaged pack": ["#game=chexers&z=eJwzNDIGAAG", "problem.damagedLink"],
    "a pack that is none": ["#game=chexers&z=%00%ff<script>", "problem.damagedLink"],
    "a ply beyond the end": ["#game=chexers&actions=PASS&ply=2", "problem.badPly"],
    "a ply that is no number": ["#game=chexers&ply=1e3", "problem.badPly"],
    "a negative ply": ["#game=chexers&ply=-1", "problem.badPly"],
    "far too long": [`#game=chexers&actions=${"x".repeat(30_000)}`, "problem.tooLong"],
    "an endless action": [`#game=chexers&actions=${"x".repeat(300)}`, "problem.badAction"],
    "too many actions": [`#game=chexers&actions=${";".repeat(6000)}`, "problem.badActions"],
};
for (const [name, [hash, key]] of Object.entries(hostile)) {
    test(`a link with ${name} is refused with ${key}`, async () => {
        assert.equal(await problemOf(() => decodeLink(hash)), key);
    });
}

test("a small pack that unpacks to very much is refused early", async () => {
    const zeros = new Blob([new Uint8Array(50_000_000)]).stream().pipeThrough(new CompressionStream("deflate"));
    const bytes = Buffer.from(await new Response(zeros).arrayBuffer());
    // Shorter than the longest link, yet far beyond any game.
    const bomb = bytes.subarray(0, 14_000).toString("base64url");
    const before = performance.now();
    assert.equal(await problemOf(() => decodeLink(`#game=chexers&z=${bomb}`)), "problem.tooLong");
    assert.ok(performance.now() - before < 500);
});

test("names in a link cannot reach the prototype of objects", async () => {
    const record = await decodeLink("#game=chexers&o.__proto__=polluted&o.constructor=x");
    assert.equal(/** @type {any} */ ({}).polluted, undefined);
    assert.equal(Object.getPrototypeOf(record.options), Object.prototype);
});

test("random bytes after # never do worse than a RecordProblem", async () => {
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
    "no JSON": ["hello", "problem.notARecord"],
    nothing: ["", "problem.notARecord"],
    "no game": ["{}", "problem.noGame"],
    "a game that is no text": ['{"game":7}', "problem.noGame"],
    "options that are a list": ['{"game":"hive","options":[]}', "problem.badOptions"],
    "an option that is an object": ['{"game":"hive","options":{"a":{}}}', "problem.badOption"],
    "actions that are a text": ['{"game":"hive","actions":"wS1"}', "problem.badActions"],
    "an action that is a number": ['{"game":"hive","actions":["wS1",2]}', "problem.badAction"],
    "a set-up that is a number": ['{"game":"hive","setup":1}', "problem.badSetup"],
    "a ply that is half": ['{"game":"hive","actions":["wS1"],"ply":0.5}', "problem.badPly"],
};
for (const [name, [text, key]] of Object.entries(wrongRecords)) {
    test(`a record that is or has ${name} is refused with ${key}`, async () => {
        assert.equal(await problemOf(() => parseRecord(text)), key);
    });
}

test("of a file with several lines the first game is read", () => {
    assert.equal(parseRecord('{"game":"hive"}\n{"game":"halma"}\n').game, "hive");
});

test("a record over many lines is read too", () => {
    assert.deepEqual(parseRecord('{\n "game": "cachex",\n "actions": []\n}\n'), { game: "cachex", actions: [] });
});

test("unknown fields of a record are kept", () => {
    assert.equal(checkRecord({ game: "hive", event: "Final" }).event, "Final");
});

test("an option that says what is usual makes no other game", () => {
    /** @type {import("../../web/engine/protocol.js").OptionSpec[]} */
    const options = [{ name: "size", kind: "integer", standard: "8", choices: [], minimum: 3, maximum: 15 }];
    const usual = { game: "cachex", options: { size: 8 }, actions: [] };
    assert.deepEqual(withoutUsual(usual, options).options, {});
    assert.ok(sameGame(usual, { game: "cachex", ply: 0 }, options));
    assert.ok(!sameGame(usual, { game: "cachex", options: { size: "9" } }, options));
});

test("storage: what is written is read, what others wrote or is damaged is not", () => {
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

test("storage that cannot even be mentioned works within the visit", () => {
    const memory = openMemory(() => {
        throw new DOMException("denied", "SecurityError");
    });
    assert.equal(memory.write("a", 1), false);
    assert.equal(memory.read("a"), 1);
});
