/** Styles of the fields of an item. */
import { css } from "lit";

export const itemStyles = css`
    :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
    }
    h2 {
        font-size: var(--text-large);
    }
    .verdict {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        padding: var(--space-2) var(--space-3);
        border-radius: var(--radius-small);
        background: var(--paper-sunken);
        font-size: var(--text-small);
    }
    .verdict.bad {
        display: grid;
        border-inline-start: 4px solid var(--warning);
    }
    .versions {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .button[aria-pressed="true"] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
    }
`;
