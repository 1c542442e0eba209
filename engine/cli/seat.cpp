#include "engine/cli/seat.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <limits>

#include "engine/cli/cli.hpp"
#include "engine/cli/external_seat.hpp"
#include "engine/cli/weights.hpp"
#include "engine/core/random.hpp"
#include "engine/core/text.hpp"

namespace quintet::cli {

namespace {

constexpr std::string_view weight_prefix = "weight.";

std::uint64_t positive(std::string_view text, std::uint64_t largest, const std::string& what) {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || rest != end || value == 0 || value > largest) {
        throw InputError(what + ": a number from 1 to " + std::to_string(largest) +
                         " expected, found " + quintet::in_quotes(text));
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
    if (key == "time") {
        limits.time_ms = static_cast<int>(positive(value, std::numeric_limits<int>::max(), what));
    } else if (key == "nodes") {
        limits.nodes = positive(value, std::numeric_limits<std::uint64_t>::max(), what);
    } else if (key == "depth") {
        limits.depth = static_cast<int>(positive(value, 100, what));
    } else if (key == "carelessness") {
        limits.carelessness = static_cast<int>(positive(value, 1000, what));
    } else if (engine && key == "threads") {
        seat.threads = static_cast<int>(positive(value, 64, what));
    } else if (engine && key == "against") {
        seat.against = static_cast<int>(positive(value, max_players, what));
    } else if (engine && key == "kingmaker") {
        seat.kingmaker = static_cast<int>(positive(value, 100, what));
    } else if (engine && key == "spoiler") {
        seat.spoiler = static_cast<int>(positive(value, 100, what));
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
        throw InputError(place + ": time=, nodes=, depth=, carelessness=" +
                         (engine ? ", threads=, weights=FILE, weight.NAME=, against=, kingmaker= "
                                   "or spoiler="
                                 : "") +
                         " expected, found " + quintet::in_quotes(setting));
    }
}

class RandomParticipant final : public Participant {
  public:
    std::string choose(const std::vector<std::string>& legal, std::uint64_t seed) override {
        return legal[Random(seed).below(static_cast<std::uint32_t>(legal.size()))];
    }
    void played(const std::string&) override {}
};

class EngineParticipant final : public Participant {
    using Clock = std::chrono::steady_clock;

  public:
    EngineParticipant(const Seat& seat, std::unique_ptr<Match> match, Player against)
        : match_(std::move(match)),
          limits_(seat.limits),
          kingmaker_(seat.kingmaker),
          spoiler_(seat.spoiler) {
        if (seat.kind == Seat::Kind::level) {
            request_.level = seat.name;
        } else {
            request_.algorithm = seat.name;
            request_.carelessness = limits_.carelessness;
        }
        request_.time_ms = limits_.time_ms;
        request_.nodes = limits_.nodes;
        request_.depth = limits_.depth;
        request_.weights = seat.weights;
        request_.threads = seat.threads;
        // Names that the game does not know are refused here and not in the middle of a match.
        if (seat.takes_sides()) request_.against = match_->to_move() == 0 ? 1 : 0;  // anybody
        must(match_->start_search(request_));
        match_->stop_search();
        request_.against = against;
    }

    std::string choose(const std::vector<std::string>&, std::uint64_t seed) override {
        request_.seed = seed;
        must(match_->start_search(request_));
        const bool undecided = (kingmaker_ > 0 || spoiler_ > 0) && request_.against == no_player;
        const SearchProgress& progress = think();
        if (undecided) take_sides(progress.lines.front());
        return progress.best;
    }

    void played(const std::string& action) override { must(match_->play(action)); }

  private:
    /// The search that has been started, at its end.
    const SearchProgress& think() {
        constexpr int slice_ms = 10;
        constexpr std::uint64_t slice_nodes = 4096;
        // Levels have time limits of their own.
        const bool by_clock = limits_.time_ms > 0 || !request_.level.empty();
        const Clock::time_point begin = Clock::now();
        for (;;) {
            const SearchProgress& progress =
                by_clock ? match_->step_search(slice_ms) : match_->step_search_nodes(slice_nodes);
            if (progress.finished) return progress;
            if (limits_.time_ms > 0 &&
                Clock::now() - begin >= std::chrono::milliseconds(limits_.time_ms)) {
                return match_->stop_search();
            }
        }
    }

