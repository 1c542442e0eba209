/**
 * What a person would call a broken layout: a control that lies outside the screen or under something else, text that
 * is cut or that overlaps other text, and an empty area where something should be.
 */
import { setTimeout as pause } from "node:timers/promises";

/** How long a fault must last to count, in milliseconds: parts may still be loading. */
const GLANCE = 3000;

/** The faults that stay. @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
export async function lastingFaults(page) {
    for (const end = Date.now() + GLANCE; ; await pause(100)) {
        const faults = await page.evaluate(layoutFaults);
        if (!faults.length || Date.now() > end) return faults;
    }
}

/**
 * Runs in the page. Waits until no animation is left that ends; at most two seconds, because some follow each other all
 * the time.
 */
export async function calm() {
    /** @param {Document | ShadowRoot} root @returns {Animation[]} */
    const animationsIn = (root) => [
        ...root.getAnimations(),
        ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? animationsIn(shadowRoot) : [])),
    ];
    const frame = () => new Promise(requestAnimationFrame);
    const isMoving = (/** @type {Animation} */ { playState, effect }) =>
        playState === "running" && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
    // What has just changed begins to move in the next frame.
    for (const end = performance.now() + 2000; performance.now() < end; ) {
        await frame();
        await frame();
        if (!animationsIn(document).some(isMoving)) break;
    }
}

/**
 * Runs in the page. Returns one sentence for each fault, or nothing. Content of scrolling boxes may lie outside the
 * screen; it is scrolled into view to look at it, and back. Frames are not looked into.
 * @returns {string[]}
 */
