/** Layout of the lens in a lecture: the tree fills the screen, and the last row can read the sentence. */
import { css } from "lit";

export const presentStyles = css`
    :host([presenting]) .page {
        grid-template:
            "present present" auto
            "tree side" minmax(0, 1fr)
            "transport transport" auto
            / minmax(0, 1fr) auto;
        column-gap: 0;
        --lens-sentence-size: clamp(1.25rem, 0.9rem + 1.5vw, 2.75rem);
        --lens-sentence: 2.6em;
        --lens-labels: none;
        --code-size: clamp(0.85rem, 0.5rem + 0.8vw, 1.5rem);
    }
    quintet-lens-present {
        grid-area: present;
    }
    :host([presenting]) .side {
        display: grid;
        inline-size: clamp(280px, 36vw, 900px);
        margin-inline-start: var(--gap);
        --text-small: clamp(0.875rem, 0.55rem + 0.7vw, 1.35rem);
    }
    @media (max-width: 719px), (orientation: portrait) {
        :host([presenting]) .page {
            grid-template:
                "present" auto
                "tree" minmax(0, 1fr)
                "side" minmax(0, auto)
                "transport" auto
                / minmax(0, 1fr);
        }
        :host([presenting]) .side {
            grid-auto-rows: minmax(0, 24dvh);
            inline-size: auto;
            margin: var(--space-2) 0 0;
        }
    }
`;
