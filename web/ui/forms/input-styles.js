/**
 * Styles of lists to choose from and of fields for texts and numbers, in the colours of the page. Without them
 * WebKitGTK uses the colours of the desktop theme for `<select>`.
 */
import { css } from "lit";

/** Must follow the rules that set a `select`'s padding. */
export const inputStyles = css`
    :where(select, textarea, input:is([type="text"], [type="number"], [type="search"])) {
        border: var(--stroke) solid var(--ink-soft);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
    }
    select {
        appearance: none;
        padding-inline-end: 26px;
        background:
            linear-gradient(45deg, transparent 50%, currentColor 50%) right 13px center / 5px 5px no-repeat,
            linear-gradient(135deg, currentColor 50%, transparent 50%) right 8px center / 5px 5px no-repeat,
            var(--select-ground, var(--paper-raised));
    }
    select:dir(rtl) {
        background-position: left 8px center, left 13px center, 0 0;
    }
    @media (forced-colors: active) {
        select {
            appearance: auto;
        }
    }
`;
