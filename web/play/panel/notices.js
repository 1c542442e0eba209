/** Loads `<quintet-notices>` after its words, which the first board does not need, and states its place on the page. */
import { css } from "lit";
import { sharedWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { desk, low } from "../../ui/styles.js";

/** @import { Translate } from "../../i18n/t.js" */

const place = css`
    /* On a phone, notices take the place of the row of games. */
    main > quintet-notices {
        position: static;
        grid-area: games;
        align-self: center;
    }
    .page:has(quintet-notices[shown], ~ quintet-drawer > [shown]) :is(quintet-games, quintet-header) {
        visibility: hidden;
    }
    @media ${desk} {
        main > quintet-notices {
            grid-area: notices;
            margin-inline: var(--space-4);
        }
        main > quintet-notices[shown] {
            padding-block-end: var(--space-2);
        }
        /* A drawer is as high as the window: notices at its end move nothing. */
        quintet-drawer > quintet-notices {
            position: static;
            margin-inline: var(--space-4);
        }
        quintet-drawer > quintet-notices[shown] {
            padding-block: var(--space-2);
        }
        .page:has(quintet-notices[shown], ~ quintet-drawer > [shown]) :is(quintet-games, quintet-header) {
            visibility: visible;
        }
    }
    @media ${desk} and ${low} {
        main > quintet-notices {
            grid-area: games;
        }
        .page:has(quintet-notices[shown], ~ quintet-drawer > [shown]) :is(quintet-games, quintet-header) {
            visibility: hidden;
        }
    }
`;

/** @param {Translate} t */
export async function define(t) {
    await addWords(t, sharedWords);
    await import("../../ui/notices/notices-element.js");
    return { place };
}
