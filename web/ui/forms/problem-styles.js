/** Styles of form fields that have an error message. */
import { css } from "lit";

export const problemStyles = css`
    .problem {
        margin: 0;
        color: var(--warning);
        font-size: var(--text-small);
    }
    .problem bdi {
        display: block;
        overflow-wrap: anywhere;
        color: var(--ink-soft);
    }
    textarea[aria-invalid] {
        border-color: var(--warning);
        box-shadow: 0 0 0 1px var(--warning);
    }
`;
