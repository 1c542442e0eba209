/** Styles that the parts of the review share. */
import { css } from "lit";
import { toolStyles } from "../tool-styles.js";

export const reviewStyles = css`
    ${toolStyles}
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
        min-block-size: 40px;
        white-space: normal;
    }
    .tool.primary {
        border-color: var(--accent);
        background: var(--accent);
        color: var(--accent-ink);
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
