/**
 * The names of actions in a trace. The engine describes an action in the position where it is played; the description
 * is asked for when a name is first shown, and until then the action's text stands in its place.
 */
import { CUT, ENTER } from "../trace/events.js";

/**
 * @import { ActionView, GameRecord } from "../../engine/protocol.js"
 * @import { Replay } from "../trace/replay.js"
 */

/** The most lines that are asked for at a time, and how long names are collected before, in milliseconds. */
const AT_A_TIME = 40;
const COLLECT_MS = 30;

export class ActionNames {
    /** @type {Map<string, ActionView>} */
    #views = new Map();
    /** Texts to ask for. @type {Set<string>} */
    #wanted = new Set();
    /** Texts that the engine has been asked for. @type {Set<string>} */
    #asked = new Set();
    /**
     * For each text a node to which it leads, or as `-1 - node` one where it is left out.
     * @type {Map<string, number>}
     */
    #places = new Map();
    /** The number of events looked at. */
    #seen = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;
    /** @type {Replay | null} */
    #replay = null;
    /** @type {GameRecord | null} */
    #record = null;

    /**
     * @param {(record: GameRecord, from: number) => Promise<ActionView[]>} describe  the actions from a ply on
     * @param {() => void} changed  called when names have arrived
     */
    constructor(describe, changed) {
        this.describe = describe;
        this.changed = changed;
    }

    /**
     * Begins with another run. Names are kept if it is about the same game.
     * @param {GameRecord | null} record  null for a tree, whose actions are called by their texts
     * @param {Replay} replay
     */
    begin(record, replay) {
        const sameGame =
            JSON.stringify([record?.game, record?.options]) ===
            JSON.stringify([this.#record?.game, this.#record?.options]);
        if (!sameGame) this.#views.clear();
        this.#record = record;
        this.#replay = replay;
        this.#asked.clear();
        this.#wanted.clear();
        this.#places.clear();
        this.#seen = 0;
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }

    /** Keeps what a position says about its actions. @param {readonly ActionView[]} actions */
    note(actions) {
        for (const action of actions) if (!this.#views.has(action.text)) this.#views.set(action.text, action);
    }

    /** The description of an action, or null if it has not arrived yet. @param {string} text */
    viewOf(text) {
        const view = this.#views.get(text) ?? null;
        if (!view && this.#record && !this.#asked.has(text)) {
            this.#wanted.add(text);
            this.#timer ??= setTimeout(() => this.#ask(), COLLECT_MS);
        }
        return view;
    }

    close() {
        clearTimeout(this.#timer);
        this.#record = null;
    }

    /** Looks where the texts occur in the events that have come since the last time. */
    #look() {
        const replay = this.#replay;
        if (!replay) return;
        const { words, places, texts } = replay;
        const add = (/** @type {number} */ number, /** @type {number} */ place) => {
            for (const [at, text] of texts[number].split("; ").entries()) {
                // Of a best reply the actions follow one another; the first one's place would lead to the wrong turn.
                if (at === 0 && !this.#places.has(text)) this.#places.set(text, place);
            }
        };
        for (; this.#seen < replay.events; ++this.#seen) {
            const at = places[this.#seen] + 1;
            const kind = words[at - 1] & 0xff;
            if (kind === ENTER) add(words[at + 2], words[at]);
            if (kind !== CUT) continue;
            const end = at + (words[at - 1] >>> 8);
            for (let each = at + 5; each < end; ++each) add(words[each], -1 - words[at]);
        }
    }

    /** The actions from the root to a node. @param {number} node @returns {string[]} */
    #path(node) {
        const replay = /** @type {Replay} */ (this.#replay);
        const path = [];
        for (let each = node; each >= 0; ) {
            const at = replay.places[replay.entered[each]] + 1;
            const text = replay.texts[replay.words[at + 2]];
            if (text) path.push(text);
            each = replay.words[at + 1];
        }
        return path.reverse().flatMap((text) => text.split("; "));
    }

    async #ask() {
        const record = this.#record;
        const replay = this.#replay;
        this.#look();
        for (const text of [...this.#wanted].slice(0, AT_A_TIME)) {
            this.#wanted.delete(text);
            const place = this.#places.get(text);
            if (!record || place === undefined || this.#views.has(text)) continue;
            this.#asked.add(text);
            const path = place >= 0 ? this.#path(place) : [...this.#path(-1 - place), text];
            const before = record.actions?.length ?? 0;
            try {
                const views = await this.describe({ ...record, actions: [...(record.actions ?? []), ...path] }, before);
                if (this.#record !== record || this.#replay !== replay) return;
                this.note(views);
            } catch {
                // The text stays in place of a name.
            }
        }
        this.#timer = undefined;
        if (this.#wanted.size > 0) this.#timer = setTimeout(() => this.#ask(), 0);
        this.changed();
    }
}
