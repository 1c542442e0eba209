// Builds the site: bundles the scripts and styles that the pages of this folder name, together with the WebAssembly
// module, into build/site. File names contain a hash of their content and addresses are relative, so the folder can be
// served from any path and cached.
//
//   npm run build [-- --verbose] [--same]          (after cmake --build --preset wasm)
//
// With --same it fails unless the site that is there has the same files: a build can be repeated.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { minify } from "terser";
import { writeSnippets } from "../scripts/lib/snippets.mjs";
import { packOpenings } from "./archive/openings/build.mjs";
import { importFirst, importJoined, joinedFiles, planParts } from "./build/join-parts.mjs";
import { linkPictures } from "./build/link-pictures.mjs";
import { pageDocument } from "./build/page-document.mjs";
import { checkSizes, listFiles } from "./build/sizes.mjs";
import { squeeze } from "./build/squeeze.mjs";
import { leanTable, withOptionTypes } from "./embed/messages/reference.mjs";
import { isCatalogue, joinedCatalogues, nameCatalogues } from "./i18n/build.mjs";
import { cutPuzzles } from "./learn/puzzles/build.mjs";
import { packageOf, packagesIn, writeLicences } from "./licences/build.mjs";
import { agentPage, finishSite, firstBoards } from "./offline/build.mjs";
import { pages } from "./pages.mjs";
import { buildReportTemplate } from "./report/standalone/build.mjs";

const web = path.dirname(fileURLToPath(import.meta.url));
const site = path.join(web, "..", "build", "site");
// The folder of the new build, which replaces the site when it is complete.
const fresh = path.join(web, "..", "build", "site-fresh");
const assets = path.join(fresh, "assets");

/** Where the site will be, ending in a slash; "" if unknown. */
const address = process.env.QUINTET_ADDRESS ? new URL("./", process.env.QUINTET_ADDRESS).href : "";

/**
 * Scripts for other sites. The stable name only imports files that can be cached forever, all at once. TypeScript
 * declarations come with each script.
 */
const modules = [
    {
        name: "quintet-game",
        file: path.join(web, "embed/element/quintet-game.js"),
        types: "embed/element/game-types.d.ts",
        // Two copies on one page would both try to define the element.
        text: ([main, ...others]) => {
            const imports = [main, ...others].map((name) => `import(${JSON.stringify(name)})`);
            return `if (!customElements.get("quintet-game")) await Promise.all([${imports.join(", ")}]);\n`;
        },
    },
    {
        name: "quintet-engine",
        file: path.join(web, "engine/quintet-engine.js"),
        types: "engine/engine-types.d.ts",
        text: ([main, ...others]) =>
            [
                `export * from ${JSON.stringify(main)};`,
                ...others.map((name) => `import ${JSON.stringify(name)};`),
                "",
            ].join("\n"),
    },
];
/** Folders of the packages that the site contains. @type {Set<string>} */
const packages = new Set();
/** Files that a first board needs at once, which are minified further. @type {Set<string>} */
const neededFirst = new Set();

const referencePattern = /\b(src|href)="([^"#?:]+)"/g;

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 8);

/** Returns a function that runs `work` once for every key. */
function once(work) {
    const results = new Map();
    return (key) => {
        if (!results.has(key)) results.set(key, work(key));
        return results.get(key);
    };
}

/**
 * Minifies a module that the first board needs. The result is 2 % to 10 % smaller than esbuild's, but takes two
 * seconds. The second time finds shorter names.
 * @param {string} source
 * @param {number} [times]
 */
async function minified(source, times = 2) {
    const { code } = await minify(source, { module: true, ecma: 2020, compress: { passes: 2, keep_fargs: false } });
    return times > 1 ? minified(code, times - 1) : code;
}

/**
 * Copies a file and returns its new name. Modules become `.js`, because some servers do not know `.mjs`, and are
 * minified, except those of packages: they are, and the page knows Pyodide's sizes.
 */
async function copy(file) {
    const { name, ext } = path.parse(file);
    if (packageOf(file)) packages.add(packageOf(file));
    let bytes = await readFile(file);
    if (ext === ".mjs" && !file.includes("node_modules")) bytes = Buffer.from(await minified(String(bytes)));
    const copied = `${name}-${hashOf(bytes)}${ext === ".mjs" ? ".js" : ext}`;
    await mkdir(assets, { recursive: true });
    await writeFile(path.join(assets, copied), bytes);
    return copied;
}

/**
 * Bundles scripts and style sheets with shared chunks.
 * @param {string[]} files
 * @param {string} [page]  the one script of a page or for other sites; what it needs at once then becomes one file
 * @param {boolean} [small]  whether what it needs at once is to be minified further
 * @returns {Promise<Map<string, string[]>>} for each file its new name, followed by the names of the files that it
 *     needs at once
 */
