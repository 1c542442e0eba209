#pragma once

#include <cstdint>

namespace quintet::tests {

/// Whether this build has sanitizers, which make tests fifteen times slower. Native runs compare
/// all values; sanitizers look for faults that a sample of them shows too.
#ifdef QUINTET_SANITIZED
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif

/// Returns how often a test runs instead of `count` times: a fifth of it with sanitizers.
constexpr int thinned(int count) { return sanitized ? count / 5 : count; }

/// Returns how far apart the samples of a test are that would be `step` apart: five times as far
/// with sanitizers.
constexpr int spread(int step) { return sanitized ? 5 * step : step; }

/// Whether a test looks at this line of a file of data: with sanitizers at the first ten and at
/// every fifth.
constexpr bool sampled(int line) { return !sanitized || line < 10 || line % 5 == 0; }

/// Returns the largest perft count that a test computes: a five hundredth of `count` with
/// sanitizers.
constexpr std::uint64_t countable(std::uint64_t count) { return sanitized ? count / 500 : count; }

}  // namespace quintet::tests
