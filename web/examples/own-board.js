// A board made of buttons. The engine provides the cells, the tokens and the legal actions; this script only draws
// them.

import { createEngine } from "../quintet-engine.js";

const size = 42;
const board = document.querySelector("#board");
const says = document.querySelector("#says");

const engine = createEngine();
const { games } = await engine.games();
const { players } = games.find(({ id }) => id === "cachex");
const { layout, state: first } = await engine.load({ game: "cachex", options: { size: 5 } });

function draw(state) {
    const tokens = new Map(state.board.tokens.map((token) => [token.cell, players[token.player]]));
    const actions = new Map(state.legal.map((action) => [action.to, action.text]));
    const [left, top] = ["x", "y"].map((axis) => Math.min(...layout.cells.map(({ centre }) => centre[axis])));
    board.style.cssText = `position: relative; height: ${size * 6}px`;
    board.replaceChildren(
        ...layout.cells.map(({ id, centre }) => {
            const cell = document.createElement("button");
            cell.textContent = { red: "●", blue: "○" }[tokens.get(id)] ?? "";
            cell.ariaLabel = `${id} ${tokens.get(id) ?? "empty"}`;
            cell.disabled = !actions.has(id) || state.toMove !== 0;
            cell.style.cssText = `position: absolute; width: ${size}px; min-height: 0; height: ${size}px; padding: 0;
                left: ${(centre.x - left) * size}px; top: ${(centre.y - top) * size}px`;
            cell.addEventListener("click", () => play(actions.get(id)));
            return cell;
        }),
    );
    const { outcome } = state;
    says.textContent = outcome.state === "won" ? `${players[outcome.winner]} wins` : `${players[state.toMove]} to move`;
}

async function play(action) {
    const { state } = await engine.play(action);
    draw(state);
    if (state.outcome.state !== "ongoing") return;
    const { best } = await engine.search({ level: "easy" });
    draw((await engine.play(best)).state);
}

draw(first);
