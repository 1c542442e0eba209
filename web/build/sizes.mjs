// Measures the built site and checks the budgets of its pages.

import { readdir, readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { nameCatalogues } from "../i18n/build.mjs";
import { budgets, embedPage, firstBoards, firstLoad } from "../offline/build.mjs";
import { squeeze } from "./squeeze.mjs";

/**
 * Most gzipped bytes of JavaScript that the lens may add to what a board and a game need, d3-hierarchy included,
 * without the parts that a reader opens later.
 */
const LENS_BUDGET = 61_800;
const OPENED_LATER =
    /lens\/(predict|compare|why|real|given|present|export|own|children)\/|drawing\/(export|svg-painter)|code-colours|more-element|start-element|foreign-games|i18n\/(lens-more|terms|trees)\//;
const LENS_WORDS = /i18n\/(lens|trees)/;

/** Most gzipped bytes of JavaScript that pages may load before they show their first words, task or form. */
const PAGE_BUDGETS = {
    "index.html": 40_000,
    "teach/index.html": 40_000,
    "course.html": 165_000,
    "course/make.html": 185_000,
};

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const zippedSize = async (file) => gzipSync(await readFile(file), { level: 9 }).length;

/** Lists the files of a folder and its subfolders. @param {string} folder @returns {Promise<string[]>} */
export async function listFiles(folder) {
    const entries = await readdir(folder, { withFileTypes: true });
    const lists = entries.map((entry) => {
        const full = path.join(folder, entry.name);
        return entry.isDirectory() ? listFiles(full) : [full];
    });
    return (await Promise.all(lists)).flat();
}

/** Returns every file of the site with its size in bytes, raw and gzipped. @param {string} site */
async function fileSizes(site) {
    const files = (await listFiles(site)).sort();
    return Promise.all(
        files.map(async (file) => ({
            name: path.relative(site, file),
            raw: (await stat(file)).size,
            zipped: await zippedSize(file),
        })),
    );
}

/**
 * Returns the gzipped bytes that each page loads before its first board, by kind and with budgets. Includes worker and
 * engine.
 */
async function firstLoads(site) {
    const loads = [];
    for (const page of firstBoards) {
        const files = await firstLoad(site, page);
        for (const [kind, ending] of Object.entries({ JavaScript: ".js", WebAssembly: ".wasm" })) {
            const ofKind = files.filter((file) => file.endsWith(ending));
            const sizes = await Promise.all(ofKind.map((file) => zippedSize(path.join(site, file))));
            loads.push({ page, kind, size: sum(sizes), budget: budgets[kind] });
        }
    }
    return loads;
}

/**
 * Returns the gzipped size of the lens's own JavaScript: its folder, its English words, its worker and d3-hierarchy,
 * without what it shares with the other pages.
 * @param {RegExp} [without]  paths of files that do not count
 */
async function lensSize(without = /^$/) {
    const web = fileURLToPath(new URL("../", import.meta.url));
    // The folder may be a link.
    const packages = await realpath(path.join(web, "node_modules"));
    const own = [path.join(web, "lens"), path.join(web, "i18n"), path.join(packages, "d3-hierarchy")];
    const otherWords = /i18n\/(?!(lens|lens-more|terms|trees)\/en\.js|\w+\.js)/;
    const onlyOwn = {
        name: "only-own",
        setup(build) {
            build.onResolve({ filter: /./ }, async ({ path: target, resolveDir, kind, pluginData }) => {
                if (kind === "entry-point" || pluginData === "resolved") return undefined;
                const found = await build.resolve(target, { resolveDir, kind, pluginData: "resolved" });
                const counts = !without.test(found.path) && !otherWords.test(found.path);
                const isOwn = counts && own.some((folder) => found.path.startsWith(folder));
                if (isOwn) return { path: found.path, sideEffects: found.sideEffects };
                // Where shared files lie isn't the lens's own either.
                return { path: path.basename(target), external: true };
            });
            build.onLoad({ filter: /\.js$/ }, async ({ path: file }) => ({
                contents: squeeze(nameCatalogues(file, await readFile(file, "utf8"))),
                loader: "js",
            }));
        },
    };
    const { outputFiles } = await esbuild.build({
        entryPoints: ["lens/main.js", "lens/engine/lens-worker.js"].map((name) => path.join(web, name)),
        outdir: web,
        bundle: true,
        write: false,
        format: "esm",
        target: "es2022",
        minify: true,
        legalComments: "none",
        charset: "utf8",
        plugins: [onlyOwn],
    });
    return sum(outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 }).length));
}

/** Returns the gzipped size of the JavaScript that a page of exercise sheets loads before its first item. */
async function pageSize(site, page) {
    const scripts = (await firstLoad(site, page)).filter((file) => file.endsWith(".js"));
    return sum(await Promise.all(scripts.map((file) => zippedSize(path.join(site, file)))));
}

function printTable(files, loads) {
    const row = (name, first, second) => console.log(`${name.padEnd(40)} ${first.padStart(11)} ${second.padStart(11)}`);
    const sizes = (name, first, second) => row(name, kilobytes(first), kilobytes(second));
    row("build/site", "raw", "gzip");
    for (const { name, raw, zipped } of files) sizes(name, raw, zipped);
    sizes("in all", sum(files.map(({ raw }) => raw)), sum(files.map(({ zipped }) => zipped)));
    console.log();
    row("before the first board, gzip", "size", "budget");
    for (const { page, kind, size, budget } of loads) sizes(`${page}, ${kind}`, size, budget);
}

/**
 * Prints the sizes of a built site. Throws if a page loads more than its budget.
 * @param {string} site
 * @param {boolean} verbose  whether to print a table of all files instead of one line
 */
export async function checkSizes(site, verbose) {
    const files = await fileSizes(site);
    const loads = await firstLoads(site);
    const compared = ({ kind, size, budget }) => `${kilobytes(size)} of ${kilobytes(budget)} ${kind}`;
    if (verbose) {
        printTable(files, loads);
    } else {
        const own = loads.filter(({ page }) => page !== embedPage).map(compared);
        const whole = kilobytes(sum(files.map(({ zipped }) => zipped)));
        console.log(`build/site, gzipped: ${whole}, before the first board ${own.join(" and ")}`);
    }
    const [lens, whole, code] = await Promise.all([lensSize(OPENED_LATER), lensSize(), lensSize(LENS_WORDS)]);
    console.log(
        `lens.html: ${kilobytes(lens)} of ${kilobytes(LENS_BUDGET)} JavaScript of its own, ${kilobytes(whole - lens)} more later; ` +
            `in all ${kilobytes(code)} code and ${kilobytes(whole - code)} words`,
    );
    const over = loads
        .filter(({ size, budget }) => size > budget)
        .map((load) => `${load.page} loads too much before the first board: ${compared(load)}`);
    for (const [page, budget] of Object.entries(PAGE_BUDGETS)) {
        const size = await pageSize(site, page);
        console.log(`${page}: ${kilobytes(size)} of ${kilobytes(budget)} JavaScript at first`);
        if (size > budget) over.push(`${page} loads too much JavaScript: ${kilobytes(size)}`);
    }
    if (lens > LENS_BUDGET) over.push(`the lens loads too much JavaScript: ${kilobytes(lens)}`);
    if (over.length) throw new Error(over.join("; "));
}
