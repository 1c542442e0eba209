#include "engine/cli/record_list.hpp"

#include <algorithm>

namespace quintet::cli {

namespace {

PlacedRecord parse_at(const std::string& place, const std::string& text) {
    try {
        return {place, parse_record(text)};
    } catch (const InputError& error) {
        throw InputError(place + ": " + error.what());
    }
}

}  // namespace

bool looks_like_record(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && text[begin] == '{' &&
           text.find("\"game\"") != std::string_view::npos &&
           text.find("\"actions\"") != std::string_view::npos;
}

bool has_record_a_line(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (text.find_first_not_of(" \t\r\n", end) == std::string_view::npos) return false;
    std::string_view line = text.substr(begin, end - begin);
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    return looks_like_record(line) && line.ends_with('}');
}

RecordList read_records(const std::string& file, const Streams& streams) {
    const std::string text = content_of(file, streams.in);
    const std::string name = file == "-" ? "standard input" : file;
    // A single record may be spread over several lines.
    if (!has_record_a_line(text)) return {parse_at(name, text)};
    RecordList list;
    for_each_line_of(
        text, name,
        [&](const std::string& line, const std::string& place) {
            list.push_back(parse_at(place, line));
        },
        &streams.err);
    return list;
}

}  // namespace quintet::cli
