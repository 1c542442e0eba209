// The last step of the build, which works on the built site only. It adds preloads to the head of each page, the
// opening position to the page of play, and what makes the site installable and usable offline: the manifest with its
// icons, and the service worker with the list of all files of this version.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { policyHash } from "../build/policy-hash.mjs";
import { licenceFile } from "../licences/build.mjs";
import { ownPages } from "../pages.mjs";
import { iconPng } from "./icon-png.mjs";
import { openingText } from "./opening.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const web = path.dirname(here);
const manifestName = "manifest.webmanifest";
const workerName = "service-worker.js";

/** For icons that the system crops: the drawing is smaller and the background fills the rest. */
const maskable = { scale: 0.72, ground: "#f5f0e6" };

/** A file beside the style sheet that names it: a font. */
const inCss = /url\("?\.\/([^")]+)"?\)/g;

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 8);

/** Patterns of file names in a script: needed at once, possibly needed later, and loaded by a worker. */
const namesIn = {
    atOnce: /\b(?:import|from)\s*"(\.[^"]+)"/g,
    later: /\bimport\("(\.[^"]+)"\)/g,
    files: /\bnew URL\("(\.[^"]+)",\s*import\.meta\.url\)/g,
};

/** Pyodide's files, 13 MB: loaded for the first Python agent, kept only when the reader agrees. */
const isPython = (file) => /^assets\/(pyodide|python_stdlib)[.-]/.test(file);

/** Returns functions that read the files of a built site and the names in them. @param {string} site */
function reader(site) {
    const texts = new Map();
    const textOf = async (file) => {
        if (!texts.has(file)) texts.set(file, await readFile(path.join(site, file), "utf8"));
        return texts.get(file);
    };
    const resolve = (from, name) => path.posix.join(path.posix.dirname(from), name);

    /** @param {string} file @param {(keyof typeof namesIn)[]} kinds @returns {Promise<string[]>} */
    async function named(file, kinds) {
        if (!file.endsWith(".js")) return [];
        const text = await textOf(file);
        const names = kinds.flatMap((kind) => [...text.matchAll(namesIn[kind])].map(([, name]) => resolve(file, name)));
        return names.filter((name) => !isPython(name));
    }

    /**
     * Returns the given files with everything they need.
     * @param {string[]} files
     * @param {(keyof typeof namesIn)[]} kinds
     */
    async function closure(files, kinds, found = new Set()) {
        for (const file of files) {
            if (found.has(file)) continue;
            found.add(file);
            await closure(await named(file, kinds), kinds, found);
        }
        return found;
    }

    /** Returns the files that a page's head names, by extension. @param {string} page @param {string} ending */
    async function headOf(page, ending) {
        const text = await textOf(page);
        return [...text.matchAll(/\b(?:src|href)="([^"#?:]+)"/g)]
            .map(([, name]) => resolve(page, name))
            .filter((file) => file.endsWith(ending));
    }

    return { textOf, closure, headOf };
}

/** The page for frames on other sites, and the one for sandboxed frames in some versions of WebKit. */
export const embedPage = "embed.html";
/** The pages whose first board has a budget. */
export const firstBoards = ["play.html", embedPage];
const sandboxedPage = "embed-sandboxed.html";

/** The document around an agent, and the one that the service worker answers in its place. */
export const agentPage = "agent-frame.html";
const keptAgentPage = "agent-frame-kept.html";

/** The page of a sheet, and the list of its files for zips. */
const sheetPage = "course.html";
const packList = "course/pack-files.json";

/**
 * Returns the document around an agent with its script inside, and a policy that allows this script alone. Where a
 * server's policy forbids scripts inside pages, the same script runs from its file.
 * @param {string} page @param {string} code
 */
export function agentPageWith(page, code) {
    const hash = policyHash(code);
    return page
        .replace("script-src 'self'", `script-src ${hash}`)
        .replace(/<script (src="[^"]*")><\/script>/, (_, src) => {
            const file = `<script ${src} integrity="${hash.slice(1, -1)}" crossorigin></script>`;
            return `<script>${code}</script>\n        ${file}`;
        });
}

/**
 * Writes the document around an agent as a single file. A frame with the attribute `sandbox` gets nothing from a
 * service worker, and neither does a document in a sandbox; so the kept one is used without the attribute, and the
 * service worker adds the sandbox.
 */
async function keepAgentPage(site) {
    const { textOf, headOf } = reader(site);
    const [script] = await headOf(agentPage, ".js");
    const code = await textOf(script);
    if (code.includes("</script") || /^(import|export)\b/m.test(code))
        throw new Error(`${script} cannot stand in a page`);
    await writeFile(path.join(site, keptAgentPage), agentPageWith(await textOf(agentPage), code));
}

/**
 * Returns a page with its style sheets inlined and its script named directly, which saves round trips on a slow
 * network.
 */
async function withStylesInlined(site, page) {
    const { textOf } = reader(site);
    const resolve = (name) => path.posix.join(path.posix.dirname(page), name);
    let text = await textOf(page);
    for (const [link, name] of text.matchAll(/<link rel="stylesheet" href="([^"]+)" \/>/g)) {
        const css = (await textOf(resolve(name))).trim().replace(inCss, `url(${path.posix.dirname(name)}/$1)`);
        text = text
            .replace(link, () => `<style>${css}</style>`)
            .replace("style-src 'self'", (allowed) => `${allowed} ${policyHash(css)}`);
    }
    for (const [script, name] of text.matchAll(/<script type="module" src="([^"]+)">/g)) {
        const only = (await textOf(resolve(name))).match(/^import"(\.\/[^"]+)";\s*$/)?.[1];
        if (only)
            text = text.replace(script, () => script.replace(name, path.posix.join(path.posix.dirname(name), only)));
    }
    return text;
}

