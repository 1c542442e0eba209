/** The look of predictions. */
import { css } from "lit";

export const predictStyles = css`
    :host {
        display: grid;
        gap: var(--space-2);
        align-content: start;
        min-inline-size: 0;
        /* Room for focus rings in a box that scrolls. */
        padding: 4px;
    }
    .position {
        font-weight: 600;
    }
    header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
    }
    fieldset {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
    }
    legend {
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 500;
    }
    .row,
    .choices,
    form {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: start;
        gap: var(--space-2);
    }
    .row > input[type="text"] {
        inline-size: 6.5em;
        min-block-size: var(--tap);
        font-variant-numeric: tabular-nums;
    }
    .bound {
        display: inline-flex;
        gap: var(--space-1);
    }
    .choices.even {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    }
    .choices .button {
        max-inline-size: 100%;
        font-variant-numeric: tabular-nums;
        text-align: start;
        white-space: normal;
    }
    .choices.even .button {
        padding-inline: var(--space-2);
    }
    .marks {
        display: grid;
        align-items: start;
        inline-size: 100%;
    }
    /* Below a long question or list, what ends it stays in view. */
    .end {
        position: sticky;
        inset-block-end: 0;
        inline-size: 100%;
        background: var(--pane, var(--paper));
    }
    .row > input,
    .bound .button,
    .choices .button {
        scroll-margin-block: 64px;
    }
    .list {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
    }
    .leaf:has(input) {
        display: inline-flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: var(--tap);
        padding-inline: var(--space-2);
        font-variant-numeric: tabular-nums;
    }
    .leaf input {
        flex: none;
        scroll-margin-block: 64px;
        inline-size: 18px;
        block-size: 18px;
        accent-color: var(--accent);
    }
    .ask {
        font-weight: 500;
    }
    .formula,
    .said p:not(.verdict, .problem) {
        color: var(--ink-soft);
    }
    .said {
        display: grid;
        gap: var(--space-1);
    }
    .verdict.right {
        color: var(--correct);
    }
    .verdict.wrong {
        color: var(--incorrect);
    }
    .verdict::before,
    li::before {
        content: "✓";
        padding-inline-end: var(--space-2);
        font-weight: 600;
    }
    .verdict.wrong::before {
        content: "✗";
    }
    .verdict.shown::before,
    li.shown::before {
        content: "–";
    }
    li.first {
        color: var(--ink);
    }
    li {
        color: var(--ink-soft);
    }
`;
