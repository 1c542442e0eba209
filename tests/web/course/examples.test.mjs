/** The finished sheets: valid, sealed from their drafts, and each goes through once right and once wrong, in Node. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { variantsOf } from "../../../web/course/activity.js";
import { Course } from "../../../web/course/course.js";
import { randomSeed } from "../../../web/course/draw.js";
import { choiceAnswers } from "../../../web/course/kinds/choice.js";
import { spellText } from "../../../web/course/sealing/answers.js";
import { openLock, placeOf } from "../../../web/course/sealing/lock.js";
import { problemsOf } from "../../../web/course/validate.js";
import { EngineSearch } from "../../../web/engine/search.js";
import { loadSteps } from "../../../web/learn/lessons/lessons.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { storageOf } from "../app-engine.mjs";
import { checkActivity } from "../drive/at-once.mjs";
import { readJson, schema, startEngine } from "./engine.mjs";

const slow = { timeout: 400_000 };
const tools = await startEngine();
after(() => tools.engine.close());
const names = ["search", "three-players", "heuristics"];
const folder = new URL("../../../web/examples/course/", import.meta.url);
const textOf = (/** @type {string} */ name) => readFile(new URL(`${name}.json`, folder), "utf8");
const jsonOf = async (/** @type {string} */ name) => JSON.parse(await textOf(name));

/**
 * @param {string} name
 * @param {string} seed
 * @param {{memory?: any, student?: {id: string, name: string} | null, state?: string | null}} [how]  `state`: what the
 *     place for grades hands back
 */
async function opened(name, seed, { memory, student = null, state = null } = {}) {
    const course = new Course({
        ...tools,
        reporting: /** @type {any} */ ({
            open: async () => ({ state, student }),
            report: async () => {},
            close: async () => {},
        }),
        memory:
            memory ??
            openMemory(() => {
                throw new Error("nothing is kept");
            }),
        newSeed: () => seed,
        wait: async () => {},
    });
    await course.open(await textOf(name));
    return course;
}

/** @param {string} name @param {string} seed */
async function begin(name, seed) {
    const course = await opened(name, seed);
    assert.equal(course.model.phase, "begin", JSON.stringify(course.model));
    await course.begin();
    return course;
}

/** The draft's item, as the student got it. @param {any} draft @param {Course} course */
function drafted(draft, course) {
    const sitting = /** @type {NonNullable<Course["sitting"]>} */ (course.sitting);
    const { place, variant } = sitting.items[sitting.current];
    return /** @type {any} */ (variantsOf(draft.items[place])[variant]);
}

/** An entry for the form of a question. @param {any} item @param {boolean} right */
function entryOf({ kind, options, right: answer, several }, right) {
    if (kind === "choice") {
        const [first] = choiceAnswers({ right: answer, several });
        return right ? first : String(options.findIndex((_, number) => String(number) !== first));
    }
    if (kind === "number") return String(right ? answer : answer + 1);
    return right ? answer[0] : "nothing of the kind";
}

/** An action for the position. @param {any} work @param {any} item @param {boolean} right */
async function actionOf(work, item, right) {
    const record = work.recordWith(work.line ?? []);
    const legal = work.state.legal.map(({ text }) => text);
    const other = (/** @type {string[]} */ known) => legal.find((/** @type {string} */ text) => !known.includes(text));
    const { kind } = item.goal ?? {};
    if (item.kind === "puzzle") {
        const known = work.task.right.map(({ action }) => action);
        return right ? known[0] : other(known);
    }
    if (kind === "best") {
        const search = new EngineSearch(tools.engine, 30);
        const { best } = await search.start(record, { nodes: 100_000, timeMs: 1500 });
        const { lines } = await search.start(record, { nodes: 150_000, lines: 64 });
        return right ? best : (other(lines.map(({ actions }) => actions[0])) ?? lines.at(-1)?.actions[0]);
    }
    if (kind === "reach") {
        const reached = [];
        for (const text of legal) {
            const after = { ...record, actions: [...(record.actions ?? []), text] };
            const since = record.actions?.length ?? 0;
            const answer = await tools.engine.call("reached", after, since, item.goal.conditions);
            if (answer.reached) reached.push(text);
        }
        return right ? reached[0] : other(reached);
    }
    // Nothing forces a win in a game to be lost, so what is left out there does not matter.
    const { win } = await tools.engine.call("findWin", record, { plies: 9, positions: 1_000_000 });
    return right ? win.solutions[0] : other(win.solutions);
}

