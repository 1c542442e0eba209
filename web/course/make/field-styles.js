/** Styles of the fields of a draft, in every part that has some. */
import { css } from "lit";
import { selectStyles } from "../../ui/select-styles.js";

export const fieldStyles = css`
    fieldset,
    .inner {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        min-inline-size: 0;
        margin: 0;
        padding: var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
    }
    legend {
        padding-inline: var(--space-1);
        font-weight: 600;
    }
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
    .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), 1fr));
        gap: 0 var(--space-5);
        align-items: start;
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
        border: var(--stroke) solid var(--ink-soft);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
    }
    ${selectStyles}
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
    .lacking {
        border-color: var(--rule);
        background: none;
        color: var(--ink-soft);
    }
    :is(input, textarea, select)[aria-invalid="true"] {
        border-color: var(--warning);
        box-shadow: inset 0 0 0 1px var(--warning);
    }
    .option {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: var(--space-2);
        align-items: start;
    }
    /* Beside the input, below the height of its label. */
    .option > :not(.grow) {
        margin-block-start: 1.6em;
    }
    .option .mark {
        display: grid;
        place-content: center;
        min-block-size: 40px;
        min-inline-size: 32px;
    }
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .button {
        white-space: normal;
        text-align: start;
    }
    .button.square {
        justify-content: center;
    }
    [aria-disabled="true"] {
        cursor: default;
        opacity: 0.5;
    }
    summary {
        min-block-size: var(--tap);
        font-weight: 500;
        line-height: var(--tap);
        cursor: pointer;
    }
    details > :not(summary) {
        margin-block-end: var(--space-2);
    }
    code {
        overflow-wrap: anywhere;
    }
`;
