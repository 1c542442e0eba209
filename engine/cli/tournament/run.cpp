#include "engine/cli/tournament/run.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <ostream>

#include "engine/base/utf8.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/base/progress.hpp"
#include "engine/cli/base/text_table.hpp"
#include "engine/cli/match/match_games.hpp"
#include "engine/cli/tournament/cost.hpp"
#include "engine/cli/tournament/journal.hpp"
#include "engine/cli/tournament/results/report.hpp"
#include "engine/cli/tournament/saved_games.hpp"
#include "engine/cli/tournament/setup/settings.hpp"
#include "engine/cli/tournament/setup/start_faults.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

std::string now_as_iso() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}

/// Beside the submissions, under their name with `-results`.
fs::path default_folder(const std::string& submissions) {
    fs::path folder = fs::absolute(submissions).lexically_normal();
    if (!folder.has_filename()) folder = folder.parent_path();
    return folder.string() + "-results";
}

[[noreturn]] void refuse(const std::string& folder, const Differences& found,
                         const std::string& advice) {
    std::string message = folder + ": its games were played with other settings:";
    for (const std::string& each : found.sentences) message += "\n  " + each;
    throw InputError(message + advice);
}

/// Completes the tournament with its openings and seats, and returns its settings.
Json prepare(TournamentOptions& options, const Streams& streams) {
    Match& match = options.match;
    const auto start = open_start(options);
    if (options.schedule != "all" && match.shard.count > 1) {
        throw InputError("--shard: with --schedule " + options.schedule +
                         " a round depends on the results of the one before; use --jobs");
    }
    if (options.folder.empty()) throw InputError("a folder of submissions is required");
    if (const fs::path given = options.report_template; !given.empty()) check_template(given);
    const GameSpec& spec = start->spec();
    const bool has_none = parse_openings(options.openings, spec).most == 0;
    set_openings(options, spec, has_none);
    Entrants entrants = enter(options, spec, streams);
    if (options.openings.empty() && !entrants.take_openings) set_openings(options, spec, true);
    match.seats = std::move(entrants.seats);
    return {
        {"format", "quintet-tournament"},
        {"version", 2},
        {"game", match.game},
        {"options", json_of(record_of(*start)).value("options", Json())},
        {"players", spec.players},
        {"seed", match.seed},
        {"schedule", options.schedule},
        {"rounds", options.rounds},
        {"games", options.games},
        {"max_plies", match.max_plies},
        {"openings",
         {{"least", match.least_plies}, {"most", match.most_plies}, {"balance", match.balance}}},
        {"limits", std::move(entrants.limits)},
        {"created", now_as_iso()},
        {"participants", std::move(entrants.participants)}};
}

/// Checks that a tournament continues in its folder: only the files of submissions may differ, and
/// participants may be new.
void check_continues(const fs::path& out, const Json& before, const Json& settings,
                     const Streams& streams) {
    const Differences found = differences(before, settings);
    const auto& [sentences, changed, added] = found;
    if (sentences.size() > changed.size() + added.size() ||
        (!changed.empty() && !all_games_have("versions", out)) ||
        (!added.empty() && !all_games_have("names", out))) {
        refuse(out.string(), found,
               "\n--force plays all games again; --out DIR saves to another folder");
    }
    for (const std::string& name : changed) {
        streams.err << "quintet tournament: " << printable(name)
                    << " has changed; only its games are played again\n";
    }
    for (const std::string& name : added) {
        streams.err << "quintet tournament: " << name << " is new; only its games are played\n";
    }
}

/// Makes the folder of the results, or checks that its games go with these settings.
void open_folder(const fs::path& out, Json& settings, bool force, const Streams& streams) {
    std::error_code error;
    fs::create_directories(out, error);
    if (error) throw InputError(out.string() + ": cannot be created: " + error.message());
    const Json before = settings_in(out);
    if (before.is_null() && !journals_in(out).empty() && !force) {
        throw InputError(out.string() + ": has games but no tournament.json; --force starts over");
    }
    if (force) {
        for (const fs::path& journal : journals_in(out)) fs::remove(journal);
    } else if (!before.is_null()) {
        check_continues(out, before, settings, streams);
        settings["created"] = before.at("created");
    }
    if (settings != before) write_settings(out, settings);
}

/// The participant with the highest rating so far.
std::string summary(const Json& settings, const GamesByNumber& games) {
    constexpr std::size_t longest_name = 32;
    const std::vector<ResultRow> table = table_of(settings, games);
    std::uint64_t faults = 0;
    for (const ResultRow& row : table) faults += row.scores.forfeited();
    std::string text;
    if (!table.empty()) {
        const Json& first = settings.at("participants").at(table.front().participant);
        text = std::string(utf8_prefix(shown_name(first), longest_name)) + " leads, ";
    }
    return text + std::to_string(faults) + (faults == 1 ? " fault" : " faults");
}

