/**
 * The commands of the page that makes sheets: holds the draft, saves it on the device, seals it. Knows no
 * page; what changes makes a new `model`.
 *
 * `chosen`: the item that is edited, -1 for none. `version`: of that item, see `draft.js`. `refused`: why a
 * file was no draft. `kept`: whether the device keeps the draft.
 * @typedef {{phase: "loading" | "ready" | "failed", trouble: string, draft: Activity, languages: string[], chosen:
 *            number, version: number, refused: ActivityProblem[], kept: boolean, notices: {id: number, key:
 *            Sentence["key"], tone: string, params?: Record<string, any>, undo?: Activity | null}[]}} MakerModel
 */

import { Notices } from "../../ui/notices/notices.js";
import { Store } from "../../ui/store.js";
import { openRecords } from "../files/records.js";
import { seal } from "../sealing/seal.js";
import { ActivityRefused, loadSchema, parseActivity } from "../validate.js";
import {
    changed,
    emptyDraft,
    moved,
    versionOf,
    withItem,
    withoutItem,
    withoutVariant,
    withVariant,
    withVersion,
} from "./draft.js";
import { DraftChecks, problemsOfVersion } from "./draft-checks.js";
import { refusalOf } from "./problems.js";
import { inLanguages, languagesIn } from "./texts.js";

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensClient } from "../../lens/engine/lens-client.js"
 * @import { Memory } from "../../ui/browser/storage.js"
 * @import { Activity, Item } from "../activity.js"
 * @import { CheckTools } from "../kinds/kinds.js"
 * @import { ActivityProblem } from "../validate.js"
 */

const KEY = "course-make";

/** @extends {Store<MakerModel>} */
export class Maker extends Store {
    /** @type {CheckTools | null} */
    tools = null;
    /** @type {any} */
    #schema = null;
    #checks;
    /** The sheet that was made last, and the draft that it was made of. @type {{of: string, sheet: Activity} | null} */
    #sheet = null;
    #notices = new Notices(this);

