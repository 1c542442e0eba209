// The reports of `measure` and `soak`: the machine and its versions, one form of table, and a file that a later run is
// compared with.

import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const folder = path.join(repository, "build", "reports");

/**
 * @typedef {{processor: string, processors: number, memory: number, load: number[],
 *     versions: Record<string, string>}} Machine
 */

/**
 * The machine and the versions that a report holds for. `memory`: in MB.
 * @param {string} [browser]  its version
 * @returns {Machine}
 */
export function machine(browser) {
    let commit = "unknown";
    try {
        commit = execFileSync("git", ["describe", "--always", "--dirty"], { cwd: repository, encoding: "utf8" }).trim();
    } catch {
        // An archive of the sources has no history.
    }
    return {
        processor: cpus()[0]?.model.trim() ?? "unknown",
        processors: cpus().length,
        memory: Math.round(totalmem() / 1e6),
        load: loadavg(),
        versions: { commit, node: process.version, ...(browser ? { chromium: browser } : {}) },
    };
}

/** @param {Machine} on @returns {string[]} */
export function machineLines({ processor, processors, memory, load, versions }) {
    const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
    const lines = [`${processors} × ${processor}, ${memory} MB; ${names.join(", ")}`];
    const busy = load[0] / processors;
    if (busy > 1) lines.push(`This machine is busy: ${busy.toFixed(1)} tasks for each processor.`);
    return lines;
}

/** One line of a table: the first cell is a name, the others are values. @param {unknown[]} cells */
export const row = ([name, ...values]) =>
    `${String(name).padEnd(44)}${values.map((value) => String(value).padStart(12)).join("")}`.trimEnd();

/**
 * Prints a report, and writes it to `build/reports` as text and as JSON.
 * @param {string} name
 * @param {string[]} lines
 * @param {object} report
 */
export async function writeReport(name, lines, report) {
    console.log(lines.join("\n"));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.txt`), `${lines.join("\n")}\n`);
    await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(report, null, 4)}\n`);
}

/** Reads a report that `writeReport` wrote. @param {string} file @returns {Promise<any>} */
export async function readReport(file) {
    try {
        return JSON.parse(await readFile(file, "utf8"));
    } catch (error) {
        throw new Error(`${file} can’t be read as a report: ${/** @type {Error} */ (error).message}`);
    }
}
