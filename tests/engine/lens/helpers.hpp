#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/lens/games/game_lens.hpp"
#include "engine/lens/replay.hpp"
#include "engine/lens/trees/given_tree.hpp"
#include "engine/lens/walks/tree_session.hpp"
#include "tests/engine/catch.hpp"

// What the tests of the lens share.

namespace quintet::tests {

/// A run that has ended, and the tree that its trace describes.
struct Run {
    std::unique_ptr<lens::Session> session;
    lens::Replay tree;

    const lens::TreeNode& root() const {
        REQUIRE(tree.result() >= 0);
        return tree.node(tree.result());
    }
    /// The value for the player who searches.
    Score value() const { return root().values[tree.player()]; }
    std::vector<Score> values() const {
        const auto& all = root().values;
        return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(tree.players())};
    }
    std::vector<std::string> line() const {
        std::vector<std::string> texts;
        for (const int node : tree.line(tree.result())) {
            const auto text = static_cast<std::size_t>(tree.node(node).text);
            texts.push_back(session->trace().texts()[text]);
        }
        return texts;
    }
};

/// Runs a session to its end, `events` at a time.
inline Run finish(Result<std::unique_ptr<lens::Session>> made, std::size_t events = 1'000'000) {
    INFO((made ? "" : made.error().message));
    REQUIRE(made.ok());
    Run run{std::move(made).value(), {}};
    while (!run.session->step(events)) {
    }
    lens::TraceReader reader(run.session->trace());
    run.tree.follow(reader);
    return run;
}

inline lens::GivenTree tree_of(const std::string& text) {
    Result<lens::GivenTree> tree = lens::parse_tree(text);
    INFO(text << ": " << (tree ? "" : tree.error().message));
    REQUIRE(tree.ok());
    return std::move(tree).value();
}

/// Searches a given tree to its whole height.
inline Run run_tree(const std::string& text, lens::Options options) {
    const lens::GivenTree tree = tree_of(text);
    options.depth = tree.height;
    return finish(lens::new_tree_session(tree, options));
}

}  // namespace quintet::tests
