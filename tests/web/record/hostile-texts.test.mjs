/**
 * Texts from outside with anything in them: records, links, receipts, packed programs, and what earlier visits stored.
 * Each reader returns something of the right shape or refuses it with a sentence. fast-check makes the texts from a
 * fixed seed, and shrinks one that fails.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { findReceipts, isSigned, receiptOf, writeReceipt } from "../../../web/course/grades/receipt.js";
import { readState } from "../../../web/course/sitting/state-text.js";
import { Library } from "../../../web/game/library.js";
import { settingsFrom } from "../../../web/game/model.js";
import { Saves } from "../../../web/game/saves.js";
import { Progress } from "../../../web/learn/search/progress.js";
import { packCode, unpackCode } from "../../../web/lens/own/packed-code.js";
import { rememberWelcome, welcomedGames } from "../../../web/play/first-visit.js";
import { decodeLink, encodeLink, readLink } from "../../../web/record/link.js";
import { checkRecord, parseRecord } from "../../../web/record/record.js";
import { readRecords } from "../../../web/record/record-texts.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { Problem } from "../../../web/ui/notices/problem.js";
import { itemOf, resultOf } from "../course/grades/results.mjs";

const RUNS = { seed: 1, numRuns: 300 };
const check = (...property) => fc.assert(fc.property(...property), RUNS);
const checkAsync = (...property) => fc.assert(fc.asyncProperty(...property), RUNS);

const word = fc.string({ maxLength: 12 });
const options = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(word, fc.integer().map(String)));
// No notation has a semicolon, which separates the actions of a link.
const action = fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" }).filter((text) => !text.includes(";"));
const record = fc
    .record(
        {
            game: fc.string({ minLength: 1, maxLength: 12 }),
            options,
            setup: fc.string({ minLength: 1, maxLength: 40 }),
            actions: fc.array(action, { minLength: 1 }),
        },
        { requiredKeys: ["game", "actions"] },
    )
    .map((fields) => ({ ...fields }));
/** A record of which some fields are anything. */
const damaged = fc.tuple(
    record,
    fc.dictionary(fc.constantFrom("game", "options", "setup", "actions", "ply"), fc.jsonValue()),
);
/** A text with a piece left out or put in. */
const cut = (texts) =>
    fc.tuple(texts, fc.nat(), fc.nat(12), fc.string({ maxLength: 6 })).map(([text, at, length, put]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + length);
    });

/** Returns what a reader returns, or null if it refuses with a sentence; anything else fails. */
function read(reader) {
    try {
        return reader();
    } catch (error) {
        assert.ok(error instanceof Problem, String(error.stack ?? error));
        assert.match(error.problem.key, /^(problem|form)\./);
        return null;
    }
}
const readLater = (promise) =>
    promise.then(
        (value) => value,
        (error) =>
            read(() => {
                throw error;
            }),
    );

test("a record has the right shape, or a sentence says why it has not", () => {
    check(damaged, ([good, change]) => {
        const value = { ...good, ...change };
        const found = read(() => parseRecord(JSON.stringify(value)));
        if (!found) return;
        assert.equal(typeof found.game, "string");
        assert.ok((found.actions ?? []).every((text) => typeof text === "string"));
        assert.deepEqual(parseRecord(JSON.stringify(found)), found);
    });
    check(fc.jsonValue(), (value) => {
        read(() => checkRecord(value));
    });
    check(cut(record.map((value) => JSON.stringify(value))), (text) => {
        read(() => parseRecord(text));
    });
});

test("a file of records gives each line as a game or as a problem", () => {
    const lines = fc.array(
        fc.oneof(
            record.map((value) => JSON.stringify(value)),
            fc.string(),
            fc.json(),
        ),
        { minLength: 1 },
    );
    check(lines, (texts) => {
        const all = read(() => readRecords(texts.join("\n")));
        if (!all) return;
        for (const { line, problem } of all.broken) assert.ok(line >= 0 && problem instanceof Problem);
        for (const { record: found } of all.found) assert.deepEqual(checkRecord(found), found);
    });
});

