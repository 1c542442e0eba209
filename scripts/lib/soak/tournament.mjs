// A tournament of agents that crash, start processes, print, recurse, take memory and sleep.

import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { small } from "./play.mjs";

/** @import { Part } from "../../soak.mjs" */

const program = fileURLToPath(new URL("../../../build/native/quintet", import.meta.url));

/** An agent that plays the first legal action after doing something. @param {string} does @param {string} [top] */
const agent = (does, top = "") =>
    `${top}\ndef agent(observation):\n    ${does}\n    return observation.legal_actions[0]\n`;

/**
 * The agents, and the kinds of faults that they lose by; none plays to the end.
 * @type {Record<string, [string, string[]]>}
 */
const agents = {
    plays: [agent("pass"), []],
    crashes: [agent("import os; os.kill(os.getpid(), 11)"), ["dead"]],
    throws: [agent("raise ValueError('no')"), ["error"]],
    forks: [
        agent(
            "pass",
            "import os, time\nfor _ in range(6):\n    if os.fork() == 0:\n        time.sleep(1000)\n        os._exit(0)",
        ),
        [],
    ],
    prints: [agent("print('x' * 10_000_000)"), []],
    recurses: [
        agent(
            "deep(20_000)",
            "import functools, sys\nsys.setrecursionlimit(100_000)\ndef deep(left):\n    return left and functools.partial(deep, left - 1)()",
        ),
        ["dead", "error", "memory"],
    ],
    allocates: [agent("kept = [bytearray(b'x') * (1 << 20) for _ in range(4096)]"), ["memory"]],
    sleeps: [agent("import time; time.sleep(1000)"), ["time"]],
};

/** The processes whose private folder is below a folder. @param {string} temporary */
async function processesOf(temporary) {
    const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
    const texts = await Promise.all(numbers.map((id) => readFile(`/proc/${id}/environ`, "latin1").catch(() => "")));
    return texts.filter((text) => text.includes(`HOME=${temporary}`)).length;
}

/** @param {string} temporary */
async function count(temporary) {
    return { processes: await processesOf(temporary), "temporary folders": (await readdir(temporary)).length };
}

/** Everyone plays everyone, within limits. No one else may lose by a fault, and nothing may be left. @type {Part} */
export const tournament = {
    full: 2000,
    unit: "games",
    run: async (rounds) => {
        const folder = await mkdtemp(path.join(tmpdir(), "quintet-soak-"));
        const [temporary, out, handIns] = ["temporary", "results", "hand-ins"].map((name) => path.join(folder, name));
        try {
            await mkdir(temporary);
            await mkdir(handIns);
            for (const [name, [text]] of Object.entries(agents))
                await writeFile(path.join(handIns, `${name}.py`), text);
            const before = await count(temporary);
            const pairs = Object.keys(agents).length * (Object.keys(agents).length - 1);
            const words = ["tournament", handIns, "--game", small.game, "--option", "size=3", "--quiet", "--out", out];
            words.push("--game-time", "2", "--start", "20", "--memory", "300", "--jobs", "2", "--no-yardsticks");
            words.push("--rounds", String(Math.ceil(rounds / pairs)), "--games", String(rounds));
            let said = "";
            const running = spawn(program, words, {
                env: { ...process.env, TMPDIR: temporary },
                stdio: ["ignore", "ignore", "pipe"],
            });
            running.stderr.on("data", (text) => {
                said += text;
            });
            let most = 0;
            const watch = setInterval(async () => {
                most = Math.max(most, (await readdir(`/proc/${running.pid}/fd`).catch(() => [])).length);
            }, 1000);
            const status = await new Promise((resolve, reject) => {
                running.on("error", reject);
                running.on("close", resolve);
            });
            clearInterval(watch);
            const lost = [];
            if (status !== 0) lost.push(`The program ended with status ${status}: ${said.trim().split("\n").at(-1)}`);
            const results = JSON.parse(await readFile(path.join(out, "results.json"), "utf8"));
            if (results.games.length !== rounds)
                lost.push(`${results.games.length} of ${rounds} games are in the results.`);
            const names = results.participants.map((/** @type {any} */ each) => each.name);
            for (const { participant, faults } of results.table) {
                const wanted = agents[names[participant]]?.[1] ?? [];
                for (const kind of Object.keys(faults)) {
                    if (!wanted.includes(kind))
                        lost.push(`${names[participant]} lost ${faults[kind]} games by “${kind}”.`);
                }
                if (wanted.length && !Object.keys(faults).length)
                    lost.push(`${names[participant]} lost no game by a fault.`);
            }
            return { before, after: await count(temporary), lost, facts: { "most open files": most } };
        } finally {
            await rm(folder, { recursive: true, force: true });
        }
    },
};
