#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_board.hpp"
#include "engine/games/hive/rules.hpp"

// What the forms of Hive have in common: plies that name a piece and a reference, with the habits
// of many programs.

namespace quintet::hive {

/// One ply as a text has it.
struct WrittenPly {
    std::string text;  ///< for messages
    int line = 0;
    std::string piece = {};        ///< `wA1`; empty for a pass
    std::string reference = {};    ///< `bQ/`, `.` or empty
    std::optional<Hex> cell = {};  ///< the destination, if the text has coordinates
    Player player = no_player;     ///< who plays it, if the text says so
};

/// A game as a text has it.
struct WrittenGame {
    ForeignGame read;                 ///< names, comment and notes
    std::optional<Kinds> kinds = {};  ///< the pieces in play; nothing if the text does not say
    std::string state = {};           ///< `Draw`, as a GameString says it; empty if unknown
    std::string repetition = {};      ///< the option, if the text states it
    std::vector<WrittenPly> plies = {};
    /// Why no more plies could be read.
    std::optional<FormNote> problem = {};
};

/// Splits a MoveString into piece and reference: spaces, signs and case as programs vary them.
WrittenPly written_ply(std::string_view text, int line);

/// Plays the plies as far as they are legal, and chooses the options that they need. Pieces are
/// renumbered in the order in which they are placed.
ForeignGame play_written(WrittenGame&& written);

/// Reads a GameTypeString such as `Base+MLP` or `BaseP`. Returns why it is not known.
std::optional<FormNote> read_game_type(std::string_view text, int line, WrittenGame& written);

/// The result, also where a player resigned.
Outcome result_of(const GameToWrite& game);

/// Reads the letters of expansions in any case and order. Fails on any other letter.
std::optional<Kinds> read_expansions(std::string_view letters);
/// The value of the option `expansions`.
std::string expansions_of(Kinds kinds);

}  // namespace quintet::hive
