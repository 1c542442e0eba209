#pragma once

#include <cstdint>
#include <vector>

#include "engine/search/search.hpp"

// What the tests of every search share.

namespace quintet::tests {

/// Searches until the search says that it is done.
template <class S>
void finish(S& search) {
    while (!search.step(100)) {
    }
}

/// What is found from a root within limits.
template <class P>
const search::Report<P>& run(search::Search<P>& search, const P& root, const search::Limits& limits,
                             const std::vector<std::uint64_t>& history = {}) {
    search.start(root, history, limits);
    while (!search.step(1000)) {
    }
    return search.report();
}

}  // namespace quintet::tests
