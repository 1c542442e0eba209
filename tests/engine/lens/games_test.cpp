#include <algorithm>

#include "tests/engine/lens/games.hpp"
#include "tests/engine/lens/helpers.hpp"
#include "tests/engine/thinned.hpp"

// The lens on random positions of every game.

using namespace quintet;
using namespace quintet::tests;
using lens::Algorithm;
using lens::Options;
using lens::Order;

namespace {

Run run_lens(const RunningGame& position, const Options& options, std::size_t events = 1'000'000,
             const WithoutTerms& without = {}) {
    return finish(new_lens_session(position, options, without), events);
}

/// Options with the largest depth up to 3 at which minimax completes within the nodes of a test.
Options affordable(const RunningGame& position, bool quiescence) {
    Options options{.algorithm = Algorithm::minimax};
    options.quiescence = quiescence;
    options.nodes = 6000;
    for (options.depth = 3; options.depth > 1; --options.depth) {
        if (run_lens(position, options).session->stop() == lens::Stop::complete) break;
    }
    return options;
}

bool is_complete(const Run& run) { return run.session->stop() == lens::Stop::complete; }

}  // namespace

TEST_CASE("in every game all versions of alpha-beta find minimax's value") {
    const std::vector<int> plies =
        sanitized ? std::vector{1, 40} : std::vector{0, 1, 5, 12, 40, 90};
    in_lens_positions(plies, [](const RunningGame& at) {
        for (const bool quiescence : {false, true}) {
            Options options = affordable(at, quiescence);
            const Run minimax = run_lens(at, options);
            if (!is_complete(minimax)) continue;
            options.nodes = lens::most_nodes;
            INFO("depth " << options.depth << (quiescence ? ", quiescence" : ""));
            CHECK(minimax.tree.player() == at.to_move());
            std::vector<Algorithm> algorithms{Algorithm::alpha_beta, Algorithm::pvs,
                                              Algorithm::paranoid, Algorithm::aspiration};
            if (at.spec().players.size() == 2) algorithms.push_back(Algorithm::negamax);
            for (const Algorithm algorithm : algorithms) {
                for (const Order order : {Order::none, Order::best, Order::worst, Order::table}) {
                    options.algorithm = algorithm;
                    options.order = order;
                    options.deepening = order == Order::table || order == Order::best;
                    options.table = options.deepening;
                    const Run run = run_lens(at, options);
                    INFO(name_of(algorithm) << ", order " << name_of(order));
                    REQUIRE(is_complete(run));
                    CHECK(run.value() == minimax.value());
                    // The line is made of legal actions.
                    const auto again = at.copy();
                    for (const std::string& action : run.line()) {
                        INFO(action);
                        CHECK(again->play(action).ok());
                    }
                }
            }
        }
    });
}

TEST_CASE("in games of two players max^n and best reply find minimax's value") {
    in_lens_positions({0, 7, 30}, [](const RunningGame& at) {
        if (at.spec().players.size() != 2) return;
        Options options = affordable(at, false);
        const Run minimax = run_lens(at, options);
        if (!is_complete(minimax)) return;
        options.nodes = lens::most_nodes;
        options.algorithm = Algorithm::best_reply;
        CHECK(run_lens(at, options).value() == minimax.value());
        options.algorithm = Algorithm::max_n;
        CHECK(run_lens(at, options).value() == minimax.value());
        options.shallow = true;
        CHECK(run_lens(at, options).value() == minimax.value());
    });
}

