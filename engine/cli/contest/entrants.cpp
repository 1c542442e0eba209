#include "engine/cli/contest/entrants.hpp"

#include "engine/cli/agent_seat_text.hpp"
#include "engine/cli/python_seat.hpp"
#include "engine/play/levels.hpp"

namespace quintet::cli {

namespace {

template <class Number>
Json or_null(const std::optional<Number>& value) {
    return value ? Json(*value) : Json();
}

/// The candidate that the driver would start; null if it is not clear.
Json chosen_in(const Json& found) {
    for (const Json& each : found.value("candidates", Json::array())) {
        if (each.value("chosen", false)) return each;
    }
    return {};
}

/// The limits of a form, but those that are given instead.
Json limits_of(const Json& candidate, const AgentLimits& given) {
    Json limits = to_json(given);
    const Json of_form = candidate.value("limits", Json::object());
    for (auto& [name, value] : limits.items()) {
        if (value.is_null()) value = of_form.value(name, Json());
    }
    return limits;
}

}  // namespace

Json to_json(const AgentLimits& limits) {
    return {{"game_s", or_null(limits.game_s)},
            {"action_s", or_null(limits.action_s)},
            {"start_s", or_null(limits.start_s)},
            {"memory_mb", or_null(limits.memory_mb)}};
}

void add_submission(Entrants& entrants, const Submission& submission, const std::string& game,
                    const GameOptions& options, const AgentLimits& limits) {
    const Json candidate = chosen_in(inspect_agent(submission.path.string(), game, options));
    Json participant{{"name", submission.name}};
    Seat seat;
    const std::filesystem::path program =
        candidate.is_null() ? program_of(submission) : std::filesystem::path();
    // The seat of programs that a course has play through files is named after its game.
    const std::string of_course = game + ':' + program.string();
    if (!program.empty() && is_agent_text(of_course)) {
        seat = parse_seat(of_course, {});
        seat.text = game + ':' + submission.name;
    } else {
        seat.kind = Seat::Kind::python;
        seat.name = submission.path.string();
        seat.text = "python:" + submission.name;
    }
    seat.agent_limits = limits;
    participant["seat"] = seat.text;
    participant["kind"] = "agent";
    if (candidate.contains("form")) participant["form"] = candidate["form"];
    participant["limits"] = limits_of(candidate.is_null() ? Json::object() : candidate, limits);
    participant["fingerprint"] = submission.fingerprint;
    entrants.seats.push_back(std::move(seat));
    entrants.participants.push_back(std::move(participant));
}

void add_yardstick(Entrants& entrants, const std::string& text, const std::string& game,
                   const GameOptions& options) {
    Seat seat = parse_seat(text, {});
    if (seat.takes_sides()) {
        throw InputError("--yardstick " + text + ": taking sides makes no sense in a round robin");
    }
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
