#pragma once

#include <span>

#include "engine/core/hooks.hpp"
#include "engine/games/cachex/bounds.hpp"
#include "engine/games/cachex/evaluation.hpp"
#include "engine/games/cachex/forms/forms.hpp"
#include "engine/games/cachex/layout.hpp"
#include "engine/games/cachex/notation.hpp"
#include "engine/games/cachex/refusal.hpp"
#include "engine/games/cachex/rules.hpp"
#include "engine/games/cachex/setup.hpp"
#include "engine/games/cachex/strengths.hpp"

namespace quintet::cachex {

/// Cachex as the registry and the running game use it.
struct Game {
    using Position = cachex::Position;
    using Evaluator = cachex::Evaluator;
    static constexpr const Strengths& strengths = cachex::strengths;
    static constexpr const LevelRatings& level_ratings = cachex::level_ratings;

    static const GameSpec& spec() { return cachex::spec(); }
    static Position start(const OptionValues& options) { return Position(options.integer("size")); }
    static Result<Position> parse_position(std::string_view text, const OptionValues& options) {
        return cachex::parse_position(text, options.integer("size"));
    }
    static std::string format_position(const Position& position) {
        return cachex::format_position(position);
    }
    static Result<Action> parse_action(std::string_view text, const Position& position) {
        return cachex::parse_action(text, position);
    }
    static Refusal why_not(const Attempt& attempt, const Position& position) {
        return cachex::why_not(attempt, position);
    }
    static std::string format_action(Action action, const Position&) {
        return cachex::format_action(action);
    }
    static BoardSetup setup(const Position& position) { return cachex::setup(position); }
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options) {
        return cachex::setup_text(setup, options);
    }
    static BoardLayout layout(const Position& position) { return cachex::layout(position.size()); }
    static BoardState board(const Position& position) { return cachex::board(position); }
    static ActionView view(Action action, const Position& before) {
        return cachex::view(action, before);
    }
    static std::vector<Mark> effects(Action action, const Position& before) {
        return cachex::effects(action, before);
    }
    static int least_actions(const Position& position, Player player) {
        return cachex::least_actions(position, player);
    }

    static std::span<const ForeignForm> foreign_forms() { return cachex::foreign_forms(); }
};

static_assert(HasForeignForms<Game>);

}  // namespace quintet::cachex
