/**
 * The reader's agents, kept on this device in IndexedDB. Where the browser keeps nothing (a sandboxed frame, a private
 * window), they last for the visit.
 *
 * @import { Agent } from "./agent-client.js"
 * @import { Refusal } from "./refusal.js"
 */

import { openDB } from "idb";
import { openMemory } from "../ui/browser/storage.js";
import { MOST_BYTES, MOST_FILES } from "./file-rules.js";
import { refusal } from "./refusal.js";

const DATABASE = "quintet-agents";
const STORE = "agents";

/**
 * Whether something read from the storage is an agent: other pages of the same site may have written it.
 * @param {any} value
 */
function isAgent(value) {
    if (typeof value !== "object" || value === null) return false;
    const texts = ["id", "name", "form", "className", "game"];
    if (!texts.every((field) => typeof value[field] === "string" && value[field].length < 1000)) return false;
    // Agents that were saved by earlier versions have neither.
    if (![value.file ?? "", value.folder ?? ""].every((text) => typeof text === "string" && text.length < 1000))
        return false;
    if (value.id === "" || !["python", "javascript"].includes(value.language)) return false;
    if (typeof value.changed !== "number" || typeof value.files !== "object" || value.files === null) return false;
    const contents = Object.values(value.files);
    if (contents.length > MOST_FILES || !contents.every((bytes) => bytes instanceof Uint8Array)) return false;
    return contents.reduce((sum, { length }) => sum + length, 0) <= MOST_BYTES;
}

/** Says once that an agent can't be read. @param {any} value */
function setAside(value) {
    const text = JSON.stringify(value, (_, part) =>
        part instanceof Uint8Array ? new TextDecoder().decode(part) : part,
    );
    openMemory().setAside(`agents/${value?.id}`, text);
}

/** @param {Agent} agent @returns {Agent} only the known fields */
const plain = ({ id, name, language, form, className, file = "", folder = "", game, files, changed }) => ({
    id,
    name,
    language,
    form,
    className,
    file,
    folder,
    game,
    files: { ...files },
    changed,
});

export class AgentLibrary {
    #database;
    /** Agents that could not be stored. @type {Map<string, Agent>} */
    #visit = new Map();
    /** Whether agents outlast this visit, as far as is known. */
    stored = true;

    constructor() {
        this.#database = this.#open();
    }

    async #open() {
        try {
            return await openDB(DATABASE, 1, {
                upgrade: (database) => {
                    database.createObjectStore(STORE, { keyPath: "id" });
                },
                // A page with a newer version may change the storage; this one goes on without.
                blocking: (_current, _next, event) => /** @type {IDBDatabase} */ (event.target).close(),
            });
        } catch {
            this.stored = false;
            return null;
        }
    }

    /** All agents, the one that changed last first. @returns {Promise<Agent[]>} */
    async all() {
        const database = await this.#database;
        /** @type {unknown[]} */
        const found = (await database?.getAll(STORE).catch(() => this.#lost())) ?? [];
        for (const each of found) if (!isAgent(each)) setAside(each);
        const agents = new Map(
            found.filter(isAgent).map((agent) => [/** @type {Agent} */ (agent).id, plain(/** @type {any} */ (agent))]),
        );
        for (const [id, agent] of this.#visit) agents.set(id, agent);
        return [...agents.values()].sort((one, other) => other.changed - one.changed);
    }

    /**
     * Keeps an agent, in place of the one with the same id.
     * @param {Agent} agent
     * @returns {Promise<Refusal | null>} why it lasts for this visit only
     */
    async put(agent) {
        const kept = plain(agent);
        const database = await this.#database;
        try {
            if (!database) throw new Error("no storage");
            await database.put(STORE, kept);
            this.#visit.delete(kept.id);
            return null;
        } catch (error) {
            this.#visit.set(kept.id, kept);
            const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
            if (!isFull) this.#lost();
            return refusal(isFull ? "full" : "unstored");
        }
    }

    /** @param {string} id */
    async remove(id) {
        this.#visit.delete(id);
        await (await this.#database)?.delete(STORE, id).catch(() => this.#lost());
    }

    /** An agent's files as a zip, to be handed in or read again. @param {Agent} agent @returns {Promise<Blob>} */
    async exportZip({ files, folder = "", changed }) {
        const { zip } = await import("fflate");
        /** @type {Uint8Array} */
        const bytes = await new Promise((resolve, reject) => {
            // Zips know times from 1980 on.
            const mtime = Math.max(changed, Date.UTC(1980, 0, 2));
            // A package keeps its name, whatever the zip will be called.
            const around = folder !== "" && "__init__.py" in files ? `${folder}/` : "";
            const entries = Object.entries(files).map(([path, data]) => [around + path, data]);
            zip(Object.fromEntries(entries), { level: 9, mtime }, (error, data) =>
                error ? reject(error) : resolve(data),
            );
        });
        return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)], { type: "application/zip" });
    }

    #lost() {
        this.stored = false;
    }
}
