/**
 * The reader's agents: bringing files, beginning from a template, and the list on the device.
 *
 * `isAnswer`: a person chose the candidate.
 * @typedef {{name: string, folder?: string, files: Record<string, Uint8Array>, candidate: Omit<Candidate, "isChosen">,
 *            game: string, isAnswer?: boolean}} Brought
 */

import { download } from "../../ui/browser/files.js";
import { showPython } from "../match-view/run-agents.js";

/**
 * @import { AgentLibrary } from "../../agents/library.js"
 * @import { Agent, Candidate, Question, Template } from "../arena-model.js"
 * @import { Arena } from "../arena.js"
 */

export const MAX_AGENT_NAME = 60;
const KEEP_DELAY_MS = 600;

export class OwnAgents {
    #arena;
    /** Null if agents are not kept on this device. @type {AgentLibrary | null} */
    #library = null;
    /** What was brought together and waits for its turn. @type {(File | FileSystemEntry)[][]} */
    #submissions = [];
    /** Agents whose change is not kept yet. @type {Map<string, ReturnType<typeof setTimeout>>} */
    #waiting = new Map();

    /** @param {Arena} arena */
    constructor(arena) {
        this.#arena = arena;
    }

    get #model() {
        return this.#arena.model;
    }

    /** Whether the page has a list of agents, and asks about them. */
    get keepsAgents() {
        return this.#library !== null;
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
     * Reads files, a folder or a zip as one agent; several folders or zips are as many agents.
     * @param {(File | FileSystemEntry)[]} given
     */
    async bring(given) {
        const areMany = given.length > 1 && given.every(isSubmission);
        this.#submissions = areMany ? given.map((each) => [each]) : [given].filter(({ length }) => length > 0);
        this.#arena.update({ question: null });
        await this.#bringNext();
    }

    /** Brings the submissions that wait, up to the first one about which the page asks. */
    async #bringNext() {
        if (this.#submissions.length === 0) return;
        this.#arena.update({ busy: true });
        try {
            while (!this.#model.question) {
                const next = this.#submissions.shift();
                if (!next) break;
                await this.#bringOne(next);
            }
        } catch (error) {
            this.#arena.tellFailure(error);
        } finally {
            this.#arena.update({ busy: false });
        }
    }

    /** Adds an agent if it is certain; otherwise the page asks. @param {(File | FileSystemEntry)[]} given */
    async #bringOne(given) {
        const { readAgentFiles } = await this.#arena.services.agents();
        const { name, folder, files, problems } = await readAgentFiles(given);
        if (problems.length > 0) return this.#ask({ name, folder, files, candidates: [], problems, agent: "" });
        const found = await this.#recognise({ files, folder });
        const chosen = found.candidates.find(({ isChosen }) => isChosen);
        if (!chosen?.game) return this.#ask({ name, folder, files, ...found, agent: "" });
        await this.add({ name, folder, files, candidate: chosen, game: chosen.game });
        for (const { key, params } of found.problems) this.#arena.tell({ key, params, tone: "error" });
    }

    /**
     * Finds the agent in files, in Python where that is not certain.
     * @param {{files: Record<string, Uint8Array>, folder?: string}} given
     * @param {{ask?: boolean}} [how]
     */
    async #recognise(given, how) {
        const { recognise } = await this.#arena.services.agents();
        return showPython(this.#arena, (onProgress) => recognise(given, { ...how, onProgress }));
    }

    /** Asks again which class of an agent plays. @param {string} id */
    async askAgain(id) {
        const agent = this.#agent(id);
        if (!agent) return;
        this.#arena.update({ busy: true, question: null });
        try {
            const { name, folder = "", files } = agent;
            const { candidates, problems } = await this.#recognise(agent, { ask: true });
            const fitting = candidates.filter(({ game }) => game === null || game === agent.game);
            this.#ask({ name, folder, files, candidates: fitting, problems, agent: id });
        } catch (error) {
            this.#arena.tellFailure(error);
        } finally {
            this.#arena.update({ busy: false });
        }
    }

    /**
     * Takes the reader's answer to the question, and remembers it.
     * @param {Candidate} candidate @param {string} game
     */
    async answer(candidate, game) {
        const { question } = this.#model;
        const agent = this.#agent(question?.agent ?? "");
        if (!question) return;
        if (!agent) {
            await this.add({ ...question, candidate, game, isAnswer: question.candidates.length > 1 });
            return this.#bringNext();
        }
        const { form, className, file, language } = candidate;
        this.#arena.update({ question: null });
        this.#change(agent.id, { form, className, file, language });
        this.#arena.tryout.show(agent.id, file);
        this.#arena.show("tryout");
    }

    /** Asks, with what plays the chosen game first. @param {Question} question */
    #ask(question) {
        const isHere = (/** @type {Candidate} */ { game }) => Number(game === this.#model.game);
        const candidates = [...question.candidates].sort((one, other) => isHere(other) - isHere(one));
        this.#arena.update({ question: { ...question, candidates }, view: "agents" });
    }

    dropQuestion() {
        this.#arena.update({ question: null });
        return this.#bringNext();
    }

    /** Adds an agent, shows it in the tryout and says as what. @param {Brought} found */
    async add(found) {
        const { name, form } = await this.take(found);
        this.#arena.tell({ key: "arena.added", params: { name, form: this.formName(form) } });
    }

    /** Adds an agent and shows it in the tryout. @param {Brought} found */
    async take({ name, folder = "", files, candidate, game, isAnswer = false }) {
        /** @type {Agent} */
        const agent = {
            id: newId(),
            name: this.#freeName(name, game),
            language: candidate.language,
            form: candidate.form,
            // What no one chose, the driver chooses.
            className: isAnswer ? candidate.className : "",
            file: candidate.file,
            folder,
            game,
            files,
            changed: Date.now(),
        };
        this.#arena.update({ question: null });
        if (game !== this.#model.game) await this.#arena.chooseGame(game);
        this.#put(agent);
        this.#arena.matches.include(agent.id);
        this.#arena.tryout.show(agent.id, candidate.file);
        this.#arena.show("tryout");
        return agent;
    }

    /** @param {Template} template */
    async addTemplate({ game, form, language, name, text }) {
        const file = language === "python" ? "agent.py" : "agent.js";
        const { t } = this.#arena;
        const title = t.has(`arena.template.${name}`) ? t(`arena.template.${name}`) : name;
        const files = { [file]: new TextEncoder().encode(text) };
        const candidate = { form, game, className: "", language, file, line: 1 };
        await this.take({ name: title, files, candidate, game });
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
        if (this.#model.open === id) this.#arena.tryout.show("");
        this.#library?.remove(id).catch(() => {});
        const undo = () => {
            this.#put(agent);
            this.#arena.matches.include(id);
        };
        this.#arena.tell({ key: "shared.deleted", params: { name: agent.name }, undo });
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
        else if (refused) this.#arena.tell({ ...refused, tone: "error" });
    }

    /** @param {string} id */
    #agent(id) {
        return this.#model.agents.find((agent) => agent.id === id);
    }

    /** A name that no other agent of the game has. @param {string} wanted @param {string} game */
    #freeName(wanted, game) {
        const name = wanted.trim().slice(0, MAX_AGENT_NAME) || this.#arena.t("shared.agent");
        const taken = new Set(this.#model.agents.filter((agent) => agent.game === game).map((agent) => agent.name));
        for (let number = 1; ; number++) {
            const free = number === 1 ? name : `${name.replace(/ \d+$/, "")} ${number}`;
            if (!taken.has(free)) return free;
        }
    }
}

/** Whether something is an agent of its own beside others: a folder or a zip. @param {File | FileSystemEntry} given */
const isSubmission = (given) =>
    given instanceof File
        ? given.webkitRelativePath === "" && /\.zip$/i.test(given.name)
        : given.isDirectory || /\.zip$/i.test(given.name);

/** The newest first. @param {Agent[]} agents */
const byDate = (agents) => [...agents].sort((a, b) => b.changed - a.changed);

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** @param {Uint8Array} bytes */
const blobOf = (bytes) => new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)]);

/** @param {string} path */
const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);

/** A name as a file may have it. @param {string} name */
const fileName = (name) => name.replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^-+|-+$/g, "") || "agent";