function layoutFaults() {
    /** Pixels that a rounding, a border or a shadow may take. */
    const slack = 2;
    /** @type {Set<string>} */
    const faults = new Set();

    /** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
    /** @param {Element} element @returns {Element | null} */
    const parentOf = (element) => {
        const root = element.getRootNode();
        return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    /** @param {Element | null} element @param {Element} ancestor */
    const isWithin = (element, ancestor) => {
        let each = element;
        while (each && each !== ancestor) each = parentOf(each);
        return each === ancestor;
    };
    /** @param {Document | ShadowRoot} root @returns {Element[]} */
    const everythingIn = (root) =>
        [...root.querySelectorAll("*")].flatMap((each) =>
            each.shadowRoot ? [each, ...everythingIn(each.shadowRoot)] : [each],
        );
    /** @type {Map<Element, CSSStyleDeclaration>} */
    const styles = new Map();
    /** @param {Element} element */
    const styleOf = (element) => {
        const known = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, known);
        return known;
    };
    /** @param {Element} element */
    const isPopover = (element) =>
        element.matches("dialog[open]") || (element.popover && element.matches(":popover-open"));
    /** @type {Map<Element, boolean>} */
    const open = new Map();
    /** Whether neither the element nor one around it hides its contents by its size. @param {Element | null} element */
    const isOpen = (element) => {
        if (!element) return true;
        let known = open.get(element);
        if (known === undefined) {
            const { clipPath, overflow } = styleOf(element);
            const { width, height } = element.getBoundingClientRect();
            known =
                !/^inset\((50|100)%/.test(clipPath) &&
                (overflow === "visible" || (width >= 2 && height >= 2)) &&
                isOpen(parentOf(element));
            open.set(element, known);
        }
        return known;
    };
    /** Whether the element is drawn, and not only there for screen readers. @param {Element} element */
    const isDrawn = (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isOpen(element);
    /** @param {Element} element */
    const nameOf = (element) => {
        // One sentence for all cells of a board.
        if (element.matches(".cell")) return "a cell of the board";
        const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
        const { id, className } = element;
        const kind = id || (typeof className === "string" ? className : "");
        const host =
            element.getRootNode() instanceof ShadowRoot
                ? `${/** @type {ShadowRoot} */ (element.getRootNode()).host.localName} `
                : "";
        return `${host}${element.localName}${kind ? `.${kind.trim().replaceAll(/\s+/g, ".")}` : ""} “${words.trim().replaceAll(/\s+/g, " ").slice(0, 40)}”`;
    };

    /** @param {Element} element */
    const measure = (element) => {
        const { position, transform, contain, overflowX, overflowY } = styleOf(element);
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isRoot = element === document.documentElement || element === document.body;
        return {
            position,
            isTransformed: transform !== "none",
            holds: position !== "static" || transform !== "none" || contain.includes("paint"),
            x: { from: left, to: right },
            y: { from: top, to: bottom },
            overflow: { x: isRoot ? "visible" : overflowX, y: isRoot ? "visible" : overflowY },
            scrolls: {
                x: element.scrollWidth > element.clientWidth + 1,
                y: element.scrollHeight > element.clientHeight + 1,
            },
            isPopover: isPopover(element),
        };
    };
    /** Until something scrolls. @type {Map<Element, ReturnType<typeof measure>>} */
    const measured = new Map();
    /** @param {Element} element */
    const measuresOf = (element) => {
        const known = measured.get(element) ?? measure(element);
        measured.set(element, known);
        return known;
    };

    /**
     * Follows the boxes that clip a box. `lost`: what can't be scrolled to, in pixels; `by`: the box that cuts it;
     * `away`: how far it lies outside the screen; `isShown`: whether no box around has scrolled it out of sight;
     * `x` and `y`: where it, or the box that scrolls it, lies.
     * @param {Element} element
     * @param {Box} box
     */
    const clipped = (element, { left, top, right, bottom }) => {
        let [x, y] = [
            { from: left, to: right },
            { from: top, to: bottom },
        ];
        const lost = { x: 0, y: 0 };
        let isShown = true;
        /** @type {Element | null} */
        let by = null;
        let { position, isPopover: free } = measuresOf(element);
        for (let each = free ? null : parentOf(element); each; each = parentOf(each)) {
            const box = measuresOf(each);
            if (position === "fixed") {
                if (!box.isTransformed) continue;
            } else if (position === "absolute" && !box.holds) continue;
            position = box.position;
            for (const axis of /** @type {const} */ (["x", "y"])) {
                const overflow = box.overflow[axis];
                if (overflow === "visible") continue;
                const edge = box[axis];
                const range = axis === "x" ? x : y;
                if (overflow === "hidden" || overflow === "clip") {
                    const much = Math.max(edge.from - range.from, range.to - edge.to, 0);
                    if (much > lost[axis]) {
                        lost[axis] = much;
                        by = each;
                    }
                } else if (box.scrolls[axis]) {
                    if (range.from < edge.from - 1 || range.to > edge.to + 1) isShown = false;
                    if (axis === "x") x = edge;
                    else y = edge;
                }
            }
            if (box.isPopover) free = true;
            if (free || position === "fixed") break;
        }
        const scrolls = document.scrollingElement ?? document.documentElement;
        const away = { x: Math.max(-x.from, x.to - innerWidth, 0), y: Math.max(-scrolls.scrollTop - y.from, 0) };
        if (scrolls.scrollHeight <= innerHeight + 1 || position === "fixed" || free)
            away.y = Math.max(away.y, y.to - innerHeight);
        return { lost, by, away, isShown, x, y };
    };

    /** @param {number} x @param {number} y */
    const topmost = (x, y) => {
        let hit = document.elementFromPoint(x, y);
        for (
            let inner = hit?.shadowRoot?.elementFromPoint(x, y);
            inner && inner !== hit;
            inner = hit?.shadowRoot?.elementFromPoint(x, y)
        )
            hit = inner;
        return hit;
    };

    const elements = everythingIn(document).filter((each) => !each.closest("head, script, style"));

    /** @type {[Element, number, number][]} */
    const scrolled = elements
        .filter((each) => each.scrollTop || each.scrollLeft)
        .map((each) => [each, each.scrollTop, each.scrollLeft]);
    const controls = elements.filter(
        (each) =>
            each.matches(
                "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider], [role=option], [role=gridcell]",
            ) && isDrawn(each),
    );
    for (const control of controls) {
        const style = styleOf(control);
        const isCell = control instanceof SVGElement;
        let [box] = control.getClientRects();
        if (!box || box.width < 2 || box.height < 2 || style.pointerEvents === "none") continue;
        const { lost, by, away } = clipped(control, control.getBoundingClientRect());
        // A board that can be moved and zoomed extends beyond its edge.
        if (isCell && (lost.x > slack || lost.y > slack)) continue;
        if (lost.x > slack || lost.y > slack)
            faults.add(`${nameOf(control)} is cut by ${nameOf(/** @type {Element} */ (by))}`);
        else if (away.x > slack || away.y > slack) faults.add(`${nameOf(control)} lies outside the screen`);
        else {
            const middle = () => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
            const label = control.closest("label") ?? /** @type {HTMLInputElement} */ (control).labels?.[0];
            const reaches = () => {
                const hit = topmost(middle().x, middle().y);
                if (!hit || isWithin(hit, control) || (label && isWithin(hit, label))) return null;
                if (isCell && hit.getRootNode() === control.getRootNode()) return null;
                return hit;
            };
            const isInView = () =>
                middle().x >= 0 && middle().y >= 0 && middle().x < innerWidth && middle().y < innerHeight;
            let covering = isInView() ? reaches() : control;
            // Something sticky may cover one end of a scrolling box.
            for (const block of /** @type {const} */ (["center", "end", "start"])) {
                if (!covering) break;
                control.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
                measured.clear();
                [box] = control.getClientRects();
                covering = reaches();
            }
            // A menu or a sheet may cover the page; a notice may not.
            let above = covering;
            while (above && !isPopover(above)) above = parentOf(above);
            const isLayer = above && above.localName !== "quintet-notices" && !isWithin(control, above);
            if (covering && !isLayer) faults.add(`${nameOf(control)} is covered by ${nameOf(covering)}`);
        }
    }
    for (const [each, top, left] of scrolled) each.scrollTo({ top, left, behavior: "instant" });
    for (const each of elements) {
        if ((each.scrollTop || each.scrollLeft) && !scrolled.some(([known]) => known === each))
            each.scrollTo({ top: 0, left: 0, behavior: "instant" });
    }

    measured.clear();

    /** @type {{element: Element, text: string, box: Box}[]} */
    const lines = [];
    for (const element of elements) {
        if (element.matches("option, textarea, title, desc, noscript, template")) continue;
        const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
        if (texts.length === 0 || !isDrawn(element)) continue;
        for (const node of texts) {
            const range = document.createRange();
            range.selectNodeContents(node);
            const text = /** @type {Text} */ (node).data.trim();
            for (const { left, top, right, bottom } of range.getClientRects()) {
                if (right - left < 1 || bottom - top < 1) continue;
                const box = { left, top, right, bottom };
                const { lost, by, away, isShown } = clipped(element, box);
                const own = styleOf(element);
                // The box of a line is higher than its letters.
                const spare = (bottom - top) / 4;
                const hides = ["hidden", "clip"].includes(own.overflowX) || ["hidden", "clip"].includes(own.overflowY);
                const rect = element.getBoundingClientRect();
                const lostHere =
                    hides && !(element instanceof SVGElement)
                        ? {
                              x: Math.max(right - rect.right, rect.left - left),
                              y: Math.max(bottom - rect.bottom, rect.top - top),
                          }
                        : { x: 0, y: 0 };
                const cutX = Math.max(lost.x, lostHere.x) > slack;
                const cutY = Math.max(lost.y, lostHere.y) > spare;
                if (cutX || cutY) {
                    const cutter = Math.max(lostHere.x, lostHere.y) > slack ? element : /** @type {Element} */ (by);
                    const { textOverflow, webkitLineClamp } = styleOf(cutter);
                    const ends = cutX
                        ? textOverflow === "ellipsis"
                        : webkitLineClamp !== "none" || textOverflow === "ellipsis";
                    let titled = /** @type {Element | null} */ (element);
                    while (titled && !titled.getAttribute("title")) titled = parentOf(titled);
                    if (!(element instanceof SVGElement) && !(ends && titled))
                        faults.add(
                            `the text ${nameOf(element)} is cut${ends ? " without a tooltip" : ""} by ${nameOf(cutter)}`,
                        );
                } else if (away.x > slack || away.y > spare)
                    faults.add(`the text ${nameOf(element)} lies outside the screen`);
                else if (isShown) lines.push({ element, text, box });
            }
        }
    }

    /**
     * Whether something opaque lies between the element and an ancestor.
     * @param {Element} element
     * @param {Element | null} ancestor
     */
    const hasGround = (element, ancestor) => {
        for (let each = /** @type {Element | null} */ (element); each && each !== ancestor; each = parentOf(each)) {
            const { backgroundColor, backgroundImage, position } = styleOf(each);
            if (isPopover(each) || backgroundImage !== "none") return true;
            if (!/, 0\)$|transparent/.test(backgroundColor) && position !== "static") return true;
        }
        return false;
    };
    const inView = lines.filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
    inView.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of inView.entries()) {
        for (const other of inView.slice(index + 1)) {
            if (other.box.top >= one.box.bottom) break;
            if (one.element === other.element) continue;
            const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
            if (width <= slack || height <= least * 0.4) continue;
            let common = /** @type {Element | null} */ (one.element);
            while (common && !isWithin(other.element, common)) common = parentOf(common);
            if (hasGround(one.element, common) || hasGround(other.element, common)) continue;
            faults.add(`the texts ${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
        }
    }

    const third = (innerWidth * innerHeight) / 3;
    const texts = new Set(lines.map(({ element }) => element));
    const isContent = (/** @type {Element} */ each) =>
        texts.has(each) ||
        each.matches("svg, canvas, img, video, iframe, input, select, textarea, button, progress, hr");
    const contents = elements.filter((each) => isContent(each) && isDrawn(each));
    for (const element of elements) {
        if (element.matches("html, body, svg, svg *, iframe, canvas, img, video, textarea")) continue;
        const rect = element.getBoundingClientRect();
        if (rect.width * rect.height <= third || !isDrawn(element)) continue;
        const { x: across, y: down } = clipped(element, rect);
        const left = Math.max(rect.left, across.from, 0);
        const right = Math.min(rect.right, across.to, innerWidth);
        const top = Math.max(rect.top, down.from, 0);
        const bottom = Math.min(rect.bottom, down.to, innerHeight);
        if (Math.max(0, right - left) * Math.max(0, bottom - top) <= third) continue;
        // A ground may lie behind its contents, as a sibling.
        const isSeenOn = (/** @type {Element} */ each) => {
            const box = each.getBoundingClientRect();
            const x = (box.left + box.right) / 2;
            const y = (box.top + box.bottom) / 2;
            const hit = x > left && x < right && y > top && y < bottom ? topmost(x, y) : null;
            return hit !== null && isWithin(hit, each);
        };
        const isFilled = contents.some((each) => isWithin(each, element)) || contents.some(isSeenOn);
        if (!isFilled && !isContent(element)) faults.add(`${nameOf(element)} is empty`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 1) faults.add(`the page is ${wide} pixels wider than the screen`);
    return [...faults];
}
