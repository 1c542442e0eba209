#pragma once

#include "engine/base/result.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"
#include "engine/fields/listed_game.hpp"

// Games as a list of them shows them, and their records.

namespace quintet::fields {

template <>
struct TypeOf<OptionSpec::Kind> {
    static constexpr WordType type{{Kind::word},
                                   [](const void* kind) -> std::string_view {
                                       return *static_cast<const OptionSpec::Kind*>(kind) ==
                                                      OptionSpec::Kind::integer
                                                  ? "integer"
                                                  : "choice";
                                   },
                                   R"("integer" | "choice")"};
};

template <>
struct Described<OptionSpec> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(OptionSpec, name)("name"),
        QUINTET_FIELD(OptionSpec, kind)("kind"),
        QUINTET_FIELD(OptionSpec, standard)("standard", "The default, as text."),
        QUINTET_FIELD(OptionSpec, choices)("choices", "All values of a `choice`."),
        QUINTET_FIELD(OptionSpec, minimum)("minimum", "The smallest value of an `integer`."),
        QUINTET_FIELD(OptionSpec, maximum)("maximum"),
    };
    static constexpr Shape shape{fields, "OptionSpec", "One option of a new game."};
};

template <>
struct Described<CourseClock> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(CourseClock, seconds)("seconds", "0 if no course plays the game."),
        QUINTET_FIELD(CourseClock, times_square_of)(
            "timesSquareOf",
            "The name of an integer option: `seconds` is multiplied by its square. Empty if the "
            "time does not depend on options."),
    };
    static constexpr Shape shape{fields, "CourseClock",
                                 "Time of each player for a whole game in a course."};
};

template <>
struct Described<ListedGame> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(ListedGame, spec.id)("id"),
        QUINTET_FIELD(ListedGame, spec.players)("players",
                                                "Names of the players by seat, such as `red`."),
        QUINTET_FIELD(ListedGame, spec.options)("options"),
        QUINTET_FIELD(ListedGame, algorithms)(
            "algorithms", "The algorithms that can search the game, the default first."),
        QUINTET_FIELD(ListedGame, spec.notation)(
            "notation",
            "Text form for writing whole games for other programs; empty if there is none."),
        QUINTET_FIELD(ListedGame, spec.reads)("reads",
                                              "Text forms of other programs that can be read."),
        QUINTET_FIELD(ListedGame, spec.emblem)(
            "emblem", "Icon: SVG path of 24 by 24 units, drawn in strokes. May be empty."),
        QUINTET_FIELD(ListedGame, spec.has_rules_page)(
            "hasRulesPage", "Whether the site has a page `rules/<id>.html`."),
        QUINTET_FIELD(ListedGame, spec.course_clock)("courseClock"),
    };
    static constexpr Shape shape{fields, "GameSpec", "A game that can be played."};
};

template <>
struct Described<GameRecord> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(GameRecord, game)("game").required().within(limit::name),
        QUINTET_FIELD(GameRecord, options)("options")
            .optional()
            .within(limit::options)
            .as("Record<string, string | number>"),
        QUINTET_FIELD(GameRecord, setup)("setup").optional().within(limit::setup),
        QUINTET_FIELD(GameRecord, actions)("actions").optional().within(limit::actions),
        QUINTET_FIELD(GameRecord, ply)("ply", "The shown ply; default: the last one.")
            .optional()
            .within(limit::ply),
    };
    static constexpr Shape shape{
        fields, "GameRecord",
        "A game as text: `actions` in the game's canonical notation, played from `setup` or from "
        "the standard start. Unknown fields are kept.",
        "[other: string]: unknown;"};
};

template <>
struct Described<Error> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Error, message)("message"),
        QUINTET_FIELD(Error, action)("action",
                                     "The number of the wrong action in a record, from 1.")
            .optional(),
        QUINTET_FIELD(Error, reason)("reason", "The key of the reason, if pages have a sentence.")
            .optional(),
    };
    static constexpr Shape shape{fields, "EngineError",
                                 "An error, with a message in the engine's words."};
};

}  // namespace quintet::fields
