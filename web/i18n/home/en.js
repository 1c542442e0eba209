export const messages = /** @type {const} */ ({
    "home.about":
        "Five board games to play, study and program. Play people or a strong computer, see how a search thinks, and test your own agent.",
    "home.continue": "Continue {game}",
    "home.lessons.about": "The rules of each game step by step, then how to play well.",
    "home.puzzles.about": "Find the win, the only move, the best capture.",
    "home.search.about": "A short course: minimax, alpha-beta, Monte Carlo tree search.",
    "home.rules.about": "The exact rules of all five games, with figures to try.",
    "home.analysis.about": "Variations, engine lines and game review.",
    "home.lens.about": "Watch a search step by step on a real position.",
    "home.openings.about": "Common first moves, and how the games ended.",
    "home.myGames.about": "Your finished games: results, rating, mistakes.",
    "home.sheets.about": "Tasks on real boards that grade themselves.",
    "home.makeSheet.about": "For a course page, Moodle or Canvas.",
    "home.teach.about": "Ten-minute recipes, Moodle and Canvas, privacy.",
    "home.arena.about": "Your agent in Python or JavaScript plays here unchanged.",
    "home.embed.about": "A game, a replay or a search on your own page.",
});
