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

/// Whether the first line with content is a record.
bool has_record_a_line(std::string_view text) {
    std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    const std::string_view rest = text.substr(begin);
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    if (rest.find_first_not_of(" \t\r\n", end) == std::string_view::npos) return false;
    try {
        parse_record(rest.substr(0, end));
        return true;
    } catch (const InputError&) {
        return false;
    }
}

}  // namespace

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
