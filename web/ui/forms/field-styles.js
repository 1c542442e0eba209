/** Styles of the fields of a form (`fields.js`), and of the texts about them. */
import { css } from "lit";
import { inputStyles } from "./input-styles.js";

export const fieldStyles = css`
    .more,
    .soft {
        margin: 0;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .stack {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-1);
    }
    .row {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        min-block-size: var(--tap);
    }
    .row > span {
        min-inline-size: 6em;
    }
    .choice {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--space-2);
        align-items: center;
        min-block-size: 36px;
    }
    select,
    textarea,
    input[type="text"],
    input[type="number"] {
        min-block-size: 40px;
        padding: var(--space-1) var(--space-2);
    }
    ${inputStyles}
    .stack > select {
        inline-size: 100%;
    }
    select {
        --select-ground: var(--paper-raised);
        min-inline-size: 0;
        max-inline-size: 62%;
    }
    input[type="text"],
    textarea {
        inline-size: 100%;
    }
    input.short {
        inline-size: min(14em, 60%);
    }
    input[type="number"] {
        flex: none;
        inline-size: 6.5em;
        font-variant-numeric: tabular-nums;
    }
    /* The ends of a range. */
    .row bdi {
        white-space: nowrap;
    }
    .row bdi input[type="number"] {
        inline-size: 5em;
    }
    input::placeholder {
        color: var(--ink-soft);
        opacity: 1;
    }
    input[type="radio"],
    input[type="checkbox"] {
        flex: none;
        inline-size: 20px;
        block-size: 20px;
        accent-color: var(--accent);
    }
    textarea {
        line-height: 1.5;
        resize: vertical;
    }
    .fault {
        display: grid;
        gap: var(--space-1);
    }
    /* An empty live region takes no space, but must stay in the document. */
    .fault:not(:has(p)) {
        position: absolute;
    }
    .problem,
    .lacking {
        margin: 0;
        padding: var(--space-1) var(--space-3);
        border-inline-start: 4px solid var(--warning);
        background: var(--paper-sunken);
        font-size: var(--text-small);
        overflow-wrap: anywhere;
    }
    .problem .more {
        display: block;
    }
    .lacking {
        border-color: var(--rule);
        background: none;
        color: var(--ink-soft);
    }
    :is(input, textarea, select)[aria-invalid="true"] {
        border-color: var(--warning);
        box-shadow: inset 0 0 0 1px var(--warning);
    }
`;
