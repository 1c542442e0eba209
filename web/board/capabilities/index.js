import { Hands } from "./hands.js";
import { OpenPlane } from "./open-plane.js";
import { Paths } from "./paths.js";
import { Polyomino } from "./polyomino.js";
import { Stacks } from "./stacks.js";
import { Torus } from "./torus.js";

/**
 * The module for each capability that a layout may state.
 * @type {Record<string, new (board: import("../board.js").QuintetBoard) => import("./capability.js").Capability>}
 */
export const capabilities = {
    hands: Hands,
    open_plane: OpenPlane,
    paths: Paths,
    polyomino: Polyomino,
    stacks: Stacks,
    torus: Torus,
};
