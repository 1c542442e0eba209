/** What the state bar says of a live game. */

import { AWAY } from "../../game/model.js";
import { named } from "../mail/mail-sentences.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { BarText } from "../mail/mail-sentences.js"
 * @import { LivePeer } from "./peer.js"
 * @import { LiveHost } from "./host.js"
 */

/**
 * What somebody wishes.
 * @param {Translate} t
 * @param {"undo" | "rematch"} wish
 * @param {string} player
 * @param {(yes: boolean) => unknown} answer
 * @returns {BarText}
 */
const question = (t, wish, player, answer) => ({
    text: t(`friend.live.asked.${wish}`, { player }),
    buttons: [
        { key: "agree", primary: true, act: () => answer(true) },
        { key: "refuse", act: () => answer(false) },
    ],
});

/** @param {LiveHost} host @param {Translate} t @returns {BarText} */
export function hostText(host, t) {
    const { table } = host;
    const { asked } = table;
    const label = (/** @type {number} */ player) => named(t, host.label(player));
    const missing = table.seats.flatMap((seat, player) =>
        seat === AWAY && !table.peerOf(player)?.here ? [player] : [],
    );
    if (missing.length) {
        const [player] = missing;
        const lost = table.peerOf(player) !== null;
        const key = !lost ? "notYet" : host.reloaded ? "hostReloaded" : "gone";
        const text = t(`friend.live.${key}`, { player: label(player) });
        return { text, buttons: [{ key: lost ? "code" : "invite", primary: true, invite: player }] };
    }
    const shaky = table.peers.find(({ wire }) => wire?.state === "shaky");
    if (shaky) return { text: t("friend.live.shaky", { player: label(shaky.player ?? 0) }), buttons: [] };
    if (asked && table.seats[asked.by] === AWAY && !asked.yes.some((player) => table.seats[player] !== AWAY)) {
        return question(t, asked.wish, label(asked.by), (yes) => host.answer(yes));
    }
    if (asked) return { text: t(`friend.live.asking.${asked.wish}`), buttons: [] };
    return {
        text: connected(
            t,
            table.seats.flatMap((seat, player) => (seat === AWAY ? label(player) : [])),
            table.spectators,
        ),
        buttons: [],
    };
}

/** @param {LivePeer} peer @param {Translate} t @returns {BarText} */
export function peerText(peer, t) {
    const { view, player, wire } = peer;
    const label = (/** @type {number} */ other) => named(t, peer.label(other));
    if (wire?.state === "opening") return { text: t("friend.live.joining"), buttons: [] };
    if (!wire) return { text: t("friend.live.reloaded"), buttons: [{ key: "code", primary: true }] };
    if (!peer.connected) return { text: t("friend.live.lost"), buttons: [{ key: "code", primary: true }] };
    if (wire?.state === "shaky") return { text: t("friend.live.shaking"), buttons: [] };
    if (peer.disputed)
        return {
            text: t("friend.live.disputed"),
            buttons: [{ key: "believe", primary: true, act: () => peer.believe() }],
        };
    if (!view) return { text: t("friend.live.joining"), buttons: [] };
    const missing = view.seats.findIndex(({ here }) => !here);
    if (missing >= 0) return { text: t("friend.live.notYet", { player: label(missing) }), buttons: [] };
    const { asked } = view;
    if (asked && asked.by !== player && player !== null && !peer.agreed) {
        return question(t, asked.wish, label(asked.by), (yes) => peer.answer(yes));
    }
    if (asked) return { text: t(`friend.live.asking.${asked.wish}`), buttons: [] };
    if (player === null) return { text: t("friend.live.watching"), buttons: [] };
    const others = view.seats.flatMap(({ kind }, other) =>
        other !== player && ["person", AWAY].includes(kind) ? label(other) : [],
    );
    return { text: connected(t, others, 0), buttons: [] };
}

/** @param {Translate} t @param {string[]} players @param {number} spectators */
function connected(t, players, spectators) {
    const text = t("friend.live.connected", { players: players.join(", ") });
    return spectators ? t("friend.live.watched", { text, count: spectators }) : text;
}
