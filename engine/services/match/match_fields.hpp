#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"
#include "engine/services/match/openings.hpp"
#include "engine/services/match/ratings.hpp"
#include "engine/services/match/schedule.hpp"
#include "engine/session/search/levels.hpp"
#include "engine/session/styles.hpp"

// Describes openings, schedules, opponents and ratings.

namespace quintet::fields {

/// The opening with number `opening` of the match with `seed`. Optional fields replace the game's
/// defaults.
struct OpeningRequest {
    std::string game;
    GivenOptions options;
    std::uint64_t seed = 0;
    std::uint64_t opening = 0;
    std::optional<int> least;
    std::optional<int> most;
    std::optional<int> balance;
};

struct ChosenOpening {
    std::vector<std::string> actions;
    int tried = 1;
    double favour = 0;
    bool decided = false;
    int least = 0;
    int most = 0;
    int balance = 0;
    std::uint64_t nodes = judge_nodes;
};

struct ScheduleRequest {
    int players = 2;
    int participants = 2;
    std::uint64_t seed = 0;
    int rounds = 1;
};

struct PlannedGame {
    std::uint64_t number = 0;
    std::uint64_t opening = 0;
    std::vector<int> participants;
};

/// An object with a number, so that errors name it.
struct GivenSeed {
    std::uint64_t seed = 0;
};

template <>
struct Described<OpeningRequest> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(OpeningRequest, game)("game").required().within(limit::name),
        QUINTET_FIELD(OpeningRequest, options)("options").optional().within(limit::options),
        QUINTET_FIELD(OpeningRequest, seed)("seed", "Seed of the match; 0 by default.").optional(),
        QUINTET_FIELD(OpeningRequest, opening)("opening", "Number of the opening, from 0.")
            .optional(),
        QUINTET_FIELD(OpeningRequest, least)("least", "Plies; the default depends on the game.")
            .optional()
            .within(limit::any),
        QUINTET_FIELD(OpeningRequest, most)("most", "Plies; the default depends on the game.")
            .optional()
            .within(limit::any),
        QUINTET_FIELD(OpeningRequest, balance)(
            "balance",
            "Largest winning chance of a player, in percent; 100 for any opening; the default "
            "depends on the game.")
            .optional()
            .within(limit::any),
    };
    static constexpr Shape shape{fields, "OpeningRequest", "The opening of a game to find."};
};

template <>
struct Described<ChosenOpening> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(ChosenOpening, actions)("actions"),
        QUINTET_FIELD(ChosenOpening, tried)("tried",
                                            "Number of openings judged, including this one."),
        QUINTET_FIELD(ChosenOpening, favour)(
            "favour", "Largest winning chance of a player, 0 to 1; 0 if not judged."),
        QUINTET_FIELD(ChosenOpening, decided)("decided", "Whether the judge found a forced win."),
        QUINTET_FIELD(ChosenOpening, least)("least", "Plies, as asked for or by default."),
        QUINTET_FIELD(ChosenOpening, most)("most"),
        QUINTET_FIELD(ChosenOpening, balance)("balance", "Percent."),
        QUINTET_FIELD(ChosenOpening, nodes)("nodes", "Nodes of the judge's search."),
    };
    static constexpr Shape shape{
        fields, "ChosenOpening",
        "Random actions from the standard start that do not end the game."};
};

template <>
struct Described<ScheduleRequest> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(ScheduleRequest, players)("players", "Players of a game, 2 or 3.")
            .required()
            .within(limit::any),
        QUINTET_FIELD(ScheduleRequest, participants)("participants", "From `players` to 64.")
            .required()
            .within(limit::any),
        QUINTET_FIELD(ScheduleRequest, seed)("seed", "0 by default.").optional(),
        QUINTET_FIELD(ScheduleRequest, rounds)("rounds", "1 by default.")
            .optional()
            .within(limit::any),
    };
    static constexpr Shape shape{fields, "ScheduleRequest", "A balanced round robin."};
};

template <>
struct Described<GivenSeed> {
    static constexpr Field fields[] = {QUINTET_FIELD(GivenSeed, seed)("seed").required()};
    static constexpr Shape shape{fields, "Seed", ""};
};

template <>
struct Described<PlannedGame> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(PlannedGame, number)("number", "From 0."),
        QUINTET_FIELD(PlannedGame, opening)("opening", "Number of its opening."),
        QUINTET_FIELD(PlannedGame, participants)("participants", "Participant of each player."),
    };
    static constexpr Shape shape{fields, "PlannedGame", "A game of a schedule."};
};

template <>
struct Described<StyleInfo> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(StyleInfo, name)("name"),
        QUINTET_FIELD(StyleInfo, about)("about", "Description of its play, in English."),
    };
    static constexpr Shape shape{fields, "StyleInfo", "A sparring partner of a game."};
};

template <>
struct Described<LevelLimits> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(LevelLimits, depth)("depth", "Plies; 0 for no limit."),
        QUINTET_FIELD(LevelLimits, nodes)("nodes", "Positions for an action; 0 for no limit."),
        QUINTET_FIELD(LevelLimits, slip)(
            "slip", "Largest loss of winning chance by random choice, 0 to 1."),
    };
    static constexpr Shape shape{fields, "LevelLimits", "A level in a game."};
};

template <>
struct Described<Rating> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Rating, elo)("elo"),
        QUINTET_FIELD(Rating, low)("low"),
        QUINTET_FIELD(Rating, high)("high"),
    };
    static constexpr Shape shape{fields, "Rating",
                                 "An Elo rating with its 95 % confidence interval."};
};

}  // namespace quintet::fields
