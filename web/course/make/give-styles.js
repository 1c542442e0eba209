/** Styles of what students get, and of the sheet on paper. */
import { css } from "lit";

export const giveStyles = css`
    :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-5);
    }
    section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        padding: var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-large);
        background: var(--paper-raised);
    }
    h2,
    h3 {
        margin: 0;
        font-size: var(--text-large);
    }
    h3 {
        font-size: var(--text);
    }
    section p {
        margin: 0;
    }
    .fine {
        display: flex;
        gap: var(--space-2);
        align-items: center;
    }
    .mend {
        margin: var(--space-2) 0 0;
        padding-inline-start: var(--space-5);
    }
    .way {
        display: grid;
        gap: var(--space-2);
        padding-block-start: var(--space-3);
        border-block-start: var(--stroke) solid var(--rule);
    }
    iframe {
        display: block;
        inline-size: 100%;
        block-size: min(720px, 90dvh);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper);
    }
    a {
        color: var(--accent);
    }
    .paper {
        display: none;
    }
    @media print {
        :host([hidden]) {
            display: grid !important;
        }
        section {
            display: none;
        }
        .paper {
            display: block;
            color: #000;
        }
        .paper section {
            display: block;
            margin-block-end: 6mm;
            padding: 0;
            border: 0;
            background: none;
            break-inside: avoid;
        }
        .paper h1 {
            margin: 0 0 4mm;
            font-size: 16pt;
        }
        .paper h2 {
            margin-block: 0 2mm;
            font-size: 12pt;
        }
        .paper p {
            margin-block: 0 2mm;
        }
        .paper ul {
            padding: 0;
            list-style: none;
        }
        .paper li::before {
            content: "☐ ";
        }
        .paper .answers li::before {
            content: "– ";
        }
        .paper figure {
            margin: 3mm 0;
        }
        .paper svg {
            display: block;
            inline-size: auto;
            max-inline-size: 9cm;
            block-size: auto;
            max-block-size: 9cm;
        }
        .paper .room {
            block-size: 2.4em;
            border-block-end: 1px solid #000;
        }
    }
`;
