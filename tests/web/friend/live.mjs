/**
 * Live games without a browser: host and peers with the real rules, over connections in memory.
 */
import { setTimeout as pause } from "node:timers/promises";
import { guard } from "../../../web/friend/consent-controller.js";
import { LiveHost } from "../../../web/friend/live/host.js";
import { LivePeer } from "../../../web/friend/live/peer.js";
import { Controller } from "../../../web/game/controller.js";
import { emptyModel } from "../../../web/game/model.js";
import { Saves } from "../../../web/game/saves.js";
import { openMemory } from "../../../web/ui/browser/storage.js";
import { Store } from "../../../web/ui/store.js";
import { HandEngine, storageOf } from "../app-engine.mjs";

export const GAME = "abcdefgh1234";
/** Messages on their way. */
let flying = 0;

/** Waits until no message has been on its way for some turns of the event loop. */
export async function settle() {
    for (let quiet = 0; quiet < 8; quiet = flying ? 0 : quiet + 1) await pause(2);
}

/** Two ends of a connection. Messages arrive later, in order. */
export function connection() {
    const ends = [0, 1].map(() => ({ open: true, shaky: false, failed: false, heard: null, changed: null, sent: [] }));
    ends.forEach((end, at) => {
        const other = ends[1 - at];
        end.send = (text) => {
            end.sent.push(text);
            flying += 1;
            setTimeout(() => {
                flying -= 1;
                if (other.open) other.heard?.(text);
            });
        };
        end.close = () => {
            for (const each of ends) {
                each.open = false;
                setTimeout(() => each.changed?.());
            }
        };
    });
    return ends;
}

/** A page with a clock that the test moves. */
export async function page(storage = storageOf()) {
    const engine = new HandEngine();
    const saves = new Saves(openMemory(() => /** @type {any} */ (storage)));
    const store = new Store({ ...emptyModel(), settings: { ...saves.settings(), pace: "quick" } });
    const desk = { engine, store, storage, time: 0, session: null };
    const wait = () => Promise.resolve();
    desk.controller = new Controller({
        engine: /** @type {any} */ (engine),
        store,
        saves,
        wait,
        now: () => desk.time,
        later: () => () => {},
    });
    await desk.controller.start(Promise.resolve(null));
    const current = () => (desk.session && store.value.extra.away?.id === desk.session.id ? desk.session : null);
    guard(desk.controller, current);
    store.subscribe((model) => current()?.followed(model));
    return Object.assign(desk, {
        keep: {},
        notices: () => store.value.notices.map(({ key }) => key),
        actions: () => store.value.state.actions,
        play: async (action = store.value.state.legal[0].text) => {
            await desk.controller.play(action);
            await settle();
            return action;
        },
    });
}

/** @param {any} desk @param {string[]} seats */
export function makeHost(desk, seats, kept) {
    desk.session = new LiveHost({
        id: GAME,
        controller: desk.controller,
        keep: (host) => {
            desk.keep = structuredClone(host);
        },
        seats,
        names: seats.map(() => ""),
        kept,
    });
    return desk.session;
}

export function makePeer(desk, name, kept) {
    desk.session = new LivePeer({
        id: GAME,
        controller: desk.controller,
        keep: (peer) => {
            desk.keep = structuredClone(peer);
        },
        name: () => name,
        kept,
    });
    return desk.session;
}

/** Connects a peer to the host. @returns the two ends */
export async function join(hostDesk, peerDesk, player, watch = player === null) {
    const [near, far] = connection();
    hostDesk.session.connect(near, player);
    peerDesk.session.connect(far, { watch });
    await settle();
    return { near, far };
}

export const record = { game: "cachex", options: { size: "5" }, actions: [] };

/** @param {{clock?: object, seats?: string[], game?: object}} [how] */
export async function pair({ clock, seats = ["person", "away"], game = record } = {}) {
    const [ann, bob] = [await page(), await page()];
    await makeHost(ann, seats).begin({ ...game, ...(clock ? { clock } : {}) });
    makePeer(bob, "Bob");
    const line = await join(ann, bob, seats.indexOf("away"));
    return { ann, bob, line };
}

/** Speaks to the host in a peer's name, without a peer's page. */
export async function stranger(hostDesk, player) {
    const [near, far] = connection();
    const wire = hostDesk.session.connect(near, player);
    const heard = [];
    far.heard = (text) => heard.push(JSON.parse(text));
    let seq = 0;
    const say = async (type, fields = {}, more = {}) => {
        seq += 1;
        far.send(JSON.stringify({ type, seq, game: GAME, ...fields, ...more }));
        await settle();
        return heard.filter((message) => message.type === "no").map(({ why }) => why);
    };
    const raw = (/** @type {string} */ text) => {
        far.send(text);
        return settle();
    };
    await say("hello", { version: 1, name: "Mallory", token: null, watch: false });
    return { wire, far, heard, say, raw };
}
