#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/hive/evaluation/bounds.hpp"
#include "engine/games/hive/evaluation/evaluation.hpp"
#include "engine/games/hive/evaluation/strengths.hpp"
#include "engine/games/hive/forms/forms.hpp"
#include "engine/games/hive/rules.hpp"
#include "engine/games/hive/text/game_string.hpp"
#include "engine/games/hive/text/notation.hpp"
#include "engine/games/hive/text/refusal.hpp"
#include "engine/games/hive/view.hpp"

namespace quintet::hive {

/// Hive as the registry and the running game use it.
struct Game {
    using Position = hive::Position;
    using Evaluator = hive::Evaluator;
    static constexpr auto& strengths = hive::strengths;
    static constexpr auto& level_ratings = hive::level_ratings;

    static constexpr auto& spec = hive::spec;
    static constexpr auto& parse_position = hive::parse_position;
    static constexpr auto& format_position = hive::format_position;
    static constexpr auto& parse_action = hive::parse_action;
    static constexpr auto& format_action = hive::format_action;
    static constexpr auto& why_not = hive::why_not;
    static constexpr auto& setup = hive::setup;
    static constexpr auto& setup_text = hive::setup_text;
    static constexpr auto& board = hive::board;
    static constexpr auto& view = hive::view;
    static constexpr auto& least_actions = hive::least_actions;
    static constexpr auto& foreign_forms = hive::foreign_forms;
    static constexpr auto& is_game_text = hive::is_game_string;
    static constexpr auto& read_game = hive::read_game_string;
    static constexpr auto& write_game = hive::format_game_string;

    static Position start(const OptionValues& options) {
        return Position::start(variant_of(options));
    }
    static BoardLayout layout(const Position&) { return hive::layout(); }
};

static_assert(complete<Game>());
static_assert(ReadsGameTexts<Game> && WritesGameTexts<Game> && HasForeignForms<Game>);

}  // namespace quintet::hive
