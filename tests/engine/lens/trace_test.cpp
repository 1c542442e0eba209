#include <fstream>
#include <map>
#include <set>

#include "tests/engine/lens/helpers.hpp"
#include "tests/engine/lens/trees.hpp"

// Traces, and trees rebuilt from them.

using namespace quintet;
using namespace quintet::tests;
using lens::Algorithm;
using lens::EventKind;
using lens::Options;

namespace {

std::vector<lens::Event> events_of(const lens::Trace& trace) {
    std::vector<lens::Event> events;
    lens::TraceReader reader(trace);
    for (lens::Event event; reader.next(event);) events.push_back(event);
    return events;
}

/// A tree in which every kind of event comes up.
std::string rich_tree(std::uint64_t seed) {
    Random random(seed);
    return random_tree({.depth = 6, .values = 30, .noisy_in = 3, .evaluated = true}, random);
}

Options rich_options(Algorithm algorithm) {
    Options options{.algorithm = algorithm, .depth = 3};
    const std::set<Algorithm> with_table{Algorithm::alpha_beta, Algorithm::pvs, Algorithm::paranoid,
                                         Algorithm::negamax, Algorithm::aspiration};
    const bool alpha_beta = with_table.count(algorithm) > 0;
    options.order = alpha_beta ? lens::Order::table : lens::Order::none;
    options.deepening = algorithm != Algorithm::uct;
    options.quiescence = algorithm != Algorithm::uct && algorithm != Algorithm::best_reply &&
                         algorithm != Algorithm::expectimax;
    options.shallow = algorithm == Algorithm::max_n;
    options.playouts = 30;
    return options;
}

}  // namespace

TEST_CASE("every node is entered once, and left with a value, inside its parent") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (const Algorithm algorithm :
             {Algorithm::minimax, Algorithm::alpha_beta, Algorithm::pvs, Algorithm::max_n,
              Algorithm::best_reply, Algorithm::negamax, Algorithm::aspiration}) {
            const lens::GivenTree tree = tree_of(rich_tree(seed));
            const Run run = finish(lens::new_tree_session(tree, rich_options(algorithm)));
            std::vector<int> open;
            int next = 0;
            for (const lens::Event& event : events_of(run.session->trace())) {
                if (event.kind == EventKind::enter) {
                    CHECK(event.fields[0] == next++);
                    CHECK(event.fields[1] == (open.empty() ? -1 : open.back()));
                    open.push_back(event.fields[0]);
                } else if (event.kind == EventKind::leave) {
                    REQUIRE_FALSE(open.empty());
                    CHECK(event.fields[0] == open.back());
                    open.pop_back();
                }
            }
            CHECK(open.empty());
            CHECK(next == run.session->nodes());
            CHECK(run.tree.counters().nodes == static_cast<std::uint64_t>(next));
        }
    }
}

TEST_CASE("a node's value is that of its best child, or its own") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (const Algorithm algorithm :
             {Algorithm::minimax, Algorithm::alpha_beta, Algorithm::pvs, Algorithm::max_n,
              Algorithm::negamax, Algorithm::aspiration, Algorithm::expectimax}) {
            const lens::GivenTree tree = tree_of(rich_tree(seed));
            const Run run = finish(lens::new_tree_session(tree, rich_options(algorithm)));
            for (const lens::TreeNode& node : run.tree.nodes()) {
                CHECK(node.valued);
                if (node.best >= 0) {
                    CHECK(node.values == run.tree.node(node.best).values);
                } else {
                    CHECK((node.stood_pat || node.source != lens::TreeNode::Source::children));
                }
                if (node.left_out > 0) CHECK(node.cut_beta <= node.cut_alpha);
                CHECK(node.left_out_texts.size() == static_cast<std::size_t>(node.left_out));
            }
        }
    }
}

TEST_CASE("the line leads to the value of the root") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Run run = run_tree(rich_tree(seed), {});
        const std::vector<int> line = run.tree.line(run.tree.result());
        REQUIRE_FALSE(line.empty());
        CHECK(run.tree.node(line.back()).values == run.root().values);
        const std::vector<bool> principal = run.tree.principal();
        CHECK(static_cast<std::size_t>(std::count(principal.begin(), principal.end(), true)) ==
              line.size() + 1);
    }
}

TEST_CASE("a trace can be replayed while it grows") {
    for (const std::string& name : lens::algorithm_names()) {
        INFO(name);
        const lens::GivenTree tree = tree_of(rich_tree(3));
        const Options options = rich_options(lens::algorithm_called(name).value());
        const Run whole = finish(lens::new_tree_session(tree, options));
        const auto made = lens::new_tree_session(tree, options);
        lens::Session& session = *made.value();
        lens::TraceReader reader(session.trace());
        lens::Replay replay;
        while (!session.step(3)) {
            replay.follow(reader);
            CHECK(replay.stop() == lens::Stop::running);
            CHECK(replay.nodes().size() == static_cast<std::size_t>(session.nodes()));
        }
        replay.follow(reader);
        CHECK(replay.stop() == lens::Stop::complete);
        CHECK(replay.counters() == whole.tree.counters());
        CHECK(session.trace().words() == whole.session->trace().words());
    }
}