/** Works on the item shown. @param {Course} course @param {any} item  of the draft @param {boolean} right */
async function answer(course, item, right) {
    const work = /** @type {any} */ (course.work);
    assert.equal(work.phase, "try", `${item.id}: ${work.trouble}`);
    if (item.kind === "lens") {
        work.heard({ type: "exercise", result: "solved", first: right ? 3 : 0, questions: 3 });
        return;
    }
    if (item.kind === "lesson") {
        const steps = await loadSteps(item.game, readJson);
        for (const id of item.steps) {
            const step = steps.find((each) => each.id === id);
            const [good] = /** @type {any} */ (step).answer;
            const bad = work.state.legal.find(
                ({ text }) => text !== good && !(step?.goal?.actions ?? []).includes(text),
            );
            await work.act(right ? good : bad.text);
            await work.next();
        }
        return;
    }
    if (work.form) {
        const { kind, action } = item.goal ?? {};
        const legal = work.state?.legal ?? [];
        const yes = legal.some(({ text }) => text === action) === right;
        const entries = {
            "how-many": String(legal.length + (right ? 0 : 1)),
            legal: yes ? "yes" : "no",
        };
        await course.answer(entries[kind] ?? entryOf(item, right));
        return;
    }
    for (let moves = 0; work.phase === "try" && moves < 10; ++moves) {
        // A game that is to be lost ends with the engine's win, or with the moves that are allowed.
        await course.act(await actionOf(work, item, right));
    }
}

for (const name of names) {
    test(`${name}: ten items, and the engine finds nothing wrong with the draft`, slow, async () => {
        const draft = await jsonOf(`drafts/${name}`);
        assert.deepEqual(problemsOf(draft, schema), []);
        assert.equal(draft.items.length, 10);
        assert.deepEqual(await checkActivity(draft, tools), []);
    });

    test(`${name}: the sheet is the draft without its answers`, slow, async () => {
        const [draft, sheet] = [await jsonOf(`drafts/${name}`), await jsonOf(name)];
        assert.deepEqual(problemsOf(sheet, schema), []);
        const known = ["title", "text", "options", "record", "goal", "points", "attempts", "hints", "several", "mixed"];
        for (const [place, item] of draft.items.entries()) {
            const sealed = variantsOf(sheet.items[place]);
            for (const [variant, open] of variantsOf(item).entries()) {
                for (const field of known) assert.deepEqual(sealed[variant][field], open[field], `${item.id} ${field}`);
                const { lock } = sealed[variant];
                assert.equal(Boolean(lock), ["choice", "number", "text"].includes(item.kind), item.id);
                if (!lock) continue;
                const spelling = {
                    choice: () => choiceAnswers(open)[0],
                    number: () => String(open.right),
                    text: () => spellText(open.right[0]),
                }[/** @type {"choice"} */ (item.kind)]();
                const { right, told } = await openLock(sheet.sealed, placeOf(item, variant), lock, [spelling]);
                assert.ok(right, item.id);
                assert.deepEqual(told.explain, open.explain);
            }
        }
    });

    for (const right of [true, false]) {
        test(`${name}: all ${right ? "right" : "wrong"}`, slow, async () => {
            const draft = await jsonOf(`drafts/${name}`);
            const course = await begin(name, right ? "one" : "two");
            const { items } = /** @type {NonNullable<Course["sitting"]>} */ (course.sitting);
            for (let number = 0; number < items.length; ++number) {
                if (number > 0) await course.go(number);
                const item = drafted(draft, course);
                await answer(course, item, right);
                const progress = course.sitting?.progressOf(number);
                assert.equal(progress?.tries, 1, `${item.id}: ${course.work?.phase} ${course.work?.trouble}`);
                assert.equal(progress?.score, Number(right), item.id);
            }
            course.finish();
            assert.equal(course.model.phase, "end");
            const { score, passed, done } = /** @type {any} */ (course.sitting).result;
            assert.deepEqual([score, passed, done], [Number(right), right, true]);
        });
    }
}

