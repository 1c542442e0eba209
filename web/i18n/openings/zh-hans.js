/** @import { Catalogue } from "../t.js" */

/** The opening explorer, in Simplified Chinese. @type {Catalogue} */
export const messages = {
    "openings.line": "已走的着法",
    "openings.start": "起点",
    "openings.back": "后退",
    "openings.loading": "正在载入……",
    "openings.counting": "正在统计你的对局。",
    "openings.over": "对局到此结束。",
    "openings.none": "没有对局从这里继续。",
    "openings.noBook": "这种游戏还没有引擎对局。",
    "openings.otherRules": "没有采用这些选项的引擎对局，只有采用默认选项的。",
    "openings.showRules": "显示引擎对局",
    "openings.notLoaded": "引擎对局无法载入。网络连接正常吗？",
    "openings.otherVersion": "引擎对局属于本页的另一个版本。请重新载入。",
    "openings.broken": "引擎对局的数据已损坏，无法使用。",
    "openings.brokenLines": "引擎对局中有 {count} 个局面已损坏，未列出。",
    "openings.count": "有 {count} 局引擎对局从这里继续。",
    "openings.share": "{player}胜 {share}",
    "openings.drawn": "平局 {share}",
    "openings.shares": "{shares}。",
    "openings.move": "着法",
    "openings.engine": "引擎对局",
    "openings.own": "你的对局",
    "openings.number": "局数",
    "openings.wonBy": "{player}胜",
    "openings.result": "胜平负",
    "openings.resultHelp": "胜 – 平 – 负",
    "openings.made":
        "来自引擎自我对弈的 {count} 局。第一步任意，之后从最佳着法中选一步；开局每步搜索 {opening} 个节点，此后每步 {later} 个。镜像局面和不同次序到达的同一局面合并计算。",
};
