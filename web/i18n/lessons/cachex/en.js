/** The lesson of Cachex, by step. */
export const messages = /** @type {const} */ ({
    "lessons.cachex.place.title": "Place a stone",
    "lessons.cachex.place.task":
        "You are Red. Each turn, one stone goes to an empty cell and stays there. Place yours on the marked cell.",
    "lessons.cachex.place.hint": "Tap the marked cell.",
    "lessons.cachex.place.praise": "Stones never move. They only leave the board when they are captured.",
    "lessons.cachex.place.elsewhere": "That is another cell. The marked one is the goal.",
    "lessons.cachex.opening.title": "Not in the centre",
    "lessons.cachex.opening.task":
        "The very first stone may not be placed in the centre. Place it right beside the centre.",
    "lessons.cachex.opening.hint": "Any of the six cells around the marked one will do.",
    "lessons.cachex.opening.praise":
        "The centre would be too strong. Later it is a cell like any other, for the second stone too.",
    "lessons.cachex.opening.far": "That stone is legal, but not beside the centre.",
    "lessons.cachex.steal.title": "Steal",
    "lessons.cachex.steal.task":
        "You are Blue. Instead of placing a stone, your first turn may steal Red’s: it turns blue on the mirrored cell. Steal it.",
    "lessons.cachex.steal.hint": "There is a button below the board.",
    "lessons.cachex.steal.praise": "Both marked cells mirror each other, because Blue joins the other two sides.",
    "lessons.cachex.steal.placed": "You placed a stone, and the chance to steal is gone.",
    "lessons.cachex.join.title": "Join two stones",
    "lessons.cachex.join.task":
        "Cells are neighbours if they share an edge: six around each. Join your two marked stones with one stone.",
    "lessons.cachex.join.hint": "One empty cell touches both.",
    "lessons.cachex.join.praise": "Now they are one chain. Chains win the game.",
    "lessons.cachex.join.touching": "It touches one of them, but not both.",
    "lessons.cachex.join.far": "It touches neither of the two.",
    "lessons.cachex.chain.title": "From side to side",
    "lessons.cachex.chain.task":
        "Red wins with an unbroken chain from the bottom to the top, Blue from left to right. Close your chain.",
    "lessons.cachex.chain.hint": "Two stones below, two above, one row between them.",
    "lessons.cachex.chain.praise": "The game is over at once. There are no points, only the chain.",
    "lessons.cachex.chain.open": "The chain is still open. The new stone must touch both halves.",
    "lessons.cachex.capture.title": "Capture a pair",
    "lessons.cachex.capture.task":
        "Four cells make a diamond. If your stones hold two opposite corners and the enemy’s the other two, your new stone captures both. Do it.",
    "lessons.cachex.capture.hint": "Your marked stone is one tip of the long diamond. Where is the other?",
    "lessons.cachex.capture.praise": "Any two adjacent stones can be captured like this, from both sides.",
    "lessons.cachex.capture.none": "Nothing was captured. The two blue stones must lie between your two.",
    "lessons.cachex.capture-across.title": "Capture the other way",
    "lessons.cachex.capture-across.task":
        "The same diamond works the other way round: your stones in the middle, the enemy’s at the tips. Capture the two blue stones.",
    "lessons.cachex.capture-across.hint": "Put a stone right beside your marked one, between the two blue stones.",
    "lessons.cachex.capture-across.praise":
        "So the two ends of a bridge can be captured too, if the enemy gets both cells between them.",
    "lessons.cachex.capture-across.none":
        "Nothing was captured. Your two stones must be neighbours, with a blue one on each side.",
    "lessons.cachex.capture-more.title": "Four at once",
    "lessons.cachex.capture-more.task": "One stone can close several diamonds. Capture all four blue stones.",
    "lessons.cachex.capture-more.hint": "Find the cell that touches all four blue stones.",
    "lessons.cachex.capture-more.praise":
        "All diamonds are looked at before anything is removed, so each of them counts.",
    "lessons.cachex.capture-more.none": "That closes no diamond on both sides.",
    "lessons.cachex.win-by-capture.title": "Capture and win",
    "lessons.cachex.win-by-capture.task":
        "The chain is judged after the captures. Find the stone that captures two and wins.",
    "lessons.cachex.win-by-capture.hint": "It lies between both halves of your chain.",
    "lessons.cachex.win-by-capture.praise":
        "Only the player who places a stone captures. Your own stones are safe in your turn.",
    "lessons.cachex.win-by-capture.none": "That neither captures nor wins.",
    "lessons.cachex.bridge.title": "Two ways at once",
    "lessons.cachex.bridge.task":
        "Red to move wins in three turns, whatever Blue does. Find the stone after which your chain has two ways to close.",
    "lessons.cachex.bridge.hint": "First reach the top on the left side.",
    "lessons.cachex.bridge.praise":
        "Whichever way Blue closes, you take the other. This is proven: Blue has no defence.",
    "lessons.cachex.bridge.slow": "Blue gets in between.",
    "lessons.cachex.edge.title": "Reach the edge first",
    "lessons.cachex.edge.task": "Red wins in three turns here as well. Which stone leaves Blue no defence?",
    "lessons.cachex.edge.hint": "Your chain on the right side lacks the bottom.",
    "lessons.cachex.edge.praise":
        "One end is certain now, and the other has more than one way left. Blue can close only one.",
    "lessons.cachex.edge.slow": "Blue reaches the edge before you.",
    "lessons.cachex.exposed.title": "Beside, but not in danger",
    "lessons.cachex.exposed.task":
        "Put a stone beside your marked one, so that Blue can’t capture anything in the next turn.",
    "lessons.cachex.exposed.hint":
        "Two neighbours are captured when Blue holds both cells that touch both of them. Which pair has one taken already?",
    "lessons.cachex.exposed.praise": "Before you join stones, look at the two cells that both of them touch.",
    "lessons.cachex.exposed.taken": "Blue captures your pair, or the stone isn’t beside the marked one.",
    "lessons.cachex.block.title": "Stop the chain",
    "lessons.cachex.block.task": "Blue closes a chain from left to right with the next stone. Stop it.",
    "lessons.cachex.block.hint": "Look for the one cell that both halves of the blue chain touch.",
    "lessons.cachex.block.praise":
        "Every other stone loses at once. Before each stone of yours, ask what the enemy’s next one does.",
    "lessons.cachex.block.late": "Blue closes the chain and wins.",
    "lessons.cachex.swap.title": "A stone worth stealing",
    "lessons.cachex.swap.task":
        "You are Blue. Red opened in the corner, which the engine thinks strong on this board. Find the best move.",
    "lessons.cachex.swap.hint": "The strongest stone on the board could be yours.",
    "lessons.cachex.swap.praise":
        "By the engine’s search no placement comes near. Steal what you would have liked to play yourself.",
    "lessons.cachex.swap.kept": "Red keeps the strong stone.",
    "lessons.cachex.first.title": "Open without regret",
    "lessons.cachex.first.task":
        "You are Red and Blue may steal. Which of the two marked cells is the better first stone?",
    "lessons.cachex.first.hint": "The last step showed what happens to a strong stone.",
    "lessons.cachex.first.praise":
        "A good first stone is one that you would neither steal nor leave: by the engine’s search the chances are even.",
    "lessons.cachex.first.strong": "Blue steals it, and you play against your own best stone.",
    "lessons.cachex.first.neither": "Choose one of the two marked cells.",
});
