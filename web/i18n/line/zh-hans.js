/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "line.added": "第 {step} 步：{action}",
    "line.reply": "第 {step} 步，应着：{action}",
    "line.otherReply": "第 {step} 步，另一应着：{action}",
    "line.variant": "第 {step} 步，同样正确：{action}",
    "line.known": "第 {step} 步，同前：{action}",
    "line.early": "答案从这个局面开始",
    "line.undone": "已撤回",
};
