#include <functional>

#include "engine/games/hive/moves/movement.hpp"
#include "tests/engine/hive/helpers.hpp"
#include "tests/engine/weightless.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

const std::string middle =
    "wQ@0,0,0;wA1@-1,0,0;wB1@-1,1,0;wG1@0,-1,0;bQ@1,0,0;bS1@2,0,0;bA1@2,-1,0;bG1@1,1,0";

/// The same position with the colours exchanged.
std::string exchanged(std::string text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0 && text[i - 1] != ';') continue;
        if (text.substr(i, 5) == "white") {
            text.replace(i, 5, "black");
        } else if (text.substr(i, 5) == "black") {
            text.replace(i, 5, "white");
        } else if (text[i] == 'w') {
            text[i] = 'b';
        } else if (text[i] == 'b') {
            text[i] = 'w';
        }
    }
    return text;
}

/// The number of White's pieces in play for which `is` holds, minus Black's.
Score count(const Position& position, const std::function<bool(Piece)>& is) {
    Score lead = 0;
    for (Piece piece = 0; piece < piece_count; ++piece) {
        if ((position.variant().kinds & bit(kind_of(piece))) == 0 || !is(piece)) continue;
        lead += owner_of(piece) == 0 ? 1 : -1;
    }
    return lead;
}

/// The action that looks best one turn ahead.
Action greedy(const Position& position, Random& random) {
    const Evaluator evaluator;
    const Player player = position.to_move();
    Action best = Action::pass();
    double most = -1e18;
    for (const Action action : actions_of(position)) {
        Position next = position;
        next.play(action);
        const Outcome outcome = next.outcome();
        double worth = evaluator.evaluate(next)[player] + random.unit();
        if (outcome.state == Outcome::State::won) worth = outcome.winner == player ? 1e9 : -1e9;
        if (worth > most) {
            most = worth;
            best = action;
        }
    }
    return best;
}

}  // namespace

TEST_CASE("evaluation: scores are zero-sum and symmetric between the colours") {
    const Evaluator evaluator;
    for (const std::string& text : {"white;" + middle, "black;" + middle}) {
        const Scores<2> scores = evaluator.evaluate(position(text));
        CHECK(scores[0] == -scores[1]);
        CHECK(evaluator.evaluate(position(exchanged(text)))[1] == scores[0]);
    }
}

TEST_CASE("evaluation: crowded queens and pinned ants score worse than free ones") {
    const Evaluator evaluator;
    const auto white = [&](const std::string& text) {
        return evaluator.evaluate(position("white;" + text))[0];
    };
    const std::string base = "wQ@0,0,0;wS1@-1,0,0;bQ@2,0,0;bS1@1,0,0;";
    CHECK(white(base + "bA1@0,-1,0") < white(base + "bA1@3,0,0"));
    CHECK(white(base + "wA1@-2,0,0;bA1@3,0,0") > white(base + "wA1@-2,0,0;bA1@-3,0,0"));
}

TEST_CASE("evaluation: each piece counts by its state") {
    // One weight for each state, the same for all kinds.
    std::vector<Evaluator> evaluators;
    for (std::size_t state = 0; state < 6; ++state) {
        Weights weights = weightless<Weights>();
        weights.pieces[state].fill(1);
        evaluators.emplace_back(weights);
    }
    Weights on_top = weightless<Weights>();
    on_top.raised = {1, 10, 100};
    const Evaluator raised(on_top);
    Random random(29);
    int seen = 0;
    for (const std::string& expansions : Game::spec().options[0].choices) {
        play_random_games(3, start(expansions), 150, random, [&](const Position& position, Action) {
            Movement movement(position);
            const auto stands = [&](Piece piece, bool near, bool stuck) {
                if (!position.on_board(piece) || position.covered(piece) ||
                    position.below(piece) != no_piece) {
                    return false;
                }
                const hive::Cell cell = position.cell(piece);
                const hive::Cell enemy = position.queen_cell(owner_of(piece) == 0 ? 1 : 0);
                const bool is_near = enemy != in_hand && adjacent(cell, enemy);
                const Kind kind = kind_of(piece);
                const bool slider = kind == Kind::queen || kind == Kind::spider ||
                                    kind == Kind::ant || kind == Kind::pillbug;
                const bool is_stuck = !movement.loose(piece) ||
                                      (slider && slides(position.occupied().ring(cell)) == 0);
                return is_near == near && is_stuck == stuck;
            };
            const auto value = [&](std::size_t state) {
                return evaluators[state].evaluate(position)[0];
            };
            const auto is_in = [&](bool near, bool stuck) {
                return [=](Piece piece) { return stands(piece, near, stuck); };
            };
            REQUIRE(value(0) ==
                    count(position, [&](Piece piece) { return !position.on_board(piece); }));
            REQUIRE(value(1) == count(position, is_in(false, false)));
            REQUIRE(value(2) == count(position, is_in(false, true)));
            REQUIRE(value(3) == count(position, is_in(true, false)));
            REQUIRE(value(4) == count(position, is_in(true, true)));
            REQUIRE(value(5) ==
                    count(position, [&](Piece piece) { return position.covered(piece); }));
            Score expected = 0;
            for (Piece piece = 0; piece < piece_count; ++piece) {
                if (!position.on_board(piece) || position.covered(piece)) continue;
                if (position.below(piece) == no_piece) continue;
                const hive::Cell enemy = position.queen_cell(owner_of(piece) == 0 ? 1 : 0);
                const hive::Cell cell = position.cell(piece);
                const Score worth = cell == enemy                               ? 100
                                    : enemy != in_hand && adjacent(cell, enemy) ? 10
                                                                                : 1;
                expected += owner_of(piece) == 0 ? worth : -worth;
                ++seen;
            }
            REQUIRE(raised.evaluate(position)[0] == expected);
        });
    }
    CHECK(seen > 1000);
}

