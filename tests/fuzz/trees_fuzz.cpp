#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/lens/trees/given_tree.hpp"
#include "engine/lens/trees/random_tree.hpp"
#include "engine/lens/walks/tree_session.hpp"

// Trees for the lens: the first byte chooses a typed tree or the options of a random one, the rest
// is its text. An error must have a message and a place in the text; a tree can be searched.

using namespace quintet;
using namespace quintet::lens;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

void read_tree(std::string_view text) {
    int place = 0;
    const Result<GivenTree> tree = parse_tree(text, &place);
    if (!tree) {
        require(!tree.error().message.empty());
        require(place >= 0 && place <= static_cast<int>(text.size()) + 1);
        return;
    }
    require(!tree.value().nodes.empty());
    Options options;
    options.algorithm = tree.value().players == 2 ? Algorithm::alpha_beta : Algorithm::max_n;
    options.depth = most_depth;
    options.nodes = 1000;
    const auto session = new_tree_session(tree.value(), options);
    if (!session) require(!session.error().message.empty());
}

void read_options(std::string_view text) {
    const Result<RandomTreeOptions> options = read_random_tree_options(text);
    if (!options) {
        require(!options.error().message.empty());
        return;
    }
    // Trees that must save an exact number of leaves take many tries.
    if (options.value().saves) return;
    const Result<std::string> tree = random_tree(options.value(), 1);
    if (tree) require(parse_tree(tree.value()).ok());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] % 2 == 0) {
        read_tree(text);
    } else {
        read_options(text);
    }
    return 0;
}
