#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <iterator>
#include <map>
#include <memory>
#include <ostream>
#include <set>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/base/progress.hpp"
#include "engine/cli/match/opening_plies.hpp"
#include "engine/cli/seats/agent_seat_text.hpp"
#include "engine/cli/tournament/entrants.hpp"
#include "engine/cli/tournament/journal.hpp"
#include "engine/cli/tournament/play.hpp"
#include "engine/cli/tournament/report.hpp"
#include "engine/cli/tournament/results.hpp"
#include "engine/cli/tournament/settings.hpp"
#include "engine/core/text.hpp"
#include "engine/core/utf8.hpp"
#include "engine/services/contest/schedule.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

struct TournamentOptions {
    std::string folder;
    std::vector<std::string> classes;
    std::string classes_file;
    GameChoice game;
    std::vector<std::string> yardsticks;
    bool no_yardsticks = false;
    std::uint64_t rounds = 1;
    std::uint64_t games = 0;  // 0 for all of the rounds
    std::string openings;
    int balance = 0;  // 0 means the game's usual one
    AgentLimits limits;
    std::optional<int> action_ms;
    std::string shard = "1/1";
    std::string out;
    std::string report_template;
    std::vector<std::string> merge;
    bool force = false;
    bool quiet = false;
    Tournament tournament;
};

/// Levels over most of the range of students' agents, which are fast and do not depend on the
/// clock.
constexpr const char* usual_yardsticks[] = {"level:beginner", "level:easy", "level:medium",
                                            "level:hard"};

std::string now_as_iso() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}

/// The schedule of a tournament with these settings, by number. Submissions that cannot start play
/// no one.
std::map<std::uint64_t, ScheduledGame> games_of_settings(const Json& settings) {
    const Json& participants = settings.at("participants");
    const auto most = integer_of<std::uint64_t>(settings.at("games"));
    std::map<std::uint64_t, ScheduledGame> games;
    for (ScheduledGame& game : must(schedule({settings.at("players").size(), participants.size(),
                                              integer_of<std::uint64_t>(settings.at("seed")),
                                              integer_of<std::uint64_t>(settings.at("rounds"))}))) {
        const bool all_start = std::none_of(
            game.participants.begin(), game.participants.end(),
            [&](std::size_t each) { return participants.at(each).contains("excluded"); });
        if (!all_start) continue;
        if (most > 0 && games.size() >= most) break;
        games.emplace(game.number, std::move(game));
    }
    return games;
}

/// What tells the versions of the participants of a game apart.
Json versions_in(const Json& settings, const std::vector<std::size_t>& participants) {
    Json versions = Json::array();
    for (const std::size_t each : participants) {
        versions.push_back(version_of(settings.at("participants").at(each)));
    }
    return versions;
}

Json names_in(const Json& settings, const std::vector<std::size_t>& participants) {
    Json names = Json::array();
    for (const std::size_t each : participants) {
        names.push_back(settings.at("participants").at(each).at("name"));
    }
    return names;
}

/// The numbers of participants with these names; empty if one of them takes no part.
std::vector<std::size_t> seats_of(const Json& names, const Json& settings) {
    const Json& participants = settings.at("participants");
    std::vector<std::size_t> seats;
    for (const Json& name : names) {
        const auto found =
            std::find_if(participants.begin(), participants.end(),
                         [&](const Json& participant) { return participant.at("name") == name; });
        if (found == participants.end()) return {};
        seats.push_back(static_cast<std::size_t>(found - participants.begin()));
    }
    return seats;
}

