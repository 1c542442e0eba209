// Measures the speed of the engine as WebAssembly and as the native program on the same machine. Both search the same
// mid-game position of each game to the same number of nodes, in turns, and must find the same. The measure is the
// processor time of searching, without start-up, compilation and the making of tables, so that other work on the
// machine matters little.
//
//   node tests/wasm/speed.mjs [--nodes 2000000] [--rounds 5] [--game ID] [--native build/native/quintet] [--browser]
//
// With --browser the module runs in the Chromium of the browser tests, whose compiler is newer than that of most Nodes.
// A page does not know its processor time: its measure is the time on the clock, so nothing else may run on the
// machine.

import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { goldenLines, loadModule, repository } from "./module.mjs";

const { values: given } = parseArgs({
    options: {
        nodes: { type: "string", default: "2000000" },
        rounds: { type: "string", default: "5" },
        game: { type: "string" },
        browser: { type: "boolean", default: false },
        native: { type: "string", default: path.join(repository, "build", "native", "quintet") },
    },
});

/** Returns the value of an option that must be a positive integer. */
function positive(name) {
    const number = Number(given[name]);
    if (Number.isInteger(number) && number > 0) return number;
    throw new Error(`--${name} ${given[name]}: must be a positive integer`);
}

const nodes = positive("nodes");
const rounds = positive("rounds");

/** Every search visits so many nodes first, which are not measured. */
const untimedNodes = 1000;
if (nodes <= untimedNodes) throw new Error(`--nodes ${nodes}: must be more than ${untimedNodes}`);

/** What the module visits before all measurements, so that its code is compiled with all optimisations. */
const warmUpNodes = 500_000;

const { Session, Search } = await loadModule();
const session = new Session();

/** Returns the position in the middle of the first long golden game that begins from the default start. */
function positionOf(game) {
    const plies = 24;
    const record = goldenLines(session, "games").find(
        (line) => line.game === game && !line.setup && line.actions.length >= 2 * plies,
    );
    if (!record) throw new Error(`no golden game of ${game} has ${2 * plies} actions`);
    return { game, options: record.options, actions: record.actions.slice(0, plies) };
}

/** What a search found, to compare both. */
const resultOf = ({ best, depth, lines }) => JSON.stringify([best, depth, lines[0].actions, lines[0].scores]);

/** Searches with the module in Node. Returns the processor time in seconds and the result. */
function searchInNode(position, nodes) {
    const search = new Search();
    try {
        const { error } = search.start(position, { nodes });
        if (error) throw new Error(error.message);
        const before = process.cpuUsage();
        let progress;
        do ({ progress } = search.step(100));
        while (!progress.finished);
        const { user, system } = process.cpuUsage(before);
        return { seconds: (user + system) / 1e6, nodes: progress.nodes, result: resultOf(progress) };
    } finally {
        search.delete();
    }
}

/** Opens a page that can search with the module, and returns how, with the time on the clock. */
async function searchInBrowser() {
    const { openBrowser } = await import("../web/browser.mjs");
    const browser = await openBrowser({ sources: true });
    const page = await browser.open("/tests/wasm/speed.html", { content: "<!doctype html><title>speed</title>" });
    await page.evaluate(async () => {
        const { default: create } = await import(new URL("/build/wasm/quintet.mjs", location.href).href);
        globalThis.module = await create();
    });
    /** Runs in the page. */
    const search = ([position, nodes]) => {
        const search = new globalThis.module.Search();
        try {
            const { error } = search.start(position, { nodes });
            if (error) throw new Error(error.message);
            const before = performance.now();
            let progress;
            do ({ progress } = search.step(100));
            while (!progress.finished);
            return { seconds: (performance.now() - before) / 1e3, progress };
        } finally {
            search.delete();
        }
    };
    const run = async (position, nodes) => {
        const { seconds, progress } = await page.evaluate(search, [position, nodes]);
        return { seconds, nodes: progress.nodes, result: resultOf(progress) };
    };
    return { run, close: () => browser.close() };
}

/** Runs the native program once. The processor time is that of the whole process. */
function runNative(position, nodes) {
    const command = `TIMEFORMAT="%U %S"; time "$0" search --record - --json --nodes "$1"`;
    const { stdout, stderr, status } = spawnSync("bash", ["-c", command, given.native, String(nodes)], {
        input: JSON.stringify(position),
        encoding: "utf8",
        maxBuffer: 1e9,
    });
    if (status !== 0) throw new Error(stderr || `${given.native} does not run`);
    const [user, system] = stderr.trim().split(" ").map(Number);
    const progress = JSON.parse(stdout.trim().split("\n").at(-1));
    return { seconds: user + system, nodes: progress.nodes, result: resultOf(progress) };
}

/** Returns the nodes per second of a long search less a short one, and the result of the long one. */
async function measured(run, position) {
    const short = await run(position, untimedNodes);
    const long = await run(position, nodes);
    const speed = (long.nodes - short.nodes) / (long.seconds - short.seconds);
    return { speed, result: long.result };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const thousands = (speed) => `${Math.round(speed / 1000).toLocaleString("en")} k`;

const games = session.games().games.map(({ id }) => id);
if (given.game && !games.includes(given.game)) {
    throw new Error(`--game ${given.game}: must be one of ${games.join(", ")}`);
}

const { run, close } = given.browser ? await searchInBrowser() : { run: searchInNode, close: () => {} };
console.log("game       native nodes/s  wasm nodes/s  wasm/native");
for (const game of given.game ? [given.game] : games) {
    const position = positionOf(game);
    await run(position, warmUpNodes);
    const pairs = [];
    for (let round = 0; round < rounds; ++round) {
        const native = await measured(runNative, position);
        const wasm = await measured(run, position);
        if (native.result !== wasm.result) {
            throw new Error(`${game}: the native program found ${native.result}, the module ${wasm.result}`);
        }
        pairs.push({ native: native.speed, wasm: wasm.speed, ratio: wasm.speed / native.speed });
    }
    const of = (key) => median(pairs.map((pair) => pair[key]));
    const columns = [thousands(of("native")).padStart(14), thousands(of("wasm")).padStart(13)];
    console.log(game.padEnd(10), ...columns, of("ratio").toFixed(2).padStart(12));
}
await close();
