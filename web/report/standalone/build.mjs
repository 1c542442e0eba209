// Builds the self-contained page of a report: one file with its script, its styles, the engine's worker and the module,
// into which programs put results (see `web/report/README.md`).

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { policyHash } from "../../build/policy-hash.mjs";
import { squeeze } from "../../build/squeeze.mjs";
import { nameCatalogues } from "../../i18n/build.mjs";
import { escapeHtml, licencesOf, licenceText, packagesIn } from "../../licences/build.mjs";

export const templateName = "report-template.html";

const here = path.dirname(fileURLToPath(import.meta.url));
const web = path.join(here, "..", "..");
const wasm = path.join(web, "..", "build", "wasm");

/**
 * Shortens templates, and replaces the files that stand for what is inlined.
 * @param {Record<string, string>} replaced
 */
const reading = (replaced) => ({
    name: "inline",
    setup(build) {
        build.onLoad({ filter: /\.js$/ }, async ({ path: file }) => {
            if (file.includes("node_modules")) return undefined;
            const instead = path.dirname(file) === here ? replaced[path.basename(file)] : undefined;
            return {
                contents: instead ?? squeeze(nameCatalogues(file, await readFile(file, "utf8"))),
                loader: "js",
                resolveDir: path.dirname(file),
            };
        });
    },
});

/**
 * Bundles a script of this folder into one text.
 * @param {string} name
 * @param {Record<string, string>} replaced
 * @param {Set<string>} packages  gets the folders of the packages in it
 */
async function bundle(name, replaced, packages) {
    const { outputFiles, metafile } = await esbuild.build({
        entryPoints: [path.join(here, name)],
        absWorkingDir: web,
        bundle: true,
        write: false,
        metafile: true,
        format: "iife",
        target: "es2022",
        minify: true,
        legalComments: "none",
        // Other programs may put the page into files whose encoding they do not state.
        charset: "ascii",
        define: { "import.meta.url": '""' },
        external: ["node:*"],
        plugins: [reading(replaced)],
        logLevel: "warning",
    });
    for (const folder of packagesIn(metafile)) packages.add(folder);
    return outputFiles[0].text.trim();
}

/** The licences of what the page contains, as HTML in ASCII. @param {Set<string>} packages */
async function licences(packages) {
    const text = escapeHtml(licenceText(await licencesOf(packages)));
    return text.replace(/[^\n -~]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

const styleSheets = ["tokens.css", "page.css"];

async function styles() {
    const texts = await Promise.all(styleSheets.map((name) => readFile(path.join(web, "styles", name), "utf8")));
    return (await esbuild.transform(texts.join("\n"), { loader: "css", minify: true, charset: "ascii" })).code.trim();
}

/** Returns the page. @param {Set<string>} [packages]  gets the folders of the packages in it */
export async function reportTemplate(packages = new Set()) {
    const module = gzipSync(await readFile(path.join(wasm, "quintet.wasm")), { level: 9 }).toString("base64");
    const importing = `import create from ${JSON.stringify(path.join(wasm, "quintet.mjs"))};\nexport const createQuintet = create;\n`;
    const worker = await bundle("inlined-worker.js", { "engine-module.js": importing }, packages);
    const texts = { workerText: worker, moduleText: module };
    const inlined = Object.entries(texts).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`);
    const script = await bundle("main.js", { "inlined.js": inlined.join("") }, packages);
    if (/<\/script|<!--/i.test(script)) throw new Error("the script of the report would end itself");
    const css = await styles();
    /** @type {Record<string, string>} */
    const parts = {
        SCRIPT_HASH: policyHash(script),
        STYLE_HASH: policyHash(css),
        "<!-- STYLES -->": `<style>${css}</style>`,
        "<!-- LICENCES -->": `<pre id="licences" hidden>${await licences(packages)}</pre>`,
        "<!-- SCRIPT -->": `<script>${script}</script>`,
    };
    const page = await readFile(path.join(here, "page.html"), "utf8");
    return page.replace(/SCRIPT_HASH|STYLE_HASH|<!-- \w+ -->/g, (name) => parts[name]);
}

/**
 * Writes the page into the site and prints its size.
 * @param {string} site
 * @returns {Promise<Set<string>>} the folders of the packages in it
 */
export async function buildReportTemplate(site) {
    /** @type {Set<string>} */
    const packages = new Set();
    const page = await reportTemplate(packages);
    await writeFile(path.join(site, templateName), page);
    const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
    console.log(`${templateName}: ${kilobytes(page.length)}, ${kilobytes(gzipSync(page).length)} gzipped`);
    return packages;
}
