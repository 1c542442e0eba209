/** Styles of the fields of a draft, in every part that has some. */
import { css } from "lit";
import { fieldStyles as common } from "../../ui/forms/field-styles.js";

export const fieldStyles = css`
    ${common}
    .lacking {
        padding: var(--space-1) var(--space-3);
        border-inline-start: 4px solid var(--rule);
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
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
    .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), 1fr));
        gap: 0 var(--space-5);
        align-items: start;
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
    .button {
        white-space: normal;
        text-align: start;
    }
    .button.square {
        justify-content: center;
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
