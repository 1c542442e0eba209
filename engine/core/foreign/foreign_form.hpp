#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/board/player.hpp"
#include "engine/core/game_record.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/refusal.hpp"

// The text forms in which other programs write games and positions. A form belongs to one game and
// is defined in the folder `forms` of the game, which is not compiled for the page's module:
//
//     std::span<const ForeignForm> Game::foreign_forms() {
//         static constexpr ForeignForm forms[] = {{"sgf", "SGF", &claims_sgf, &read_sgf}};
//         return forms;
//     }
//
// Readers are lenient, writers are strict: a reader interprets common mistakes of other programs
// and adds a note.

namespace quintet {

/// An interpretation of a foreign text, or the reason why reading stopped.
struct FormNote {
    /// Identifies the sentence (`stopped`); a string literal. Pages have a sentence for each.
    std::string_view code;
    std::string text;        ///< the sentence in English, without a full stop
    int line = 0;            ///< in the text, from 1; 0 if unknown
    int ply = 0;             ///< number of the action, from 1; 0: not about an action
    std::string found = {};  ///< the part of the text that it is about
    std::string used = {};   ///< the interpretation
    Refusal reason = {};     ///< the game's reason why an action is not legal, if it gave one
};

/// A game or a position from a foreign text. The reader checks the form only; `import_records`
/// plays the actions and stops before the first one that is not legal.
struct ForeignGame {
    int line = 1;                         ///< first line in the text, from 1
    GameRecord record = {};               ///< `import_records` sets its game
    std::vector<int> lines = {};          ///< the line of each action; may be empty
    std::vector<std::string> names = {};  ///< of the players, in order of play; "" if unknown
    std::string comment = {};             ///< such as the date and the place
    Player resigned = no_player;          ///< who resigned after the last action
    std::vector<FormNote> notes = {};     ///< interpretations
    /// Reason why the reader stopped. The fields above are valid up to there.
    std::optional<FormNote> problem = {};
};

/// A game to be written in a foreign form.
struct GameToWrite {
    const OptionValues& options;
    const std::string& setup;                 ///< empty for the standard start
    const std::vector<std::string>& actions;  ///< canonical texts
    Outcome outcome;                          ///< after the last action
    const std::vector<std::string>& names;    ///< of the players; may be empty
    Player resigned = no_player;              ///< who resigned after the last action
};

/// A text form of one game, with its reader and writer.
struct ForeignForm {
    std::string_view id;    ///< one lower-case word, for commands: `sgf`
    std::string_view name;  ///< for messages: `SGF of BoardSpace`
    /// Returns whether a text looks like this form. Must be fast: it is called for every form of
    /// every game. The file name is only a hint and may be empty.
    bool (*claims)(std::string_view text, std::string_view file_name);
    /// Reads all games of a text that the form claims. Returns at least one game, which may have
    /// only a problem.
    std::vector<ForeignGame> (*read)(std::string_view text);
    /// Writes a game. Null if the form can only be read.
    Result<std::string> (*write)(const GameToWrite& game) = nullptr;
};

}  // namespace quintet
