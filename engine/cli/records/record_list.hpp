#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// The text of a record and where it was found, as messages name it: `games.jsonl:3`.
struct PlacedText {
    std::string place;
    std::string text;
};

/// A record and where it was found.
struct PlacedRecord {
    std::string place;
    Record record;
};

/// Reads a file of records, one a line, or with a single record on any number of lines. The file
/// `-` is standard input. Notes a last line that is not complete, and leaves it out.
std::vector<PlacedText> read_records(const std::string& file, const Streams& streams);
/// The same for a text. `name` stands for the file in places.
std::vector<PlacedText> records_in(const std::string& text, const std::string& name,
                                   const Streams& streams);
/// A file as messages name it.
std::string place_of(const std::string& file);

/// Parses a record. Throws an `InputError` that names file, line and cause.
PlacedRecord parse_record(const PlacedText& text);

/// Returns the game with a number, from 1, of a file of records, or the only one for 0. It shows a
/// ply, or the last one for -1. `option` stands for the number in messages.
std::unique_ptr<RunningGame> game_in(const std::string& file, const std::string& option, int number,
                                     int ply, const Streams& streams);

/// Whether a text is meant to be records: it begins an object that names a game and actions.
bool looks_like_record(std::string_view text);

/// Whether a text has a record on its first line and more lines after it. The record may be bad.
bool has_record_a_line(std::string_view text);

/// Reads records one after another. Reports a bad one with its place, and continues with the next.
class RecordReader {
  public:
    explicit RecordReader(std::ostream& messages) : messages_(messages) {}

    /// Calls `take`, which throws an `InputError` if the record at this place is bad. Returns
    /// whether it is good.
    bool read(const std::string& place, const std::function<void()>& take);
    /// Calls `take` with every line of a file and its place, as `for_each_line` does.
    void read_file(
        const std::filesystem::path& file,
        const std::function<void(const std::string& line, const std::string& place)>& take);

    /// Reports how many records were bad. Returns the exit status of the command. Throws an
    /// `InputError` if no record was good.
    Exit finish();

  private:
    std::ostream& messages_;
    std::size_t good_ = 0;
    std::size_t bad_ = 0;
};

}  // namespace quintet::cli
