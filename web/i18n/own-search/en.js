/** A student's own search in the lens, in English. */
export const messages = /** @type {const} */ ({
    "own.text":
        "Write a search in Python or JavaScript and run it. The lens shows each node it looks at, beside its own search.",
    "own.interface.tree": "A node offers children, value, player and name.",
    "own.interface.game": "A state offers actions(), play(action), over(), score(player) and player.",
    "own.language": "Language of the code",
    "own.views": "Code and findings",
    "own.view.code": "Your code",
    "own.view.findings": "Findings",
    "own.run": "Run",
    "own.file": "Open a file…",
    "own.tooLong": {
        one: "The file is too long: a search has at most {count} character.",
        other: "The file is too long: a search has at most {count} characters.",
    },
    "own.running": "Your search is running.",
    "own.comparing": "The lens compares it with its own search.",
    "own.reference": "Show the lens’s search",
    "own.mine": "Show my search",
    "own.none": "Run your search to see what it does.",
    "own.changed": "The code has changed since this run.",

    "own.value.correct": "Your search returns {value}, as minimax does.",
    "own.value.maxN": "Your search returns {value}, as max^n does.",
    "own.value.only": "Your search returns {value}.",
    "own.value.wrong": "Your search returns {value}, but {correct} is correct.",
    "own.value.none": "Your search returned {returned}, which isn’t a number.",
    "own.value.noMove": "It also returned {move}, which isn’t a move here.",
    "own.value.noNode": "It also returned {move}, which isn’t a node of this tree.",

    "own.leaves.mine": "Yours",
    "own.leaves.alphaBeta": "Alpha-beta",
    "own.leaves.best": "Alpha-beta, best child first",

    "own.find.none": "Every value and every cut is correct.",
    "own.find.more": { one: "{count} more finding like these.", other: "{count} more findings like these." },
    "own.find.unequal": "Your search doesn’t look equally deep everywhere, so the lens can’t check its values.",
    "own.find.large": "The lens’s search reached its limit of nodes, so it can’t check the values.",
    "own.find.cut":
        "At {node}, you cut {names} at α = {alpha}, but {alpha} < β = {beta}, so {player} could still gain there.",
    "own.find.luck": "It makes no difference in this tree.",
    "own.find.missed": {
        one: "At {node}, β = {beta} ≤ α = {alpha} after {child}. The rest can’t change the result, but you looked at {count} more leaf: {names}.",
        other: "At {node}, β = {beta} ≤ α = {alpha} after {child}. The rest can’t change the result, but you looked at {count} more leaves: {names}.",
    },
    "own.find.noCuts": {
        one: "Your search never cuts. Of its {leaves} leaves, {count} can’t change the result; the first of them is below {node}.",
        other: "Your search never cuts. Of its {leaves} leaves, {count} can’t change the result; the first of them are below {node}.",
    },
    "own.find.value": "Your search returns {value} for {node}. All its children are correct, so it must be {correct}.",
    "own.find.valueCut": "Your search returns {value} for {node}, because children were cut. It must be {correct}.",
    "own.find.leaf": "Your search returns {value} for {node}, but this leaf has {correct}.",
    "own.find.noValue": "Your search returns no number for {node}.",
    "own.find.order": {
        one: "The order of children costs leaves: with the best child first, {count} is enough instead of {leaves}.",
        other: "The order of children costs leaves: with the best child first, {count} are enough instead of {leaves}.",
    },

    "own.say.begin": "Your function {name} starts.",
    "own.say.cut": "Your search cuts {names} here.",
    "own.say.cutMany": {
        one: "Your search cuts {count} child here, such as {names}.",
        other: "Your search cuts {count} children here, among them {names}.",
    },
    "own.say.again": "Your search looks at {action} once more.",
    "own.say.leave": "Your search returns {value} here.",
    "own.say.stopped": "Your search stopped here.",

    "own.fault.error": "Your search failed.",
    "own.fault.limit-nodes":
        "Your search was stopped at {limit} nodes, the most that the lens records. All of them are shown. Choose a smaller depth, or cut branches with alpha-beta. It ran line {line}.",
    "own.fault.limit-time": "Your search was stopped after {limit} s. It ran line {line}.",
    "own.fault.limit-steps": "Your search was stopped after {limit} steps. It ran line {line}.",
    "own.fault.limit-late": "Your search didn’t answer within {limit} s.",
    "own.fault.no-function":
        "There is no function that takes a node. Name yours minimax, for example; it can be in a class.",
    "own.fault.argument": "{function} has a parameter {name} without a value. Give it a default, such as {name}=0.",
    "own.fault.limit-loop":
        "Your search was stopped: a loop or a recursion doesn’t end, although the tree has only {nodes} nodes. It ran line {line}.",
    "own.fault.missing-module":
        "Line {line} needs the module {module}, which isn’t available here. Write your search without it.",
    "own.fault.exit": "Your search ended the program. Return the value instead.",
    "own.fault.out-of-memory": "Your search ran out of memory.",
});