/// Plays the games of a plan and adds them to the journal.
void play_missing(const TournamentOptions& options, const Json& settings,
                  std::vector<ScheduledGame> missing, const fs::path& file, GamesByNumber& games,
                  const Streams& streams) {
    const Match& match = options.match;
    StartFaults faults(match.seats.size());
    for (const auto& [number, record] : games) faults.note(record);
    const ParticipantMaker player = [&](const Seat& seat, std::string_view game,
                                        const auto& rules) {
        const auto place = static_cast<std::size_t>(&seat - match.seats.data());
        std::unique_ptr<Participant> absent = faults.stand_in(place);
        return absent ? std::move(absent) : make_participant(seat, game, rules);
    };
    GrowingFile journal(file);
    journal.complete_lines();
    Progress progress(streams, missing.size(), "games", options.quiet);
    std::uint64_t done = 0;
    const auto take = [&](Record& record) {
        faults.note(record);
        name_participants(record, settings);
        journal.add(format_record(record) + '\n');
        const auto number = integer_of<std::uint64_t>(record.others.at("match").at("game"));
        games.emplace(number, std::move(record));
        progress.show(++done, [&] { return summary(settings, games); });
        return true;
    };
    play_all(match, plan_of(std::move(missing)), Order::finished, take, player);
    progress.clear();
}

void report(const fs::path& out, const Json& settings, const GamesByNumber& games,
            const TournamentOptions& options, const Streams& streams) {
    write_report(out, settings, games, options.report_template,
                 {options.leaderboard, options.gradescope}, streams);
}

}  // namespace

void play_tournament(TournamentOptions& options, const Streams& streams) {
    Json settings = prepare(options, streams);
    const fs::path out =
        options.out.empty() ? default_folder(options.folder) : fs::path(options.out);
    const std::uint64_t total = number_of_games(settings);
    if (total == 0) throw InputError("no games to play: too few participants can start");
    if (!options.dry_run) open_folder(out, settings, options.force, streams);
    GamesByNumber games = collect_games({out}, settings);
    std::ostream& news = options.dry_run ? streams.out : streams.err;
    if (options.dry_run || !options.quiet) {
        const Json& participants = settings.at("participants");
        const auto playing =
            std::count_if(participants.begin(), participants.end(),
                          [](const Json& each) { return !each.contains("excluded"); });
        news << playing << " participants, " << total << " games, results in " << out.string()
             << '\n';
        if (games.size() > 0) {
            news << games.size() << " of " << total << " games have been played already\n";
        }
        if (games.size() < total) {
            news << (games.empty() ? "they need " : "the others need ")
                 << cost_sentence(settings, games, *open_start(options), options.match.jobs)
                 << '\n';
        }
    }
    if (options.dry_run) return;

    const auto [index, count] = options.match.shard;
    const fs::path file = out / journal_name(index, count);
    // All-play-all is planned once; other schedules plan a round when the one before is complete.
    std::uint64_t of_shard = 0;
    for (std::size_t planned = 0;;) {
        const Schedule schedule = scheduled_games(settings, games);
        if (schedule.size() == planned) break;
        planned = schedule.size();
        std::vector<ScheduledGame> missing;
        of_shard = 0;
        for (const auto& [number, game] : schedule) {
            if (number / settings.at("players").size() % count != index) continue;
            ++of_shard;
            if (games.count(number) == 0) missing.push_back(game);
        }
        play_missing(options, settings, std::move(missing), file, games, streams);
    }
    if (count > 1) {
        streams.out << of_shard << " of " << total << " games are in " << file.string()
                    << "; when all shards are done: quintet tournament --merge " << out.string()
                    << '\n';
        return;
    }
    report(out, settings, games, options, streams);
}

void merge_tournaments(const TournamentOptions& options, const Streams& streams) {
    Json settings;
    for (const std::string& folder : options.merge) {
        const Json found = settings_in(folder);
        if (found.is_null()) throw InputError(folder + ": must be the folder of a tournament");
        if (settings.is_null()) settings = found;
        const Differences others = differences(found, settings);
        if (!others.sentences.empty()) refuse(folder, others, "");
        if (found.at("rounds") > settings.at("rounds")) settings = found;
    }
    const GamesByNumber games =
        collect_games({options.merge.begin(), options.merge.end()}, settings);
    const fs::path out = options.out.empty() ? options.merge.front() : options.out;
    fs::create_directories(out);
    const std::uint64_t total = number_of_games(settings);
    if (games.size() < total) {
        streams.err << "quintet tournament: " << total - games.size() << " of " << total
                    << " games are missing\n";
    }
    report(out, settings, games, options, streams);
}

}  // namespace quintet::cli
