/** @type {import("../t.js").Catalogue} */
export const messages = {
    "agents.empty": "There is no file to read.",
    "agents.outside": "A name leads out of the agent's folder: {path}. Nothing was read.",
    "agents.name": "A name cannot be used: {path}.",
    "agents.deep": "{path} lies too deep: at most {most} folders inside one another.",
    "agents.many": "There are too many files: at most {most}.",
    "agents.large": "{name} is too large: at least {size} MB, and an agent may have {most} MB, unpacked.",
    "agents.source": "{file} is too large for a source file: at most {most} MB.",
    "agents.unreadable": "{name} cannot be read.",
    "agents.broken": "{name} is no zip, or it is damaged.",
    "agents.packed": "{name} is packed in a way that cannot be read here. Please make an ordinary zip.",
    "agents.nested": "There is a zip inside: {name}. Please unpack it first.",
    "agents.archive": "{name} is no zip. Please send a zip, a folder or a file.",
    "agents.nothing": {
        one: "{name} is neither Python (.py) nor JavaScript (.js).",
        other: "None of the {count} files is Python (.py) or JavaScript (.js); one is {name}.",
    },
    "agents.noAgent":
        "No agent was found: neither a class of a course nor a function agent(observation, configuration).",
    "agents.syntax": "{file}, line {line}, is no valid Python.",
    "agents.module":
        "{file}, line {line}, imports {module}, which is not there: agents have Python's standard library.",
    "agents.full": "The browser has no room left: this agent lasts until you close the page. Export it to keep it.",
    "agents.unstored":
        "The browser keeps nothing here: this agent lasts until you close the page. Export it to keep it.",
};
