#include "engine/cli/record_list.hpp"

#include <fstream>
#include <istream>
#include <iterator>
#include <sstream>

namespace quintet::cli {

namespace {

PlacedRecord parse_at(const std::string& place, const std::string& text) {
    try {
        return {place, parse_record(text)};
    } catch (const InputError& error) {
        throw InputError(place + ": " + error.what());
    }
}

bool is_whole_record(const std::string& line) {
    try {
        parse_record(line);
        return true;
    } catch (const InputError&) {
        return false;
    }
}

}  // namespace

RecordList read_records(const std::string& file, std::istream& standard_input) {
    std::ifstream opened;
    if (file != "-") {
        opened.open(file);
        if (!opened) throw InputError(file + ": cannot be opened");
    }
    std::istream& in = file == "-" ? standard_input : opened;
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::string place = file == "-" ? "standard input" : file;
    std::vector<std::pair<std::size_t, std::string>> lines;  // with their numbers
    std::istringstream stream(text);
    std::string line;
    for (std::size_t number = 1; std::getline(stream, line); ++number) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) lines.emplace_back(number, line);
    }
    // A single record may be spread over several lines.
    if (lines.size() < 2 || !is_whole_record(lines.front().second)) return {parse_at(place, text)};
    RecordList list;
    for (const auto& [number, content] : lines) {
        list.push_back(parse_at(place + ":" + std::to_string(number), content));
    }
    return list;
}

}  // namespace quintet::cli
