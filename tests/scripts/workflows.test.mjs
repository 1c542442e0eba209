// What the text of the GitHub workflows can show.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const repository = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const folder = path.join(repository, ".github/workflows");
const read = (name) => readFile(path.join(folder, name), "utf8");

test("the site is deployed only after ci has passed on main, from the tested commit", async () => {
    const pages = await read("pages.yml");
    const triggers = pages.match(/^on:\n((?: .*\n)+)/m)?.[1].match(/^ {2}\w+/gm);
    assert.deepEqual(triggers, ["  workflow_run"]);
    assert.match(pages, /workflows: \[ci\]\n +types: \[completed\]\n +branches: \[main\]/);
    const [, build] = pages.split(/^ {2}build:$/m);
    assert.match(
        build,
        /^\s+(#.*\s+)?if: github\.event\.workflow_run\.conclusion == 'success' && github\.event\.workflow_run\.event == 'push'$/m,
    );
    assert.match(build, /ref: \$\{\{ github\.event\.workflow_run\.head_sha \}\}/);
    assert.match(pages, /^ {2}deploy:\n {4}needs: build$/m);
    assert.match(await read("ci.yml"), /^name: ci$/m);
});

test("the setting that the deployment needs is documented", async () => {
    const readme = await readFile(path.join(repository, "web/README.md"), "utf8");
    for (const text of [readme, await read("pages.yml")]) {
        assert.match(text.replace(/\s+(# )?/g, " "), /Settings, Pages, Build and deployment, Source: GitHub Actions/);
    }
});

test("every action is pinned to a commit, with its version beside it", async () => {
    for (const name of await readdir(folder)) {
        const uses = (await read(name)).match(/uses: .*/g) ?? [];
        assert.ok(uses.length > 0, name);
        for (const use of uses) assert.match(use, /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, name);
    }
});

test("images are pinned to a digest, with the date of their build beside it, and the emsdk has an exact version", async () => {
    const texts = await Promise.all((await readdir(folder)).map(read));
    texts.push(await readFile(path.join(repository, ".devcontainer/devcontainer.json"), "utf8"));
    const images = texts.join("\n").match(/\b(debian|ubuntu):[\w.@:-]+/g) ?? [];
    assert.ok(images.length >= 6, `${images.length} images`);
    for (const image of images) assert.match(image, /^(debian|ubuntu):[a-z]+-\d{8}@sha256:[0-9a-f]{64}$/);
    const tags = new Set(images.map((image) => image.split("@")[0]));
    assert.equal(tags.size, new Set(images).size, "one digest for each tag");
    assert.match(await read("ci.yml"), /EMSDK_VERSION: \d+\.\d+\.\d+$/m);
});
