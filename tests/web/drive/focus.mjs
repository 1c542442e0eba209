/** Walks through the stops of the keyboard focus on a page. */
import assert from "node:assert/strict";

const MOST_STOPS = 120;

/**
 * Runs in the page. Returns the focused element, and whether the focus is visible: an outline of at least two pixels on
 * it or on what is drawn for it, or a strong line around a cell of the board.
 */
function focus() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return null;
    const shows = (/** @type {Element} */ each) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== "rgba(0, 0, 0, 0)";
    };
    const drawn = [...element.querySelectorAll("*"), element].some((each) => {
        const { stroke, strokeWidth } = getComputedStyle(each);
        return each instanceof SVGElement && stroke !== "none" && Number.parseFloat(strokeWidth) >= 5;
    });
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
        (each) => each != null,
    );
    // Every element gets a number, so that a cycle is noticed.
    const known = /** @type {any} */ (window);
    known.stops ??= new Map();
    if (!known.stops.has(element)) known.stops.set(element, known.stops.size);
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30) ?? "";
    return {
        stop: known.stops.get(element),
        name: `${element.localName} ${name}`,
        seen: around.some(shows) || (element instanceof SVGElement && drawn),
    };
}

/** Returns the focus, also from inside a frame. @param {import("playwright-core").Page} page */
async function focusOf(page) {
    const found = await page.evaluate(focus);
    if (!found?.name.startsWith("iframe")) return found && { ...found, stop: `${found.stop}` };
    const inner = await page.mainFrame().childFrames()[0].evaluate(focus);
    return { stop: `${found.stop} ${inner?.stop}`, name: `iframe ${inner?.name}`, seen: inner?.seen ?? false };
}

/**
 * Checks that the focus is visible on every stop, and that no stop is a trap.
 * @param {import("playwright-core").Page} page  nothing on it has the focus
 */
export async function checkFocus(page) {
    const unseen = [];
    /** @type {Set<string>} */
    const stops = new Set();
    for (let press = 0; press < MOST_STOPS; ++press) {
        await page.keyboard.press("Tab");
        const found = await focusOf(page);
        // At the end of the page the focus moves into the browser, then to the start.
        if (found === null && stops.size) break;
        if (found === null) continue;
        if (found.stop === [...stops][0]) break;
        stops.add(found.stop);
        if (!found.seen) unseen.push(found.name);
    }
    assert.deepEqual([...new Set(unseen)], []);
    assert.ok(stops.size >= 1, "at least one element is reachable");
}
