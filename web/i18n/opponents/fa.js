/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "opponent.elo": "درجهٔ {elo}",
    "opponent.scale": "الو در این بازی؛ بازی تصادفی ۰ است",
    "opponent.depth": { one: "یک حرکت جلوتر را می‌بیند", other: "{count} حرکت جلوتر را می‌بیند" },
    "opponent.moment": "لحظه‌ای فکر می‌کند",
    "opponent.time": "تا {count} ثانیه فکر می‌کند",
    "opponent.sure": "{sight}.",
    "opponent.slips": "{sight}؛ یک اشتباه تا {count}٪ از بخت برد را می‌گیرد.",
    "opponent.anything": "{sight} و تقریباً هر حرکتی ممکن است بکند.",
    "opponent.thinking": "فکر می‌کند",
    "opponent.waiting": "در انتظار",
    "opponent.away": "روی دستگاه دیگر",
    "opponent.computer": "رایانه",
    "opponent.level": "سطح {player}",
    "opponent.weaker": "ضعیف‌تر",
    "opponent.stronger": "قوی‌تر",
};
