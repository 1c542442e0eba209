/**
 * A student who does one of the finished sheets through the page's own controls. What is right comes from the draft,
 * and for what the engine judges from an engine in this process.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { variantsOf } from "../../../web/course/activity.js";
import { choiceAnswers } from "../../../web/course/kinds/choice.js";
import { EngineSearch } from "../../../web/engine/search.js";
import { loadSteps } from "../../../web/learn/lessons/lessons.js";
import { GivenLeaves } from "../../../web/lens/predict/questions/given.js";
import { runToEnd } from "../../../web/lens/search/run-to-end.js";
import { becomes, eventually } from "../browser.mjs";
import { readJson, startEngine } from "../course/engine.mjs";
import { chooseQuestions } from "./at-once.mjs";

/** How long one task may take: the engine thinks, and replies after a delay. */
const PATIENCE_MS = 60_000;
const folder = new URL("../../../web/examples/course/", import.meta.url);

export const sheets = ["search", "three-players", "heuristics"];
export const sheetText = (/** @type {string} */ name) => readFile(new URL(`${name}.json`, folder), "utf8");
const draftOf = async (/** @type {string} */ name) => JSON.parse(await sheetText(`drafts/${name}`));

/** @typedef {import("playwright-core").Page | import("playwright-core").Frame} Place */
/** @typedef {import("../../../web/engine/protocol.js").ActionView} ActionView */

/** What the page is at. Self-contained, because it runs there. */
function look() {
    const { course, model } = /** @type {any} */ (document.querySelector("quintet-course"));
    const { sitting, work } = course;
    if (model.phase !== "work" || !work) return { phase: model.phase };
    const { place, variant } = sitting.items[sitting.current];
    const { tries, score } = sitting.progressOf();
    const record = work.item.record || work.puzzle ? work.recordWith(work.line ?? []) : null;
    const step = work.lesson?.step?.id ?? "";
    const { phase, state, acts, trouble } = work;
    return { phase, place, variant, tries, score, record, step, acts, trouble, legal: state?.legal ?? [] };
}

/** Ways to turn and place a shape so that it covers cells. Self-contained. @param {string[]} cells */
function shapeFor(cells) {
    const root = /** @type {any} */ (document.querySelector("quintet-course")).shadowRoot;
    const tray = root.querySelector("quintet-board").extensions.find((/** @type {any} */ each) => each.choose);
    const key = [...cells].sort().join(" ");
    const old = { chosen: tray.chosen, turns: tray.turns };
    try {
        for (let shape = 0; shape < 7; ++shape) {
            for (let turns = 0; turns < 4; ++turns) {
                Object.assign(tray, { chosen: shape, turns });
                for (const [cell, covered] of tray.fits) {
                    if ([...covered].sort().join(" ") === key) return { shape, turns, cell };
                }
            }
        }
        return null;
    } finally {
        Object.assign(tray, old);
    }
}

/** Turns of the shape in the tray. Self-contained. */
function turnsNow() {
    const root = /** @type {any} */ (document.querySelector("quintet-course")).shadowRoot;
    return root.querySelector("quintet-board").extensions.find((/** @type {any} */ each) => each.choose).turns;
}

export class Student {
    /**
     * @param {Awaited<ReturnType<typeof startEngine>>} tools
     * @param {Place} place  the page or frame with the sheet
     * @param {any} draft
     */
    constructor(tools, place, draft) {
        this.tools = tools;
        this.place = place;
        this.draft = draft;
    }

    get items() {
        return this.draft.items.length;
    }

    /** Presses a button. @param {import("playwright-core").Locator} button */
    press(button) {
        return button.click();
    }

    /** Ticks an option. @param {import("playwright-core").Locator} option */
    tick(option) {
        return option.check();
    }

    /** Writes into a field. @param {import("playwright-core").Locator} field @param {string} text */
    write(field, text) {
        return field.fill(text);
    }

    /** Presses a cell of the board. @param {string} id */
    pressCell(id) {
        return this.place.locator(`quintet-board .cell[data-cell="${id}"]`).click();
    }

