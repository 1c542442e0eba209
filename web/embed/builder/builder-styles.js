/** Styles of the builder's form, beside its preview. */
import { css } from "lit";
import { formPageStyles } from "../../ui/page-styles/form-page-styles.js";

export const builderStyles = css`
    ${formPageStyles}
    :host {
        --form: 400px;
    }
    form {
        display: grid;
        gap: var(--space-3);
    }
    fieldset,
    details {
        display: grid;
        gap: var(--space-2);
        min-inline-size: 0;
        margin: 0;
        padding: var(--space-3) var(--space-4) var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-large);
        background: var(--paper-raised);
    }
    /* An absolute position keeps the legend off the border. In WebKit a float can't: the fieldset is a grid. */
    fieldset {
        position: relative;
        padding-block-start: calc(var(--space-3) + 1.4em + var(--space-2));
    }
    details {
        padding-block: 0;
    }
    details[open] {
        padding-block-end: var(--space-3);
    }
    summary {
        min-block-size: var(--tap);
        font-weight: 600;
        line-height: var(--tap);
        cursor: pointer;
    }
    legend {
        position: absolute;
        inset-block-start: var(--space-3);
        inset-inline-start: var(--space-4);
        /* It has to stay on one line. */
        font-size: min(1em, 6.5vw);
        font-weight: 600;
    }
    .row {
        flex-wrap: wrap;
        row-gap: var(--space-1);
    }
    .choice {
        min-block-size: var(--tap);
    }
    .sizes {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .row > select {
        max-inline-size: 100%;
    }
`;
