/** Styles of the answers to choose from: `.option`, a label with a radio button or a checkbox. */
import { css } from "lit";

export const optionStyles = css`
    .option {
        display: flex;
        gap: var(--space-3);
        align-items: start;
        min-block-size: var(--tap);
        padding: 10px var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper);
        cursor: pointer;
    }
    .option:has(input:checked) {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
    }
    .option:has(input:focus-visible) {
        outline: var(--stroke-strong) solid var(--focus);
        outline-offset: 2px;
    }
    .option input {
        flex: none;
        inline-size: 18px;
        block-size: 18px;
        margin-block: 2px 0;
        accent-color: var(--accent);
    }
    fieldset:disabled .option {
        cursor: default;
    }
`;
