/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "licences.title": "许可证",
    "licences.intro": "Quintet 是自由软件，包含以下软件包。展开任意一项即可阅读其许可证。",
    "licences.page": "页面中",
    "licences.compiled": "WebAssembly 代码中",
    "licences.python": "竞技场的 Python 中",
    "licences.unchanged": "原样包含。源代码：",
    "licences.notBuilt":
        "此列表在构建网站时生成，而你正在查看源文件。请运行“npm --prefix web run build”，然后打开 build/site 中的 licences.html。",
};
