/** Fields, buttons and notes of receipts, on the student's page and on the teacher's. */
import { css } from "lit";

export const receiptStyles = css`
    :host {
        display: block;
    }
    h2 {
        margin: 0 0 var(--space-2);
        font-size: var(--text-large);
        font-weight: 600;
    }
    p {
        margin: 0 0 var(--space-3);
        max-inline-size: 64ch;
    }
    .soft {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .warning {
        color: var(--warning);
    }
    .fields,
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        margin-block-end: var(--space-3);
    }
    .fields label {
        display: grid;
        flex: 1 1 200px;
        gap: 2px;
        max-inline-size: 400px;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    input,
    textarea {
        inline-size: 100%;
        min-block-size: var(--tap);
        padding: var(--space-2) var(--space-3);
        border: var(--stroke) solid var(--ink-soft);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
        color: var(--ink);
        font-size: var(--text);
    }
    textarea {
        display: block;
        max-inline-size: 72ch;
        margin-block-end: var(--space-3);
        font: 400 var(--text-small) / 1.4 ui-monospace, monospace;
        resize: vertical;
    }
`;
