/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "view.again": "شروع دوباره",
    "view.open": "باز کردن در کوئینتت",
    "view.first": "آغاز بازی",
    "view.back": "یک حرکت به عقب",
    "view.next": "یک حرکت به جلو",
    "view.right": "درست است!",
    "view.wrong": "نادرست. دوباره بکوشید.",
    "view.solved": "حل شد!",
    "view.nothing": "بازی‌ای برای نمایش نیست",
};
