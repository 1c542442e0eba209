/**
 * The lessons with the real engine, in Node: every step is solved by its answer, and every wrong try gets its words.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { PROTOCOL_VERSION } from "../../../../web/engine/protocol.js";
import { Host } from "../../../../web/engine/worker/host.js";
import { languages } from "../../../../web/i18n/t.js";
import { Lesson } from "../../../../web/learn/lessons/lesson.js";
import { gamesWithLessons, loadSteps } from "../../../../web/learn/lessons/lessons.js";
import { Progress } from "../../../../web/learn/lessons/progress.js";
import { LensClient } from "../../../../web/lens/engine/lens-client.js";
import { LensMethods } from "../../../../web/lens/engine/lens-methods.js";
import { loadFullModule } from "../../../wasm/module.mjs";
import { catalogueIn } from "../../i18n/catalogues.mjs";

const slow = { timeout: 400_000 };
const load = (/** @type {string} */ game) =>
    loadSteps(game, async (url) => JSON.parse(await readFile(/** @type {URL} */ (url), "utf8")));
const module = await loadFullModule();

/** A worker whose host runs in this thread. */
function makeWorker() {
    const worker = /** @type {any} */ ({ onmessage: null, onerror: null, onmessageerror: null, terminate() {} });
    const say = (/** @type {any} */ answer) =>
        setImmediate(() => worker.onmessage?.({ data: structuredClone(answer) }));
    const host = new Host(LensMethods, module, { post: say, later: (task) => setImmediate(task) });
    worker.postMessage = (/** @type {any} */ request) => setImmediate(() => host.receive(structuredClone(request)));
    say({ id: 0, type: "ready", version: PROTOCOL_VERSION });
    return worker;
}

const engine = new LensClient({ moduleUrl: "unused", makeWorker });
after(() => engine.close());

/** Marks that last for the test. */
function marks() {
    const kept = new Map();
    return {
        get: async (/** @type {string} */ key) => kept.get(key) ?? null,
        set: async (/** @type {string} */ key, /** @type {any} */ value) => kept.set(key, value),
    };
}

async function begin(/** @type {string} */ game, step = "") {
    const progress = new Progress(Promise.resolve({ marks: marks() }));
    const lesson = new Lesson({ engine, progress, load, wait: async () => {} });
    await lesson.open({ game, step });
    assert.equal(lesson.model.phase, "ready", lesson.model.trouble);
    return lesson;
}

/** Steps of several turns whose win is too deep to prove at once: a wrong try is told at the end. */
const unproven = ["tempo"];

for (const game of gamesWithLessons) {
    test(`${game}: every step is solved by its answer, and every wrong try is answered`, slow, async () => {
        const lesson = await begin(game);
        for (const [index, step] of lesson.model.steps.entries()) {
            for (const wrong of step.wrong ?? []) {
                if (unproven.includes(step.id) || wrong.try.length > 1) continue;
                await lesson.go(index);
                await lesson.act(wrong.try[0]);
                assert.ok(lesson.model.own, `${step.id}: ${wrong.try} is wrong`);
                assert.equal(lesson.model.say, wrong.say, `${step.id}: ${wrong.try}`);
                assert.deepEqual([lesson.model.tried, lesson.model.line], ["try", []], "it is taken back");
            }
            await lesson.go(index);
            if (step.answer.length === 1) {
                await lesson.act(step.answer[0]);
                assert.equal(lesson.model.tried, "right", step.id);
                assert.ok(lesson.model.finished.includes(step.id));
            } else {
                await lesson.act(step.answer[0]);
                assert.equal(lesson.model.tried, "try", `${step.id}: its first action is right`);
                await lesson.show();
                assert.equal(lesson.model.tried, "shown", step.id);
                assert.ok(!lesson.model.finished.includes(step.id), "what was shown is not finished");
            }
        }
    });

    test(`${game}: every step has all its words in every language, and no others`, async () => {
        const steps = await load(game);
        const wanted = steps.flatMap(({ id, wrong = [] }) =>
            [...new Set(["title", "task", "hint", "praise", ...wrong.map(({ say }) => say)])].map(
                (key) => `lessons.${game}.${id}.${key}`,
            ),
        );
        for (const { id } of languages) {
            const { [id]: messages } = await catalogueIn(`lessons/${game}`);
            assert.deepEqual(Object.keys(messages).sort(), [...wanted].sort(), id);
            for (const [key, text] of Object.entries(messages)) assert.ok(String(text).trim(), `${id}: ${key}`);
        }
    });
}

test(
    "in a step with several turns the engine replies, and a try that does not get there is refuted",
    slow,
    async () => {
        const lesson = await begin("cachex", "bridge");
        await lesson.act("PLACE 4,0");
        assert.equal(lesson.model.tried, "try");
        assert.equal(lesson.model.line.length, 2, "the engine has replied");
        const { line } = lesson.model;
        await lesson.again();
        assert.deepEqual(lesson.model.line, []);
        await lesson.resume(line);
        assert.deepEqual([lesson.model.tried, lesson.model.line], ["try", line]);
        await lesson.resume(["PLACE 9,9", "PLACE 9,8"]);
        assert.deepEqual(lesson.model.line, line, "an impossible line changes nothing");

        const block = await begin("cachex", "block");
        await block.act("PLACE 1,2");
        assert.equal(block.model.reply?.outcome.state, "won", "the refutation was on the board");
        assert.equal(block.model.own?.outcome.state, "ongoing");
        assert.equal(block.model.state?.actions.length, block.step?.actions?.length ?? 0, "the try is taken back");
        await block.show();
        assert.deepEqual([block.model.tried, block.model.own, block.model.say], ["shown", null, ""]);
    },
);

test("progress is kept, the next visit goes on with what is open, and it can be forgotten", slow, async () => {
    const progress = new Progress(Promise.resolve({ marks: marks() }));
    const first = new Lesson({ engine, progress, load, wait: async () => {} });
    await first.open({ game: "chexers" });
    await first.act("MOVE -2,0 -1,0");
    const second = new Lesson({ engine, progress, load, wait: async () => {} });
    await second.open({ game: "chexers" });
    assert.deepEqual([second.model.index, second.model.finished], [1, ["move"]]);
    await second.forget();
    assert.deepEqual(await progress.finished("chexers"), []);
});
