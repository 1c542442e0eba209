
#include "engine/cli/book/book.hpp"
#include "tests/engine/cli/helpers.hpp"

// The books of openings of the page (web/archive/openings/data): every position is replayed in each
// run.

using namespace quintet;
using namespace quintet::tests;

namespace {

const std::filesystem::path books(QUINTET_TEST_DATA "/../../web/archive/openings/data");

}  // namespace

TEST_CASE("book data: every book is of a game with its default options, and everything is right") {
    for (const auto& file : std::filesystem::directory_iterator(books)) {
        const std::string game = file.path().stem().string();
        INFO(game);
        const cli::Book book = cli::read_book(file.path().string());
        CHECK(book.rules.game == game);
        const auto standard = cli::must(open_game({game}));
        const auto rules = cli::must(open_game({game, book.rules.options}));
        CHECK(rules->options().all() == standard->options().all());
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
