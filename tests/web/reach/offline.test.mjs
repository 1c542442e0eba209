/**
 * The built site with its service worker: without a network, with a new version, and where service workers are
 * impossible.
 */
import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../../scripts/serve.mjs";
import { becomes, eventually } from "../browser.mjs";
import { enter, look, personsTurn, ready, simpleChoice, until } from "../drive/app.mjs";
import { testBrowser } from "../for-tests.mjs";

const built = fileURLToPath(new URL("../../../build/site", import.meta.url));
const slow = { timeout: 400_000 };

const browser = await testBrowser({ sources: true });
/** A site visited once, for tests that need no other visit. @type {Awaited<ReturnType<typeof openSite>>} */
let visited;
before(
    async () => {
        visited = await openSite();
        await visited.page.goto(`${visited.url}play.html`);
        await ready(visited.page);
        await kept(visited.page);
    },
    { timeout: 400_000 },
);
after(() => visited.close());

/** Serves the site as it was built, or with `copied` a copy of it, which the test may change. */
async function openSite({ copied = false } = {}) {
    const folder = copied ? await mkdtemp(path.join(os.tmpdir(), "quintet-site-")) : built;
    if (copied) await cp(built, folder, { recursive: true });
    let server = await serve({ root: folder, port: 0, encodings: [] });
    const port = Number(new URL(server.url).port);
    const page = await browser.openBlank({ reducedMotion: true, offline: true });
    return {
        page,
        folder,
        url: server.url,
        /** Disconnects the network. The browser reports failed requests as errors. */
        stop: () => server.close(),
        start: async () => {
            server = await serve({ root: folder, port, encodings: [] });
        },
        async close() {
            await page.close();
            await server.close();
            if (copied) await rm(folder, { recursive: true });
        },
    };
}

/**
 * Waits until the service worker has stored everything and controls the page.
 * @param {import("playwright-core").Page} page
 */
const kept = (page) =>
    page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller) return;
        await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
const caches = (page) => page.evaluate(() => globalThis.caches.keys());

test("a version deletes older ones at its address, and none in other folders", slow, async () => {
    const { page } = visited;
    const [own] = (await caches(page)).filter((name) => name.startsWith("quintet-site-"));
    const others = ["quintet-site-0ld0/v1/", "quintet-puzzles-other"];
    await page.evaluate(
        (names) => Promise.all(names.map((name) => globalThis.caches.open(name))),
        [...others, "quintet-site-0ld0", "quintet-site-0ld0/"],
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage("tidy"));
    const left = async () => (await caches(page)).filter((name) => name === own || /other|0ld0/.test(name)).sort();
    await becomes(left, [own, ...others].sort());
});

test("the worker answers files with a hash in their name, and leaves all others to the browser", slow, async () => {
    const { page } = visited;
    /** Whether the worker answers for a file, and how. @param {string} file */
    const asked = async (file) => {
        const [response] = await Promise.all([
            page.waitForResponse(
                (each) => new URL(each.url()).pathname === `/${file}` && !each.request().serviceWorker(),
            ),
            page.evaluate((address) => fetch(address).then(() => {}), file),
        ]);
        return [response.fromServiceWorker(), response.status()];
    };
    await page.evaluate(async () => {
        const older = await globalThis.caches.open("quintet-site-older");
        await older.put("assets/old-1a2b3c4d.js", new Response("export {};"));
    });
    assert.deepEqual(await asked("assets/old-1a2b3c4d.js"), [true, 200], "a file of an older version");
    assert.deepEqual(await asked("assets/gone-1a2b3c4d.js"), [true, 404]);
    for (const file of ["picture.ico", "quintet-game.js", "embed.html"])
        assert.equal((await asked(file))[0], false, file);

    await visited.stop();
    const offline = (/** @type {string} */ file) =>
        page.evaluate((address) => fetch(address).then(({ status }) => status, String), file);
    assert.equal(await offline("assets/gone-1a2b3c4d.js"), 504, "the worker itself does not fail");
    assert.match(String(await offline("picture.ico")), /TypeError/);
    assert.equal(await offline("assets/old-1a2b3c4d.js"), 200);
    await visited.start();
});

test(
    "puzzles that were loaded once and the lessons are there without a network; other puzzles say so",
    slow,
    async () => {
        const { page, url } = visited;
        const puzzles = (/** @type {string} */ game) => page.goto(`${url}learn/puzzles/index.html#game=${game}`);
        const task = page.locator("quintet-puzzle-task h2");
        await puzzles("cachex");
        await becomes(async () => /to move/.test(await task.innerText()), true);
        await visited.stop();

        await page.reload();
        await becomes(async () => /to move/.test(await task.innerText()), true);
        await puzzles("hive");
        await page.reload();
        await page.getByText("without a network you only have puzzles that were loaded before").waitFor();
        await page.goto(`${url}learn/lessons/index.html#game=hive`);
        await page.locator(".task h2").waitFor();
        await page.locator("quintet-board .cell").first().waitFor();
        await visited.start();
    },
);

