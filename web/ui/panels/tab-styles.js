/** Styles of tabs as `tab-list.js` renders them. */
import { css } from "lit";

export const tabStyles = css`
    [role="tablist"] {
        display: flex;
        gap: 2px;
        min-inline-size: 0;
        overflow-x: auto;
        scrollbar-width: none;
    }
    [role="tab"] {
        flex: 1 0 auto;
        min-block-size: 40px;
        padding: 0 var(--space-1);
        border: 0;
        border-block-end: var(--stroke-strong) solid transparent;
        background: none;
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 500;
        white-space: nowrap;
    }
    [role="tab"][aria-selected="true"] {
        border-color: var(--accent);
        color: var(--ink);
    }
    [role="tab"]:focus-visible {
        outline-offset: -2px;
    }
    @media (forced-colors: active) {
        [role="tab"] {
            border-color: Canvas;
        }
    }
`;
