/** Fields, buttons and notes of receipts, on the student's page and on the teacher's. */
import { css } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";

export const receiptStyles = css`
    ${fieldStyles}
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
    .warning {
        color: var(--warning);
    }
    .fields,
    .buttons {
        margin-block-end: var(--space-3);
    }
    input {
        min-block-size: var(--tap);
        font-size: var(--text);
    }
    textarea {
        inline-size: 100%;
        max-inline-size: 72ch;
        margin-block-end: var(--space-3);
        font: 400 var(--text-small) / 1.4 var(--font-code);
    }
`;
