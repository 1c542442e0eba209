/** Results of matches that are saved on the device: opened, exported, imported and deleted. */

import { reportWords, resultWords, withWords } from "../../i18n/catalogues.js";
import { download } from "../../ui/browser/files.js";
import { failureText } from "../../ui/notices/failure-text.js";
import { newId, ResultStore } from "./result-store.js";

/**
 * @import { Results } from "../arena-model.js"
 * @import { Arena } from "../arena.js"
 */

export class SavedResults {
    #arena;
    #store = new ResultStore();

    /** @param {Arena} arena */
    constructor(arena) {
        this.#arena = arena;
    }

    get #model() {
        return this.#arena.model;
    }

    async load() {
        this.#arena.update({ kept: await this.#store.list() });
    }

    /**
     * Returns what stores the results of a match while it runs, so that a closed page loses a tenth of its games at
     * most: each time when there are a tenth more of them.
     * @param {string} name
     */
    whilePlaying(name) {
        const id = newId();
        let stored = 0;
        const store = (/** @type {Results} */ results) => {
            if (results.games.length < Math.max(1, 1.1 * stored)) return;
            stored = results.games.length;
            this.#store.put({ id, name, results });
        };
        return { id, store };
    }

    /**
     * Keeps the results of a match and shows them.
     * @param {Results} results
     * @param {string} name
     * @param {string} [id]  of those stored while it ran
     */
    async keep(results, name, id) {
        if (results.games.length === 0) return;
        const kept = await this.#store.put({ id, name, results });
        this.#arena.update({ kept: [kept, ...this.#model.kept.filter((each) => each.id !== kept.id)] });
        if (!kept.stored) this.#arena.tell({ key: "arena.results.notKept", tone: "error" });
        await this.open(kept.id);
    }

    /** @param {string} id */
    async open(id) {
        const results = await this.#store.get(id);
        if (results) this.#arena.update({ shown: id, results, view: "results" });
        else this.#arena.tell({ key: "arena.results.gone", tone: "error" });
    }

    close() {
        this.#arena.update({ shown: "", results: null });
    }

    /** Deletes results; the notice can bring them back. @param {string} id */
    async remove(id) {
        const entry = this.#model.kept.find((each) => each.id === id);
        const results = await this.#store.get(id);
        await this.#store.remove(id);
        this.#arena.update({ kept: this.#model.kept.filter((each) => each.id !== id) });
        if (this.#model.shown === id) this.close();
        if (!entry || !results) return;
        const undo = async () => {
            const kept = await this.#store.put({ name: entry.name, results });
            this.#arena.update({ kept: [kept, ...this.#model.kept] });
        };
        this.#arena.tell({ key: "shared.deleted", params: { name: entry.name }, undo });
    }

    /** Saves results as a JSON file. @param {string} id */
    async exportResults(id) {
        const entry = this.#model.kept.find((each) => each.id === id);
        const results = await this.#store.get(id);
        if (!entry || !results) return;
        const day = entry.created.slice(0, 10);
        download(JSON.stringify(results), "application/json", `quintet-results-${entry.game}-${day}.json`);
    }

    /** Opens a JSON file with results, of this page or of `quintet tournament`. @param {File} file */
    async importFile(file) {
        try {
            const [{ readResults }, t] = await Promise.all([
                this.#arena.services.readResults(),
                withWords(this.#arena.t, resultWords, reportWords),
            ]);
            const results = await readResults(await file.text()).catch((error) => {
                throw new Error(failureText(t, error));
            });
            await this.keep(/** @type {Results} */ (results), file.name.replace(/\.json$/i, ""));
        } catch (error) {
            const detail = String(/** @type {Error} */ (error).message);
            this.#arena.tell({ key: "arena.results.bad", params: { file: file.name }, detail, tone: "error" });
        }
    }
}
