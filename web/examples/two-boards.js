// Controls two frames by messages. A command has an id, and its reply has the same id. All other messages of a frame
// are events.

const address = new URL("../embed.html", import.meta.url);
let lastId = 0;

/** A frame with a game. Commands return promises of the frame's replies. */
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
        // Only pages of this origin may send commands to the frame.
        address.search = String(new URLSearchParams({ ...options, parent: location.origin }));
        this.frame.src = address.href;
    }

    /** Sends a command. @returns {Promise<any>} the result in the frame's reply */
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

/** Repeats the actions of one board on the other if they are legal there. */
function follow(board, other) {
    board.onAction = async (action) => {
        const { ply } = await board.ask("getState");
        const there = await other.ask("getState");
        // The other board sends an `action` event in turn; then both boards are at the same ply.
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
