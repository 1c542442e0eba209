/** The arena, in Simplified Chinese. @type {import("../t.js").Catalogue} */
export const messages = {
    "arena.title": "竞技场",
    "arena.loading": "正在准备竞技场",
    "arena.trouble": "无法打开竞技场",
    "arena.welcome": "让你的智能体在这里对局",
    "arena.welcomeText":
        "原样带来你为课程编写的智能体，或者从一个能运行的智能体开始。它在本页面中运行，并只保存在这台设备上。",
};
