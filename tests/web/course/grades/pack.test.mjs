/** Zip files for an LMS: their manifest against the form of SCORM 1.2, and what is in them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readSheetLink } from "../../../../web/course/files/sheet-link.js";
import { writeManifest } from "../../../../web/course/pack/manifest.js";
import { packScorm } from "../../../../web/course/pack/pack.js";
import { ThinHost } from "../../../../web/course/pack/thin-host.js";
import { strFromU8, strToU8, unzipSync } from "../../../../web/node_modules/fflate/esm/index.mjs";
import { zipOf } from "../../../../web/ui/browser/zip.js";
import { becomes } from "../../browser.mjs";
import { resultOf } from "./results.mjs";
import { formErrors } from "./scorm-form.mjs";

/** @type {any} */
const sheet = {
    quintet: "activity",
    version: 1,
    id: "1st-sheet",
    title: { en: 'Search & "Play" <1>', fa: "جست‌وجو" },
    pass: 0.6,
    sealed: { salt: "c2FsdA", cost: 1024 },
    key: "a2V5",
    items: [{ id: "one", kind: "choice", options: ["a", "b"], lock: { keys: ["k"], box: "b" } }],
};
const what = { id: "1st-sheet", title: "Search", start: "index.html", files: ["index.html", "assets/a b.js"] };

test("the manifest has the form of SCORM 1.2, whatever the title", async () => {
    for (const more of [
        {},
        { pass: 0.6 },
        { pass: 0 },
        { title: "x".repeat(500) },
        { title: "<&\"'> \u0000\u0008 \ud800 张伟 𝔄 زهرا" },
        { title: "  " },
        { files: ["index.html", "assets/ü&.js", "assets/%.js"] },
    ]) {
        assert.deepEqual(await formErrors(writeManifest({ ...what, ...more })), [], JSON.stringify(more));
    }
});

test("an incorrect manifest is found, whatever is wrong with it", async () => {
    const manifest = writeManifest({ ...what, pass: 0.6 });
    for (const [right, wrong] of [
        ['adlcp:scormtype="sco"', 'adlcp:scormtype="course"'],
        ['identifier="quintet-1st-sheet"', 'identifier="1st-sheet"'],
        ["<resources>", "<resource>"],
        ['identifierref="resource"', 'identifier="item"'],
        ["adlcp:masteryscore", "adlcp:mastery"],
        ['default="organization"', 'default="other"'],
        ['<organization identifier="organization"', '<organization identifier="item"'],
    ]) {
        assert.ok(manifest.includes(right), right);
        assert.notDeepEqual(await formErrors(manifest.replaceAll(right, wrong)), [], wrong);
    }
});

test("the manifest names the title, every file, and the mastery score where there is one", () => {
    const manifest = writeManifest({ ...what, title: "A & B", pass: 1 / 3 });
    assert.match(manifest, /<title>A &amp; B<\/title>/);
    assert.match(manifest, /<adlcp:masteryscore>33\.33<\/adlcp:masteryscore>/);
    assert.match(manifest, /<file href="assets\/a%20b\.js" \/>/);
    assert.match(manifest, /href="index\.html"/);
    assert.doesNotMatch(writeManifest(what), /masteryscore/);
});

/** A small site. */
const site = new Map(
    Object.entries({
        "course/pack-files.json": JSON.stringify({
            page: "course.html",
            files: ["assets/main-1.js", "assets/engine-1.wasm"],
            puzzles: { cachex: ["assets/puzzles-cachex-1-00000000.gz"], hive: ["assets/puzzles-hive-1-00000000.gz"] },
        }),
        "course.html":
            '<!doctype html>\n<html data-offline="service-worker.js" lang="en">\n<link rel="manifest" href="manifest.webmanifest" />\n<script src="assets/main-1.js"></script>',
        "assets/main-1.js": "run()",
        "assets/engine-1.wasm": "\0asm",
        "assets/puzzles-cachex-1-00000000.gz": "pieces",
        "assets/puzzles-hive-1-00000000.gz": "pieces",
    }).map(([name, text]) => [`https://site.example/${name}`, text]),
);
const address = (/** @type {string} */ file) => `https://site.example/${file}`;
const from = (/** @type {Map<string, string>} */ files) => async (/** @type {string} */ url) => {
    const text = url.endsWith("/thin-main.js") ? "start()" : files.get(url);
    if (text === undefined) throw new Error("404");
    return strToU8(text);
};
const open = (/** @type {Uint8Array} */ zip) =>
    Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));

