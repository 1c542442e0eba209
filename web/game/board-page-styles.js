import { css } from "lit";

/**
 * Styles of every page that fills the window with a board and a panel: the frame, the board's place and the notices.
 */
export const boardPageStyles = css`
    :host {
        display: block;
        block-size: calc(100dvh - var(--strip, 0px));
        /* At a zoom or a size of text at which this is higher than the window, the page scrolls. */
        min-block-size: calc(540px + 30 * (1rem - 16px));
        --gap: var(--space-3);
    }
    .page {
        display: grid;
        block-size: 100%;
        padding-inline: max(var(--space-3), env(safe-area-inset-left)) max(var(--space-3), env(safe-area-inset-right));
        background: var(--paper);
    }
    .board {
        position: relative;
        display: grid;
        grid-area: board;
        min-block-size: 0;
        margin-inline: calc(-1 * var(--space-3));
    }
    quintet-board {
        min-block-size: 0;
        min-inline-size: 0;
    }
    quintet-notices {
        position: fixed;
        z-index: 3;
        inset-block-start: calc(var(--space-1) + env(safe-area-inset-top));
        inset-inline: var(--space-2);
    }
`;