async function bundle(files, page = "", small = false) {
    /** @type {esbuild.BuildOptions} */
    const options = {
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
        metafile: true,
        logLevel: "warning",
    };
    const cuts = [inlineTokens, cutPuzzles(assets), packOpenings(assets)];
    const { joined, first } = page
        ? await planParts({ ...options, plugins: cuts }, page, !modules.some(({ file }) => file === page))
        : { joined: new Map(), first: new Map() };
    for (const [name, catalogues] of joinedCatalogues) joined.set(name, catalogues);
    const own = page && page !== builder ? [cutDocumentation] : [];
    const plugins = [...cuts, ...own, copyReferenced(joined, first), joinedFiles(joined, first)];
    const { metafile } = await esbuild.build({ ...options, plugins });
    for (const folder of packagesIn(metafile)) packages.add(folder);
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
    if (small) for (const name of needs(entries[0][0])) neededFirst.add(path.join(web, name));
    return new Map(
        entries.map(([output, { entryPoint }]) => [
            path.join(web, entryPoint),
            [...needs(output)].map((name) => path.basename(name)),
        ]),
    );
}

const isBundled = (file) => /(\.(js|css)$|^joined:)/.test(file);

const take = once(async (file) => (isBundled(file) ? [...(await bundle([file])).values()][0][0] : copy(file)));

/** Replaces every match of `pattern` by what `replace` resolves to. */
async function replaceAsync(text, pattern, replace) {
    const parts = await Promise.all([...text.matchAll(pattern)].map(replace));
    return text.replace(pattern, () => parts.shift());
}

/** Inlines the design tokens into the script for elements on other sites. */
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

const builder = path.join(web, "embed/builder/builder-main.js");

/** Leaves out the documentation of options, which only the builder shows. */
const cutDocumentation = {
    name: "cut-documentation",
    setup(build) {
        build.onLoad({ filter: /record[/\\]option-table\.js$/ }, () => ({ contents: leanTable(), loader: "js" }));
    },
};

/**
 * Copies files that are named by `new URL("./file", import.meta.url)` but not imported, such as the worker, and
 * replaces the address by that of the copy. All of them are in one folder. Catalogues, which all pages can name, are
 * copied once.
 */
const copyReferenced = (joined, first) => ({
    name: "take-along",
    setup(build) {
        build.onResolve({ filter: /^(\.|joined:)/ }, async ({ kind, path: target, resolveDir }) => {
            const file = joinedCatalogues.has(target.slice(7)) ? target : path.join(resolveDir, target);
            if (kind === "dynamic-import" && (file === target || isCatalogue(file)))
                return { path: `./${await take(file)}`, external: true };
            return undefined;
        });
        build.onLoad({ filter: /\.js$/ }, async ({ path: file }) => {
            if (file.includes("node_modules")) return undefined;
            // esbuild would split code shared by parts that load later into further files. So each of these parts
            // imports what has loaded by then, such as the page's script, and everything shared stays there. Therefore
            // a page's script must not await such a part at its top level.
            const source = squeeze(nameCatalogues(file, await readFile(file, "utf8")));
            const named = [...importFirst(first.get(file)), importJoined(file, source, joined)].join("\n");
            const pattern = /new URL\(\s*"(\.[^"]+)",\s*import\.meta\.url\s*\)/g;
            const contents = await replaceAsync(named, pattern, async ([, target]) => {
                const name = await take(path.join(path.dirname(file), target));
                return `new URL("./${name}", import.meta.url)`;
            });
            return { contents, loader: "js" };
        });
    },
});

/** Returns the files that a page names in `src` and `href`, by the text that names them, without links to pages. */
function filesOf(page, html) {
    const folder = path.dirname(path.join(web, page));
    const files = new Map();
    for (const [, , target] of html.matchAll(referencePattern)) {
        const file = path.join(folder, target);
        if (!/(\/|\.html|\.webmanifest)$/.test(target) && existsSync(file)) files.set(target, file);
    }
    return files;
}

/** Writes a page with the addresses of its files replaced by those of the copies. */
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

/** Returns a document with the files that it names. */
const readPage = (page, html) => ({ page, html, files: filesOf(page, html) });

/** Returns the documents of all pages, and the one around an agent, which is no page of the list. */
async function readPages() {
    const agents = await readFile(path.join(web, agentPage), "utf8");
    return [
        ...(await Promise.all(
            pages.map(async (page) => readPage(page.address, await pageDocument(page, { site: address }))),
        )),
        readPage(agentPage, agents.replace(/\s*<!--.*?-->/gs, "")),
    ];
}

/**
 * Types that stand alone: instead of importing options and shapes of the engine, they declare those that they use.
 * @param {string} types  a file of `web/`
 */
