#include "engine/lens/walks/tree_session.hpp"

#include "engine/lens/walks/make_lens_search.hpp"

namespace quintet::lens {

namespace {

template <std::size_t Players>
Result<std::unique_ptr<Session>> made_for(const GivenTree& tree, const Options& options) {
    const auto kept = std::make_shared<const GivenTree>(tree);
    Root<TreePosition<Players>, TreeEvaluator<Players>> root{.position =
                                                                 TreePosition<Players>(*kept)};
    root.text = [](const TreeAction& action, const TreePosition<Players>& position) {
        return position.child(action).name;
    };
    root.keeps = kept;
    root.unit = tree.unit;
    return make_search(std::move(root), options);
}

}  // namespace

Result<std::unique_ptr<Session>> new_tree_session(const GivenTree& tree, Options options) {
    options.named_left_out = static_cast<int>(GivenTree::most_children);
    for (Score* bound : {&options.alpha, &options.beta, &options.guess, &options.delta}) {
        // Larger bounds are beyond every value of a tree and stay as they are.
        const Score most = evaluation_limit / tree.unit;
        if (*bound > -most && *bound < most) *bound *= tree.unit;
    }
    return tree.players == 2 ? made_for<2>(tree, options) : made_for<3>(tree, options);
}

}  // namespace quintet::lens