TEST_CASE("a run over its limit of nodes stops there and says so") {
    Random random(9);
    const std::string text = uniform_tree(4, 5, random);
    for (const std::string& name : lens::algorithm_names()) {
        INFO(name);
        Options options{.algorithm = lens::algorithm_called(name).value()};
        options.nodes = 40;
        options.playouts = 500;
        const Run run = run_tree(text, options);
        CHECK(run.session->stop() == lens::Stop::nodes);
        CHECK(run.tree.stop() == lens::Stop::nodes);
        CHECK(run.tree.nodes().size() == 40);
        CHECK(run.session->step(10));
        CHECK(run.tree.result() == (options.algorithm == Algorithm::uct ? 0 : -1));
    }
    // With deepening, the last depth that was completed counts.
    Options deepening{.algorithm = Algorithm::minimax};
    deepening.deepening = true;
    deepening.nodes = 60;
    const Run run = run_tree(text, deepening);
    CHECK(run.session->stop() == lens::Stop::nodes);
    REQUIRE(run.tree.result() >= 0);
    CHECK(run.root().depth == 2);
}

TEST_CASE("options out of range or that do not fit are refused by name") {
    const auto error_of = [](const Options& options, bool bounded = true) {
        const Status status = lens::check(options, {.players = 2, .bounded_sum = bounded});
        return status ? "no error" : status.error().message;
    };
    CHECK(error_of({}) == "no error");
    CHECK(error_of({.depth = 0}) == "depth must be a whole number from 1 to 12 (found 0)");
    CHECK(error_of({.depth = 13}) == "depth must be a whole number from 1 to 12 (found 13)");
    Options options;
    options.nodes = 50'001;
    CHECK(error_of(options) == "nodes must be a whole number from 1 to 50000 (found 50001)");
    options = {.algorithm = Algorithm::max_n};
    options.table = true;
    CHECK(error_of(options) == "table: max-n does not use a transposition table");
    CHECK(error_of({.algorithm = Algorithm::minimax, .order = lens::Order::table}) ==
          "order: minimax does not use a transposition table");
    CHECK(error_of({.algorithm = Algorithm::uct, .order = lens::Order::best}) ==
          "order: uct tries actions in their original order");
    options = {.algorithm = Algorithm::uct};
    options.deepening = true;
    CHECK(error_of(options) == "deepening: uct grows its tree playout by playout");
    options = {.algorithm = Algorithm::best_reply};
    options.quiescence = true;
    CHECK(error_of(options) == "quiescence: best-reply has no quiescence search");
    options = {};
    options.shallow = true;
    CHECK(error_of(options) == "shallow: alpha-beta does not prune that way; max-n does");
    options.algorithm = Algorithm::max_n;
    CHECK(error_of(options, false) ==
          "shallow: this game has no bound on the sum of the players' scores");
    options = {.algorithm = Algorithm::minimax};
    options.alpha = 0;
    CHECK(error_of(options) == "window: minimax has no window");
    options = {};
    options.alpha = options.beta = 4;
    CHECK(error_of(options) == "window: alpha must be less than beta");
    options = {.algorithm = Algorithm::aspiration};
    options.alpha = 0;
    CHECK(error_of(options) == "window: aspiration takes its window from guess and delta");
    options = {};
    options.delta = 0;
    CHECK(error_of(options) == "delta must be a whole number from 1 to 899999 (found 0)");
    options = {.algorithm = Algorithm::expectimax};
    CHECK(error_of(options) ==
          "algorithm: expectimax searches given trees, where chance nodes have probabilities");
    options = {};
    options.width = 3;
    CHECK(check(options, {.players = 2, .given = true}).error().message ==
          "width: a given tree is searched with all its moves");
    options = {.algorithm = Algorithm::negamax};
    CHECK(check(options, {.players = 3}).error().message ==
          "algorithm: negamax is for two players");
    CHECK(lens::algorithm_called("alphabeta").error().message ==
          "algorithm must be one of minimax, alpha-beta, pvs, max-n, paranoid, best-reply, uct, "
          "negamax, aspiration, expectimax (found \"alphabeta\")");
}

TEST_CASE("every step that a search writes is marked once in its source") {
    const std::map<std::string, std::string> sources{{"minimax", "minimax_walk"},
                                                     {"alpha-beta", "alpha_beta_walk"},
                                                     {"pvs", "principal_variation_walk"},
                                                     {"max-n", "max_n_walk"},
                                                     {"paranoid", "alpha_beta_walk"},
                                                     {"best-reply", "alpha_beta_walk"},
                                                     {"uct", "uct"},
                                                     {"negamax", "negamax_walk"},
                                                     {"aspiration", "alpha_beta_walk"},
                                                     {"expectimax", "expectimax_walk"}};
    // Events of the whole run are no steps of the pseudocode.
    const std::set<std::string> others{"begin", "iterate", "end", "widen"};
    for (const auto& [name, source] : sources) {
        std::ifstream file(QUINTET_TEST_DATA "/../../engine/lens/walks/" + source + ".hpp");
        REQUIRE(file.good());
        std::multiset<std::string> marked;
        for (std::string line; std::getline(file, line);) {
            const std::size_t mark = line.find("//@ ");
            if (mark != std::string::npos) marked.insert(line.substr(mark + 4));
        }
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const lens::GivenTree tree = tree_of(rich_tree(seed));
            const Run run = finish(
                lens::new_tree_session(tree, rich_options(lens::algorithm_called(name).value())));
            for (const lens::Event& event : events_of(run.session->trace())) {
                const std::string step(name_of(event.kind));
                INFO(name << ": " << step);
                if (others.count(step) == 0) CHECK(marked.count(step) == 1);
            }
        }
    }
}
