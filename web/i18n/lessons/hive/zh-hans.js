/** @import { Catalogue } from "../../t.js" */

/** The lessons of Hive, in Chinese. @type {Catalogue} */
export const messages = {
    "lessons.hive.place.title": "放子",
    "lessons.hive.place.task":
        "没有棋盘，棋子自己就是棋盘。新放的棋子必须挨着己方棋子，且不得挨着对方棋子。请在标出的位置放任意一枚棋子。",
    "lessons.hive.place.hint": "先从手中选一枚棋子，再点蜘蛛左边的位置。",
    "lessons.hive.place.praise": "只有双方的第一枚棋子放下时可以互相挨着。",
    "lessons.hive.place.elsewhere": "那里也可以放。现在请试试标出的位置。",

    "lessons.hive.queen.title": "蜂后",
    "lessons.hive.queen.task":
        "蜂后必须在你的前四枚之内放下；她上场之前，你的棋子都不能走动。已经放了另外三枚，所以现在轮到她。请把她放在标出的位置，挨着两枚己方棋子。",
    "lessons.hive.queen.hint": "现在手中只有蜂后可以拿。",
    "lessons.hive.queen.praise": "现在你的棋子可以走动了。请看好蜂后：被围住的一方落败。",
    "lessons.hive.queen.elsewhere": "蜂后放下了，但不在标出的位置。在那里她身边有两枚己方棋子。",

    "lessons.hive.queen-moves.title": "走蜂后",
    "lessons.hive.queen-moves.task": "蜂后滑动一格。你的蜂后四周六个位置已有四个被占。请让她走开。",
    "lessons.hive.queen-moves.hint": "点选蜂后，看看她能去哪里：一次只能走一格。",
    "lessons.hive.queen-moves.praise": "走一步，她就宽松多了。",
    "lessons.hive.queen-moves.other": "这样蜂后还留在原处。请走蜂后本身。",

    "lessons.hive.ant.title": "蚂蚁",
    "lessons.hive.ant.task": "蚂蚁沿着蜂巢滑动，要走多远都行。请把你的蚂蚁走到黑方蜂后旁边。",
    "lessons.hive.ant.hint": "黑方蜂后在最右边。她身边的空位蚂蚁都到得了。",
    "lessons.hive.ant.praise": "蚂蚁是走得最快的棋子。蜂后身边又少了一个空位。",
    "lessons.hive.ant.far": "蚂蚁还能走得更远：到挨着黑方蜂后的位置。",
    "lessons.hive.ant.placed": "你放了一枚新的棋子。请走场上的那只蚂蚁。",

    "lessons.hive.spider.title": "蜘蛛",
    "lessons.hive.spider.task": "蜘蛛正好滑动三格，不多不少，也不回头。请把它走到黑方蜂后旁边。",
    "lessons.hive.spider.hint": "沿着蜂巢向上数三格。",
    "lessons.hive.spider.praise": "正好三格。放蜘蛛之前，先数数它能到哪里。",
    "lessons.hive.spider.way": "也是三格，但走反了方向。黑方蜂后在上面。",
    "lessons.hive.spider.other": "那不是蜘蛛。蜘蛛正好三格就能到黑方蜂后身边。",

    "lessons.hive.grasshopper.title": "蚱蜢",
    "lessons.hive.grasshopper.task": "蚱蜢沿直线跳过路上的所有棋子，落到第一个空位。请跳过整整一排。",
    "lessons.hive.grasshopper.hint": "点选这一排最左边的蚱蜢。",
    "lessons.hive.grasshopper.praise": "一跳就到了另一头。地面上再窄也不要紧。",
    "lessons.hive.grasshopper.other": "请用蚱蜢：它跳过去正好落在黑方蜂后旁边。",

    "lessons.hive.beetle.title": "甲虫",
    "lessons.hive.beetle.task": "甲虫走一格，但可以爬上别的棋子。被压住的棋子不能动。请爬到黑方蜂后上面。",
    "lessons.hive.beetle.hint": "甲虫就在她旁边。",
    "lessons.hive.beetle.praise": "甲虫不走，她就动不了。",
    "lessons.hive.beetle.ground": "棋子选对了。它还能爬到黑方蜂后上面。",
    "lessons.hive.beetle.other": "那不是甲虫。甲虫就在黑方蜂后旁边。",

    "lessons.hive.colour.title": "一叠的颜色",
    "lessons.hive.colour.task":
        "一叠棋子算最上面那枚的颜色。你的甲虫压在黑方蜂后上，所以可以直接在她旁边放子。请放一枚。",
    "lessons.hive.colour.hint": "白方甲虫算作相邻的棋子。挨着其他黑子的位置仍然不能放。",
    "lessons.hive.colour.praise": "甲虫就这样打开了大门：新的棋子一下就落在蜂后身边。",
    "lessons.hive.colour.far": "那里可以放，但不挨着甲虫那一叠。",
    "lessons.hive.colour.moved": "你走了一枚棋子。请从手中放一枚新的。",

    "lessons.hive.one-hive.title": "一个蜂巢",
    "lessons.hive.one-hive.task":
        "所有棋子必须始终连成一体，棋子被拿起的时候也一样。你的两只蚂蚁中，只有一只走了不会让蜂巢断开。请把它走到黑方蜂后旁边。",
    "lessons.hive.one-hive.hint": "在心里把两只蚂蚁各拿起一次：拿走哪一只，其余的仍连在一起？",
    "lessons.hive.one-hive.praise": "另一只蚂蚁维系着蜂巢，必须留下。",
    "lessons.hive.one-hive.far": "蚂蚁选对了，但它还能走到黑方蜂后身边。",
    "lessons.hive.one-hive.placed": "你放了一枚棋子。请走能动的那只蚂蚁。",

    "lessons.hive.hole.title": "洞",
    "lessons.hive.hole.task":
        "在地面上，棋子挤不过两枚棋子之间的缝隙，所以蚂蚁进不了标出的洞。请用能从上面来的棋子填进去。",
    "lessons.hive.hole.hint": "蚱蜢可以落到洞里。",
    "lessons.hive.hole.praise": "从上面来，哪个洞都进得去。",
    "lessons.hive.hole.slide": "洞还空着。你的哪一枚棋子能跳进去？",
    "lessons.hive.hole.placed": "洞挨着黑子，不能在那里放子。请跳进去。",

    "lessons.hive.pin.title": "牵制",
    "lessons.hive.pin.task":
        "“一个蜂巢”的规则也是武器。若你的棋子只靠对方一枚棋子连着蜂巢，那枚棋子就不能再走。请牵制最边上的黑方蚂蚁。",
    "lessons.hive.pin.hint": "走到一个只挨着黑方蚂蚁、不挨别的棋子的位置。",
    "lessons.hive.pin.praise": "黑方蚂蚁若走开，你的蚂蚁就脱离了蜂巢，所以它只能留下。",
    "lessons.hive.pin.free": "黑方蚂蚁还能走。请走到只挨着它、不挨别的棋子的位置。",
    "lessons.hive.pin.placed": "不能放在黑子旁边。请把蚂蚁走过去。",

    "lessons.hive.win.title": "围住",
    "lessons.hive.win.task": "蜂后四周的六个位置都被占满，不论颜色，即告落败。黑方蜂后身边只剩一个空位。请占住它。",
    "lessons.hive.win.hint": "你的哪枚棋子能滑到黑方蜂后身边最后的空位？",
    "lessons.hive.win.praise": "六个位置全占满了：你赢了。",
    "lessons.hive.win.near": "黑方蜂后还有一个空位。",
    "lessons.hive.win.placed": "新放的棋子不得挨着黑子。要用场上的棋子走过去。",

    "lessons.hive.pin-the-queen.title": "牵制蜂后",
    "lessons.hive.pin-the-queen.task": "你执黑。白方蜂后站在蜂巢的一端，还能逃走。请让她动弹不得。",
    "lessons.hive.pin-the-queen.hint": "你有一枚棋子能走到她身后，在那里只挨着她。数三格。",
    "lessons.hive.pin-the-queen.praise": "你的蜘蛛靠她连着蜂巢，所以她走不开。跑不了的蜂后更容易围住。",
    "lessons.hive.pin-the-queen.free": "白方蜂后还能走。你有没有棋子能绕到她身后？",

    "lessons.hive.pin-the-ant.title": "牵制蚂蚁",
    "lessons.hive.pin-the-ant.task": "黑方刚在下端放了一只蚂蚁，准备奔向你的蜂后。请在它出发之前拦住它。",
    "lessons.hive.pin-the-ant.hint": "你最上面的蚂蚁在那里用处不大。走到哪里它只挨着那只黑方蚂蚁？",
    "lessons.hive.pin-the-ant.praise": "一只蚂蚁换一只蚂蚁：黑方最危险的棋子动不了了。",
    "lessons.hive.pin-the-ant.free": "黑方蚂蚁还能奔向你的蜂后。请走到只挨着它的位置。",

    "lessons.hive.climb.title": "压住蜂后",
    "lessons.hive.climb.task": "黑方攻得很紧：你的蜂后身边已有三枚黑子。你有一步棋能扭转局面。",
    "lessons.hive.climb.hint": "你的甲虫就在蜂巢上面，紧挨着黑方蜂后。",
    "lessons.hive.climb.praise": "被甲虫压住的蜂后逃不了，而且现在你可以在她身边放子。别的走法都差得远。",
    "lessons.hive.climb.slow": "太慢了：搜索给它的胜率不到一半。想想甲虫。",

    "lessons.hive.stop-the-attacker.title": "拦住进攻者",
    "lessons.hive.stop-the-attacker.task":
        "你的蜂后身边已有五枚棋子，只剩一个空位，标出的黑方甲虫马上就要占住它。你吃不掉它，怎么办？",
    "lessons.hive.stop-the-attacker.hint": "你有一只蚂蚁腾得出手。它在哪里能牵制甲虫，或者让甲虫的路变得太窄？",
    "lessons.hive.stop-the-attacker.praise":
        "正是时候。蚂蚁在一侧牵制甲虫，在另一侧让缝隙变得太窄。防守不一定要守在蜂后身边。",
    "lessons.hive.stop-the-attacker.cost": "甲虫被牵制了，但那枚棋子原来的位置少不得，黑方照样取胜。哪一枚腾得出手？",
    "lessons.hive.stop-the-attacker.late": "这样黑方就围住了你的蜂后。请拦住标出的甲虫。",

    "lessons.hive.two-places.title": "两个位置，两枚棋子",
    "lessons.hive.two-places.task": "黑方蜂后身边有两个空位。无论黑方怎么走，请在两回合内取胜。",
    "lessons.hive.two-places.hint": "先占其中一个，再留一枚棋子去占最后一个。",
    "lessons.hive.two-places.praise": "数一数空位，再数一数到得了的棋子。先数清的人先赢。",
    "lessons.hive.two-places.slow": "让黑方逃掉了。请先占住两个空位中的一个。",

    "lessons.hive.over-the-top.title": "从上面过去",
    "lessons.hive.over-the-top.task":
        "黑方蜂后身边只剩一个空位，你的甲虫就在旁边，可是路上两枚棋子之间太窄，挤不过去。请在两回合内取胜。",
    "lessons.hive.over-the-top.hint": "甲虫挤不过去时怎么办？往上爬。",
    "lessons.hive.over-the-top.praise": "第一回合上去，第二回合下来。黑方看得见，却毫无办法。",
    "lessons.hive.over-the-top.gap": "最后的空位还空着。让甲虫先爬上去，再下来占住它。",

    "lessons.hive.behind-the-queen.title": "与蜂后成一线",
    "lessons.hive.behind-the-queen.task":
        "黑方蜂后身边最后的空位是她前面的一个洞。请放一枚能跳进去的棋子，在两回合内取胜。",
    "lessons.hive.behind-the-queen.hint": "从洞穿过蜂后画一条直线。蚱蜢该站在哪里？",
    "lessons.hive.behind-the-queen.praise": "与蜂后成一线的蚱蜢越过她跳进洞里。",
    "lessons.hive.behind-the-queen.line": "从那里跳不进洞。请沿着穿过蜂后的直线看。",

    "lessons.hive.open-door.title": "敞开的大门",
    "lessons.hive.open-door.task": "你执黑。你的甲虫压在白方蜂后上，她身边还有两个空位。请在两回合内取胜。",
    "lessons.hive.open-door.hint": "这一叠算黑色，所以可以在旁边放子。甲虫自己也能下来占一个位置。",
    "lessons.hive.open-door.praise": "手中放一枚，甲虫下一步：甲虫压住蜂后的棋局多半这样结束。",
    "lessons.hive.open-door.slow": "太慢了。先在那一叠旁边放一枚棋子。",

    "lessons.hive.tempo.title": "先手",
    "lessons.hive.tempo.task": "还是黑方蜂后旁边的那个洞，但黑方还能牵制一只蚱蜢。请在三回合内取胜。",
    "lessons.hive.tempo.hint": "先用一只蚱蜢威胁，黑方必须应付，再放第二只。",
    "lessons.hive.tempo.praise": "对方必须应付的威胁不费你的时间。有两条线通到洞里，黑方只能堵住一条。",
    "lessons.hive.tempo.quiet": "没有威胁，黑方就有工夫走自己的计划。请让每一回合都是威胁。",
};
