#!/usr/bin/env node
// Makes runs.jsonl: for each run of the native program its command, its JSON (result, counters, trace) and its tree as
// `--dot` draws it. Both come from the replay in C++, which the page's replay is compared with.
//
//   cmake --build --preset native --target quintet && node tests/data/lens/make.mjs

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../../build/native/quintet", import.meta.url));

const book = "((3 12 8) (2 4 6) (14 5 2))";
const rich =
    "(a=4:((7 x!=2:(3 9)) y!:(1 5) 6) b!=3:(c:(8 -2 (4 4)) d!=1:(0 z!:11)) (2 (5 -7 3) e!=-3:((1 2) 9)) " +
    "f:(12 (3 -12) (8 8 1)))";
const three = "((1,2,6) (4,2,1) ((5,5,0) (2,2,2) ((0,7,3) (9,0,1))) ((3,1,2) (3,3,3)))";
const chance = "({1/3: 1, 2/3: (9 -4)} A:{0.5: (2 {0.25: 8, 0.75: 20}), 0.5: 7.5} (1 4))";

/** @type {Record<string, string>} */
const records = {
    chexers: `{"game":"chexers","actions":[]}`,
    cachex: `{"game":"cachex","options":{"size":3},"actions":[]}`,
    tetress: `{"game":"tetress","actions":[]}`,
    halma: `{"game":"halma","actions":[]}`,
    hive: `{"game":"hive","actions":["wG1","bG1 wG1/"]}`,
};

const trees = [
    ...["minimax", "alpha-beta", "pvs", "max-n", "paranoid", "best-reply"].map((name) => [book, name]),
    [book, "uct", "--playouts", "40"],
    [book, "alpha-beta", "--window", "4,6"],
    [book, "negamax"],
    [book, "negamax", "--window", "4,6"],
    [book, "aspiration", "--guess", "8", "--delta", "2"],
    [book, "aspiration", "--guess", "-5", "--delta", "3"],
    [book, "expectimax"],
    [chance, "expectimax"],
    [chance, "expectimax", "--depth", "2"],
    [rich, "negamax", "--table", "--deepening"],
    [rich, "negamax", "--order", "worst"],
    [rich, "negamax", "--quiescence", "--depth", "2"],
    [rich, "aspiration", "--deepening", "--delta", "1"],
    [rich, "minimax", "--quiescence", "--depth", "2"],
    [rich, "alpha-beta", "--table", "--deepening"],
    [rich, "alpha-beta", "--order", "best"],
    [rich, "alpha-beta", "--nodes", "14"],
    [rich, "pvs", "--order", "table", "--deepening", "--quiescence", "--depth", "3"],
    [rich, "pvs", "--order", "worst"],
    [rich, "uct", "--playouts", "60", "--seed", "7"],
    [three, "max-n"],
    [three, "max-n", "--shallow"],
    [three, "paranoid"],
    [three, "alpha-beta", "--order", "worst"],
    [three, "uct", "--playouts", "50"],
].map(([tree, algorithm, ...more]) => ({ root: ["--tree", tree], algorithm, more }));

const games = [
    ["chexers", "max-n", "--depth", "2"],
    ["chexers", "paranoid", "--depth", "3", "--order", "best", "--nodes", "90"],
    ["chexers", "best-reply", "--depth", "2", "--order", "best", "--nodes", "120"],
    ["cachex", "pvs", "--depth", "4", "--order", "table", "--deepening", "--nodes", "600"],
    ["cachex", "negamax", "--depth", "3", "--width", "4"],
    ["cachex", "aspiration", "--depth", "3", "--order", "table", "--deepening", "--delta", "3", "--nodes", "600"],
    ["tetress", "alpha-beta", "--depth", "2", "--nodes", "90"],
    ["halma", "alpha-beta", "--depth", "2", "--order", "best", "--quiescence", "--nodes", "60"],
    ["hive", "uct", "--playouts", "60"],
].map(([game, algorithm, ...more]) => ({ root: ["--record", "-"], record: records[game], algorithm, more }));

const lines = [...trees, ...games].map(({ root, record, algorithm, more }) => {
    const command = ["lens", ...root, "--algorithm", algorithm, ...more];
    const run = (/** @type {string} */ form) =>
        execFileSync(program, [...command, form], {
            input: record,
            encoding: "utf8",
            stdio: ["pipe", "pipe", "ignore"],
        });
    return JSON.stringify({ command, record, json: JSON.parse(run("--json")), dot: run("--dot") });
});
writeFileSync(new URL("runs.jsonl", import.meta.url), `${lines.join("\n")}\n`);