test("a full zip holds the page with all its files, its sheet and a manifest that names them", async () => {
    const files = open(await packScorm(sheet, { full: true, load: from(site), address }));
    const names = ["assets/engine-1.wasm", "assets/main-1.js", "index.html", "sheet.json"];
    assert.deepEqual(Object.keys(files), ["imsmanifest.xml", ...names]);
    assert.deepEqual(JSON.parse(files["sheet.json"]), sheet);
    assert.match(files["index.html"], /<html data-packed lang="en">\n<script/);
    assert.deepEqual(await formErrors(files["imsmanifest.xml"]), []);
    const named = [...files["imsmanifest.xml"].matchAll(/<file href="([^"]*)"/g)].map(([, name]) => name);
    assert.deepEqual(named, names);
    const puzzle = { id: "two", kind: "puzzle", game: "hive" };
    const more = open(await packScorm({ ...sheet, items: [puzzle] }, { full: true, load: from(site), address }));
    assert.deepEqual(
        Object.keys(more).filter((name) => name.includes("puzzles")),
        ["assets/puzzles-hive-1-00000000.gz"],
    );
});

test("the same sheet gives the same bytes", async () => {
    const [one, two] = [0, 1].map(() => packScorm(sheet, { full: true, load: from(site), address }));
    assert.deepEqual(await one, await two);
});

test("a thin zip shows the site with the sheet in its address, and takes its title's language", async () => {
    const zip = await packScorm(sheet, { full: false, language: "fa", load: from(site), address });
    const files = open(zip);
    assert.deepEqual(Object.keys(files), ["imsmanifest.xml", "index.html", "thin.css", "thin.js", "sheet.json"]);
    assert.deepEqual(await formErrors(files["imsmanifest.xml"]), []);
    assert.match(files["imsmanifest.xml"], /<title>جست‌وجو<\/title>/);
    const [, frame] = files["index.html"].match(/<iframe [^>]*src="([^"]*)"/) ?? [];
    assert.ok(frame.startsWith("https://site.example/course.html#"));
    assert.deepEqual(JSON.parse((await readSheetLink(new URL(frame).hash)) ?? ""), sheet);
    assert.ok(zip.length < 12_000, `${zip.length} bytes`);
});

test("what cannot be packed is refused with the reason", async () => {
    const { sealed, ...draft } = sheet;
    const without = (/** @type {string} */ name) => from(new Map([...site].filter(([url]) => !url.endsWith(name))));
    await assert.rejects(packScorm(draft, { full: false, load: from(site), address }), {
        problem: { key: "pack.draft", params: undefined },
    });
    await assert.rejects(packScorm(sheet, { full: true, load: without("pack-files.json"), address }), {
        problem: { key: "pack.notBuilt", params: undefined },
    });
    await assert.rejects(packScorm(sheet, { full: true, load: without("main-1.js"), address }), {
        problem: { key: "pack.missing", params: { file: "assets/main-1.js" } },
    });
    const sources = async (/** @type {string} */ url) => strToU8(`import { a } from "./${url.length}.js";`);
    await assert.rejects(packScorm(sheet, { full: false, load: sources, address }), {
        problem: { key: "pack.notBuilt", params: undefined },
    });
});

