/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "licences.title": "پروانه‌ها",
    "licences.intro":
        "Quintet نرم‌افزار آزاد است و بسته‌های زیر را در بر دارد. برای خواندن پروانهٔ هر بسته آن را باز کنید.",
    "licences.page": "در صفحه",
    "licences.compiled": "در کد WebAssembly",
    "licences.python": "در پایتونِ میدان",
    "licences.unchanged": "بدون تغییر. کد منبع:",
    "licences.notBuilt":
        "این فهرست هنگام ساختن سایت پدید می‌آید و شما پرونده‌های منبع را می‌بینید. «npm --prefix web run build» را اجرا کنید و سپس licences.html را در build/site باز کنید.",
};
