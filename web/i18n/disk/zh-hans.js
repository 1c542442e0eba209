/** @import { Catalogue } from "../t.js" */

/** @type {Catalogue} */
export const messages = {
    "disk.notServed":
        "浏览器无法直接从文件夹运行此页面。请在该文件夹中运行：python3 -m http.server，然后在浏览器中打开 http://localhost:8000。",
};
