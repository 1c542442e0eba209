#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hooks.hpp"
#include "engine/games/chexers/bounds.hpp"
#include "engine/games/chexers/evaluation.hpp"
#include "engine/games/chexers/forms/forms.hpp"
#include "engine/games/chexers/layout.hpp"
#include "engine/games/chexers/notation.hpp"
#include "engine/games/chexers/refusal.hpp"
#include "engine/games/chexers/rules.hpp"
#include "engine/games/chexers/setup.hpp"
#include "engine/games/chexers/strengths.hpp"

namespace quintet::chexers {

/// Chexers as the registry and the running game use it.
struct Game {
    using Position = chexers::Position;
    using Evaluator = chexers::Evaluator;
    static constexpr const Strengths& strengths = chexers::strengths;
    static constexpr const LevelRatings& level_ratings = chexers::level_ratings;

    static const GameSpec& spec() { return chexers::spec(); }
    static Position start(const OptionValues& options) {
        return Position::start(limits_of(options));
    }
    static Result<Position> parse_position(std::string_view text, const OptionValues& options) {
        return chexers::parse_position(text, options);
    }
    static std::string format_position(const Position& position) {
        return chexers::format_position(position);
    }
    static Result<Action> parse_action(std::string_view text, const Position& position) {
        return chexers::parse_action(text, position);
    }
    static Refusal why_not(const Attempt& attempt, const Position& position) {
        return chexers::why_not(attempt, position);
    }
    static std::string format_action(Action action, const Position&) {
        return chexers::format_action(action);
    }
    static BoardSetup setup(const Position& position) { return chexers::setup(position); }
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options) {
        return chexers::setup_text(setup, options);
    }
    static BoardLayout layout(const Position&) { return chexers::layout(); }
    static BoardState board(const Position& position) { return chexers::board(position); }
    static ActionView view(Action action, const Position&) { return chexers::view(action); }
    static std::vector<Mark> effects(Action action, const Position& before) {
        return chexers::effects(action, before);
    }
    static int least_actions(const Position& position, Player player) {
        return chexers::least_actions(position, player);
    }

    static std::span<const ForeignForm> foreign_forms() { return chexers::foreign_forms(); }

    static std::span<const Style<Position>> styles();
};

static_assert(HasForeignForms<Game>);
static_assert(HasStyles<Game>);

}  // namespace quintet::chexers
