/**
 * The reader's agents: bringing files, beginning from a template, and the list on the device.
 *
 * @typedef {import("./arena.js").Arena} Arena
 * @typedef {import("./arena-model.js").Agent} Agent
 * @typedef {import("./arena-model.js").Candidate} Candidate
 * @typedef {import("./arena-model.js").Question} Question
 */

import { download } from "../ui/files.js";

export const MAX_AGENT_NAME = 60;
const KEEP_DELAY_MS = 600;

export class Desk {
    #arena;
    /** Null if agents are not kept on this device. @type {import("./agents/library.js").AgentLibrary | null} */
    #library = null;
    /** Agents whose change is not kept yet. @type {Map<string, ReturnType<typeof setTimeout>>} */
    #waiting = new Map();

    /** @param {Arena} arena */
    constructor(arena) {
        this.#arena = arena;
    }

    get #model() {
        return this.#arena.model;
    }

    /** Loads the agents that are kept on this device, and what forms and templates there are. */
    async load() {
        const [{ AgentLibrary, pythonSize, isPythonKept }, { forms, templates }] = await Promise.all([
            this.#arena.services.agents(),
            this.#arena.services.sources(),
        ]);
        this.#library = new AgentLibrary();
        const agents = await this.#library.all();
        this.#arena.update({ agents: byDate(agents), stored: this.#library.stored, forms, templates });
        Promise.all([pythonSize(), isPythonKept()]).then(
            ([{ transferred }, kept]) =>
                this.#arena.update({ python: { ...this.#model.python, bytes: transferred, kept } }),
            () => {},
        );
    }

    // Bringing

    /**
     * Reads files, folders or zips. An agent whose form is certain is added at once; otherwise the page asks.
     * @param {(File | FileSystemEntry)[]} given
     */
    async bring(given) {
        if (given.length === 0) return;
        this.#arena.update({ busy: true, question: null });
        try {
            const { readAgentFiles, recogniseForm } = await this.#arena.services.agents();
            const { name, files, problems } = await readAgentFiles(given);
            if (problems.length > 0) return this.#ask({ name, files, candidates: [], problems });
            const found = await recogniseForm(files);
            const { candidates } = found;
            const chosen = candidates.length === 1 ? candidates[0] : candidates.find(({ isChosen }) => isChosen);
            if (!chosen?.game) return this.#ask({ name, files, candidates, problems: found.problems });
            await this.add({ name, files, candidate: chosen, game: chosen.game });
            // The agent may still work without a module that is not there.
            for (const { key, params } of found.problems) this.#arena.tell({ key: wordOf(key), params, tone: "error" });
        } catch (error) {
            this.#arena.tellFailure(error);
        } finally {
            this.#arena.update({ busy: false });
        }
    }

    /** @param {Question} question */
    #ask(question) {
        this.#arena.update({ question, view: "agents" });
    }

    dropQuestion() {
        this.#arena.update({ question: null });
    }

    /**
     * Adds an agent, shows it on the bench and says as what.
     * @param {{name: string, files: Record<string, Uint8Array>, candidate: Candidate, game: string}} found
     */
    async add(found) {
        const { name, form } = await this.take(found);
        this.#arena.tell({ key: "arena.added", params: { name, form: this.formName(form) } });
    }

    /**
     * Adds an agent and shows it on the bench.
     * @param {{name: string, files: Record<string, Uint8Array>, candidate: Candidate, game: string}} found
     */
    async take({ name, files, candidate, game }) {
        /** @type {Agent} */
        const agent = {
            id: newId(),
            name: this.#freeName(name, game),
            language: candidate.language,
            form: candidate.form,
            className: candidate.className,
            game,
            files,
            changed: Date.now(),
        };
        this.#arena.update({ question: null });
        if (game !== this.#model.game) await this.#arena.chooseGame(game);
        this.#put(agent);
        this.#arena.matches.include(agent.id);
        this.#arena.bench.show(agent.id, candidate.file);
        this.#arena.show("bench");
        return agent;
    }

    /** @param {import("./arena-model.js").Template} template */
    async addTemplate({ game, form, language, name, text }) {
        const file = language === "python" ? "agent.py" : "agent.js";
        const { t } = this.#arena;
        const title = t.has(`arena.template.${name}`) ? t(`arena.template.${name}`) : name;
        const files = { [file]: new TextEncoder().encode(text) };
        const { recogniseForm } = await this.#arena.services.agents();
        const found = await recogniseForm(files);
        const known = found.candidates.find((each) => each.form === form);
        const className = known?.className ?? "";
        await this.take({ name: title, files, candidate: { form, game, className, language, file, line: 1 }, game });
    }

    /**
     * Finds the class or function of agents again that the reader may have renamed. What is not certain stays as it is,
     * and the agent's start says what is wrong.
     * @param {string[]} seats
     */
    async recogniseAgain(seats) {
        const { recogniseForm } = await this.#arena.services.agents();
        for (const agent of this.#model.agents.filter(({ id }) => seats.includes(`agent:${id}`))) {
            const { candidates } = await recogniseForm(agent.files, agent.game);
            const same = candidates.filter(({ form }) => form === agent.form);
            const known = same.some(({ className }) => className === agent.className);
            const other = same.length === 1 ? same[0] : same.find(({ isChosen }) => isChosen);
            if (!known && other) this.#put({ ...agent, className: other.className });
        }
    }

    // The list

    /** The name of a form. @param {string} id */
    formName(id) {
        const { t } = this.#arena;
        const key = `arena.form.${id}`;
        return t.has(key) ? t(key) : (this.#model.forms.find((form) => form.id === id)?.name ?? id);
    }

    /** @param {string} id @param {string} name */
    rename(id, name) {
        this.#change(id, { name: name.trim().slice(0, MAX_AGENT_NAME) });
    }

    /** @param {string} id */
    duplicate(id) {
        const agent = this.#agent(id);
        if (!agent) return;
        const copy = { ...agent, id: newId(), name: this.#freeName(agent.name, agent.game), changed: Date.now() };
        this.#put(copy);
        this.#arena.matches.include(copy.id);
        return copy.id;
    }

    /** Deletes an agent; the notice can bring it back. @param {string} id */
    remove(id) {
        const agent = this.#agent(id);
        if (!agent) return;
        this.#keepNow(id);
        this.#arena.update({ agents: this.#model.agents.filter((each) => each.id !== id) });
        this.#arena.matches.drop(id);
        if (this.#model.open === id) this.#arena.bench.show("");
        this.#library?.remove(id).catch(() => {});
        const undo = () => {
            this.#put(agent);
            this.#arena.matches.include(id);
        };
        this.#arena.tell({ key: "arena.removed", params: { name: agent.name }, undo });
    }

    /** Saves an agent as a file: its one file, or a zip. @param {string} id */
    async exportAgent(id) {
        const agent = this.#agent(id);
        if (!agent) return;
        try {
            const names = Object.keys(agent.files);
            const [only] = names;
            if (names.length === 1) return download(blobOf(agent.files[only]), "text/plain", baseName(only));
            const { AgentLibrary } = await this.#arena.services.agents();
            const library = this.#library ?? new AgentLibrary();
            download(await library.exportZip(agent), "application/zip", `${fileName(agent.name)}.zip`);
        } catch (error) {
            this.#arena.tellFailure(error);
        }
    }

    /** Changes a file of an agent as the reader types. @param {string} id @param {string} file @param {string} text */
    write(id, file, text) {
        const agent = this.#agent(id);
        if (!agent) return;
        const changed = { ...agent, files: { ...agent.files, [file]: new TextEncoder().encode(text) } };
        this.#show({ ...changed, changed: Date.now() });
        clearTimeout(this.#waiting.get(id));
        this.#waiting.set(
            id,
            setTimeout(() => this.#keepNow(id), KEEP_DELAY_MS),
        );
    }

    /** Keeps what was typed at once. @param {string} id */
    #keepNow(id) {
        if (!this.#waiting.has(id)) return;
        clearTimeout(this.#waiting.get(id));
        this.#waiting.delete(id);
        const agent = this.#agent(id);
        if (agent) this.#store(agent);
    }

    /** Keeps everything that was typed, because the page closes. */
    keepAll() {
        for (const id of [...this.#waiting.keys()]) this.#keepNow(id);
    }

    /** @param {string} id @param {Partial<Agent>} change */
    #change(id, change) {
        const agent = this.#agent(id);
        if (agent) this.#put({ ...agent, ...change, changed: Date.now() });
    }

    /** @param {Agent} agent */
    #put(agent) {
        this.#show(agent);
        this.#store(agent);
    }

    /** @param {Agent} agent */
    #show(agent) {
        const { agents } = this.#model;
        const there = agents.some(({ id }) => id === agent.id);
        this.#arena.update({
            agents: there ? agents.map((each) => (each.id === agent.id ? agent : each)) : byDate([agent, ...agents]),
        });
    }

    /** @param {Agent} agent */
    async #store(agent) {
        if (!this.#library) return;
        const refused = await this.#library.put(agent);
        if (!this.#library.stored) this.#arena.update({ stored: false });
        // Without storage a lasting note says so.
        else if (refused) this.#arena.tell({ key: wordOf(refused.key), params: refused.params, tone: "error" });
    }

    /** @param {string} id */
    #agent(id) {
        return this.#model.agents.find((agent) => agent.id === id);
    }

    /** A name that no other agent of the game has. @param {string} wanted @param {string} game */
    #freeName(wanted, game) {
        const name = wanted.trim().slice(0, MAX_AGENT_NAME) || this.#arena.t("arena.unnamed");
        const taken = new Set(this.#model.agents.filter((agent) => agent.game === game).map((agent) => agent.name));
        for (let number = 1; ; number++) {
            const free = number === 1 ? name : `${name.replace(/ \d+$/, "")} ${number}`;
            if (!taken.has(free)) return free;
        }
    }

    // Python

    /** Keeps Python for use without a network, or forgets it. @param {boolean} keep */
    async keepPython(keep) {
        try {
            const { keepPython, forgetPython } = await this.#arena.services.agents();
            const kept = keep && (await keepPython());
            if (!keep) await forgetPython();
            else if (!kept) this.#arena.tell({ key: "arena.python.notKept", tone: "error" });
            this.#arena.update({ python: { ...this.#model.python, kept } });
        } catch (error) {
            this.#arena.tellFailure(error);
        }
    }
}

/** The newest first. @param {Agent[]} agents */
const byDate = (agents) => [...agents].sort((a, b) => b.changed - a.changed);

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** @param {Uint8Array} bytes */
const blobOf = (bytes) => new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)]);

/** @param {string} path */
const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);

/** A name as a file may have it. @param {string} name */
const fileName = (name) => name.replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^-+|-+$/g, "") || "agent";

/** The words for why files are refused. @param {string} key */
export const wordOf = (key) => `arena.refused.${key.slice("agents.".length)}`;
