// Builds the site: bundles what the pages of this folder name, together with the WebAssembly module, into build/site.
// Names carry a hash of their content, addresses are relative: the folder can be served from any path, and cached.
//
//   npm run build          (after cmake --build --preset wasm)

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { budgets, finishSite, firstLoad, guestPage, isOwnPage } from "./offline/build.mjs";
import { squeeze } from "./squeeze.mjs";

const web = path.dirname(fileURLToPath(import.meta.url));
const site = path.join(web, "..", "build", "site");
// What is being built; takes the place of the site once it is whole.
const fresh = path.join(web, "..", "build", "site-fresh");
const assets = path.join(fresh, "assets");

const pageFolders = [".", "rules"];

/**
 * What other pages load by name. A stable name is no more than a way to files that may be cached for good; all that they
 * need is asked for at once. With each goes its description in TypeScript.
 */
const modules = [
    {
        name: "quintet-game",
        file: path.join(web, "element/quintet-game.js"),
        types: "element/game-types.d.ts",
        // Two copies on one page would quarrel about the element's name.
        text: ([main, ...others]) => {
            const imports = [main, ...others].map((name) => `import(${JSON.stringify(name)})`);
            return `if (!customElements.get("quintet-game")) await Promise.all([${imports.join(", ")}]);\n`;
        },
    },
    {
        name: "quintet-engine",
        file: path.join(web, "element/quintet-engine.js"),
        types: "element/engine-types.d.ts",
        text: ([main, ...others]) =>
            [
                `export * from ${JSON.stringify(main)};`,
                ...others.map((name) => `import ${JSON.stringify(name)};`),
                "",
            ].join("\n"),
    },
];
const referencePattern = /\b(src|href)="([^"#?:]+)"/g;

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 8);

/** Runs `work` once for every key. */
function once(work) {
    const results = new Map();
    return (key) => {
        if (!results.has(key)) results.set(key, work(key));
        return results.get(key);
    };
}

/** Copies a file, a module minified; gives its new name. Servers that do not know `.mjs` would spoil a module. */
async function copy(file) {
    const { name, ext } = path.parse(file);
    let bytes = await readFile(file);
    if (ext === ".mjs") {
        const { code } = await esbuild.transform(bytes, { minify: true, target: "es2022", charset: "utf8" });
        bytes = Buffer.from(code);
    }
    const copied = `${name}-${hashOf(bytes)}${ext === ".mjs" ? ".js" : ext}`;
    await mkdir(assets, { recursive: true });
    await writeFile(path.join(assets, copied), bytes);
    return copied;
}

/**
 * Bundles scripts and style sheets, which share what they have in common.
 * @param {string[]} files
 * @param {string} [page]  the one script of a page, or what other pages load: what it needs at once then comes in one file
 * @returns {Promise<Map<string, string[]>>} by file its new name, and then those of the files that it needs at once
 */
async function bundle(files, page = "") {
    const { metafile } = await esbuild.build({
        entryPoints: files,
        absWorkingDir: web,
        outdir: assets,
        bundle: true,
        splitting: true,
        format: "esm",
        target: "es2022",
        minify: true,
        legalComments: "none",
        charset: "utf8",
        entryNames: "[name]-[hash]",
        chunkNames: "[name]-[hash]",
        assetNames: "[name]-[hash]",
        loader: { ".svg": "file", ".png": "file", ".woff2": "file" },
        external: ["node:*"],
        plugins: [inlineTokens, takeAlong(page)],
        metafile: true,
        logLevel: "warning",
    });
    const needs = (output, found = new Set()) => {
        if (found.has(output)) return found;
        found.add(output);
        const wanted = metafile.outputs[output].imports.filter(
            ({ kind, external }) => kind === "import-statement" && !external,
        );
        for (const { path: next } of wanted) needs(next, found);
        return found;
    };
    const entries = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
    return new Map(
        entries.map(([output, { entryPoint }]) => [
            path.join(web, entryPoint),
            [...needs(output)].map((name) => path.basename(name)),
        ]),
    );
}

