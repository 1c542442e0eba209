/** The rules pages, in English. @type {import("./t.js").Catalogue} */
export const messages = {
    "rules.title": "Rules of {game}",
    "rules.play": "Play {game}",
    "rules.games": "Rules of the other games",
    "rules.show": "Play it",
    "rules.back": "Back",
    "rules.targets": "Where it may go",

    "rules.chexers.board.title": "The board",
    "rules.chexers.board.text":
        "Red, Green and Blue take turns, in this order. Everyone begins with four pieces on one side and wants to take them off the board over the edge in the same colour, on the far side. The first to have taken off four wins.",
    "rules.chexers.step.title": "Step",
    "rules.chexers.step.text": "A piece moves to an empty hex beside it.",
    "rules.chexers.jump.title": "Jump",
    "rules.chexers.jump.text":
        "Or it jumps over a piece beside it, of any colour, to the empty hex right behind. If that piece is of another colour, it takes the colour of the one that jumped. One jump is a whole turn.",
    "rules.chexers.exit.title": "Leave",
    "rules.chexers.exit.text":
        "A piece on a hex along the edge in its colour may leave the board as a turn, however it came there. It counts for good. Nobody has to leave.",
    "rules.chexers.end.title": "The end",
    "rules.chexers.end.text":
        "Whoever can do nothing else passes, also without any pieces. Four pieces taken off win at once. It is a draw when a position comes up for the fourth time with the same player to move, and when everyone has had 256 turns.",

    "rules.halma.board.title": "The board",
    "rules.halma.board.text":
        "Black and White begin with 19 pieces each in the camps at two corners, and want to bring them all into the camp across the board. Black moves first.",
    "rules.halma.step.title": "Step",
    "rules.halma.step.text": "A piece moves to any empty square beside it, also across a corner.",
    "rules.halma.jump.title": "Jump",
    "rules.halma.jump.text":
        "Or it jumps, straight or across corners, over one piece of either colour to the empty square right behind, and from there again, as often as it goes and you like. Nothing is taken. A step and jumps are not combined.",
    "rules.halma.camps.title": "The camps",
    "rules.halma.camps.text":
        "A piece in the camp across the board stays inside it. While you have pieces in your own camp, one of them must leave it if any can; if none can, one of them must go further from its corner; only if that is impossible too may others move. A piece outside does not come back home. The option “leaving the camp: as you like” keeps the first of these rules only.",
    "rules.halma.end.title": "The end",
    "rules.halma.end.text":
        "You win when, after your move, every square of the camp across the board is occupied and at least one of the pieces there is yours: staying at home saves nobody. It is a draw when a position comes up for the third time, after 400 moves, and when neither side can move.",

    "rules.cachex.board.title": "The board",
    "rules.cachex.board.text":
        "Red wants to join the bottom edge with the top edge, Blue the left with the right. A corner belongs to both its edges. Red begins; in turn each places a stone on an empty cell. The very first stone may not go to the centre.",
    "rules.cachex.steal.title": "Steal",
    "rules.cachex.steal.text":
        "To begin is an advantage. So Blue may answer the first stone by stealing it: it turns blue and changes to the mirrored cell, with its two coordinates exchanged.",
    "rules.cachex.capture.title": "Capture",
    "rules.cachex.capture.text":
        "Look at four cells that form a diamond. When you place a stone so that two of yours lie opposite each other and two of the other colour lie between them, those two are taken. It does not matter which pair lies across the long way. One stone may take in several diamonds at once.",
    "rules.cachex.end.title": "The end",
    "rules.cachex.end.text":
        "An unbroken chain between your two edges wins, judged after captures. It is a draw when a position comes up for the seventh time, and after 343 moves.",

    "rules.tetress.board.title": "The board",
    "rules.tetress.board.text":
        "Red begins. In turn each lays a shape of four joined squares on empty squares. The edges of the board are joined: what goes out on one side comes in on the other. Your first shape may lie anywhere; every later one must touch a square of yours with an edge.",
    "rules.tetress.clear.title": "Full lines",
    "rules.tetress.clear.text":
        "Rows and columns that are full, in whatever colours, vanish, all at the same time. Nothing falls.",
    "rules.tetress.end.title": "The end",
    "rules.tetress.end.text":
        "Whoever cannot lay a shape on their turn loses. After 150 moves the one with more squares on the board wins; if there are as many of both it is a draw.",

    "rules.hive.turns.title": "Placing",
    "rules.hive.turns.text":
        "There is no board. White begins, then the two take turns: you place a piece from your hand or move one. A new piece must touch a piece of yours and none of the other colour, but for the very first pieces. The queen comes within your first four pieces, though not first; before she is there, none of your pieces moves.",
    "rules.hive.hive.title": "One hive",
    "rules.hive.hive.text":
        "All pieces always hang together, also while one is in the air: a piece that holds the hive together must stay. On the ground a piece slides; where the gap is too narrow to slide through, it cannot pass, as into the hole here.",
    "rules.hive.queen.title": "Queen bee",
    "rules.hive.queen.text": "Slides one place.",
    "rules.hive.beetle.title": "Beetle",
    "rules.hive.beetle.text":
        "Moves one place, also up onto other pieces and along them. What lies under it cannot move, and the stack has its colour. It does not fit between two stacks that are higher.",
    "rules.hive.grasshopper.title": "Grasshopper",
    "rules.hive.grasshopper.text": "Jumps in a straight line over one or more pieces to the first free place.",
    "rules.hive.spider.title": "Spider",
    "rules.hive.spider.text": "Slides exactly three places, never over the same place twice.",
    "rules.hive.ant.title": "Ant",
    "rules.hive.ant.text": "Slides as far as you like.",
    "rules.hive.mosquito.title": "Mosquito",
    "rules.hive.mosquito.text":
        "Moves like any piece it touches, here like the grasshopper. On top of the hive it is a beetle. Beside another mosquito alone it cannot move.",
    "rules.hive.ladybug.title": "Ladybug",
    "rules.hive.ladybug.text": "Goes three places: two on top of the hive, then down to a free place.",
    "rules.hive.pillbug.title": "Pillbug",
    "rules.hive.pillbug.text":
        "Slides one place. Or it lifts a piece beside it, of either colour, over itself to another free place beside it, but not one that has just moved, that is in a stack, or that holds the hive together. The piece it carried rests for one turn.",
    "rules.hive.end.title": "The end",
    "rules.hive.end.text":
        "A queen with six pieces around her has lost, whatever their colours. If both are surrounded at once it is a draw, and so it is when a position comes up for the third time. Whoever can neither place nor move passes.",
};
