#include "engine/cli/seats/seat.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <limits>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/records/weight_files.hpp"
#include "engine/cli/sandbox/usage/processor_time.hpp"
#include "engine/cli/seats/agent_seat_text.hpp"
#include "engine/cli/seats/external_seat.hpp"
#include "engine/session/random_play.hpp"
#include "engine/session/styles.hpp"

namespace quintet::cli {

namespace {

constexpr std::string_view weight_prefix = "weight.";

/// The settings that only levels and algorithms have.
bool is_engine_setting(std::string_view setting) {
    constexpr std::array names{"temperature=", "threads=", "weights=", weight_prefix.data()};
    return std::any_of(names.begin(), names.end(),
                       [&](const char* name) { return setting.rfind(name, 0) == 0; });
}

std::uint64_t positive(std::string_view text, std::uint64_t largest, const std::string& what) {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || rest != end || value == 0 || value > largest) {
        throw InputError(what + " must be a number from 1 to " + std::to_string(largest) +
                         " (found " + quintet::in_quotes(text) + ")");
    }
    return value;
}

void set(Seat& seat, std::string_view setting, const std::string& place) {
    ThinkingLimits& limits = seat.limits;
    const std::size_t equals = std::min(setting.find('='), setting.size());
    const std::string_view key = setting.substr(0, equals);
    const std::string_view value = setting.substr(std::min(equals + 1, setting.size()));
    const std::string what = place + ": " + std::string(key);
    const bool engine = seat.kind == Seat::Kind::level || seat.kind == Seat::Kind::algorithm;
    const bool program = seat.kind == Seat::Kind::ugi || seat.kind == Seat::Kind::uhp;
    if (key == "time") {
        limits.time_ms = static_cast<int>(positive(value, std::numeric_limits<int>::max(), what));
    } else if (key == "nodes") {
        limits.nodes = positive(value, std::numeric_limits<std::uint64_t>::max(), what);
    } else if (key == "depth") {
        limits.depth = static_cast<int>(positive(value, 100, what));
    } else if (program && is_engine_setting(setting)) {
        throw InputError(what +
                         "= is for levels and algorithms; programs have time=, nodes= and "
                         "depth=. If it is part of the command, put it in quotes");
    } else if (key == "temperature") {
        limits.temperature = static_cast<int>(positive(value, 1000, what));
    } else if (engine && key == "threads") {
        seat.threads = static_cast<int>(positive(value, 64, what));
    } else if (engine && key == "weights") {
        for (const auto& [name, weight] : read_weights(std::string(value))) {
            put_weight(seat.weights, name, weight);
        }
    } else if (engine && key.rfind(weight_prefix, 0) == 0) {
        try {
            const auto [name, weight] = parse_weight(setting.substr(weight_prefix.size()));
            put_weight(seat.weights, name, weight);
        } catch (const InputError& error) {
            throw InputError(place + ": " + error.what());
        }
    } else {
        throw InputError(
            place + ": settings must be time=, nodes=, depth=" + (program ? "" : ", temperature=") +
            (engine ? ", threads=, weights=FILE or weight.NAME=" : "") + " (found " +
            quintet::in_quotes(setting) + ")");
    }
}

/// Returns the findings of a search for the player to move.
Thought thought_from(const SearchProgress& progress, Player own) {
    const SearchLine& line = progress.lines.front();
    Thought thought;
    thought.score = line.scores[own];
    // The last digits of `exp` differ between libraries.
    thought.chance = std::round(1000 * line.chances[own]) / 1000;
    thought.proven_plies = line.proven_plies;
    thought.likely = line.likely;
    thought.depth = progress.depth;
    thought.nodes = progress.nodes;
    if (line.actions.front() != progress.best) thought.best = line.actions.front();
    return thought;
}

class RandomParticipant final : public Participant {
  public:
    std::string choose(const std::vector<std::string>& legal, std::uint64_t seed) override {
        return random_action(legal, seed);
    }
    void played(const std::string&) override {}
};

class StyleParticipant final : public Participant {
  public:
    StyleParticipant(std::string style, std::unique_ptr<RunningGame> game)
        : style_(std::move(style)), game_(std::move(game)) {
        // Unknown names are refused here, not in the middle of a match.
        must(check_style(game_->spec().id, style_));
    }

