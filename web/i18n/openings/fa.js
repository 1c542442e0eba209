/** @import { Catalogue } from "../t.js" */

/** The opening explorer, in Persian. @type {Catalogue} */
export const messages = {
    "openings.line": "حرکت‌های تا اینجا",
    "openings.start": "آغاز",
    "openings.back": "برگشت",
    "openings.loading": "در حال بارگذاری…",
    "openings.counting": "بازی‌های شما شمرده می‌شوند.",
    "openings.over": "بازی در اینجا تمام شده است.",
    "openings.none": "هیچ بازی‌ای از اینجا ادامه نیافته است.",
    "openings.noBook": "برای این بازی هنوز بازی‌های موتور نیست.",
    "openings.otherRules": "با این گزینه‌ها بازی‌ای از موتور نیست، فقط با گزینه‌های پیش‌فرض.",
    "openings.showRules": "نمایش بازی‌های موتور",
    "openings.notLoaded": "بازی‌های موتور بارگذاری نشد. آیا اتصال برقرار است؟",
    "openings.otherVersion": "بازی‌های موتور برای نسخهٔ دیگری از این صفحه‌اند. صفحه را از نو باز کنید.",
    "openings.broken": "بازی‌های موتور آسیب دیده‌اند و قابل استفاده نیستند.",
    "openings.brokenLines": "{count} وضعیت از بازی‌های موتور آسیب دیده و کنار گذاشته شد.",
    "openings.count": "{count} بازی موتور از اینجا ادامه یافته است.",
    "openings.share": "{player} {share} را برد",
    "openings.drawn": "{share} مساوی شد",
    "openings.shares": "{shares}.",
    "openings.move": "حرکت",
    "openings.engine": "بازی‌های موتور",
    "openings.own": "بازی‌های شما",
    "openings.number": "شمار",
    "openings.wonBy": "برد {player}",
    "openings.result": "نتیجه",
    "openings.resultHelp": "برد – مساوی – باخت",
    "openings.made":
        "از {count} بازی موتور با خودش. حرکت نخست دلخواه است و سپس یکی از بهترین‌ها؛ برای هر حرکت گشایش {opening} گره و برای حرکت‌های بعدی {later} گره جست‌وجو می‌شود. وضعیت‌های آینه‌ای و ترتیب‌های گوناگونی که به یک وضعیت می‌رسند با هم شمرده می‌شوند.",
};
