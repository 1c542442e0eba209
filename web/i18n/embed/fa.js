/** @type {import("../t.js").Catalogue} */
export const messages = {
    "embed.again": "شروع دوباره",
    "embed.open": "باز کردن در کوئینتت",
    "embed.first": "آغاز بازی",
    "embed.back": "یک حرکت به عقب",
    "embed.next": "یک حرکت به جلو",
    "embed.right": "درست است!",
    "embed.wrong": "نادرست. دوباره بکوشید.",
    "embed.solved": "حل شد!",
    "embed.nothing": "بازی‌ای برای نمایش نیست",
};
