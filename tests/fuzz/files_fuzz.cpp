#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/book/book.hpp"
#include "engine/cli/lessons/lesson.hpp"
#include "engine/cli/match/match_results.hpp"
#include "engine/cli/puzzles/check.hpp"
#include "engine/cli/records/weight_files.hpp"
#include "engine/cli/seats/agent/agent_answer.hpp"
#include "engine/cli/seats/agent/agent_limits.hpp"

// Files of this program that others may have written, and what the processes of agents answer: the
// first byte chooses the reader, the rest is its text. Each must be read, or refused by an
// `InputError` with a message; any other exception ends the run.

using namespace quintet;
using namespace quintet::cli;

namespace quintet::cli {
void add_tournament(const Program&);
}  // namespace quintet::cli

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

/// A folder for the files of one run after another.
const std::filesystem::path& folder() {
    static const std::filesystem::path made = [] {
        const auto path =
            std::filesystem::temp_directory_path() / ("quintet-fuzz-" + std::to_string(getpid()));
        std::filesystem::create_directories(path);
        std::atexit([] { std::filesystem::remove_all(folder()); });
        return path;
    }();
    return made;
}

std::string file_with(std::string_view text, const char* name) {
    const std::filesystem::path path = folder() / name;
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
}

void read_answer(std::string_view text) {
    static const auto game = must(open_game({"cachex"}));
    const AgentAnswer answer(text);
    traceback_text(answer.traceback);
    answer.wishes();
    limits_of_form(answer.text("form"), *game);
    Record record = record_of(*game);
    record.others["match"] = {{"printed", answer.printed},
                              {"raw", answer.raw},
                              {"traceback", answer.traceback},
                              {"action", answer.text("action")},
                              {"notes", answer.notes()}};
    const std::string line = format_record(record);
    require(line == format_record(parse_record(line)));
}

void read_book_file(std::string_view text) {
    const std::string file = file_with(text, "book.jsonl");
    is_book_file(file);
    const Book book = read_book(file);
    check_book(book);
    const std::string written = format_book(book);
    require(written == format_book(read_book(file_with(written, "book.jsonl"))));
}

void read_lessons_file(std::string_view text) {
    Lessons lessons = read_lessons(file_with(text, "lessons.json"));
    for (LessonStep& step : lessons.steps) {
        step.claims.clear();  // proofs and searches
        check_step(step);
    }
}

void read_puzzle(std::string_view text) {
    const Puzzle puzzle = parse_puzzle(text);
    const std::string written = format_puzzle(puzzle);
    require(written == format_puzzle(parse_puzzle(written)));
    constexpr std::uint64_t most_positions = 200;
    check_puzzle(puzzle, most_positions);
}

void read_match(std::string_view text) {
    MatchResults results;
    std::ostringstream out;
    for_each_line_of(
        text, "match",
        [&](const std::string& line, const std::string&) { results.add(parse_record(line)); },
        &out);
    results.summary();
    results.write(out, Sprt{0, 10});
}

/// The first line is `tournament.json`, the others are games.
void read_tournament(std::string_view text) {
    const std::size_t end = text.find('\n');
    file_with(text.substr(0, end), "tournament.json");
    file_with(end == std::string_view::npos ? "" : text.substr(end + 1), "games.jsonl");
    std::istringstream in;
    std::ostringstream out;
    const Streams streams{in, out, out};
    Exit status = Exit::good;
    CLI::App app;
    add_tournament({app, streams, status});
    app.parse("tournament --merge " + folder().string());
}

void read_weights_file(std::string_view text) {
    const WeightValues weights = read_weights(file_with(text, "weights.json"));
    json_of(weights);
}

constexpr void (*readers[])(std::string_view) = {
    &read_answer, &read_book_file,  &read_lessons_file, &read_puzzle,
    &read_match,  &read_tournament, &read_weights_file,
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    try {
        readers[static_cast<unsigned char>(data[0] - '0') % std::size(readers)](text);
    } catch (const InputError& error) {
        const std::string_view message(error.what());
        // JSON's own sentences are no help.
        require(!message.empty() && message.find("json.exception") == std::string_view::npos);
    }
    return 0;
}
