/** Follows the recipe of a page in `web/README.md`, word for word, in a copy of the sources. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launchChromium } from "../browser.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const recipe = (await readFile(path.join(root, "web/README.md"), "utf8"))
    .split(/^## /m)
    .find((section) => section.startsWith("A new page\n"));
/** The blocks of code, each after the name of its file. */
const blocks = [...(recipe ?? "").matchAll(/^`([\w./-]+)`.*\n\n```js\n([\s\S]*?)```$/gm)].map(([, file, text]) => ({
    file,
    text,
}));

test("a page made by the recipe has the right types, shows a board, and its form answers", async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), "quintet-page-"));
    t.after(() => rm(folder, { recursive: true }));
    const web = path.join(folder, "web");
    await cp(path.join(root, "web"), web, {
        recursive: true,
        filter: (file) => path.basename(file) !== "node_modules",
    });
    await cp(path.join(root, "scripts"), path.join(folder, "scripts"), { recursive: true });
    await symlink(path.join(root, "web/node_modules"), path.join(web, "node_modules"));
    await symlink(path.join(root, "wasm"), path.join(folder, "wasm"));
    await mkdir(path.join(folder, "build"));
    await symlink(path.join(root, "build/wasm"), path.join(folder, "build/wasm"));
    for (const { file, text } of blocks) {
        const target = path.join(web, file);
        await mkdir(path.dirname(target), { recursive: true });
        const list = "export const pages = [\n";
        const before = file === "pages.mjs" ? await readFile(target, "utf8") : "";
        if (before) assert.ok(before.includes(list));
        await writeFile(target, before ? before.replace(list, () => list + text) : text);
    }

    const run = promisify(execFile);
    await run("npm", ["run", "check:types"], { cwd: web });
    const checks = ["catalogues.mjs", "catalogues.test.mjs", "terms.test.mjs"].map((file) =>
        path.join("tests/web/i18n", file),
    );
    for (const file of checks) await cp(path.join(root, file), path.join(folder, file));
    await run("node", ["--test", ...checks.slice(1)], { cwd: folder, env: { ...process.env, NODE_TEST_CONTEXT: "" } });

    const { serve } = await import(path.join(folder, "scripts/serve.mjs"));
    const { url, close } = await serve({ sources: true, port: 0 });
    t.after(close);
    const browser = await launchChromium();
    t.after(() => browser.close());
    const page = await browser.newPage({ locale: "en-GB" });
    /** @type {unknown[]} */
    const problems = [];
    page.on("pageerror", (error) => problems.push(error));
    await page.goto(`${url}web/learn/count.html`, { timeout: 400_000 });
    await page.locator("quintet-board [data-cell]").first().waitFor({ timeout: 400_000 });
    assert.equal(await page.title(), "How many moves? – Quintet");
    await page.getByLabel("Legal moves").fill("0");
    await page.getByRole("button", { name: "Check" }).click();
    const [, count] = (await page.getByText(/^Incorrect: there are \d+ moves$/).innerText()).match(/(\d+)/) ?? [];
    await page.getByLabel("Legal moves").fill(count);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText(`Correct: ${count} moves`, { exact: true }).waitFor();
    // The board takes a move, and says why it refuses another.
    const [played, refused] = await page.locator("quintet-board").evaluate((/** @type {any} */ board) => {
        const [{ from, to, text }] = board.state.legal.filter((/** @type {any} */ { from, to }) => from && to);
        board.press(from);
        board.press(to);
        const { tokens } = board.state.board;
        const rest = tokens.find(
            (/** @type {any} */ { player, cell }) => player === board.state.toMove && cell !== from,
        );
        return [text, rest.cell];
    });
    await page.waitForFunction(
        (text) => /** @type {any} */ (document.querySelector("quintet-count"))?.model.state.actions.includes(text),
        played,
    );
    await page.locator("quintet-board").evaluate((/** @type {any} */ board, cell) => board.press(cell), refused);
    await page.locator("quintet-notices").getByText(/\S/).first().waitFor();
    assert.deepEqual(problems, []);
});
