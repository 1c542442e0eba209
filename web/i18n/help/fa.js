/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "welcome.lesson": "در پنج دقیقه با بازی کردن یاد بگیرید",
    "welcome.heading": "چگونه می‌توان برد",
    "welcome.play": "بازی",
    "welcome.result": "{won}. {why}.",
    "help.aim": "چگونه می‌برید",
    "help.win": "دیدن یک حرکت برنده",
    "help.learn": "بیشتر بدانید",
    "help.learnSearch": "دوره‌ای کوتاه: جست‌وجو چگونه فکر می‌کند",
    "help.keys": "صفحه‌کلید",
    "help.arrows": "جابه‌جایی روی صفحه",
    "help.enter": "برداشتن و گذاشتن",
    "help.escape": "لغو یا بستن",
    "help.shape": "انتخاب شکل",
    "help.turn": "چرخاندن شکل",
    "help.zoom": "نزدیک‌تر، دورتر، نمایش همه",
    "help.stack": "دیدن درون پشته",
    "help.ends": "نخستین یا آخرین حرکت",
    "help.pause": "ایستاندن یا راه انداختن موتور",
    "help.help": "باز کردن راهنما",
};
