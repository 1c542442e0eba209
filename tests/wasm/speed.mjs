// How fast the engine is as WebAssembly, next to the native program on the same machine. Both do the work of
// `quintet bench` in turns, and the best of the rounds counts. It is processor time that is measured, so that other
// work on the machine matters little.
//
//   node tests/wasm/speed.mjs [ROUNDS]

import { spawnSync } from "node:child_process";
import path from "node:path";
import { newSession, repository } from "./module.mjs";

const rounds = Number(process.argv[2] ?? 5);
const native = path.join(repository, "build", "native", "quintet");
const session = await newSession();

/** Seconds of processor time that `work` takes in this process. */
function timed(work) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
}

/** The same for the native program. */
function nativeTime(game) {
    const command = `TIMEFORMAT="%U %S"; time "$0" bench --game "$1"`;
    const { stderr, status } = spawnSync("bash", ["-c", command, native, game], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr || "build/native/quintet does not run");
    const [user, system] = stderr.trim().split(" ").map(Number);
    return user + system;
}

const thousands = (speed) => `${Math.round(speed / 1000).toLocaleString("en")} k`;

console.log("game       native nodes/s  wasm nodes/s  wasm/native");
for (const { id: game } of session.games().games) {
    const { nodes } = session.bench(game);
    let nativeSpeed = 0;
    let wasmSpeed = 0;
    for (let round = 0; round < rounds; round++) {
        nativeSpeed = Math.max(nativeSpeed, nodes / nativeTime(game));
        wasmSpeed = Math.max(wasmSpeed, nodes / timed(() => session.bench(game)));
    }
    const columns = [thousands(nativeSpeed).padStart(14), thousands(wasmSpeed).padStart(13)];
    console.log(game.padEnd(10), ...columns, (wasmSpeed / nativeSpeed).toFixed(2).padStart(12));
}
