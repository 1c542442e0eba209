#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "engine/cli/record.hpp"

namespace quintet::cli {

/// A record and where it was found, as messages name it: `games.jsonl:3`.
struct PlacedRecord {
    std::string place;
    Record record;
};
using RecordList = std::vector<PlacedRecord>;

/// Reads a file of records, one a line, or with a single record on any number of lines. The file
/// `-` is standard input. Notes a last line that is not complete, and leaves it out. Throws an
/// `InputError` that names the place of what is wrong.
RecordList read_records(const std::string& file, const Streams& streams);

/// Whether a text is meant to be records: it begins an object that names a game and actions.
bool looks_like_record(std::string_view text);

/// Whether a text has a record on its first line and more lines after it. The record may be bad.
bool has_record_a_line(std::string_view text);

}  // namespace quintet::cli
