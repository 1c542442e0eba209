/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "otherTab.open": "این بازی در زبانهٔ دیگری باز است",
    "otherTab.here": "ادامه در اینجا",
    "premove.chosen": "پیش‌حرکت: {action}. برای لغو، صفحه را بزنید.",
    "premove.back": "پیش‌حرکت لغو شد",
    "premove.button": "پیش‌حرکت: {action}",
    "premove.refused": "این حرکت نمی‌تواند پیش‌حرکت باشد.",
    "premove.gone": "پیش‌حرکت شما دیگر ممکن نیست: {action}",
};
