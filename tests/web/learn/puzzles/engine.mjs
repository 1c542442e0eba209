/** Puzzles for tests, and an engine that runs in the test itself. */
import { EngineClient } from "../../../../web/engine/client.js";
import { startHost } from "../../../../web/engine/worker/local-host.js";
import { cut } from "../../../../web/learn/puzzles/catalog/cut.js";

/** Red wins in two: whatever blue does after the capture, one of two cells is left. */
export const winInTwo = {
    game: "cachex",
    options: { size: 8 },
    setup: "....r..r/..r....r/b.bbbb.r/..r.bbbb/..rbbbb./brrbbb../.rrrb.../b.r..... r 50",
    actions: [],
    id: "cachex-two",
    player: 0,
    goal: { kind: "win", count: 2 },
    solutions: JSON.parse(
        '[{"action":"PLACE 1,3","replies":["PLACE 0,0"],"then":[{"action":"PLACE 2,2"},{"action":"PLACE 2,3"}]}]',
    ),
    themes: ["win-in-2", "captured"],
    rating: 700,
};

export const winInOne = {
    ...winInTwo,
    setup: "....r..r/..rr...r/b.b.bb.r/..r.bbbb/..rbbbb./brrbbb../.rrrb.../b.r..... r 52",
    id: "cachex-one",
    goal: { kind: "win", count: 1 },
    solutions: [{ action: "PLACE 2,3" }],
    themes: ["win-in-1"],
    rating: 300,
};

/** @param {object[]} puzzles */
export const linesOf = (puzzles) => `${puzzles.map((puzzle) => JSON.stringify(puzzle)).join("\n")}\n`;

/** A shelf with these puzzles. @param {object[]} puzzles @param {number} [size]  of a piece */
export function catalogOf(puzzles, size) {
    const pieces = cut(linesOf(puzzles), size);
    return {
        pieces: pieces.map(({ piece }) => piece),
        read: async (/** @type {number} */ number) => pieces[number].text,
    };
}

/** An engine without a worker. */
export function localEngine() {
    return new EngineClient({
        makeWorker: () => {
            /** @type {any} */
            const worker = { onmessage: null, onerror: null, onmessageerror: null };
            /** @type {any[]} */
            const waiting = [];
            /** @type {Awaited<ReturnType<typeof startHost>> | null} */
            let host = null;
            startHost((answer) => setTimeout(() => worker.onmessage?.({ data: answer }))).then((started) => {
                host = started;
                for (const request of waiting) started.receive(request);
            });
            worker.postMessage = (/** @type {any} */ request) => (host ? host.receive(request) : waiting.push(request));
            worker.terminate = () => host?.close();
            return worker;
        },
    });
}
