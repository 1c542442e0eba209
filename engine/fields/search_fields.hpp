#pragma once

#include "engine/base/profile.hpp"
#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"
#include "engine/fields/running_game_fields.hpp"
#include "engine/session/search/search_request.hpp"

// Levels, requests and results of searches.

namespace quintet::fields {

template <>
struct Described<Level> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Level, id)("id"),
        QUINTET_FIELD(Level, time_ms)("timeMs"),
    };
    static constexpr Shape shape{
        fields, "Level", "A playing strength of the engine, and its time limit for one action."};
};

template <>
struct Described<SearchRequest> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(SearchRequest, algorithm)(
            "algorithm", "One of `GameSpec.algorithms`; by default the first.")
            .optional()
            .within(limit::name),
        QUINTET_FIELD(SearchRequest, level)("level",
                                            "The id of one of the levels that `games()` lists.")
            .optional()
            .within(limit::name),
        QUINTET_FIELD(SearchRequest, depth)("depth").optional().within(limit::any),
        QUINTET_FIELD(SearchRequest, nodes)("nodes").optional(),
        QUINTET_FIELD(SearchRequest, time_ms)("timeMs").optional().within(limit::any),
        QUINTET_FIELD(SearchRequest, lines)("lines", "The number of lines to report, 1 to 64.")
            .optional()
            .within(limit::any),
        QUINTET_FIELD(SearchRequest, seed)("seed").optional(),
#ifdef QUINTET_FULL
        QUINTET_FIELD(SearchRequest, statistics)("statistics",
                                                 "Whether to count the work of the search.")
            .optional(),
#endif
    };
    static constexpr Shape shape{fields, "SearchRequest",
                                 "The level or the limits of a search. Without a limit, the search "
                                 "runs until it is stopped."};
};

template <>
struct Described<SearchLine> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(SearchLine, actions)("actions"),
        QUINTET_FIELD(SearchLine, scores)("scores",
                                          "One score for each player, in the game's own unit."),
        QUINTET_FIELD(SearchLine, chances)("chances",
                                           "The chance of winning of each player, 0 to 1."),
        QUINTET_FIELD(SearchLine, proven_plies)(
            "provenPlies",
            "The number of plies until the game ends if the result is proven; 0 otherwise."),
        QUINTET_FIELD(SearchLine, likely)(
            "likely", "Whether the proof holds only while most opponents play for themselves."),
    };
    static constexpr Shape shape{fields, "SearchLine", "A line of play with its value."};
};

template <>
struct Described<SearchDepth> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(SearchDepth, depth)("depth"),
        QUINTET_FIELD(SearchDepth, nodes)(
            "nodes", "Nodes from the start of the search until the depth was complete."),
        QUINTET_FIELD(SearchDepth, seconds)("seconds"),
        QUINTET_FIELD(SearchDepth, best)("best"),
        QUINTET_FIELD(SearchDepth, scores)("scores"),
        QUINTET_FIELD(SearchDepth, chances)("chances"),
        QUINTET_FIELD(SearchDepth, proven_plies)("provenPlies"),
        QUINTET_FIELD(SearchDepth, likely)("likely"),
#ifdef QUINTET_FULL
        QUINTET_FIELD(SearchDepth, lines)("lines", "Best first, never empty."),
#endif
    };
    static constexpr Shape shape{fields, "SearchDepth",
                                 "The result of a search when it completed a depth."};
};

template <>
struct Described<SearchVisits> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(SearchVisits, action)("action"),
        QUINTET_FIELD(SearchVisits, visits)("visits"),
        QUINTET_FIELD(SearchVisits, share)("share",
                                           "The share of the visits of all root actions, 0 to 1."),
        QUINTET_FIELD(SearchVisits, scores)("scores"),
        QUINTET_FIELD(SearchVisits, chances)("chances"),
        QUINTET_FIELD(SearchVisits, proven_plies)("provenPlies"),
        QUINTET_FIELD(SearchVisits, likely)("likely"),
    };
    static constexpr Shape shape{fields, "SearchVisits",
                                 "A root action and its statistics from Monte Carlo tree search."};
};

template <>
struct Described<SearchedAction> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(SearchedAction, action)("action"),
        QUINTET_FIELD(SearchedAction, nodes)("nodes", "Nodes below it, at all depths together."),
    };
    static constexpr Shape shape{fields, "SearchedAction", "A root action and its nodes."};
};

template <>
struct Described<SearchStatistics> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(SearchStatistics, nodes)("nodes", "Nodes when these were counted."),
        QUINTET_FIELD(SearchStatistics, counts.quiescence_nodes)("quiescenceNodes"),
        QUINTET_FIELD(SearchStatistics, counts.table_hits)(
            "tableHits", "Nodes with a value in the transposition table."),
        QUINTET_FIELD(SearchStatistics, counts.cutoffs)("cutoffs", "Cut-offs."),
        QUINTET_FIELD(SearchStatistics, counts.first_cutoffs)(
            "firstCutoffs", "Cut-offs by the first action tried."),
        QUINTET_FIELD(SearchStatistics, counts.reductions)(
            "reductions", "Late actions searched at reduced depth."),
        QUINTET_FIELD(SearchStatistics, counts.searched_again)(
            "searchedAgain", "Reduced actions searched again at full depth."),
        QUINTET_FIELD(SearchStatistics, actions)(
            "actions", "All root actions, most nodes first. Their nodes add up to `nodes`."),
    };
    static constexpr Shape shape{fields, "SearchStatistics", "Counts of an alpha-beta search."};
};

template <>
struct Described<SearchProgress> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(SearchProgress, finished)("finished"),
        QUINTET_FIELD(SearchProgress, depth)("depth"),
        QUINTET_FIELD(SearchProgress, nodes)("nodes"),
        QUINTET_FIELD(SearchProgress, seconds)("seconds"),
        QUINTET_FIELD(SearchProgress, best)(
            "best", "Text of the best action found so far; empty if there is none."),
        QUINTET_FIELD(SearchProgress, lines)("lines", "Best first."),
        QUINTET_FIELD(SearchProgress, depths)(
            "depths", "Every depth completed so far; empty if the algorithm doesn't deepen."),
        QUINTET_FIELD(SearchProgress, depth_under_way)(
            "depthUnderWay", "The started, incomplete depth; 0 if there is none."),
        QUINTET_FIELD(SearchProgress, visits)(
            "visits", "The best 64 root actions, best first, if the algorithm counts visits."),
#ifdef QUINTET_FULL
        QUINTET_FIELD(SearchProgress, statistics)(
            "statistics",
            "If the request asks for them. Algorithms other than alpha-beta, `best-reply` and "
            "`paranoid` have none, nor has a position that is solved.")
            .optional(),
#endif
        QUINTET_FIELD(SearchProgress, stopped)("stopped", "Whether the search was ended early.")
            .optional(),
    };
    static constexpr Shape shape{fields, "SearchProgress",
                                 "The progress of a search and its results so far."};
};

}  // namespace quintet::fields
