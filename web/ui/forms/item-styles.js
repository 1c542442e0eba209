/** Styles of rows, buttons and fields in drawers. */
import { css } from "lit";
import { lineStyles } from "../page-styles/line-styles.js";
import { inputStyles } from "./input-styles.js";

export const itemStyles = css`
    section {
        padding-block: var(--space-2) var(--space-3);
        border-block-start: var(--stroke) solid var(--rule);
    }
    section:first-of-type {
        padding-block-start: 0;
        border: 0;
    }
    h3 {
        margin: 0;
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
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        min-block-size: var(--tap);
        padding-inline: var(--space-2);
    }
    select,
    textarea,
    input[type="text"],
    input[type="number"] {
        padding: var(--space-1) var(--space-2);
    }
    select,
    input[type="text"],
    input[type="number"] {
        min-block-size: 36px;
    }
    select {
        max-inline-size: 60%;
        font-variant-numeric: tabular-nums;
    }
    ${inputStyles}
    textarea {
        display: block;
        inline-size: 100%;
        block-size: 96px;
        font-size: var(--text-small);
        resize: vertical;
    }
    input[type="checkbox"] {
        inline-size: 20px;
        block-size: 20px;
        accent-color: var(--accent);
        flex: none;
    }
    .note {
        margin: 0;
        padding-inline: var(--space-2);
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    ${lineStyles}
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        justify-content: end;
    }
`;
