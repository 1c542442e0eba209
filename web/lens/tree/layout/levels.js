import { markName } from "../../../board/drawing/player-marks.js";
import { NO_PLAYER } from "../../trace/events.js";
import { aheadOf } from "../drawing/edges.js";
import { haveColours } from "../drawing/palette.js";
import { drawPlayer } from "../drawing/signs.js";
import { widthOf } from "../format.js";

/**
 * @import { Translate } from "../../../i18n/t.js"
 * @import { DisplayList } from "../drawing/display-list.js"
 * @import { Picture } from "../drawing/scene.js"
 */

/** Below these sizes, in pixels, there are no names of levels, and only their signs. */
const NARROW = 300;
const ROOMY = 560;
const NAME_SIZE = 11.5;
const LARGEST_NAME = 22;

/**
 * How much larger signs and names are than in a narrow picture: a lecture hall reads them on a wide one.
 * @param {number} width
 */
const growth = (width) => Math.max(1, Math.min(LARGEST_NAME, width / 80) / NAME_SIZE);

/**
 * The width of the strip at the left edge that says who moves on each level. No node is drawn in it.
 * @param {Pick<Picture, "width" | "look" | "players" | "t" | "cursor">} picture
 */
export function gutterOf({ width, look, players, t, cursor }) {
    const { replay } = cursor;
    if (width < NARROW || !(look.sided || look.bars || haveColours(players))) return 0;
    const by = growth(width);
    const signs = by * (15 + (look.sided ? 12 : 0) + (haveColours(players) || look.bars ? 17 : 0));
    if (width < ROOMY) return signs;
    const movers = Array.from({ length: replay.players }, (_, player) => player);
    if (replay.algorithm === "expectimax") movers.push(NO_PLAYER);
    const names = movers.map((player) =>
        widthOf(levelName(t, players, player, look.sided ? player === replay.player : null), by * NAME_SIZE),
    );
    return signs + Math.max(...names) + 8;
}

/** Who is to move on each level, at the left edge. @param {DisplayList} list @param {Picture} picture */
export function drawLevels(list, picture) {
    const { layout, view, height, width, outline, cursor, players, t, look, shown } = picture;
    const step = layout.step * view.scale;
    const by = growth(width);
    const gutter = gutterOf(picture);
    if (gutter === 0) return;
    list.box(0, 0, gutter, height, 0, { fill: "paper" });
    list.lines([gutter, 0, gutter, height], { stroke: "rule", width: 1 });
    if (step < 18) return;
    const coloured = haveColours(players);
    for (const level of layout.levels) {
        const y = level[0].y * view.scale + view.dy;
        if (y < -10 || y > height + 10) continue;
        const inner = level.find((item) => {
            const number = shown.nodeOf(item);
            if (number >= 0) return !outline.nodes[number].leaf;
            return (item.kind === "node" || item.kind === "written") && shown.has(item) && !aheadOf(outline, item).leaf;
        });
        if (!inner) continue;
        const number = shown.nodeOf(inner);
        const { player } = number >= 0 ? cursor.nodes[number] : aheadOf(outline, inner);
        const highest = player === cursor.replay.player;
        const chance = player === NO_PLAYER;
        const name = width < ROOMY ? "" : levelName(t, players, player, look.sided ? highest : null);
        let x = 15 * by;
        const half = 5.5 * by;
        if (chance) {
            list.box(x - half, y - half, 2 * half, 2 * half, half, { fill: "soft" });
            x += 14 * by;
        } else if (look.sided) {
            const roof = (highest ? -5 : 5) * by;
            list.polygon([x - half, y - roof * 0.8, x + half, y - roof * 0.8, x, y + roof], { fill: "soft" });
            x += 14 * by;
        }
        if (!chance && (coloured || look.bars)) {
            drawPlayer(list, player, markName(players, player), x, y, 6.5 * by);
            x += 13 * by;
        }
        if (name) list.text(name, x - 4 * by, y, NAME_SIZE * by, { fill: "soft", anchor: "start" });
    }
}

/**
 * @param {Translate} t
 * @param {string[]} players
 * @param {number} player
 * @param {boolean | null} highest
 */
export function levelName(t, players, player, highest) {
    if (player === NO_PLAYER) return t("shared.chance");
    if (haveColours(players)) return t(`player.${players[player]}`);
    if (highest !== null) return t(highest ? "shared.max" : "shared.min");
    return t("shared.player", { number: player + 1 });
}
