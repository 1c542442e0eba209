#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/match.hpp"

// A fixed amount of work for each game. There is no clock in here: whoever calls measures the time,
// natively or in WebAssembly.

namespace quintet {

using BenchOptions = std::vector<std::pair<std::string, std::string>>;

/// The searches of a bench begin from the usual start and from seven positions after 4 to 36 random
/// plies, the same ones on every platform.
inline constexpr int bench_searches = 8;

/// How long each of them is.
inline constexpr std::uint64_t bench_nodes = 50'000;

/// What came out of them. `signature` is a hash of the best action, depth, nodes, lines and scores
/// of each, as 16 hexadecimal digits: if it changes, the engine thinks differently.
struct BenchResult {
    std::uint64_t nodes = 0;
    std::string signature;
};

/// Searches each position as the request says, `bench_nodes` nodes if it has no limit of nodes,
/// every time with an empty memory. Fails on what the game does not know.
Result<BenchResult> bench(std::string_view game, const BenchOptions& options,
                          SearchRequest request);
/// With one algorithm, empty for the game's default.
Result<BenchResult> bench(std::string_view game, const BenchOptions& options,
                          std::string_view algorithm, std::uint64_t nodes = bench_nodes);

/// Positions to count leaves from: after 16 to 40 random plies, the same ones on every platform.
Result<std::vector<std::unique_ptr<Match>>> perft_bench_positions(std::string_view game,
                                                                  const BenchOptions& options);

}  // namespace quintet
