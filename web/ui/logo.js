/** The logo: five players around a board. */
import { html } from "lit";

export const logo = html`<svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="4.6" r="3.2" style="fill: var(--player-red)" />
    <circle cx="19.3" cy="9.9" r="3.2" style="fill: var(--player-green)" />
    <circle cx="16.5" cy="18.5" r="3.2" style="fill: var(--player-blue)" />
    <circle cx="7.5" cy="18.5" r="3.2" style="fill: var(--ink)" />
    <circle cx="4.7" cy="9.9" r="2.5" style="fill: none; stroke: var(--ink); stroke-width: 1.4" />
</svg>`;
