#include "engine/cli/seats/agent_seat_text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/sandbox/sandbox.hpp"
#include "engine/cli/sandbox/usage/task_limit.hpp"
#include "engine/cli/seats/halma_seat.hpp"
#include "engine/cli/seats/python_seat.hpp"

namespace quintet::cli {

namespace {

struct AgentKind {
    std::string_view prefix;
    Seat::Kind kind;
    const char* shown;
};
constexpr std::array agent_kinds{AgentKind{"python:", Seat::Kind::python, "python:PATH[:CLASS]"},
                                 AgentKind{course_prefix, Seat::Kind::course, course_shown}};

const AgentKind* agent_kind_of(std::string_view text) {
    for (const AgentKind& each : agent_kinds) {
        if (text.rfind(each.prefix, 0) == 0) return &each;
    }
    return nullptr;
}

/// Whether this is the name of a setting; others are a part of the path.
bool is_agent_setting(std::string_view name) {
    constexpr std::array<std::string_view, 4> names{"game-time", "time", "start", "memory"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

double agent_number(std::string_view value, double most, const std::string& what) {
    const std::optional<double> number = decimal(value);
    if (!number || *number <= 0 || *number > most) {
        throw InputError(what + " must be a number above 0, at most " +
                         std::to_string(static_cast<long>(most)) + " (found " +
                         quintet::in_quotes(value) + ")");
    }
    return *number;
}

void set_limit(AgentLimits& limits, std::string_view name, std::string_view value,
               const std::string& place) {
    constexpr double most_seconds = 1e6;
    constexpr double most_megabytes = 1e6;
    const std::string what = place + ": " + std::string(name);
    if (name == "game-time") limits.game_s = agent_number(value, most_seconds, what);
    if (name == "time") limits.action_s = agent_number(value, 1000 * most_seconds, what) / 1000;
    if (name == "start") limits.start_s = agent_number(value, most_seconds, what);
    if (name == "memory") {
        limits.memory_mb = std::max(static_cast<int>(agent_number(value, most_megabytes, what)), 1);
    }
}

bool is_identifier(std::string_view text) {
    const auto is_letter = [](unsigned char c) { return std::isalpha(c) != 0 || c == '_'; };
    return !text.empty() && is_letter(static_cast<unsigned char>(text.front())) &&
           std::all_of(text.begin(), text.end(),
                       [&](unsigned char c) { return is_letter(c) || std::isdigit(c) != 0; });
}

/// Divides `PATH:CLASS` and `PATH:package:CLASS`: PATH is as long as there is such a file or
/// folder.
void set_path(Seat& seat, std::string_view path) {
    seat.name = path;
    for (std::size_t colon = path.size(); colon != std::string_view::npos;
         colon = colon == 0 ? std::string_view::npos : path.rfind(':', colon - 1)) {
        std::error_code ignored;
        const std::string before(path.substr(0, colon));
        if (before.empty() || !std::filesystem::exists(before, ignored)) continue;
        seat.name = before;
        if (colon < path.size()) seat.agent_class = path.substr(colon + 1);
        return;
    }
    const std::size_t colon = path.rfind(':');
    if (colon == std::string_view::npos || !is_identifier(path.substr(colon + 1))) return;
    seat.agent_class = path.substr(colon + 1);
    seat.name = path.substr(0, colon);
}

}  // namespace

bool is_agent_text(std::string_view text) { return agent_kind_of(text) != nullptr; }

std::string agent_prefixes() {
    std::string text;
    for (const AgentKind& each : agent_kinds)
        text.append(text.empty() ? "" : ", ").append(each.shown);
    return text;
}

std::vector<std::string> prepare_agents(const std::vector<std::string>& seats, bool sandboxed) {
    std::vector<std::string> notes;
    if (!sandboxed) {
        const bool any = std::any_of(seats.begin(), seats.end(), is_agent_text);
        if (std::string missing = any ? missing_task_limit() : ""; !missing.empty()) {
            notes.push_back(std::move(missing));
        }
        return notes;
    }
    check_sandbox();
    for (const std::string& seat : seats) {
        if (seat.rfind("ugi:", 0) != 0 && seat.rfind("uhp:", 0) != 0) continue;
        notes.push_back("--sandbox applies only to agents: " + quintet::in_quotes(seat, 200) +
                        " runs with your permissions");
    }
    return notes;
}

Seat parse_agent(std::string_view text) {
    const std::string place = "seat " + quintet::in_quotes(text, 200);
    const AgentKind& kind = *agent_kind_of(text);
    Seat seat;
    seat.text = text;
    seat.kind = kind.kind;
    std::string_view rest = text.substr(kind.prefix.size());
    for (;;) {
        const std::size_t comma = rest.rfind(',');
        if (comma == std::string_view::npos) break;
        const std::string_view setting = rest.substr(comma + 1);
        const std::size_t equals = setting.find('=');
        const std::string_view name = setting.substr(0, equals);
        const bool engine_setting = name == "nodes" || name == "depth";
        if (engine_setting && equals != std::string_view::npos) {
            throw InputError(place + ": " + std::string(name) +
                             "= is for engines; agents have game-time=, time=, start= and "
                             "memory=");
        }
        if (equals == std::string_view::npos || !is_agent_setting(name)) break;
        set_limit(seat.agent_limits, name, setting.substr(equals + 1), place);
        rest = rest.substr(0, comma);
    }
    if (seat.kind == Seat::Kind::python) {
        set_path(seat, rest);
    } else {
        seat.name = rest;
    }
    if (seat.name.empty()) throw InputError(place + " must be " + kind.shown);
    return seat;
}

std::unique_ptr<Participant> start_agent(const Seat& seat, std::unique_ptr<RunningGame> game) {
    if (seat.kind == Seat::Kind::course) return start_course_program(seat, std::move(game));
    return start_python(seat, std::move(game));
}

}  // namespace quintet::cli
