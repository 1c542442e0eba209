#pragma once

#include <cstdint>
#include <memory>

#include "engine/base/result.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/search/search_request.hpp"

namespace quintet {

/// The part of `GameSearch` that depends on the kind of game. `SearcherOf` implements it.
class Searcher {
  public:
    virtual ~Searcher() = default;

    /// `game` must be of the searcher's kind. Otherwise as in `GameSearch`.
    virtual Status start(const RunningGame& game, const SearchRequest& request) = 0;
    virtual const SearchProgress& step(int milliseconds) = 0;
    virtual const SearchProgress& step_nodes(std::uint64_t nodes) = 0;
    virtual const SearchProgress& stop() = 0;
    virtual const SearchProgress& progress() const = 0;
};

/// Makes a searcher that has learnt nothing yet. Defined in registry.cpp.
std::unique_ptr<Searcher> new_searcher(const GameSpec& game);

}  // namespace quintet
