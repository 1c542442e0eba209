#include "engine/cli/match/match_options.hpp"

#include <CLI/CLI.hpp>
#include <charconv>

#include "engine/base/text.hpp"
#include "engine/cli/base/options.hpp"

namespace quintet::cli {

void add_openings(CLI::App& command, MatchOptions& options) {
    Match& match = options.match;
    command
        .add_option("--openings", options.openings,
                    "Random plies at the start, a number or a range; the default depends on\n"
                    "the game, and is 0 with course agents, which cannot start from an opening")
        ->type_name("PLIES");
    command
        .add_option("--balance", options.balance,
                    "Replace openings in which a player's chance of winning is above this, in a\n"
                    "search of 4000 nodes by the default algorithm; 100 for any opening; the\n"
                    "default depends on the game")
        ->check(whole_number_from(34, 100))
        ->type_name("PERCENT");
    command.add_option("--seed", match.seed, "Seed of the openings")->type_name("S");
    command.add_option("--max-plies", match.max_plies, "A longer game counts as a draw")
        ->check(whole_number_from(1, 100'000))
        ->capture_default_str()
        ->type_name("N");
}

void add_work(CLI::App& command, MatchOptions& options) {
    command.add_option("--shard", options.shard, "Play only the i-th of n parts")->type_name("I/N");
    command.add_option("--jobs", options.match.jobs, "Games to play at the same time")
        ->check(whole_number_from(1, 256))
        ->capture_default_str()
        ->type_name("J");
    command.add_flag("--quiet", options.quiet, "No progress on standard error");
}

std::unique_ptr<RunningGame> open_start(MatchOptions& options) {
    Match& match = options.match;
    match.shard = parse_shard(options.shard);
    match.game = options.game.game;
    match.options = options.game.pairs();
    if (match.game.empty()) throw InputError("--game is required");
    return must(open_game({match.game, match.options}));
}

void set_openings(MatchOptions& options, const GameSpec& game, bool from_start) {
    Match& match = options.match;
    const OpeningPlies plies = from_start ? OpeningPlies{} : parse_openings(options.openings, game);
    match.least_plies = plies.least;
    match.most_plies = plies.most;
    const int balance = from_start ? 100 : game.practice.opening_balance;
    match.balance = options.balance == 0 ? balance : options.balance;
    const Status balanced = check_openings(match);
    if (!balanced) throw InputError("--" + balanced.error().message);
}

OpeningPlies parse_openings(const std::string& text, const GameSpec& game) {
    if (text.empty()) return {game.practice.least_opening_plies, game.practice.most_opening_plies};
    std::vector<int> plies;
    bool numbers = true;
    split(text, '-', [&](std::string_view piece) {
        int value = 0;
        const char* end = piece.data() + piece.size();
        const auto [rest, error] = std::from_chars(piece.data(), end, value);
        numbers = numbers && error == std::errc() && rest == end;
        plies.push_back(value);
    });
    if (!numbers || plies.size() > 2 || plies.front() < 0 || plies.front() > plies.back() ||
        plies.back() > most_opening_plies) {
        throw InputError("--openings must be a number of plies, or a range such as 3-6");
    }
    return {plies.front(), plies.back()};
}

}  // namespace quintet::cli
