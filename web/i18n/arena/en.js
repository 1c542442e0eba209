/** The arena, in English. @type {import("../t.js").Catalogue} */
export const messages = {
    "arena.title": "Arena",
    "arena.loading": "Setting up the arena",
    "arena.trouble": "The arena cannot be opened",
    "arena.welcome": "Your agent plays here",
    "arena.welcomeText":
        "Bring the agent that you wrote for your course, as it is, or begin with a working one. It runs in this page and stays on this device.",
};
