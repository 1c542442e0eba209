/** What reporters send to an LMS and to pages around the activity, with stand-ins for their windows. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { findApi } from "../../../../web/course/grades/lms.js";
import { messages } from "../../../../web/course/grades/messages.js";
import { MAX_SUSPENDED, scorm, timespan, valuesOf } from "../../../../web/course/grades/scorm.js";
import { HOST_FRAME, splice, stateIn } from "../../../../web/course/grades/splice.js";
import { Reporting } from "../../../../web/course/sitting/reporting.js";
import { becomes } from "../../browser.mjs";
import { itemOf, resultOf } from "./results.mjs";

/** Commits at once, and tries again soon. */
const delays = { gather: 5, soon: 0, retry: 10, longest: 20 };

/** An LMS that keeps values. `answer`: what stands in for its answers, by call. */
function lmsOf(answer = {}, kept = {}) {
    const values = new Map(Object.entries({ "cmi.core.lesson_status": "not attempted", ...kept }));
    const calls = [];
    const call = (name, otherwise) => {
        return (...parameters) => {
            calls.push([name, ...parameters]);
            return (answer[name] ?? otherwise)(...parameters);
        };
    };
    const api = {
        LMSInitialize: call("LMSInitialize", () => "true"),
        LMSGetValue: (name) => values.get(name) ?? "",
        LMSSetValue: call("LMSSetValue", (name, value) => String(Boolean(values.set(name, value)))),
        LMSCommit: call("LMSCommit", () => "true"),
        LMSFinish: call("LMSFinish", () => "true"),
        LMSGetLastError: () => "101",
    };
    return { api, answer, values, calls, count: (name) => calls.filter(([called]) => called === name).length };
}

/** A window within others; the outermost is its own parent. */
function windowIn(parent, more = {}) {
    const here = { ...more };
    here.parent = parent ?? here;
    return here;
}

/** A window of another site: everything but its parent throws. */
const foreign = (parent) =>
    new Proxy(windowIn(parent), {
        get(here, name) {
            if (name !== "parent") throw new Error("SecurityError");
            return here.parent;
        },
    });

test("the API is found around the page, behind windows of other sites, and in an opener", () => {
    const { api } = lmsOf();
    const lms = windowIn(null, { API: api });
    assert.equal(findApi(windowIn(windowIn(lms))), api);
    assert.equal(findApi(windowIn(foreign(lms))), api);
    assert.equal(findApi(windowIn(null, { opener: windowIn(lms) })), api);
    assert.equal(findApi(windowIn(windowIn(null, { opener: foreign(lms) }))), api);
    assert.equal(findApi(windowIn(foreign(null))), null);
    assert.equal(findApi(windowIn(windowIn(null, { API: { something: "else" } }))), null);
});

test("the search for the API ends, however the windows refer to each other", () => {
    const [a, b] = [{}, {}];
    Object.assign(a, { parent: b, opener: b });
    Object.assign(b, { parent: a, opener: a });
    assert.equal(findApi(a), null);
    let deep = windowIn(null, { API: lmsOf().api });
    for (let depth = 0; depth < 1000; ++depth) deep = windowIn(deep);
    assert.equal(findApi(deep), null);
});

test("times are written as SCORM 1.2 wants them", () => {
    assert.equal(timespan(0), "0000:00:00.00");
    assert.equal(timespan(3725.5), "0001:02:05.50");
    assert.equal(timespan(59.999), "0000:00:59.99");
    assert.equal(timespan(1e9), "9999:00:00.00");
});

test("a result becomes the values of SCORM 1.2", () => {
    const value = (more, name) => Object.fromEntries(valuesOf(resultOf(more), 0))[`cmi.core.${name}`];
    assert.equal(value({ score: 2 / 3 }, "score.raw"), "66.67");
    assert.equal(value({}, "lesson_status"), "incomplete");
    assert.equal(value({ passed: true }, "lesson_status"), "incomplete", "as long as it is not handed in");
    assert.equal(value({ done: true }, "lesson_status"), "completed");
    assert.equal(value({ done: true, passed: true }, "lesson_status"), "passed");
    assert.equal(value({ done: true, passed: false }, "lesson_status"), "failed");
    assert.equal(value({}, "exit"), "suspend");
    assert.equal(value({ done: true }, "exit"), "");
});