    /**
     * @param {object} parts
     * @param {LensClient} parts.engine  for boards
     * @param {() => LensClient} [parts.openChecker]  for what takes seconds
     * @param {Memory} parts.memory
     * @param {string} parts.language  of the first text
     * @param {Translate} [parts.translate]  opens records that are texts
     * @param {CheckTools["readJson"]} [parts.readJson]
     * @param {CheckTools["openCatalog"]} [parts.openCatalog]
     * @param {boolean} [parts.runsCode]  whether model solutions are run
     * @param {number} [parts.pause]
     */
    constructor({
        engine,
        openChecker = () => engine,
        memory,
        language,
        translate,
        readJson,
        openCatalog,
        runsCode = false,
        pause,
    }) {
        super({
            phase: "loading",
            trouble: "",
            draft: emptyDraft(),
            languages: [language],
            chosen: -1,
            version: 0,
            refused: [],
            kept: true,
            notices: [],
        });
        this.engine = engine;
        this.translate = translate;
        this.memory = memory;
        this.language = language;
        this.readJson = readJson;
        this.openCatalog = openCatalog;
        this.runsCode = runsCode;
        this.#checks = new DraftChecks({
            draft: () => this.model.draft,
            changed: () => this.#set({}),
            openChecker,
            pause,
        });
    }

    /** Begins with the draft of the last visit, or with a given text. @param {string | null} [text] */
    async start(text = null) {
        try {
            const { engine, readJson, openCatalog, runsCode } = this;
            const [{ games, levels }, schema] = await Promise.all([engine.games(), loadSchema(readJson)]);
            this.tools = { engine, games, levels, readJson, openCatalog, runsCode };
            this.#schema = schema;
            this.#checks.means = { schema, tools: this.tools };
            const kept = this.memory.read(KEY);
            if (kept?.draft && refusalOf(kept.draft, schema).length === 0) {
                this.#sheet = kept.sheet?.sheet ? kept.sheet : null;
                this.#take(kept.draft, Array.isArray(kept.languages) ? kept.languages : undefined);
            }
            this.#set({ phase: "ready" });
            if (text !== null) await this.open(text);
            this.#checks.check();
        } catch (error) {
            this.#set({ phase: "failed", trouble: /** @type {Error} */ (error).message });
        }
    }

    // Drafts

    /** Opens the text of a draft. What is no draft leaves the present one alone. @param {string} text */
    async open(text) {
        const { draft, refused } = await this.#read(text);
        if (draft) this.#replace(draft, "make.opened");
        else this.#set({ refused });
        return draft !== null;
    }

    /** @param {string} text @returns {Promise<{draft: Activity | null, refused: ActivityProblem[]}>} */
    async #read(text) {
        let draft;
        try {
            draft = parseActivity(text);
        } catch (error) {
            if (!(error instanceof ActivityRefused)) throw error;
            return { draft: null, refused: error.problems };
        }
        const { engine, translate: t } = this;
        const unread = t ? await openRecords(draft, { engine, t }) : [];
        const refused = unread.length ? unread : refusalOf(draft, this.#schema);
        return refused.length ? { draft: null, refused } : { draft, refused };
    }

    /** Begins a new draft. */
    begin() {
        this.#replace(emptyDraft(), "make.begun");
    }

    /** @param {Activity} draft @param {Sentence["key"]} key  of the notice */
    #replace(draft, key) {
        const { draft: before } = this.model;
        this.#take(draft);
        this.#keep();
        this.tell({ key, undo: before.items.length || before.title ? before : null });
        this.#checks.check();
    }

    /** @param {Activity} draft @param {string[]} [languages] */
    #take(draft, languages = languagesIn(draft)) {
        this.#set({
            draft,
            languages: languages.length ? languages : [this.language],
            chosen: -1,
            version: 0,
            refused: [],
        });
    }

    closeRefusal() {
        this.#set({ refused: [] });
    }

    /** The draft as a file for its teacher. */
    get text() {
        return `${JSON.stringify(this.model.draft, null, 4)}\n`;
    }

    // Changes

    /** @param {Record<string, unknown>} change */
    setHead(change) {
        this.#change(/** @type {Activity} */ (changed(this.model.draft, change)));
    }

    /** Writes texts in other languages. @param {string[]} languages */
    setLanguages(languages) {
        if (languages.length === 0) return;
        const { draft, languages: before } = this.model;
        const dropped = before.some((language) => !languages.includes(language));
        const next = dropped ? inLanguages(draft, languages) : draft;
        this.#set({ languages });
        this.#change(next);
        if (dropped && JSON.stringify(next) !== JSON.stringify(draft)) this.tell({ key: "make.dropped", undo: draft });
    }

    /** Changes the version shown of an item. @param {number} place @param {Record<string, unknown>} change */
    setItem(place, change) {
        const { draft, version } = this.model;
        this.#changeItem(place, withVersion(draft.items[place], version, change));
    }

    /** @param {Record<string, unknown> & {kind: string}} item */
    add(item) {
        this.#change(withItem(this.model.draft, item));
        this.choose(this.model.draft.items.length - 1);
    }

    /** @param {number} place */
    duplicate(place) {
        const { draft } = this.model;
        this.#change(withItem(draft, structuredClone(draft.items[place]), place + 1));
        this.choose(place + 1);
    }

    /** @param {number} place */
    remove(place) {
        const { draft } = this.model;
        this.choose(-1);
        this.#change(withoutItem(draft, place));
        this.tell({ key: "make.removed", params: { number: place + 1 }, undo: draft });
    }

    /** @param {number} place @param {number} by */
    move(place, by) {
        const { draft, chosen, version } = this.model;
        const next = moved(draft, place, by);
        if (next === draft) return;
        if (chosen >= 0) {
            const { id } = draft.items[chosen];
            this.#set({ chosen: next.items.findIndex((item) => item.id === id), version });
        }
        this.#change(next);
    }

    /** Shows an item for editing. @param {number} place  -1 for none */
    choose(place) {
        this.#set({ chosen: place, version: 0 });
    }

    // Variants

    /** @param {number} version */
    show(version) {
        this.#set({ version });
    }

    addVariant() {
        const { draft, chosen } = this.model;
        const item = withVariant(draft.items[chosen]);
        this.#changeItem(chosen, item);
        this.show(item.variants?.length ?? 0);
    }

    removeVariant() {
        const { draft, chosen, version } = this.model;
        this.show(0);
        this.#changeItem(chosen, withoutVariant(draft.items[chosen], version));
        this.tell({ key: "make.variantRemoved", undo: draft });
    }

    /** @param {number} place @param {Item} item */
    #changeItem(place, item) {
        const { draft } = this.model;
        this.#change({ ...draft, items: draft.items.map((each, number) => (number === place ? item : each)) });
    }

    /** @param {Activity} draft */
    #change(draft) {
        this.#set({ draft });
        this.#keep();
        this.#checks.check();
    }

    #keep() {
        const { draft, languages } = this.model;
        const kept = this.memory.write(KEY, { draft, languages, sheet: this.#sheet });
        if (kept !== this.model.kept) this.#set({ kept });
    }

    /** The problems outside the items. */
    get headProblems() {
        return this.#checks.headProblems;
    }

    /** The problems of an item, with paths within it; null while the engine looks. @param {number} place */
    problemsOf(place) {
        return this.#checks.problemsOf(place);
    }

    /** Problems of the version shown, paths within it. @param {number} place */
    shownProblems(place) {
        return problemsOfVersion(this.problemsOf(place) ?? [], this.model.version);
    }

    /** `bad`: something needs fixing; `checking`: the engine looks; `good`: it can be given to students. */
    get verdict() {
        return this.#checks.verdict;
    }

    /** Settles when the engine has looked at everything that is there now. */
    get settled() {
        return this.#checks.settled;
    }

    // Giving

    /** The sheet for students. The same draft gives the same sheet, so that receipts of a class belong together. */
    async sheet() {
        const { draft } = this.model;
        const of = JSON.stringify(draft);
        if (this.#sheet?.of !== of) {
            const games = this.tools?.games ?? [];
            // Sheets of one activity have one key, whatever changes.
            const key = this.#sheet?.sheet.id === draft.id ? this.#sheet.sheet.key : draft.key;
            this.#sheet = { of, sheet: await seal(key ? { ...draft, key } : draft, { games }) };
            this.#keep();
        }
        return this.#sheet.sheet;
    }

    // Notices

    /** @param {Parameters<Notices["tell"]>[0]} notice */
    tell(notice) {
        this.#notices.tell(notice);
    }

    /** @param {number} id */
    closeNotice(id) {
        this.#notices.closeNotice(id);
    }

    /** Brings a draft back. @param {{id: number, undo?: any}} notice */
    takeBack({ id, undo }) {
        this.closeNotice(id);
        if (!undo) return;
        this.#take(undo);
        this.#keep();
        this.#checks.check();
    }

    /** The version shown of an item. @param {number} place */
    shownItem(place) {
        return versionOf(this.model.draft.items[place], this.model.version);
    }

    /** @param {Partial<MakerModel>} change */
    #set(change) {
        this.update((model) => ({ ...model, ...change }));
    }
}
