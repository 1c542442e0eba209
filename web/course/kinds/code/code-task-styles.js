/** Styles of a task with code: the editor above, the tests below. */
import { css } from "lit";
import { desk } from "../../../ui/styles.js";

export const codeTaskStyles = css`
    :host {
        display: block;
    }
    .all {
        display: grid;
        grid-template: 14rem auto auto / minmax(0, 1fr);
        block-size: 100%;
        overflow: auto;
    }
    @media ${desk} {
        .all {
            grid-template: minmax(10rem, 3fr) auto minmax(8rem, 2fr) / minmax(0, 1fr);
        }
        .tests {
            overflow: auto;
        }
    }
    .bar {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
        padding: var(--space-2);
        border-block: var(--stroke) solid var(--rule);
    }
    p {
        overflow-wrap: anywhere;
    }
    .bar p {
        display: flex;
        flex: 1 1 10rem;
        gap: var(--space-1);
        align-items: center;
    }
    .tests {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        align-content: start;
        padding: var(--space-2);
    }
    ol {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
    }
    .head {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-3);
        justify-content: space-between;
    }
    pre {
        overflow-x: auto;
        text-align: start;
    }
    code,
    pre {
        font: 0.8125rem / 1.4 var(--font-code);
    }
    code {
        unicode-bidi: isolate;
        overflow-wrap: anywhere;
    }
    a {
        color: inherit;
        text-decoration: none;
    }
    .at {
        text-align: start;
    }
    details pre {
        max-block-size: 12rem;
        overflow: auto;
    }
`;
