#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hooks.hpp"
#include "engine/games/hive/bounds.hpp"
#include "engine/games/hive/evaluation.hpp"
#include "engine/games/hive/forms/forms.hpp"
#include "engine/games/hive/game_string.hpp"
#include "engine/games/hive/layout.hpp"
#include "engine/games/hive/notation.hpp"
#include "engine/games/hive/objection.hpp"
#include "engine/games/hive/rules.hpp"
#include "engine/games/hive/setup.hpp"
#include "engine/games/hive/strengths.hpp"

namespace quintet::hive {

/// Hive as the registry and the running game use it.
struct Game {
    using Position = hive::Position;
    using Evaluator = hive::Evaluator;
    static constexpr const Strengths& strengths = hive::strengths;
    static constexpr const LevelRatings& level_ratings = hive::level_ratings;

    static const GameSpec& spec() { return hive::spec(); }
    static Position start(const OptionValues& options) {
        return Position::start(variant_of(options));
    }
    static Result<Position> parse_position(std::string_view text, const OptionValues& options) {
        return hive::parse_position(text, options);
    }
    static std::string format_position(const Position& position) {
        return hive::format_position(position);
    }
    static Result<Action> parse_action(std::string_view text, const Position& position) {
        return hive::parse_action(text, position);
    }
    static Refusal why_not(const Attempt& attempt, const Position& position) {
        return hive::why_not(attempt, position);
    }
    static std::string format_action(Action action, const Position& position) {
        return hive::format_action(action, position);
    }
    static BoardSetup setup(const Position& position) { return hive::setup(position); }
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options) {
        return hive::setup_text(setup, options);
    }
    static BoardLayout layout(const Position&) { return hive::layout(); }
    static BoardState board(const Position& position) { return hive::board(position); }
    static ActionView view(Action action, const Position& position) {
        return hive::view(action, position);
    }
    /// A turn changes nothing but the place of its piece.
    static std::vector<Mark> effects(Action, const Position&) { return {}; }
    static int least_actions(const Position& position, Player player) {
        return hive::least_actions(position, player);
    }

    static bool is_game_text(std::string_view text) { return is_game_string(text); }
    static Result<GameRecord> read_game(std::string_view text) { return read_game_string(text); }
    static std::string write_game(const OptionValues& options,
                                  const std::vector<std::string>& actions, Outcome outcome) {
        return format_game_string(options, actions, outcome);
    }
    static std::span<const ForeignForm> foreign_forms() { return hive::foreign_forms(); }
};

static_assert(ReadsGameTexts<Game> && WritesGameTexts<Game> && HasForeignForms<Game>);

}  // namespace quintet::hive
