// Lists what the built site contains of others, with versions, licences and their texts: `licences.html` for readers,
// `licences.txt` for the zips of exercise sheets, and a text for the self-contained report.

import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { messages as english } from "../i18n/licences/en.js";
import { partsOf, runtime } from "./parts.mjs";

/**
 * @import { Part } from "./parts.mjs"
 * @import { Metafile } from "esbuild"
 */

/** @typedef {{name: string, version: string, licence: string, source: string, text: string}} Entry */
/** @typedef {{heading: string, entries: Entry[]}} Section  `heading`: a key of `i18n/licences/`, or "" */

const web = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const standardTexts = path.join(web, "node_modules", "spdx-license-list", "licenses");

export const licencePage = "licences.html";
export const licenceFile = "licences.txt";

/** Returns the folder of the package that a file belongs to, or "". @param {string} file */
export function packageOf(file) {
    const folders = /^.*node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+(?=[/\\])/.exec(path.resolve(web, file));
    return folders?.[0] ?? "";
}

/** Returns the folders of the packages whose files esbuild has put into its output. @param {Metafile} metafile */
export function packagesIn({ outputs }) {
    const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
    return new Set(files.map(packageOf).filter(Boolean));
}

/** The line of a standard text that stands for the copyright notice. */
const BLANK = /^.*<(year|owner|copyright holders)>.*$/im;

/**
 * Returns the text of a licence with its notices. Throws if it is not known.
 * @param {string} name  of the package
 * @param {string} licence
 * @param {string[]} notices
 */
async function standardText(name, licence, notices) {
    const notice = notices.join("\n");
    // Compiled code may ship without the text under this exception.
    if (licence === "public domain" || licence === "Apache-2.0 WITH LLVM-exception") return notice;
    const file = path.join(standardTexts, `${licence}.json`);
    if (!existsSync(file)) throw new Error(`${name} ships without the text of its licence (${licence})`);
    const text = JSON.parse(await readFile(file, "utf8")).licenseText.trim();
    return BLANK.test(text) ? text.replace(BLANK, () => notice) : [notice, text].filter(Boolean).join("\n\n");
}

/** @param {unknown} repository  of package.json */
function addressOf(repository) {
    const text = String(/** @type {any} */ (repository)?.url ?? repository ?? "");
    const plain = text
        .replace(/^git\+/, "")
        .replace(/^(git|ssh):\/\/(git@)?/, "https://")
        .replace(/\.git$/, "");
    return /^(github:)?[\w-]+\/[\w.-]+$/.test(plain) ? `https://github.com/${plain.replace("github:", "")}` : plain;
}

/** Reads what a package states. Throws if it states no licence. @param {string} folder @returns {Promise<Entry>} */
export async function readPackage(folder) {
    const {
        name,
        version,
        license,
        author,
        repository,
        homepage = "",
    } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
    if (typeof license !== "string" || !/^(?!unlicensed|see )./i.test(license))
        throw new Error(`${name} states no licence, so it must not ship`);
    const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
    const source = addressOf(repository) || homepage;
    return {
        name,
        version,
        licence: license,
        // This licence asks for the source of the version that ships.
        source: license.startsWith("MPL-") ? `${source}/tree/${version}` : source,
        text:
            texts.map((text) => text.trim()).join("\n\n") ||
            (await standardText(name, license, [
                `Copyright (c) ${author?.name ?? author ?? `the authors of ${name}`}`,
            ])),
    };
}

/** @param {Part} part @returns {Promise<Entry>} */
const readPart = async ({ name, version = "", licence, notices, source }) => ({
    name,
    version,
    licence,
    source,
    text: await standardText(name, licence, notices),
});

/** Quintet itself. @returns {Promise<Entry>} */
async function own() {
    const { version } = JSON.parse(await readFile(path.join(web, "package.json"), "utf8"));
    const text = (await readFile(path.join(web, "..", "LICENSE"), "utf8")).trim();
    return { name: "Quintet", version, licence: "MIT", source: "", text };
}

/**
 * Returns everything that ships: Quintet, packages, the engine's runtime and what packages contain.
 * @param {Iterable<string>} folders  of packages
 * @returns {Promise<Section[]>}
 */
export async function licencesOf(folders) {
    const packages = await Promise.all([...new Set(folders)].map(readPackage));
    packages.sort((a, b) => (a.name < b.name ? -1 : 1));
    const withParts = packages.filter(({ name }) => name in partsOf);
    for (const { name, version } of withParts) {
        const known = partsOf[name].version;
        if (known !== version)
            throw new Error(`web/licences/parts.mjs lists what ${name} ${known} contains; ${version} ships`);
    }
    const inside = withParts.map(async (entry) => [
        entry,
        ...(await Promise.all(partsOf[entry.name].parts.map(readPart))),
    ]);
    return [
        { heading: "", entries: [await own()] },
        { heading: "licences.page", entries: packages.filter((entry) => !withParts.includes(entry)) },
        { heading: "licences.compiled", entries: await Promise.all(runtime.map(readPart)) },
        { heading: "licences.python", entries: (await Promise.all(inside)).flat() },
    ].filter(({ entries }) => entries.length);
}

/** @param {string} key */
const words = (key) => /** @type {string} */ (english[key]);

/** @param {Entry} entry */
const titleOf = ({ name, version }) => (version ? `${name} ${version}` : name);

/** The MPL asks to say where the source is. @param {Entry} entry */
const asksForSource = ({ licence }) => licence.startsWith("MPL-");

/** Returns the list as a text. @param {Section[]} sections */
export function licenceText(sections) {
    const line = "-".repeat(32);
    return sections
        .flatMap(({ entries }) => entries)
        .map((entry) => {
            const source = asksForSource(entry) ? `${words("licences.unchanged")} ${entry.source}` : entry.source;
            const head = [line, `${titleOf(entry)} (${entry.licence})`, source, line].filter(Boolean);
            return `${head.join("\n")}\n\n${entry.text}\n`;
        })
        .join("\n");
}

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Entry} entry */
function entryHtml(entry) {
    const address = escapeHtml(entry.source);
    const link = address && `<a href="${address}" dir="ltr">${address}</a>`;
    const reason = asksForSource(entry) ? `<span data-words="licences.unchanged"></span> ` : "";
    return `<details><summary><bdi lang="en">${escapeHtml(titleOf(entry))}</bdi> <small>${escapeHtml(entry.licence)}</small></summary>
${link && `<p>${reason}${link}</p>`}<pre lang="en" dir="ltr" tabindex="0">${escapeHtml(entry.text)}</pre></details>`;
}

/** Returns the list as HTML; words are named by `data-words`. @param {Section[]} sections */
const licenceHtml = (sections) =>
    sections
        .map(({ heading, entries }) =>
            [heading && `<h2 data-words="${heading}"></h2>`, ...entries.map(entryHtml)].join("\n"),
        )
        .join("\n");

/** Writes the list into the page and as a file. @param {string} site @param {Iterable<string>} folders  of packages */
export async function writeLicences(site, folders) {
    const sections = await licencesOf(folders);
    const page = (await readFile(path.join(site, licencePage), "utf8"))
        .replace(/(<div id="list">).*?(<\/div>)/s, (_, start, end) => start + licenceHtml(sections) + end)
        // Without scripts the page is in English.
        .replace(/data-words="(licences\.\w+)">(?=<)/g, (whole, key) => whole + escapeHtml(words(key)));
    await writeFile(path.join(site, licencePage), page);
    await writeFile(path.join(site, licenceFile), licenceText(sections));
}
