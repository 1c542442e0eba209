/** Pictures of the lens: tree, board and both, as PNG and SVG, and each step as a numbered picture. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { unzipSync } from "../../../web/node_modules/fflate/esm/index.mjs";
import { ended, look, openLensPage } from "../drive/lens.mjs";
import { testBrowser } from "../for-tests.mjs";
import { pdfPages } from "../pdf-text.mjs";

const lecture = "#tree=((3+12+8)+(2+4+6))&algorithm=alpha-beta&step=9";
const cachex = "#game=cachex&o.size=4&algorithm=alpha-beta&depth=2&step=40";
const slow = { timeout: 400_000 };

const browser = await testBrowser();

/** @typedef {import("../drive/lens.mjs").Page} Page */

/** Saves a file by an item of the menu. @param {Page} page @param {string} item @param {string} [subject] */
async function saved(page, item, subject) {
    await page.locator('[data-do="more"]').click();
    const part = page.locator("quintet-lens-export");
    if (subject) await part.locator(`[data-choice=subject] .segment:has([value=${subject}])`).click();
    const [file] = await Promise.all([page.waitForEvent("download"), part.locator(`[data-do="${item}"]`).click()]);
    await part.waitFor({ state: "detached" }).catch(() => {});
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The size of a PNG. @param {Uint8Array} bytes */
function sizeOf(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    assert.equal(view.getUint32(0), 0x89504e47);
    return { width: view.getUint32(16), height: view.getUint32(20) };
}

test("tree, board and both are saved as PNG and SVG", slow, async () => {
    const page = await openLensPage(browser, cachex);
    await ended(page);
    const tree = (await saved(page, "export.svg", "tree")).bytes.toString();
    const board = (await saved(page, "export.svg", "board")).bytes.toString();
    const both = (await saved(page, "export.svg", "both")).bytes.toString();
    assert.match(tree, /data-item="node-/);
    assert.doesNotMatch(board, /data-item/);
    assert.match(both, /data-item="node-/);
    assert.equal(both.match(/<svg/g)?.length, 3, "two pictures in one");
    // Tokens and cells of the board are in it.
    assert.ok(both.length > tree.length + 0.9 * board.length);
    const png = await saved(page, "export.png", "both");
    assert.equal(png.name, "quintet-lens-cachex-alpha-beta.png");
    assert.equal(Math.max(...Object.values(sizeOf(png.bytes))), 1600);
    assert.deepEqual(page.problems, []);
});

test("a picture is copied to the clipboard", slow, async () => {
    const page = await openLensPage(browser, lecture);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await ended(page);
    await page.locator('[data-do="more"]').click();
    await page.locator('quintet-lens-export [data-do="export.copy"]').click();
    await page.locator('quintet-notices [data-key="notice.copied"]').waitFor();
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    assert.deepEqual(types, ["image/png"]);
    assert.equal(await page.locator("quintet-lens-export .segments").count(), 0, "a typed tree has no board");
});

test("all steps are saved as numbered pictures of one size, and the step stays", slow, async () => {
    const page = await openLensPage(browser, lecture);
    await ended(page);
    const { events } = await look(page);
    const { name, bytes } = await saved(page, "export.steps");
    assert.equal(name, "quintet-lens-tree-alpha-beta.zip");
    const files = unzipSync(bytes);
    const names = Object.keys(files).sort();
    assert.equal(names.length, events + 1);
    assert.equal(names[0], "quintet-lens-tree-alpha-beta-00.png");
    assert.equal(names.at(-1), `quintet-lens-tree-alpha-beta-${events}.png`);
    const sizes = names.map((each) => JSON.stringify(sizeOf(files[each])));
    assert.equal(new Set(sizes).size, 1);
    // Each step has its own picture: another tree or another sentence.
    const pictures = names.map((each) => Buffer.from(files[each]).toString("base64"));
    assert.ok(new Set(pictures).size > 0.9 * names.length);
    assert.equal((await look(page)).step, 9);
    assert.deepEqual(page.problems, []);
});

test("all steps are printed, one a page with its sentence", slow, async () => {
    const page = await openLensPage(browser, lecture);
    await ended(page);
    await page.evaluate(() => {
        window.print = () => Object.assign(window, { printed: true });
    });
    await page.locator('[data-do="more"]').click();
    await page.locator('quintet-lens-export [data-do="export.pdf"]').click();
    await page.waitForFunction(() => "printed" in window);
    const steps = (await look(page)).events + 1;
    assert.equal(await page.title(), "quintet-lens-tree-alpha-beta");
    const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
    assert.equal(pages.length, steps);
    assert.match(pages[0].text, /Nothinghasbeensearchedyet/);
    assert.match(pages[steps - 1].text, /Done\.Max’sbestmoveisA,worth3\./);
    // After the dialog nothing of it is left.
    assert.equal(await page.locator(".step-pages").count(), 0);
    assert.equal((await look(page)).step, 9);
    assert.deepEqual(page.problems, []);
});

test("a frame that may not print says so, and where printing works", slow, async () => {
    const page = await browser.open("/web/test.html", {
        viewport: { width: 1000, height: 760 },
        content: `<!doctype html><link rel="icon" href="data:," /><title>Lecture</title>
            <iframe sandbox="allow-scripts" title="Lens" src="${browser.origin}/web/lens.html${lecture}" style="width: 960px; height: 700px"></iframe>`,
    });
    const frame = page.frameLocator("iframe");
    await frame.locator('[data-do="more"]').click();
    await frame.locator('quintet-lens-export [data-do="export.pdf"]:enabled').click();
    await frame.getByText("This frame doesn’t allow printing. Press “Copy a link to this step”").waitFor();
    assert.equal(await frame.locator(".step-pages").count(), 0);
});
