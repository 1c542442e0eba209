/** The lesson of Chexers, by step. */
export const messages = /** @type {const} */ ({
    "lessons.chexers.move.title": "One step",
    "lessons.chexers.move.task":
        "You are Red. A piece moves to any empty neighbouring hex. Move your piece to the marked hex.",
    "lessons.chexers.move.hint": "Tap the piece, then the marked hex.",
    "lessons.chexers.move.praise":
        "A piece has up to six neighbours. It may go to any of them that is empty, backwards too.",
    "lessons.chexers.move.elsewhere": "That is a legal move, but to another hex. The marked one is the goal.",
    "lessons.chexers.jump.title": "Jump",
    "lessons.chexers.jump.task":
        "A piece may jump over a neighbour of any colour to the empty hex right behind it. Jump over your own piece.",
    "lessons.chexers.jump.hint": "Two of your pieces stand side by side, and the hex behind is empty.",
    "lessons.chexers.jump.praise": "A jump covers two hexes in one turn. Pieces that walk together are faster.",
    "lessons.chexers.jump.moved": "That was a step. A jump lands two hexes away.",
    "lessons.chexers.convert.title": "Convert a piece",
    "lessons.chexers.convert.task":
        "A piece of another colour that you jump over becomes yours and stays where it is. Convert the green piece.",
    "lessons.chexers.convert.hint": "Your piece beside the green one has an empty hex right behind it.",
    "lessons.chexers.convert.praise":
        "No piece ever leaves the board by being jumped over. It only changes its colour.",
    "lessons.chexers.convert.own": "You jumped over your own piece. Nothing changes its colour then.",
    "lessons.chexers.convert.moved": "A step converts nothing. Jump over the green piece.",
    "lessons.chexers.room.title": "A jump needs room",
    "lessons.chexers.room.task":
        "The hex behind must be empty and on the board. Two pieces stand beside yours. Convert the one that you can.",
    "lessons.chexers.room.hint": "One of the two has another piece right behind it.",
    "lessons.chexers.room.praise": "A piece with its back to another piece or to the edge is safe from that side.",
    "lessons.chexers.room.moved": "A step converts nothing. Which piece has an empty hex behind it?",
    "lessons.chexers.reach.title": "Where you leave the board",
    "lessons.chexers.reach.task":
        "Red leaves the board along the red edge on the far side. Bring a piece to one of the four hexes there.",
    "lessons.chexers.reach.hint": "One of your pieces is only one step away from the edge in your colour.",
    "lessons.chexers.reach.praise": "It stands on an exit hex now. It can leave in a later turn.",
    "lessons.chexers.reach.away": "That piece isn’t at the red edge. Every colour has its own.",
    "lessons.chexers.exit.title": "Exit",
    "lessons.chexers.exit.task":
        "A piece on one of your exit hexes may leave the board. This takes a whole turn and counts one exit. Exit with it.",
    "lessons.chexers.exit.hint": "Pick the piece at the edge; a button to exit appears.",
    "lessons.chexers.exit.praise": "Four exits win the game. A piece that has exited can never be converted again.",
    "lessons.chexers.exit.stayed": "The piece is still on the board. Choose exit for the marked piece.",
    "lessons.chexers.two-at-once.title": "Two at the edge in one turn",
    "lessons.chexers.two-at-once.task":
        "A converted piece leaves where its new colour leaves. Convert the green piece so that two of yours stand on exit hexes.",
    "lessons.chexers.two-at-once.hint": "Jump along the edge.",
    "lessons.chexers.two-at-once.praise":
        "Conversions can be faster than walking: the green piece is on your exit hex already.",
    "lessons.chexers.two-at-once.left": "That exit counts, but the green piece stays green.",
    "lessons.chexers.two-at-once.moved": "Nothing was converted. Jump over the green piece along the edge.",
    "lessons.chexers.blocked.title": "Nothing to do",
    "lessons.chexers.blocked.task":
        "Your piece is shut in: no empty neighbour, no room to jump. Then, and only then, you pass.",
    "lessons.chexers.blocked.hint": "There is a button below the board.",
    "lessons.chexers.blocked.praise": "As long as anything else is possible, passing isn’t allowed.",
    "lessons.chexers.win.title": "The fourth exit",
    "lessons.chexers.win.task": "Three of your pieces have exited. Win the game.",
    "lessons.chexers.win.hint": "The first player to exit four pieces wins, whatever is left on the board.",
    "lessons.chexers.win.praise": "The game is over at once. The other two have lost.",
    "lessons.chexers.win.stayed": "Another player may be faster now. A piece on an exit hex was ready.",
    "lessons.chexers.threat.title": "Look behind your pieces",
    "lessons.chexers.threat.task":
        "Green and Blue act before your next turn. Find the one move after which neither can convert a piece of yours.",
    "lessons.chexers.threat.hint": "The marked piece has an enemy on one side and an empty hex on the other.",
    "lessons.chexers.threat.praise": "An enemy beside you is only dangerous if the hex on your other side is empty.",
    "lessons.chexers.threat.taken": "A piece of yours can still be jumped over.",
    "lessons.chexers.shield.title": "Stand behind a friend",
    "lessons.chexers.shield.task": "Green threatens the marked piece. Protect it without moving it away.",
    "lessons.chexers.shield.hint": "Green would land on the other marked hex.",
    "lessons.chexers.shield.praise":
        "Where your own piece stands, no one lands. Two pieces in line with the enemy are safe.",
    "lessons.chexers.shield.ran": "You moved it away. It can stay where it is, if someone stands behind it.",
    "lessons.chexers.shield.taken": "The hex behind the marked piece is still empty.",
    "lessons.chexers.trade.title": "Convert and keep",
    "lessons.chexers.trade.task":
        "Three jumps convert a piece here. After only one of them no one can convert a piece back. Find it.",
    "lessons.chexers.trade.hint": "Look at where you land and at what stays behind: all of it must be out of reach.",
    "lessons.chexers.trade.praise":
        "A conversion counts double, once for you and once against another, but only if it lasts.",
    "lessons.chexers.trade.retaken": "Converted, but one of your pieces can be converted now.",
    "lessons.chexers.trade.no-gain": "Nothing was converted.",
    "lessons.chexers.hinder.title": "Whom to hinder",
    "lessons.chexers.hinder.task":
        "Green has taken out three pieces, moves next, and stands on an exit hex. You have two exits yourself. What now?",
    "lessons.chexers.hinder.hint": "Only one move stops Green from winning at once.",
    "lessons.chexers.hinder.praise":
        "Hinder the one who wins next, not the one who is nearest. Every other move loses at once here.",
    "lessons.chexers.hinder.other": "That takes a piece of Blue. Green exits and wins.",
    "lessons.chexers.hinder.greedy": "Green is faster than you: the next exit wins.",
    "lessons.chexers.run.title": "When to run",
    "lessons.chexers.run.task": "You are Blue with three exits. Win in two turns, whatever Red and Green do.",
    "lessons.chexers.run.hint":
        "One piece is a step away from the blue edge. Choose the exit hex where no one can jump over it.",
    "lessons.chexers.run.praise": "In a corner no one can jump over you. Red and Green could only watch.",
    "lessons.chexers.run.slow": "That doesn’t win in two turns.",
    "lessons.chexers.count.title": "Count the turns",
    "lessons.chexers.count.task":
        "You are Blue with two exits, and two pieces of yours stand on exit hexes. Win in two turns.",
    "lessons.chexers.count.hint": "Others need longer. Then nothing is better than to exit.",
    "lessons.chexers.count.praise":
        "Count how many turns you need and how many they do. If you are ahead, run; if you are behind, get in their way.",
    "lessons.chexers.count.slow": "Every turn without an exit gives the others time.",
});
