/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "damaged.found": "آنچه اینجا ذخیره شده بود آسیب دیده است و خوانده نمی‌شود: {what}. بقیه سر جای خود است.",
    "damaged.save": "ذخیرهٔ متن آسیب‌دیده",
    "damaged.games": "یک بازی",
    "damaged.agents": "یک عامل",
    "damaged.results": "نتیجه‌های یک مسابقه",
    "damaged.answers": "پاسخ‌های شما به یک برگه",
    "damaged.settings": "تنظیمات شما",
    "damaged.other": "آنچه صفحه‌ای به یاد داشت",
};
