// Measures how long each playing level takes for an action as WebAssembly, beside the time it promises. Busy processes
// on the same core simulate a slow phone (Linux only): 6 times slower by default.
//
//   node tests/wasm/level-times.mjs [SLOWER] [GAME]...

import { spawn, spawnSync } from "node:child_process";
import { goldenLines, newPair, shownBy } from "./module.mjs";

const slower = Number(process.argv[2] ?? 6);
const wanted = process.argv.slice(3);
if (!(slower >= 1)) throw new Error("usage: node tests/wasm/level-times.mjs [SLOWER] [GAME]...");

/** Length of a slice in the page's worker. */
const sliceMs = 20;

function must(answer) {
    if (answer.error) throw new Error(answer.error.message);
    return answer;
}

/** Wall-clock time until a level has chosen its action, in milliseconds. */
function thinkingTime({ session, search }, level) {
    const begin = performance.now();
    must(search.start(shownBy(session), { level }));
    for (let progress; !progress?.finished; ) ({ progress } = must(search.step(sliceMs)));
    return performance.now() - begin;
}

/** Early, middle and late positions of the longest complete game and of one of median length. */
function positionsOf(session, game) {
    const records = goldenLines(session, `${game}-games`).sort((a, b) => b.actions.length - a.actions.length);
    return [records[0], records[records.length >> 1]].flatMap((record) =>
        [0, 0.3, 0.6, 0.9].map((part) => ({ record, ply: Math.floor(record.actions.length * part) })),
    );
}

const here = ["-c", "-p", "0", String(process.pid)];
if (slower > 1 && spawnSync("taskset", here).status !== 0) throw new Error("taskset does not pin this process");
const others = Array.from({ length: Math.round(slower) - 1 }, () =>
    spawn("taskset", ["-c", "0", process.execPath, "-e", "for (;;);"], { stdio: "ignore" }),
);
try {
    const pair = await newPair();
    const { session } = pair;
    const { games, levels } = session.games();
    console.log("game      level      promise  median ms  longest ms");
    for (const { id: game } of games) {
        if (wanted.length > 0 && !wanted.includes(game)) continue;
        const positions = positionsOf(session, game);
        for (const { id: level, timeMs } of levels) {
            const times = positions.map(({ record, ply }) => {
                must(session.load(record));
                must(session.goTo(ply));
                return thinkingTime(pair, level);
            });
            times.sort((a, b) => a - b);
            const [median, longest] = [times[times.length >> 1], times[times.length - 1]];
            const columns = [
                String(timeMs).padStart(7),
                median.toFixed(0).padStart(10),
                longest.toFixed(0).padStart(11),
            ];
            console.log(game.padEnd(9), level.padEnd(10), ...columns);
        }
    }
} finally {
    for (const other of others) other.kill();
}
