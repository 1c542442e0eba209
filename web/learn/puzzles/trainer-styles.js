/** Styles of the trainer. */
import { css } from "lit";

export const trainerStyles = css`
    :host {
        --most-board: 54dvh;
        --most-open: 48dvh;
        --least-part: 140px;
    }
    [role="tablist"] {
        border-block-end: var(--stroke) solid var(--rule);
    }
    .due {
        display: inline-block;
        min-inline-size: 18px;
        margin-inline-start: var(--space-1);
        padding-inline: 5px;
        border-radius: 9px;
        background: var(--accent);
        color: var(--accent-ink);
        font-size: var(--text-tiny);
        font-variant-numeric: tabular-nums;
        line-height: 18px;
    }
    .part:focus {
        outline: none;
    }
    .part > p {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
`;
