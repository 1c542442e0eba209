// The compiled module and the golden data, for the tests of this folder.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const build = path.join(repository, "build", "wasm");

const { default: createQuintet } = await import(path.join(build, "quintet.mjs"));

/** The WebAssembly module, fresh. In Node its bytes have to be given: what it fetches in a browser is a file here. */
export async function loadModule() {
    return createQuintet({ wasmBinary: readFileSync(path.join(build, "quintet.wasm")) });
}

/** A session of a module of its own. */
export async function newSession() {
    const { Session } = await loadModule();
    return new Session();
}

/** The golden lines of files such as `chexers-games.jsonl`, of games that the module has. */
export function goldenLines(session, kind) {
    const known = session.games().games.map(({ id }) => id);
    const folder = path.join(repository, "tests", "data");
    const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl") && name.includes(kind));
    const lines = files.flatMap((name) => readFileSync(path.join(folder, name), "utf8").trim().split("\n"));
    return lines.map((line) => JSON.parse(line)).filter(({ game }) => known.includes(game));
}

/** Whole numbers from 0 to `below`, the same sequence every time. */
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

/** CRC-32 as zlib has it; Node's own came with version 20. */
export function crc32(text) {
    let crc = 0xffffffff;
    for (const byte of Buffer.from(text)) crc = crcTable[(crc ^ byte) & 255] ^ (crc >>> 8);
    return (crc ^ 0xffffffff) >>> 0;
}