/// Adds the games of a folder's journals that the schedule has. What was played twice counts once,
/// and what was played by other versions of submissions does not count. Submissions that came
/// later have changed the numbers of participants and games: a game then takes the first free place
/// with the same seats.
void collect(const fs::path& folder, const Json& settings,
             const std::map<std::uint64_t, ScheduledGame>& planned, GamesByNumber& games) {
    std::vector<Record> moved;
    std::set<std::pair<std::uint64_t, Json>> seen;
    for (const fs::path& journal : journals_in(folder)) {
        for (Record& record : games_in(journal)) {
            try {
                Json& details = record.others.at("match");
                const auto number = integer_of<std::uint64_t>(details.at("game"));
                auto seated = integers_of(details.at("participants"));
                const Json names = details.value("names", Json());
                if (!names.is_null()) seated = seats_of(names, settings);
                if (seated.empty()) continue;
                const Json versions = details.value("versions", Json());
                if (!versions.is_null() && versions != versions_in(settings, seated)) continue;
                details["participants"] = seated;
                const auto game = planned.find(number);
                if (game != planned.end() && seated == game->second.participants) {
                    games.emplace(number, std::move(record));
                } else if (!names.is_null()) {
                    if (seen.emplace(number, names).second) moved.push_back(std::move(record));
                } else if (game != planned.end()) {  // or of a round that is not wanted any more
                    throw InputError("game " + std::to_string(number) + " has other participants");
                }
            } catch (const std::exception& error) {
                throw InputError(journal.string() + ": from another tournament: " + error.what());
            }
        }
    }
    for (Record& record : moved) {
        Json& details = record.others.at("match");
        const auto place = std::find_if(planned.begin(), planned.end(), [&](const auto& game) {
            return games.count(game.first) == 0 &&
                   details.at("participants") == Json(game.second.participants);
        });
        if (place == planned.end()) continue;
        details["game"] = place->first;
        games.emplace(place->first, std::move(record));
    }
}

/// Whether all games of a folder have a detail, such as the versions of who played them.
bool all_have(const char* detail, const fs::path& folder) {
    for (const fs::path& journal : journals_in(folder)) {
        for (const Record& record : games_in(journal)) {
            if (!record.others.value("match", Json::object()).contains(detail)) return false;
        }
    }
    return true;
}

/// The agents that are chosen in submissions, by name: `alice=beta:Player`, and lines of a file
/// such as `alice beta:Player`.
std::map<std::string, std::string> choices_of(const TournamentOptions& options) {
    std::map<std::string, std::string> choices;
    const auto add = [&](const std::string& text, char separator, const std::string& place) {
        const std::size_t end = text.find(separator);
        const std::size_t begin = text.find_first_not_of(" \t", end);
        if (end == 0 || end == std::string::npos || begin == std::string::npos) {
            throw InputError(place + " must be NAME" + separator + "CLASS (found " +
                             quintet::in_quotes(text) + ")");
        }
        const std::size_t last = text.find_last_not_of(" \t\r");
        const std::size_t start = separator == ' ' ? begin : end + 1;
        choices[text.substr(0, end)] = text.substr(start, last + 1 - start);
    };
    if (!options.classes_file.empty()) {
        for_each_line(options.classes_file, [&](const std::string& line, const std::string& place) {
            if (line.find_first_not_of(" \t\r") == std::string::npos || line[0] == '#') return;
            add(line, ' ', place);
        });
    }
    for (const std::string& each : options.classes) add(each, '=', "--class");
    return choices;
}

class TournamentRun {
  public:
    TournamentRun(const TournamentOptions& options, const Streams& streams)
        : options_(options), streams_(streams), tournament_(options.tournament) {}

    void play() {
        const Shard shard = parse_shard(options_.shard);
        prepare();
        const std::map<std::uint64_t, ScheduledGame> planned = games_of_settings(settings_);
        if (planned.empty()) throw InputError("no games to play: too few participants can start");
        open_folder(planned.size());
        GamesByNumber games;
        collect(out_, settings_, planned, games);
        StartFaults faults(tournament_.seats.size());
        for (const auto& [number, record] : games) faults.note(record);

        const std::size_t players = settings_.at("players").size();
        std::vector<ScheduledGame> missing;
        std::uint64_t of_shard = 0;
        for (const auto& [number, game] : planned) {
            if (number / players % shard.count != shard.index) continue;
            ++of_shard;
            if (games.count(number) == 0) missing.push_back(game);
        }
        if (!options_.quiet && missing.size() < of_shard) {
            streams_.err << of_shard - missing.size() << " of " << of_shard
                         << " games have been played already\n";
        }
        Journal journal(out_ / journal_name(shard.index, shard.count));
        Progress progress(streams_, missing.size(), "games", options_.quiet);
        std::uint64_t done = 0;
        play_contest(tournament_, missing, faults, [&](Record record) {
            Json& details = record.others.at("match");
            const auto seated = integers_of(details.at("participants"));
            details["names"] = names_in(settings_, seated);
            details["versions"] = versions_in(settings_, seated);
            journal.add(record);
            games.emplace(integer_of<std::uint64_t>(record.others.at("match").at("game")), record);
            progress.show(++done, summary(games));
        });
        progress.clear();
        if (shard.count > 1) {
            streams_.out << of_shard << " of " << planned.size() << " games are in "
                         << (out_ / journal_name(shard.index, shard.count)).string()
                         << "; when all shards are done: quintet tournament --merge "
                         << out_.string() << '\n';
            return;
        }
        write(games);
    }

