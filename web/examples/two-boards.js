// Two frames, driven by messages. Commands carry an id, and so does the answer; everything else that a frame says is an event.

const address = new URL("../embed.html", import.meta.url);
let lastId = 0;

/** A frame with a game, and promises for what it answers. */
class Board {
    constructor(name, action) {
        this.frame = document.querySelector(`#${name}`);
        this.says = document.querySelector(`#${name}-says`);
        this.waiting = new Map();
        this.onAction = () => {};
        this.ready = new Promise((resolve) => {
            this.onReady = resolve;
        });
        const options = {
            game: "cachex",
            options: "size=6",
            actions: action,
            seats: "person,person",
            controls: "status",
        };
        // Only this page may talk to the frame, wherever the frame's address is put.
        address.search = String(new URLSearchParams({ ...options, parent: location.origin }));
        this.frame.src = address.href;
    }

    /** @returns {Promise<any>} what the frame answers */
    ask(type, payload = {}) {
        lastId += 1;
        const id = lastId;
        this.frame.contentWindow.postMessage({ quintet: 1, type, id, ...payload }, address.origin);
        return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    }

    hear(message) {
        const waiting = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        if (message.type === "reply") waiting?.resolve(message.result);
        else if (message.type === "error") waiting?.reject(new Error(message.message));
        else if (message.type === "ready") this.onReady();
        else if (message.type === "action") this.onAction(message.action);
    }
}

const left = new Board("left", "PLACE 2,3");
const right = new Board("right", "PLACE 0,0");
const boards = [left, right];

addEventListener("message", ({ source, origin, data }) => {
    const board = boards.find(({ frame }) => frame.contentWindow === source);
    if (board && origin === address.origin && data?.quintet === 1) board.hear(data);
});

/** What is played on one board is played on the other, where it can be. */
function follow(board, other) {
    board.onAction = async (action) => {
        const { ply } = await board.ask("getState");
        const there = await other.ask("getState");
        // The other board says `action` in its turn, and has nobody left to tell.
        if (there.ply === ply) return;
        if (there.legal.includes(action)) await other.ask("play", { action });
        else other.says.textContent = `${action} is not possible here`;
    };
}
follow(left, right);
follow(right, left);

document.querySelector("#back").addEventListener("click", () => {
    for (const board of boards) board.ask("undo");
});

document.querySelector("#ask").addEventListener("click", () => {
    for (const board of boards) {
        board.says.textContent = "…";
        board
            .ask("search", { request: { timeMs: 1000 } })
            .then(({ best, depth, lines }) => {
                board.says.textContent = `Red ${Math.round(lines[0].chances[0] * 100)}% at depth ${depth}, best: ${best}`;
            })
            .catch((error) => {
                board.says.textContent = error.message;
            });
    }
});
