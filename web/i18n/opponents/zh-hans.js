/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "opponent.elo": "等级分 {elo}",
    "opponent.scale": "本游戏的 Elo；随机走棋为 0",
    "opponent.depth": "向前看 {count} 步",
    "opponent.moment": "稍作思考",
    "opponent.time": "最多思考 {count} 秒",
    "opponent.sure": "{sight}。",
    "opponent.slips": "{sight}。一次失误最多损失 {count}% 的胜率。",
    "opponent.anything": "{sight}，几乎什么都可能走。",
    "opponent.thinking": "思考中",
    "opponent.waiting": "等待中",
    "opponent.away": "在另一台设备上",
    "opponent.computer": "电脑",
    "opponent.level": "{player}的级别",
    "opponent.weaker": "弱一些",
    "opponent.stronger": "强一些",
};
