/** @import { Catalogue } from "../../t.js" */

/** 课程页面的通用文字。 @type {Catalogue} */
export const messages = {
    "lessons.title": "入门课程",
    "lessons.loading": "正在准备课程",
    "lessons.steps": "课程步骤",
    "lessons.part.rules": "规则",
    "lessons.part.play": "怎样下得好",
    "lessons.step": "第 {number} 步：{title}",
    "lessons.doneStep": "第 {number} 步：{title}，已完成",
    "lessons.hintMore": "在哪里？",
    "lessons.where": "看 {cell}。",
    "lessons.show": "给我看",
    "lessons.again": "再来一次",
    "lessons.next": "下一步",
    "lessons.shown": "应该这样",
    "lessons.did": "{what}。",
    "lessons.reply": "对方的回应：{what}。",
    "lessons.end": "这是最后一步",
    "lessons.endText": "你完成了 {count} 步中的 {done} 步。现在去下一盘{game}吧，实战最能学到东西。",
    "lessons.continue": "接下来",
    "lessons.puzzles": "{game}谜题",
    "lessons.nextGame": "下一课：{game}",
    "lessons.play": "开始下{game}",
    "lessons.rulesPage": "{game}的全部规则",
    "lessons.forget": "清除我的进度",
};
