#include "engine/search/likely_actions.hpp"

#include <algorithm>
#include <vector>

#include "engine/core/random.hpp"
#include "tests/engine/chexers/helpers.hpp"

using namespace quintet;
using namespace quintet::chexers;

namespace {

using Likely = search::LikelyActions<Position, Evaluator>;

Score at_sight(const Position& position, Player player, int plies) {
    const Outcome outcome = position.outcome();
    return outcome.over() ? final_scores<player_count>(outcome, plies)[player]
                          : Evaluator().evaluate(position)[player];
}

Score after_answer(const Position& position, Player player) {
    if (position.outcome().over()) return at_sight(position, player, 1);
    ActionList<Position> answers;
    position.legal_actions(answers);
    Score worst = win_score;
    for (const Action answer : answers) {
        Position child = position;
        child.play(answer);
        worst = std::min(worst, at_sight(child, player, 1));
    }
    return worst;
}

/// All actions, the best first.
template <class ScoreOf>
std::vector<Likely::Likely> sorted(const Position& position, ScoreOf&& score_of) {
    ActionList<Position> actions;
    position.legal_actions(actions);
    std::vector<Likely::Likely> all;
    for (const Action action : actions) {
        Position child = position;
        child.play(action);
        all.push_back({action.code(), score_of(child)});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    return all;
}

/// Runs through random games to their ends.
template <class Visit>
void visit_positions(int games, Visit&& visit) {
    Random random(31);
    for (int game = 0; game < games; ++game) {
        Position here = Position::start(game % 2 == 0 ? Limits::text : Limits::referee);
        while (!here.outcome().over()) {
            ActionList<Position> actions;
            here.legal_actions(actions);
            if (actions.size() > 1) visit(here);
            here.play(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
    }
}

}  // namespace

TEST_CASE("chexers: likely actions are those that look best, at once or after an answer") {
    constexpr Score margin = 400;
    Likely likely;
    int told = 0;
    int left_out = 0;
    int differ = 0;
    visit_positions(20, [&](const Position& here) {
        const Player player = here.to_move();
        const auto at_once =
            sorted(here, [&](const Position& child) { return at_sight(child, player, 1); });
        const Likely::List first = likely.find(Evaluator(), here);
        for (std::size_t i = 0; i < first.size(); ++i) {
            const bool there = i < at_once.size();
            REQUIRE(first[i].code == (there ? at_once[i].code : search::no_action));
            if (there) REQUIRE(first[i].score == at_once[i].score);
        }

        const auto answered =
            sorted(here, [&](const Position& child) { return after_answer(child, player); });
        const Likely::List second = likely.find_answered(Evaluator(), here, margin);
        for (std::size_t i = 0; i < std::min(second.size(), answered.size()); ++i) {
            if (i < Likely::least || answered[0].score - answered[i].score <= margin) {
                REQUIRE(second[i].code == answered[i].code);
                REQUIRE(second[i].score == answered[i].score);
                ++told;
            } else {
                REQUIRE(second[0].score - second[i].score > margin);
                ++left_out;
            }
        }
        if (first[0].code != second[0].code) ++differ;
        REQUIRE(likely.find_answered(Evaluator(), here, margin)[0].code == second[0].code);
        REQUIRE(likely.find(Evaluator(), here)[0].code == first[0].code);
    });
    CHECK(told > 1000);
    CHECK(left_out > 1000);
    CHECK(differ > 100);
}
