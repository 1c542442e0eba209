#include "engine/cli/match/match_games.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engine/cli/base/json_fields.hpp"
#include "engine/cli/match/times.hpp"
#include "engine/services/match/seeds.hpp"

namespace quintet::cli {

namespace {

/// Counts an action when it goes out of scope, with the time until then, even if an exception is
/// thrown.
class Stopwatch {
    using Clock = std::chrono::steady_clock;

  public:
    /// `participant` is the one whose processor time counts, or null. `last` takes the time.
    Stopwatch(ActionTimes& times, Participant* participant, ActionTime& last)
        : times_(times), participant_(participant), last_(last), begin_us_(processor_us()) {}
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;
    ~Stopwatch() {
        ActionTime time;
        time.wall_us = static_cast<std::uint64_t>(
            std::chrono::ceil<std::chrono::microseconds>(Clock::now() - begin_).count());
        const std::optional<std::int64_t> end_us = processor_us();
        if (begin_us_ && end_us) {
            time.processor_us =
                static_cast<std::uint64_t>(std::max<std::int64_t>(*end_us - *begin_us_, 0));
        }
        times_.add(time);
        last_ = time;
    }

  private:
    std::optional<std::int64_t> processor_us() const {
        return participant_ ? participant_->processor_us() : std::nullopt;
    }

    ActionTimes& times_;
    Participant* const participant_;
    ActionTime& last_;
    const std::optional<std::int64_t> begin_us_;
    const Clock::time_point begin_ = Clock::now();
};

/// The participants of one game, in the order of the players.
class Table {
  public:
    explicit Table(RunningGame& running) : game_(running) {}

    /// `measured` says whether the participant's processor time counts.
    void sit(std::unique_ptr<Participant> participant, const ThinkingLimits& limits,
             bool measured) {
        participants_.push_back(std::move(participant));
        measured_.push_back(measured);
        ActionTimes& times = times_.emplace_back();
        times.limit_ms = limits.time_ms;
        if (limits.by_processor && limits.time_ms > 0) times.clock = "cpu";
    }

    /// Tells all participants that the game begins. `seed` gives the seed of each player.
    template <class Seed>
    void begin(const Seed& seed) {
        for (busy_ = 0; busy_ < participants_.size(); ++busy_) {
            const auto player = static_cast<Player>(busy_);
            participants_[busy_]->begin(player, seed(player));
        }
    }

    void tell(const std::string& action) {
        for (busy_ = 0; busy_ < participants_.size(); ++busy_) participants_[busy_]->played(action);
    }

    /// Tells an action of the opening, which no participant chose.
    void open(const std::string& action) {
        tell(action);
        searches_.push_back(nullptr);
    }

    /// Lets the player to move act.
    void play(std::uint64_t seed) {
        busy_ = game_.to_move();
        const std::vector<std::string> legal = game_.legal_actions();
        Participant& participant = *participants_[busy_];
        ActionTime time;
        const std::string action = [&] {
            const Stopwatch stopwatch(times_[busy_], measured_[busy_] ? &participant : nullptr,
                                      time);
            return participant.choose(legal, seed);
        }();
        const Status status = game_.play(action);
        if (!status) throw Forfeit("illegal", status.error().message);
        plies_.push_back(ply_of(busy_, time, participant.take_printed()));
        const Thought thought = participant.thought();
        thoughtful_ = thoughtful_ || !thought.empty();
        searches_.push_back(thought.empty() ? Json() : described_json(thought));
        // A program may write the same action in another way.
        tell(game_.last_action().text);
    }

    const std::vector<ActionTimes>& times() const { return times_; }

    /// The report of a forfeit by the player of the last call.
    Json forfeit(const Forfeit& reason) {
        Participant& participant = *participants_[busy_];
        Json report{{"player", busy_},
                    {"ply", game_.ply()},
                    {"kind", reason.kind()},
                    {"message", reason.what()}};
        report.update(participant.evidence());
        std::string printed = participant.take_printed();
        if (!printed.empty()) report["printed"] = std::move(printed);
        return report;
    }

    /// Adds the times of all actions after the opening, and the output and use of agents.
    void report_use(Json& details) {
        Json& game_s = details["game_s"] = Json::array();
        Json& memory = details["memory_mb"] = Json::array();
        for (std::size_t player = 0; player < participants_.size(); ++player) {
            Participant& participant = *participants_[player];
            append_printed(player, participant.take_printed());
            const std::optional<AgentUsage> used = participant.used();
            const double wall_s = static_cast<double>(times_[player].total_us) / 1e6;
            game_s.push_back(rounded(used ? used->game_s : wall_s));
            memory.push_back(used && used->memory_mb ? rounded(*used->memory_mb) : Json());
        }
        details["plies"] = std::move(plies_);
    }