    std::string choose(const std::vector<std::string>&, std::uint64_t seed) override {
        return must(style_action(*game_, style_, seed));
    }
    void played(const std::string& action) override { must(game_->play(action)); }

  private:
    std::string style_;
    std::unique_ptr<RunningGame> game_;
};

class EngineParticipant final : public Participant {
    using Clock = std::chrono::steady_clock;

  public:
    EngineParticipant(const Seat& seat, std::unique_ptr<RunningGame> game)
        : game_(std::move(game)), limits_(seat.limits) {
        if (seat.kind == Seat::Kind::level) {
            request_.level = seat.name;
        } else {
            request_.algorithm = seat.name;
            request_.temperature = limits_.temperature;
        }
        // The search itself only knows the wall clock.
        request_.time_ms = limits_.by_processor ? 0 : limits_.time_ms;
        request_.nodes = limits_.nodes;
        request_.depth = limits_.depth;
        request_.weights = seat.weights;
        request_.threads = seat.threads;
        // Unknown names are refused here, not in the middle of a match.
        must(search_.start(*game_, request_));
        search_.stop();
    }

    std::string choose(const std::vector<std::string>&, std::uint64_t seed) override {
        request_.seed = seed;
        const std::int64_t begin_us = clock_us();
        must(search_.start(*game_, request_));
        const SearchProgress& progress = think(begin_us);
        thought_ = thought_from(progress, game_->to_move());
        return progress.best;
    }

    Thought thought() const override { return thought_; }

    std::optional<std::int64_t> processor_us() override {
        // With several threads, the caller sees to it that nothing else runs in this program.
        return request_.threads > 1 ? program_time_us() : thread_time_us();
    }

    void played(const std::string& action) override { must(game_->play(action)); }

  private:
    /// The clock of the time limit, in microseconds.
    std::int64_t clock_us() {
        if (limits_.by_processor) return processor_us().value_or(0);
        return std::chrono::duration_cast<std::chrono::microseconds>(
                   Clock::now().time_since_epoch())
            .count();
    }

    /// Runs the started search to its end.
    const SearchProgress& think(std::int64_t begin_us) {
        constexpr std::int64_t slice_ms = 10;
        constexpr std::uint64_t slice_nodes = 4096;
        // Levels have their own time limits.
        const bool by_clock = limits_.time_ms > 0 || !request_.level.empty();
        const std::int64_t end_us = begin_us + std::int64_t{1000} * limits_.time_ms;
        std::int64_t slice = slice_ms;
        for (;;) {
            if (limits_.time_ms > 0) {
                // All threads together must not take more processor time than is left.
                const std::int64_t left_ms = (end_us - clock_us()) / 1000;
                slice = std::clamp<std::int64_t>(left_ms / request_.threads, 1, slice_ms);
            }
            const SearchProgress& progress =
                by_clock ? search_.step(static_cast<int>(slice)) : search_.step_nodes(slice_nodes);
            if (progress.finished) return progress;
            if (limits_.time_ms > 0 && clock_us() >= end_us) return search_.stop();
        }
    }

