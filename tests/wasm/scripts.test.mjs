// The scripts that measure with the built program and module, each on the smallest amount of work.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { repository } from "./module.mjs";

const run = promisify(execFile);

/** Each script, its words and what it prints. @type {[string, string, RegExp[]][]} */
const runs = [
    [
        "ladder",
        "--game tetress --from 2 --to 4 --games 2",
        [/^tetress\n/, /^ {2}\w+ over \w+ +[+-]?(inf|\d+) Elo \[.+, .+\] {2}\+\d =\d -\d$/m],
    ],
    [
        "gallery",
        "--game chexers --nodes 50 --games 1 --pair runner,greedy --pair greedy,greedy",
        [
            /^chexers, algorithm: with nodes 50, seed 0\n/,
            /^greedy, greedy +[\d.]+ % +[\d.]+ +1 +\d +\d +\d/m,
            /^worst: /m,
        ],
    ],
    [
        "calibrate",
        "--game cachex --games 2 --nodes 20",
        [/^cachex: scale \d+ from 2 games, \d drawn\n/, /^ {2}mean error [\d.]+ points, [\d.]+ with that scale$/m],
    ],
    [
        "calibrate",
        "--game chexers --games 1 --nodes 20 --partners --every 50",
        [/^chexers: scale \d+ from 3 games, \d drawn\n/, /^ {2}mean error [\d.]+ points/m],
    ],
];

for (const [name, words, shows] of runs) {
    test(`scripts/${name}.mjs ${words}`, async () => {
        const script = path.join(repository, "scripts", `${name}.mjs`);
        const { stdout, stderr } = await run(process.execPath, [script, ...words.split(" ")]);
        for (const text of shows) assert.match(stdout, text);
        assert.equal(stderr, "");
    });
}
