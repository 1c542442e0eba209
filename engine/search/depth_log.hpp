#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/score.hpp"

namespace quintet::search {

/// A line of any game: the codes of its actions, and each player's score.
struct LoggedLine {
    std::vector<std::uint32_t> actions;
    std::vector<Score> scores;
};

/// Adds a line without actions.
void begin_line(std::vector<LoggedLine>& lines, std::span<const Score> scores);
/// Adds an action to the last line.
void add_action(std::vector<LoggedLine>& lines, std::uint32_t code);

/// A depth that iterative deepening has completed, with its result.
struct CompletedDepth {
    int depth = 0;
    std::uint64_t nodes = 0;        ///< from the start of the search until the depth was complete
    std::vector<LoggedLine> lines;  ///< best first, as reported at that moment
};

/// The depths that a search has completed since its start, in rising order. Independent of the game
/// and never inlined, so that the WebAssembly module contains its code only once.
class DepthLog {
  public:
    DepthLog();
    DepthLog(const DepthLog& other);
    DepthLog(DepthLog&& other) noexcept;
    DepthLog& operator=(const DepthLog& other);
    DepthLog& operator=(DepthLog&& other) noexcept;
    ~DepthLog();

    std::size_t size() const { return depths_.size(); }
    bool empty() const { return depths_.empty(); }
    const CompletedDepth& operator[](std::size_t place) const { return depths_[place]; }
    const CompletedDepth& back() const { return depths_.back(); }
    std::vector<CompletedDepth>::const_iterator begin() const { return depths_.begin(); }
    std::vector<CompletedDepth>::const_iterator end() const { return depths_.end(); }

    void add(CompletedDepth depth);

  private:
    std::vector<CompletedDepth> depths_;
};

}  // namespace quintet::search
