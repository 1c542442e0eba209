/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "about.version": "نسخهٔ {version}",
    "about.licence": "نرم‌افزار آزاد با پروانهٔ MIT.",
    "about.licences": "پروانه‌های نرم‌افزارهای دیگر",
    "about.hive": "Hive نشان تجاری Gen42 Games است. Quintet وابسته به Gen42 Games نیست.",
};
