#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/cli/book/book.hpp"

namespace quintet::cli {

/// A played game as a book counts it.
struct BookGame {
    std::vector<book::Key> keys;       ///< of the positions of the opening, the first one included
    std::vector<std::string> actions;  ///< of the opening
    Player winner = no_player;
};

/// Plays the games of a book and counts them.
class BookMaker {
  public:
    /// Throws an `InputError` if there is no such game or option.
    explicit BookMaker(const BookRules& rules);

    /// Plays the game with a number, from 0 on. The same rules and number give the same game.
    BookGame play(std::uint64_t number) const;

    /// Returns a game as a line of a log. `log_header` is the first line of a log.
    std::string log_line(const BookGame& game) const;
    std::string log_header() const;

    /// Counts the games of a log and returns how many there are. `name` stands for its file. Throws
    /// an `InputError` if the games were played by other rules.
    std::uint64_t read_log(std::string_view log, const std::string& name);

    void add(const BookGame& game);

    /// The positions that are reached from the start by actions with enough games.
    Book book() const;

  private:
    std::string opening_action(const RunningGame& game, std::uint64_t seed) const;
    void add_position(Book& book, std::size_t number) const;

    BookRules rules_;
    std::unique_ptr<RunningGame> start_;
    book::Keys keys_;
    std::vector<std::string> first_actions_;
    BookTally tally_;
    /// For each position the games by the position that followed.
    std::map<book::Key, std::map<book::Key, BookTally>> counts_;
};

}  // namespace quintet::cli
