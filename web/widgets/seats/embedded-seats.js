/** `<quintet-seats>` of embedded games: rows beside a board, chips side by side on a phone. */
import { css } from "lit";
import { desk, low } from "../../ui/styles.js";
import { SeatsElement } from "./seats-element.js";
import { seatRows, tightSeats } from "./seats-styles.js";

class RowsOfSeats extends SeatsElement {
    static styles = [
        ...SeatsElement.styles,
        css`
            @media ${desk} {
                ${seatRows}
                .seat {
                    min-block-size: 48px;
                }
                .seat:hover {
                    background: color-mix(in srgb, var(--paper-sunken) 60%, transparent);
                }
                .who {
                    gap: var(--space-1);
                }
                .name {
                    display: inline;
                    min-inline-size: 3.6em;
                }
                .holder {
                    color: var(--ink-soft);
                    font-weight: 400;
                }
                .score {
                    gap: var(--space-4);
                }
                .timed .second {
                    display: none;
                }
            }
            @media ${desk} and ${low} {
                section {
                    grid-auto-flow: column;
                }
                .seat {
                    grid-template: "token who" auto "token score" auto / auto minmax(0, 1fr);
                    padding-inline: var(--space-2);
                    column-gap: var(--space-2);
                }
                .name,
                .second,
                .who .icon {
                    display: none;
                }
                /* In low windows, the time left matters more than the score. */
                .timed .score {
                    display: none;
                }
            }
            @media ${desk} {
                section:has(.seat:nth-child(3)) .who .icon {
                    display: block;
                }
            }
            @media ${desk} and ${low} {
                section:has(.seat:nth-child(3)) .who .icon {
                    display: none;
                }
            }
        `,
        tightSeats,
    ];
}

customElements.define("quintet-seats", RowsOfSeats);
