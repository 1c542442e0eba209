import { css } from "lit";

/** Items side by side without a separator: a dot looks like a zero among Persian digits. */
export const lineStyles = css`
    .line {
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
    }
    .line > span {
        unicode-bidi: isolate;
    }
    .line > span + span::before {
        display: inline-block;
        block-size: 0.9em;
        vertical-align: -0.1em;
        margin-inline: var(--space-2);
        border-inline-start: var(--stroke) solid var(--rule);
        content: "";
    }
`;
