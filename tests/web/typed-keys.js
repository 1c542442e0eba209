/**
 * What the types of `t` refuse. `npm --prefix web run check` reads this file and fails where a line expects an error
 * and has none; nothing runs it.
 *
 * @param {import("../../web/i18n/t.js").Translate} t
 * @param {string} any @param {"red" | "green"} player @param {"red" | "pink"} colour @param {boolean} either
 */
export function refused(t, any, player, colour, either) {
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
    // @ts-expect-error a blank is missing
    t("turn.person");
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
        // A key from elsewhere, such as that of a notice.
        t(any, { player: any }),
    ];
}
