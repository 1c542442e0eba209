import { css } from "lit";

/**
 * Styles of what became of a try: `.verdict`, with `right`, `partly` or `wrong`, an icon and the first words in `b`.
 */
export const verdictStyles = css`
    .verdict {
        --icon: 20px;
        display: grid;
        gap: var(--space-1);
        padding: var(--space-2) var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-inline-start-width: 4px;
        border-radius: var(--radius-small);
        background: var(--paper);
    }
    .verdict.right {
        border-color: var(--correct);
    }
    .verdict.partly {
        border-color: var(--partly);
    }
    .verdict.wrong {
        border-color: var(--incorrect);
    }
    .verdict b {
        display: flex;
        gap: var(--space-1);
        align-items: center;
    }
    .verdict.right .icon {
        color: var(--correct);
    }
    .verdict.partly .icon {
        color: var(--partly);
    }
    .verdict.wrong .icon {
        color: var(--incorrect);
    }
`;

/** The look of a share from 0 to 1, and its icon. @param {number} score */
export const verdictLook = (score) => (score === 1 ? "right" : score > 0 ? "partly" : "wrong");
export const verdictIcons = /** @type {const} */ ({ right: "right", partly: "minus", wrong: "close" });
