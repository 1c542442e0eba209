/**
 * What a screen reader says of a page by itself: the texts of its live regions as they change. As in real ones,
 * - a region that comes together with its text is heard only if it is an alert,
 * - the same text again is heard only if the document changes,
 * - elements that are not rendered, inert, or behind a modal dialog are not heard.
 */

import assert from "node:assert/strict";
import { eventually } from "../browser.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Runs in the page, before its scripts: records what is heard in `heard`. */
export function recordHeard() {
    /** @type {string[]} */
    const heard = [];
    Object.assign(window, { heard });
    const regions = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output";
    /** @type {WeakSet<Element>} */
    const known = new WeakSet();

    /** The parent in the composed tree. @param {Node} node @returns {Node | null} */
    const above = (node) =>
        (node instanceof Element && node.assignedSlot) ||
        node.parentNode ||
        (node instanceof ShadowRoot ? node.host : null);
    /** @param {Node | null} node @returns {Element | null} */
    const regionOf = (node) => {
        for (let each = node; each; each = above(each))
            if (each instanceof Element && each.matches(regions)) return each;
        return null;
    };
    /** @param {Element} region */
    const isExposed = (region) => {
        if (!region.isConnected || !region.checkVisibility()) return false;
        let dialog = false;
        for (let each = /** @type {Node | null} */ (region); each; each = above(each)) {
            if (!(each instanceof Element)) continue;
            if (each.matches("[aria-hidden=true], [inert]")) return false;
            dialog ||= each.matches("dialog:modal");
        }
        return dialog || !modal();
    };
    /** Whether a modal dialog is open anywhere. @param {Document | ShadowRoot} [root] @returns {boolean} */
    const modal = (root = document) =>
        root.querySelector("dialog:modal") !== null ||
        [...root.querySelectorAll("*")].some((each) => each.shadowRoot !== null && modal(each.shadowRoot));
    /** @param {Node} node @returns {string} */
    const textOf = (node) => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element) || node.matches("[aria-hidden=true], style, [hidden]")) return "";
        return [...node.childNodes].map(textOf).join(" ");
    };

    const observer = new MutationObserver((records) => {
        /** @type {Map<Element, Node[]>} */
        const changed = new Map();
        /** @type {Element[]} */
        const fresh = [];
        for (const { target, addedNodes, type } of records) {
            const added = type === "characterData" ? [target] : [...addedNodes];
            for (const node of added) {
                if (!(node instanceof Element)) continue;
                for (const each of [node, ...node.querySelectorAll("*")]) {
                    if (each.matches(regions) && !known.has(each)) fresh.push(each);
                }
            }
            const region = regionOf(target);
            if (region && added.length) changed.set(region, [...(changed.get(region) ?? []), ...added]);
        }
        for (const region of fresh) {
            if (region.matches("[role=alert]")) changed.set(region, [region]);
            else changed.delete(region);
            known.add(region);
        }
        for (const [region, added] of changed) {
            if (!isExposed(region)) continue;
            const atomic = region.getAttribute("aria-atomic") ?? String(region.matches("[role=status], [role=alert]"));
            const text = (atomic === "true" ? textOf(region) : added.map(textOf).join(" ")).trim();
            if (text) heard.push(text.replace(/\s+/g, " "));
        }
    });
    const watched = { subtree: true, childList: true, characterData: true };
    observer.observe(document, watched);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
        const root = attach.call(this, options);
        observer.observe(root, watched);
        return root;
    };
}

/** What was heard since the last time, in order. @param {Page} page @returns {Promise<string[]>} */
export const heard = (page) =>
    page.evaluate(() => /** @type {any} */ (window).heard.splice(0).map((/** @type {string} */ text) => text.trim()));

/**
 * Waits until a sentence is heard, and returns the match. What was heard before it is over.
 * @param {Page} page
 * @param {RegExp} sentence
 */
export const hears = (page, sentence) =>
    eventually(async () => {
        const found = await page.evaluate(
            ([source, flags]) => {
                const { heard } = /** @type {any} */ (window);
                const at = heard.findIndex((/** @type {string} */ text) => new RegExp(source, flags).test(text));
                return at < 0 ? { all: [...heard] } : { text: heard.splice(0, at + 1)[at] };
            },
            [sentence.source, sentence.flags],
        );
        assert.ok(found.text !== undefined, `${sentence} in ${JSON.stringify(found.all)}`);
        return /** @type {RegExpMatchArray} */ (found.text.match(sentence));
    });
