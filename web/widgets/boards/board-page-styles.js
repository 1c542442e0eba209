import { css } from "lit";
import { desk } from "../../ui/styles.js";

/**
 * Styles of every page that fills the window with a board and a panel: the frame, the places of board and panel, and
 * the notices. The panel is beside the board on a wide screen and below it on a phone.
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
        padding-block-start: env(safe-area-inset-top);
        padding-inline: max(var(--space-3), env(safe-area-inset-left)) max(var(--space-3), env(safe-area-inset-right));
        background: var(--paper);
    }
    /* Its children are placed on the page's grid. */
    main {
        display: contents;
    }
    .panel {
        display: none;
    }
    .board {
        position: relative;
        display: grid;
        grid-area: board;
        min-block-size: 0;
        margin-inline: calc(var(--edge, 0px) - var(--space-3));
    }

    @media ${desk} {
        .page {
            padding: var(--gap);
            column-gap: var(--gap);
        }
        .panel {
            display: block;
            grid-row: 1 / -1;
            grid-column: -2;
            border-radius: var(--radius-large);
            background: var(--paper-raised);
            box-shadow: 0 0 0 var(--stroke) var(--rule), 0 2px 12px color-mix(in srgb, var(--shadow) 35%, transparent);
        }
        .board {
            margin: 0;
            padding-inline: var(--space-2);
        }
    }
`;
