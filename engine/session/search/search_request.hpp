#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/board/player.hpp"
#include "engine/core/hooks/weights.hpp"
#include "engine/core/score.hpp"
#include "engine/search/statistics.hpp"

// The request for a search, and its results.

namespace quintet {

/// The level and limits of a search. 0 means no limit. Without any limit, the search runs until it
/// is stopped.
struct SearchRequest {
    std::string algorithm;    ///< a name from `algorithms_of`; empty for the default
    std::string level;        ///< an id from `levels()`, whose limits apply as well
    int depth = 0;            ///< plies
    std::uint64_t nodes = 0;  ///< positions
    int time_ms = 0;          ///< milliseconds of wall clock spent within `step`
    int lines = 1;            ///< best lines to report, 1 to 64
    int temperature = 0;  ///< see `search::choose_by_temperature`, 0 to 1000; a level has its own
    std::uint64_t seed = 0;   ///< for the random choices of a temperature and of algorithms
    int threads = 1;          ///< 1 to 64; the results of several are not deterministic
    int table_mb = 0;         ///< megabytes of the table or tree, 1 to 1024; 0 means 16
    WeightValues weights;     ///< those with other than their default values, see `weights_of`
    bool statistics = false;  ///< whether to count what the search does, see `SearchStatistics`
};

/// One line of play with its value: for every player the score in the game's unit and the chance of
/// winning.
struct SearchLine {
    std::vector<std::string> actions;
    std::vector<Score> scores;
    std::vector<double> chances;
    int proven_plies = 0;  ///< plies until the game ends if the result is proven; 0 otherwise
    /// Whether the proof holds only while most opponents act for themselves. Among more than two
    /// players, what holds whatever they do is a win on the next action and a win that the
    /// paranoid search finds, which expects the worst of everyone.
    bool likely = false;
};

/// The result of a search when it completed a depth.
struct SearchDepth {
    int depth = 0;
    std::uint64_t nodes = 0;        ///< from the start of the search until the depth was complete
    double seconds = 0;             ///< likewise; the clock is read every few hundred nodes
    std::vector<SearchLine> lines;  ///< best first, never empty
    // Of the best line: its first action and its value, as in `SearchLine`.
    std::string best;
    std::vector<Score> scores;
    std::vector<double> chances;
    int proven_plies = 0;
    bool likely = false;
};

/// A root action and its statistics from Monte Carlo tree search.
struct SearchVisits {
    std::string action;
    std::uint64_t visits = 0;   ///< playouts that began with it, including earlier searches
    double share = 0;           ///< of the visits of all root actions, 0 to 1
    std::vector<Score> scores;  ///< as in `SearchLine`
    std::vector<double> chances;
    int proven_plies = 0;
    bool likely = false;
};

/// A root action and how many of the nodes are below it.
struct SearchedAction {
    std::string action;
    std::uint64_t nodes = 0;
};

/// Counts of an alpha-beta search; with several threads, of the first one.
struct SearchStatistics {
    std::uint64_t nodes = 0;  ///< as of these counts
    search::Counts counts;
    std::vector<SearchedAction> actions;  ///< all root actions, most nodes first
};

struct SearchProgress {
    bool finished = true;
    int depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;  ///< time spent in `step`
    std::string best;    ///< the action to play; with a level, what that level would play
    std::vector<SearchLine> lines;
    /// Every depth completed so far, in rising order; empty if the algorithm does not deepen.
    std::vector<SearchDepth> depths;
    int depth_under_way = 0;  ///< begun and not completed; 0 if there is none
    /// The best 64 root actions, best first, if the algorithm counts visits; then `depth` only
    /// grows with the logarithm of the nodes.
    std::vector<SearchVisits> visits;
    /// If the request asks for them. Algorithms other than alpha-beta and its kin have none, nor
    /// has a position that is solved.
    std::optional<SearchStatistics> statistics;
    bool stopped = false;  ///< whether `GameSearch::stop` ended the search early
};

/// A playing strength that a person can choose.
struct Level {
    std::string id;
    int time_ms = 0;  ///< the longest time for one action
};

/// The ten levels, weakest first. Every game defines what each level does (`Strengths`).
const std::vector<Level>& levels();

}  // namespace quintet
