/** @import { Catalogue } from "../../../t.js" */

/** Lesson 8: Monte Carlo, in Chinese. @type {Catalogue} */
export const messages = {
    aim: "没有好的评估怎么办？那就随机地把棋下完，下很多遍，数数谁赢。",

    "idea.title": "一盘棋就是它自己的评估",
    "idea.text": `一盘随机的棋几乎说明不了什么。一千盘就能说明不少：从优势的局面开始，乱下的人也赢得多。这样的一盘叫作*模拟对局*，对许多盘取平均就是蒙特卡洛方法。

如果平均分配，大部分模拟都浪费在明显的坏着上。所以让树只在看上去有希望的地方生长。这就是*蒙特卡洛树搜索*。`,

    "phases.title": "四个阶段",
    "phases.text": `每次模拟分四步。*选择*：沿树往下走，在每个节点走向最值得看的子节点。*扩展*：添一个新的子节点。*模拟*：从那里随机下到终局。*回传*：把结果告诉一路上的每个节点。

这是第一课的局面。走中间能赢，另外两格都输，但搜索还不知道。`,
    "figure.phases": "前 {playouts} 次模拟，一步一步来。节点越宽，访问得越多。",

    "choice.title": "哪个子节点值得看？",
    "choice.text": `一个子节点值得看，要么因为它成绩好，要么因为它还没怎么试过。[Kocsis] 和 [Szepesvári] 从老虎机的理论里借来了两者的平衡。他们的搜索 *UCT* 给每个子节点加两个数：在那里赢的模拟所占的比例，和一份加分。

\`C · √(ln N / n)\`

N 是节点的访问次数，n 是子节点的访问次数。每访问一次子节点，它的加分就变小；每访问一次它的兄弟，它的加分就变大一点。所以没有哪个子节点会被永远忘掉。常数 C 表示搜索有多好奇，这里大约是 {exploration}，即二的平方根。`,
    "snippet.bonus": "对数用整数计算，所以在每台机器上结果都一样。出自",

    "result.title": "最后会怎样",
    "result.text": `{many} 次模拟之后，中间一格访问了 {manyC} 次，另外两格是 {manyA} 次和 {manyB} 次。访问最多的着法，就是要走的着法。

模拟越多，树上的数值越接近极小化极大的值。在这期间搜索随时可以停下；对于一种棋，它只需要知道规则。在围棋里，从来没有人找到好的评估，它改变了一切：2006 年，[Rémi Coulom] 给它起了名字。`,
    "figure.two": "{many} 次模拟之后：宽度表示访问次数，颜色表示胜率。",

    "question.text":
        "{playouts} 次模拟之后：[b1] 试了 {visitsA} 次，赢 {winsA} 次；[c1] 试了 {visitsB} 次，赢 {winsB} 次；中间的 [b2] 试了 {visitsC} 次，赢 {winsC} 次。C = {exploration}，下一次模拟走向哪里？",
    "question.0": "[b1]，它试得最少，赢得也最少",
    "question.0.why": "它的加分与 [c1] 相同，因为两者都试了 {visitsA} 次。但它的胜率更低。",
    "question.1": "[c1]",
    "question.1.why":
        "它的胜率是 {shareB}，加分约 {bonusB}，合计 {sumB}。中间的胜率是 {shareC}，加分约 {bonusC}，合计 {sumC}。搜索还想弄个明白。",
    "question.2": "[b2]，它每次都赢",
    "question.2.why": "它的胜率最高。但试了 {visitsC} 次之后，加分只剩约 {bonusC}。算一算 [c1] 的和。",
    sources: `[Levente Kocsis, Csaba Szepesvári, “Bandit Based Monte-Carlo Planning”, European Conference on Machine Learning, 2006.]

[Rémi Coulom, “Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search”, Computers and Games, 2006.]

[Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer, “Finite-time Analysis of the Multiarmed Bandit Problem”, Machine Learning 47, 2002:] 加分的由来。`,
};
