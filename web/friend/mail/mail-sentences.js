/**
 * What the state bar says of a game by link.
 *
 * `act`: what a button does; without it, it opens the drawer. `invite`: the player for whom it makes a code first.
 * @typedef {{key: string, act?: () => unknown, primary?: boolean, off?: boolean, invite?: number}} BarButton
 * @typedef {{text: string, buttons: BarButton[]}} BarText
 */

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Mail } from "./mail.js"
 */

/** @param {Mail} mail @param {Translate} t @returns {BarText} */
export function mailText(mail, t) {
    const { phase } = mail;
    const player = named(t, mail.label(mail.reader));
    const text = t(`friend.mail.phase.${phase}`, { player });
    switch (phase) {
        case "send":
            return { text, buttons: [{ key: "send", primary: true }] };
        case "sent":
        case "over":
            return { text, buttons: [{ key: "again" }] };
        case "plan":
            return {
                text: mail.canKeepAnswer
                    ? t("friend.mail.lineReady")
                    : mail.planned.length
                      ? t("friend.mail.answering")
                      : text,
                buttons: [
                    { key: "keep", primary: true, off: !mail.canKeepAnswer, act: () => mail.keepAnswer() },
                    { key: "done", act: () => mail.endPlan() },
                ],
            };
        default:
            return { text, buttons: [] };
    }
}

/** Returns a name, or the words of a key. @param {Translate} t @param {string} label */
export const named = (t, label) => (t.has(label) ? t(label) : label);