test("SCORM: a visit reads what was kept, gathers changes into commits, and ends once", async () => {
    const lms = lmsOf(
        {},
        { "cmi.suspend_data": "kept", "cmi.core.student_id": "7", "cmi.core.student_name": "Li, Wei" },
    );
    const reporter = scorm({ here: windowIn(windowIn(null, { API: lms.api })), delays });
    assert.deepEqual(await reporter.open(), { state: "kept", keeps: true, student: { id: "7", name: "Wei Li" } });
    const first = reporter.report(resultOf({ seconds: 100 }));
    const items = [itemOf({ id: "first", points: 1, tries: 2 }), itemOf({ id: "second" })];
    const second = reporter.report(resultOf({ seconds: 175, score: 0.5, items, state: "s" }));
    await Promise.all([first, second]);
    assert.equal(lms.count("LMSCommit"), 1);
    assert.equal(lms.values.get("cmi.core.session_time"), "0000:01:15.00", "of this visit only");
    assert.equal(lms.values.get("cmi.suspend_data"), "s");
    assert.equal(lms.values.get("cmi.core.lesson_location"), "first");
    assert.equal(lms.values.get("cmi.objectives.0.score.raw"), "100");
    assert.equal(lms.values.get("cmi.objectives.1.id"), "second");
    assert.equal(lms.values.get("cmi.objectives.1.status"), undefined, "it was not tried");
    const written = lms.count("LMSSetValue");
    await reporter.report(resultOf({ seconds: 176, score: 0.5, items, state: "s" }));
    assert.equal(lms.count("LMSSetValue"), written + 1, "only what changed is written");
    reporter.report(resultOf({ seconds: 180, score: 0.5, items, state: "t", done: true }));
    reporter.close();
    assert.equal(lms.values.get("cmi.suspend_data"), "t", "before the page goes");
    reporter.close();
    await reporter.report(resultOf({ state: "u" }));
    assert.equal(lms.count("LMSFinish"), 1);
    assert.deepEqual(lms.calls.at(-1), ["LMSFinish", ""]);
});

test("SCORM: the objective of a correct answer is passed whatever it cost, and one that is over is not incomplete", async () => {
    const lms = lmsOf({});
    const reporter = scorm({ here: windowIn(null, { API: lms.api }), delays });
    await reporter.open();
    const items = [
        itemOf({ id: "hint", points: 0.995, score: 1, tries: 1, over: true }),
        itemOf({ id: "open", points: 0.5, score: 0.5, tries: 1 }),
        itemOf({ id: "partly", points: 0.5, score: 0.5, tries: 2, over: true }),
        itemOf({ id: "missed", tries: 2, over: true }),
        itemOf({ id: "empty", over: true }),
    ];
    await reporter.report(resultOf({ items }));
    const statuses = items.map((_, number) => lms.values.get(`cmi.objectives.${number}.status`));
    assert.deepEqual(statuses, ["passed", "incomplete", "completed", "failed", "failed"]);
});

test("SCORM: what an LMS without objectives refuses is left out", async () => {
    const lms = lmsOf();
    lms.answer.LMSSetValue = (name, value) =>
        String(!name.startsWith("cmi.objectives") && lms.values.set(name, value) && true);
    const reporter = scorm({ here: windowIn(null, { API: lms.api }), delays });
    await reporter.open();
    await reporter.report(resultOf());
    await reporter.report(resultOf({ score: 1 }));
    assert.equal(lms.calls.filter(([, name]) => name?.startsWith("cmi.objectives")).length, 1);
});

test("SCORM: a state that is too long is an error, and the rest is kept", async () => {
    const lms = lmsOf();
    const reporter = scorm({ here: windowIn(null, { API: lms.api }), delays });
    await reporter.open();
    const long = resultOf({ score: 1, state: "x".repeat(MAX_SUSPENDED + 1) });
    await assert.rejects(reporter.report(long), /too long/);
    assert.equal(lms.values.get("cmi.core.score.raw"), "100");
    assert.equal(lms.values.has("cmi.suspend_data"), false);
    reporter.close();
});

