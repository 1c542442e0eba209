/**
 * The npm package, made from the built site: as its README says, in Node and in a page, also when a bundler has moved
 * every file.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { eventually, openBrowser } from "../browser.mjs";

const run = promisify(execFile);
const web = fileURLToPath(new URL("../../../web/", import.meta.url));
const { build } = createRequire(path.join(web, "package.json"))("esbuild");

/** A project that has the package installed. */
const project = await mkdtemp(path.join(os.tmpdir(), "quintet-package-"));
const installed = path.join(project, "node_modules", "quintet-games");
const readme = await readFile(path.join(web, "package/README.md"), "utf8");

/** Returns the code blocks of the README in a language. @param {string} language */
const blocks = (language) =>
    [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"))].map(([, code]) => code);

/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
    await mkdir(path.dirname(installed), { recursive: true });
    await run(process.execPath, [path.join(web, "package/build.mjs"), installed]);
    browser = await openBrowser();
});
after(async () => {
    await browser.close();
    await rm(project, { recursive: true, force: true });
});

/**
 * Opens a page of a site that has the project's files.
 * @param {string} head
 * @param {string} body
 * @param {Record<string, string>} [headers]
 */
async function openPage(head, body, headers = {}) {
    const page = await browser.openBlank();
    await page.route("https://course.example/**", (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname !== "/") return route.fulfill({ path: path.join(project, pathname) });
        const text = `<!doctype html><meta charset="utf-8" /><title>Course</title>${head}<body>${body}`;
        return route.fulfill({ contentType: "text/html", body: text, headers });
    });
    await page.goto("https://course.example/");
    return page;
}

/**
 * Waits until the element has a board on which a person can move, plays a move, and waits for the answer of the engine.
 */
async function playInElement(/** @type {import("playwright-core").Page} */ page) {
    const cells = page.locator("quintet-game").locator("quintet-board [data-cell]");
    await eventually(async () => assert.ok((await cells.count()) > 10));
    await page.evaluate(() => /** @type {any} */ (document.querySelector("quintet-game")).play("PLACE 1,2"));
    const played = () =>
        page.evaluate(
            async () =>
                (await /** @type {any} */ (document.querySelector("quintet-game")).getState()).record.actions.length,
        );
    await eventually(async () => assert.ok((await played()) >= 2));
}

const [snippet] = blocks("js");

test("the README's program prints in Node what its comments say", async () => {
    await writeFile(path.join(project, "program.mjs"), snippet);
    const { stdout } = await run(process.execPath, ["program.mjs"], { cwd: project });
    const promised = [...snippet.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, text]) => text);
    assert.equal(promised.length, 2);
    assert.deepEqual(stdout.trim().split("\n"), promised);
});

test("an error in Node shows a short line of the source, not the engine", async () => {
    await writeFile(path.join(project, "wrong.mjs"), snippet.replace("PLACE 1,2", "PLACE 9,9"));
    const { stderr } = await run(process.execPath, ["wrong.mjs"], { cwd: project }).catch((error) => error);
    assert.match(stderr, /PLACE 9,9/);
    assert.ok(stderr.length < 40_000, `${stderr.length} characters`);
});

test("with the README's import map, engine and element run in a page", async () => {
    const [map] = blocks("html").filter((code) => code.includes("importmap"));
    const script = `<script type="module">import "quintet-games/element"; ${snippet.replaceAll("console.log", "out.append")}</script>`;
    const game =
        '<pre id="out"></pre><quintet-game game="cachex" options="size=5" style="height: 500px"></quintet-game>';
    const page = await openPage(map, game + script);
    await eventually(async () => assert.match((await page.locator("#out").textContent()) ?? "", /hive25$/));
    await playInElement(page);
    assert.equal(
        await page.locator("quintet-game").locator("[data-do=open]").count(),
        0,
        "there is no site to link to",
    );
    assert.deepEqual(page.problems, []);
});

test("bundled into another folder, engine and element run without any file beside the scripts", async () => {
    await writeFile(
        path.join(project, "main.js"),
        `import "quintet-games/element";\n${snippet.replaceAll("console.log", "out.append")}`,
    );
    await build({
        entryPoints: [path.join(project, "main.js")],
        bundle: true,
        splitting: true,
        format: "esm",
        outdir: path.join(project, "bundled"),
        platform: "browser",
        external: ["node:*"],
        logLevel: "silent",
    });
    const game =
        '<pre id="out"></pre><quintet-game game="cachex" options="size=5" style="height: 500px"></quintet-game>';
    const policy = readme.match(/`(script-src [^`]*)`/)?.[1] ?? "";
    assert.match(policy, /worker-src/);
    const page = await openPage("", `${game}<script type="module" src="bundled/main.js"></script>`, {
        "Content-Security-Policy": policy,
    });
    await eventually(async () => assert.match((await page.locator("#out").textContent()) ?? "", /hive25$/));
    await playInElement(page);
    assert.deepEqual(page.problems, []);
});

test("every address relative to a script names a file, which bundlers look for", async () => {
    const files = await readdir(installed, { recursive: true });
    for (const name of ["index.js", "element.js", "widget.js"]) assert.ok(files.includes(name), name);
    let addresses = 0;
    for (const file of files.filter((each) => /\.js$/.test(each) && !/^pyodide/.test(path.basename(each)))) {
        const text = await readFile(path.join(installed, file), "utf8");
        for (const [, , name] of text.matchAll(/\bnew URL\(\s*(["'`])(.*?)\1,\s*import\.meta\.url\)/g)) {
            assert.ok(files.includes(path.join(path.dirname(file), name)), `${file} names ${name}`);
            ++addresses;
        }
    }
    assert.ok(addresses >= 4, "Pyodide has four files");
});

test("with the address of the site, the element links to the whole page", async () => {
    const [meta] = blocks("html").filter((code) => code.includes("quintet-site"));
    const [map] = blocks("html").filter((code) => code.includes("importmap"));
    const script = '<script type="module">import "quintet-games/element";</script>';
    const page = await openPage(
        meta + map,
        `<quintet-game game="cachex" style="height: 500px"></quintet-game>${script}`,
    );
    const link = page.locator("quintet-game").locator("a[data-do=open]");
    await eventually(async () =>
        assert.equal(await link.getAttribute("href"), "https://quintet.example.org/play.html"),
    );
});
