// The compiled module and the golden data, for the tests of this folder.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
export const native = path.join(repository, "build", "native", "quintet");
const build = path.join(repository, "build", "wasm");

const { default: createQuintet } = await import(path.join(build, "quintet.mjs"));

/** Creates a new instance of the WebAssembly module. Node cannot fetch its bytes, so they are read from the file. */
export async function loadModule() {
    return createQuintet({ wasmBinary: readFileSync(path.join(build, "quintet.wasm")) });
}

/** Creates a new instance of the full module, which has all of the other one. */
export async function loadFullModule() {
    const { default: create } = await import(path.join(build, "quintet-full.mjs"));
    return create({ wasmBinary: readFileSync(path.join(build, "quintet-full.wasm")) });
}

/** Creates a session in a new instance of the module. */
export async function newSession() {
    const { Session } = await loadModule();
    return new Session();
}

/** What only tests ask for, in a new instance of the full module. */
export async function newChecks() {
    const { Checks } = await loadFullModule();
    return new Checks();
}

/** A session and a search of one module. */
export async function newPair() {
    const { Session, Search } = await loadModule();
    return { session: new Session(), search: new Search() };
}

/** The position that a session shows, as a search wants it. */
export function shownBy(session) {
    const { game, options, setup, actions, ply } = session.state().state;
    return { game, options, setup, actions, ply };
}

/** Searches a position to the end of the request, and returns what was found. */
export function searchToTheEnd(search, record, request) {
    const { error } = search.start(record, request);
    assert.equal(error, undefined, error?.message);
    for (;;) {
        const { progress } = search.step(60_000);
        if (progress.finished) return progress;
    }
}

/** Values that no method expects. */
export const oddValues = [
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10n,
    "",
    " ",
    "\0",
    "\ud800",
    "PLACE",
    "é\u0000\u{1f600}",
    "x".repeat(1_000_000),
    Symbol("s"),
    [],
    [[]],
    {},
    { game: {} },
    { length: -1 },
    () => {},
    new Uint8Array(3),
    Object.create(null),
    new Date(Number.NaN),
];

export const isMissing = (odd) => odd === undefined || odd === null;
export const isZero = (odd) => odd === 0;
export const isSeed = (odd) => odd === 0 || odd === 2 ** 31;
export const isObject = (odd) => typeof odd === "object" && odd !== null;
export const isEmptyList = (odd) => Array.isArray(odd) && odd.length === 0;
/** A text of a length that can be a name. */
export const isShortText = (odd) => typeof odd === "string" && odd.length < 1000;

export function assertRefused(answer, what) {
    assert.equal(typeof answer.error?.message, "string", what);
    assert.notEqual(answer.error.message, "", what);
    assert.ok(answer.error.message.length < 1000, `${what}: the message is short`);
}

export const describe = (value) =>
    `${typeof value} ${String(Array.isArray(value) ? "array" : value?.toString?.()).slice(0, 20)}`;

/**
 * Calls functions with odd values. Each refuses with a sentence all that it doesn't accept.
 * @param {[call: (odd: any) => any, isAccepted?: (odd: any) => boolean][]} calls
 */
export function assertAnswered(calls) {
    for (const [call, isAccepted = () => false] of calls) {
        for (const value of oddValues) {
            const answer = call(value);
            const what = `${call} with ${describe(value)}`;
            if (isAccepted(value)) assert.equal(answer.error, undefined, what);
            else assertRefused(answer, what);
        }
    }
}

/** The golden lines of files such as `chexers-games.jsonl`, for the games in the module. */
export function goldenLines(session, kind) {
    const known = session.games().games.map(({ id }) => id);
    const folder = path.join(repository, "tests", "data");
    const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl") && name.includes(kind));
    const lines = files.flatMap((name) => readFileSync(path.join(folder, name), "utf8").trim().split("\n"));
    return lines.map((line) => JSON.parse(line)).filter(({ game }) => known.includes(game));
}

/** Returns a generator of reproducible integers from 0 up to, but not including, `below`. */
export function randomNumbers(seed) {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    return crc;
});

/** CRC-32 as in zlib; `zlib.crc32` needs Node 20. */
export function crc32(text) {
    let crc = 0xffffffff;
    for (const byte of Buffer.from(text)) crc = crcTable[(crc ^ byte) & 255] ^ (crc >>> 8);
    return (crc ^ 0xffffffff) >>> 0;
}
