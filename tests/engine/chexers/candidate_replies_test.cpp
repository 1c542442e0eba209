#include "engine/search/tree/candidate_replies.hpp"

#include "tests/engine/chexers/helpers.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using namespace quintet::chexers;

namespace {

using search::ReplyDepth;
using Replies = search::CandidateReplies<Position, Evaluator>;

/// The score after at most `plies` noisy actions, which all others choose to harm `player`.
Score settled(const Position& position, Player player, int plies) {
    const Outcome outcome = position.outcome();
    if (outcome.over()) return final_scores<player_count>(outcome, 1)[player];
    Score best = Evaluator().evaluate(position)[player];
    if (plies == 0) return best;
    for (const Action action : quintet::tests::actions_of(position)) {
        if (!Evaluator().noisy(position, action)) continue;
        Position child = position;
        child.play(action);
        const Score score = settled(child, player, plies - 1);
        best = position.to_move() == player ? std::max(best, score) : std::min(best, score);
    }
    return best;
}

/// The score after the worst answer and at most `plies` noisy actions.
Score after_answer(const Position& position, Player player, int plies) {
    if (position.outcome().over()) return settled(position, player, 0);
    ActionList<Position> answers;
    position.legal_actions(answers);
    Score worst = win_score;
    for (const Action answer : answers) {
        Position child = position;
        child.play(answer);
        worst = std::min(worst, settled(child, player, plies));
    }
    return worst;
}

/// All actions, best first.
template <class ScoreOf>
std::vector<Replies::Candidate> sorted(const Position& position, ScoreOf&& score_of) {
    ActionList<Position> actions;
    position.legal_actions(actions);
    std::vector<Replies::Candidate> all;
    for (const Action action : actions) {
        Position child = position;
        child.play(action);
        all.push_back({action.code(), score_of(child)});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    return all;
}

}  // namespace

TEST_CASE("candidate replies are the actions that score best, at once or after an answer") {
    constexpr Score margin = 400;
    const auto depth = GENERATE(ReplyDepth::action, ReplyDepth::answer, ReplyDepth::quiescence);
    Replies likely;
    int told = 0;
    int left_out = 0;
    int differ = 0;
    Random random(31);
    const Position start = Position::start(Limits::text);
    const int games = quintet::tests::thinned(10);
    quintet::tests::play_random_games(games, start, 768, random, [&](const Position& here, Action) {
        if (here.legal_action_count() < 2) return;
        const Player player = here.to_move();
        const auto expected = sorted(here, [&](const Position& child) {
            return depth == ReplyDepth::action
                       ? settled(child, player, 0)
                       : after_answer(child, player, depth == ReplyDepth::quiescence ? 3 : 0);
        });
        const Replies::List list = likely.find(Evaluator(), here, depth, margin);
        for (std::size_t i = 0; i < std::min(list.size(), expected.size()); ++i) {
            if (i < Replies::least || expected[0].score - expected[i].score <= margin) {
                REQUIRE(list[i].code == expected[i].code);
                REQUIRE(list[i].score == expected[i].score);
                ++told;
            } else {
                REQUIRE(list[0].score - list[i].score > margin);
                ++left_out;
            }
        }
        if (expected.size() < list.size()) REQUIRE(list[expected.size()].code == search::no_action);
        const auto first = [&](ReplyDepth other) {
            return likely.find(Evaluator(), here, other, margin)[0].code;
        };
        if (first(ReplyDepth::answer) != first(ReplyDepth::quiescence)) ++differ;
        REQUIRE(first(depth) == list[0].code);
    });
    CHECK(told > quintet::tests::thinned(1000));
    CHECK(left_out > quintet::tests::thinned(1000));
    CHECK(differ > quintet::tests::thinned(100));
}
