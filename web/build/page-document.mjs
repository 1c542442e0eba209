// Writes the document of a page: its head with the policy, and for the sources the import map.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { languages, translator } from "../i18n/t.js";
import { escapeHtml } from "../licences/build.mjs";
import { games } from "../pages.mjs";
import { documentsBody } from "../teach/documents.mjs";
import { titleOf } from "../widgets/title.js";
import { policyHash } from "./policy-hash.mjs";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { Page } from "../pages.mjs"
 */

const web = fileURLToPath(new URL("../", import.meta.url));

/** Where the packages are that the sources name; the built site contains them. @type {Record<string, string>} */
const packages = {
    lit: "lit/index.js",
    "lit/": "lit/",
    "lit-html": "lit-html/lit-html.js",
    "lit-html/": "lit-html/",
    "lit-element/lit-element.js": "lit-element/lit-element.js",
    "@lit/context": "@lit/context/index.js",
    "@lit/reactive-element": "@lit/reactive-element/reactive-element.js",
    "@lit/reactive-element/": "@lit/reactive-element/",
    "d3-hierarchy": "d3-hierarchy/dist/d3-hierarchy.mjs",
    idb: "idb/build/index.js",
    fflate: "fflate/esm/browser.js",
    "qrcode-generator": "qrcode-generator/dist/qrcode.mjs",
    "ts-fsrs": "ts-fsrs/dist/index.mjs",
    "@noble/ciphers/chacha": "@noble/ciphers/esm/chacha.js",
    "@noble/hashes/crypto": "@noble/hashes/esm/crypto.js",
    "@noble/hashes/hmac": "@noble/hashes/esm/hmac.js",
    "@noble/hashes/scrypt": "@noble/hashes/esm/scrypt.js",
    "@noble/hashes/sha2": "@noble/hashes/esm/sha2.js",
    "@cfworker/json-schema": "@cfworker/json-schema/dist/esm/index.js",
    "markdown-it": "markdown-it/dist/markdown-it.mjs",
    temml: "temml/dist/temml.mjs",
    mdurl: "mdurl/index.mjs",
    "uc.micro": "uc.micro/build/index.mjs",
    "linkify-it": "linkify-it/build/index.mjs",
    "punycode.js": "punycode.js/punycode.es6.js",
    entities: "entities/dist/index.js",
    ...inDist("@codemirror", "autocomplete", "commands", "lang-javascript", "lang-python", "language"),
    ...inDist("@codemirror", "lint", "search", "state", "streamparser", "view"),
    ...inDist("@lezer", "common", "highlight", "javascript", "lr", "python"),
    "@marijn/find-cluster-break": "@marijn/find-cluster-break/src/index.js",
    crelt: "crelt/index.js",
    "style-mod": "style-mod/src/style-mod.js",
    "w3c-keyname": "w3c-keyname/index.js",
};

/** @param {string} scope @param {string[]} names */
function inDist(scope, ...names) {
    return Object.fromEntries(names.map((name) => [`${scope}/${name}`, `${scope}/${name}/dist/index.js`]));
}

/** What a page may do, unless the list of pages says otherwise. @type {Record<string, string>} */
const policy = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self' blob:",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "lit-html quintet-worker quintet-offline",
};

/** Returns the import map for a page of the sources. @param {string} toWeb  the way from the page to this folder */
export function importMap(toWeb) {
    const imports = Object.entries(packages).map(([name, file]) => [name, `${toWeb}node_modules/${file}`]);
    return JSON.stringify({ imports: Object.fromEntries(imports) });
}

/** Returns the texts of all catalogues in a language. @param {string} id */
async function textsIn(id) {
    const folders = [path.join(web, "i18n")];
    const messages = {};
    for (const folder of folders) {
        for (const entry of readdirSync(folder, { withFileTypes: true })) {
            const file = path.join(folder, entry.name);
            if (entry.isDirectory()) folders.push(file);
            else if (entry.name === `${id.toLowerCase()}.js`)
                Object.assign(messages, (await import(pathToFileURL(file).href)).messages);
        }
    }
    return messages;
}

/** @type {Promise<Translate[]> | undefined} */
let loading;

/** Returns a translator with all texts for each language, English first. */
function speakers() {
    loading ??= Promise.all(
        languages.map(async (language) => translator({ ...language, messages: await textsIn(language.id) })),
    );
    return loading;
}

