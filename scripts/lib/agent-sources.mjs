// Collects what pages need to run agents and searches: the Python packages `quintet_agents`, with the package of each
// game, and `quintet_search`, the forms of agents, and the templates of the editor.
//
//   node scripts/lib/agent-sources.mjs OUT.js      (writes OUT.d.ts, too; leaves files alone that would not change)
//
// - `sources`: by path, `quintet_search/run.py`, `quintet_agents/driver.py` and
//   `quintet_agents/games/<game>/course.py`. The form of each game is `quintet_agents/games/<game>/form.json`. The
//   program embeds `quintet_agents` alone.
// - `forms`: the form for all games, whose `game` is null, and those of each game's form.json.
// - `templates`: files `<form>-<name>.<py|js>` of a game's folder `agents/templates`.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writeGenerated } from "./generated.mjs";
import { isStarted } from "./started.mjs";

const repository = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const LANGUAGES = /** @type {const} */ ({ ".py": "python", ".js": "javascript" });

/** The files of a folder and its subfolders, relative to it. @param {string} folder @returns {string[]} */
function filesIn(folder) {
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
        .filter(({ name }) => name !== "__pycache__")
        .flatMap((entry) => {
            if (!entry.isDirectory()) return [entry.name];
            return filesIn(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
        })
        .sort();
}

/** @param {string} [root] the repository */
export function collectAgentSources(root = repository) {
    const agents = path.join(root, "engine/agents");
    const gamesFolder = path.join(root, "engine/games");
    const list = readFileSync(path.join(gamesFolder, "games.cmake"), "utf8").match(/set\(games ([\w ]+)\)/)?.[1] ?? "";
    /** @type {Record<string, string>} */
    const sources = {};
    /** @type {object[]} */
    const forms = [];
    /** @type {{game: string, form: string, language: string, name: string, text: string}[]} */
    const templates = [];
    const read = (/** @type {string[]} */ ...parts) => readFileSync(path.join(...parts), "utf8");

    for (const name of ["quintet_agents", "quintet_search"]) {
        for (const file of filesIn(path.join(agents, name))) sources[`${name}/${file}`] = read(agents, name, file);
    }
    const addForms = (/** @type {string} */ text, /** @type {string | null} */ game) =>
        forms.push(...JSON.parse(text).forms.map((/** @type {object} */ form) => ({ ...form, game })));
    addForms(sources["quintet_agents/short.json"], null);

    for (const game of list.split(" ")) {
        const folder = path.join(gamesFolder, game, "agents");
        if (!existsSync(folder)) continue;
        for (const file of filesIn(path.join(folder, "python"))) {
            sources[`quintet_agents/games/${game}/${file}`] = read(folder, "python", file);
        }
        const form = read(folder, "form.json");
        sources[`quintet_agents/games/${game}/form.json`] = form;
        addForms(form, game);
        for (const file of filesIn(path.join(folder, "templates"))) {
            const { name, ext } = path.parse(file);
            const language = LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (ext)];
            const at = name.lastIndexOf("-");
            if (!language || at < 0) throw new Error(`${game}: a template is <form>-<name>.py or .js, not ${file}`);
            const text = read(folder, "templates", file);
            templates.push({ game, form: name.slice(0, at), language, name: name.slice(at + 1), text });
        }
    }
    for (const { game, form, name } of templates) {
        const known = forms.some((each) => /** @type {any} */ (each).id === form);
        if (!known) throw new Error(`${game}: the template ${name} has an unknown form, ${form}`);
    }
    return { sources, forms, templates };
}

const declarations = `export type AgentMethod = { positional: number; keywords: boolean };
export type Recognition = { names: string[]; otherYears?: Record<string, string[]> } & (
    | { kind: "function"; positional: [number, number] }
    | { kind: "class"; methods: Record<string, AgentMethod> }
    | { kind: "program"; strings: string[] }
);
export type Limit = number | null | { square_of: string; default: number };
export type AgentForm = {
    id: string;
    game: string | null;
    name: string;
    languages: ("python" | "javascript")[];
    adapter: string;
    signature: string;
    recognise: Recognition;
    standIns: string[];
    openings: "none" | "random";
    limits: { game_s: Limit; action_s: Limit; start_s: Limit; memory_mb: Limit };
};
export type AgentTemplate = { game: string; form: string; language: "python" | "javascript"; name: string; text: string };
export const sources: Record<string, string>;
export const forms: AgentForm[];
export const templates: AgentTemplate[];
`;

/** @param {string} out */
export function writeAgentSources(out) {
    const head =
        "// Generated from engine/agents and the games' folders `agents` by scripts/lib/agent-sources.mjs.\n\n";
    const parts = Object.entries(collectAgentSources());
    const lines = parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 1)};\n`);
    writeGenerated(out, head, lines.join(""), declarations);
}

if (isStarted(import.meta.url)) {
    try {
        writeAgentSources(process.argv[2]);
    } catch (error) {
        console.error(/** @type {Error} */ (error).message);
        process.exitCode = 1;
    }
}