    /// Chooses whom to play against from now on, if by this line the game is lost.
    void take_sides(const SearchLine& line) {
        const Player own = match_->to_move();
        // What `exp` gives may differ in the last places from one library to the next.
        const double chance = std::round(1000 * line.chances[own]) / 10;
        if (chance >= std::max(kingmaker_, spoiler_)) return;
        const auto players = static_cast<Player>(line.scores.size());
        const auto next = static_cast<Player>((own + 1) % players);
        const auto last = static_cast<Player>((own + 2) % players);
        // The next one of two who are equal: its answer comes first.
        const Player leader = line.scores[last] > line.scores[next] ? last : next;
        request_.against = (leader == next) == (spoiler_ > 0) ? next : last;
    }

    std::unique_ptr<Match> match_;
    ThinkingLimits limits_;
    int kingmaker_;
    int spoiler_;
    SearchRequest request_;
};

/// Where the limits of a seat begin, with their comma. A command may have commas of its own.
std::size_t limits_of(std::string_view text, bool command) {
    if (!command) return std::min(text.find(','), text.size());
    std::size_t end = text.size();
    for (;;) {
        const std::size_t comma = text.substr(0, end).rfind(',');
        if (comma == std::string_view::npos) return end;
        const std::string_view setting = text.substr(comma + 1);
        const bool limit = setting.rfind("time=", 0) == 0 || setting.rfind("nodes=", 0) == 0 ||
                           setting.rfind("depth=", 0) == 0;
        if (!limit) return end;
        end = comma;
    }
}

/// What `bestmove` of the Universal Hive Protocol can say: a depth or a time.
bool uhp_can_say(const ThinkingLimits& limits) {
    return limits.nodes == 0 && (limits.depth == 0 || limits.time_ms == 0);
}

}  // namespace

Seat parse_seat(std::string_view text, const ThinkingLimits& limits) {
    const std::string place = "seat " + quintet::in_quotes(text);
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
    } else if (kind == "algorithm") {
        seat.kind = Seat::Kind::algorithm;
    } else if (command && !seat.name.empty()) {
        seat.kind = kind == "ugi" ? Seat::Kind::ugi : Seat::Kind::uhp;
    } else if (who == "random") {
        seat.kind = Seat::Kind::random;
    } else {
        throw InputError(
            place + ": level:NAME, algorithm:NAME, ugi:COMMAND, uhp:COMMAND or random expected");
    }
    seat.limits.margin_ms = limits.margin_ms;
    if (comma < text.size()) {
        split(text.substr(comma + 1), ',',
              [&](std::string_view setting) { set(seat, setting, place); });
    }
    if ((seat.against > 0) + (seat.kingmaker > 0) + (seat.spoiler > 0) > 1) {
        throw InputError(place + ": only one of against=, kingmaker= and spoiler= at a time");
    }
    if (!seat.limits.any()) {
        const int carelessness = seat.limits.carelessness;
        seat.limits = limits;
        if (carelessness > 0) seat.limits.carelessness = carelessness;
    }
    if ((seat.kind == Seat::Kind::algorithm || command) && !seat.limits.any()) {
        throw InputError(place + ": needs a limit, --time, --nodes or --depth");
    }
    if (seat.kind == Seat::Kind::uhp && !uhp_can_say(seat.limits)) {
        throw InputError(place + ": UHP knows a time or a depth, not both and no nodes");
    }
    return seat;
}

std::unique_ptr<Participant> sit_down(
    const Seat& seat, std::string_view game,
    const std::vector<std::pair<std::string, std::string>>& options, Player against) {
    if (seat.kind == Seat::Kind::random) return std::make_unique<RandomParticipant>();
    if (seat.kind == Seat::Kind::ugi || seat.kind == Seat::Kind::uhp) {
        return start_program(seat, game, options);
    }
    return std::make_unique<EngineParticipant>(seat, must(new_match(game, options, "")), against);
}

}  // namespace quintet::cli