for (const [what, bad] of Object.entries({
    "answers false": () => "false",
    "answers nothing": () => undefined,
    "answers false with a boolean": () => false,
    throws: () => {
        throw new Error("network");
    },
})) {
    test(`SCORM: a commit that ${what} is reported once, and tried again until it works`, async () => {
        const lms = lmsOf({ LMSCommit: bad });
        const failed = [];
        const reporting = new Reporting([scorm({ here: windowIn(null, { API: lms.api }), delays })], ({ name }) =>
            failed.push(name),
        );
        await reporting.open();
        assert.equal(reporting.kept, true);
        await reporting.report(resultOf());
        assert.equal(reporting.kept, false);
        await reporting.report(resultOf({ score: 0.5 }));
        assert.deepEqual(failed, ["scorm"]);
        delete lms.answer.LMSCommit;
        const before = lms.count("LMSCommit");
        await becomes(async () => lms.count("LMSCommit"), before + 1);
        assert.equal(lms.values.get("cmi.core.score.raw"), "50");
        await pause(50);
        assert.equal(lms.count("LMSCommit"), before + 1, "what is kept is not committed again");
    });

    test(`SCORM: an LMS that ${what} when it is to begin or end does not stop the activity`, async () => {
        const lms = lmsOf({ LMSInitialize: bad });
        lms.values.delete("cmi.core.lesson_status");
        const failed = [];
        const start = () =>
            new Reporting([scorm({ here: windowIn(null, { API: lms.api }), delays })], ({ name }) => failed.push(name));
        const reporting = start();
        assert.deepEqual(await reporting.open(), { state: null, student: null });
        assert.deepEqual([reporting.names, failed], [[], ["scorm"]]);
        await reporting.report(resultOf());
        await reporting.close();

        lms.values.set("cmi.core.lesson_status", "incomplete");
        lms.answer.LMSFinish = bad;
        const again = start();
        await again.open();
        assert.deepEqual(again.names, ["scorm"], "it has begun already");
        await again.report(resultOf());
        await again.close();
        assert.equal(failed.length, 2);
    });
}

test("SCORM: an LMS may answer with booleans, and one that keeps nothing is reported once", async () => {
    const yes = () => true;
    const failed = [];
    const start = async (/** @type {ReturnType<typeof lmsOf>} */ lms) => {
        const parts = { here: windowIn(null, { API: lms.api }), delays };
        const reporting = new Reporting([scorm(parts)], ({ name }) => failed.push(name));
        await reporting.open();
        await reporting.report(resultOf({ state: "s" }));
        await reporting.report(resultOf({ state: "t" }));
        const { kept } = reporting;
        await reporting.close();
        return kept;
    };
    const lms = lmsOf({ LMSInitialize: yes, LMSCommit: yes, LMSFinish: yes });
    lms.answer.LMSSetValue = (name, value) => Boolean(lms.values.set(name, value));
    assert.equal(await start(lms), true);
    assert.deepEqual([lms.values.get("cmi.suspend_data"), failed], ["t", []]);
    assert.equal(await start(lmsOf({ LMSSetValue: yes })), false);
    assert.deepEqual(failed, ["scorm"]);
});

/** A page in a frame; `answers`: what the page around says to a message. */
function framed(answers = () => []) {
    const listeners = new Set();
    const posted = [];
    const parent = {
        postMessage(data, target) {
            posted.push({ ...data, target });
            for (const { source = parent, ...answer } of answers(data)) {
                queueMicrotask(() => {
                    for (const listen of listeners) listen({ source, data: answer });
                });
            }
        },
    };
    const here = {
        parent,
        addEventListener: (_, listen) => listeners.add(listen),
        removeEventListener: (_, listen) => listeners.delete(listen),
    };
    return { here, posted, listeners };
}
const stateAnswer = (more) => (data) =>
    data.subject === "SPLICE.getState"
        ? [{ subject: "SPLICE.getState.response", message_id: data.message_id, ...more }]
        : [];

