/**
 * What items of a course need, in Node: the full module in this thread, puzzles and lessons from the sources.
 */
import { readFile } from "node:fs/promises";
import { kindOf } from "../../../web/course/kinds/kinds.js";
import { seal } from "../../../web/course/sealing/seal.js";
import { PROTOCOL_VERSION } from "../../../web/engine/protocol.js";
import { Host } from "../../../web/engine/worker/host.js";
import { courseWords as ownWords, resultWords, sharedWords } from "../../../web/i18n/catalogues.js";
import { languages, loadLanguage, translator } from "../../../web/i18n/t.js";
import { cut } from "../../../web/learn/puzzles/catalog/cut.js";
import { LensClient } from "../../../web/lens/engine/lens-client.js";
import { LensMethods } from "../../../web/lens/engine/lens-methods.js";
import { loadFullModule } from "../../wasm/module.mjs";

const web = new URL("../../../web/", import.meta.url);
export const readJson = async (/** @type {URL} */ url) => JSON.parse(await readFile(url, "utf8"));
export const schema = await readJson(new URL("course/activity.schema.json", web));

/** A translator with the words of the course. @param {string} [language] */
export async function courseWords(language = "en") {
    return translator(
        await loadLanguage(
            languages.find(({ id }) => id === language) ?? languages[0],
            resultWords,
            sharedWords,
            ownWords,
        ),
    );
}

/** Starts an engine whose worker runs in this thread. */
export async function startEngine() {
    const module = await loadFullModule();
    const makeWorker = () => {
        const worker = /** @type {any} */ ({
            onmessage: null,
            onerror: null,
            onmessageerror: null,
            terminate() {},
        });
        const say = (/** @type {any} */ answer) =>
            setImmediate(() => worker.onmessage?.({ data: structuredClone(answer) }));
        const host = new Host(LensMethods, module, {
            post: say,
            later: (task) => setImmediate(task),
        });
        worker.postMessage = (/** @type {any} */ request) => setImmediate(() => host.receive(structuredClone(request)));
        say({ id: 0, type: "ready", version: PROTOCOL_VERSION });
        return worker;
    };
    const engine = new LensClient({ moduleUrl: "unused", makeWorker });
    const { games, levels } = await engine.games();
    const openCatalog = async (/** @type {string} */ game) => {
        const pieces = cut(await readFile(new URL(`learn/puzzles/data/${game}.jsonl`, web), "utf8"));
        return {
            pieces: pieces.map(({ piece }) => piece),
            read: async (/** @type {number} */ n) => pieces[n].text,
        };
    };
    return { engine, games, levels, readJson, openCatalog };
}

/** @param {any} item @returns {any} an activity with one item */
export const activityOf = (item, more = {}) => ({
    quintet: "activity",
    version: 1,
    id: "test",
    title: "Test",
    items: [{ id: "item", ...item }],
    ...more,
});

/**
 * Seals an item, begins to work on it and collects what it hands in.
 * @param {any} item
 * @param {Awaited<ReturnType<typeof startEngine>>} tools
 * @param {{variant?: number, seed?: string, kept?: any, translate?: any, tells?: boolean, answers?: string}} [how]
 */
export async function work(item, tools, { variant = 0, seed = "seed", kept, translate, tells, answers } = {}) {
    const sheet = await seal(activityOf(item, { answers }), {
        games: tools.games,
    });
    const [sealed] = sheet.items;
    const { variants = [], ...base } = sealed;
    /** @type {{score: number, answer: string}[]} */
    const handed = [];
    /** @type {string[]} */
    const noted = [];
    const begun = (await kindOf(item)).open({
        item: variant ? { ...base, ...variants[variant - 1] } : base,
        variant,
        seed,
        seal: /** @type {any} */ (sheet.sealed),
        tools,
        attempt: (given) => {
            handed.push(given);
            return { right: given.score === 1, over: false, told: true };
        },
        note: (line) => noted.push(line),
        kept: kept ?? { answer: "", tries: 0, over: false },
        wait: async () => {},
        translate,
        tells,
    });
    await begun.start();
    return { work: /** @type {any} */ (begun), handed, noted, sealed };
}
