// Python agents without a browser: Pyodide in this thread, with the driver that program and page run.

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { collectAgentSources } from "../../../scripts/lib/agent-sources.mjs";
import { repository } from "../module.mjs";
import { FakeFault } from "./arena-runs.mjs";

const pyodide = path.join(repository, "web", "node_modules", "pyodide", "pyodide.mjs");
export const home = "/home/agent";
const { sources } = collectAgentSources();
const boot = sources["quintet_agents/boot.py"];

/** The folder of the honest agent for a game. */
export const honestAgent = (game) => path.join(repository, "tests", "agents", "honest", game);

/** The files of an agent by path; those in a folder begin with its name, unless `name` is given. */
export function agentFiles(file, name = path.basename(file)) {
    if (!statSync(file).isDirectory()) return [[name, readFileSync(file)]];
    const inside = readdirSync(file).filter((each) => each !== "__pycache__");
    return inside.flatMap((each) => agentFiles(path.join(file, each), name ? `${name}/${each}` : each));
}

/** An agent as a participant. @param {string} file  a file or folder */
export const pythonAgent = (file) => ({
    name: path.basename(file),
    seat: `agent:${path.basename(file)}`,
    agent: { id: path.basename(file), name: path.basename(file), language: "python", form: "", file },
});

/** Starts Pyodide with an agent's files and the driver. @param {[string, Uint8Array][]} files */
export async function startDriver(files) {
    const { loadPyodide } = await import(pathToFileURL(pyodide).href);
    const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: home } });
    for (const [name, bytes] of files) {
        const place = `${home}/files/${name}`;
        python.FS.mkdirTree(path.posix.dirname(place));
        python.FS.writeFile(place, bytes);
    }
    const namespace = python.globals.get("dict")();
    namespace.set("__name__", "quintet_boot");
    python.runPython(boot, { globals: namespace });
    namespace.get("install")(JSON.stringify(sources));
    const driver = python.runPython("from quintet_agents.driver import Driver\nDriver()");
    const answer = (/** @type {object} */ request) => JSON.parse(driver.handle_json(JSON.stringify(request)));
    return { python, answer };
}

/** What an agent says of itself in CPython. @param {object} request  to start it */
export function readyInProcess(request) {
    const lines = [{ sources }, request, { type: "continue" }].map((line) => `${JSON.stringify(line)}\n`);
    const { stdout } = spawnSync("python3", ["-s", "-B", "-c", boot], { input: lines.join(""), encoding: "utf8" });
    return JSON.parse(stdout.trim().split("\n").at(-1));
}

/** Starts an agent in a separate interpreter, as `AgentClient.start` does in a separate worker. */
export async function startPythonAgent({ agent, game, options = {}, players, player, seed, limits }) {
    const { answer: driven } = await startDriver(agentFiles(agent.file));
    const ask = async (request) => {
        const answer = driven(request);
        if (answer.type === "fault") throw new FakeFault(answer.kind, answer.message, answer);
        return { ...answer, ms: 1000 * answer.seconds };
    };
    const folder = `${home}/files/${path.basename(agent.file)}`;
    const given = { form: null, class: null, game, options, players, player, seed, limits };
    const request = { type: "start", folder, ...given };
    const ready = await ask(request);
    return {
        ...ready,
        request,
        memoryMb: null,
        action: (observation) => ask({ type: "action", observation }),
        update: (mover, action, observation) => ask({ type: "update", player: mover, action, observation }),
        close() {},
    };
}