TEST_CASE("a width searches only the best moves of each position, and says how many it discards") {
    in_lens_positions({0, 12}, [](const RunningGame& at) {
        Options options{.algorithm = Algorithm::minimax, .depth = 2};
        options.width = 3;
        const Run run = run_lens(at, options);
        REQUIRE(is_complete(run));
        const auto moves = at.legal_actions().size();
        CHECK(run.root().children.size() == std::min<std::size_t>(moves, 3));
        CHECK(run.root().discarded == static_cast<int>(moves - run.root().children.size()));
        CHECK(run.tree.counters().nodes <= 1 + 3 + 9);
        // They are the first of all moves in the best order.
        options.width = 0;
        options.depth = 1;
        options.order = Order::best;
        const Run all = run_lens(at, options);
        std::vector<std::int32_t> best;
        for (std::size_t i = 0; i < run.root().children.size(); ++i) {
            best.push_back(all.tree.node(all.root().children[i]).text);
        }
        for (const int child : run.root().children) {
            const auto& text =
                run.session->trace().texts()[static_cast<std::size_t>(run.tree.node(child).text)];
            CHECK(std::any_of(best.begin(), best.end(), [&](std::int32_t each) {
                return all.session->trace().texts()[static_cast<std::size_t>(each)] == text;
            }));
        }
    });
}

TEST_CASE("the terms of every evaluation add up to it for every player") {
    in_lens_positions({0, 3, 10, 25, 60, 120, 200, 330}, [](const RunningGame& at) {
        const Result<lens::Explanation> explained = explain_evaluation(at);
        REQUIRE(explained.ok());
        const lens::Explanation& evaluation = explained.value();
        const bool has_weights = !evaluation_terms(at).empty();
        const std::size_t players = at.spec().players.size();
        REQUIRE(evaluation.scores.size() == players);
        std::vector<Score> sums(players, 0);
        for (const lens::EvaluationTerm& term : evaluation.terms) {
            REQUIRE(term.contributions.size() == players);
            REQUIRE((term.features.empty() || term.features.size() == players));
            for (std::size_t i = 0; i < players; ++i) {
                sums[i] += term.contributions[i];
                if (term.features.empty()) continue;
                CHECK(term.weight * term.features[i] == term.contributions[i]);
            }
            // Every weight explains itself. What none explains has a step that says why.
            CHECK(term.features.empty() == term.name.empty());
            CHECK((!term.name.empty() || !evaluation.last_step.empty() || !has_weights));
            CHECK(term.units > 0);
        }
        std::vector<Score> scores = evaluation.scores;
        for (Score& score : scores) score *= evaluation.parts;
        CHECK(sums == scores);
        // A search that looks no further returns the same scores.
        Options options{.algorithm = Algorithm::max_n, .depth = 1};
        const Run run = run_lens(at, options);
        const int last = run.tree.line(run.tree.result()).back();
        const auto next = at.copy();
        REQUIRE(next->play(run.line().front()).ok());
        const auto after = explain_evaluation(*next);
        if (!after) return;  // the game is over then
        const auto& values = run.tree.node(last).values;
        CHECK(std::vector<Score>(values.begin(), values.begin() + static_cast<long>(players)) ==
              after.value().scores);
    });
}

TEST_CASE("a term is named after the weight that it is about") {
    for (const GameSpec* game : games()) {
        const WeightValues weights = weights_of(game->id);
        const auto explained = explain_evaluation(*started({game->id, {}}));
        REQUIRE(explained.ok());
        for (const lens::EvaluationTerm& term : explained.value().terms) {
            if (term.name.empty()) continue;
            INFO(game->id << ", " << term.name);
            CHECK(std::any_of(weights.begin(), weights.end(), [&](const auto& weight) {
                return weight.first == term.name && weight.second == term.weight;
            }));
        }
    }
}

