/** Styles of pages with a form beside what becomes of it, on a phone above it. */
import { css } from "lit";
import { headStyles } from "./head-styles.js";

/** A page sets on its host `--form` (the width of the form on a wide screen). */
export const formPageStyles = css`
    ${headStyles}
    :host {
        display: block;
        min-block-size: 100dvh;
        background: var(--paper);
    }
    main {
        max-inline-size: 1240px;
        margin-inline: auto;
        padding: var(--space-3) var(--space-4) var(--space-7);
    }
    .intro {
        max-inline-size: 64ch;
        margin: 0 0 var(--space-4);
        color: var(--ink-soft);
    }
    .intro a {
        color: var(--accent);
    }
    .columns {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-5);
        align-items: start;
    }
    .button {
        white-space: normal;
    }
    .button[aria-pressed="true"] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
    }
    @media (min-width: 900px) {
        .columns {
            grid-template-columns: minmax(320px, var(--form)) minmax(0, 1fr);
        }
    }
`;