    void merge() {
        for (const std::string& folder : options_.merge) {
            const Json settings = settings_in(folder);
            if (settings.is_null())
                throw InputError(folder + ": must be the folder of a tournament");
            if (settings_.is_null()) settings_ = settings;
            check_same(folder, settings, settings_);
            if (settings.at("rounds") > settings_.at("rounds")) settings_ = settings;
        }
        const std::map<std::uint64_t, ScheduledGame> planned = games_of_settings(settings_);
        GamesByNumber games;
        for (const std::string& folder : options_.merge) {
            collect(folder, settings_, planned, games);
        }
        out_ = options_.out.empty() ? options_.merge.front() : options_.out;
        fs::create_directories(out_);
        if (games.size() < planned.size()) {
            streams_.err << "quintet tournament: " << planned.size() - games.size() << " of "
                         << planned.size() << " games are missing\n";
        }
        write(games);
    }

  private:
    void prepare() {
        tournament_.game = options_.game.game;
        tournament_.options = options_.game.pairs();
        if (tournament_.game.empty()) throw InputError("--game is required");
        if (options_.folder.empty()) throw InputError("a folder of submissions is required");
        const auto start = must(open_game({tournament_.game, tournament_.options}));
        const GameSpec& spec = start->spec();
        set_openings(parse_openings(options_.openings, spec), spec);

        std::vector<std::string> seats = yardsticks();
        seats.emplace_back("python:");
        for (const std::string& note : prepare_agents(seats, options_.limits.sandboxed)) {
            streams_.err << "quintet tournament: " << note << '\n';
        }
        AgentLimits limits = options_.limits;
        if (options_.action_ms) limits.action_s = *options_.action_ms / 1000.0;
        const std::vector<Submission> submissions = submissions_in(options_.folder);
        if (submissions.empty()) {
            throw InputError(options_.folder +
                             ": has no submissions; each must be a folder, a .zip or a .py file");
        }
        Entrants ours;
        for (const std::string& each : yardsticks()) {
            add_yardstick(ours, each, tournament_.game, tournament_.options);
        }
        // Before the submissions are looked at, which takes a while.
        must(schedule({spec.players.size(), submissions.size() + ours.seats.size(),
                       tournament_.seed, options_.rounds}));
        Entrants entrants;
        std::map<std::string, std::string> choices = choices_of(options_);
        for (const Submission& each : submissions) {
            const auto found = choices.find(each.name);
            const std::string choice = found == choices.end() ? "" : found->second;
            if (found != choices.end()) choices.erase(found);
            add_submission(entrants, each, choice, tournament_.game, tournament_.options, limits);
        }
        if (!choices.empty()) {
            throw InputError("--class: " + quintet::in_quotes(choices.begin()->first) +
                             " must be a submission");
        }
        tell_about(entrants.participants);
        if (options_.openings.empty() && !entrants.take_openings) {
            set_openings({0, 0}, spec);
        }
        std::move(ours.seats.begin(), ours.seats.end(), std::back_inserter(entrants.seats));
        for (const Json& each : ours.participants) entrants.participants.push_back(each);
        tournament_.seats = std::move(entrants.seats);
        settings_ = {{"format", "quintet-tournament"},
                     {"version", 2},
                     {"game", tournament_.game},
                     {"options", json_of(record_of(*start)).value("options", Json())},
                     {"players", spec.players},
                     {"seed", tournament_.seed},
                     {"rounds", options_.rounds},
                     {"games", options_.games},
                     {"max_plies", tournament_.max_plies},
                     {"openings",
                      {{"least", tournament_.least_opening_plies},
                       {"most", tournament_.most_opening_plies},
                       {"balance", tournament_.balance}}},
                     {"limits", common_limits(entrants.participants, limits)},
                     {"created", now_as_iso()},
                     {"participants", std::move(entrants.participants)}};
        out_ = options_.out.empty() ? usual_folder() : fs::path(options_.out);
    }

