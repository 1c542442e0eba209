#pragma once

#include <cstdint>
#include <memory>

#include "engine/base/result.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/search/search_request.hpp"

namespace quintet {

class Searcher;

/// Searches positions of running games, one after another. It has its own transposition table or
/// tree, and keeps what it has learnt as long as the games are alike (see `RunningGame::is_like`)
/// and the requests have the same algorithm, table size, threads and weights.
///
///     GameSearch search;
///     if (const Status status = search.start(*game, {.level = "hard"}); !status) ...
///     while (!search.step(10).finished) {
///     }
///     game->play(search.progress().best);
class GameSearch {
  public:
    GameSearch();
    GameSearch(GameSearch&&) noexcept;
    GameSearch& operator=(GameSearch&&) noexcept;
    ~GameSearch();

    /// Starts a search of the position that `game` shows and ends the previous search. Fails if the
    /// game is over or the request is invalid; then no search is under way. The game may change or
    /// be destroyed during the search.
    Status start(const RunningGame& game, const SearchRequest& request);

    /// Searches for about `milliseconds` and returns the progress, which is finished if no search
    /// is under way.
    const SearchProgress& step(int milliseconds);
    /// The same for about `nodes` positions. Ignores the clock, so that runs can be repeated
    /// exactly.
    const SearchProgress& step_nodes(std::uint64_t nodes);
    /// Searches to the request's limit of nodes or depth; never returns without one. Ignores the
    /// clock.
    const SearchProgress& finish();
    /// Ends the search under way. The progress keeps its results so far.
    const SearchProgress& stop();
    /// Returns the current progress without searching.
    const SearchProgress& progress() const;

  private:
    std::unique_ptr<RunningGame> like_;  // a game like those searched so far
    std::unique_ptr<Searcher> searcher_;
};

/// Searches a position to the end of a request with a limit of nodes or depth, as a search that has
/// learnt nothing yet. Fails as `GameSearch::start` does.
Result<SearchProgress> search_to_end(const RunningGame& game, const SearchRequest& request);

}  // namespace quintet
