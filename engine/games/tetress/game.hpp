#pragma once

#include <span>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/tetress/evaluation/evaluation.hpp"
#include "engine/games/tetress/rules.hpp"
#include "engine/games/tetress/text/notation.hpp"
#include "engine/games/tetress/view.hpp"

namespace quintet::tetress {

/// Tetress as the registry and the running game use it.
struct Game {
    using Position = tetress::Position;
    using Evaluator = tetress::Evaluator;
    static constexpr auto& strengths = tetress::strengths;
    static constexpr auto& level_ratings = tetress::level_ratings;

    static constexpr auto& spec = tetress::spec;
    static constexpr auto& format_position = tetress::format_position;
    static constexpr auto& parse_action = tetress::parse_action;
    static constexpr auto& why_not = tetress::why_not;
    static constexpr auto& setup = tetress::setup;
    static constexpr auto& setup_text = tetress::setup_text;
    static constexpr auto& board = tetress::board;
    static constexpr auto& effects = tetress::effects;

    static Position start(const OptionValues& options) { return Position(limits_of(options)); }
    static Result<Position> parse_position(std::string_view text, const OptionValues& options) {
        return tetress::parse_position(text, limits_of(options));
    }
    static std::string format_action(Action action, const Position&) {
        return tetress::format_action(action);
    }
    static BoardLayout layout(const Position&) { return tetress::layout(); }
    static ActionView view(Action action, const Position&) { return tetress::view(action); }

    /// The forms in which other programs write games and positions of Tetress.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasForeignForms<Game>);

}  // namespace quintet::tetress
