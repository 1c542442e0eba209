/**
 * The figure of a task: a tree, or an image inside of the sheet with its description. Scripts in an image don't run.
 *
 * @typedef {{tree: string} | {image: string, alt: Text}} Figure
 */

import { css, html, nothing } from "lit";
import { until } from "lit/directives/until.js";
import { textIn } from "../activity.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Text } from "../activity.js"
 */

/** The most bytes of an image: the link to a sheet with one is too long, but a file isn't. */
export const LARGEST_IMAGE = 300_000;

/** On white in both themes: figures are drawn for paper. */
export const figureStyles = css`
    .figure {
        padding: var(--space-2);
        margin-block: var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: #fff;
        color: #000;
    }
    .figure img,
    .figure svg {
        display: block;
        max-inline-size: 100%;
        max-block-size: 60vh;
        margin-inline: auto;
        direction: ltr;
    }
    .figure svg {
        overflow: visible;
        inline-size: calc(var(--width) * 1px);
    }
    @media print {
        .figure {
            padding: 0;
            border: 0;
        }
    }
`;

/**
 * Draws a tree with the names of the players on its levels, or shows its text.
 * @param {Translate} t
 * @param {string} text
 */
async function laterTree(t, text) {
    try {
        const { treeFigure } = await import("../paper/paper-tree.js");
        return treeFigure(t, text);
    } catch {
        return html`<code dir="ltr">${text}</code>`;
    }
}

/**
 * @param {Translate} t
 * @param {Figure} [figure]
 * @param {typeof import("../paper/paper-tree.js").treeFigure} [draw]  draws a tree at once; loaded by default
 */
export function figureOf(t, figure, draw) {
    if (!figure) return nothing;
    if ("tree" in figure) {
        const drawn = draw ? draw(t, figure.tree) : until(laterTree(t, figure.tree), nothing);
        return html`<div class="figure">${drawn}</div>`;
    }
    return html`<div class="figure"><img src=${figure.image} alt=${textIn(figure.alt, t.language.id)} /></div>`;
}
