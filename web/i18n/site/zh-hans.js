/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "site.menu": "菜单",
    "site.learn": "学习",
    "site.explore": "探索",
    "site.courses": "用于课程",
    "site.lessons": "入门课程",
    "site.search": "搜索如何思考",
    "site.rules": "规则",
    "site.sheets": "练习单",
    "site.embed": "嵌入棋局",
};
