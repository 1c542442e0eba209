/** Styles of the reader's own search. */
import { css } from "lit";

export const ownStyles = css`
    :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        gap: var(--space-2);
        block-size: 100%;
        min-block-size: 0;
        min-inline-size: 0;
    }
    .bar {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-2);
        align-items: center;
        justify-content: space-between;
    }
    [role="tablist"] {
        flex: none;
        border: 0;
    }
    .code {
        display: grid;
        grid-template: auto minmax(80px, 1fr) auto / minmax(0, 1fr);
        gap: var(--space-2);
    }
    .code[hidden],
    .findings[hidden] {
        display: none;
    }
    quintet-code {
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
    }
    .findings,
    [role="alert"] {
        display: grid;
        gap: var(--space-2);
    }
    .findings {
        align-content: start;
    }
    /* Scrolls beside the progress of a run, with room for the rings of the focus. */
    #part {
        min-block-size: 0;
        margin-inline: calc(-1 * var(--space-1));
        padding-inline: var(--space-1);
        overflow-y: auto;
        overscroll-behavior: contain;
    }
    p {
        overflow-wrap: anywhere;
    }
    .value {
        font-weight: 600;
    }
    .row {
        flex-wrap: wrap;
        justify-content: start;
        gap: var(--space-1) var(--space-2);
    }
    .row .button {
        min-block-size: 36px;
        padding-inline: var(--space-2);
        font-size: var(--text-small);
    }
    .row select {
        min-block-size: 36px;
        font-size: var(--text-small);
    }
    ol {
        display: grid;
        gap: var(--space-1);
    }
    .finding {
        inline-size: 100%;
        min-block-size: var(--tap);
        padding: var(--space-1) var(--space-2);
        border: 0;
        border-inline-start: 3px solid var(--warning);
        border-radius: 0;
        background: none;
        text-align: start;
    }
    .finding.order {
        border-color: var(--accent);
    }
    .finding:hover {
        background: var(--paper-sunken);
    }
    table {
        inline-size: fit-content;
        border-collapse: collapse;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
    }
    th {
        padding: 2px var(--space-4) 2px 0;
        color: var(--ink-soft);
        font-weight: 400;
        text-align: start;
    }
    :is(th, td):last-child {
        padding: 0;
        text-align: end;
    }
    thead th {
        font-weight: 600;
    }
    pre {
        max-block-size: 9em;
        overflow: auto;
        padding: var(--space-2);
        background: var(--paper-sunken);
        direction: ltr;
        font: 0.8125rem / 1.4 var(--font-code);
        text-align: start;
        white-space: pre-wrap;
    }
    progress {
        inline-size: 100%;
        accent-color: var(--accent);
    }
`;
