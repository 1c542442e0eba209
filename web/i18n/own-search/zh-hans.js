/** 透镜中学生自己的搜索。 */
export const messages = {
    "own.text": "用 Python 或 JavaScript 写一个搜索并运行。透镜会显示它看过的每个节点，并与自己的搜索对照。",
    "own.interface.tree": "节点有 children、value、player 和 name。",
    "own.interface.game": "局面有 actions()、play(action)、over()、score(player) 和 player。",
    "own.language": "代码语言",
    "own.views": "代码与发现",
    "own.view.code": "你的代码",
    "own.view.findings": "发现",
    "own.run": "运行",
    "own.file": "打开文件…",
    "own.again": "恢复初始代码",
    "own.tooLong": "文件太长：搜索最多 {count} 个字符。",
    "own.running": "你的搜索正在运行。",
    "own.comparing": "透镜正在与自己的搜索比较。",
    "own.reference": "显示透镜的搜索",
    "own.mine": "显示我的搜索",
    "own.none": "运行你的搜索，看看它做了什么。",
    "own.changed": "这次运行之后代码有改动。",
    "own.printed": "输出",
    "own.line": "第 {line} 行",

    "own.value.correct": "你的搜索返回 {value}，与极小化极大相同。",
    "own.value.maxN": "你的搜索返回 {value}，与 max^n 相同。",
    "own.value.only": "你的搜索返回 {value}。",
    "own.value.wrong": "你的搜索返回 {value}，正确的是 {correct}。",
    "own.value.none": "你的搜索返回了 {returned}，它不是数字。",

    "own.leaves.mine": "你的",
    "own.leaves.best": "α-β，最佳子节点在前",

    "own.find.none": "每个值和每次剪枝都正确。",
    "own.find.more": "还有 {count} 条类似的发现。",
    "own.find.unequal": "你的搜索各处深度不同，所以透镜无法检查它的值。",
    "own.find.large": "透镜的搜索达到了节点上限，所以无法检查这些值。",
    "own.find.cut":
        "在{node}，你在 α = {alpha} 时剪掉了 {names}，但 {alpha} < β = {beta}，{player}在那里还可能得到更好的值。",
    "own.find.luck": "在这棵树里这没有影响。",
    "own.find.missed":
        "在{node}，看过 {child} 之后 β = {beta} ≤ α = {alpha}。其余的不会改变结果，你却又看了 {count} 个叶子：{names}。",
    "own.find.noCuts": "你的搜索从不剪枝。它的 {leaves} 个叶子中有 {count} 个不会改变结果，最前面的在{node}之下。",
    "own.find.value": "你的搜索给{node}返回 {value}。它的子节点都正确，所以必须是 {correct}。",
    "own.find.valueCut": "因为剪掉了子节点，你的搜索给{node}返回 {value}。它必须是 {correct}。",
    "own.find.leaf": "你的搜索给{node}返回 {value}，但这个叶子的值是 {correct}。",
    "own.find.noValue": "你的搜索没有给{node}返回数字。",
    "own.find.order":
        "你的剪枝正确，但子节点的顺序让你多看了叶子：最佳子节点在前时看 {count} 个就够，而不是 {leaves} 个。",

    "own.say.begin": "你的函数 {name} 开始运行。",
    "own.say.cut": "你的搜索在这里剪掉 {names}。",
    "own.say.cutMany": "你的搜索在这里剪掉 {count} 个子节点，其中有 {names}。",
    "own.say.again": "你的搜索又看了一次 {action}。",
    "own.say.leave": "你的搜索在这里返回 {value}。",
    "own.say.stopped": "你的搜索停在这里。",

    "own.fault.error": "你的搜索出错了。",
    "own.fault.limit-nodes":
        "你的搜索到达 {limit} 个节点时停下，这是透镜最多记录的数目。这些节点都已显示。请减小深度，或用 α-β 剪枝。当时运行到第 {line} 行。",
    "own.fault.limit-time": "你的搜索在 {limit} 秒后停止，当时运行到第 {line} 行。",
    "own.fault.limit-steps": "你的搜索在 {limit} 步后停止，当时运行到第 {line} 行。",
    "own.fault.limit-late": "你的搜索在 {limit} 秒内没有回答。",
    "own.fault.no-function": "没有接受节点的函数。",
    "own.fault.argument": "{function} 的参数 {name} 没有值。请给它默认值，例如 {name}=0。",
};
