#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hooks.hpp"
#include "engine/games/halma/bounds.hpp"
#include "engine/games/halma/evaluation.hpp"
#include "engine/games/halma/forms/forms.hpp"
#include "engine/games/halma/layout.hpp"
#include "engine/games/halma/notation.hpp"
#include "engine/games/halma/race.hpp"
#include "engine/games/halma/refusal.hpp"
#include "engine/games/halma/rules.hpp"
#include "engine/games/halma/setup.hpp"
#include "engine/games/halma/strengths.hpp"

namespace quintet::halma {

/// Halma as the registry and the running game use it.
struct Game {
    using Position = halma::Position;
    using Evaluator = halma::Evaluator;
    static constexpr const Strengths& strengths = halma::strengths;
    static constexpr const LevelRatings& level_ratings = halma::level_ratings;

    static const GameSpec& spec() { return halma::spec(); }
    static Position start(const OptionValues& values) {
        return Position::start(options_of(values));
    }
    static Result<Position> parse_position(std::string_view text, const OptionValues& values) {
        return halma::parse_position(text, values);
    }
    static std::string format_position(const Position& position) {
        return halma::format_position(position);
    }
    static Result<Action> parse_action(std::string_view text, const Position& position) {
        return halma::parse_action(text, position);
    }
    static Refusal why_not(const Attempt& attempt, const Position& position) {
        return halma::why_not(attempt, position);
    }
    static std::string format_action(Action action, const Position&) {
        return halma::format_action(action);
    }
    static BoardSetup setup(const Position& position) { return halma::setup(position); }
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options) {
        return halma::setup_text(setup, options);
    }
    static BoardLayout layout(const Position&) { return halma::layout(); }
    static BoardState board(const Position& position) { return halma::board(position); }
    static ActionView view(Action action, const Position& position) {
        return halma::view(action, position);
    }
    /// A play changes nothing but the place of its man.
    static std::vector<Mark> effects(Action, const Position&) { return {}; }
    static int least_actions(const Position& position, Player player) {
        return halma::least_actions(position, player);
    }
    static std::span<const ForeignForm> foreign_forms() { return halma::foreign_forms(); }
    static bool is_race(const Position& position) { return apart(position, position.to_move()); }
};

static_assert(GameType<Game> && HasForeignForms<Game>);

}  // namespace quintet::halma
