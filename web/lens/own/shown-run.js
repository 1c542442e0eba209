/**
 * A student's run as the lens shows it: its trace, its lines, and sentences for steps that differ from the lens's own.
 */

import { listIn } from "../../i18n/formats.js";
import { scoresText, scoreText } from "../sentences/scores.js";
import { Replay } from "../trace/replay.js";
import { writeTrace } from "./own-trace.js";

/**
 * @import { Language } from "../../agents/search/run-search.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Cursor } from "../trace/cursor.js"
 * @import { Stop } from "../trace/events.js"
 * @import { Names } from "../sentences/step-sentences.js"
 * @import { Finding } from "./compare-runs.js"
 * @import { OwnRun } from "./own-visits.js"
 */

/** A source as the code pane shows it. @typedef {{lines: {text: string, steps: string[]}[]}} Source */

/** How many children that a cut skips are named. */
const NAMED = 5;

export class ShownRun {
    /**
     * @param {object} parts
     * @param {OwnRun} parts.run
     * @param {string[]} parts.files  texts, by the number of the file
     * @param {Language} parts.language
     * @param {string} parts.name  of the function that searches
     * @param {Stop} [parts.stop]
     * @param {boolean} [parts.isStopped]  whether it ended before it returned
     * @param {() => {t: Translate, names: Names}} parts.words  those of the page, whenever a sentence is needed
     */
    constructor({ run, files, language, name, stop, isStopped = false, words }) {
        this.run = run;
        this.language = language;
        this.name = name;
        this.words = words;
        this.height = Math.max(1, run.height);
        this.trace = writeTrace(run, stop);
        this.replay = new Replay();
        this.replay.follow(this.trace);
        this.isStopped = isStopped;
        this.lines = files.map((text) => text.split("\n"));
        /** @type {{step: number, source: Source | null}} */
        this.shown = { step: -1, source: null };
    }

    /** The file that runs at a step, with its line marked. @param {number} step @returns {Source} */
    source(step) {
        if (this.shown.step === step && this.shown.source) return this.shown.source;
        const [file, line] = this.trace.places[step - 1] ?? [0, 0];
        const lines = this.lines[file] ?? this.lines[0] ?? [];
        const source = {
            lines: lines.map((text, at) => ({ text, steps: at + 1 === line ? [this.replay.kind(step - 1)] : [] })),
        };
        this.shown = { step, source };
        return source;
    }

    /**
     * What the student's search did where the lens's own sentence would claim more; "" elsewhere.
     * @param {Cursor} cursor
     */
    sentence(cursor) {
        const { replay, step } = cursor;
        if (step === 0) return "";
        const { t, names } = this.words();
        const event = replay.event(step - 1);
        if (event.kind === "begin") return t("own.say.begin", { name: this.name });
        if (event.kind === "cut") {
            const named = event.texts.slice(0, NAMED).map(names.nameOf);
            const blanks = { names: listIn(t, named), count: event.leftOut };
            return t(event.leftOut > named.length ? "own.say.cutMany" : "own.say.cut", blanks);
        }
        if (event.kind === "research")
            return t("own.say.again", { action: names.nameOf(cursor.nodes[event.child].text) });
        if (event.kind === "end") return this.isStopped ? t("own.say.stopped") : this.#ending(t);
        if (event.kind !== "leave") return "";
        const node = cursor.nodes[event.node];
        const best = cursor.nodes[node.best];
        const value = event.values[replay.player];
        if (node.source === "leaf" ? isSame(node.values, event.values) : best && isSame(best.values, event.values))
            return "";
        return t("own.say.leave", { value: scoreText(t, value) });
    }

    /** What the search has returned; "" without a number. @param {Translate} t */
    #ending(t) {
        const { visits, roots, hasVectors, player } = this.run;
        const values = visits[roots.at(-1) ?? 0]?.values;
        if (!values) return "";
        const value = hasVectors ? scoresText(t, values) : scoreText(t, values[player]);
        return t("own.value.only", { value });
    }

    /** The step at which a finding shows. @param {Finding} finding */
    stepOf(finding) {
        const { replay, trace } = this;
        /** @type {string[]} */
        const wanted = { "wrong-cut": ["cut"], "missed-cut": ["take"] }[/** @type {string} */ (finding.kind)] ?? [
            "leave",
            "leaf",
            "enter",
        ];
        for (const kind of wanted) {
            for (const [at, visit] of trace.visits.entries()) {
                if (visit !== finding.visit || replay.kind(at) !== kind) continue;
                const event = replay.event(at);
                if (event.kind !== "take" || !("after" in finding) || event.child === finding.after) return at + 1;
            }
        }
        return replay.events;
    }
}

/** @param {readonly number[]} one @param {readonly number[]} other */
const isSame = (one, other) => one.every((value, player) => value === other[player]);
