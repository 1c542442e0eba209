/** Styles of the front page: one column on a phone, the games side by side where there is room. */
import { css } from "lit";

export const homeStyles = css`
    :host {
        display: block;
        padding-block-end: calc(var(--space-6) + env(safe-area-inset-bottom));
        font-size: clamp(0.9375rem, 0.85rem + 0.35vw, 1.125rem);
        line-height: 1.5;
    }
    main,
    footer {
        max-inline-size: 1500px;
        margin-inline: auto;
        padding-inline: clamp(var(--space-4), 4vw, var(--space-7));
    }
    a {
        color: inherit;
        text-decoration: none;
    }

    .top {
        display: flex;
        flex-wrap: wrap;
        margin-block-start: var(--space-2);
        gap: var(--space-2) var(--space-5);
        align-items: center;
    }
    .about {
        flex: 1 1 16em;
        max-inline-size: 46em;
        color: var(--ink-soft);
        text-wrap: balance;
    }
    h2 {
        font-size: 1.25em;
        line-height: 1.3;
    }
    .row {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        min-block-size: var(--tap);
        margin-block-start: var(--space-4);
    }

    .games {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
        gap: var(--space-3);
    }
    .games a {
        display: flex;
        flex-direction: column;
        block-size: 100%;
        padding: var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-large);
        background: var(--paper-raised);
        transition: border-color var(--time-quick) var(--ease);
    }
    .games a:hover {
        border-color: var(--accent);
    }
    .picture {
        display: block;
        margin-block-end: var(--space-3);
        border-radius: var(--radius);
        background: var(--paper-sunken);
        aspect-ratio: 1.25;
        overflow: hidden;
    }
    .name {
        display: block;
        font-weight: 600;
    }
    .aim {
        display: block;
        color: var(--ink-soft);
        font-size: 0.9em;
        line-height: 1.4;
    }

    .doors {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
        gap: var(--space-5) var(--space-5);
        margin-block-start: var(--space-6);
    }
    .doors ul {
        margin-block-start: var(--space-2);
    }
    .doors a {
        display: block;
        padding: var(--space-2) var(--space-3);
        border-inline-start: 3px solid var(--rule);
    }
    .doors a:hover {
        border-color: var(--accent);
        background: var(--paper-raised);
    }

    footer {
        margin-block-start: var(--space-6);
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    footer p {
        margin-block: var(--space-2);
    }
    footer a {
        text-decoration: underline;
    }
    /* On a phone the games are rows: the board beside its words. */
    @media (max-width: 559px) {
        .games a {
            display: grid;
            grid-template-columns: 42% 1fr;
            grid-template-rows: auto 1fr;
            gap: 0 var(--space-3);
            padding: var(--space-2);
        }
        .picture {
            grid-row: 1 / 3;
            margin: 0;
            align-self: start;
        }
        .name {
            align-self: end;
        }
    }
`;
