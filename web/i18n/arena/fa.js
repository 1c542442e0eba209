/** The arena, in Persian. @type {import("../t.js").Catalogue} */
export const messages = {
    "arena.title": "میدان",
    "arena.loading": "میدان آماده می‌شود",
    "arena.trouble": "میدان باز نمی‌شود",
    "arena.welcome": "عامل شما اینجا بازی می‌کند",
    "arena.welcomeText":
        "عاملی را که برای درس نوشته‌اید همان‌طور که هست بیاورید، یا با یک عامل آماده شروع کنید. عامل در همین صفحه اجرا می‌شود و روی همین دستگاه می‌ماند.",
};
