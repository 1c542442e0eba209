/**
 * The finished sheets where students meet them: in a sandboxed frame, in an LMS by SCORM, and without a network. Each
 * place sees each sheet, right and wrong, and gets its score.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { packScorm } from "../../../../web/course/pack/pack.js";
import { becomes, eventually } from "../../browser.mjs";
import { sheets, sheetText, startStudents } from "../../drive/student.mjs";
import { testBrowser } from "../../for-tests.mjs";
import { startLms } from "../grades/lms.mjs";

const slow = { timeout: 400_000 };
const [browser, students] = await Promise.all([testBrowser(), startStudents()]);
after(() => students.close());

const isBuilt = (await fetch(`${browser.origin}/web/course/pack-files.json`)).ok;
const built = { ...slow, ...(isBuilt ? {} : { skip: "a full zip and the service worker need the built site" }) };

/** The frame with the sheet. @param {import("playwright-core").Page} page */
const sheetFrame = (page) =>
    eventually(async () => {
        const frame = page.frames().find((each) => /\/(course|course\/index)\.html/.test(each.url()));
        assert.ok(frame);
        return frame;
    });

/** @param {string} name @param {boolean} right */
function inFrame(name, right) {
    test(
        `${name} in a sandboxed frame, ${right ? "right" : "wrong"}: the page around it gets the score`,
        slow,
        async () => {
            const page = await browser.open("/web/test.html", {
                reducedMotion: true,
                content: `<!doctype html><link rel="icon" href="data:," /><title>Course</title>
                <iframe sandbox="allow-scripts" title="Sheet" style="width: 1000px; height: 760px"
                    src="${browser.origin}/web/course.html?src=examples/course/${name}.json&language=en"></iframe>
                <script>addEventListener("message", ({ data }) => {
                    if (data?.quintet === 1 && data.type === "result") window.result = data;
                });</script>`,
            });
            const student = students.student(name, await sheetFrame(page));
            await student.begin("Ada");
            await student.all(right);
            await becomes(
                () =>
                    page.evaluate(() => {
                        const { score, done, passed } = /** @type {any} */ (window).result ?? {};
                        return { score, done, passed };
                    }),
                { score: Number(right), done: true, passed: right },
            );
            assert.deepEqual(page.problems, []);
            await page.close();
        },
    );
}

/** @param {string} name @param {boolean} right */
function inLms(name, right) {
    test(`${name} in an LMS, ${right ? "right" : "wrong"}: it gets the grade`, built, async () => {
        const load = async (/** @type {string} */ url) => new Uint8Array(await (await fetch(url)).arrayBuffer());
        const address = (/** @type {string} */ file) => `${browser.origin}/web/${file}`;
        const zip = await packScorm(JSON.parse(await sheetText(name)), { full: true, load, address });
        const lms = await startLms(zip);
        const page = await browser.open(`${lms.origin}/moodle.html`, { reducedMotion: true });
        const frame = await sheetFrame(page);
        const student = students.student(name, frame);
        await student.begin("");
        await student.all(right);
        const grade = () => {
            const { lesson_status: status, score } = lms.store.cmi.core;
            return Promise.resolve([status, score?.raw]);
        };
        await becomes(grade, right ? ["passed", "100"] : ["failed", "0"]);
        // A zip is on no site: its paper has boards, and no codes.
        assert.ok((await frame.locator(".paper .position svg").count()) > 0);
        assert.equal(await frame.locator(".paper .code").count(), 0);
        assert.deepEqual(page.problems, []);
        await page.close();
        lms.close();
    });
}

/** @param {string} name @param {boolean} right */
function withoutNetwork(name, right) {
    test(`${name} without a network, ${right ? "right" : "wrong"}: opened before, done now`, built, async () => {
        const page = await browser.open(`/web/course.html?src=examples/course/${name}.json`, {
            reducedMotion: true,
            offline: true,
        });
        const student = students.student(name, page.mainFrame());
        await student.begin("Ada");
        await page.evaluate(async () => {
            await navigator.serviceWorker.ready;
            if (navigator.serviceWorker.controller) return;
            await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
        });
        // What puzzles need comes last.
        if (name === "heuristics") {
            const pieces = () =>
                page.evaluate(async () => (await (await caches.open("quintet-puzzles")).keys()).length);
            await eventually(async () => assert.ok((await pieces()) > 0));
        }
        await page.context().setOffline(true);
        await page.reload();
        await student.begin("Ada");
        await student.all(right);
        await becomes(() => page.getByText(right ? "Passed" : "Not passed", { exact: true }).count(), 1);
        // The browser reports each request that finds no network.
        assert.deepEqual(
            page.problems.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED")),
            [],
        );
    });
}

for (const name of sheets) {
    for (const right of [true, false]) {
        inFrame(name, right);
        inLms(name, right);
        withoutNetwork(name, right);
    }
}
