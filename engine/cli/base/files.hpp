#pragma once

#include <concepts>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quintet::cli {

using Json = nlohmann::ordered_json;

/// Parses JSON that comes from outside. Throws an `InputError` that names the byte and the line, if
/// it is not JSON, nested more than 32 deep, longer than 64 MB, or holds a number beyond the range
/// of a double.
Json parse_json(std::string_view text);
/// The same, but returns null for what would be refused.
Json json_or_null(std::string_view text);
/// Returns why reading the fields of a JSON value failed. The JSON library's own sentences are no
/// help to people.
std::string reason_of(const std::exception& error);
/// Writes JSON as text, in one line or with an indent. Bytes that are not UTF-8, as in names of
/// files, are replaced.
std::string format_json(const Json& json, int indent = -1);

[[noreturn]] void refuse_as_number(const Json& value);
/// A whole number in the range of its type. Throws an `InputError` if the value is something else,
/// such as 1e300, which the JSON library would convert all the same.
template <std::integral Whole>
Whole integer_of(const Json& value) {
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        if (std::in_range<Whole>(number)) return static_cast<Whole>(number);
    } else if (value.is_number_integer()) {
        const auto number = value.get<std::int64_t>();
        if (std::in_range<Whole>(number)) return static_cast<Whole>(number);
    }
    refuse_as_number(value);
}
/// An array of whole numbers.
std::vector<std::size_t> integers_of(const Json& value);

/// Fields of an object: a text that is not empty, an array of texts, a whole number from 0 on. Each
/// throws an `InputError` if the field is missing or something else; `where` precedes its name.
std::string text_field(const Json& object, const char* field, const std::string& where = "field ");
std::vector<std::string> texts_field(const Json& object, const char* field,
                                     const std::string& where = "field ");
std::uint64_t number_field(const Json& object, const char* field,
                           const std::string& where = "field ");
/// The same for a number that is at most `most`.
int small_number_field(const Json& object, const char* field, int most,
                       const std::string& where = "field ");

template <class Number>
Json number_or_null(const std::optional<Number>& number) {
    return number ? Json(*number) : Json();
}

/// Reads a whole file. Throws an `InputError` if it cannot be read or is no regular file, such as a
/// pipe or a device, which may never end.
std::string content_of(const std::filesystem::path& file);

/// Reads a whole file, or the standard input for `-`.
std::string content_of(const std::string& file, std::istream& standard_input);

/// Calls `take` with every line of a file that is not blank, and with its place, `file:line`. With
/// `notes`, a last line without an end that is not JSON is left out, and said to be so there: its
/// writer was interrupted. Throws an `InputError` if the file cannot be read.
void for_each_line(
    const std::filesystem::path& file,
    const std::function<void(const std::string& line, const std::string& place)>& take,
    std::ostream* notes = nullptr);

/// The same for a text. `name` stands for the file in places.
void for_each_line_of(
    std::string_view text, const std::string& name,
    const std::function<void(const std::string& line, const std::string& place)>& take,
    std::ostream* notes);

/// The part of a text up to its last line end.
std::string_view complete_lines(std::string_view text);

/// Throws an `InputError` if a file has content and `force` is false.
void refuse_content(const std::filesystem::path& file, bool force);

/// Replaces a file as a whole: others see the old content or the new one, also if the disk is full.
/// Throws an `InputError` if it cannot be written or is no regular file.
void write_whole(const std::filesystem::path& file, const std::string& content);

/// A file that grows. While it is open, no other program that uses this class writes it.
class GrowingFile {
  public:
    /// Creates the file if it is missing. Throws an `InputError` if it cannot be written, or if
    /// another program is writing it.
    explicit GrowingFile(std::filesystem::path path);
    ~GrowingFile();
    GrowingFile(const GrowingFile&) = delete;
    GrowingFile& operator=(const GrowingFile&) = delete;

    /// Removes everything.
    void clear() { cut(0); }
    /// Cuts off an incomplete last line, and returns the rest.
    std::string complete_lines();
    /// Appends a text and writes it out at once.
    void add(std::string_view text);

  private:
    void cut(std::size_t length);

    std::filesystem::path path_;
    int file_;
};

}  // namespace quintet::cli
