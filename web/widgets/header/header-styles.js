/** Styles of the header: one row; where there is room for it, the doors are in the row. */
import { css } from "lit";

export const headerStyles = css`
    :host {
        display: block;
        position: relative;
        z-index: 4;
        min-inline-size: 0;
        container-type: inline-size;
    }
    header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        min-block-size: var(--tap);
        padding-inline: var(--space-1);
    }
    .home {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        justify-content: center;
        min-inline-size: var(--tap);
        min-block-size: var(--tap);
        border-radius: var(--radius);
        color: inherit;
        font-weight: 600;
        text-decoration: none;
    }
    .home:hover {
        background: var(--paper-sunken);
    }
    .logo {
        flex: none;
        inline-size: 24px;
        block-size: 24px;
    }
    .name {
        position: absolute;
        clip-path: inset(50%);
    }
    nav {
        display: flex;
        flex: none;
        margin-inline-start: auto;
    }
    .one {
        --icon: 16px;
        display: none;
    }
    .one .button {
        gap: var(--space-1);
        padding-inline: var(--space-2);
        font-weight: 400;
    }
    button[aria-expanded="true"] {
        background: var(--paper-sunken);
    }
    [data-door="menu"] {
        position: relative;
    }
    .due {
        position: absolute;
        inset-block-start: 2px;
        inset-inline-end: 0;
        min-inline-size: 18px;
        padding-inline: 5px;
        border-radius: 9px;
        background: var(--accent);
        color: var(--accent-ink);
        font-size: var(--text-tiny);
        font-variant-numeric: tabular-nums;
        line-height: 18px;
        text-align: center;
    }
    .links {
        display: grid;
        position: absolute;
        gap: var(--space-2);
        inset-block-start: 100%;
        inset-inline-end: var(--space-1);
        inline-size: max-content;
        max-inline-size: calc(100% - 2 * var(--space-1));
        max-block-size: calc(100dvh - 64px);
        padding: var(--space-2);
        overflow-y: auto;
        overscroll-behavior: contain;
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-large);
        background: var(--paper-raised);
        box-shadow: 0 8px 40px var(--shadow);
        scrollbar-color: var(--rule) transparent;
        scrollbar-width: thin;
    }
    .all .links {
        grid-template-columns: repeat(2, minmax(0, auto));
    }
    h2 {
        padding: var(--space-1) var(--space-3);
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 600;
    }
    li a {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        min-block-size: var(--tap);
        padding-inline: var(--space-3);
        border-radius: var(--radius-small);
        color: inherit;
        line-height: 1.25;
        text-decoration: none;
    }
    li a:hover {
        background: var(--paper-sunken);
    }
    [aria-current] {
        font-weight: 600;
    }
    li [aria-current] {
        border-radius: 0;
        box-shadow: inset 3px 0 var(--accent);
    }
    li [aria-current]:dir(rtl) {
        box-shadow: inset -3px 0 var(--accent);
    }
    small {
        color: var(--accent);
        font-weight: 600;
        white-space: nowrap;
    }
    quintet-drawer {
        --panel: 400px;
    }
    @container (max-width: 350px) {
        header {
            --square: 36px;
        }
        .home {
            min-inline-size: 36px;
        }
    }
    @container (min-width: 46em) {
        .name {
            position: static;
            clip-path: none;
        }
        .home {
            padding-inline: var(--space-2);
        }
        header {
            column-gap: var(--space-1);
            padding-inline: var(--space-3);
        }
        :host(:not([folded])) .one {
            display: block;
            position: relative;
        }
        :host(:not([folded])) .all {
            display: none;
        }
        .one .links {
            min-inline-size: 100%;
            max-inline-size: none;
        }
    }
    @media print {
        nav,
        header > .button {
            display: none;
        }
    }
`;