    /** Picks a shape and turns it. @param {{shape: number, turns: number}} wanted */
    async pickShape({ shape, turns }) {
        const { place } = this;
        await place.locator("quintet-board .tray-shapes button").nth(shape).click();
        for (let times = 0; times < 4 && (await place.evaluate(turnsNow)) !== turns; ++times) {
            await place.getByRole("button", { name: "Turn right" }).click();
        }
    }

    /** Begins. The same code gets the same tasks. @param {string} code */
    async begin(code) {
        const { place } = this;
        await place.locator("[data-do=begin]").waitFor({ timeout: PATIENCE_MS });
        const field = place.locator("quintet-course-frame input[type=text]");
        if (await field.count()) await this.write(field, code);
        await this.press(place.locator("[data-do=begin]"));
    }

    /** Does all tasks and hands in. @param {boolean} right */
    async all(right) {
        for (let number = 1; number <= this.items; ++number) await this.task(number, right);
        await this.press(this.place.locator("[data-do=finish]"));
        const points = this.draft.items.reduce((sum, { points: each = 1 }) => sum + each, 0);
        await becomes(() => this.place.locator(".score").innerText(), `${right ? points : 0} of ${points}`);
    }

    /** Does one task, once. @param {number} number  from 1 @param {boolean} right */
    async task(number, right) {
        const { place, draft } = this;
        await this.goTo(number);
        const seen = await this.seen((now) => now.place === number - 1 && now.phase === "try");
        const item = /** @type {any} */ (variantsOf(draft.items[number - 1])[seen.variant]);
        if (item.kind === "lens") await this.predict(item, right);
        else if (item.kind === "lesson") await this.steps(item, right);
        else if (["choice", "number", "text"].includes(item.kind)) await this.question(item, right);
        else if (["how-many", "legal"].includes(item.goal?.kind)) await this.ask(item, seen, right);
        else await this.play(item, right);
        const { score, tries } = await this.seen((now) => now.phase === "answered");
        assert.deepEqual([score, tries], [Number(right), 1], `${draft.id} ${item.id}`);
        assert.equal(
            await place.locator(".verdict").first().getAttribute("class"),
            `verdict ${right ? "right" : "wrong"}`,
        );
    }

    /** @param {number} number  of a task, from 1 */
    goTo(number) {
        return this.press(this.place.locator(`[data-item="${number}"]`));
    }

    /** What the page is at, as soon as that is what one waits for. @param {(now: any) => boolean} wanted */
    async seen(wanted) {
        return eventually(async () => {
            const now = /** @type {any} */ (await this.place.evaluate(look));
            assert.ok(now.phase !== "failed", now.trouble);
            assert.equal(wanted(now), true, JSON.stringify({ ...now, legal: undefined }));
            return now;
        }, PATIENCE_MS);
    }

    check() {
        return this.press(this.place.locator("[data-do=check]"));
    }

    /** A question without a board. @param {any} item @param {boolean} right */
    async question({ kind, options, right: answer, several }, right) {
        const { place } = this;
        if (kind === "choice") {
            const [good] = choiceAnswers({ right: answer, several });
            const chosen = right
                ? good.split(/\D+/)
                : [String(options.findIndex((_, /** @type {number} */ number) => String(number) !== good))];
            for (const each of chosen) await this.tick(place.locator(`quintet-course-item input[value="${each}"]`));
        } else if (kind === "number") {
            await this.write(place.locator("[name=number]"), String(right ? answer : answer + 1));
        } else await this.write(place.locator("[name=text]"), right ? answer[0] : "nothing of the kind");
        await this.check();
    }

    /** A question about the position shown. @param {any} item @param {any} seen @param {boolean} right */
    async ask({ goal }, { legal }, right) {
        const { place } = this;
        if (goal.kind === "how-many")
            await this.write(place.locator("[name=number]"), String(legal.length + Number(!right)));
        else {
            const isLegal = legal.some((/** @type {ActionView} */ { text }) => text === goal.action);
            await this.tick(place.locator(`quintet-course-item input[value=${isLegal === right ? "yes" : "no"}]`));
        }
        await this.check();
    }