/**
 * Adds preloads to a page, so that it does not ask for scripts, worker, module and WebAssembly one after another, and
 * its opening position.
 * @param {string} site
 * @param {string} page
 * @param {string} opening  the position that the page shows before the engine is ready, as JSON; "" for others
 * @param {boolean} [own]  whether the page belongs to the site itself and works offline
 */
async function addPreloads(site, page, opening, own = true) {
    await writeFile(path.join(site, page), await withStylesInlined(site, page));
    const { textOf, closure, headOf } = reader(site);
    const scripts = await closure(await headOf(page, ".js"), ["atOnce"]);
    const all = await closure([...scripts], ["atOnce", "files"]);
    const addressOf = (file) => path.posix.relative(path.posix.dirname(page), file);
    // With an opening the engine comes before the font.
    const fonts = [...(await textOf(page)).matchAll(/url\(([^)]+\.woff2)\)/g)].map(
        ([, font]) => `rel="preload" as="font" crossorigin href="${font}"`,
    );
    // Scripts come first: they run while the engine, most of the bytes, is still loading.
    // A sandboxed frame has no cache between requests, so preloading the engine there would load it twice.
    const engine = own ? [...all].filter((file) => !scripts.has(file)) : [];
    const links = [
        ...(opening ? [] : fonts),
        ...[...scripts].map((file) => `rel="modulepreload" href="${addressOf(file)}"`),
        ...engine.map((file) => `rel="preload" as="fetch" crossorigin data-worker href="${addressOf(file)}"`),
    ];
    const kept = own ? `data-offline="${addressOf(workerName)}" ` : "";
    const data = opening && `<script type="application/json" data-opening>${opening}</script>`;
    const text = (await textOf(page))
        .replace("<html ", `<html ${kept}`)
        .replace("<title>", `${links.map((link) => `<link ${link} />`).join("\n        ")}\n        <title>`)
        .replace("</body>", () => `${data}</body>`);
    await writeFile(path.join(site, page), text);
}

/** Most gzipped bytes that a page may load before its first board. */
export const budgets = { JavaScript: 56_000, WebAssembly: 200_000 };

/**
 * Returns the files that a page loads before its first board: those in its head, their static imports, and the engine.
 * @param {string} site
 * @param {string} page
 */
