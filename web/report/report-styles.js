/** The styles of the report as a whole, on the screen and on paper. */
import { css } from "lit";
import { tableStyles } from "./table-styles.js";

export const reportStyles = [
    tableStyles,
    css`
        :host {
            display: block;
            container-type: inline-size;
            scroll-margin-block-start: var(--space-3);
        }
        .overview {
            margin: 0;
            font-size: var(--text-large);
            line-height: 1.45;
        }
        header {
            display: grid;
            gap: var(--space-3);
            margin-block-end: var(--space-5);
        }
        section {
            margin-block-end: var(--space-6);
            scroll-margin-block-start: var(--space-3);
        }
        h2 {
            scroll-margin-block-start: var(--space-3);
        }
        @media print {
            :host {
                container-type: normal;
            }
            quintet-report-save {
                display: none;
            }
            section {
                margin-block-end: var(--space-4);
            }
            h2 {
                break-after: avoid;
            }
        }
    `,
];
