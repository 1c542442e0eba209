/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "damaged.found": "保存在此处的数据已损坏，无法读取：{what}。其余数据都还在。",
    "damaged.save": "保存损坏的文本",
    "damaged.games": "一盘对局",
    "damaged.agents": "一个智能体",
    "damaged.results": "一场比赛的结果",
    "damaged.answers": "你在练习单中的答案",
    "damaged.settings": "你的设置",
    "damaged.other": "某个页面记住的内容",
};
