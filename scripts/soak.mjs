// Uses the site and the program for long. `scripts/soak` builds both and calls this. Each part is a file of `lib/soak`
// that repeats something many times, compares the saved games with the played ones, and counts what the browser or the
// system holds after a few rounds and at the end.

import { parseArgs } from "node:util";
import { machine, machineLines, readReport, row, writeReport } from "./lib/report.mjs";
import { grown } from "./lib/soak/counts.mjs";

/** @import { Counts } from "./lib/soak/counts.mjs" */

/**
 * A part. `full`: its rounds at a share of 100 percent.
 * @typedef {{full: number, unit: string, run: (rounds: number) => Promise<Soaked>}} Part
 * `lost`: a sentence for everything that is missing or unexpected. `facts`: other counts.
 * @typedef {{before: Counts, after: Counts, lost: string[], facts?: Record<string, number>, chromium?: string}} Soaked
 */

/** The files of the parts; each part is loaded only if it runs. @type {Record<string, () => Promise<Part>>} */
const parts = {
    games: async () => (await import("./lib/soak/games.mjs")).games,
    workers: async () => (await import("./lib/soak/games.mjs")).workers,
    storage: async () => (await import("./lib/soak/storage.mjs")).storage,
    network: async () => (await import("./lib/soak/network.mjs")).network,
    tabs: async () => (await import("./lib/soak/tabs.mjs")).tabs,
    clock: async () => (await import("./lib/soak/clock.mjs")).clock,
    sleep: async () => (await import("./lib/soak/clock.mjs")).sleep,
    embeds: async () => (await import("./lib/soak/embeds.mjs")).embeds,
    sheet: async () => (await import("./lib/soak/sheet.mjs")).sheet,
    tournament: async () => (await import("./lib/soak/tournament.mjs")).tournament,
};

/** @param {string} name @param {number} share */
async function soak(name, share) {
    const { full, unit, run } = await parts[name]();
    const rounds = Math.max(3, Math.round(full * share));
    const start = Date.now();
    try {
        const { before, after, lost, facts = {}, chromium } = await run(rounds);
        const problems = [...lost, ...grown(before, after)];
        return { name, rounds, unit, seconds: (Date.now() - start) / 1000, before, after, facts, problems, chromium };
    } catch (error) {
        const problems = [`The part stopped: ${/** @type {Error} */ (error).message.split("\n")[0]}`];
        const seconds = (Date.now() - start) / 1000;
        return { name, rounds, unit, seconds, before: {}, after: {}, facts: {}, problems, chromium: undefined };
    }
}

/** @typedef {Awaited<ReturnType<typeof soak>>} Result */

/** @param {Result[]} results @param {{results: Result[]} | null} other */
function table(results, other) {
    const lines = [];
    for (const { name, rounds, unit, seconds, before, after, facts, problems } of results) {
        const old = other?.results.find((result) => result.name === name);
        lines.push(
            "",
            row([`${name}: ${rounds} ${unit}, ${seconds.toFixed(0)} s`, "early", "end", ...(old ? ["other"] : [])]),
        );
        for (const [count, value] of Object.entries(after)) {
            lines.push(row([`  ${count}`, before[count] ?? "", value, ...(old ? [old.after[count] ?? ""] : [])]));
        }
        for (const [fact, value] of Object.entries(facts)) {
            lines.push(row([`  ${fact}`, "", value, ...(old ? [old.facts[fact] ?? ""] : [])]));
        }
        for (const problem of problems) lines.push(`  FAILED ${problem}`);
    }
    return lines;
}

async function main() {
    const { values, positionals } = parseArgs({
        allowPositionals: true,
        options: { share: { type: "string", default: "100" }, compare: { type: "string" } },
    });
    const other = values.compare ? await readReport(values.compare) : null;
    const share = Number(values.share) / 100;
    if (!(share > 0 && share <= 1)) throw new Error("--share must be a number from 1 to 100");
    const unknown = positionals.find((name) => !(name in parts));
    if (unknown) throw new Error(`unknown part: ${unknown}`);
    const names = positionals.length ? positionals : Object.keys(parts);
    const results = [];
    for (const name of names) {
        console.error(`Soaking: ${name}`);
        results.push(await soak(name, share));
    }
    const on = machine(results.find(({ chromium }) => chromium)?.chromium);
    const failed = results.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
    const last = failed.length ? `Lost or grown: ${failed.join(", ")}` : "Nothing is lost, and nothing grows.";
    await writeReport("soak", [...machineLines(on), ...table(results, other), "", last], {
        machine: on,
        share,
        results,
    });
    if (failed.length) process.exitCode = 1;
}

main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
});
