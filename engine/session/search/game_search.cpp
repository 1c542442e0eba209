#include "engine/session/search/game_search.hpp"

#include "engine/session/search/searcher.hpp"

namespace quintet {

namespace {

const SearchProgress& none() {
    static const SearchProgress progress;
    return progress;
}

}  // namespace

GameSearch::GameSearch() = default;
GameSearch::GameSearch(GameSearch&&) noexcept = default;
GameSearch& GameSearch::operator=(GameSearch&&) noexcept = default;
GameSearch::~GameSearch() = default;

Status GameSearch::start(const RunningGame& game, const SearchRequest& request) {
    stop();
    if (game.outcome().over()) return Error{"search: the game is over"};
    if (!like_ || !like_->is_like(game)) {
        like_ = game.copy();
        static_cast<void>(like_->follow({}));  // only its start is needed
        searcher_ = nullptr;                   // frees its table before another is made
        searcher_ = new_searcher(game.spec());
    }
    return searcher_->start(game, request);
}

const SearchProgress& GameSearch::step(int milliseconds) {
    return searcher_ ? searcher_->step(milliseconds) : none();
}

const SearchProgress& GameSearch::step_nodes(std::uint64_t nodes) {
    return searcher_ ? searcher_->step_nodes(nodes) : none();
}

const SearchProgress& GameSearch::finish() {
    constexpr std::uint64_t nodes_at_once = 1 << 20;
    while (!step_nodes(nodes_at_once).finished) continue;
    return progress();
}

const SearchProgress& GameSearch::stop() { return searcher_ ? searcher_->stop() : none(); }

const SearchProgress& GameSearch::progress() const {
    return searcher_ ? searcher_->progress() : none();
}

Result<SearchProgress> search_to_end(const RunningGame& game, const SearchRequest& request) {
    GameSearch search;
    if (const Status status = search.start(game, request); !status) return status.error();
    return search.finish();
}

}  // namespace quintet
