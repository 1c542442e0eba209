// How fast the engine is as WebAssembly, next to the native program on the same machine. Both do the work of
// `quintet bench` in turns, so that whatever else the machine does hits both; the best of the rounds counts.
//
//   node tests/wasm/speed.mjs [ROUNDS]

import { execFileSync } from "node:child_process";
import path from "node:path";
import { newSession, repository } from "./module.mjs";

const rounds = Number(process.argv[2] ?? 5);
const native = path.join(repository, "build", "native", "quintet");
const session = await newSession();
const units = { k: 1e3, M: 1e6, G: 1e9 };

/** Nodes a second, as `quintet bench` measures them. */
function nativeSpeed(game) {
    const output = execFileSync(native, ["bench", "--game", game], { encoding: "utf8" });
    const [, speed, unit] = output.match(new RegExp(`^${game} .* ([0-9.]+) ([kMG]?) +[0-9a-f]{16}$`, "m"));
    return Number(speed) * (units[unit] ?? 1);
}

function wasmSpeed(game) {
    const start = performance.now();
    const { nodes } = session.bench(game);
    return nodes / ((performance.now() - start) / 1000);
}

console.log("game       native nodes/s   wasm nodes/s   wasm / native");
for (const { id: game } of session.games().games) {
    let nativeBest = 0;
    let wasmBest = 0;
    for (let round = 0; round < rounds; round++) {
        nativeBest = Math.max(nativeBest, nativeSpeed(game));
        wasmBest = Math.max(wasmBest, wasmSpeed(game));
    }
    const columns = [nativeBest, wasmBest].map((speed) => Math.round(speed / 1000).toLocaleString("en"));
    console.log(
        `${game.padEnd(10)} ${columns[0].padStart(12)} k ${columns[1].padStart(12)} k   ${(wasmBest / nativeBest).toFixed(2).padStart(12)}`,
    );
}
