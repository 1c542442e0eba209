/**
 * A zip in an LMS, from the first answer to the grade: framed as Moodle and Canvas do, in a window, and with LMS that
 * fail.
 */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { findReceipts, isSigned } from "../../../../web/course/grades/receipt.js";
import { packScorm } from "../../../../web/course/pack/pack.js";
import { seal } from "../../../../web/course/sealing/seal.js";
import * as esbuild from "../../../../web/node_modules/esbuild/lib/main.js";
import { strFromU8, unzipSync } from "../../../../web/node_modules/fflate/esm/index.mjs";
import { becomes } from "../../browser.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { startLms } from "./lms.mjs";
import { formErrors } from "./scorm-form.mjs";

const browser = await testBrowser();
const address = (/** @type {string} */ file) => `${browser.origin}/web/${file}`;

/** @type {any} */
const draft = {
    quintet: "activity",
    version: 1,
    id: "two-questions",
    title: "Two questions",
    pass: 0.6,
    items: [
        { id: "plus", kind: "number", text: "One and one?", right: 2 },
        {
            id: "leaves",
            kind: "choice",
            text: "Which one?",
            options: ["this", "that"],
            right: [1],
            points: 2,
            attempts: 1,
        },
    ],
};
const sheet = await seal(draft);

/** Loads files of the site, and the script of thin zips as the build makes it. @param {string} url */
async function load(url) {
    if (url.startsWith("file:")) {
        const { pathname } = new URL(url);
        const { outputFiles } = await esbuild.build({
            entryPoints: [pathname],
            bundle: true,
            write: false,
            format: "esm",
        });
        return outputFiles[0].contents;
    }
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
}
const isBuilt = (await fetch(address("course/pack-files.json"))).ok;
const options = isBuilt ? {} : { skip: "a full zip needs the built site" };
const full = isBuilt ? await packScorm(sheet, { full: true, load, address }) : null;

/**
 * Opens a page of an LMS.
 * @param {Uint8Array | null} zip
 * @param {string} page
 * @param {boolean} [far]  on another site
 */
async function visit(zip, page, far = false) {
    const lms = await startLms(/** @type {Uint8Array} */ (zip));
    after(() => lms.close());
    const opened = await browser.open(`${far ? lms.elsewhere : lms.origin}${page}`);
    await opened.clock.install();
    /** @type {string[]} */
    const asked = [];
    opened.context().on("request", (request) => asked.push(new URL(request.url()).origin));
    return { lms, page: opened, asked };
}

/** The frame or window with the sheet. @param {any} page @param {number} depth  of frames */
function sheetIn(page, depth) {
    let here = page;
    for (let level = 0; level < depth; ++level) here = here.frameLocator("iframe");
    return {
        locator: (selector) => here.locator(selector),
        begin: () => here.locator("[data-do=begin]").click({ timeout: 400_000 }),
        async number(text) {
            await here.locator("quintet-course-item [name=number]").fill(text);
            await here.locator("[data-do=check]").click();
        },
        async choose(value) {
            await here.locator(`quintet-course-item input[value="${value}"]`).check();
            await here.locator("[data-do=check]").click();
        },
        go: (number) => here.locator(`[data-item="${number}"]`).click(),
        handIn: () => here.locator("[data-do=finish]").click(),
    };
}

const core = (/** @type {any} */ lms) => {
    const { lesson_status: status, score, exit } = lms.store.cmi.core;
    return { status, raw: score?.raw, exit };
};

/**
 * Waits until the LMS has something. The page gathers what it reports for a while, and longer after a failure: this
 * time passes at once.
 * @param {any} page
 * @param {() => unknown} read
 * @param {unknown} expected
 * @param {string} [message]
 */
const arrives = (page, read, expected, message) =>
    becomes(
        async () => {
            await page.clock.fastForward(10_000);
            return read();
        },
        expected,
        message,
    );

test("the full zip fits the schemas, and holds what it names", options, async () => {
    const files = unzipSync(/** @type {Uint8Array} */ (full));
    const manifest = strFromU8(files["imsmanifest.xml"]);
    assert.deepEqual(await formErrors(manifest), []);
    const named = [...manifest.matchAll(/<file href="([^"]*)"/g)].map(([, name]) => name);
    assert.deepEqual(
        named.sort(),
        Object.keys(files)
            .filter((name) => name !== "imsmanifest.xml")
            .sort(),
    );
    assert.ok(!named.some((name) => /pyodide|python_stdlib/.test(name)));
});

