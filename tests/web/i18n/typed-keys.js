/** @import { Key, Sentence } from "../../../web/i18n/keys.js" */

/**
 * What the types of `t` refuse. `npm --prefix web run check` reads this file and fails where a line expects an error
 * and has none; nothing runs it.
 *
 * @param {import("../../../web/i18n/t.js").Translate} t
 * @param {Sentence} sentence @param {Key} plain @param {Key<"count">} counted
 * @param {string} any @param {"red" | "green"} player @param {"red" | "pink"} colour @param {boolean} either
 */
export function refused(t, sentence, plain, counted, any, player, colour, either) {
    // @ts-expect-error no such key
    t("app.nothing");
    // @ts-expect-error no such key in one of the cases
    t(either ? "app.name" : "app.nothing");
    // @ts-expect-error no such key in one of the cases
    t(either ? `player.${any}` : "app.nothing");
    // @ts-expect-error no key for one of the colours
    t(`player.${colour}`);
    // @ts-expect-error no key begins like this
    t(`plyer.${any}`);
    // @ts-expect-error a key from elsewhere that may not exist
    t(any);
    // @ts-expect-error a key that may have a blank
    t(counted);
    // @ts-expect-error a blank is missing
    t("turn.person");
    // @ts-expect-error a blank is missing that all these keys have
    t(`arena.act.${any}`);
    // @ts-expect-error another blank is missing
    t("turn.person", { count: 1 });
    // @ts-expect-error a plural needs its number
    t("notice.replaced", {});
    // @ts-expect-error a blank of one of the cases is missing
    t(either ? "app.name" : "turn.person");

    return [
        t("turn.person", { player: any }),
        t("notice.replaced", { count: 1 }),
        t(`player.${player}`),
        t(`player.${any}`),
        t(either ? "app.name" : "turn.person", { player: any }),
        // A key from elsewhere, such as the engine's.
        t.has(any) ? t(any, { player: any }) : any,
        // A notice.
        t(sentence.key, sentence.params),
        t(plain),
        t(counted, { count: 1 }),
    ];
}

// @ts-expect-error no such key in a table
/** @type {Key[]} */ export const table = ["app.name", "app.nothing"];
// @ts-expect-error a blank that nothing fills
/** @type {Key[]} */ export const blanks = ["turn.person"];
// @ts-expect-error no such key in a notice
/** @type {Sentence} */ export const notice = { key: "app.nothing" };
