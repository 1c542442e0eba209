#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/book/book.hpp"
#include "engine/cli/commands/golden.hpp"
#include "engine/cli/lessons/lesson.hpp"
#include "engine/cli/puzzles/check.hpp"
#include "engine/cli/records/record.hpp"

namespace quintet::cli {

namespace {

struct VerifyOptions {
    std::vector<std::string> files;
    std::uint64_t max_leaves = 20'000'000;
};

Verdict checked(const std::string& line, std::uint64_t max_leaves) {
    try {
        const Record record = parse_record(line);
        Verdict verdict = verify(record, max_leaves);
        if (is_puzzle(record)) {
            for (std::string& each : check_puzzle(parse_puzzle(line))) {
                verdict.differences.push_back(std::move(each));
            }
        }
        return verdict;
    } catch (const InputError& error) {
        return {.differences = {error.what()}, .skipped = 0};
    }
}

/// Counts each line of a book of openings.
template <class Count>
void verify_book(const std::string& file, Count count) {
    try {
        std::size_t line = 0;
        for (const auto& differences : check_book(read_book(file))) {
            count(differences, file + ':' + std::to_string(++line));
        }
    } catch (const InputError& error) {
        count({error.what()}, file);
    }
}

Exit verify_files(const VerifyOptions& options, const Streams& streams) {
    std::ostream& out = streams.out;
    std::uint64_t passed = 0;
    std::uint64_t failed = 0;
    std::uint64_t skipped = 0;
    const auto count = [&](const std::vector<std::string>& differences, const std::string& place) {
        for (const std::string& difference : differences) {
            out << place << ": " << difference << '\n';
        }
        ++(differences.empty() ? passed : failed);
    };
    for (const std::string& file : options.files) {
        if (is_lessons_file(file)) {
            for (const LessonStep& step : read_lessons(file).steps) {
                count(check_step(step), file + ": " + step.id);
            }
            continue;
        }
        if (is_book_file(file)) {
            verify_book(file, count);
            continue;
        }
        const auto check = [&](const std::string& line, const std::string& place) {
            const Verdict verdict = checked(line, options.max_leaves);
            count(verdict.differences, place);
            skipped += static_cast<std::uint64_t>(verdict.skipped);
        };
        for_each_line(file, check, &streams.err);
    }
    out << passed << " passed, " << failed << " failed, " << skipped << " skipped\n";
    return failed == 0 ? Exit::good : Exit::check_failed;
}

}  // namespace

void add_verify(const Program& program) {
    CLI::App* command =
        program.app.add_subcommand("verify", "Checks the rules against golden records");
    auto options = std::make_shared<VerifyOptions>();
    command->add_option("FILE", options->files, "Files with one record per line")
        ->required()
        ->check(existing_file());
    command->add_option("--max-leaves", options->max_leaves, "Skip perft numbers above this")
        ->check(whole_number)
        ->capture_default_str()
        ->type_name("N");
    command->footer(
        "Replays every record and checks its fields:\n"
        "  game, options, setup  the start of the game\n"
        "  actions      each is legal in its turn and in canonical form\n"
        "  legal        number of legal actions before each action and after the last one;\n"
        "               0 once the game is over\n"
        "  legal_crc32  CRC-32 of the legal actions at the same plies: their texts, sorted by\n"
        "               bytes and joined by \";\"; a single number is for the last position\n"
        "  result       the winner's name, \"draw\", or \"unfinished\"\n"
        "  reason       why the game ended, such as \"turn_limit\"\n"
        "  perft        number of sequences of 1, 2, ... actions from the last position\n"
        "  winning      the actions that win immediately in the last position\n"
        "  goal, solutions  a puzzle: proven again, see quintet puzzles --help\n"
        "Ignores other fields. In a file of lessons (*.json), checks for each step that the "
        "answer\n"
        "reaches the goal and the wrong tries do not, and checks its claims.\n"
        "In an opening book (quintet openings), checks for each position that it is reached, that\n"
        "its actions are legal and distinct, and that games and wins add up.\n"
        "Prints the first differences; the last line counts passed and failed records and skipped\n"
        "perft numbers.\n"
        "Examples:\n"
        "  quintet verify tests/data/cachex-games.jsonl\n"
        "  quintet verify --max-leaves 1000000000 tests/data/*-perft*.jsonl");
    command->callback([=, &streams = program.streams, &status = program.status] {
        status = verify_files(*options, streams);
    });
}

}  // namespace quintet::cli
