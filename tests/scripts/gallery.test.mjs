// scripts/gallery.mjs: the summary of games against sparring partners, and which are played. A stand-in plays them.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { outcomeOf, row, summed, tablesOf } from "../../scripts/lib/gallery.mjs";
import { interval, meanOf, median } from "../../scripts/lib/shares.mjs";

const script = fileURLToPath(new URL("../../scripts/gallery.mjs", import.meta.url));
const names = ["a", "b", "c"];

/**
 * A record: participant 0 sits at `own` and thinks it has these chances on its turns.
 * @param {{own: number, result: string, reason?: string, chances?: number[]}} game
 */
function game({ own, result, reason = "", chances }) {
    const participants = [own, (own + 1) % 3, (own + 2) % 3].map((_, player) => (player - own + 3) % 3);
    const seats = ["algorithm:", "style:bold", "style:shy"];
    const plies = 3 * (chances?.length ?? 2);
    const searches = chances && Array.from({ length: plies }, () => /** @type {{chance: number} | null} */ (null));
    for (const [turn, chance] of (chances ?? []).entries()) if (searches) searches[3 * turn + own] = { chance };
    return {
        players: participants.map((each) => seats[each]),
        actions: Array.from({ length: plies }, () => "PASS"),
        result,
        reason,
        match: { participants, searches },
    };
}

test("every choice of styles is a table once, twins included", () => {
    assert.deepEqual(tablesOf(["x", "y"], 2), [
        ["x", "x"],
        ["x", "y"],
        ["y", "y"],
    ]);
    assert.equal(tablesOf([..."abcdefghij"], 2).length, 55);
    assert.deepEqual(tablesOf(["x", "y"], 1), [["x"], ["y"]]);
});

test("a win counts 1, a draw a third, a loss nothing, wherever the participant sits", () => {
    for (const own of [0, 1, 2]) {
        assert.equal(outcomeOf(game({ own, result: names[own] }), names).points, 1);
        assert.equal(outcomeOf(game({ own, result: names[(own + 1) % 3] }), names).points, 0);
        assert.equal(outcomeOf(game({ own, result: "draw", reason: "repetition" }), names).points, 1 / 3);
        assert.equal(outcomeOf(game({ own, result: "unfinished" }), names).reason, "unfinished");
    }
});

test("the last hope is the last own ply with a chance above an equal share", () => {
    const chances = [0.4, 0.3, 0.5, 0.2, 0.1];
    assert.equal(outcomeOf(game({ own: 1, result: "a", chances }), names).lastHope, 7);
    assert.equal(outcomeOf(game({ own: 1, result: "a", chances: [0.1] }), names).lastHope, undefined);
    assert.equal(outcomeOf(game({ own: 1, result: "a" }), names).lastHope, undefined);
});

test("a summary tells shares, and how games were not won", () => {
    const sum = summed(
        [
            game({ own: 0, result: "a" }),
            game({ own: 1, result: "a", chances: [0.4, 0.2, 0.1] }),
            game({ own: 2, result: "a", chances: [0.1, 0.5, 0.1] }),
            game({ own: 2, result: "draw", reason: "repetition" }),
        ],
        names,
    );
    assert.equal(sum.share.toFixed(4), "0.3333");
    assert.deepEqual([sum.games, sum.won, sum.drawn, sum.lost], [4, 1, 1, 2]);
    assert.deepEqual(sum.lostTo, [
        ["shy", 1],
        ["bold", 1],
    ]);
    assert.deepEqual([sum.length, sum.lastHope], [9, 5]);
    const line = row("bold, shy", sum);
    assert.match(
        line,
        /^bold, shy {15,}33\.3 % +23\.6 +4 +1 +1 +2 {2}lost to shy 1, bold 1, last above par at ply 5 of 9/,
    );
    assert.match(line, /; drawn by repetition 1$/);
});

test("shares have error bars", () => {
    assert.deepEqual(meanOf([1, 1, 1]), { share: 1, error: 0 });
    assert.deepEqual(meanOf([1, 0]), { share: 0.5, error: 0.5 });
    assert.equal(median([3, 1, 2]), 2);
    assert.equal(median([]), undefined);
    const [low, high] = interval(0.5, 100);
    assert.equal(low.toFixed(3), "0.404");
    assert.equal(high.toFixed(3), "0.596");
});

