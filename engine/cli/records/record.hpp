#pragma once

#include <string>
#include <string_view>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/files.hpp"
#include "engine/core/game_record.hpp"
#include "engine/session/running_game.hpp"

namespace quintet::cli {

/// A game as one line of JSON: `{"game":"cachex","options":{"size":8},"setup":"...","actions":
/// ["PLACE 3,4","STEAL"]}`. Only `game` and `actions` are required.
struct Record : GameRecord {
    Json others = Json::object();  ///< every other field, as it was
};

/// Parses a record. Throws an `InputError` that names the place of a JSON error, or the field that
/// is missing or of a wrong type. `open_game` checks the game and its actions.
Record parse_record(std::string_view text);

/// A record as JSON: see `format_record`.
Json json_of(const Record& record);

/// Formats a record as one line without a line end: `game`, `options`, `setup` and `actions` unless
/// they are empty, then the other fields in their order.
std::string format_record(const Record& record);

/// Returns the record of a game up to the ply that it shows, with all options.
Record record_of(const RunningGame& game);

/// Plays the game of a record. Throws an `InputError` that names an action that cannot be played.
std::unique_ptr<RunningGame> replay_record(const Record& record);

/// Returns the result for a record: the winner's name, `draw` or `unfinished`.
std::string result_name(const RunningGame& game);

}  // namespace quintet::cli
