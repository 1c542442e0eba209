#include "engine/cli/seat.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <limits>

#include "engine/cli/cli.hpp"
#include "engine/core/random.hpp"
#include "engine/core/text.hpp"

namespace quintet::cli {

namespace {

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

void set_limit(ThinkingLimits& limits, std::string_view setting, const std::string& seat) {
    const std::size_t equals = std::min(setting.find('='), setting.size());
    const std::string_view key = setting.substr(0, equals);
    const std::string_view value = setting.substr(std::min(equals + 1, setting.size()));
    const std::string what = seat + ": " + std::string(key);
    if (key == "time") {
        limits.time_ms = static_cast<int>(positive(value, std::numeric_limits<int>::max(), what));
    } else if (key == "nodes") {
        limits.nodes = positive(value, std::numeric_limits<std::uint64_t>::max(), what);
    } else if (key == "depth") {
        limits.depth = static_cast<int>(positive(value, 100, what));
    } else {
        throw InputError(seat + ": time=, nodes= or depth= expected, found " +
                         quintet::in_quotes(setting));
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
    EngineParticipant(const Seat& seat, std::unique_ptr<Match> match)
        : match_(std::move(match)), limits_(seat.limits) {
        if (seat.kind == Seat::Kind::level) {
            request_.level = seat.name;
        } else {
            request_.algorithm = seat.name;
            request_.time_ms = limits_.time_ms;
            request_.nodes = limits_.nodes;
            request_.depth = limits_.depth;
        }
        // Names that the game does not know are refused here and not in the middle of a match.
        must(match_->start_search(request_));
        match_->stop_search();
    }

    std::string choose(const std::vector<std::string>&, std::uint64_t seed) override {
        constexpr int slice_ms = 10;
        constexpr std::uint64_t slice_nodes = 4096;
        // Levels have time limits of their own.
        const bool by_clock = limits_.time_ms > 0 || !request_.level.empty();
        request_.seed = seed;
        must(match_->start_search(request_));
        const Clock::time_point begin = Clock::now();
        for (;;) {
            const SearchProgress& progress =
                by_clock ? match_->step_search(slice_ms) : match_->step_search_nodes(slice_nodes);
            if (progress.finished) return progress.best;
            if (limits_.time_ms > 0 &&
                Clock::now() - begin >= std::chrono::milliseconds(limits_.time_ms)) {
                return match_->stop_search().best;
            }
        }
    }

    void played(const std::string& action) override { must(match_->play(action)); }

  private:
    std::unique_ptr<Match> match_;
    ThinkingLimits limits_;
    SearchRequest request_;
};

}  // namespace

Seat parse_seat(std::string_view text, const ThinkingLimits& limits) {
    const std::string place = "seat " + quintet::in_quotes(text);
    Seat seat;
    seat.text = text;
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view who = text.substr(0, comma);
    const std::size_t colon = std::min(who.find(':'), who.size());
    const std::string_view kind = who.substr(0, colon);
    seat.name = who.substr(std::min(colon + 1, who.size()));
    if (kind == "level" && !seat.name.empty()) {
        seat.kind = Seat::Kind::level;
    } else if (kind == "algorithm") {
        seat.kind = Seat::Kind::algorithm;
    } else if (who == "random") {
        seat.kind = Seat::Kind::random;
    } else {
        throw InputError(place + ": level:NAME, algorithm:NAME or random expected");
    }
    if (comma < text.size()) {
        split(text.substr(comma + 1), ',',
              [&](std::string_view setting) { set_limit(seat.limits, setting, place); });
    } else {
        seat.limits = limits;
    }
    if (seat.kind == Seat::Kind::algorithm && !seat.limits.any()) {
        throw InputError(place + ": needs a limit, --time, --nodes or --depth");
    }
    return seat;
}

std::unique_ptr<Participant> sit_down(
    const Seat& seat, std::string_view game,
    const std::vector<std::pair<std::string, std::string>>& options) {
    if (seat.kind == Seat::Kind::random) return std::make_unique<RandomParticipant>();
    return std::make_unique<EngineParticipant>(seat, must(new_match(game, options, "")));
}

}  // namespace quintet::cli