    void set_openings(OpeningPlies plies, const GameSpec& spec) {
        tournament_.least_opening_plies = plies.least;
        tournament_.most_opening_plies = plies.most;
        tournament_.balance =
            options_.balance == 0 ? spec.practice.opening_balance : options_.balance;
        if (plies.most == 0 && options_.balance == 0) tournament_.balance = 100;
        const Status balanced = check_openings({tournament_.game, tournament_.options, plies.least,
                                                plies.most, tournament_.balance, 0});
        if (!balanced) throw InputError("--" + balanced.error().message);
    }

    /// Says which submissions cannot start and why, before the first game.
    void tell_about(const Json& participants) const {
        for (const Json& each : participants) {
            const std::string name = shown_name(each);
            if (each.contains("excluded")) {
                streams_.err << "quintet tournament: " << name
                             << " cannot start and does not play: "
                             << printable(each["excluded"]["message"].get<std::string>()) << '\n';
            }
            for (const Json& note : each.value("notes", Json::array())) {
                streams_.err << "quintet tournament: " << name << ": " << note.get<std::string>()
                             << '\n';
            }
        }
    }

    std::vector<std::string> yardsticks() const {
        if (options_.no_yardsticks) return {};
        if (!options_.yardsticks.empty()) return options_.yardsticks;
        return {std::begin(usual_yardsticks), std::end(usual_yardsticks)};
    }

    /// The limits that all agents of known form have; null where they differ.
    static Json common_limits(const Json& participants, const AgentLimits& given) {
        Json common;
        for (const Json& each : participants) {
            if (!each.contains("form")) continue;
            if (common.is_null()) common = each.at("limits");
            for (auto& [name, value] : common.items()) {
                if (each["limits"].value(name, Json()) != value) value = nullptr;
            }
        }
        return common.is_null() ? to_json(given) : common;
    }

    /// Beside the submissions, under their name with `-results`.
    fs::path usual_folder() const {
        fs::path folder = fs::absolute(options_.folder).lexically_normal();
        if (!folder.has_filename()) folder = folder.parent_path();
        return folder.string() + "-results";
    }

    static void check_same(const std::string& folder, const Json& before, const Json& after) {
        const std::vector<std::string> found = differences(before, after);
        if (found.empty()) return;
        std::string message = folder + ": its games were played with other settings:";
        for (const std::string& each : found) message += "\n  " + each;
        throw InputError(message);
    }

    /// Checks that a tournament continues in its folder: only the files of submissions may differ,
    /// and participants may be new.
    void check_continues(const Json& before) const {
        const std::vector<std::string> changed = changed_submissions(before, settings_);
        const std::vector<std::string> added = new_participants(before, settings_);
        if (differences(before, settings_).size() == changed.size() + added.size() &&
            (changed.empty() || all_have("versions", out_)) &&
            (added.empty() || all_have("names", out_))) {
            for (const std::string& name : changed) {
                streams_.err << "quintet tournament: " << printable(name)
                             << " has changed; only its games are played again\n";
            }
            for (const std::string& name : added) {
                streams_.err << "quintet tournament: " << name
                             << " is new; only its games are played\n";
            }
            return;
        }
        try {
            check_same(out_.string(), before, settings_);
        } catch (const InputError& other) {
            throw InputError(other.what() +
                             std::string("\n--force plays all games again; --out DIR saves "
                                         "to another folder"));
        }
    }

