/** @import { Catalogue } from "../t.js" */

/** Code that tests grade, in Persian. @type {Catalogue} */
export const messages = {
    "code.run": "اجرای آزمون‌های آشکار",
    "code.restore": "بازگرداندن کد آغازین",
    "code.starting": "آزمون‌ها آغاز می‌شوند",
    "code.download": "Python بارگیری می‌شود",
    "code.running": "آزمون {number} از {of} اجرا می‌شود",
    "code.halted": "آزمون‌ها اجرا نشدند: {reason}",
    "code.limit": {
        one: "هر آزمون یک ثانیه وقت دارد.",
        other: "هر آزمون {count} ثانیه وقت دارد.",
    },
    "code.state.open": "هنوز اجرا نشده",
    "code.state.right": "قبول",
    "code.state.partly": "تا اندازه‌ای قبول: {share}",
    "code.state.wrong": "رد",
    "code.leaves": { one: "یک برگ", other: "{count} برگ" },
    "code.most": { one: "حداکثر یک برگ", other: "حداکثر {count} برگ" },
    "code.looked": "برگ‌ها به این ترتیب: {names}",
    "code.order": "تنها ترتیب عددها مهم است",
    "code.within": "± {margin}",
    "code.hidden": "پنهان: تنها می‌بینید که قبول می‌شود یا نه.",
    "code.position": "وضعیت {game}",
    "code.printed": "خروجی کد",
    "code.line": "رفتن به سطر {line}",
    "code.passed": { one: "یک آزمون از {of} آزمون قبول شد.", other: "{count} آزمون از {of} آزمون قبول شد." },
    "code.testsPassed": {
        one: "یک آزمون از {of} آزمون قبول شد. امتیاز: {points} از {all}.",
        other: "{count} آزمون از {of} آزمون قبول شد. امتیاز: {points} از {all}.",
    },
    "code.fault.time": "محدودیت زمان به پایان رسید.",
    "code.fault.memory": "حافظهٔ مجاز به پایان رسید.",
    "code.fault.error": "کد با خطا ایستاد.",
    "code.fault.start": "کد آغاز نشد.",
    "code.fault.dead": "کد ناگهان ایستاد.",
    "code.fault.message": "کد پیام‌هایی فرستاد که مجاز نیستند.",
};
