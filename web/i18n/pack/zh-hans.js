/** Zip files for an LMS, in Chinese. @type {import("../t.js").Catalogue} */
export const messages = {
    "pack.silent": "练习页面没有响应：{address}。请检查网络，然后重新加载。",
    "pack.noLms": "本页周围没有课程系统。成绩不会保存：请提交最后的回执。",
    "pack.draft": "这是带有答案的草稿。请先封存。",
    "pack.notBuilt": "这个站点没有打包所需文件的清单，必须先构建。",
    "pack.missing": "无法加载站点的一个文件：{file}",
    "pack.python": "完整包无法包含 Python，而“{item}”需要它。请使用链接包，或把该题的语言改为 JavaScript。",
};
