/** The head that every page has: the way back at its start, then the title. */
import { becomes } from "./browser.mjs";

/** Runs in the page. Returns where the way back is, what it says, and how large the title is. */
function head() {
    /** @type {Element[]} */
    const found = [];
    /** @param {ParentNode} root */
    const walk = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.matches("header > .button:first-child, h1")) found.push(element);
            if (element.shadowRoot) walk(element.shadowRoot);
        }
    };
    walk(document);
    const [back, title] = found;
    const { left, right, top, height } = back.getBoundingClientRect();
    return {
        says: back.textContent?.trim(),
        start: document.dir === "rtl" ? innerWidth - right : left,
        top,
        height,
        size: getComputedStyle(title).fontSize,
    };
}

/**
 * Waits until the head of a page on a phone is as it is on every page.
 * @param {import("playwright-core").Page} page
 * @param {string} says  what the way back says
 */
export const headIs = (page, says) =>
    becomes(() => page.evaluate(head), { says, start: 4, top: 0, height: 44, size: "18px" });
