/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "otherTab.open": "此对局已在另一个标签页中打开",
    "otherTab.here": "在此继续",
    "premove.chosen": "预走：{action}。点按棋盘可取消。",
    "premove.back": "已取消预走",
    "premove.button": "预走：{action}",
    "premove.refused": "这一步不能预走。",
    "premove.gone": "预走已无法执行：{action}",
};