    /** Plays until the task is judged. @param {any} item @param {boolean} right */
    async play(item, right) {
        for (let moves = 0; moves < 10; ++moves) {
            const now = await this.seen(({ phase, acts }) => phase === "answered" || (phase === "try" && acts));
            if (now.phase === "answered") return;
            const text = await this.choose(item, now, right);
            await this.enter(now.legal.find((/** @type {ActionView} */ each) => each.text === text));
            await this.seen(
                ({ phase, record }) => phase === "answered" || record.actions.length > now.record.actions.length,
            );
        }
    }

    /** An action that is right or wrong there. @param {any} item @param {any} now @param {boolean} right */
    async choose(item, { record, legal }, right) {
        const { engine } = this.tools;
        const texts = legal.map((/** @type {ActionView} */ { text }) => text);
        const other = (/** @type {string[]} */ known) =>
            texts.find((/** @type {string} */ text) => !known.includes(text));
        if (item.goal?.kind === "best") {
            const search = new EngineSearch(engine, 30);
            if (right) return (await search.start(record, { nodes: 100_000, timeMs: 10_000 })).best;
            const { lines } = await search.start(record, { nodes: 150_000, lines: 64 });
            return other(lines.map(({ actions }) => actions[0])) ?? lines.at(-1)?.actions[0];
        }
        if (item.goal?.kind === "reach") {
            const reached = [];
            for (const text of texts) {
                const after = { ...record, actions: [...record.actions, text] };
                const { length } = record.actions;
                const answer = await engine.call("reached", after, length, item.goal.conditions);
                if (answer.reached) reached.push(text);
            }
            return right ? reached[0] : other(reached);
        }
        const { win } = await engine.call("findWin", record, { plies: 9, positions: 1_000_000 });
        return right ? win.solutions[0] : other(win.solutions);
    }

    /** Enters an action on the board. @param {ActionView} action */
    async enter({ text, from, to, hand, cells }) {
        const { place } = this;
        const everything = place.getByRole("button", { name: "Show everything" });
        if (await everything.count()) await this.press(everything);
        if (cells.length > 1) {
            // What boards can do besides pressing cells is loaded after them.
            await place.locator("quintet-board .tray-shapes button").first().waitFor();
            const found = await place.evaluate(shapeFor, cells);
            assert.ok(found, `no shape covers ${cells}`);
            await this.pickShape(found);
            await this.pressCell(found.cell);
            return;
        }
        if (hand) {
            await this.press(place.locator(`quintet-board .hand-item[data-kind="${hand}"][aria-disabled="false"]`));
        } else if (from) await this.pressCell(from);
        if (to) await this.pressCell(to);
        else await this.press(place.locator(`.extras [data-action="${text}"]`));
    }

    /** Steps of a lesson. @param {any} item @param {boolean} right */
    async steps({ game, steps }, right) {
        const all = await loadSteps(game, readJson);
        for (const [number, id] of steps.entries()) {
            const { legal } = await this.seen(({ step, acts }) => step === id && acts);
            const { answer, goal } = /** @type {any} */ (all.find((each) => each.id === id));
            const known = [...answer, ...(goal?.actions ?? [])];
            await this.enter(
                legal.find((/** @type {ActionView} */ { text }) =>
                    right ? text === answer[0] : !known.includes(text),
                ),
            );
            if (number + 1 < steps.length) await this.press(this.place.locator("[data-do=step]"));
        }
    }

    /**
     * Predicts what a search does; the wrong way is to have everything shown.
     * @param {any} item
     * @param {boolean} right
     */
    async predict({ options: { tree, predict, ...options } }, right) {
        const { engine } = this.tools;
        const leaves = new GivenLeaves(
            await runToEnd(engine, /** @type {any} */ ({ tree, options: { algorithm: "minimax" } }), 9),
        );
        const { height } = await engine.call("readTree", tree);
        const replay = await runToEnd(
            engine,
            /** @type {any} */ ({ tree, options: { ...options, depth: height } }),
            10,
        );
        const part = this.place.locator("quintet-lens-predict");
        for (const { answer } of chooseQuestions(replay, {
            kinds: [predict],
            leaves: predict === "cut" ? leaves : null,
        })) {
            await part.locator("[data-do=show]").waitFor();
            if (!right) await this.press(part.locator("[data-do=show]"));
            else if (predict === "cut") await this.press(part.locator(`[data-answer="${answer.join()}"]`));
            else {
                for (const [place, value] of answer.entries())
                    await this.write(part.locator("input").nth(place), String(value));
                await this.press(part.locator("form .primary"));
            }
            await this.press(part.locator("[data-do=next]"));
        }
    }
}

