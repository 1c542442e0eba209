#pragma once

#include <chrono>
#include <cstdint>
#include <thread>

#include "tests/engine/catch.hpp"
#include "tests/engine/search/helpers.hpp"

// What holds for every search with helper threads.

namespace quintet::tests {

/// Checks that the nodes of all threads count towards a limit of 30,000.
template <class S, class P>
void check_shared_limit(S& search, const P& root) {
    search.start(root, {}, search::Limits{.nodes = 30'000});
    finish(search);
    CHECK(search.report().nodes >= 30'000);
    // Each helper overshoots by at most one of its steps. How far the main thread lags behind
    // depends on the machine.
    CHECK(search.report().nodes < 3'000'000);
    const std::uint64_t nodes = search.report().nodes;
    CHECK(search.step(1000));
    CHECK(search.report().nodes == nodes);
}

/// Checks that helpers work, but not during a pause. Returns how many nodes they searched.
template <class S, class P>
std::uint64_t check_pause(S& search, const P& root) {
    search.start(root, {}, search::Limits{});
    // On a busy machine the helper may take a while to start.
    for (int i = 0; i < 100'000 && search.helper_nodes() == 0; ++i) {
        search.step(100);
        std::this_thread::yield();
    }
    REQUIRE(search.helper_nodes() > 0);
    search.pause();
    const std::uint64_t before = search.helper_nodes();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    CHECK(search.helper_nodes() == before);
    return before;
}

/// Stops, clears and destroys searches, which `make()` returns, at several times.
template <class Make, class P>
void check_interruptions(Make&& make, const P& root) {
    for (int i = 0; i < 50; ++i) {
        auto search = make();
        if (i % 5 == 0) continue;
        search.start(root, {}, search::Limits{});
        if (i % 5 == 1) continue;
        search.step(10);
        if (i % 5 == 2) search.start(root, {}, search::Limits{});
        if (i % 5 == 3) {
            search.clear();
            CHECK(search.report().finished);
        }
    }
}

}  // namespace quintet::tests
