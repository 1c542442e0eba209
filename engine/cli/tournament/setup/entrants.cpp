#include "engine/cli/tournament/setup/entrants.hpp"

#include <iterator>
#include <map>
#include <ostream>
#include <utility>

#include "engine/base/text.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/seats/agent/agent_limits.hpp"
#include "engine/cli/seats/agent_seat_text.hpp"
#include "engine/cli/seats/python_seat.hpp"
#include "engine/cli/tournament/setup/settings.hpp"
#include "engine/cli/tournament/setup/submissions.hpp"
#include "engine/services/match/schedule.hpp"
#include "engine/session/search/levels.hpp"

namespace quintet::cli {

namespace {

/// Levels over most of the range of students' agents, which are fast and do not depend on the
/// clock.
constexpr const char* default_yardsticks[] = {"level:beginner", "level:easy", "level:medium",
                                              "level:hard"};

/// Adds a submission and starts it once. One that cannot start is `excluded` and plays no games.
/// `choice` names the agent if it has several; `limits` take the place of what its course says.
void add_submission(Entrants& entrants, const Submission& submission, const std::string& choice,
                    const std::string& game, const GivenOptions& options,
                    const AgentLimits& limits) {
    Json participant{{"name", submission.name}};
    Seat seat;
    seat.kind = Seat::Kind::python;
    seat.name = submission.path.string();
    seat.agent_class = choice;
    seat.text = "python:" + submission.name;
    seat.agent_limits = limits;
    StartReport report = try_agent(seat, game, options);
    const std::filesystem::path program =
        report.code == "no-agent" ? program_of(submission) : std::filesystem::path();
    // The seat of programs that a course has play through files is named after its game.
    const std::string of_course = game + ':' + program.string();
    if (!program.empty() && is_agent_text(of_course)) {
        seat = parse_seat(of_course, {});
        seat.text = game + ':' + submission.name;
        seat.folder = std::filesystem::absolute(submission.path).string();
        seat.agent_limits = limits;
        report = {};
        report.started = true;
        report.facts = make_participant(seat, game, options)->facts();
    }
    participant["seat"] = seat.text;
    participant["kind"] = "agent";
    if (!choice.empty()) participant["class"] = choice;
    if (!report.facts.form.empty()) participant["form"] = report.facts.form;
    participant["limits"] =
        report.facts.limits.is_null() ? described_json(limits) : report.facts.limits;
    participant["fingerprint"] = submission.fingerprint;
    if (!report.started) {
        std::string message = report.message;
        if (report.code == "several-agents") {
            message += "; --class " + submission.name + "=CLASS chooses one";
        }
        participant["excluded"] = {{"message", std::move(message)}};
        if (!report.traceback.is_null()) participant["excluded"]["traceback"] = report.traceback;
    }
    for (const std::string& note : report.facts.notes) participant["notes"].push_back(note);
    entrants.take_openings = entrants.take_openings && report.facts.takes_openings;
    entrants.seats.push_back(std::move(seat));
    entrants.participants.push_back(std::move(participant));
}

/// Adds a level or another engine. The ratings of random play (0) and of measured levels with
/// their default limits are known. Throws an `InputError` if it cannot play.
void add_yardstick(Entrants& entrants, const std::string& text, const std::string& game,
                   const GivenOptions& options) {
    Seat seat = parse_seat(text, {});
    make_participant(seat, game, options)->try_out();
    for (const Json& each : entrants.participants) {
        if (each.at("name") == text) throw InputError("--yardstick " + text + ": given twice");
    }
    Json participant{{"name", text}, {"seat", text}, {"kind", "engine"}};
    const std::vector<int> ratings = level_ratings(game);
    const std::optional<std::size_t> level =
        seat.kind == Seat::Kind::level && text == "level:" + seat.name ? find_level(seat.name)
                                                                       : std::nullopt;
    if (level && *level < ratings.size()) participant["elo"] = ratings[*level];
    if (seat.kind == Seat::Kind::random) participant["elo"] = 0;
    entrants.seats.push_back(std::move(seat));
    entrants.participants.push_back(std::move(participant));
}

std::vector<std::string> yardsticks_of(const TournamentOptions& options) {
    if (options.no_yardsticks) return {};
    if (!options.yardsticks.empty()) return options.yardsticks;
    return {std::begin(default_yardsticks), std::end(default_yardsticks)};
}

/// The limits that all agents of known form have; null where they differ.
Json common_limits(const Json& participants, const AgentLimits& given) {
    Json common;
    for (const Json& each : participants) {
        if (!each.contains("form")) continue;
        if (common.is_null()) common = each.at("limits");
        for (auto& [name, value] : common.items()) {
            if (each["limits"].value(name, Json()) != value) value = nullptr;
        }
    }
    return common.is_null() ? described_json(given) : common;
}

/// The agents that are chosen in submissions, by name: `alice=beta:Player`, and lines of a file
/// such as `alice beta:Player`.
std::map<std::string, std::string> chosen_classes(const TournamentOptions& options) {
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

/// Says which submissions cannot start and why, before the first game.
void tell_about(const Json& participants, std::ostream& err) {
    for (const Json& each : participants) {
        const std::string name = shown_name(each);
        if (each.contains("excluded")) {
            err << "quintet tournament: " << name << " cannot start and does not play: "
                << printable(each["excluded"]["message"].get<std::string>()) << '\n';
        }
        for (const Json& note : each.value("notes", Json::array())) {
            err << "quintet tournament: " << name << ": " << note.get<std::string>() << '\n';
        }
    }
}

}  // namespace

Entrants enter(const TournamentOptions& options, const GameSpec& spec, const Streams& streams) {
    const Match& match = options.match;
    const std::vector<std::string> yardsticks = yardsticks_of(options);
    std::vector<std::string> seats = yardsticks;
    seats.emplace_back("python:");
    for (const std::string& note : prepare_agents(seats, options.limits.sandboxed)) {
        streams.err << "quintet tournament: " << note << '\n';
    }
    AgentLimits limits = options.limits;
    if (options.action_ms) limits.action_s = *options.action_ms / 1000.0;
    const std::vector<Submission> submissions = submissions_in(options.folder);
    if (submissions.empty()) {
        throw InputError(options.folder +
                         ": has no submissions; each must be a folder, a .zip or a .py file");
    }
    Entrants ours;
    for (const std::string& each : yardsticks) {
        add_yardstick(ours, each, match.game, match.options);
    }
    // Before the submissions are started, which takes a while.
    must(schedule(
        {spec.players.size(), submissions.size() + ours.seats.size(), match.seed, options.rounds}));
    Entrants entrants;
    std::map<std::string, std::string> choices = chosen_classes(options);
    for (const Submission& each : submissions) {
        const auto found = choices.find(each.name);
        const std::string choice = found == choices.end() ? "" : found->second;
        if (found != choices.end()) choices.erase(found);
        add_submission(entrants, each, choice, match.game, match.options, limits);
    }
    if (!choices.empty()) {
        throw InputError("--class: " + quintet::in_quotes(choices.begin()->first) +
                         " must be a submission");
    }
    tell_about(entrants.participants, streams.err);
    std::move(ours.seats.begin(), ours.seats.end(), std::back_inserter(entrants.seats));
    for (const Json& each : ours.participants) entrants.participants.push_back(each);
    entrants.limits = common_limits(entrants.participants, limits);
    return entrants;
}

}  // namespace quintet::cli
