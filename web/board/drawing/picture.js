/**
 * A standalone picture of the board: a copy of the drawing with all computed colours and lines written out, so that it
 * looks the same in a viewer without the page's styles.
 */

import { short, viewBoxOf, widened } from "./geometry.js";

/**
 * @import { QuintetBoard } from "../board.js"
 * @import { Bounds } from "./geometry.js"
 */

/** Margin around the picture for shadows, which overflow on the page. */
const margin = 30;

/** Inherited properties: written where they differ from the parent's. */
const inherited = [
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "fill-opacity",
    "color",
    "font-family",
    "font-size",
    "text-anchor",
];

/** @type {Record<string, string>} */
const initial = {
    fill: "rgb(0, 0, 0)",
    stroke: "none",
    "stroke-width": "1px",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "stroke-dasharray": "none",
    "fill-opacity": "1",
    color: "rgb(0, 0, 0)",
};

/**
 * Removes `px` from numbers, which attributes don't need, and the quotes of an address, which programs besides browsers
 * don't expect.
 * @param {string} value
 */
const plain = (value) => value.replace(/(\d)px/g, "$1").replace(/url\("([^"]*)"\)/g, "url($1)");

/**
 * Writes the computed style of an element and its children into attributes of a copy.
 * @param {Element} source  an element on the page
 * @param {Element} copy  its copy, which gets the attributes
 * @param {Record<string, string>} outer  the values that the copy inherits from its parent
 */
function writeOut(source, copy, outer) {
    const style = getComputedStyle(source);
    /** @type {Record<string, string>} */
    const own = { ...outer };
    const lettered = source.closest(".labels") !== null;
    for (const name of inherited) {
        const value = style.getPropertyValue(name);
        if ((name.startsWith("font") || name === "text-anchor") && !lettered) continue;
        if (value !== outer[name]) copy.setAttribute(name, plain(value));
        own[name] = value;
    }
    if (style.opacity !== "1") copy.setAttribute("opacity", style.opacity);
    const moved = source instanceof SVGElement ? source.style.transform : "";
    if (moved) copy.setAttribute("transform", plain(moved));
    for (const [index, child] of [...source.children].entries()) writeOut(child, copy.children[index], own);
}

/** @param {Element} element  the root of a copy, from which parts that only the page needs are removed */
function dropControls(element) {
    for (const part of element.querySelectorAll(
        ".cells, .exit-button, .exit-glow, .ghost, .source-ring, .fit-tint, .flash",
    ))
        part.remove();
    for (const part of element.querySelectorAll("*")) {
        for (const name of ["style", "class", "tabindex", "aria-hidden", "data-key"]) part.removeAttribute(name);
    }
    const comments = document.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
    /** @type {Node[]} */
    const nodes = [];
    while (comments.nextNode()) nodes.push(comments.currentNode);
    for (const node of nodes) node.parentNode?.removeChild(node);
}

/**
 * Returns the position on a board as an SVG document, or an empty string without a board.
 * @param {QuintetBoard | null} board
 * @param {string} [title]
 */
export function pictureOf(board, title = board?.t("board.name") ?? "") {
    if (!board) return "";
    board.motion.finish();
    if (board.isUpdatePending) /** @type {any} */ (board).performUpdate();
    /** @type {SVGSVGElement[]} */
    const layers = [...board.renderRoot.querySelectorAll(/** @type {"svg"} */ (".pictures > svg"))];
    return layers.length ? pictureText(layers, title, shownOn(board, layers[0])) : "";
}

/**
 * Returns the part of the plane that a picture shows: the whole board, or without edges all that is in view.
 * @param {QuintetBoard} board
 * @param {SVGSVGElement} layer
 * @returns {Bounds}
 */
function shownOn({ scene }, layer) {
    const scale = layer.getScreenCTM()?.a;
    if (!scale || getComputedStyle(layer).overflow !== "hidden") return scene.view;
    const { x, y, width, height } = layer.viewBox.baseVal;
    const box = layer.getBoundingClientRect();
    const [wider, higher] = [(box.width / scale - width) / 2, (box.height / scale - height) / 2];
    return { left: x - wider, right: x + width + wider, top: y - higher, bottom: y + height + higher };
}

/**
 * @param {SVGSVGElement[]} layers  of the same size, bottom first
 * @param {string} title
 * @param {Bounds} shown
 */
function pictureText(layers, title, { left, top, right, bottom }) {
    const copies = layers.map((layer) => {
        const copy = /** @type {SVGSVGElement} */ (layer.cloneNode(true));
        writeOut(layer, copy, initial);
        dropControls(copy);
        return copy;
    });
    const [whole] = copies;
    for (const copy of copies.slice(1)) whole.append(...copy.childNodes);
    const [width, height] = [right - left, bottom - top].map(short);
    const viewBox = viewBoxOf(widened({ left, top, right, bottom }, margin));
    for (const { name } of [...whole.attributes]) whole.removeAttribute(name);
    const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox, width, height, role: "img" };
    for (const [name, value] of Object.entries(attributes)) whole.setAttribute(name, String(value));
    const name = document.createElementNS("http://www.w3.org/2000/svg", "title");
    name.textContent = title;
    whole.prepend(name);
    return new XMLSerializer().serializeToString(whole).replace(/>\s+</g, "><");
}
