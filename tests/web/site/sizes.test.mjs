// What the build prints about the sizes of the site, tested with a site of four files.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { checkSizes } from "../../../web/build/sizes.mjs";

/** Creates a site whose pages load one incompressible script of the given size. */
async function makeSite(t, bytes) {
    const site = await mkdtemp(path.join(tmpdir(), "quintet-sizes-"));
    t.after(() => rm(site, { recursive: true, force: true }));
    await mkdir(path.join(site, "assets"));
    await mkdir(path.join(site, "course"));
    await mkdir(path.join(site, "teach"));
    await writeFile(path.join(site, "assets/page.js"), randomBytes(bytes));
    for (const page of [
        "index.html",
        "play.html",
        "embed.html",
        "course.html",
        "course/make.html",
        "teach/index.html",
    ]) {
        const up = page.includes("/") ? "../" : "";
        await writeFile(path.join(site, page), `<script type="module" src="${up}assets/page.js"></script>`);
    }
    return site;
}

/** Returns the lines that are printed during `work`. */
async function printed(t, work) {
    const lines = [];
    const mock = t.mock.method(console, "log", (line = "") => lines.push(...line.split("\n")));
    await work().finally(() => mock.mock.restore());
    return lines;
}

test("the build prints one line about sizes, and one each about pages with their own budgets", async (t) => {
    const site = await makeSite(t, 10_000);
    const lines = await printed(t, () => checkSizes(site, false));
    assert.equal(lines.length, 6);
    assert.match(lines[0], /^build\/site, gzipped: 10\.\d kB, before the first board 10\.0 kB of 56\.0 kB JavaScript/);
    assert.match(
        lines[1],
        /^lens\.html: \d+\.\d kB of 61\.8 kB JavaScript of its own, \d+\.\d kB more later; in all \d+\.\d kB code and \d+\.\d kB words$/,
    );
    assert.match(lines[2], /^index\.html: 10\.\d kB of 40\.0 kB JavaScript at first$/);
    assert.match(lines[3], /^teach\/index\.html: 10\.\d kB of 40\.0 kB JavaScript at first$/);
    assert.match(lines[4], /^course\.html: 10\.\d kB of 165\.0 kB JavaScript at first$/);
    assert.match(lines[5], /^course\/make\.html: 10\.\d kB of 185\.0 kB JavaScript at first$/);
});

test("with --verbose the build prints every file and every budget", async (t) => {
    const site = await makeSite(t, 10_000);
    const names = (await printed(t, () => checkSizes(site, true))).map((line) => line.split("  ")[0]);
    assert.deepEqual(names.slice(0, 9), [
        "build/site",
        "assets/page.js",
        "course.html",
        "course/make.html",
        "embed.html",
        "index.html",
        "play.html",
        "teach/index.html",
        "in all",
    ]);
    assert.ok(names.includes("embed.html, JavaScript"));
});

test("a page over its budget causes an error that names page, size and budget", async (t) => {
    const site = await makeSite(t, 61_000);
    await printed(t, () =>
        assert.rejects(checkSizes(site, false), {
            message: /^play\.html loads too much before the first board: 61\.0 kB of 56\.0 kB JavaScript; embed\.html /,
        }),
    );
});

test("so do a front page and exercise sheets over theirs", async (t) => {
    const site = await makeSite(t, 166_000);
    await printed(t, () =>
        assert.rejects(
            checkSizes(site, false),
            /; index\.html loads too much JavaScript: 166\.\d kB; teach\/index\.html loads too much JavaScript: 166\.\d kB; course\.html loads too much JavaScript: 166\.\d kB$/,
        ),
    );
});
