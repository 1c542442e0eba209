/** The room of a board among fields: as wide as they are, and not too high. */
import { css } from "lit";

/** The space that decides how a board is turned, in CSS pixels. */
export const ROOM = { width: 420, height: 380 };

export const boardStyles = css`
    :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
    }
    .frame {
        container-type: inline-size;
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
    quintet-board {
        min-block-size: 0;
        min-inline-size: 0;
    }
`;
