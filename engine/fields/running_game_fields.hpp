#pragma once

#include "engine/core/board/board_view.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/refusal.hpp"
#include "engine/fields/board_fields.hpp"
#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"
#include "engine/fields/game_state.hpp"

// A running game: its actions and its state.

namespace quintet::fields {

template <>
struct TypeOf<Outcome::State> {
    static constexpr WordType type{{Kind::word},
                                   [](const void* state) -> std::string_view {
                                       switch (*static_cast<const Outcome::State*>(state)) {
                                           case Outcome::State::won: return "won";
                                           case Outcome::State::drawn: return "drawn";
                                           default: return "ongoing";
                                       }
                                   },
                                   R"("ongoing" | "won" | "drawn")"};
};

template <>
struct TypeOf<Reason> {
    static constexpr WordType type{{Kind::word}, [](const void* reason) {
                                       return static_cast<const Reason*>(reason)->name();
                                   }};
};

template <>
struct Described<Landmark> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Landmark, player)("player"),
        QUINTET_FIELD(Landmark, kind)("kind"),
        QUINTET_FIELD(Landmark, below)("below"),
    };
    static constexpr Shape shape{fields, "Landmark",
                                 "The token next to which an action ends. If `below` is true, the "
                                 "action ends on top of it."};
};

template <>
struct Described<ActionView> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(ActionView, text)("text"),
        QUINTET_FIELD(ActionView, kind)("kind"),
        QUINTET_FIELD(ActionView, from)("from"),
        QUINTET_FIELD(ActionView, hand)("hand"),
        QUINTET_FIELD(ActionView, to)("to"),
        QUINTET_FIELD(ActionView, cells)("cells"),
        QUINTET_FIELD(ActionView, path)("path"),
        QUINTET_FIELD(ActionView, piece)(
            "piece", "The kind of the moving token, if the game has several kinds."),
        QUINTET_FIELD(ActionView, shape)("shape",
                                         "The letter of the shape that `cells` make. `anchor` is "
                                         "the first of these cells, row by row."),
        QUINTET_FIELD(ActionView, anchor)("anchor"),
        QUINTET_FIELD(ActionView, notation)(
            "notation", "The action in the notation of the rule book, if that doesn't name cells."),
        QUINTET_FIELD(ActionView, landmark)("landmark", "Only if cells have no names."),
        QUINTET_FIELD(ActionView, taken)("taken", "Number of tokens removed from the board."),
    };
    static constexpr Shape shape{fields, "ActionView",
                                 "An action as a person enters it on a board. Parts that do not "
                                 "apply are empty. `text` is the argument of `play`."};
};

template <>
struct Described<PlayedAction> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(PlayedAction, player)("player"),
        QUINTET_FIELD(PlayedAction, action)("action"),
    };
    static constexpr Shape shape{fields, "PlayedAction", "An action and its player."};
};

template <>
struct Described<Attempt> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Attempt, from)("from").optional().within(limit::cell),
        QUINTET_FIELD(Attempt, hand)("hand").optional().within(limit::cell),
        QUINTET_FIELD(Attempt, to)("to").optional().within(limit::cell),
        QUINTET_FIELD(Attempt, cells)("cells").optional().within(limit::attempt_cells),
    };
    static constexpr Shape shape{fields, "Attempt",
                                 "An attempt of a person on the board, in the terms of "
                                 "`ActionView`. `to` alone is a click on a cell."};
};

template <>
struct Described<Refusal> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Refusal, key)("key"),
        QUINTET_FIELD(Refusal, text)("text"),
        QUINTET_FIELD(Refusal, kind)("kind"),
    };
    static constexpr Shape shape{
        fields, "Refusal",
        "The reason why an attempt is refused: its key, its English sentence, and the kind of "
        "token in the sentence, if any. All fields are empty if there is no reason."};
};

template <>
struct Described<Outcome> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Outcome, state)("state"),
        QUINTET_FIELD(Outcome, winner)("winner").nullable(),
        QUINTET_FIELD(Outcome, reason)("reason"),
    };
    static constexpr Shape shape{fields, "Outcome",
                                 "The state of a game, and the reason if it is over."};
};

template <>
struct Described<GameState> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(GameState, game)("game"),
        QUINTET_FIELD(GameState, options)("options"),
        QUINTET_FIELD(GameState, setup)("setup"),
        QUINTET_FIELD(GameState, ply)("ply"),
        QUINTET_FIELD(GameState, length)(
            "length", "The number of known actions, including those after `ply`."),
        QUINTET_FIELD(GameState, actions)("actions"),
        QUINTET_FIELD(GameState, to_move)("toMove"),
        QUINTET_FIELD(GameState, outcome)("outcome"),
        QUINTET_FIELD(GameState, occurrences)("occurrences",
                                              "Occurrences of this position so far, including this "
                                              "one. 1 if the rules do not count repetitions."),
        QUINTET_FIELD(GameState, position)("position",
                                           "The position as text; a record accepts it as `setup`."),
        QUINTET_FIELD(GameState, board)("board"),
        QUINTET_FIELD(GameState, legal)("legal"),
        QUINTET_FIELD(GameState, last_action)("lastAction"),
        QUINTET_FIELD(GameState, last_effects)("lastEffects"),
        QUINTET_FIELD(GameState, last_round)(
            "lastRound", "The actions since the player to move last acted, newest first."),
    };
    static constexpr Shape shape{fields, "GameState",
                                 "A running game and the position that it shows."};
};

}  // namespace quintet::fields
