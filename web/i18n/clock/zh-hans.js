/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "clock.title": "计时",
    "clock.time": "每方",
    "clock.kind.none": "无",
    "clock.kind.action": "每步",
    "clock.kind.game": "整局",
    "clock.kind.own": "自定义",
    "clock.kind.course": "课程",
    "clock.short": "{minutes} + {increment}",
    "clock.each": "每方：{time}",
    "clock.course": "课程时限：{time}",
    "clock.for": "时限",
    "clock.seconds": "秒数",
    "clock.increment": "每步增加",
    "clock.secondsLong": "{count} 秒",
    "clock.minutes": "{count} 分钟",
    "clock.perAction": "每步 {time}",
    "clock.perGame": "每局 {time}",
    "clock.plus": "{time}，每步加 {increment} 秒",
    "clock.shorter": "短一些",
    "clock.longer": "长一些",
    "clock.left": "剩余 {time}",
    "clock.low": "仅剩 {time}",
};
