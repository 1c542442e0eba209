#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/search/search.hpp"

// What the tests of every search share.

namespace quintet::tests {

/// Bytes of table that these tests need.
constexpr std::size_t small_table = 1 << 16;

template <class S>
void finish(S& search) {
    while (!search.step(100)) {
    }
}

/// The findings from a root within limits.
template <class P>
search::Report<P> run(search::Search<P>& search, const P& root, const search::Limits& limits,
                      const std::vector<std::uint64_t>& history = {}) {
    search.start(root, history, limits);
    while (!search.step(1000)) {
    }
    return search.report();
}

}  // namespace quintet::tests