const isBundled = (file) => /\.(js|css)$/.test(file);

const take = once(async (file) => (isBundled(file) ? (await bundle([file])).get(file)[0] : copy(file)));

/** Replaces every match of `pattern` by what `replace` promises. */
async function replaceAsync(text, pattern, replace) {
    const parts = await Promise.all([...text.matchAll(pattern)].map(replace));
    return text.replace(pattern, () => parts.shift());
}

/** An element on somebody else's page brings the colours along in its script. */
const inlineTokens = {
    name: "inline-tokens",
    setup(build) {
        build.onLoad({ filter: /element[/\\]tokens\.js$/ }, async () => {
            const source = await readFile(path.join(web, "styles/tokens.css"), "utf8");
            const { code } = await esbuild.transform(source, { loader: "css", minify: true });
            return { contents: `export const tokensText = ${JSON.stringify(code)};`, loader: "js" };
        });
    },
};

/**
 * `new URL("./file", import.meta.url)` names a file that belongs to the page though nothing imports it, such as the
 * worker: it comes along, and the address becomes that of the copy. All of them lie in one folder.
 */
const takeAlong = (page) => ({
    name: "take-along",
    setup(build) {
        const later = new Set();
        build.onResolve({ filter: /^\./ }, ({ kind, path: target, resolveDir }) => {
            if (kind === "dynamic-import") later.add(path.join(resolveDir, target));
            return undefined;
        });
        build.onLoad({ filter: /\.js$/ }, async ({ path: file }) => {
            if (file.includes("node_modules")) return undefined;
            // esbuild makes a file of its own of whatever some of the parts that are fetched later share. Each of them is told
            // that it shares the whole page, which is there by then, and so all of that stays one file. (Therefore a page's
            // script must not wait at its top level for a part that is fetched later.)
            const first = page && later.has(file) ? `import ${JSON.stringify(page)};\n` : "";
            const source = first + (await readFile(file, "utf8"));
            const pattern = /new URL\(\s*"(\.[^"]+)",\s*import\.meta\.url\s*\)/g;
            const contents = await replaceAsync(squeeze(source), pattern, async ([, target]) => {
                const name = await take(path.join(path.dirname(file), target));
                return `new URL("./${name}", import.meta.url)`;
            });
            return { contents, loader: "js" };
        });
    },
});

/** The files that a page names in `src` and `href`, by the text that names them. Links to pages are not among them. */
function filesOf(page, html) {
    const folder = path.dirname(path.join(web, page));
    const files = new Map();
    for (const [, , target] of html.matchAll(referencePattern)) {
        const file = path.join(folder, target);
        if (!/(\/|\.html|\.webmanifest)$/.test(target) && existsSync(file)) files.set(target, file);
    }
    return files;
}

/** Writes a page with the addresses of its files replaced by those of their copies. */
async function buildPage({ page, html, files }, bundled) {
    const built = path.join(fresh, page);
    const text = await replaceAsync(html, referencePattern, async ([whole, attribute, target]) => {
        const file = files.get(target);
        if (!file) return whole;
        const copied = path.join(assets, bundled.get(file)?.[0] ?? (await take(file)));
        return `${attribute}="${path.relative(path.dirname(built), copied).split(path.sep).join("/")}"`;
    });
    await mkdir(path.dirname(built), { recursive: true });
    await writeFile(built, text);
}

async function readPage(page) {
    const html = await readFile(path.join(web, page), "utf8");
    // The import map tells the browser where lit is; in the bundle it is inside. The hash in the policy allows the map.
    const text = html
        .replace(/\s*<script type="importmap">.*?<\/script>/gs, "")
        .replace(/ 'sha256-[^']*'/g, "")
        .replace(/\s*<!--.*?-->/gs, "");
    return { page, html: text, files: filesOf(page, text) };
}

async function findPages() {
    const pages = [];
    for (const folder of pageFolders) {
        const names = await readdir(path.join(web, folder)).catch(() => []);
        pages.push(...names.filter((name) => name.endsWith(".html")).map((name) => path.join(folder, name)));
    }
    return pages;
}