    /// Makes the folder of the results, or checks that its games go on with these settings.
    void open_folder(std::size_t planned) {
        std::error_code error;
        fs::create_directories(out_, error);
        if (error) throw InputError(out_.string() + ": cannot be created: " + error.message());
        const Json before = settings_in(out_);
        if (before.is_null() && !journals_in(out_).empty() && !options_.force) {
            throw InputError(out_.string() +
                             ": has games but no tournament.json; --force starts over");
        }
        if (options_.force) {
            for (const fs::path& journal : journals_in(out_)) fs::remove(journal);
        } else if (!before.is_null()) {
            check_continues(before);
            settings_["created"] = before.at("created");
        }
        if (settings_ != before) write_settings(out_, settings_);
        if (!options_.quiet) {
            streams_.err << settings_.at("participants").size() << " participants, " << planned
                         << " games, results in " << out_.string() << '\n';
        }
    }

    /// Who is ahead so far, by points of each game.
    std::string summary(const GamesByNumber& games) const {
        const std::vector<ResultRow> table = table_of(settings_, games);
        std::uint64_t faults = 0;
        for (const ResultRow& row : table) faults += row.forfeits();
        std::string text;
        if (!table.empty()) {
            const Json& first = settings_.at("participants").at(table.front().participant);
            text = std::string(utf8_prefix(shown_name(first), 32)) + " leads, ";
        }
        return text + std::to_string(faults) + (faults == 1 ? " fault" : " faults");
    }

    void write(const GamesByNumber& games) {
        const std::vector<ResultRow> table = table_of(settings_, games);
        const Json results = results_of(settings_, games, table);
        write_whole(out_ / "results.json", format_json(results) + '\n');
        write_whole(out_ / "results.csv", csv_of(settings_, table));
        streams_.out << settings_.at("game").get<std::string>() << ", " << games.size()
                     << " games, seed " << settings_.at("seed") << "\n\n";
        write_table(streams_.out, settings_, table);
        write_excluded(streams_.out, settings_);
        streams_.out << "\nresults.json and results.csv";
        const fs::path page = report_template(options_.report_template);
        if (!page.empty()) {
            write_whole(out_ / "report.html", report_page(page, results));
            streams_.out << ", and report.html for a browser,";
        }
        streams_.out << " are in " << out_.string() << '\n';
        if (page.empty()) {
            streams_.err
                << "quintet tournament: no report.html, because report-template.html is missing "
                   "from the folder `site` next to the program's; build the page, or "
                   "choose a template with --report-template\n";
        }
    }

    const TournamentOptions& options_;
    const Streams& streams_;
    Tournament tournament_;
    Json settings_;
    fs::path out_;
};

