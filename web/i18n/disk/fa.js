/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "disk.notServed":
        "مرورگر این صفحه را مستقیم از پوشه اجرا نمی‌کند. در همان پوشه این فرمان را اجرا کنید: python3 -m http.server و سپس http://localhost:8000 را در مرورگر باز کنید.",
};