/** A program that knows a game of three with two styles, notes its calls, and lets player `a` win. */
const standIn = `#!/usr/bin/env node
const { appendFileSync, writeFileSync } = require("node:fs");
const words = process.argv.slice(2);
const styles = [{ name: "bold" }, { name: "shy" }];
const players = ["a", "b", "c"];
if (words[0] === "games") {
    console.log(JSON.stringify([{ id: "none", players, styles: [] }, { id: "some", players, styles }]));
    process.exit();
}
const all = (name) => words.flatMap((word, i) => (word === name ? [words[i + 1]] : []));
appendFileSync(process.env.CALLS, all("--seat").join(" ") + "\\n");
const records = Array.from({ length: Number(all("--games")[0]) }, (_, number) => {
    const participants = [0, 1, 2].map((player) => (player + number) % 3);
    return JSON.stringify({
        game: all("--game")[0], players: participants.map((each) => all("--seat")[each]), actions: ["X"],
        result: "a", reason: "won", match: { participants },
    });
});
writeFileSync(all("--out")[0], records.join("\\n") + "\\n");
`;

/** Makes the stand-in in a temporary folder. @param {import("node:test").TestContext} t */
async function program(t) {
    const folder = await mkdtemp(path.join(tmpdir(), "gallery-test-"));
    t.after(() => rm(folder, { recursive: true }));
    const quintet = path.join(folder, "quintet");
    const calls = path.join(folder, "calls");
    await writeFile(quintet, standIn);
    // A folder above may say otherwise.
    await writeFile(path.join(folder, "package.json"), '{ "type": "commonjs" }');
    await chmod(quintet, 0o755);
    await writeFile(calls, "");
    /** @param {...string} words @returns {Promise<{status: number, out: string, err: string}>} */
    const run = (...words) =>
        new Promise((resolve) => {
            const options = { env: { ...process.env, CALLS: calls } };
            execFile(process.execPath, [script, "--quintet", quintet, ...words], options, (error, out, err) =>
                resolve({ status: Number(error?.code ?? 0), out, err }),
            );
        });
    return { folder, run, calls: async () => (await readFile(calls, "utf8")).split("\n").filter((line) => line) };
}

test("every pair is played and summed up, and two of a program if there is one", async (t) => {
    const { run, calls } = await program(t);
    const { status, out } = await run("--games", "3", "--program", "ugi:old ugi");
    assert.equal(status, 0);
    assert.deepEqual(await calls(), [
        "algorithm: style:bold style:bold",
        "algorithm: style:bold style:shy",
        "algorithm: style:shy style:shy",
        "algorithm: ugi:old ugi ugi:old ugi",
    ]);
    assert.match(out, /^bold, shy +33\.3 % +33\.3 +3 +1 +0 +2 {2}lost to bold 1, shy 1$/m);
    assert.match(out, /^program, program +33\.3 %.* lost to program 2$/m);
    assert.match(out, /^bold +33\.3 % +21\.1 +6 +2 /m);
    assert.match(out, /^all 3 +33\.3 % +16\.7 +9 +3 +0 +6 /m);
});

test("a pair that is named twice is played once, and records are saved", async (t) => {
    const { folder, run, calls } = await program(t);
    const file = path.join(folder, "games.jsonl");
    await run("--games", "3", "--pair", "shy,bold", "--pair", "bold,shy", "--out", file);
    assert.deepEqual(await calls(), ["algorithm: style:bold style:shy"]);
    const records = (await readFile(file, "utf8")).trim().split("\n");
    assert.deepEqual(
        records.map((line) => JSON.parse(line).match.participants),
        [0, 1, 2].map((number) => [0, 1, 2].map((player) => (player + number) % 3)),
    );
});

test("wrong words are refused by name", async (t) => {
    const { run } = await program(t);
    const refusals = [
        [["--game", "none"], /--game none: games with styles are some/],
        [["--pair", "bold,brave"], /--pair bold,brave: no style brave; there are bold, shy/],
        [["--pair", "bold"], /--pair bold: 2 styles expected/],
        [["--games", "few"], /--games few: a whole number from 1 expected/],
        [["--nodes", "5", "--time", "5"], /--nodes and --time: only one of them/],
    ];
    for (const [words, reason] of refusals) {
        const { status, err } = await run(.../** @type {string[]} */ (words));
        assert.equal(status, 2);
        assert.match(err, /** @type {RegExp} */ (reason));
    }
});
