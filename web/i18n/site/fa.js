/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "site.menu": "فهرست",
    "site.learn": "یادگیری",
    "site.explore": "کاوش",
    "site.courses": "برای درس‌ها",
    "site.lessons": "درس‌ها",
    "site.search": "جست‌وجو چگونه فکر می‌کند",
    "site.rules": "قواعد",
    "site.sheets": "برگه‌های تمرین",
    "site.embed": "جاسازی بازی",
};
