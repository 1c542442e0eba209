/**
 * The screens that people come with. Themes and languages alternate, so that each of them is seen on a small and on a
 * large screen.
 *
 * @typedef {{name: string, viewport: {width: number, height: number}, touch: boolean, theme: "light" | "dark",
 *            language: string, locale: string}} Size
 */

/** @type {Size[]} */
export const sizes = [
    {
        name: "320x568",
        viewport: { width: 320, height: 568 },
        touch: true,
        theme: "dark",
        language: "en",
        locale: "en-GB",
    },
    {
        name: "390x844",
        viewport: { width: 390, height: 844 },
        touch: true,
        theme: "light",
        language: "fa",
        locale: "fa-IR",
    },
    {
        name: "820x1180",
        viewport: { width: 820, height: 1180 },
        touch: true,
        theme: "dark",
        language: "zh-Hans",
        locale: "zh-CN",
    },
    {
        name: "1280x800",
        viewport: { width: 1280, height: 800 },
        touch: false,
        theme: "light",
        language: "en",
        locale: "en-GB",
    },
    {
        name: "1920x1080",
        viewport: { width: 1920, height: 1080 },
        touch: false,
        theme: "dark",
        language: "en",
        locale: "en-GB",
    },
];