void add_limits(CLI::App& command, TournamentOptions& options) {
    const CLI::Range seconds(0.01, 1e6);
    command
        .add_option("--game-time", options.limits.game_s,
                    "Processor seconds of a submission for a game; default: its course's")
        ->check(seconds)
        ->type_name("S");
    command
        .add_option("--time", options.action_ms,
                    "Processor milliseconds of a submission for an action")
        ->check(CLI::Range(1, 1'000'000'000))
        ->type_name("MS");
    command
        .add_option("--start", options.limits.start_s,
                    "Processor seconds of a submission before the game")
        ->check(seconds)
        ->type_name("S");
    command
        .add_option("--memory", options.limits.memory_mb,
                    "Megabytes of a submission, for all its processes together")
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("MB");
    add_sandbox(command, options.limits.sandboxed);
}

void add_contest(CLI::App& command, TournamentOptions& options) {
    Tournament& tournament = options.tournament;
    command
        .add_option(
            "--yardstick", options.yardsticks,
            "A participant to compare with, as in `match --seat`; may be repeated. Default:\n"
            "level:beginner, level:easy, level:medium and level:hard")
        ->allow_extra_args(false)
        ->type_name("SEAT");
    command.add_flag("--no-yardsticks", options.no_yardsticks, "Let only the submissions play");
    command.add_option("--rounds", options.rounds, "Number of times that all participants meet")
        ->check(positive_number)
        ->capture_default_str()
        ->type_name("N");
    command.add_option("--games", options.games, "Play only the first games of the schedule")
        ->check(positive_number)
        ->type_name("N");
    command
        .add_option("--openings", options.openings,
                    "Random plies at the start, a number or a range; the default depends on\n"
                    "the game, and is 0 with course agents")
        ->type_name("PLIES");
    command
        .add_option("--balance", options.balance,
                    "Replace openings in which a player's chance of winning is above this, as\n"
                    "`match` does; 100 for any opening")
        ->check(CLI::Range(34, 100))
        ->type_name("PERCENT");
    command.add_option("--seed", tournament.seed, "Seed of the openings")
        ->check(CLI::Range(std::uint64_t{0}, (std::uint64_t{1} << 53) - 1))
        ->type_name("S");
    command.add_option("--max-plies", tournament.max_plies, "A longer game counts as a draw")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str()
        ->type_name("N");
}

}  // namespace

void add_tournament(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "tournament", "Plays a tournament of the submissions of a class and the levels");
    auto options = std::make_shared<TournamentOptions>();
    command
        ->add_option("FOLDER", options->folder,
                     "Folder of submissions: each folder, .zip or .py file in it is one")
        ->check(CLI::ExistingDirectory);
    add_game_choice(*command, options->game, false);
    command
        ->add_option("--class", options->classes,
                     "The agent of a submission that has several, as in\n"
                     "alice=beta:Player; may be repeated")
        ->allow_extra_args(false)
        ->type_name("NAME=CLASS");
    command
        ->add_option("--classes", options->classes_file,
                     "File of such choices, one per line: alice beta:Player")
        ->check(CLI::ExistingFile)
        ->type_name("FILE");
    add_contest(*command, *options);
    add_limits(*command, *options);
    command
        ->add_option("--out", options->out,
                     "Folder of the games and results; default: FOLDER-results")
        ->type_name("DIR");
    command->add_flag("--force", options->force,
                      "Discard the games in --out and play all of them again");
    command->add_option("--jobs", options->tournament.jobs, "Games to play at the same time")
        ->check(CLI::Range(1, 256))
        ->capture_default_str()
        ->type_name("J");
    command->add_option("--shard", options->shard, "Play only the i-th of n parts")
        ->type_name("I/N");
    command
        ->add_option("--merge", options->merge,
                     "Play nothing; add up the games of these folders and write the results")
        ->check(CLI::ExistingDirectory)
        ->type_name("DIR");
    command->add_option("--report-template", options->report_template, "Template of report.html")
        ->type_name("FILE");
    command->add_flag("--quiet", options->quiet, "No progress on standard error");
    command->footer(
        "All participants meet from the same openings, once in each seat; of three players, any\n"
        "two meet equally often. Before the first game, each submission is started once: one\n"
        "that cannot start is listed with the reason and does not play. A submission that\n"
        "loops, crashes or acts illegally loses that game. Levels have a known rating, so Elo 0\n"
        "is random play for all.\n"
        "Each game is written to games.jsonl as soon as it ends. After an interruption, the\n"
        "same command continues; more --rounds add to the table. If a submission is new or its\n"
        "files have changed, only its games are played. The command fails if settings have\n"
        "changed or a submission is missing. Guide: engine/cli/TOURNAMENT.md\n"
        "Examples:\n"
        "  quintet tournament submissions --game tetress --jobs 2 --sandbox\n"
        "  quintet tournament submissions --game cachex --option size=9 --rounds 4 \\\n"
        "      --yardstick level:easy --yardstick level:hard --out results\n"
        "  quintet tournament submissions --game chexers --game-time 10 --games 600\n"
        "  quintet tournament submissions --game halma --out results --shard 2/8\n"
        "  quintet tournament --merge results");
    command->callback([=, &streams = program.streams] {
        TournamentRun run(*options, streams);
        if (options->merge.empty()) {
            run.play();
        } else {
            run.merge();
        }
    });
}

}  // namespace quintet::cli
