/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "about.version": "版本 {version}",
    "about.licence": "以 MIT 许可证发布的自由软件。",
    "about.licences": "第三方许可证",
    "about.hive": "Hive 是 Gen42 Games 的商标。Quintet 与 Gen42 Games 没有关联。",
};