test(
    "as Moodle frames it: from the first answer through a later visit to the grade, without any other site",
    options,
    async () => {
        const { lms, page, asked } = await visit(full, "/moodle.html");
        const first = sheetIn(page, 1);
        await first.begin();
        await arrives(page, () => core(lms).status, "incomplete");
        await first.number("2");
        await arrives(page, () => core(lms), { status: "incomplete", raw: "33.33", exit: "suspend" });
        assert.equal(lms.store.cmi.core.lesson_location, "plus");
        const { suspend_data: state } = lms.store.cmi;
        assert.ok(state.length > 10 && state.length <= 4096);

        await page.goto(`${lms.origin}/moodle.html`);
        const later = sheetIn(page, 1);
        await later.begin();
        await later.locator('[data-item="1"].right').waitFor();
        await later.go(2);
        await later.choose(1);
        await later.handIn();
        await arrives(page, () => core(lms), { status: "passed", raw: "100", exit: "" });
        assert.equal(lms.store.cmi.objectives[1].id, "leaves");
        assert.equal(await later.locator("quintet-receipt").count(), 0, "the LMS has it");
        const commits = lms.store.commits.length;
        await page.goto("about:blank");
        await becomes(async () => lms.store.commits.length > commits, true, "the visit is ended");
        assert.deepEqual(
            [...new Set(asked)].filter((origin) => origin !== "null"),
            [lms.origin],
        );
        assert.deepEqual(page.problems, []);
    },
);

test("as Canvas frames it: deep frames of another site", options, async () => {
    const { lms, page } = await visit(full, "/canvas.html", true);
    const sheetFrame = sheetIn(page, 3);
    await sheetFrame.begin();
    await sheetFrame.number("3");
    await sheetFrame.go(2);
    await sheetFrame.choose(0);
    await sheetFrame.handIn();
    await arrives(page, () => core(lms), { status: "failed", raw: "0", exit: "" });
});

test("in a window of its own, which the LMS opened", options, async () => {
    const { lms, page } = await visit(full, "/popup.html");
    const [popup] = await Promise.all([page.context().waitForEvent("page"), page.click("button")]);
    const own = sheetIn(popup, 0);
    await own.begin();
    await own.number("2");
    await arrives(page, () => core(lms).raw, "33.33");
    await own.go(2);
    await popup.close({ runBeforeUnload: true });
    await becomes(
        async () => lms.store.cmi.core.lesson_location,
        "leaves",
        "what was gathered goes out with the window",
    );
});

test("an LMS that takes its time delays no answer for good", options, async () => {
    const { lms, page } = await visit(full, "/moodle.html");
    lms.store.answerMs = 1500;
    const slow = sheetIn(page, 1);
    await slow.begin();
    await slow.number("2");
    await slow.go(2);
    await slow.choose(1);
    await slow.handIn();
    await arrives(page, () => core(lms), { status: "passed", raw: "100", exit: "" });
    assert.equal(await slow.locator("quintet-receipt").count(), 0);
});

for (const bad of ["LMSCommit-false", "LMSCommit-nothing", "LMSSetValue-true", "every-throws"]) {
    test(`an LMS that fails (${bad}): the student goes on, is told once, and gets a receipt`, options, async () => {
        const { page } = await visit(full, `/moodle.html?bad=${bad}`);
        const failing = sheetIn(page, 1);
        await failing.begin();
        await failing.number("2");
        const notice = failing.locator("quintet-notices").getByText("course system", { exact: false });
        await arrives(page, () => notice.first().isVisible(), true);
        await failing.go(2);
        await failing.choose(1);
        await failing.handIn();
        const receipt = failing.locator("quintet-receipt");
        await receipt.locator("input[name=name]").fill("Ada");
        const [found] = findReceipts(await receipt.locator("textarea").inputValue());
        assert.equal(found.receipt?.score, 1);
        assert.equal(isSigned(found, sheet.key), true);
        assert.deepEqual(page.problems, []);
    });
}

test("an LMS whose server fails for a while gets everything afterwards", options, async () => {
    const { lms, page } = await visit(full, "/moodle.html");
    lms.store.fails = true;
    const sheetFrame = sheetIn(page, 1);
    await sheetFrame.begin();
    await sheetFrame.number("2");
    const notice = sheetFrame.locator("quintet-notices").getByText("course system", { exact: false });
    await arrives(page, () => notice.first().isVisible(), true);
    assert.equal(lms.store.commits.length, 0);
    lms.store.fails = false;
    await sheetFrame.go(2);
    await arrives(page, () => core(lms).raw, "33.33");
});

test("the thin zip shows the site, which goes on where it was and reports through it", options, async () => {
    const zip = await packScorm(sheet, { full: false, load, address });
    const { lms, page } = await visit(zip, "/moodle.html");
    const first = sheetIn(page, 2);
    await first.begin();
    await first.number("2");
    await arrives(page, () => core(lms), { status: "incomplete", raw: "33.33", exit: "suspend" });
    await page.context().clearCookies();
    await page.goto(`${lms.origin}/moodle.html`);
    const later = sheetIn(page, 2);
    await later.begin();
    await later.locator('[data-item="1"].right').waitFor();
    await later.go(2);
    await later.choose(1);
    await later.handIn();
    await arrives(page, () => core(lms), { status: "passed", raw: "100", exit: "" });
    assert.equal(await later.locator("quintet-receipt").count(), 0);
});

test("the thin zip without an LMS says so, and the site gives a receipt", options, async () => {
    const zip = await packScorm(sheet, { full: false, load, address });
    const { page } = await visit(zip, "/alone.html");
    await page.frameLocator("iframe").locator("[role=status] p").waitFor();
    const alone = sheetIn(page, 2);
    await alone.begin();
    await alone.number("2");
    await alone.go(2);
    await alone.choose(1);
    await alone.handIn();
    await alone.locator("quintet-receipt").waitFor();
});
