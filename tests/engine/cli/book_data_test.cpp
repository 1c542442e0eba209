#include <filesystem>
#include <set>

#include "engine/cli/book/book.hpp"
#include "tests/engine/cli/helpers.hpp"

// The books of openings of the page (web/archive/openings/data): every position is replayed in each
// run.

using namespace quintet;
using namespace quintet::tests;

namespace {

std::string book_file(const std::string& game) {
    return QUINTET_TEST_DATA "/../../web/archive/openings/data/" + game + ".jsonl";
}

}  // namespace

TEST_CASE("book data: every game has a book with its usual options, in which everything is right") {
    for (const GameSpec* game : games()) {
        INFO(game->id);
        const cli::Book book = cli::read_book(book_file(game->id));
        CHECK(book.rules.game == game->id);
        const auto usual = cli::must(open_game({game->id}));
        const auto rules = cli::must(open_game({game->id, book.rules.options}));
        CHECK(rules->options().all() == usual->options().all());
        CHECK(book.positions.size() > 10);
        std::size_t line = 0;
        for (const auto& differences : cli::check_book(book)) {
            ++line;
            for (const std::string& difference : differences) {
                INFO("line " << line << ": " << difference);
                CHECK(difference.empty());
            }
        }
    }
}