export async function firstLoad(site, page) {
    const { closure, headOf } = reader(site);
    const inHead = (await headOf(page, "")).filter((file) => file.startsWith("assets/"));
    return [page, ...(await closure(inHead, ["atOnce", "files"]))];
}

/** Writes the manifest and its icons. `icon.svg?192` in it means this picture as a PNG of 192 by 192 pixels. */
async function buildManifest(site) {
    const manifest = JSON.parse(await readFile(path.join(web, manifestName), "utf8"));
    await mkdir(path.join(site, "assets"), { recursive: true });
    for (const icon of manifest.icons) {
        const [file, wanted] = icon.src.split("?");
        const svg = await readFile(path.join(web, file), "utf8");
        const pixels = Number.parseInt(wanted, 10);
        const bytes = wanted ? iconPng(svg, pixels, wanted.endsWith("maskable") ? maskable : {}) : svg;
        icon.src = `assets/icon${wanted ? `-${wanted}` : ""}-${hashOf(bytes)}.${wanted ? "png" : "svg"}`;
        await writeFile(path.join(site, icon.src), bytes);
    }
    await writeFile(path.join(site, manifestName), JSON.stringify(manifest));
}

/** Returns the files whose names contain a hash, and the files with stable names. */
async function filesToKeep(site) {
    const { closure, headOf } = reader(site);
    const inHeads = await Promise.all(ownPages.map((page) => headOf(page, "")));
    const assets = inHeads.flat().filter((file) => file.startsWith("assets/"));
    const hashed = await closure(assets, ["atOnce", "later", "files"]);
    return { hashed: [...hashed].sort(), named: [manifestName, ...ownPages, keptAgentPage, packList, licenceFile] };
}

async function buildServiceWorker(site, files) {
    const { code } = await esbuild.transform(await readFile(path.join(here, "service-worker.js"), "utf8"), {
        target: "es2022",
        minify: true,
        legalComments: "none",
        charset: "utf8",
    });
    const version = createHash("sha256").update(code);
    for (const file of files.hashed) version.update(`${file}\n`);
    for (const file of files.named) version.update(await readFile(path.join(site, file)));
    const values = { QUINTET_VERSION: version.digest("hex").slice(0, 12), QUINTET_FILES: files };
    await writeFile(path.join(site, workerName), `Object.assign(globalThis,${JSON.stringify(values)});${code}`);
}

/** Returns the files with puzzles, by game. @param {string} site @returns {Promise<Record<string, string[]>>} */
async function puzzlePieces(site) {
    const pieces = {};
    for (const name of (await readdir(path.join(site, "assets"))).sort()) {
        const [, game] = name.match(/^puzzles-(.+)-\d+-[\da-f]{8}\.gz$/) ?? [];
        if (game) pieces[game] = [...(pieces[game] ?? []), `assets/${name}`];
    }
    return pieces;
}

/**
 * Writes the list of files that a zip for an LMS holds beside its sheet: what the page of a sheet may load, Python left
 * out, and the licences. `web/course/pack/pack.js` reads it.
 */
async function writePackList(site) {
    const { closure, headOf } = reader(site);
    const agentPages = [agentPage, keptAgentPage];
    const heads = await Promise.all([sheetPage, ...agentPages].map((page) => headOf(page, "")));
    const assets = heads.flat().filter((file) => file.startsWith("assets/"));
    const files = await closure(assets, ["atOnce", "later", "files"]);
    const list = {
        page: sheetPage,
        files: [...agentPages, ...files, licenceFile].sort(),
        puzzles: await puzzlePieces(site),
    };
    await writeFile(path.join(site, packList), JSON.stringify(list));
}

/** @param {string} site  folder of the built site */
export async function finishSite(site) {
    const text = await openingText(path.join(web, "..", "build", "wasm"));
    const opening = text.replaceAll("<", "\\u003c");
    await Promise.all([
        ...ownPages.map((page) => addPreloads(site, page, page === "play.html" ? opening : "")),
        ...[embedPage, sandboxedPage].map((page) => addPreloads(site, page, "", false)),
    ]);
    await buildManifest(site);
    await keepAgentPage(site);
    await writePackList(site);
    await buildServiceWorker(site, await filesToKeep(site));
}
