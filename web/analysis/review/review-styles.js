/** Styles that the parts of the review share. */
import { css } from "lit";

export const reviewStyles = css`
    :host {
        display: block;
        position: relative;
        font-size: var(--text-small);
    }
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        margin-block-start: var(--space-2);
    }
    .tool {
        display: inline-flex;
        gap: var(--space-1);
        align-items: center;
        min-block-size: 40px;
        padding-inline: var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
        font-size: var(--text-small);
    }
    .tool:hover:not(:disabled) {
        background: var(--paper-sunken);
    }
    .tool.primary {
        border-color: var(--accent);
        background: var(--accent);
        color: var(--accent-ink);
    }
    .tool .icon {
        inline-size: 18px;
        block-size: 18px;
    }
    .sign {
        display: inline-grid;
        place-items: center;
        min-inline-size: 22px;
        block-size: 20px;
        border-radius: var(--radius-small);
        background: var(--paper-sunken);
        font-weight: 700;
        line-height: 1;
    }
    .sign.brilliant,
    .sign.best {
        color: var(--correct);
    }
    .sign.inaccuracy {
        color: var(--partly);
    }
    .sign.mistake,
    .sign.blunder {
        color: var(--incorrect);
    }
`;
