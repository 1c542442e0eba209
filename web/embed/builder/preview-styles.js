/** Styles of the preview. */
import { css } from "lit";

export const previewStyles = css`
    :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
    }
    h2 {
        font-size: var(--text-large);
    }
    .desk {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: center;
        padding: var(--space-4);
        overflow: auto;
        border-radius: var(--radius-large);
        background: var(--paper-sunken);
    }
    iframe,
    quintet-game {
        display: block;
        max-inline-size: 100%;
        border: 0;
        border-radius: var(--radius-small);
        background: var(--paper);
        box-shadow: 0 2px 16px var(--shadow);
    }
    @media (min-width: 900px) {
        :host {
            position: sticky;
            inset-block-start: var(--space-4);
        }
    }
`;