async function ownTypes(types) {
    const source = withOptionTypes(await readFile(path.join(web, types), "utf8"));
    const shapes = (await readFile(path.join(web, "../build/wasm/shapes.d.ts"), "utf8")).split("\n\n");
    const names = new Map(shapes.map((text) => [text.match(/^export \w+ (\w+)/m)?.[1] ?? "", text.trim()]));
    const wanted = new Set();
    const want = (text) => {
        for (const [name] of text.matchAll(/\w+/g)) {
            if (!names.has(name) || wanted.has(name)) continue;
            wanted.add(name);
            want(names.get(name));
        }
    };
    const everything = /^export \* from "[^"]*shapes\.js";\n/m;
    const imported = /^import type \{([^}]*)\} from "[^"]*shapes\.js";\n/m;
    want(everything.test(source) ? [...names.keys()].join(" ") : (source.match(imported)?.[1] ?? ""));
    const declared = [...names].filter(([name]) => wanted.has(name)).map(([, text]) => text);
    return source
        .replace(everything, "")
        .replace(/^export type \{[^}]*\};\n/m, "")
        .replace(imported, () => `${declared.join("\n\n")}\n`)
        .replace(/\n{3,}/g, "\n\n");
}

/** Writes the widget for notebooks, which imports the script of the element beside it. */
async function buildWidget() {
    await esbuild.build({
        entryPoints: [path.join(web, "embed/element/widget.js")],
        outfile: path.join(fresh, "quintet-widget.js"),
        bundle: true,
        format: "esm",
        target: "es2022",
        minify: true,
        charset: "utf8",
        external: ["./quintet-game.js"],
        plugins: [cutDocumentation],
    });
    await cp(path.join(web, "embed/element/widget-types.d.ts"), path.join(fresh, "quintet-widget.d.ts"));
}

/** Writes the files for other sites: scripts with stable names, their types, and the examples unchanged. */
async function buildForOthers(bundled) {
    for (const { name, file, types, text } of modules) {
        const files = bundled.get(file).map((needed) => `./assets/${needed}`);
        await writeFile(path.join(fresh, `${name}.js`), text(files));
        await writeFile(path.join(fresh, `${name}.d.ts`), await ownTypes(types));
    }
    await buildWidget();
    // Lets Node load the scripts as modules.
    await writeFile(path.join(fresh, "package.json"), '{ "type": "module" }\n');
    await cp(path.join(web, "examples"), path.join(fresh, "examples"), { recursive: true });
    await cp(path.join(web, "course/activity.schema.json"), path.join(fresh, "course/activity.schema.json"));
}

/** Writes the pictures for previews of links. */
async function writeLinkPictures() {
    for (const [name, png] of await linkPictures()) {
        const file = path.join(fresh, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, png);
    }
}

/** Throws unless two folders hold the same files. @param {string} before @param {string} after */
async function compareBuilds(before, after) {
    const lists = await Promise.all([before, after].map(listFiles));
    const [old, now] = lists.map((files, at) => files.map((file) => path.relative([before, after][at], file)));
    const all = [...new Set([...old, ...now])].sort();
    const read = (folder, name) => readFile(path.join(folder, name), "latin1").catch(() => null);
    const same = await Promise.all(all.map(async (name) => (await read(before, name)) === (await read(after, name))));
    const differing = all.filter((_, at) => !same[at]);
    if (differing.length > 0) throw new Error(`these files differ from the last build's: ${differing.join(", ")}`);
}

async function main() {
    await rm(fresh, { recursive: true, force: true });
    // The sources may have changed since the engine was built.
    writeSnippets(path.join(web, "learn/search/snippets.json"), path.join(web, "../build/wasm/learn-snippets.js"));
    const documents = await readPages();
    const files = documents.flatMap((page) => [...page.files.values()].filter(isBundled));
    const ownScripts = [
        ...new Set([...pages.map(({ script }) => path.join(web, script)), ...modules.map(({ file }) => file)]),
    ];
    const others = files.filter((file) => !ownScripts.includes(file));
    const withBoards = documents.filter(({ page }) => firstBoards.includes(page));
    const first = withBoards.flatMap((page) => [...page.files.values()]);
    const bundles = [
        bundle([...new Set(others)]),
        ...ownScripts.map((file) => bundle([file], file, first.includes(file))),
    ];
    const bundled = new Map((await Promise.all(bundles)).flatMap((each) => [...each]));
    // Only now: two bundles may write the same chunk.
    const shorten = async (file) => writeFile(file, await minified(await readFile(file, "utf8")));
    await Promise.all([...neededFirst].map(shorten));
    await Promise.all(documents.map((page) => buildPage(page, bundled)));
    await buildForOthers(bundled);
    for (const folder of await buildReportTemplate(fresh)) packages.add(folder);
    await writeLicences(fresh, packages);
    await finishSite(fresh);
    // After the list of files for use offline, which has no need of them.
    if (address) await writeLinkPictures();
    if (process.argv.includes("--same")) await compareBuilds(site, fresh);
    await rm(site, { recursive: true, force: true });
    await rename(fresh, site);
    await checkSizes(site, process.argv.includes("--verbose"));
}

main().catch((error) => {
    // esbuild has already printed its own errors.
    if (!error.errors) console.error(`the build failed: ${error.message}`);
    process.exitCode = 1;
});
