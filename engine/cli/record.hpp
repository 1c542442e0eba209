#pragma once

#include <functional>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cli/cli.hpp"
#include "engine/match/match.hpp"

namespace quintet::cli {

using Json = nlohmann::ordered_json;

/// A game as one line of JSON: `{"game":"cachex","options":{"size":8},"setup":"...","actions":
/// ["PLACE 3,4","STEAL"]}`. Only `game` and `actions` must be there.
struct Record {
    std::string game;
    std::vector<std::pair<std::string, std::string>> options;
    std::string setup;  ///< a position text; empty for the usual start
    std::vector<std::string> actions;
    Json others = Json::object();  ///< every other field, as it was
};

/// Reads a record. Throws an `InputError` that names the place in broken JSON, or the field that is
/// missing or of a wrong type; whether the game and its actions make sense is for `replay` to say.
Record parse_record(std::string_view text);

/// The record as one line without a line end: `game`, `options`, `setup`, `actions` where there are
/// any, then the other fields in their order.
std::string format_record(const Record& record);

/// The record of a match up to the ply it shows, all options named.
Record record_of(const Match& match);

/// The match that a record tells of. Throws an `InputError` with the action that cannot be played.
std::unique_ptr<Match> replay_record(const Record& record);

/// The result as records have it: the winner's name, `draw` or `unfinished`.
std::string result_name(const Match& match);

/// Calls `take` with every line of a file that is not blank and with its place, `file:line`. Throws
/// an `InputError` if the file cannot be read.
void for_each_line(
    const std::string& file,
    const std::function<void(const std::string& line, const std::string& place)>& take);

}  // namespace quintet::cli
