/** The room of a board among fields: as wide as they are, and not too high. */
import { css } from "lit";

export const boardStyles = css`
    :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
    }
    .frame {
        position: relative;
        container-type: inline-size;
    }
    /* Measured: as much as the board can get, whatever its shape. */
    .room {
        position: absolute;
        inset: 0 0 auto;
        block-size: 380px;
        visibility: hidden;
        pointer-events: none;
    }
    .board {
        display: grid;
        inline-size: 100%;
        max-inline-size: calc(380px * var(--aspect));
        block-size: calc(min(100cqi, 380px * var(--aspect)) / var(--aspect) + var(--trays, 0px));
        margin-inline: auto;
    }
    .open .board {
        max-inline-size: none;
        block-size: 380px;
    }
`;