test("an agent in Python is refused by its title: a complete zip does not hold Python", async () => {
    const pack = (/** @type {any} */ more, full = true) =>
        packScorm(
            { ...sheet, items: [...sheet.items, { id: "agent-1", kind: "agent", ...more }] },
            { full, untitled: (number) => `Task ${number}`, load: from(site), address },
        );
    await assert.rejects(pack({ title: "Beat it" }), { problem: { key: "pack.python", params: { item: "Beat it" } } });
    await assert.rejects(pack({}), { problem: { key: "pack.python", params: { item: "Task 2" } } });
    await assert.rejects(pack({ script: "javascript", variants: [{ script: "python" }] }), {
        problem: { key: "pack.python", params: { item: "Task 2" } },
    });
    assert.ok(await pack({ script: "javascript" }));
    assert.ok(await pack({}, false));
});

test("a zip keeps what is compressed already, and any bytes", async () => {
    const bytes = new Uint8Array(70_000).map((_, place) => (place * 7919) % 251);
    const files = unzipSync(
        await zipOf(
            new Map([
                ["a/b.png", bytes],
                ["c.bin", bytes],
                ["empty", new Uint8Array()],
            ]),
        ),
    );
    assert.deepEqual(files["a/b.png"], bytes);
    assert.deepEqual(files["c.bin"], bytes);
    assert.equal(files.empty.length, 0);
});

/** A thin page with a frame and an LMS. */
function thin(lms = {}) {
    const listeners = {};
    const posted = [];
    const told = [];
    const calls = [];
    const frame = { postMessage: (data, target) => posted.push({ ...data, target }) };
    const here = { addEventListener: (type, listen) => Object.assign(listeners, { [type]: listen }) };
    const reporter = {
        name: "scorm",
        open: async () => ({ state: "kept", keeps: true, student: { id: "7", name: "Wei Li" } }),
        report: async (result) => calls.push(["report", result.score]),
        close: () => calls.push(["close"]),
        ...lms,
    };
    const origin = "https://site.example";
    const host = new ThinHost({ here, frame, origin, lms: reporter, tell: (key) => told.push(key) });
    const say = (data, more = {}) => listeners.message({ source: frame, origin, data, ...more });
    return { host, listeners, posted, told, calls, say };
}
const getState = { subject: "SPLICE.getState", message_id: "m1" };
const report = { subject: "SPLICE.reportScoreAndState", message_id: "m2" };
const result = { ...resultOf({ score: 0.5 }), quintet: 1, type: "result" };

test("the thin page hands the state to the site and results to the LMS", async () => {
    const page = thin();
    page.say(getState);
    await becomes(
        async () => page.posted,
        [
            {
                subject: "SPLICE.getState.response",
                message_id: "m1",
                state: { quintet: 1, state: "kept" },
                user_id: "7",
                user_name: "Wei Li",
                target: "https://site.example",
            },
        ],
    );
    page.say(report);
    page.say(result);
    await becomes(async () => page.posted.length, 2);
    assert.deepEqual(page.posted[1], {
        subject: "SPLICE.reportScoreAndState.response",
        message_id: "m2",
        target: "https://site.example",
    });
    page.listeners.pagehide();
    assert.deepEqual([page.calls, page.told], [[["report", 0.5], ["close"]], []]);
});

test("the thin page hears the site only, and only results that are some", async () => {
    const page = thin();
    page.say(getState, { origin: "https://other.example" });
    page.say(result, { source: {} });
    page.say(null);
    page.say({ ...result, score: 2 });
    page.say({ ...result, items: [{}] });
    page.say({ ...result, state: "x".repeat(20_000) });
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual([page.posted, page.calls], [[], []]);
});

for (const [name, lms] of Object.entries({
    missing: { open: async () => null },
    "that does not begin": { open: () => Promise.reject(new Error("no")) },
    "that stores nothing": { report: () => Promise.reject(new Error("no")) },
})) {
    test(`with an LMS ${name}, the site gives the student a receipt`, async () => {
        const page = thin(lms);
        page.say(report);
        page.say(result);
        await becomes(
            async () => page.posted.map(({ message_id, error }) => [message_id, error?.code]),
            [["m2", "lms"]],
        );
        assert.deepEqual(page.told, lms.open ? ["pack.noLms"] : []);
    });
}
