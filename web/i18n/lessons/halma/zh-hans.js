/** @import { Catalogue } from "../../t.js" */

/** The lessons of Halma, in Chinese. @type {Catalogue} */
export const messages = {
    "lessons.halma.step.title": "走",
    "lessons.halma.step.task": "你执黑，从左上走向右下。走是走到任意相邻的空格，斜着也可以。请走到标出的格。",
    "lessons.halma.step.hint": "点选标出的格旁边的棋子。",
    "lessons.halma.step.praise": "走一格，这一回合就结束了。",
    "lessons.halma.step.other": "这也是走，但没有走到标出的格。",

    "lessons.halma.jump.title": "跳",
    "lessons.halma.jump.task": "棋子可以跳过旁边一枚任意颜色的棋子，落到它正后方的空格。请跳过白子。",
    "lessons.halma.jump.hint": "你的棋子、白子和空格在一条线上。",
    "lessons.halma.jump.praise": "一回合前进两格，白子还在：方格跳棋不吃子。",
    "lessons.halma.jump.step": "这是走。请跳过白子。",

    "lessons.halma.chain.title": "连跳",
    "lessons.halma.chain.task": "跳过之后，只要还有可跳的，同一枚棋子可以朝任意方向接着跳。请在一回合内跳到标出的格。",
    "lessons.halma.chain.hint": "跳三次，每次都跳过一枚白子。",
    "lessons.halma.chain.praise": "跳到哪里都可以停。走与连跳不能混用。",
    "lessons.halma.chain.short": "还能接着跳，一直跳到标出的格。",
    "lessons.halma.chain.step": "走一格到不了那里。请用跳。",

    "lessons.halma.ladder.title": "梯子",
    "lessons.halma.ladder.task":
        "隔一跳站着的棋子就成了梯子，不论是自己的还是对手的。请把你最后面的棋子一口气跳过整个棋盘，进入对角的营地。",
    "lessons.halma.ladder.hint": "先跳过标出的棋子斜前方的那枚，然后一直往右下跳。",
    "lessons.halma.ladder.praise": "一回合横着十格、竖着十格。方格跳棋靠梯子取胜。",
    "lessons.halma.ladder.short": "跳得好，但梯子还没完，一直通到营地里。",
    "lessons.halma.ladder.other": "看看标出的棋子：它能一路跳到底。",

    "lessons.halma.leave.title": "离开营地",
    "lessons.halma.leave.task": "只要你有棋子能走出营地，就必须走出一枚，不准走别的。请用至少四跳的连跳离开营地。",
    "lessons.halma.leave.hint": "标出的棋子在营地深处。它能接连跳过哪些棋子？",
    "lessons.halma.leave.praise": "从第二排一下子到了外面。趁别的棋子还站成梯子，先把角里的棋子带出来。",
    "lessons.halma.leave.short": "离开营地了，但跳的次数不够。标出的棋子至少能跳四次。",

    "lessons.halma.further.title": "离角落更远",
    "lessons.halma.further.task":
        "若营地里没有棋子能一步走出去，就必须让其中一枚离角落更远，外面的棋子只能等着。请把最后面的棋子尽量往前走。",
    "lessons.halma.further.hint": "它可以跳过旁边的棋子。",
    "lessons.halma.further.praise": "还在营地里，但已经上路了。只有连这也做不到时，才可以走别的棋子。",
    "lessons.halma.further.other": "可以这样走，但角里的棋子能跳得更远。",

    "lessons.halma.through.title": "穿过营地",
    "lessons.halma.through.task": "已在外面的棋子不得再停在自己的营地里，但连跳时可以经过。请跳到标出的格。",
    "lessons.halma.through.hint": "跳三次。第二次落在营地里，从那里接着跳。",
    "lessons.halma.through.praise": "只看连跳停在哪里。",
    "lessons.halma.through.short": "你停在了外面。请接着跳，穿过营地再出来。",
    "lessons.halma.through.other": "标出的棋子跳三次就能到。",

    "lessons.halma.arrive.title": "到达",
    "lessons.halma.arrive.task":
        "到了对面营地的棋子可以在里面走动，但不再出来。停在门口会堵住路，所以请把标出的棋子往里走。",
    "lessons.halma.arrive.hint": "它可以跳过营地里你的另一枚棋子。",
    "lessons.halma.arrive.praise": "营地最里面的格应该先填满。",
    "lessons.halma.arrive.short": "是在里面走，但它还能跳得更深。",
    "lessons.halma.arrive.other": "请走标出的棋子，它已经到了。",

    "lessons.halma.fill.title": "终局",
    "lessons.halma.fill.task":
        "你走完后，若对面营地的每一格都被占满，且其中至少有一枚是你的棋子，你就获胜。角上的白子一直没离开家，你还有一枚在远处。请现在就取胜。",
    "lessons.halma.fill.hint": "营地里还有一个空格。",
    "lessons.halma.fill.praise": "那枚白子自己占着一格。赖在家里救不了自己。",
    "lessons.halma.fill.last": "不必等最后那枚棋子：填满营地的空格就行。",

    "lessons.halma.out-of-the-corner.title": "走出角落",
    "lessons.halma.out-of-the-corner.task": "标出的棋子有好几条路离开营地。请找出最有用的落点。",
    "lessons.halma.out-of-the-corner.hint": "落在后面的棋子用得上、又与前排站在一起的地方。",
    "lessons.halma.out-of-the-corner.praise": "它站在中央，别的棋子都用得上。若落在边上，搜索给出的胜率不到一半。",
    "lessons.halma.out-of-the-corner.aside": "出来了，但那里用处不大。试试中央的落点。",
    "lessons.halma.out-of-the-corner.other": "这是另一枚棋子。这里要找标出的棋子的最佳落点。",

    "lessons.halma.not-too-far.title": "不要跳过头",
    "lessons.halma.not-too-far.task": "标出的棋子能跳得很远，差不多到边上。它该停在哪里？",
    "lessons.halma.not-too-far.hint": "独自跑掉的棋子不是任何人的梯级。停在棋子密集的地方。",
    "lessons.halma.not-too-far.praise": "跳得最远常常不是最好：这里要损失三分之一的胜率。",
    "lessons.halma.not-too-far.far": "它在那里对别的棋子帮助较小。让它落在还能当梯级的地方。",
    "lessons.halma.not-too-far.other": "这是另一枚棋子。这里要找标出的棋子的最佳落点。",

    "lessons.halma.bring-them-on.title": "带上后面的",
    "lessons.halma.bring-them-on.task":
        "你执白，走向左上。你有一枚棋子可以直接跳进营地，但标出的两枚落在最后。趁梯子还在，请带上一枚。",
    "lessons.halma.bring-them-on.hint": "最后面的棋子可以跳过前面那枚，再接着跳。",
    "lessons.halma.bring-them-on.praise": "决定胜负的是最后的棋子。领头的以后再走也不迟。",
    "lessons.halma.bring-them-on.run": "很诱人，但最后两枚留在了后面，梯子可不等人。搜索认为这样胜率明显更低。",
    "lessons.halma.bring-them-on.later": "标出的两枚还留在后面。趁梯子还在，请带上一枚。",

    "lessons.halma.stragglers.title": "掉队的棋子",
    "lessons.halma.stragglers.task":
        "这盘棋你落后了。标出的两枚棋子附近没有梯子，没人帮忙只能自己走。请让其中一枚靠近别的棋子。",
    "lessons.halma.stragglers.hint": "走一步就够，只要让它能够跳起来。",
    "lessons.halma.stragglers.praise": "现在安静地走一步，以后能省很多步。一枚也不能掉队。",
    "lessons.halma.stragglers.run": "最后两枚还是孤零零的。请让标出的一枚靠近别的棋子。",

    "lessons.halma.last-man.title": "最后一枚",
    "lessons.halma.last-man.task": "你执白。营地里还有两个空格，双方都只差几个回合。只有一步能赢下这场赛跑。",
    "lessons.halma.last-man.hint": "走到下一回合能长跳到空格的地方。",
    "lessons.halma.last-man.praise": "走一步到梯子脚下，下一回合就能一直跳到营地边上的空格。别的走法都慢一回合。",
    "lessons.halma.last-man.beside": "这样慢了一回合。从哪里下一回合能长跳？",
    "lessons.halma.last-man.other": "外面的棋子最费时间。请先走它。",

    "lessons.halma.foot-of-the-ladder.title": "梯子脚下",
    "lessons.halma.foot-of-the-ladder.task": "同样的办法，这回是黑方，外面还有两枚。选对了格，三个回合就够。",
    "lessons.halma.foot-of-the-ladder.hint": "门口的那枚棋子是一级梯子。先别动它。",
    "lessons.halma.foot-of-the-ladder.praise": "先走一步，再长跳越过两枚棋子，最后才走当梯级的那枚。",
    "lessons.halma.foot-of-the-ladder.beside": "从那里要多花一回合。梯级在门口：走到它正后方。",
    "lessons.halma.foot-of-the-ladder.other": "趁另一枚还站着当梯级，先走更外面的那枚。",

    "lessons.halma.edges-first.title": "先填最远的格",
    "lessons.halma.edges-first.task": "你执白：外面三枚棋子，三个空格，三个回合。哪枚去哪里，谁先走？",
    "lessons.halma.edges-first.hint": "最边上的格，只有前面的棋子还能当梯子时，才能一回合跳到。",
    "lessons.halma.edges-first.praise": "先填最远的格。另外两枚无论如何都只要一步。",
    "lessons.halma.edges-first.near": "棋子选对了，但它还能走得更远：到营地最边上。",
    "lessons.halma.edges-first.other": "这样最远的格要多花一回合。趁梯子还在，先填它。",
};