test("SPLICE: asks for the state, reports scores, and tells when it is handed in", async () => {
    const frame = framed(stateAnswer({ state: { quintet: 1, state: "kept" } }));
    const reporter = splice({ here: frame.here, patience: { state: 10_000, report: 5 } });
    assert.deepEqual(await reporter.open(), { state: "kept", keeps: true });
    assert.equal(frame.listeners.size, 0);
    await reporter.report(resultOf({ score: 0.5 }));
    await reporter.report(resultOf({ score: 1, done: true }));
    await reporter.report(resultOf({ score: 1, done: true }));
    assert.equal(frame.listeners.size, 0);
    const subjects = frame.posted.map(({ subject }) => subject);
    const report = "SPLICE.reportScoreAndState";
    assert.deepEqual(subjects, ["SPLICE.getState", report, report, "SPLICE.sendEvent", report]);
    const [, told] = frame.posted;
    assert.deepEqual(
        [told.score, told.state, told.activity_id],
        [0.5, { quintet: 1, state: resultOf().state }, "search-1"],
    );
    assert.equal(new Set(frame.posted.map(({ message_id }) => message_id)).size, frame.posted.length);
});

test("SPLICE: only the parent's answer to this question counts", async () => {
    const answers = (data) => [
        {
            source: {},
            subject: "SPLICE.getState.response",
            message_id: data.message_id,
            state: { quintet: 1, state: "forged" },
        },
        { subject: "SPLICE.getState.response", message_id: "other", state: { quintet: 1, state: "stale" } },
        { subject: "SPLICE.getState.response", message_id: data.message_id, state: { quintet: 1, state: "right" } },
    ];
    assert.equal((await splice({ here: framed(answers).here }).open()).state, "right");
});

test("SPLICE: a host that listens late hears the question again", async () => {
    let asked = 0;
    const answers = (data) => {
        asked += 1;
        return asked === 3 ? stateAnswer({ state: { quintet: 1, state: "kept" } })(data) : [];
    };
    const { here, posted, listeners } = framed(answers);
    assert.equal((await splice({ here, patience: { state: 10_000, again: 1 } }).open()).state, "kept");
    assert.equal(new Set(posted.map(({ message_id }) => message_id)).size, 1);
    assert.equal(listeners.size, 0);
});

test("SPLICE: a linked zip is waited for; if it stays silent, nothing overwrites what the LMS has", async () => {
    const { here } = framed();
    const lost = [];
    const open = async (name, known) => {
        const reporter = splice({ here: { ...here, name }, patience: { state: 1, known } });
        const reporting = new Reporting([reporter], () => lost.push(name), 10_000);
        await reporting.open();
        return reporting.names;
    };
    assert.deepEqual(await open("", 10_000), ["splice"], "another host may listen without an answer");
    assert.deepEqual(await open(HOST_FRAME, 20), []);
    assert.deepEqual(lost, [HOST_FRAME]);
    const slow = framed();
    const listening = () => [...slow.listeners];
    const reporter = splice({ here: { ...slow.here, name: HOST_FRAME }, patience: { state: 1, known: 10_000 } });
    const reporting = new Reporting([reporter], () => lost.push("slow"), 1);
    const opened = reporting.open();
    setTimeout(() => {
        const [{ message_id }] = slow.posted;
        const data = { subject: "SPLICE.getState.response", message_id, state: { quintet: 1, state: "late" } };
        for (const listen of listening()) listen({ source: slow.here.parent, data });
    }, 20);
    assert.equal((await opened).state, "late");
});

test("SPLICE: a host may say who it is, and that it could not store a report", async () => {
    const answers = (data) => [
        ...stateAnswer({ state: null, user_id: "7", user_name: "Wei Li" })(data),
        ...(data.subject === "SPLICE.reportScoreAndState"
            ? [{ subject: `${data.subject}.response`, message_id: data.message_id, error: { code: "lms" } }]
            : []),
    ];
    const reporter = splice({ here: framed(answers).here });
    assert.deepEqual((await reporter.open()).student, { id: "7", name: "Wei Li" });
    await assert.rejects(reporter.report(resultOf()), /lms/);
});