test("a link opens as the game that it was made from, and any other text is refused with a sentence", async () => {
    const readable = record.filter(({ game }) => game.trim() === game);
    await checkAsync(readable, async (value) => {
        const link = await encodeLink(value);
        const found = await readLater(decodeLink(link));
        // Names of games that do not exist, and positions that are too long, may be refused.
        if (found) assert.deepEqual(found.actions, value.actions);
    });
    const links = fc.oneof(
        fc.string(),
        word.map((text) => `game=cachex&z=${text}`),
        cut(
            fc.constantFrom(
                "game=cachex&o.size=8&actions=PLACE+3,4;STEAL&ply=1",
                "record=%7B%22game%22%3A%22hive%22%7D",
            ),
        ),
    );
    await checkAsync(links, async (text) => {
        const link = await readLater(readLink(text));
        if (link) assert.deepEqual(checkRecord(link.record), link.record);
    });
});

test("a receipt is read as it was signed; a changed one is not signed", () => {
    const sheet = {
        quintet: "activity",
        version: 1,
        id: "s",
        title: "S",
        key: "a2V5",
        items: [{ id: "first", kind: "number" }],
    };
    const work = resultOf({ items: [itemOf({ id: "first" })] });
    const names = fc.record({ name: fc.string({ unit: "grapheme" }), code: fc.string() });
    check(names, fc.nat(), fc.constantFrom(..."AZaz09-_"), (student, at, letter) => {
        const receipt = receiptOf(sheet, work, student);
        const text = writeReceipt(receipt, sheet.key);
        const [found] = findReceipts(text);
        assert.ok(isSigned(found, sheet.key));
        assert.deepEqual(found.receipt, JSON.parse(JSON.stringify(receipt)));
        const { packed } = found;
        const changed = packed.slice(0, at % packed.length) + letter + packed.slice((at % packed.length) + 1);
        if (changed !== packed) assert.ok(!isSigned({ ...found, packed: changed }, sheet.key));
    });
    const receipts = fc.constant(writeReceipt(receiptOf(sheet, work, { name: "Ada", code: "" }), sheet.key));
    check(cut(receipts), (text) => {
        // The number of the version isn't signed: with another one, nothing is read.
        for (const found of findReceipts(text))
            if (found.receipt && isSigned(found, sheet.key)) assert.equal(found.receipt.name, "Ada");
    });
});

test("a program in a link comes out as it went in, and anything else is no program", async () => {
    await checkAsync(fc.string({ unit: "grapheme", maxLength: 300 }), async (text) => {
        assert.equal(await unpackCode(await packCode(text)), text);
    });
    await checkAsync(fc.string(), async (text) => {
        const found = await unpackCode(text);
        assert.ok(found === null || typeof found === "string");
    });
});

/** Storage in which every key has the same text. */
const holding = (text) =>
    openMemory(() => /** @type {any} */ ({ getItem: () => text, setItem: () => {}, removeItem: () => {} }));
const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ record: value, saved: value, finished: value, game: value })),
    damaged.map(([good, change]) => JSON.stringify({ record: { ...good, ...change }, seats: change.game })),
);

test("whatever is stored on the device, the page starts: what cannot be read counts as nothing", () => {
    check(stored, (text) => {
        const memory = holding(text);
        const saves = new Saves(memory);
        const settings = saves.settings();
        assert.deepEqual(settingsFrom(settings), settings);
        assert.equal(typeof saves.current(), "string");
        for (const game of ["cachex", "hive"]) {
            const saved = saves.saved(game);
            assert.ok(saved === null || saved.record.game === game);
            saves.isOn(game, 1);
        }
        for (const { record: found } of new Library(memory).list()) assert.deepEqual(checkRecord(found), found);
        assert.ok(Array.isArray(new Progress(memory).finished));
        assert.ok(welcomedGames(memory).every((game) => typeof game === "string"));
        rememberWelcome(memory, "cachex");
    });
    const activity = /** @type {any} */ ({ id: "s", items: [{ id: "first", kind: "number" }] });
    check(fc.oneof(fc.string(), fc.json()), (text) => {
        readState(text, activity);
    });
});
