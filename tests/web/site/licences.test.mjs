/** The list of licences: everything that ships is on it, and a package without a licence stops the build. */
import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { pageDocument } from "../../../web/build/page-document.mjs";
import {
    licencePage,
    licencesOf,
    licenceText,
    packageOf,
    packagesIn,
    writeLicences,
} from "../../../web/licences/build.mjs";
import { partsOf, runtime } from "../../../web/licences/parts.mjs";
import * as esbuild from "../../../web/node_modules/esbuild/lib/main.js";
import { pages } from "../../../web/pages.mjs";
import { openBrowser } from "../browser.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const web = path.join(root, "web");

/**
 * A package with the given fields and files.
 * @param {any} t
 * @param {object} fields
 * @param {Record<string, string>} files
 */
async function makePackage(t, fields, files = {}) {
    const folder = await mkdtemp(path.join(tmpdir(), "quintet-licences-"));
    t.after(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, "package.json"), JSON.stringify({ name: "odd", version: "1.0.0", ...fields }));
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    return folder;
}

/** @param {string[]} scripts  in `web/` */
async function metafileOf(scripts) {
    const { metafile } = await esbuild.build({
        entryPoints: scripts,
        absWorkingDir: web,
        outdir: web,
        bundle: true,
        write: false,
        format: "esm",
        metafile: true,
        external: ["node:*"],
    });
    return metafile;
}

test("a package without a licence stops the build, and so does one whose licence has no text", async (t) => {
    for (const fields of [{}, { license: "" }, { license: "UNLICENSED" }, { license: "SEE LICENSE IN x" }]) {
        const folder = await makePackage(t, fields, { LICENSE: "All rights reserved." });
        await assert.rejects(licencesOf([folder]), { message: "odd states no licence, so it must not ship" });
    }
    await assert.rejects(licencesOf([await makePackage(t, { license: "Odd-1.0" })]), {
        message: "odd ships without the text of its licence (Odd-1.0)",
    });
});

test("a licence's text comes from the package, and otherwise from the standard with the author's name", async (t) => {
    const own = await makePackage(t, { license: "MIT" }, { "LICENSE.md": "Copyright <1> someone", NOTICE: "Thanks" });
    assert.match(licenceText(await licencesOf([own])), /odd 1\.0\.0 \(MIT\)\n-+\n\nCopyright <1> someone\n\nThanks\n/);
    const standard = await makePackage(t, { license: "MIT", author: { name: "Some One" }, repository: "some/one" });
    const text = licenceText(await licencesOf([standard]));
    assert.match(
        text,
        /\nhttps:\/\/github\.com\/some\/one\n-+\n\nMIT License\n\nCopyright \(c\) Some One\n\nPermission/,
    );
    assert.doesNotMatch(text, /<year>/);
});

test("every package in a bundle is on the page and in the text for zips", async (t) => {
    const folders = packagesIn(await metafileOf(["course/text/markdown.js", "course/sealing/lock.js", "lens/main.js"]));
    assert.ok(folders.size > 10, `${folders.size} packages`);
    const python = packageOf(path.join(web, "node_modules/pyodide/pyodide.mjs"));
    const site = await mkdtemp(path.join(tmpdir(), "quintet-site-"));
    t.after(() => rm(site, { recursive: true }));
    const source = pages.find(({ address }) => address === licencePage);
    await writeFile(path.join(site, licencePage), await pageDocument(/** @type {any} */ (source)));
    await writeLicences(site, [...folders, python]);
    const page = await readFile(path.join(site, licencePage), "utf8");
    const text = await readFile(path.join(site, "licences.txt"), "utf8");
    for (const folder of [...folders, python]) {
        const { name, version, license } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
        assert.ok(page.includes(`>${name} ${version}</bdi> <small>${license}<`), name);
        assert.ok(text.includes(`\n${name} ${version} (${license})\n`), name);
    }
    for (const { name, notices } of [...runtime, ...partsOf.pyodide.parts]) {
        assert.ok(text.includes(`\n${name}`) && notices.every((notice) => text.includes(notice)), name);
    }
    assert.match(text, /Quintet \d[^\n]* \(MIT\)/);
    assert.match(text, /unchanged\. Source code: https:\/\/github\.com\/pyodide\/pyodide\/tree\/[\d.]+\n/);
    assert.match(page, /<h2 [^>]*>In the page</);
    assert.doesNotMatch(page, /data-words="licences\.\w+"><|notBuilt/);
});

test("another version of Python than the one whose parts are listed stops the build", async (t) => {
    const folder = await makePackage(t, { name: "pyodide", version: "1.0.0", license: "MPL-2.0" });
    await assert.rejects(licencesOf([folder]), /parts\.mjs lists what pyodide [\d.]+ contains; 1\.0\.0 ships$/);
});

test("the engine's modules link no library that is not listed, and a linked zip holds no package", async () => {
    const files = await readdir(path.join(root, "engine"), { recursive: true });
    const lists = files.filter((file) => file.endsWith("CMakeLists.txt") && !file.startsWith("cli"));
    const texts = await Promise.all(
        [...lists.map((file) => `engine/${file}`), "wasm/CMakeLists.txt"].map((file) =>
            readFile(path.join(root, file), "utf8"),
        ),
    );
    assert.deepEqual([...new Set(texts.join("\n").match(/find_package\(\w+/g))], ["find_package(Threads"]);
    assert.deepEqual([...packagesIn(await metafileOf(["course/pack/thin-main.js"]))], []);
});

test("from the sources the page says where the list is, in the reader's language, or that it can't start", async (t) => {
    const browser = await openBrowser({ sources: true });
    t.after(() => browser.close());
    const page = await browser.open("/web/licences.html", { locale: "fa-IR" });
    await page.locator("html[dir=rtl]").waitFor();
    assert.match(await page.locator("#list").innerText(), /npm --prefix web run build/);
    assert.equal(await page.locator("h1").innerText(), "پروانه‌ها");
    assert.equal(await page.title(), "پروانه‌ها – Quintet");
    assert.deepEqual(page.problems, []);
    await page.route("**/i18n/licences/*", (route) => route.abort());
    await page.reload();
    await page.getByRole("alert").getByText("بارگیری نشد").waitFor();
});
