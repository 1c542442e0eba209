/** @type {import("../t.js").Catalogue} */
export const messages = {
    "update.ready": "有新版本可用",
    "update.reload": "重新加载",
    "word.name": "名称",
    "word.done": "完成",
};
