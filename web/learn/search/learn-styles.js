/** Styles of the course: one column of text to read, figures a little wider. */
import { css } from "lit";
import { headStyles } from "../../ui/page-styles/head-styles.js";

export const learnStyles = css`
    ${headStyles}
    :host {
        display: block;
        padding-block-end: var(--space-6);
        font-size: var(--text-reading);
        line-height: 1.65;
    }
    a.button:not(.primary) {
        color: inherit;
    }

    main,
    footer {
        max-inline-size: 1080px;
        margin-inline: auto;
        padding-inline: var(--space-4);
    }
    .course {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-2);
        align-items: center;
        justify-content: space-between;
        max-inline-size: 1080px;
        margin-inline: auto;
        padding-inline: var(--space-4);
    }
    .course .button {
        padding-inline: 0;
        font-weight: 400;
    }
    .numbers {
        display: flex;
        gap: 2px;
    }
    .numbers a {
        display: grid;
        position: relative;
        inline-size: 36px;
        block-size: var(--tap);
        border-radius: var(--radius-small);
        color: inherit;
        place-items: center;
        font-variant-numeric: tabular-nums;
        text-decoration: none;
    }
    .numbers a:hover {
        background: var(--paper-sunken);
    }
    .numbers a[aria-current] {
        background: var(--accent);
        color: var(--accent-ink);
        font-weight: 600;
    }
    /* A finished lesson is underlined. */
    .numbers a.done::after {
        position: absolute;
        inset-block-end: 6px;
        inline-size: 14px;
        block-size: 3px;
        border-radius: 2px;
        background: currentColor;
        content: "";
    }
    @media (max-width: 719px) {
        .course .button {
            display: none;
        }
        .numbers a {
            inline-size: 34px;
        }
    }
    @media (max-width: 400px) {
        .numbers {
            gap: 0;
        }
        .numbers a {
            inline-size: 31px;
        }
    }

    .top,
    section {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 38rem) minmax(0, 1fr);
    }
    .top > *,
    section > * {
        grid-column: 2;
        min-inline-size: 0;
    }
    section > .wide {
        grid-column: 1 / -1;
    }
    .top {
        padding-block: var(--space-5) var(--space-3);
    }
    .place {
        margin: 0 0 var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text);
    }
    .aim {
        color: var(--ink-soft);
        font-size: var(--text-large);
        line-height: 1.55;
    }
    section {
        padding-block: var(--space-4);
    }
    h2 {
        margin: 0 0 var(--space-2);
        font-size: var(--text-title);
        line-height: 1.3;
        text-wrap: balance;
    }
    section p,
    .top p {
        margin-block: 0 var(--space-3);
        text-wrap: pretty;
    }
    dfn {
        font-style: italic;
        font-weight: 600;
    }
    :host(:lang(zh)) dfn,
    :host(:lang(fa)) dfn {
        font-style: normal;
    }
    sup {
        font-size: 0.72em;
        line-height: 0;
    }
    code {
        font-family: var(--font-code);
        font-size: 0.9em;
    }
    p code {
        padding: 1px 4px;
        border-radius: 4px;
        background: var(--paper-sunken);
    }
    .wide {
        margin-block: var(--space-3) var(--space-4);
    }

    /* As wide as its lines, beyond the column of text where there is room. */
    section > .snippet {
        grid-column: 1 / -1;
        justify-self: center;
        min-inline-size: min(38rem, 100%);
        max-inline-size: 100%;
        margin: var(--space-2) 0 var(--space-4);
    }
    pre {
        padding: var(--space-3) var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
        line-height: 1.5;
        overflow-x: auto;
        text-align: left;
        tab-size: 4;
    }
    pre code {
        font-size: var(--text-small);
    }
    figcaption {
        margin-block-start: var(--space-2);
        color: var(--ink-soft);
        font-size: var(--text);
        line-height: 1.5;
    }
    .file {
        font-family: var(--font-code);
        font-size: 0.9em;
        overflow-wrap: anywhere;
    }

    .question {
        margin-block-start: var(--space-4);
        padding: var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-large);
        background: var(--paper-raised);
    }
    @media (min-width: 720px) {
        .question {
            padding-block: var(--space-5);
        }
    }
    .sources {
        padding-block-end: 0;
        color: var(--ink-soft);
        font-size: var(--text);
        line-height: 1.55;
        overflow-wrap: anywhere;
    }
    .sources h2 {
        font-size: var(--text);
    }
    .sources p {
        margin-block-end: var(--space-2);
        overflow-wrap: anywhere;
    }

    .ways {
        display: grid;
        gap: var(--space-3);
        max-inline-size: 38rem;
        margin-inline: auto;
        padding-block: var(--space-5);
        grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .ways .button {
        justify-content: start;
        padding: var(--space-2) var(--space-3);
        font-size: var(--text);
        line-height: 1.3;
        white-space: normal;
    }
    .ways .next {
        grid-column: 2;
        justify-content: end;
        text-align: end;
    }
    .ways small {
        display: block;
        color: var(--ink-soft);
        font-weight: 400;
        font-size: var(--text-small);
    }

    .lessons {
        max-inline-size: 38rem;
        margin: 0 auto;
    }
    .lessons a {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        min-block-size: var(--tap);
        padding: var(--space-1) var(--space-3);
        border-radius: var(--radius);
        color: inherit;
        font-size: var(--text);
        line-height: 1.4;
        text-decoration: none;
    }
    .lessons a:hover {
        background: var(--paper-sunken);
    }
    .lessons a[aria-current] {
        background: var(--paper-sunken);
        font-weight: 600;
    }
    .number {
        display: grid;
        flex: none;
        inline-size: 30px;
        block-size: 30px;
        border: var(--stroke) solid var(--rule);
        border-radius: 50%;
        background: var(--paper-raised);
        place-items: center;
        font-variant-numeric: tabular-nums;
    }
    .number.done {
        border-color: transparent;
        background: var(--accent);
        color: var(--accent-ink);
    }
    .number .icon {
        inline-size: 18px;
        block-size: 18px;
        stroke-width: 2.2;
    }
    .about {
        min-inline-size: 0;
    }
    .title,
    .what {
        display: block;
        overflow-wrap: anywhere;
    }
    .told {
        border-block-end: var(--stroke) solid var(--rule);
    }
    .told li {
        border-block-start: var(--stroke) solid var(--rule);
    }
    .told a {
        padding-block: var(--space-3);
        border-radius: 0;
        font-size: var(--text-reading);
    }
    .told .title {
        font-weight: 600;
    }
    .what {
        color: var(--ink-soft);
        font-size: var(--text);
    }
    .start {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
        align-items: center;
        color: var(--ink-soft);
        font-size: var(--text);
    }
    .forget {
        max-inline-size: 38rem;
        margin: var(--space-3) auto;
    }

    footer {
        padding-block-start: var(--space-4);
        border-block-start: var(--stroke) solid var(--rule);
        color: var(--ink-soft);
    }
    footer h2 {
        max-inline-size: 38rem;
        margin: 0 auto var(--space-2);
        padding-inline: var(--space-3);
        font-size: var(--text);
    }
    footer p {
        margin: var(--space-4) 0 0;
        font-size: var(--text-small);
        text-align: center;
    }

    @media print {
        :host {
            font-size: 11pt;
        }
        main {
            max-inline-size: none;
        }
        .course,
        footer,
        .ways,
        .forget,
        .start {
            display: none;
        }
        section,
        .top {
            display: block;
        }
        pre,
        .question,
        .wide {
            break-inside: avoid;
        }
        pre {
            overflow: visible;
            white-space: pre-wrap;
        }
        h2 {
            break-after: avoid;
        }
    }
`;
