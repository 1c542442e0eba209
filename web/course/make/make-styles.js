/** Styles of the page that makes sheets: settings and items beside the item that is edited, on a phone above it. */
import { css } from "lit";
import { formPageStyles } from "../../ui/page-styles/form-page-styles.js";

export const makeStyles = css`
    ${formPageStyles}
    :host {
        --form: 420px;
    }
    h2 {
        font-size: var(--text-large);
    }
    h2 .soft {
        font-weight: 400;
    }
    main > .more {
        margin-block: var(--space-2) var(--space-4);
    }
    .column,
    section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-5);
        align-items: start;
    }
    section {
        gap: var(--space-3);
    }
    section,
    .refusal {
        padding: var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-large);
        background: var(--paper-raised);
    }
    .editor {
        gap: var(--space-4);
    }
    .editor > .button {
        justify-self: end;
    }
    .refusal {
        margin-block-end: var(--space-4);
        border-color: var(--warning);
    }
    .refusal p {
        margin-block: 0 var(--space-2);
    }
    .items,
    .kinds {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
    }
    .items li {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
    }
    .items li.bad {
        border-inline-start: 4px solid var(--warning);
    }
    .items .name {
        display: flex;
        gap: var(--space-3);
        align-items: baseline;
        min-block-size: var(--tap);
        padding: var(--space-2) var(--space-3);
        border: 0;
        border-radius: var(--radius);
        background: none;
        text-align: start;
    }
    .items .name:hover,
    .kinds button:hover {
        background: var(--paper-sunken);
    }
    .items .name[aria-current] {
        box-shadow: inset 0 0 0 2px var(--accent);
    }
    .what {
        display: grid;
        min-inline-size: 0;
        overflow-wrap: anywhere;
    }
    .number {
        min-inline-size: 1.4em;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
    }
    .acts {
        display: flex;
        justify-content: end;
    }
    [data-do="up"] .icon {
        transform: rotate(180deg);
    }
    .kinds button {
        display: grid;
        inline-size: 100%;
        min-block-size: var(--tap);
        padding: var(--space-2) var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: none;
        text-align: start;
    }
    .kinds span {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    quintet-notices {
        inset-block: auto var(--space-4);
    }
    @media print {
        :host {
            background: #fff;
        }
        quintet-notices,
        .page:has([printing]) :is(quintet-header, .intro, main > .buttons, main > .more, .column:not(.wide), .editor) {
            display: none;
        }
        main {
            max-inline-size: none;
            padding: 0;
        }
        .columns {
            display: block;
        }
    }
`;
