/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "clock.title": "ساعت",
    "clock.time": "برای هر بازیکن",
    "clock.kind.none": "هیچ",
    "clock.kind.action": "هر حرکت",
    "clock.kind.game": "کل بازی",
    "clock.kind.own": "سفارشی",
    "clock.kind.course": "درس",
    "clock.short": "{minutes} + {increment}",
    "clock.each": "برای هر بازیکن: {time}",
    "clock.course": "محدودیت درس: {time}",
    "clock.for": "محدودیت زمان",
    "clock.seconds": "ثانیه",
    "clock.increment": "افزوده در هر حرکت",
    "clock.secondsLong": "{count} ثانیه",
    "clock.minutes": "{count} دقیقه",
    "clock.perAction": "{time} برای هر حرکت",
    "clock.perGame": "{time} برای هر بازی",
    "clock.plus": "{time} + {increment} ثانیه در هر حرکت",
    "clock.shorter": "کوتاه‌تر",
    "clock.longer": "بلندتر",
    "clock.left": "{time} مانده",
    "clock.low": "تنها {time} مانده",
};
