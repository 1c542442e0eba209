/** The tokens. Each keeps its element from position to position. */
import { svg } from "lit";
import { repeat } from "../../ui/repeat.js";
import { short } from "../drawing/geometry.js";
import { tokenFace } from "./definitions.js";

/**
 * @import { Point } from "../drawing/geometry.js"
 * @import { KeyedToken } from "../motion/token-diff.js"
 */

/**
 * @typedef {{players: string[], placeOf: (token: KeyedToken) => Point, lifted: string, raised: string,
 *            front: string, turning: Map<string, number | null>}} TokenLook
 * `lifted`: key of the picked token; `raised`: key of the token above all others; `front`: a cell whose tokens are
 * drawn above their neighbours; `turning`: the previous player of tokens that are changing sides.
 */

/** @param {KeyedToken} token @param {TokenLook} look */
function token(token, look) {
    const { x, y } = look.placeOf(token);
    const before = look.turning.get(token.key);
    return svg`
        <g class="token ${token.key === look.lifted ? "lifted" : ""}" data-key=${token.key}
            style="transform: translate(${short(x)}px, ${short(y)}px)">
            <use class="under" href="#token-shadow" />
            <g class="body">
                <g class="face">${tokenFace(look.players, token.player, token.kind)}</g>
                ${before === undefined ? "" : svg`<g class="face before">${tokenFace(look.players, before, token.kind)}</g>`}
            </g>
        </g>`;
}

/** Draws the tokens, the raised one last. @param {KeyedToken[]} tokens @param {TokenLook} look */
export function tokens(tokens, look) {
    const order = (/** @type {KeyedToken} */ { key, cell, height }) =>
        key === look.raised ? 1000 : height + (cell === look.front ? 100 : 0);
    const sorted = [...tokens].sort((a, b) => order(a) - order(b));
    return repeat(
        sorted,
        ({ key }) => key,
        (each) => token(each, look),
    );
}
