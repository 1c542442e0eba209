#pragma once

#include <span>

#include "engine/core/hooks.hpp"
#include "engine/games/tetress/evaluation.hpp"
#include "engine/games/tetress/forms/forms.hpp"
#include "engine/games/tetress/layout.hpp"
#include "engine/games/tetress/notation.hpp"
#include "engine/games/tetress/refusal.hpp"
#include "engine/games/tetress/rules.hpp"
#include "engine/games/tetress/setup.hpp"
#include "engine/games/tetress/strengths.hpp"

namespace quintet::tetress {

/// Tetress as the registry and the running game use it.
struct Game {
    using Position = tetress::Position;
    using Evaluator = tetress::Evaluator;
    static constexpr const Strengths& strengths = tetress::strengths;
    static constexpr const LevelRatings& level_ratings = tetress::level_ratings;

    static const GameSpec& spec() { return tetress::spec(); }
    static Position start(const OptionValues& options) { return Position(limits_of(options)); }
    static Result<Position> parse_position(std::string_view text, const OptionValues& options) {
        return tetress::parse_position(text, limits_of(options));
    }
    static std::string format_position(const Position& position) {
        return tetress::format_position(position);
    }
    static Result<Action> parse_action(std::string_view text, const Position& position) {
        return tetress::parse_action(text, position);
    }
    static Refusal why_not(const Attempt& attempt, const Position& position) {
        return tetress::why_not(attempt, position);
    }
    static std::string format_action(Action action, const Position&) {
        return tetress::format_action(action);
    }
    static BoardSetup setup(const Position& position) { return tetress::setup(position); }
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options) {
        return tetress::setup_text(setup, options);
    }
    static BoardLayout layout(const Position&) { return tetress::layout(); }
    static BoardState board(const Position& position) { return tetress::board(position); }
    static ActionView view(Action action, const Position&) { return tetress::view(action); }
    static std::vector<Mark> effects(Action action, const Position& before) {
        return tetress::effects(action, before);
    }

    static std::span<const ForeignForm> foreign_forms() { return tetress::foreign_forms(); }
};

static_assert(HasForeignForms<Game>);

}  // namespace quintet::tetress