test("after the first visit an action can be played without a network, and the rules open", slow, async () => {
    const { page, url } = visited;
    await visited.stop();
    await page.goto(`${url}play.html#game=cachex&o.size=5`);
    await ready(page);
    const seen = await personsTurn(page);
    assert.equal(seen.game, "cachex");
    await enter(page, simpleChoice(seen));
    await until(page, (model) => model.state.ply >= 2);
    await page.locator("quintet-header [data-do=settings]").click();
    await page.locator("[data-choice=language] [value=fa]").click();
    await becomes(() => page.evaluate(() => document.documentElement.lang), "fa");

    await page.goto(`${url}rules/halma.html?from=a-course`);
    await page.locator("quintet-figure quintet-board").first().waitFor();
    await page.goto(`${url}lens.html#game=cachex&o.size=4&depth=2`);
    await page.locator("quintet-lens-counters [data-counter=nodes]").waitFor();
    await page.goto(`${url}play.html`);
    await ready(page);
    await visited.start();
});

/**
 * Publishes another version with another word on the page, which changes the names of all scripts that lead to it.
 * @param {string} folder
 */
async function publish(folder) {
    const scripts = new Set((await readdir(path.join(folder, "assets"))).filter((name) => name.endsWith(".js")));
    const renamed = (/** @type {string} */ name) => name.replace(/-(\w{8})\.js$/, (_, hash) => `-${hash.slice(1)}0.js`);
    const pages = [
        "index.html",
        "play.html",
        "service-worker.js",
        ...(await readdir(path.join(folder, "rules"))).map((name) => `rules/${name}`),
    ];
    for (const file of [...pages, ...[...scripts].map((name) => `assets/${name}`)]) {
        const text = (await readFile(path.join(folder, file), "utf8"))
            .replace(/(?<=["'`/])[\w.-]+-\w{8}\.js/g, (name) => (scripts.has(name) ? renamed(name) : name))
            .replaceAll('"app.name":"Quintet"', '"app.name":"Quintet the second"')
            .replace(/"QUINTET_VERSION":"\w+"/, '"QUINTET_VERSION":"second"');
        await writeFile(path.join(folder, file.startsWith("assets/") ? renamed(file) : file), text);
    }
    for (const name of scripts) await rm(path.join(folder, "assets", name));
}

test("a version with a wrong file is refused; the next waits until the user agrees, and replaces everything", {
    timeout: 400_000,
}, async () => {
    const site = await openSite({ copied: true });
    const { page } = site;
    await page.goto(`${site.url}play.html#game=cachex&o.size=5`);
    await ready(page);
    await kept(page);
    const first = await caches(page);
    await enter(page, simpleChoice(await personsTurn(page)));
    await until(page, (model) => model.state.ply >= 2);
    const { actions } = await personsTurn(page);
    await page.waitForFunction((last) => location.hash.endsWith(last), actions.at(-1).replace(" ", "+"));
    /** How the installation of a new version ends. */
    const updated = () =>
        page.evaluate(async () => {
            const registration = await navigator.serviceWorker.ready;
            await registration.update();
            const { installing } = registration;
            if (!installing) return "nothing new";
            return new Promise((resolve) =>
                installing.addEventListener("statechange", () => resolve(installing.state), { once: true }),
            );
        });

    await publish(site.folder);
    const assets = path.join(site.folder, "assets");
    const worker = await readFile(path.join(site.folder, "service-worker.js"), "utf8");
    const [name] = (await readdir(assets)).filter((each) => each.startsWith("later-") && worker.includes(each));
    const script = await readFile(path.join(assets, name));
    // The server redirects from a folder to the page in it, as a network does that wants people to sign in.
    await rm(path.join(assets, name));
    await mkdir(path.join(assets, name));
    await writeFile(path.join(assets, name, "index.html"), "<!doctype html><title>Sign in</title>");
    assert.equal(await updated(), "redundant");
    await page.reload();
    await ready(page);
    await page.keyboard.press("m");
    await page.locator("quintet-menu [data-do=share]").click();
    await page.locator("quintet-share").waitFor();
    assert.ok((await caches(page)).includes(first[0]));
    await page.keyboard.press("Escape");
    await page.locator("quintet-share").waitFor({ state: "detached" });

    await rm(path.join(assets, name), { recursive: true });
    await writeFile(path.join(assets, name), script);
    assert.equal(await updated(), "installed");
    await page.getByText("A new version is ready").waitFor({ timeout: 400_000 });
    assert.deepEqual((await look(page)).actions, actions, "the game continues");
    assert.match(await page.title(), /Quintet$/);

    await page.reload();
    await ready(page);
    assert.match(await page.title(), /Quintet$/, "a reload does not count as agreement");
    await page.getByRole("button", { name: "Reload" }).click();
    await eventually(async () => assert.match(await page.title(), /Quintet the second$/));
    await ready(page);
    assert.deepEqual((await look(page)).actions.slice(0, 2), actions.slice(0, 2));
    await becomes(() => caches(page), ["quintet-site-second/"]);
    assert.notEqual(first[0], "quintet-site-second/");
    assert.equal(await page.getByText("A new version is ready").count(), 0);
    assert.deepEqual(page.problems, []);
    await site.close();
});

for (const [why, script] of /** @type {[string, () => void][]} */ ([
    [
        "service workers do not exist",
        () => Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined }),
    ],
    [
        "accessing service workers throws",
        () =>
            Object.defineProperty(Navigator.prototype, "serviceWorker", {
                get() {
                    throw new DOMException("denied", "SecurityError");
                },
            }),
    ],
    [
        "they are refused",
        () => {
            ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("no", "SecurityError"));
        },
    ],
])) {
    test(`if ${why}, the page works as usual`, slow, async () => {
        const site = await openSite();
        const { page } = site;
        await page.addInitScript(script);
        await page.goto(`${site.url}play.html`);
        await ready(page);
        await enter(page, simpleChoice(await personsTurn(page)));
        await until(page, (model) => model.state.ply >= 1);
        assert.deepEqual(page.problems, []);
        await site.close();
    });
}

