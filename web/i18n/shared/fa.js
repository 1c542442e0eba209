/** @type {import("../t.js").Catalogue} */
export const messages = {
    "update.ready": "نسخهٔ تازه‌ای آماده است",
    "update.reload": "بارگیری دوباره",
    "word.name": "نام",
    "word.done": "تمام",
};
