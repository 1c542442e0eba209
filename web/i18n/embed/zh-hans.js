/** @type {import("../t.js").Catalogue} */
export const messages = {
    "embed.again": "重新开始",
    "embed.open": "在 Quintet 中打开",
    "embed.first": "开局",
    "embed.back": "后退一步",
    "embed.next": "前进一步",
    "embed.right": "正确！",
    "embed.wrong": "不是这一步，再试试。",
    "embed.solved": "解出来了！",
    "embed.nothing": "没有可显示的棋局",
};