    std::unique_ptr<RunningGame> game_;
    GameSearch search_;
    ThinkingLimits limits_;
    SearchRequest request_;
    Thought thought_;
};

/// Returns the index of the comma before the limits of a seat, or the length of the text if there
/// are none. A command may contain other commas. Settings that a program does not have are not
/// taken for a part of the command, so that they can be refused by name.
std::size_t limits_of(std::string_view text, bool command) {
    if (!command) return std::min(text.find(','), text.size());
    std::size_t end = text.size();
    for (;;) {
        const std::size_t comma = text.substr(0, end).rfind(',');
        if (comma == std::string_view::npos) return end;
        const std::string_view setting = text.substr(comma + 1);
        const bool limit = setting.rfind("time=", 0) == 0 || setting.rfind("nodes=", 0) == 0 ||
                           setting.rfind("depth=", 0) == 0;
        const bool one_word = setting.find_first_of(" \t'\"") == std::string_view::npos;
        if (!limit && !(one_word && is_engine_setting(setting))) return end;
        end = comma;
    }
}

/// Checks the limits for `bestmove` of the Universal Hive Protocol: a depth or a time.
bool uhp_can_say(const ThinkingLimits& limits) {
    return limits.nodes == 0 && (limits.depth == 0 || limits.time_ms == 0);
}

}  // namespace

std::optional<std::int64_t> Participant::processor_us() { return thread_time_us(); }

Seat parse_seat(std::string_view text, const ThinkingLimits& limits) {
    const std::string place = "seat " + quintet::in_quotes(text);
    if (is_agent_text(text)) return parse_agent(text);
    Seat seat;
    seat.text = text;
    const bool command = text.rfind("ugi:", 0) == 0 || text.rfind("uhp:", 0) == 0;
    const std::size_t comma = limits_of(text, command);
    const std::string_view who = text.substr(0, comma);
    const std::size_t colon = std::min(who.find(':'), who.size());
    const std::string_view kind = who.substr(0, colon);
    seat.name = who.substr(std::min(colon + 1, who.size()));
    if (kind == "level" && !seat.name.empty()) {
        seat.kind = Seat::Kind::level;
        try {
            check_level(seat.name);
        } catch (const InputError& error) {
            throw InputError(place + ": " + error.what());
        }
    } else if (kind == "algorithm") {
        seat.kind = Seat::Kind::algorithm;
    } else if (command && !seat.name.empty()) {
        seat.kind = kind == "ugi" ? Seat::Kind::ugi : Seat::Kind::uhp;
    } else if (kind == "style") {
        seat.kind = Seat::Kind::style;
        if (comma < text.size()) {
            throw InputError(place + ": a style must have no settings (found " +
                             quintet::in_quotes(text.substr(comma + 1)) + ")");
        }
    } else if (who == "random") {
        seat.kind = Seat::Kind::random;
    } else {
        throw InputError(
            place + " must be level:NAME, algorithm:NAME, style:NAME, ugi:COMMAND, uhp:COMMAND, " +
            agent_prefixes() + " or random");
    }
    seat.limits.margin_ms = limits.margin_ms;
    seat.limits.by_processor = limits.by_processor;
    if (comma < text.size()) {
        split(text.substr(comma + 1), ',',
              [&](std::string_view setting) { set(seat, setting, place); });
    }
    if (!seat.limits.any()) {
        const int temperature = seat.limits.temperature;
        seat.limits = limits;
        if (temperature > 0) seat.limits.temperature = temperature;
    }
    if ((seat.kind == Seat::Kind::algorithm || command) && !seat.limits.any()) {
        throw InputError(place + ": needs a limit, --time, --nodes or --depth");
    }
    if (seat.kind == Seat::Kind::uhp && !uhp_can_say(seat.limits)) {
        throw InputError(place + ": UHP supports either a time or a depth, and no nodes");
    }
    return seat;
}

std::unique_ptr<Participant> make_participant(const Seat& seat, std::string_view game,
                                              const GivenOptions& options) {
    if (seat.kind == Seat::Kind::random) return std::make_unique<RandomParticipant>();
    if (seat.kind == Seat::Kind::ugi || seat.kind == Seat::Kind::uhp) {
        return start_program(seat, game, options);
    }
    std::unique_ptr<RunningGame> start = must(open_game({std::string(game), options}));
    if (seat.is_agent()) return start_agent(seat, std::move(start));
    if (seat.kind == Seat::Kind::style) {
        return std::make_unique<StyleParticipant>(seat.name, std::move(start));
    }
    return std::make_unique<EngineParticipant>(seat, std::move(start));
}

}  // namespace quintet::cli
