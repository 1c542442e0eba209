/** The lessons of Halma, in English. */
export const messages = /** @type {const} */ ({
    "lessons.halma.step.title": "A step",
    "lessons.halma.step.task":
        "You play Black, from the top left to the bottom right. A step goes to any empty square beside the piece, also across a corner. Step onto the marked square.",
    "lessons.halma.step.hint": "Choose the piece next to the marked square.",
    "lessons.halma.step.praise": "A step is one square and ends your turn.",
    "lessons.halma.step.other": "That was a step too, but not onto the marked square.",

    "lessons.halma.jump.title": "A jump",
    "lessons.halma.jump.task":
        "A piece may jump over one piece beside it, of either colour, to the empty square right behind. Jump over the white piece.",
    "lessons.halma.jump.hint": "Your piece, the white piece and the empty square lie in one line.",
    "lessons.halma.jump.praise": "Two squares in one turn, and the white piece stays: in Halma nothing is taken.",
    "lessons.halma.jump.step": "That was a step. Jump over the white piece instead.",

    "lessons.halma.chain.title": "A chain",
    "lessons.halma.chain.task":
        "After a jump the same piece may jump on, in any direction, as long as there is something to jump over. Reach the marked square in one turn.",
    "lessons.halma.chain.hint": "Three jumps: each time over a white piece.",
    "lessons.halma.chain.praise": "You may stop after any jump. A step can’t start or continue a chain.",
    "lessons.halma.chain.short": "The chain continues, to the marked square. Keep jumping.",
    "lessons.halma.chain.step": "One step doesn’t get there. Jump instead.",

    "lessons.halma.ladder.title": "A ladder",
    "lessons.halma.ladder.task":
        "Pieces that stand one jump apart make a ladder, your own and your opponent’s alike. Take your hindmost piece across the whole board into the camp at the other corner.",
    "lessons.halma.ladder.hint":
        "Start by jumping over the piece at the corner of the marked one, and keep going down to the right.",
    "lessons.halma.ladder.praise": "Ten squares across and ten down, in one turn. Halma is won on ladders.",
    "lessons.halma.ladder.short": "Well jumped, but the ladder continues, right into the camp.",
    "lessons.halma.ladder.other": "Look at the marked piece: it can jump all the way.",

    "lessons.halma.leave.title": "Leaving the camp",
    "lessons.halma.leave.task":
        "While one of your pieces can leave the camp, one must: no other move is allowed. Leave it in one chain of at least four jumps.",
    "lessons.halma.leave.hint":
        "The marked piece stands deep in the camp. Which pieces can it jump over, one after the other?",
    "lessons.halma.leave.praise":
        "From the second row to the open field at once. Take out the pieces in the corner while the others still stand as a ladder.",
    "lessons.halma.leave.short": "It left the camp, but by fewer jumps. The marked piece can make at least four.",

    "lessons.halma.further.title": "Further from the corner",
    "lessons.halma.further.task":
        "If no piece in the camp can leave it at once, one of them must go further from its corner, and the pieces outside wait. Take the last piece as far as you can.",
    "lessons.halma.further.hint": "It can jump over its neighbour.",
    "lessons.halma.further.praise":
        "Still in the camp, but on its way. Only when even that is impossible may the others move.",
    "lessons.halma.further.other": "Allowed, but the piece in the corner can go further, by a jump.",

    "lessons.halma.through.title": "Through the camp",
    "lessons.halma.through.task":
        "A piece outside may not end its turn in your own camp again. But a chain may pass through it. Reach the marked square.",
    "lessons.halma.through.hint": "Three jumps. The second one ends inside the camp, and from there you continue.",
    "lessons.halma.through.praise": "Only where a chain ends counts.",
    "lessons.halma.through.short": "You stopped outside. Jump on, through the camp and out again.",
    "lessons.halma.through.other": "The marked piece can get there in three jumps.",

    "lessons.halma.arrive.title": "Arriving",
    "lessons.halma.arrive.task":
        "A piece that has reached the camp across the board may move inside it but never leaves it. Pieces at the entrance block it, so take the marked piece deeper.",
    "lessons.halma.arrive.hint": "It can jump over your other piece in the camp.",
    "lessons.halma.arrive.praise": "The last squares of the camp should be filled first.",
    "lessons.halma.arrive.short": "Inside, but it can go deeper, by a jump.",
    "lessons.halma.arrive.other": "Move the marked piece, which has arrived already.",

    "lessons.halma.fill.title": "The end",
    "lessons.halma.fill.task":
        "You win when, after your move, every square of the camp is occupied and at least one piece there is yours. White’s piece in the corner never left, and one of yours is still far away. Win now.",
    "lessons.halma.fill.hint": "One square of the camp is empty.",
    "lessons.halma.fill.praise": "White’s piece fills its own square. Staying at home saves no one.",
    "lessons.halma.fill.last": "No need to wait for the last piece: fill the empty square of the camp.",

    "lessons.halma.out-of-the-corner.title": "Out of the corner",
    "lessons.halma.out-of-the-corner.task":
        "The marked piece has several ways out of the camp. Find the landing that helps most.",
    "lessons.halma.out-of-the-corner.hint":
        "Land where the pieces behind can use you, and where you stand with your own front.",
    "lessons.halma.out-of-the-corner.praise":
        "In the middle it is of use to all the others. At the edge the search gives it less than half the chance.",
    "lessons.halma.out-of-the-corner.aside":
        "It is out, but in a place where it helps less. Try a landing in the middle.",
    "lessons.halma.out-of-the-corner.other":
        "That is another piece. Here we look for the best landing of the marked one.",

    "lessons.halma.not-too-far.title": "Not too far",
    "lessons.halma.not-too-far.task": "The marked piece can jump a long way, almost to the edge. Where should it stop?",
    "lessons.halma.not-too-far.hint":
        "A piece that runs away alone can’t be a step of anyone’s ladder. Stop in the thick of it.",
    "lessons.halma.not-too-far.praise": "The longest jump is often not the best: here it costs a third of the chance.",
    "lessons.halma.not-too-far.far": "There it helps the others less. Let it land where it is still a rung for them.",
    "lessons.halma.not-too-far.other": "That is another piece. Here we look for the best landing of the marked one.",

    "lessons.halma.bring-them-on.title": "Bring them on",
    "lessons.halma.bring-them-on.task":
        "You play White, towards the top left. One of your pieces could jump straight into the camp. But the two marked ones are last. Bring one on while the ladder stands.",
    "lessons.halma.bring-them-on.hint": "The hindmost piece can jump over the one in front of it, and on.",
    "lessons.halma.bring-them-on.praise":
        "It is the last pieces that decide the race. The front runner can still go later.",
    "lessons.halma.bring-them-on.run":
        "Tempting, but the last two stay behind, and the ladder won’t wait. The search gives this a clearly smaller chance.",
    "lessons.halma.bring-them-on.later":
        "The two marked pieces stay behind. Bring one of them on while the ladder stands.",

    "lessons.halma.stragglers.title": "Stragglers",
    "lessons.halma.stragglers.task":
        "You are behind in this game. The two marked pieces have no ladder near them; without help they walk alone. Move one of them towards the others.",
    "lessons.halma.stragglers.hint": "A single step is enough, if it brings the piece within reach of a jump.",
    "lessons.halma.stragglers.praise": "A quiet step now saves many later. No one must be left behind.",
    "lessons.halma.stragglers.run": "The last two stay alone. Move one of the marked pieces towards the others.",

    "lessons.halma.last-man.title": "The last piece",
    "lessons.halma.last-man.task":
        "You play White. Two squares of the camp are empty, and both sides need very few turns. Only one move wins the race.",
    "lessons.halma.last-man.hint": "Walk so that the next turn is a long jump, right to an empty square.",
    "lessons.halma.last-man.praise":
        "One step to the foot of a ladder: the next turn goes all the way to the edge of the camp. Any other move is a turn too slow.",
    "lessons.halma.last-man.beside": "That is a turn too slow. From where is the next turn a long jump?",
    "lessons.halma.last-man.other": "The piece outside needs the most time. Bring it on first.",

    "lessons.halma.foot-of-the-ladder.title": "The foot of the ladder",
    "lessons.halma.foot-of-the-ladder.task":
        "The same idea for Black, with two pieces outside. Three turns are enough if you choose the right square.",
    "lessons.halma.foot-of-the-ladder.hint": "Your other piece at the entrance is a rung. Don’t move it yet.",
    "lessons.halma.foot-of-the-ladder.praise":
        "First the step, then the long jump over both pieces, then the piece that served as a rung.",
    "lessons.halma.foot-of-the-ladder.beside":
        "From there it takes a turn longer. The rung stands at the entrance: step right behind it.",
    "lessons.halma.foot-of-the-ladder.other":
        "First bring on the piece further out, while the other one still stands as a rung.",

    "lessons.halma.edges-first.title": "The far squares first",
    "lessons.halma.edges-first.task":
        "You play White: three pieces outside, three empty squares, three turns. Which piece goes where, and which first?",
    "lessons.halma.edges-first.hint":
        "The square at the far edge can only be reached in one turn while the pieces in front of it still serve as a ladder.",
    "lessons.halma.edges-first.praise":
        "The farthest square first. The other two pieces need only one move each, whatever happens.",
    "lessons.halma.edges-first.near": "The right piece, but it can get further: to the far edge of the camp.",
    "lessons.halma.edges-first.other":
        "Now the farthest square costs an extra turn. Fill it first, while the ladder stands.",
});
