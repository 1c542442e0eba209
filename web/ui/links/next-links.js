/** Where a page leads next: links in a row, the first of them as the main way. */
import { css, html } from "lit";
import { icon } from "../step-icons.js";

export const nextStyles = css`
    .next {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .next .button {
        gap: var(--space-1);
        max-inline-size: 100%;
        padding-block: var(--space-1);
        white-space: normal;
    }
    .next .button:not(.primary) {
        color: inherit;
    }
`;

/**
 * @param {string} label  of the row, for assistive technology
 * @param {{name: string, href: string, text: string}[]} links  `name`: finds the link (`data-do`)
 */
export const nextLinks = (label, links) =>
    html`<nav class="next" aria-label=${label}>${links.map(
        ({ name, href, text }, index) =>
            html`<a class="button ${index === 0 ? "primary" : ""}" data-do=${name} href=${href}>${text}${icon("onward")}</a>`,
    )}</nav>`;
