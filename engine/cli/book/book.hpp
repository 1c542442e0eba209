#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/records/record.hpp"
#include "engine/services/book/keys.hpp"

// An opening book as files hold it (README.md).

namespace quintet::cli {

/// How the games of a book are played.
struct BookRules {
    std::string game;
    GivenOptions options;
    std::uint64_t seed = 1;
    int plies = 10;        ///< of a game that the book looks at
    int random_plies = 1;  ///< at the start
    int lines = 4;         ///< actions that are compared in the other plies of the opening
    int margin = 30;  ///< in 1/1000: how far the chance of an action may be behind that of the best
    std::uint64_t opening_nodes = 5'000;  ///< for each action of the opening
    std::uint64_t nodes = 2'000;          ///< for each later one
    std::uint64_t least = 4;              ///< games in which an action must have been played
    bool operator==(const BookRules&) const = default;
};

/// How games ended.
struct BookTally {
    std::uint64_t games = 0;
    std::vector<std::uint64_t> won;  ///< by player; the other games were drawn

    void add(const BookTally& other);
    bool operator==(const BookTally&) const = default;
};

/// An action and the games in which it was played in its position.
struct BookAction {
    std::string action;
    BookTally tally;
};

/// A position that `by` leads to from position `from`; the first one is the start.
struct BookPosition {
    book::Key key = 0;
    std::size_t from = 0;
    std::string by;
    std::vector<BookAction> next;  ///< most frequent first
    BookTally rest;                ///< games with other actions

    /// All games that went on from here.
    BookTally all() const;
};

struct Book {
    BookRules rules;
    std::string version;  ///< of the program that made it
    BookTally tally;      ///< all games
    std::vector<BookPosition> positions;
};

/// Formats a book: a line with the rules, then a line for each position.
std::string format_book(const Book& book);

/// Whether a file begins like a book.
bool is_book_file(const std::string& file);

/// Reads a book. Throws an `InputError` that names the line and the field.
Book read_book(const std::string& file);

/// The actions from the start to a position.
std::vector<std::string> line_to(const Book& book, std::size_t position);

/// Checks a book. Returns for each position what is wrong with it, and first what is wrong with the
/// whole: positions are reached as they say; keys are right and differ; actions are legal and lead
/// to different keys; numbers of games add up.
std::vector<std::vector<std::string>> check_book(const Book& book);

}  // namespace quintet::cli
