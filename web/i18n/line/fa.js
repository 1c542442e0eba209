/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "line.added": "گام {step}: {action}",
    "line.reply": "گام {step}، پاسخ: {action}",
    "line.otherReply": "گام {step}، پاسخ دیگر: {action}",
    "line.variant": "گام {step}، این هم درست است: {action}",
    "line.known": "گام {step}، مثل پیش: {action}",
    "line.early": "پاسخ از این وضعیت آغاز می‌شود",
    "line.undone": "پس گرفته شد",
};
