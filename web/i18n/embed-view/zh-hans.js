/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "view.again": "重新开始",
    "view.open": "在 Quintet 中打开",
    "view.first": "开局",
    "view.back": "后退一步",
    "view.next": "前进一步",
    "view.right": "正确！",
    "view.wrong": "不是这一步，再试试。",
    "view.solved": "解出来了！",
    "view.nothing": "没有可显示的棋局",
};