    /// What the participants thought before each action; null if they tell nothing.
    Json searches() const { return thoughtful_ ? searches_ : Json(); }

  private:
    /// Three decimals: thousandths of milliseconds, seconds and megabytes.
    static Json rounded(double value) { return std::round(1000 * value) / 1000; }

    static Json ply_of(std::size_t player, const ActionTime& time, std::string printed) {
        const auto ms = [](std::uint64_t us) { return rounded(static_cast<double>(us) / 1000); };
        Json ply{{"player", player},
                 {"ms", ms(time.wall_us)},
                 {"cpu_ms", time.processor_us ? ms(*time.processor_us) : Json()}};
        if (!printed.empty()) ply["printed"] = std::move(printed);
        return ply;
    }

    /// What a player printed after its last action stands with that action.
    void append_printed(std::size_t player, const std::string& printed) {
        if (printed.empty()) return;
        const auto last = std::find_if(plies_.rbegin(), plies_.rend(),
                                       [&](const Json& ply) { return ply.at("player") == player; });
        if (last != plies_.rend()) {
            (*last)["printed"] = last->value("printed", std::string()) + printed;
        }
    }

    RunningGame& game_;
    std::vector<std::unique_ptr<Participant>> participants_;
    std::vector<bool> measured_;
    std::vector<ActionTimes> times_;
    Json searches_ = Json::array();
    Json plies_ = Json::array();
    bool thoughtful_ = false;
    std::size_t busy_ = 0;
};

/// Whether the processor time of a participant can be told from that of other games.
bool processor_time_is_known(const Match& match, const Seat& seat) {
    return seat.threads == 1 || match.jobs == 1;
}

}  // namespace

Record play_game(const Match& match, std::uint64_t number, const ParticipantMaker& seat) {
    const ScheduledGame game = match_game(match, number);
    return play_game(match, game, must(find_opening(match, game.opening)), seat);
}

Record play_game(const Match& match, const ScheduledGame& game, const Opening& opening,
                 const ParticipantMaker& seat) {
    const auto running = must(open_game({match.game, match.options, "", opening.actions}));
    const std::vector<std::size_t>& participants = game.participants;

    const bool timed =
        match.measured || std::any_of(match.seats.begin(), match.seats.end(),
                                      [](const Seat& each) { return each.limits.time_ms > 0; });
    Table table(*running);
    Json names = Json::array();
    Json forfeit;
    for (const std::size_t participant : participants) {
        const Seat& taken = match.seats[participant];
        table.sit(seat(taken, match.game, match.options), taken.limits,
                  taken.is_agent() || (timed && processor_time_is_known(match, taken)));
        names.push_back(taken.text);
    }
    ActionSeeds seeds(match.seed, game.number);
    try {
        table.begin([&](Player player) { return agent_seed(match.seed, game.number, player); });
        for (const std::string& action : opening.actions) table.open(action);
        while (!running->outcome().over() && running->ply() < match.max_plies) {
            table.play(seeds.next());
        }
    } catch (const Forfeit& reason) {
        forfeit = table.forfeit(reason);
    }

    Record record = record_of(*running);
    record.others["result"] = result_name(*running);
    record.others["reason"] = std::string(running->outcome().reason.name());
    record.others["players"] = std::move(names);
    Json& details = record.others["match"];
    details = {{"game", game.number},
               {"opening", game.opening},
               {"opening_plies", opening.actions.size()},
               {"seed", match.seed},
               {"participants", participants}};
    if (match.balance < 100) {
        details["balance"] = {{"percent", match.balance},
                              {"nodes", judge_nodes},
                              {"tried", opening.tried},
                              {"favour", opening.favour},
                              {"decided", opening.decided}};
    }
    const bool agents = std::any_of(match.seats.begin(), match.seats.end(),
                                    [](const Seat& each) { return each.is_agent(); });
    if (agents || match.measured) table.report_use(details);
    if (!forfeit.is_null()) details["forfeit"] = std::move(forfeit);
    Json searches = table.searches();
    if (!searches.is_null()) details["searches"] = std::move(searches);
    if (timed) {
        for (const ActionTimes& times : table.times())
            details["times"].push_back(described_json(times));
    }
    return record;
}

}  // namespace quintet::cli
