#include "engine/cli/tournament/entrants.hpp"

#include "engine/cli/seats/agent_seat_text.hpp"
#include "engine/cli/seats/python_seat.hpp"
#include "engine/session/levels.hpp"

namespace quintet::cli {

namespace {

template <class Number>
Json or_null(const std::optional<Number>& value) {
    return value ? Json(*value) : Json();
}

}  // namespace

Json to_json(const AgentLimits& limits) {
    return {{"game_s", or_null(limits.game_s)},
            {"action_s", or_null(limits.action_s)},
            {"start_s", or_null(limits.start_s)},
            {"memory_mb", or_null(limits.memory_mb)}};
}

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
        report.facts = sit_down(seat, game, options)->facts();
    }
    participant["seat"] = seat.text;
    participant["kind"] = "agent";
    if (!choice.empty()) participant["class"] = choice;
    if (!report.facts.form.empty()) participant["form"] = report.facts.form;
    participant["limits"] = report.facts.limits.is_null() ? to_json(limits) : report.facts.limits;
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

void add_yardstick(Entrants& entrants, const std::string& text, const std::string& game,
                   const GivenOptions& options) {
    Seat seat = parse_seat(text, {});
    sit_down(seat, game, options)->rehearse();
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

}  // namespace quintet::cli