test("SPLICE: silence, refusals and errors of the page around", async () => {
    const open = (more, patience = 10_000) =>
        splice({ here: framed(more && stateAnswer(more)).here, patience: { state: patience, report: 5 } }).open();
    assert.deepEqual(await open(undefined, 5), { state: null, keeps: false });
    assert.equal(await open({ error: { code: "unsupported_subject" } }), null, "Canvas answers so");
    await assert.rejects(open({ error: { code: "db", message: "no database" } }), /no database/);
    await assert.rejects(open({ message_id: undefined, error: "down" }), /down/);
    const alone = windowIn(null);
    assert.equal(await splice({ here: alone }).open(), null);
    assert.equal(await messages({ here: alone }).open(), null);
});

test("SPLICE: a state is taken in the forms in which hosts hand it back, and nothing else", () => {
    const state = { quintet: 1, state: "[1]" };
    for (const given of [state, JSON.stringify(state), JSON.stringify(JSON.stringify(state))]) {
        assert.equal(stateIn(given), "[1]");
    }
    for (const given of [
        null,
        undefined,
        "",
        "null",
        "{",
        7,
        [],
        {},
        { quintet: 2, state: "x" },
        { quintet: 1, state: {} },
    ]) {
        assert.equal(stateIn(given), null);
    }
    assert.equal(stateIn({ quintet: 1, state: "x".repeat(1e6) }), null);
});

test("messages tell attempts and results without answers", async () => {
    const frame = framed();
    const reporter = messages({ here: frame.here, allowed: ["https://course.example.org"] });
    assert.deepEqual(await reporter.open(), { state: null, keeps: false });
    const first = itemOf({ id: "first", tries: 1, answer: "secret" });
    reporter.report(resultOf({ items: [first, itemOf({ id: "second" })] }));
    const second = itemOf({ id: "second", tries: 1, score: 1, points: 1 });
    reporter.report(resultOf({ score: 0.5, items: [{ ...first, tries: 2 }, second] }));
    assert.deepEqual(
        frame.posted.map(({ type, item, result }) => [type, item ?? null, result ?? null]),
        [
            ["ready", null, null],
            ["result", null, null],
            ["exercise", "first", "wrong"],
            ["exercise", "second", "solved"],
            ["result", null, null],
        ],
    );
    assert.ok(frame.posted.every(({ quintet, target }) => quintet === 1 && target === "https://course.example.org"));
    assert.doesNotMatch(JSON.stringify(frame.posted), /secret/);
});

test("what cannot be reported to one place is reported to the others; the newest state is taken in order", async () => {
    const told = [];
    const place = (name, opened, report = (result) => told.push([name, result.score])) => ({
        name,
        open: async () => opened,
        report,
        close: () => told.push([name, "closed"]),
    });
    const broken = () => {
        throw new Error("broken");
    };
    const failed = [];
    const reporting = new Reporting(
        [
            place("absent", null),
            place("broken", { state: null, keeps: true }, broken),
            place("whole", { state: "kept", keeps: true, student: { id: "1", name: "A" } }),
            { ...place("silent", null), open: () => new Promise(() => {}) },
        ],
        ({ name }, error) => failed.push([name, error.message]),
        20,
    );
    assert.deepEqual(await reporting.open(), { state: "kept", student: { id: "1", name: "A" } });
    assert.deepEqual(reporting.names, ["broken", "whole"]);
    await reporting.report(resultOf({ score: 0.5 }));
    await reporting.report(resultOf({ score: 0.5 }));
    await reporting.report(resultOf({ score: 1 }));
    assert.equal(reporting.kept, true);
    await reporting.close();
    assert.deepEqual(failed, [
        ["silent", "no answer"],
        ["broken", "broken"],
    ]);
    assert.deepEqual(told, [
        ["whole", 0.5],
        ["whole", 1],
        ["broken", "closed"],
        ["whole", "closed"],
    ]);
});
