// Makes the npm package `quintet-games` from the built site, in build/package or the named folder:
//
//     npm run package [-- FOLDER]        (after npm run build)
//
// Bundlers move files and rename them, so what the site finds by addresses relative to a script is part of the script
// here: workers and WebAssembly are data URLs. Only Pyodide stays beside it, as files that bundlers know how to copy.

import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = path.dirname(fileURLToPath(import.meta.url));
const build = path.join(here, "../../build");
const site = path.join(build, "site");
// Tests name another folder.
const made = path.resolve(process.argv[2] ?? path.join(build, "package"));

/** The scripts of the package and what the site calls them. */
const entries = { index: "quintet-engine", element: "quintet-game" };

const imported = /\b(?:from|import)\s*"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g;
const named = /\bnew URL\("\.\/([^"]+)",\s*import\.meta\.url\)/g;

/** An import that is no file of the package: of Node, or of a data URL. Bundlers must leave it alone. */
const elsewhere = /\bimport\((?!"\.)/g;

/** The address of the site, in `ui/site.js`. */
const ownAddress = /=\s*import\.meta\.url\b/g;
/** What stands for it in the package: a file in a folder of the site that the page names in its head, or "". */
const namedSite = `=(u=>u?new URL("_/_",new URL(u,location.href)).href:"")(globalThis.document?.querySelector('meta[name="quintet-site"]')?.content)`;

const types = { ".js": "text/javascript", ".wasm": "application/wasm" };

/** Whether a file stays a file. @param {string} name */
const staysFile = (name) => /^(pyodide|python_stdlib)[.-]/.test(name) || !(path.extname(name) in types);

const read = (/** @type {string} */ name) => readFile(path.join(site, "assets", name), "utf8");

/**
 * Returns a file of the site as a data URL. Text is shorter percent-encoded than in base64, which it contains.
 * @param {string} name
 */
async function dataUrl(name) {
    const type = types[/** @type {keyof types} */ (path.extname(name))];
    if (type === types[".wasm"]) {
        return `data:${type};base64,${(await readFile(path.join(site, "assets", name))).toString("base64")}`;
    }
    const text = await withData(await read(name));
    if (text.match(imported)) throw new Error(`${name} imports a file, which a data URL cannot`);
    return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}

/** Returns a script with data URLs in place of addresses. @param {string} text @returns {Promise<string>} */
async function withData(text) {
    /** @type {Map<string, string>} */
    const urls = new Map();
    for (const [, name] of text.matchAll(named)) {
        if (!staysFile(name) && !urls.has(name)) urls.set(name, await dataUrl(name));
    }
    // In a line of its own: Node prints the line of an error.
    return text.replace(named, (whole, name) =>
        urls.has(name) ? `new URL(\n${JSON.stringify(urls.get(name))}\n)` : whole,
    );
}

/** Writes a script of the site and everything that it imports or names. @param {string} name  in `assets/` */
async function take(name, taken = new Set()) {
    if (taken.has(name)) return;
    taken.add(name);
    if (staysFile(name)) return cp(path.join(site, "assets", name), path.join(made, "assets", name));
    const text = await withData(await read(name));
    const script = text
        .replace(ownAddress, () => namedSite)
        .replace(elsewhere, "import(/* webpackIgnore: true */ /* @vite-ignore */ ");
    await writeFile(path.join(made, "assets", name), script);
    const files = [...text.matchAll(imported), ...text.matchAll(named)].map(([, first, later]) => first ?? later);
    for (const file of files) await take(path.basename(file), taken);
}

/** What the widget for notebooks leaves out: the sandboxes of agents need a site, and Python is large. */
const needsSite = /\/(arena-session|own-element)-[^/]*\.js$/;

/**
 * Writes the widget for notebooks, with all that it needs: a notebook passes its text to the browser, where it can't
 * import files beside it.
 */
async function writeWidget() {
    const sentence = "an arena and My search need the site: import its quintet-widget.js";
    await esbuild.build({
        entryPoints: [path.join(site, "quintet-widget.js")],
        outfile: path.join(made, "widget.js"),
        bundle: true,
        format: "esm",
        target: "es2022",
        minify: true,
        legalComments: "none",
        charset: "utf8",
        external: ["node:*"],
        logLevel: "warning",
        plugins: [
            {
                name: "widget",
                setup(build) {
                    build.onResolve({ filter: /\/quintet-game\.js$/ }, () => ({ path: path.join(made, "element.js") }));
                    build.onLoad({ filter: needsSite }, () => ({
                        contents: `throw new Error(${JSON.stringify(sentence)});`,
                    }));
                },
            },
        ],
    });
    await cp(path.join(site, "quintet-widget.d.ts"), path.join(made, "widget.d.ts"));
}

if (!existsSync(path.join(site, "index.html"))) throw new Error("there is no built site: npm run build");
await rm(made, { recursive: true, force: true });
await mkdir(path.join(made, "assets"), { recursive: true });
for (const [entry, name] of Object.entries(entries)) {
    const script = await readFile(path.join(site, `${name}.js`), "utf8");
    const [main] = [...script.matchAll(/"\.\/assets\/([^"]+)"/g)].map(([, file]) => file);
    await take(main);
    // An import that waits for nothing: bundlers for older browsers refuse one that does.
    await writeFile(path.join(made, `${entry}.js`), `export * from "./assets/${main}";\n`);
    await cp(path.join(site, `${name}.d.ts`), path.join(made, `${entry}.d.ts`));
}
await writeWidget();
const others = [path.join(site, "licences.txt"), path.join(here, "../../LICENSE"), path.join(here, "README.md")];
for (const file of others) await cp(file, path.join(made, path.basename(file)));
const { version } = JSON.parse(await readFile(path.join(here, "../package.json"), "utf8"));
const description = {
    name: "quintet-games",
    version,
    description: "Five board games that AI courses set as projects: rules and search in WebAssembly, and a board",
    license: "MIT",
    type: "module",
    engines: { node: ">=18" },
    exports: Object.fromEntries(
        [...Object.keys(entries), "widget"].map((entry) => [
            entry === "index" ? "." : `./${entry}`,
            { types: `./${entry}.d.ts`, default: `./${entry}.js` },
        ]),
    ),
    sideEffects: ["./element.js", "./widget.js", "./assets/*"],
};
await writeFile(path.join(made, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
console.log(`${path.relative("", made)}: ${description.name} ${version}`);
