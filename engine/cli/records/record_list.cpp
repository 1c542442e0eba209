#include "engine/cli/records/record_list.hpp"

#include <algorithm>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/base/printable.hpp"

namespace quintet::cli {

bool looks_like_record(std::string_view text) {
    return trimmed(text).starts_with('{') && text.find("\"game\"") != std::string_view::npos &&
           text.find("\"actions\"") != std::string_view::npos;
}

bool has_record_a_line(std::string_view text) {
    text = trimmed(text);
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return false;
    const std::string_view line = trimmed(text.substr(0, end));
    return looks_like_record(line) && line.ends_with('}');
}

std::vector<PlacedText> read_records(const std::string& file, const Streams& streams) {
    return records_in(content_of(file, streams.in), place_of(file), streams);
}

std::string place_of(const std::string& file) { return file == "-" ? "standard input" : file; }

std::vector<PlacedText> records_in(const std::string& text, const std::string& name,
                                   const Streams& streams) {
    // A single record may be spread over several lines.
    if (!has_record_a_line(text)) {
        const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(begin);
        return {{name + ":" + std::to_string(1 + std::count(text.begin(), end, '\n')), text}};
    }
    std::vector<PlacedText> list;
    for_each_line_of(
        text, name,
        [&](const std::string& line, const std::string& place) {
            list.push_back({place, line});
        },
        &streams.err);
    return list;
}

PlacedRecord parse_record(const PlacedText& text) {
    try {
        return {text.place, parse_record(text.text)};
    } catch (const InputError& error) {
        throw InputError(text.place + ": " + error.what());
    }
}

std::unique_ptr<RunningGame> game_in(const std::string& file, const std::string& option, int number,
                                     int ply, const Streams& streams) {
    const std::vector<PlacedText> list = read_records(file, streams);
    const std::string place = place_of(file) + ": ";
    const std::string count = std::to_string(list.size());
    if (number == 0 && list.size() > 1) {
        throw InputError(place + "has " + count + " games; choose one with " + option + " 1 to " +
                         count);
    }
    const std::size_t wanted = number == 0 ? 1 : static_cast<std::size_t>(number);
    if (wanted > list.size()) {
        throw InputError(place + option + " " + std::to_string(wanted) + ": must be " +
                         (list.size() == 1 ? "1" : "from 1 to " + count));
    }
    const PlacedText& chosen = list[wanted - 1];
    try {
        auto game = replay_record(parse_record(chosen.text));
        if (ply > game->length()) {
            throw InputError("--ply " + std::to_string(ply) + ": must be from 0 to " +
                             std::to_string(game->length()));
        }
        if (ply >= 0) must(game->go_to(ply));
        return game;
    } catch (const InputError& error) {
        throw InputError(chosen.place + ": " + error.what());
    }
}

bool RecordReader::read(const std::string& place, const std::function<void()>& take) {
    try {
        take();
        ++good_;
        return true;
    } catch (const InputError& error) {
        messages_ << printable_lines(place + ": " + error.what()) << '\n';
        ++bad_;
        return false;
    }
}

void RecordReader::read_file(
    const std::filesystem::path& file,
    const std::function<void(const std::string& line, const std::string& place)>& take) {
    const auto each = [&](const std::string& line, const std::string& place) {
        read(place, [&] { take(line, place); });
    };
    for_each_line(file, each, &messages_);
}

Exit RecordReader::finish() {
    if (bad_ == 0) return Exit::good;
    if (good_ == 0) throw InputError("no record could be read");
    messages_ << grouped(bad_) << (bad_ == 1 ? " bad record" : " bad records") << " left out\n";
    return Exit::check_failed;
}

}  // namespace quintet::cli
