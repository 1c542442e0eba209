/**
 * Runs students' searches with the Python of this computer or in JavaScript, and the lens's own with the compiled
 * module.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readModule, searchScript } from "../../../../web/agents/javascript/javascript-source.js";
import * as items from "../../../../web/agents/javascript/search-items.js";
import * as recorder from "../../../../web/agents/javascript/search-recorder.js";
import * as visits from "../../../../web/agents/javascript/search-visits.js";
import { searchAnswer } from "../../../../web/agents/javascript/search-worker.js";
import { gameRules } from "../../../../web/agents/search/game-rules.js";
import { ownRunOf } from "../../../../web/lens/own/own-visits.js";
import { itemsOfGame, itemsOfTree } from "../../../../web/lens/own/searched-items.js";
import { writtenTree } from "../../../../web/lens/search/given-place.js";
import { searchTree } from "../../../../web/lens/search/search-tree.js";
import { Replay } from "../../../../web/lens/trace/replay.js";
import { loadFullModule } from "../../../wasm/module.mjs";

const agents = fileURLToPath(new URL("../../../../engine/agents", import.meta.url));
const program =
    "import json, sys\nfrom quintet_search.run import run\njson.dump(run(json.load(sys.stdin)), sys.stdout)";

/** The tree of the lecture. */
export const LECTURE = "((3 12 8) (2 4 6) (14 5 2))";

/**
 * @param {string} text  Python
 * @param {string} [tree]
 * @param {object} [more]  of the request
 */
export function runNatively(text, tree = LECTURE, more = {}) {
    const searched = searchTree(/** @type {any} */ (writtenTree(tree)));
    const request = { files: { "search.py": text }, tree: searched, ...more };
    const env = { ...process.env, PYTHONPATH: agents };
    const { stdout, stderr } = spawnSync("python3", ["-B", "-c", program], {
        input: JSON.stringify(request),
        env,
        encoding: "utf8",
        maxBuffer: 100_000_000,
        cwd: path.dirname(agents),
    });
    if (!stdout) throw new Error(stderr);
    const answer = JSON.parse(stdout);
    return { answer, own: ownOf(answer, searched) };
}

/** @param {any} answer @param {any} searched */
function ownOf({ run }, searched) {
    if (!run) return null;
    return ownRunOf(run, run.items ? itemsOfGame(run.items, run.players) : itemsOfTree(searched));
}

const module = await loadFullModule();

/**
 * Runs a search in JavaScript, without a sandbox.
 * @param {string} text
 * @param {string} [tree]  unless `more` has a `game` and the `record` of its position
 * @param {any} [more]
 */
export async function runInJavascript(text, tree = LECTURE, { record, ...more } = {}) {
    const searched = record ? undefined : searchTree(/** @type {any} */ (writtenTree(tree)));
    const ask = /** @type {any} */ (record && gameRules(module, record));
    const request = { file: "search.js", tree: searched, ...more };
    const student = new Function(`return ${searchScript(readModule(text))}`)();
    const thrown = (/** @type {string} */ kind, /** @type {Error} */ error) => ({ kind, message: String(error) });
    const answered = await searchAnswer({ items, recorder, visits }, request, ask, student, thrown);
    const answer = JSON.parse(JSON.stringify(answered));
    return { answer, own: ownOf(answer, searched) };
}

/** An engine for `referenceOf`. */
export const engine = /** @type {any} */ ({
    /** @param {any} request @param {(part: any) => void} grown */
    async run(request, grown) {
        const lens = new module.Lens();
        const { error } = /** @type {any} */ (lens.begin(request));
        if (error) throw new Error(error.message);
        /** @type {any} */
        let state = lens.step(1000);
        while (!state.ended) state = lens.step(1000);
        grown(lens.take());
        lens.delete();
        return { stop: state.stop };
    },
});

/** The whole trace of a request as a replay. @param {object} request */
export async function replayOf(request) {
    const replay = new Replay();
    await engine.run(request, (/** @type {any} */ part) => replay.follow(part));
    return replay;
}
