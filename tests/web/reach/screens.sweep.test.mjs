/**
 * What must hold on every screen: axe finds no violations in either theme, all text comes from the catalogues with the
 * digits of the language, the keyboard focus is visible wherever it stops, and nothing is covered, cut or outside at
 * any size, with text at 100 and at 200 %, and the page's policy is kept. Each screen opens twice: from the sources on
 * a desk, in light colours and with words that only the catalogue has; and as built on a phone, in dark colours and
 * Persian. `SCREENS=pattern` runs some screens; `PICTURES=folder` saves a picture of each.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { calm, lastingFaults } from "../../journeys/visitor/layout.mjs";
import { sizes } from "../../journeys/visitor/sizes.mjs";
import { violations } from "../axe.mjs";
import { becomes, desk, openBrowser, phone } from "../browser.mjs";
import { checkFocus } from "../drive/focus.mjs";
import { screens } from "./screens.mjs";

const wanted = screens.filter(({ name }) => new RegExp(process.env.SCREENS ?? "").test(name));
const slow = { timeout: 400_000 };

/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser */
/** @type {Browser} */
let sources;
/** @type {Browser} */
let built;
before(async () => {
    [sources, built] = await Promise.all([openBrowser({ sources: true, instead: disguised }), openBrowser()]);
});
after(() => Promise.all([sources.close(), built.close()]));

/** @param {import("playwright-core").Page} page @param {string} name */
async function keepPicture(page, name) {
    if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/${name.replaceAll(" ", "-")}.png` });
}

const standards = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };

/** @param {string} text */
const disguise = (text) =>
    text
        .split(/(\{\w+\})/)
        .map((part) => (part.startsWith("{") ? part : part.replace(/[a-z]/gi, (letter) => `${letter}\u0301`)))
        .join("");

/**
 * Returns a pseudo-language: the English words with an accent on every letter.
 * @param {string} file  of the English words
 */
async function pseudoWords(file) {
    const { messages } = await import(new URL(`../../../web/i18n/${file}`, import.meta.url).href);
    const disguised = Object.entries(messages).map(([key, message]) => [
        key,
        typeof message === "string"
            ? disguise(message)
            : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, disguise(text)])),
    ]);
    return `export const messages = ${JSON.stringify(Object.fromEntries(disguised))};`;
}

/**
 * Runs in the page. Returns all visible and announced text with its place. Leaves out what is the same in every
 * language: notation and links in fields, names of keys and languages, and the engine's messages.
 */
function writings() {
    /** @type {{text: string, where: string}[]} */
    const found = [];
    const same =
        "style, script, textarea, kbd, code, pre, bdi, svg text, [data-choice=language], [lang]:not(html), [hidden]";
    /** @param {Element} element */
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    /** @param {Node} node */
    const walk = (node) => {
        if (node instanceof Text) {
            const text = (node.textContent ?? "").trim();
            const { parentElement } = node;
            if (text && parentElement && shown(parentElement)) found.push({ text, where: parentElement.localName });
            return;
        }
        if (node instanceof Element) {
            if (node.matches(same)) return;
            for (const name of [
                "aria-label",
                "title",
                "placeholder",
                "alt",
                "aria-description",
                "aria-roledescription",
            ]) {
                const text = node.getAttribute(name);
                if (text && shown(node)) found.push({ text, where: `${node.localName} ${name}` });
            }
            if (node.shadowRoot) walk(node.shadowRoot);
        }
        for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    return found;
}

/**
 * Texts that are the same in every language: coordinates, pieces of Hive, names of other people, and input of the user.
 */
const notation = /\u2066[^\u2069]*\u2069|“[^”]*”|-?\d+,-?\d+|[-/\\]?[wb][QSBGAMLP]\d?[-/\\]?|Gen42|SCORM 1\.2/gu;

/**
 * Returns the text on a page that matches a pattern of wrong text, without notation.
 * @param {import("playwright-core").Page} page
 * @param {RegExp} wrong
 */
async function wrongWritings(page, wrong) {
    const found = await page.evaluate(writings);
    return found
        .map(({ text, where }) => ({ text: text.replace(notation, ""), where }))
        .filter(({ text }) => wrong.test(text))
        .map(({ text, where }) => `${where}: ${text}`);
}

/** The pseudo-language in place of Chinese. @param {string} pathname */
async function disguised(pathname) {
    const [, catalogue] = /\/i18n\/(.*)\/zh-hans\.js$/.exec(pathname) ?? [];
    return catalogue ? pseudoWords(`${catalogue}/en.js`) : null;
}

/** Checks that the browser refused nothing by the policy of a page. @param {any} page  with `problems` */
const checkPolicy = ({ problems }) =>
    assert.deepEqual(
        problems.filter((/** @type {string} */ problem) => /Content Security Policy|Trusted/.test(problem)),
        [],
    );

/** Looks at a page at every size, with text at 100 and at 200 %. @param {import("playwright-core").Page} page */
async function checkLayout(page) {
    /** The sizes at which a fault was seen. @type {Record<string, string[]>} */
    const faults = {};
    for (const percent of [100, 200]) {
        await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
        }, `${percent}%`);
        for (const { name, viewport } of sizes) {
            await page.setViewportSize(viewport);
            await page.evaluate(calm);
            for (const fault of await lastingFaults(page)) {
                faults[fault] ??= [];
                faults[fault].push(`${name} at ${percent} %`);
            }
        }
    }
    assert.deepEqual(faults, {});
}

for (const { name, open, imports, layoutOnly } of wanted) {
    test(`${name} in light colours on a desk`, slow, async (context) => {
        const storage = { settings: { language: "zh-Hans" } };
        const page = await open(sources, { theme: "light", viewport: desk, locale: "zh-CN", storage });
        if (!layoutOnly) {
            await context.test(`${name}: every text comes from the catalogue`, () =>
                becomes(() => wrongWritings(page, /[a-z]{2}/i), []),
            );
            await context.test(`${name}: axe finds no violations`, () =>
                becomes(() => violations(page, undefined, standards), []),
            );
            await context.test(`${name}: the focus is always visible and reaches every stop`, () => checkFocus(page));
        }
        await keepPicture(page, `${name}-light-desk`);
        await context.test(`${name}: nothing is covered, cut or outside`, () => checkLayout(page));
        checkPolicy(page);
        await page.close();
    });

    test(`${name} in dark colours on a phone, in Persian`, slow, async (context) => {
        const page = await open(imports ? sources : built, { theme: "dark", viewport: phone, locale: "fa-IR" });
        if (!layoutOnly) {
            await context.test(`${name}: no number uses other digits`, () =>
                becomes(() => wrongWritings(page, /[0-9]/), []),
            );
            await context.test(`${name}: axe finds no violations`, () =>
                becomes(() => violations(page, undefined, standards), []),
            );
        }
        await context.test(`${name}: nothing is covered, cut or outside`, () => checkLayout(page));
        await keepPicture(page, `${name}-dark-phone-fa`);
        checkPolicy(page);
        await page.close();
    });
}