TEST_CASE("evaluation: queen terms depend on her number of filled neighbours") {
    const auto white = [](const std::string& text, const Weights& weights) {
        return Evaluator(weights).evaluate(position(text))[0];
    };
    // Two neighbours of each queen are filled.
    const std::string both = "wQ@0,0,0;wP@-1,0,0;wS1@1,0,0;bG1@2,0,0;bQ@3,0,0;bA1@4,0,0";
    Weights guard = weightless<Weights>();
    guard.guard = {1, 10, 100, 1000, 10000, 100000};
    CHECK(white("white;" + both, guard) == 100);
    Weights danger = weightless<Weights>();
    danger.danger = {1, 10, 100, 1000, 10000, 100000};
    CHECK(white("white;" + both, danger) == 0);
    CHECK(white("white;" + both + ";bA2@3,-1,0", danger) == 900);
    // Only the outermost pieces may leave. White's pillbug stands next to its own queen, and
    // Black's ant next to its own. Each threatens the other's queen, who has four empty neighbours.
    Weights relief = weightless<Weights>();
    relief.relief[2] = 1;
    CHECK(white("white;" + both, relief) == 0);
    CHECK(white("white;" + both + ";bA2@5,0,0", relief) == 1);
    Weights threat = weightless<Weights>();
    threat.threat[2] = 1;
    CHECK(white("white;" + both, threat) == 0);
    CHECK(white("white;" + both + ";wA1@0,-1,0", threat) == 2);
    Weights escape = weightless<Weights>();
    escape.escape[1] = 1;
    CHECK(white("white;wQ@0,0,0;wS1@1,0,0;bS1@2,0,0;bQ@3,0,0", escape) == 0);
    CHECK(white("white;wQ@0,0,0;wS1@1,0,0;bQ@2,0,0;bS1@3,0,0", escape) == 1);
    // The player to move has the initiative.
    Weights initiative = weightless<Weights>();
    initiative.initiative[2] = 1;
    CHECK(white("white;" + both, initiative) == 1);
    CHECK(white("black;" + both, initiative) == -1);
    // North-west of White's queen, three pieces separate all empty hexes.
    Weights shut = weightless<Weights>();
    shut.shut[2] = 1;
    CHECK(white("white;" + both, shut) == 0);
    CHECK(white("white;wQ@0,0,0;wS1@-1,0,0;wA1@1,-1,0;bG1@2,-2,0;bG2@2,-3,0;bS1@1,-3,0;bA1@0,-2,0;"
                "bQ@3,-3,0",
                shut) == 1);
}

TEST_CASE("evaluation: noisy turns newly fill a neighbour of the enemy queen") {
    const Evaluator evaluator;
    const Position open = position("white;" + middle + ";wA2@-2,0,0", "");
    for (const Action action : actions_of(open)) {
        const std::string text = Game::format_action(action, open);
        INFO(text);
        const hive::Cell queen = open.queen_cell(1);
        Position next = open;
        next.play(action);
        const int before = size(open.occupied().ring(queen));
        const int after = size(next.occupied().ring(queen));
        CHECK(evaluator.noisy(open, action) == (after > before));
    }
    // Neither climbing on a neighbour nor moving from one neighbour to another fills anything.
    const Position near = position("white;wQ@0,0,0;wA1@0,1,0;wB1@1,1,0;bQ@1,0,0;bS1@2,0,0", "");
    CHECK_FALSE(evaluator.noisy(near, Game::parse_action("wB1 wA1", near).value()));
    CHECK_FALSE(evaluator.noisy(near, Game::parse_action("wA1 \\bQ", near).value()));
}

