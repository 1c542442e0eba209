/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "welcome.lesson": "边玩边学，五分钟入门",
    "welcome.heading": "怎样获胜",
    "welcome.play": "开始下棋",
    "welcome.result": "{won}。{why}。",
    "help.aim": "怎样获胜",
    "help.win": "看看制胜的一步",
    "help.learn": "深入了解",
    "help.learnSearch": "短课程：搜索是怎样思考的",
    "help.keys": "键盘",
    "help.arrows": "在棋盘上移动",
    "help.enter": "拿起和落子",
    "help.escape": "取消或关闭",
    "help.shape": "选择方块",
    "help.turn": "旋转方块",
    "help.zoom": "放大、缩小、显示全部",
    "help.stack": "查看叠放的棋子",
    "help.ends": "第一步或最后一步",
    "help.pause": "停止或启动引擎",
    "help.help": "打开帮助",
};
