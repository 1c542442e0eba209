#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/session/running_game.hpp"
#include "engine/session/search/search_request.hpp"

// A fixed amount of work for each game, the same natively and in WebAssembly.

namespace quintet {

/// The number of searches in a bench: from the default start, and from seven positions after 4 to
/// 36 random plies, or fewer in shorter games. The positions are the same on every platform.
inline constexpr int bench_searches = 8;

/// The number of nodes of each search.
inline constexpr std::uint64_t bench_nodes = 50'000;

/// The results. `signature` is a hash of the best action, depth, nodes, lines and scores of each
/// search, as 16 hexadecimal digits. If it changes, the engine searches differently. `seconds` is
/// the time spent searching, without that for making positions and tables; 0 without a clock.
struct BenchResult {
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::string signature;
};

/// Returns seconds since some moment, of processor time or of any other.
using BenchClock = double (*)();

/// Searches each position with the request and an empty table. Uses `bench_nodes` if the request
/// does not limit the nodes. Fails if the game does not have the options or the algorithm.
Result<BenchResult> bench(std::string_view game, const GivenOptions& options, SearchRequest request,
                          BenchClock clock = nullptr);
/// The same with one algorithm; an empty name means the game's default.
Result<BenchResult> bench(std::string_view game, const GivenOptions& options,
                          std::string_view algorithm, std::uint64_t nodes = bench_nodes);

/// Returns positions for perft: after 16 to 40 random plies, or fewer in shorter games; the same on
/// every platform.
Result<std::vector<std::unique_ptr<RunningGame>>> perft_bench_positions(
    std::string_view game, const GivenOptions& options);

}  // namespace quintet