test("a missing service worker causes no error on the page", slow, async () => {
    const site = await openSite({ copied: true });
    const { page } = site;
    await rm(path.join(site.folder, "service-worker.js"));
    await page.addInitScript(() => {
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = function (...given) {
            const registered = register.apply(this, given);
            /** @type {any} */ (window).outcome = registered.then(
                () => "registered",
                () => "refused",
            );
            return registered;
        };
    });
    await page.goto(`${site.url}play.html`);
    await ready(page);
    const outcome = await page.waitForFunction(() => /** @type {any} */ (window).outcome);
    assert.equal(await outcome.jsonValue(), "refused");
    await personsTurn(page);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    await site.close();
});

for (const sandbox of ["", "allow-scripts"]) {
    test(`in a frame${sandbox ? " with a sandbox" : ""} nothing is stored, and the page works`, slow, async () => {
        const site = await openSite();
        const { page } = site;
        await page.goto(`${browser.origin}/web/icon.svg`);
        await page.evaluate(
            ([address, how]) => {
                const frame = document.createElementNS("http://www.w3.org/1999/xhtml", "iframe");
                if (how) frame.setAttribute("sandbox", how);
                frame.setAttribute("src", address);
                document.documentElement.append(frame);
            },
            [`${site.url}play.html`, sandbox],
        );
        await eventually(async () => assert.equal(page.frames().length, 2));
        const frame = page.frames()[1];
        await frame.waitForFunction(
            () => /** @type {any} */ (document.querySelector("quintet-app"))?.model?.state?.game === "chexers",
            null,
            // The browser never paints a frame inside an image, so it has no animation frames.
            { polling: 100 },
        );
        if (!sandbox) {
            const count = () => frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
            assert.equal(await count(), 0);
        }
        assert.deepEqual(page.problems, []);
        await site.close();
    });
}

test("opened from a folder, a page says in each language how to serve it", slow, async () => {
    const page = await browser.openBlank();
    await page.goto(new URL("../../../build/site/arena.html", import.meta.url).href);
    const told = await page.locator("body > p").allInnerTexts();
    assert.equal(told.length, 3);
    for (const text of told) assert.match(text, /python3 -m http\.server.*http:\/\/localhost:8000/);
});

test("the unbuilt sources register no service worker", slow, async () => {
    const page = await browser.open("/web/play.html", { offline: true });
    await ready(page);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
});

test("the manifest names the page, and icons that exist in the given sizes", slow, async () => {
    const manifest = JSON.parse(await readFile(path.join(built, "manifest.webmanifest"), "utf8"));
    assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], ["./", "./", "standalone"]);
    const { page, url } = visited;
    for (const { src, sizes, type } of manifest.icons) {
        const answer = await fetch(url + src);
        assert.equal(answer.headers.get("content-type"), type, src);
        if (sizes === "any") continue;
        const [width] = sizes.split("x").map(Number);
        const drawn = await page.evaluate(async (address) => {
            const picture = new Image();
            picture.src = address;
            await picture.decode();
            return [picture.naturalWidth, picture.naturalHeight];
        }, url + src);
        assert.deepEqual(drawn, [width, width], src);
    }
});
