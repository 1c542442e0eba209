/** Styles of rows, buttons and fields in drawers. */
import { css } from "lit";
import { lineStyles } from "../page-styles/line-styles.js";
import { fieldStyles } from "./field-styles.js";

export const itemStyles = css`
    ${fieldStyles}
    section {
        padding-block: var(--space-2) var(--space-3);
        border-block-start: var(--stroke) solid var(--rule);
    }
    section:first-of-type {
        padding-block-start: 0;
        border: 0;
    }
    h3 {
        padding-block: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 600;
    }
    .item {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        inline-size: 100%;
        min-block-size: var(--tap);
        padding-inline: var(--space-2);
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: inherit;
        text-align: start;
        text-decoration: none;
    }
    .item > span {
        flex: 1;
        min-inline-size: 0;
    }
    .item:hover {
        background: var(--paper-sunken);
    }
    .item .icon {
        color: var(--ink-soft);
    }
    .row {
        padding-inline: var(--space-2);
    }
    .note {
        padding-inline: var(--space-2);
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    ${lineStyles}
    .buttons {
        justify-content: end;
    }
    .what {
        display: grid;
    }
    /* What a list says while nothing is in it. */
    .empty {
        display: grid;
        gap: var(--space-2);
        justify-items: center;
        padding: var(--space-6) var(--space-4);
        color: var(--ink-soft);
        text-align: center;
    }
    .empty .icon {
        inline-size: 40px;
        block-size: 40px;
        stroke-width: 1.2;
    }
    /* An item that is renamed. */
    li form {
        display: flex;
        flex: 1;
        gap: var(--space-2);
    }
    li form input {
        flex: 1;
    }
`;