/** Returns the English title of a page. Throws if the page names a text that doesn't exist. @param {Page} page */
async function titleIn({ address, title = [], attributes = {}, body = "" }) {
    const [t] = await speakers();
    const keys = [...title, ...[...body.matchAll(/data-words="([^"]*)"/g)].map(([, key]) => key)];
    const unknown = keys.find((key) => !t.has(key));
    if (unknown) {
        // The server of the sources finds the text once it has been added.
        loading = undefined;
        throw new Error(`${address}: no catalogue of web/i18n has "${unknown}"`);
    }
    return titleOf(t, title, attributes["data-game"]);
}

/**
 * Returns a text by language, for an attribute of the document, which is there before any words are.
 * @param {string} catalogue
 * @param {string} key
 */
async function inEachLanguage(catalogue, key) {
    const texts = languages.map(async ({ id }) => {
        const { messages } = await import(`../i18n/${catalogue}/${id.toLowerCase()}.js`);
        if (!messages[key]) throw new Error(`web/i18n/${catalogue} has no "${key}"`);
        return [id, messages[key]];
    });
    return escapeHtml(JSON.stringify(Object.fromEntries(await Promise.all(texts))));
}

/** What a page says if it can't load its words. */
const failed = await inEachLanguage("shared", "notice.notLoaded");
/** What a page says if it lies in a folder and not on a site. */
const disk = await inEachLanguage("disk", "disk.notServed");
const fromDisk = readFileSync(path.join(web, "from-disk.js"), "utf8");

/** Returns the address of the picture for previews of links. @param {string} [game]  "" for the site's sign */
export const pictureFor = (game) => `link-pictures/${game || "quintet"}.png`;

/**
 * Returns what messengers and forums show for a link to a page (Open Graph).
 * @param {Page} page
 * @param {string} title
 * @param {string} site  where the site will be, which only some builds know: a picture needs a complete address
 */
function preview(page, title, site) {
    const picture = pictureFor(page.attributes?.["data-game"]);
    const metas = {
        "og:title": title,
        "og:description": page.about ?? "",
        "og:type": "website",
        ...(site && { "og:url": new URL(page.address, site).href, "og:image": new URL(picture, site).href }),
    };
    return [
        ...Object.entries(metas).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}" />`),
        `<meta name="twitter:card" content="${site ? "summary_large_image" : "summary"}" />`,
    ];
}

/**
 * Returns the document of a page.
 * @param {Page} page
 * @param {{sources?: boolean, site?: string}} [options]  `sources`: for the sources as they are, with an import map;
 *     `site`: where the site will be, for previews of links
 */
export async function pageDocument(page, { sources = false, site = "" } = {}) {
    const { address, script, title = [], about = "", attributes = {}, inline = "", styles = [], documents } = page;
    const body = documents ? documentsBody(documents, await speakers()) : (page.body ?? "");
    const toWeb = path.posix.relative(path.posix.dirname(address), "").replace(/\.\.$/, "../");
    const map = importMap(toWeb || "./");
    const allowed = { ...policy, ...page.policy };
    const isFrame = "data-frame" in attributes;
    const first = inline ? readFileSync(path.join(web, inline), "utf8") : isFrame ? "" : fromDisk;
    for (const text of [sources && map, first]) if (text) allowed["script-src"] += ` ${policyHash(text)}`;
    const directives = Object.entries(allowed).filter(([, value]) => value);
    const root = Object.entries({
        lang: "en",
        ...(!isFrame && { "data-games": games.join(" ") }),
        ...attributes,
        ...(title.length && { "data-title": title.join(" ") }),
        "data-failed": failed,
        ...(first === fromDisk && { "data-disk": disk }),
    }).map(([name, value]) => (value ? `${name}="${value}"` : name));
    const heading = await titleIn(page);
    const head = [
        `<meta charset="utf-8" />`,
        `<meta http-equiv="Content-Security-Policy" content="${directives.map((each) => each.join(" ")).join("; ")}" />`,
        first && `<script>${first}</script>`,
        `<title>${escapeHtml(heading)}</title>`,
        `<meta name="viewport" content="width=device-width, initial-scale=1${isFrame ? "" : ", viewport-fit=cover"}" />`,
        isFrame && `<meta name="robots" content="noindex" />`,
        about && `<meta name="description" content="${escapeHtml(about)}" />`,
        ...(about ? preview(page, heading, site) : []),
        about && `<meta name="theme-color" content="#f5f0e6" media="(prefers-color-scheme: light)" />`,
        about && `<meta name="theme-color" content="#182028" media="(prefers-color-scheme: dark)" />`,
        `<link rel="icon" href="${toWeb}icon.svg" type="image/svg+xml" />`,
        about && `<link rel="manifest" href="${toWeb}manifest.webmanifest" />`,
        ...["styles/tokens.css", "styles/page.css", !isFrame && "styles/font.css", ...styles]
            .filter(Boolean)
            .map((sheet) => `<link rel="stylesheet" href="${toWeb}${sheet}" />`),
        sources && `<script type="importmap">${map}</script>`,
        `<script type="module" src="${toWeb}${script}"></script>`,
    ];
    return `<!doctype html>
<html ${root.join(" ")}>
    <head>
        ${head.filter(Boolean).join("\n        ")}
    </head>
    <body>${body}</body>
</html>
`;
}