TEST_CASE("UCT's visits add up, and its means are the means of its playouts") {
    int other_traces = 0;  // with another seed
    in_lens_positions({0, 9, 30}, [&](const RunningGame& at) {
        Options options{.algorithm = Algorithm::uct, .depth = 12};
        options.playouts = 150;
        options.playout_plies = 12;
        options.seed = 4;
        const Run run = run_lens(at, options);
        const auto& nodes = run.tree.nodes();
        CHECK(nodes.front().visits == 150);
        CHECK(run.tree.counters().playouts == 150);
        for (const lens::TreeNode& node : nodes) {
            int below = 0;
            for (const int child : node.children) below += run.tree.node(child).visits;
            // Every node but the root began with its playout.
            const bool root = node.parent < 0;
            if (node.source != lens::TreeNode::Source::leaf) {
                CHECK(node.visits == below + (root ? 0 : 1));
            }
            std::int64_t sum = 0;
            for (const std::int32_t mean : node.means) sum += mean;
            CHECK(sum <= lens::millionths);
            // Rewards and means are rounded down.
            CHECK(sum >= lens::millionths - 6);
        }
        options.seed = 5;
        other_traces +=
            run_lens(at, options).session->trace().words() != run.session->trace().words();
    });
    CHECK(other_traces > 0);
}

TEST_CASE("in every game the same steps give the same trace, however they are cut") {
    for (const std::string& name : lens::algorithm_names()) {
        in_lens_positions({6}, [&](const RunningGame& at) {
            INFO(name);
            Options options{.algorithm = lens::algorithm_called(name).value(), .depth = 2};
            options.nodes = 1500;
            options.playouts = 50;
            options.playout_plies = 5;
            const lens::GameFacts facts{.players = at.spec().players.size()};
            if (!check(options, facts)) return;  // no search of this game
            const Run whole = run_lens(at, options);
            const Run cut = run_lens(at, options, 7);
            CHECK(whole.session->trace().words() == cut.session->trace().words());
            CHECK(whole.session->trace().texts() == cut.session->trace().texts());
        });
    }
}

TEST_CASE("a game that is over is not searched") {
    for (const GameSpec* each : games()) {
        const auto running = random_game({each->id, {}}, 1, 2000);
        if (!running->outcome().over()) continue;
        CHECK(new_lens_session(*running, {}).error().message == "the game is over");
        CHECK(explain_evaluation(*running).error().message == "the game is over");
    }
}

TEST_CASE("a term that is switched off contributes nothing, and a run does without it") {
    in_lens_positions({4, 30}, [](const RunningGame& at) {
        const std::vector<std::string> terms = evaluation_terms(at);
        CHECK(std::count(terms.begin(), terms.end(), "search") == 0);
        const lens::Explanation whole = explain_evaluation(at).value();
        const auto belongs = [](const lens::EvaluationTerm& each, const std::string& term) {
            return each.name == term || each.name.rfind(term + ".", 0) == 0;
        };
        for (const lens::EvaluationTerm& each : whole.terms) {
            if (each.name.empty()) continue;
            CHECK(std::any_of(terms.begin(), terms.end(),
                              [&](const std::string& term) { return belongs(each, term); }));
        }
        for (const std::string& term : terms) {
            INFO(at.spec().id << " without " << term);
            const auto explained = explain_evaluation(at, {term});
            REQUIRE(explained.ok());
            for (const lens::EvaluationTerm& each : explained.value().terms) {
                CHECK_FALSE(belongs(each, term));
            }
        }
        const lens::Explanation rest = explain_evaluation(at, terms).value();
        for (const lens::EvaluationTerm& each : rest.terms) CHECK(each.name.empty());
        // Near the end a run may see nothing but games that are over.
        if (rest.scores == whole.scores || at.ply() > 4) return;
        const Options options{.algorithm = Algorithm::max_n, .depth = 1};
        CHECK(run_lens(at, options, 1'000'000, terms).session->trace().words() !=
              run_lens(at, options).session->trace().words());
    });
}

TEST_CASE("a term that does not exist is refused by name") {
    in_lens_positions({0}, [](const RunningGame& at) {
        const std::string message = explain_evaluation(at, {"luck"}).error().message;
        const bool names_terms = message.rfind("without must be one of ", 0) == 0 &&
                                 message.find("(found \"luck\")") != std::string::npos;
        CHECK((names_terms || message == "without: this evaluation has no terms"));
        CHECK(new_lens_session(at, {}, {"luck"}).error().message == message);
    });
}