async function listFiles(folder) {
    const entries = await readdir(folder, { withFileTypes: true });
    const lists = entries.map((entry) => {
        const full = path.join(folder, entry.name);
        return entry.isDirectory() ? listFiles(full) : [full];
    });
    return (await Promise.all(lists)).flat();
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
const zippedSize = async (file) => gzipSync(await readFile(path.join(site, file)), { level: 9 }).length;

async function printSizes() {
    const row = (name, raw, zipped) => console.log(`${name.padEnd(40)} ${kilobytes(raw)} ${kilobytes(zipped)}`);
    console.log(`${"build/site".padEnd(40)} ${"raw".padStart(11)} ${"gzip".padStart(11)}`);
    let rawTotal = 0;
    let zippedTotal = 0;
    for (const file of (await listFiles(site)).map((each) => path.relative(site, each)).sort()) {
        const { size } = await stat(path.join(site, file));
        const zipped = await zippedSize(file);
        row(file, size, zipped);
        rawTotal += size;
        zippedTotal += zipped;
    }
    row("in all", rawTotal, zippedTotal);
}

/** What a page needs before its first board must not grow beyond its budget: the page itself, worker and engine included. */
async function checkBudgets() {
    console.log(`\n${"before the first board, gzip".padEnd(40)} ${"size".padStart(11)} ${"budget".padStart(11)}`);
    const over = [];
    for (const page of ["index.html", guestPage]) {
        const files = await firstLoad(site, page);
        for (const [kind, ending] of Object.entries({ JavaScript: ".js", WebAssembly: ".wasm" })) {
            const sizes = await Promise.all(files.filter((file) => file.endsWith(ending)).map(zippedSize));
            const total = sizes.reduce((sum, size) => sum + size, 0);
            console.log(`${`${page}, ${kind}`.padEnd(40)} ${kilobytes(total)} ${kilobytes(budgets[kind])}`);
            if (total > budgets[kind]) over.push(`${page} loads too much ${kind}`);
        }
    }
    if (over.length) throw new Error(over.join("; "));
}

/** What other pages need: scripts by stable names, their types, and examples as they are, to be read. */
async function buildForOthers(bundled) {
    for (const { name, file, types, text } of modules) {
        const files = bundled.get(file).map((needed) => `./assets/${needed}`);
        await writeFile(path.join(fresh, `${name}.js`), text(files));
        await copyFile(path.join(web, types), path.join(fresh, `${name}.d.ts`));
    }
    // So that Node takes the scripts for what they are.
    await writeFile(path.join(fresh, "package.json"), '{ "type": "module" }\n');
    await cp(path.join(web, "examples"), path.join(fresh, "examples"), { recursive: true });
}

async function main() {
    await rm(fresh, { recursive: true, force: true });
    const pages = await Promise.all((await findPages()).map(readPage));
    if (pages.length === 0) throw new Error("there is no page to build in web/");
    const files = pages.flatMap((page) => [...page.files.values()].filter(isBundled));
    // Frames and elements have a browser cache of their own on every site: there is nothing that they could share.
    const alone = pages.filter(({ page, html }) => isOwnPage(html) || page === guestPage);
    const scripts = [...alone.flatMap((page) => [...page.files.values()]), ...modules.map(({ file }) => file)];
    const ownScripts = [...new Set(scripts.filter((file) => file.endsWith(".js")))];
    const others = files.filter((file) => !ownScripts.includes(file));
    const bundles = [bundle([...new Set(others)]), ...ownScripts.map((file) => bundle([file], file))];
    const bundled = new Map((await Promise.all(bundles)).flatMap((each) => [...each]));
    await Promise.all(pages.map((page) => buildPage(page, bundled)));
    await buildForOthers(bundled);
    await finishSite(fresh);
    await rm(site, { recursive: true, force: true });
    await rename(fresh, site);
    await printSizes();
    await checkBudgets();
}

main().catch((error) => {
    // esbuild has printed its own errors.
    if (!error.errors) console.error(`the site is not as it should be: ${error.message}`);
    process.exitCode = 1;
});
