/** @import { Catalogue } from "../t.js" */

/** Zip files for an LMS, in Chinese. @type {Catalogue} */
export const messages = {
    "pack.silent": "练习页面没有响应：{address}。请检查网络，然后重新加载。",
    "pack.noLms": "本页周围没有找到课程系统，因此成绩不会保存。请在最后提交回执。",
    "pack.draft": "这份草稿含有答案。请先封存。",
    "pack.notBuilt": "这个站点没有打包所需的文件清单。请先构建站点。",
    "pack.missing": "无法加载站点的一个文件：{file}",
    "pack.python": "完整包无法包含 Python，而“{item}”需要它。请使用链接包，或把该题的语言改为 JavaScript。",
};