/**
 * Where the board's cursor is as seen from a cell: the key that leads there, or "". Self-contained.
 * @param {string} id
 */
function wayTo(id) {
    const root = /** @type {any} */ (document.querySelector("quintet-course")).shadowRoot;
    const board = root.querySelector("quintet-board");
    const focused = board.renderRoot.activeElement?.getAttribute("data-cell");
    if (!focused) return "Tab";
    const [to, at] = [board.scene.byId.get(id), board.scene.byId.get(focused)];
    if (Math.abs(at.y - to.y) > 1) return at.y > to.y ? "ArrowUp" : "ArrowDown";
    if (Math.abs(at.x - to.x) > 1) return at.x > to.x ? "ArrowLeft" : "ArrowRight";
    return "";
}

/** A student who touches nothing but the keyboard. */
export class KeyboardStudent extends Student {
    /** @type {import("playwright-core").Keyboard} */
    get keys() {
        return /** @type {import("playwright-core").Page} */ (this.place).keyboard;
    }

    /** Goes on with the Tab key until an element has the focus. @param {import("playwright-core").Locator} wanted */
    async reach(wanted) {
        await wanted.first().waitFor();
        const has = () => wanted.first().evaluate((element) => element.matches(":focus"));
        for (let tabs = 0; tabs < 120; ++tabs) {
            if (await has()) return;
            await this.keys.press("Tab");
        }
        throw new Error(`the Tab key does not lead to ${wanted}`);
    }

    /** @param {import("playwright-core").Locator} button */
    async press(button) {
        await this.reach(button);
        await this.keys.press("Enter");
    }

    /**
     * Of several radio buttons one can be reached; the arrow keys lead to the others.
     * @param {import("playwright-core").Locator} option
     */
    async tick(option) {
        const name = await option.getAttribute("name");
        if ((await option.getAttribute("type")) === "checkbox") {
            await this.reach(option);
            await this.keys.press("Space");
            return;
        }
        await this.reach(this.place.locator(`input[name="${name}"]`).first());
        for (let presses = 0; !(await option.evaluate((element) => element.matches(":focus"))); ++presses) {
            assert.ok(presses < 10, "the arrow keys lead to each option");
            await this.keys.press("ArrowDown");
        }
        await this.keys.press("Space");
    }

    /** @param {import("playwright-core").Locator} field @param {string} text */
    async write(field, text) {
        await this.reach(field);
        await this.keys.type(text);
    }

    /** @param {string} id */
    async pressCell(id) {
        await this.place.locator("quintet-board").first().waitFor();
        for (let presses = 0; presses < 120; ++presses) {
            const key = await this.place.evaluate(wayTo, id);
            if (key === "") return this.keys.press("Enter");
            await this.keys.press(key);
        }
        throw new Error(`the keys do not lead to ${id}`);
    }

    /** @param {{shape: number, turns: number}} wanted */
    async pickShape({ shape, turns }) {
        await this.reach(this.place.locator("quintet-board .tray-shapes button").nth(shape));
        await this.keys.press("Enter");
        await this.reach(this.place.locator("quintet-board .cell[tabindex='0']"));
        for (let times = 0; times < 4 && (await this.place.evaluate(turnsNow)) !== turns; ++times) {
            await this.keys.press("r");
        }
    }
}

/** Opens the engine and the drafts once. */
export async function startStudents() {
    const tools = await startEngine();
    const drafts = Object.fromEntries(await Promise.all(sheets.map(async (name) => [name, await draftOf(name)])));
    return {
        /** @param {string} name  of a sheet @param {Place} place */
        student: (name, place) => new Student(tools, place, drafts[name]),
        /** @param {string} name @param {import("playwright-core").Page} page */
        typist: (name, page) => new KeyboardStudent(tools, page, drafts[name]),
        close: () => tools.engine.close(),
    };
}
