/** Styles that the parts of the trainer share. */
import { css } from "lit";

export const partStyles = css`
    :host {
        display: block;
        min-inline-size: 0;
    }
    p {
        text-wrap: pretty;
    }
    h2 {
        font-size: var(--text-large);
        font-weight: 600;
        line-height: 1.3;
        text-wrap: balance;
    }
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .buttons .button {
        gap: var(--space-1);
        padding-inline: var(--space-3);
    }
    a.button:not(.primary) {
        color: inherit;
    }
    .button .icon {
        inline-size: 20px;
        block-size: 20px;
    }
`;