test("one sheet is there in all languages", async () => {
    const draft = await jsonOf("drafts/three-players");
    for (const { title, text, options, explain = title } of draft.items) {
        for (const each of [title, text, explain, ...(Array.isArray(options) ? options : [])]) {
            assert.deepEqual(Object.keys(each), ["en", "zh-Hans", "fa"]);
        }
    }
});

test("on a shared device what was handed in stays: done again, a limited sheet counts for nothing", slow, async () => {
    const kept = new Map();
    const memory = {
        read: (/** @type {string} */ key) => kept.get(key) ?? null,
        write: (/** @type {string} */ key, /** @type {any} */ value) => Boolean(kept.set(key, value)),
        forget: (/** @type {string} */ key) => kept.delete(key),
    };
    const may = (/** @type {Course} */ { mayRestart, mayPractise }) => [mayRestart, mayPractise];
    const first = await opened("search", "one", { memory });
    assert.deepEqual(may(first), [false, false]);
    await first.begin("Ada");
    const begun = await opened("search", "one", { memory });
    assert.deepEqual([...may(begun), begun.isOfDevice], [false, false, true], "starting over is one more attempt");
    first.finish();
    const second = await opened("search", "two", { memory });
    assert.deepEqual([second.model.phase, second.sitting?.seed, ...may(second)], ["end", "Ada", false, true]);
    const before = [...kept];
    second.practise();
    assert.deepEqual([second.model.phase, second.sitting?.seed, second.model.practice], ["begin", "two", true]);
    await second.begin();
    second.finish();
    assert.deepEqual([second.model.phase, ...may(second)], ["end", false, true]);
    assert.deepEqual([...kept], before);
    second.toResult();
    assert.deepEqual([second.model.practice, second.sitting?.seed, second.sitting?.done], [false, "Ada", true]);
    const known = await opened("search", "three", { memory, student: { id: "7", name: "Bob" } });
    assert.equal(known.sitting?.seed, "7");
    await known.begin();
    known.finish();
    const again = await opened("search", "four", { memory, student: { id: "7", name: "Bob" } });
    assert.deepEqual([again.model.phase, ...may(again)], ["end", false, false]);
});

test("the student is the one whose work is shown, also after a reload and after practice", slow, async () => {
    for (const code of ["student1", "abc12345", "Benjamin"]) {
        const storage = storageOf();
        const memory = openMemory(() => /** @type {any} */ (storage));
        const first = await opened("search", randomSeed(), { memory });
        assert.equal(first.who, null);
        await first.begin(code);
        const student = /\d/.test(code) ? { id: code, name: "" } : { id: "", name: code };
        assert.deepEqual(first.who, student);
        first.finish();
        const later = await opened("search", randomSeed(), { memory });
        assert.deepEqual(later.who, student);
        later.practise();
        assert.equal(later.who, null);
        await later.begin("x9");
        assert.equal(later.who?.id, "x9");
        later.toResult();
        assert.deepEqual(later.who, student);
    }
});

test(
    "a place for grades that hands back a cut, empty or foreign state doesn't undo the work on the device",
    slow,
    async () => {
        const storage = storageOf();
        const memory = openMemory(() => /** @type {any} */ (storage));
        const student = { id: "7", name: "Ada" };
        const first = await opened("search", "s", { memory, student });
        await first.begin();
        await first.go(1);
        const [key] = [...storage.map.keys()].filter((name) => name.startsWith("quintet/course/"));
        const whole = JSON.parse(storage.map.get(key));
        assert.equal((await opened("search", "s", { memory, student, state: whole })).sitting?.resumed, true);
        for (const state of [whole.slice(0, -7), "", "true", "bookmark=3", "[]", '{"v":2}', "z", null]) {
            const later = await opened("search", "s", { memory, student, state });
            assert.deepEqual([later.sitting?.resumed, later.sitting?.current], [true, 1], String(state));
            // What could not be read is under another name.
            if (state) assert.equal(storage.map.get(`quintet/damaged/${key.slice("quintet/".length)}/returned`), state);
        }

        // What the device itself has may be damaged: that isn't overwritten either.
        for (const text of [JSON.stringify(whole.slice(0, -7)), "[1,", '{"state":1}']) {
            storage.map.set(key, text);
            const reopened = await opened("search", "s", { memory, student });
            assert.equal(reopened.sitting?.resumed, false);
            assert.equal(storage.map.get(`quintet/damaged/${key.slice("quintet/".length)}`), text);
        }
    },
);
