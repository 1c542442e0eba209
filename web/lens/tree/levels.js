import { markName } from "../../board/player-marks.js";
import { widthOf } from "./format.js";
import { haveColours } from "./palette.js";
import { drawPlayer } from "./signs.js";

/**
 * @typedef {import("./scene.js").Picture} Picture
 * @typedef {import("./display-list.js").DisplayList} DisplayList
 */

/** Who is to move on each level, at the left edge. @param {DisplayList} list @param {Picture} picture */
export function drawLevels(list, picture) {
    const { layout, view, height, width, outline, cursor, players, t, look, shown } = picture;
    const step = layout.step * view.scale;
    if (step < 18 || width < 300) return;
    const coloured = haveColours(players);
    for (const level of layout.levels) {
        const y = level[0].y * view.scale + view.dy;
        if (y < -10 || y > height + 10) continue;
        const inner = level.find((item) => {
            const number = shown.nodeOf(item);
            return number >= 0 && !outline.nodes[number].leaf;
        });
        if (!inner) continue;
        const { player } = cursor.nodes[shown.nodeOf(inner)];
        const highest = player === cursor.replay.player;
        const name = width < 560 ? "" : levelName(t, players, player, look.sided ? highest : null);
        const across = 15 + (look.sided ? 12 : 0) + (coloured || look.bars ? 17 : 0) + (name ? widthOf(name, 11.5) : 0);
        list.box(6, y - 11, across, 22, 11, { fill: "paper", opacity: 0.88 });
        let x = 15;
        if (look.sided) {
            const roof = highest ? -5 : 5;
            list.polygon([x - 5.5, y - roof * 0.8, x + 5.5, y - roof * 0.8, x, y + roof], { fill: "soft" });
            x += 14;
        }
        if (coloured || look.bars) {
            drawPlayer(list, player, markName(players, player), x, y, 6.5);
            x += 13;
        }
        if (name) list.text(name, x - 4, y, 11.5, { fill: "soft", anchor: "start" });
    }
}

/**
 * @param {import("../../i18n/t.js").Translate} t
 * @param {string[]} players
 * @param {number} player
 * @param {boolean | null} highest
 */
export function levelName(t, players, player, highest) {
    if (haveColours(players)) return t(`player.${players[player]}`);
    if (highest !== null) return t(highest ? "lens.max" : "lens.min");
    return t("lens.player", { number: player + 1 });
}
