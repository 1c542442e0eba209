/** Styles of form fields and of the texts about them. */
import { css } from "lit";
import { selectStyles } from "../../ui/select-styles.js";

export const fieldStyles = css`
    .more {
        margin: 0;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    select,
    textarea,
    input[type="text"],
    input[type="number"] {
        min-block-size: 38px;
        padding: var(--space-1) var(--space-2);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
        background: var(--paper);
    }
    ${selectStyles}
    select {
        --select-ground: var(--paper);
    }
    input[type="number"] {
        inline-size: 6.5em;
    }
    input[type="text"],
    textarea {
        inline-size: 100%;
    }
    input.short {
        inline-size: 9em;
    }
    textarea {
        font-size: var(--text-small);
        line-height: 1.5;
        resize: vertical;
    }
    .problem {
        margin: 0;
        padding: var(--space-2) var(--space-3);
        border-inline-start: 4px solid var(--warning);
        background: var(--paper-sunken);
        overflow-wrap: anywhere;
    }
    .problem .more {
        display: block;
    }
    :is(input, textarea)[aria-invalid="true"] {
        border-color: var(--warning);
        box-shadow: inset 0 0 0 1px var(--warning);
    }
`;
