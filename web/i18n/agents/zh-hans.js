/** @type {import("../t.js").Catalogue} */
export const messages = {
    "agents.empty": "没有可读取的文件。",
    "agents.outside": "有一个名称指向智能体文件夹之外：{path}。没有读取任何内容。",
    "agents.name": "无法使用这个名称：{path}。",
    "agents.deep": "{path} 的位置太深：文件夹最多嵌套 {most} 层。",
    "agents.many": "文件太多：最多 {most} 个。",
    "agents.large": "{name} 太大：至少 {size} MB，而一个智能体解压后最多 {most} MB。",
    "agents.source": "{file} 作为源文件太大：最多 {most} MB。",
    "agents.unreadable": "无法读取 {name}。",
    "agents.broken": "{name} 不是 zip 文件，或者已损坏。",
    "agents.packed": "{name} 的压缩方式在这里无法读取。请制作普通的 zip 文件。",
    "agents.nested": "里面还有一个 zip 文件：{name}。请先解压。",
    "agents.archive": "{name} 不是 zip 文件。请使用 zip、文件夹或单个文件。",
    "agents.nothing": {
        other: "{count} 个文件中没有 Python（.py）或 JavaScript（.js）文件；其中之一是 {name}。",
    },
    "agents.noAgent": "没有找到智能体：既没有课程规定的类，也没有函数 agent(observation, configuration)。",
    "agents.syntax": "{file} 第 {line} 行不是有效的 Python 代码。",
    "agents.module": "{file} 第 {line} 行导入了 {module}，但这里没有它：智能体只能使用 Python 标准库。",
    "agents.full": "浏览器的空间已满：这个智能体只保留到您关闭页面为止。请导出以便保存。",
    "agents.unstored": "浏览器在这里不保存数据：这个智能体只保留到您关闭页面为止。请导出以便保存。",
};