TEST_CASE("evaluation: the generated noisy turns are exactly the noisy legal turns") {
    const Evaluator evaluator;
    Random random(23);
    int noisy = 0;
    for (const std::string& expansions : Game::spec().options[0].choices) {
        play_random_games(5, start(expansions), 150, random, [&](const Position& position, Action) {
            std::vector<std::uint32_t> wanted;
            for (const Action action : actions_of(position)) {
                if (evaluator.noisy(position, action)) wanted.push_back(action.code());
            }
            Actions listed;
            evaluator.noisy_actions(position, listed);
            std::vector<std::uint32_t> found;
            for (const Action action : listed) found.push_back(action.code());
            REQUIRE(found == wanted);
            noisy += static_cast<int>(found.size());
        });
    }
    CHECK(noisy > 1000);
    // Before the last neighbour of the queen, and after it.
    const Position open = position(
        "black;wQ@0,0,0;wA1@1,0,0;wS1@0,1,0;bA1@-1,0,0;bS1@-1,1,0;bS2@0,-1,0;bQ@-1,2,0;bA2@-2,0,0",
        "");
    Actions some;
    evaluator.noisy_actions(open, some);
    CHECK(some.size() > 0);
    const Position closed = after(open, "bA2 \\wA1");
    REQUIRE(closed.outcome().over());
    Actions none;
    evaluator.noisy_actions(closed, none);
    CHECK(none.size() == 0);
}

TEST_CASE("evaluation: a guide gives each turn the same score as when asked alone") {
    const Evaluator evaluator;
    Random random(31);
    for (const std::string& expansions : Game::spec().options[0].choices) {
        play_random_games(1, start(expansions), 150, random, [&](const Position& position, Action) {
            const Guide guide = evaluator.orderer(position);
            for (const Action action : actions_of(position)) {
                REQUIRE(guide(action) == evaluator.order(position, action));
            }
        });
    }
}

TEST_CASE("evaluation: turns that fill around a queen come first, turns that leave last") {
    const Evaluator evaluator;
    const Position open = position(
        "white;wQ@-2,0,0;wA1@-3,0,0;wS1@-1,0,0;bA1@0,0,0;bQ@1,0,0;bS1@2,0,0;wA2@1,1,0", "");
    const auto rank = [&](std::string_view text) {
        const Result<Action> action = Game::parse_action(text, open);
        if (!action) FAIL(action.error().message);
        return evaluator.order(open, action.value());
    };
    CHECK(rank("wA1 \\bQ") > rank("wA1 \\wS1"));
    CHECK(rank("wA1 \\wS1") > rank("wA2 bS1-"));
}

TEST_CASE("evaluation: looking one turn ahead beats random play") {
    Random random(17);
    int won = 0;
    for (int game = 0; game < 20; ++game) {
        const Player player = static_cast<Player>(game % 2);
        Position position = start("MLP");
        while (!position.outcome().over() && position.ply() < 200) {
            const Actions actions = actions_of(position);
            position.play(position.to_move() == player ? greedy(position, random)
                                                       : random.pick(actions));
        }
        won += position.outcome() == Outcome::win(player, "queen_surrounded");
    }
    CHECK(won >= 18);
}

TEST_CASE("evaluation: games with a pillbug have separate weights") {
    const auto value = [](const Evaluator& evaluator, const Position& set_up) {
        return evaluator.evaluate(set_up)[0];
    };
    const Evaluator standard;
    const Evaluator without_everywhere{Weights()};
    const Evaluator with_everywhere(pillbug_weights);
    for (const std::string& expansions : Game::spec().options[0].choices) {
        INFO(expansions);
        const Position set_up =
            after_all(start(expansions), {"wG1", "bG1 wG1-", "wA1 -wG1", "bQ bG1-"});
        const bool pillbug = expansions.find('P') != std::string::npos;
        CHECK(value(without_everywhere, set_up) != value(with_everywhere, set_up));
        CHECK(value(standard, set_up) ==
              value(pillbug ? with_everywhere : without_everywhere, set_up));
    }
}
