/** @import { Catalogue } from "../../t.js" */

/** واژه‌های مشترک صفحهٔ درس‌ها. @type {Catalogue} */
export const messages = {
    "lessons.title": "درس‌ها",
    "lessons.loading": "درس آماده می‌شود",
    "lessons.steps": "گام‌های درس",
    "lessons.part.rules": "قاعده‌ها",
    "lessons.part.play": "چگونه خوب بازی کنیم",
    "lessons.step": "گام {number}: {title}",
    "lessons.doneStep": "گام {number}: {title}، انجام شد",
    "lessons.hintMore": "کجا؟",
    "lessons.where": "به {cell} نگاه کنید.",
    "lessons.show": "نشانم بده",
    "lessons.again": "دوباره",
    "lessons.next": "بعدی",
    "lessons.shown": "راهش این است",
    "lessons.did": "{what}.",
    "lessons.reply": "پاسخ: {what}.",
    "lessons.end": "این آخرین گام بود",
    "lessons.endText":
        "{done} گام از {count} گام را به پایان رساندید. حالا {game} بازی کنید: هیچ‌چیز بیشتر از بازی یاد نمی‌دهد.",
    "lessons.continue": "ادامه با",
    "lessons.puzzles": "معماهای {game}",
    "lessons.nextGame": "درس بعدی: {game}",
    "lessons.play": "بازی {game}",
    "lessons.rulesPage": "همهٔ قاعده‌های {game}",
    "lessons.forget": "پیشرفتم را پاک کن",
};
