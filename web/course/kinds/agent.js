/**
 * An agent of the student's own that has to beat an opponent. Fields: `game`, `options`, `opponent` (a seat of the
 * arena), `games`, `wins`: how many of so many games; `form`, `script`, `template`, `code`: what it begins with. A game
 * that is drawn counts half, one that is stopped or left counts as lost. An attempt is `games` games of the tryout; it
 * ends early once the wins are reached.
 */

import { MAY_GO } from "../sitting/state-text.js";
import { checkGame, problem } from "./work/checks.js";
import { Work } from "./work/work.js";

/**
 * @import { Arena } from "../../arena/arena.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Kind } from "./kinds.js"
 * @import { Say } from "./work/work.js"
 */

const SHORT = "short";
const FILES = { python: "agent.py", javascript: "agent.js" };
/** Delay before code that is written is kept. */
const NOTE_DELAY_MS = 1000;
/** A game under way, among the points of the games. */
const BEGUN = "?";
const decoder = new TextDecoder();

class AgentWork extends Work {
    tellsItself = true;
    /** Points of the games of this attempt. @type {number[]} */
    results = [];
    /** Whether a game that counts is under way. */
    begun = false;
    code = "";
    /** @type {Arena | null} */
    arena = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #noting = undefined;

    /** The seat of the others. */
    get opponent() {
        return this.item.opponent ?? "level:easy";
    }

    get games() {
        return this.item.games ?? 1;
    }

    get wins() {
        return this.item.wins ?? this.games;
    }

    /** What is told before: a stopped game counts. */
    get tasks() {
        return [(/** @type {Translate} */ t) => t("course.agentStops")];
    }

    /** @param {number} turn */
    async begin(turn) {
        this.results = [];
        this.begun = false;
        const t = this.parts.translate;
        if (this.element || !t) return this.#count();
        const [{ openTryout }, { templates }] = await Promise.all([
            import("../../arena/tryout-view/open-tryout.js"),
            import("../../../build/wasm/agent-sources.js"),
        ]);
        if (turn !== this.turn) return undefined;
        const { item } = this;
        const { form = SHORT, script = "python", template = "random", options = {} } = item;
        const begun = templates.find(
            (each) =>
                (each.game === null || each.game === item.game) &&
                each.form === form &&
                each.language === script &&
                each.name === template,
        );
        const { line = "", answer } = this.parts.kept;
        this.code = readNoted(line).code || answer || (item.code ?? begun?.text ?? "");
        const players = this.tools.games.find(({ id }) => id === item.game)?.players ?? [];
        const { element, arena } = await openTryout({
            t,
            agent: {
                id: "student",
                name: t("seat.you"),
                language: script,
                form,
                className: "",
                game: item.game,
                files: { [FILES[/** @type {"python"} */ (script)]]: new TextEncoder().encode(this.code) },
                changed: 0,
            },
            options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
            rivals: players.slice(1).map(() => this.opponent),
            onEdit: (files) => {
                this.code = Object.values(files).map((bytes) => decoder.decode(bytes))[0] ?? "";
                clearTimeout(this.#noting);
                this.#noting = setTimeout(() => this.#note(), NOTE_DELAY_MS);
            },
            onPhase: (phase) => this.follow(phase),
            onOver: ({ points }) => this.over(points),
        });
        if (turn !== this.turn) return arena.close();
        this.arena = arena;
        this.set({ element });
        return this.#count();
    }

    /** The tryout lets its reader choose: a game against another opponent is for practice. */
    get #practice() {
        return this.arena?.model.rivals.some((seat) => seat !== this.opponent) ?? false;
    }

    /** A game counts from its start. @param {string} phase  of the tryout */
    follow(phase) {
        if (phase === "starting" && this.phase === "try" && !this.#practice) {
            this.begun = true;
            this.#note();
        }
        if (phase === "stopped" && this.begun) this.#stopped();
        // What failed is the tryout, not the agent.
        if (phase === "failed" && this.begun) {
            this.begun = false;
            this.#note();
        }
    }

    /** A game that was stopped or left counts as lost. */
    #stopped() {
        this.over(0, [(t) => t("course.agentStopped")]);
    }

    /** @param {number} points  of one game, 0 to 1 @param {Say[]} [says] */
    over(points, says = []) {
        if (this.phase !== "try") return;
        if (!this.begun && this.#practice) {
            this.set({ says: [(t) => t("course.otherOpponent"), (t) => this.#says(t)] });
            return;
        }
        this.begun = false;
        this.results = [...this.results, points];
        const sum = this.results.reduce((total, each) => total + each, 0);
        const all = [...says, (/** @type {Translate} */ t) => this.#says(t)];
        this.set({ says: all });
        const left = this.games - this.results.length;
        if (sum < this.wins && sum + left >= this.wins) return this.#note();
        const score = Math.min(1, sum / this.wins);
        this.hand(score, this.code, { says: all });
    }

    /** Continues with the games of an attempt. @param {string} text */
    async resume(text) {
        const { results, begun } = readNoted(text);
        this.results = results;
        this.#count();
        this.set({ phase: "try" });
        if (begun) this.#stopped();
        return true;
    }

    /** Keeps the games so far, and the code as long as there is room for it. */
    #note() {
        clearTimeout(this.#noting);
        const games = [...this.results, ...(this.begun ? [BEGUN] : [])];
        if (this.phase === "try") this.parts.note?.(`${games.join(",")}${MAY_GO}${this.code}`);
    }

    #count() {
        this.set({ says: [(t) => this.#says(t)] });
    }

    /** @param {Translate} t */
    #says(t) {
        const sum = this.results.reduce((total, each) => total + each, 0);
        const { games, wins } = this;
        return t("course.agentGames", { points: sum, played: this.results.length, games, wins });
    }

    close() {
        clearTimeout(this.#noting);
        // The game under way is noted: a later visit counts it.
        this.begun = false;
        super.close();
        this.arena?.close();
    }
}

/** The games and the code of a line. @param {string} text */
function readNoted(text) {
    const [games, code = ""] = text.split(MAY_GO);
    const all = games.split(",").filter(Boolean);
    return { results: all.filter((each) => each !== BEGUN).map(Number), begun: all.includes(BEGUN), code };
}

/** @type {Kind} */
export const agent = {
    id: "agent",
    check: async (item, tools) => {
        const { games = 1, wins = games } = item;
        const problems = checkGame(tools, item.game);
        if (wins > games) problems.push(problem(["wins"], "course.bad.maximum", { value: wins, limit: games }));
        const level = /^level:(.*)$/.exec(item.opponent ?? "")?.[1];
        const levels = tools.levels.map(({ id }) => id);
        if (level !== undefined && !levels.includes(level)) {
            problems.push(problem(["opponent"], "course.bad.choice", { value: level, wanted: levels.join(", ") }));
        }
        return problems;
    },
    open: (parts) => new AgentWork(parts),
};
