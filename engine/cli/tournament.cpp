#include "engine/cli/tournament.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "engine/cli/times.hpp"
#include "engine/core/random.hpp"
#include "engine/core/text.hpp"

namespace quintet::cli {

namespace {

/// The openings of a tournament. Each is found once, though several games begin from it.
class Openings {
  public:
    explicit Openings(const Tournament& tournament) : tournament_(tournament) {}

    const Opening& at(std::uint64_t number) {
        Place& place = place_of(number);
        // Others need not wait for it unless they want the same one.
        std::call_once(place.once, [&] { place.opening = find_opening(tournament_, number); });
        return place.opening;
    }

  private:
    struct Place {
        std::once_flag once;
        Opening opening;
    };

    Place& place_of(std::uint64_t number) {
        const std::lock_guard lock(mutex_);
        return places_[number];
    }

    const Tournament& tournament_;
    std::mutex mutex_;
    std::map<std::uint64_t, Place> places_;
};

/// The numbers of the games of this shard.
std::vector<std::uint64_t> numbers_of(const Tournament& tournament) {
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t number = 0; number < tournament.games; ++number) {
        if (opening_of(tournament, number) % tournament.shards == tournament.shard) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

/// Counts an action with the time that passes until it goes, also where there was no action in the
/// end.
class Stopwatch {
    using Clock = std::chrono::steady_clock;

  public:
    explicit Stopwatch(ActionTimes& times) : times_(times) {}
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;
    ~Stopwatch() {
        times_.add(std::chrono::ceil<std::chrono::microseconds>(Clock::now() - begin_).count());
    }

  private:
    ActionTimes& times_;
    const Clock::time_point begin_ = Clock::now();
};

/// The participants of one game, in the order of the players.
class Table {
  public:
    explicit Table(Match& match) : match_(match) {}

    void sit(std::unique_ptr<Participant> participant, int limit_ms) {
        participants_.push_back(std::move(participant));
        times_.emplace_back().limit_ms = limit_ms;
    }

    /// Whom the last call was about: who has forfeited, if it threw.
    std::size_t busy() const { return busy_; }

    void tell(const std::string& action) {
        for (busy_ = 0; busy_ < participants_.size(); ++busy_) participants_[busy_]->played(action);
    }

    /// Lets the player to move act.
    void play(std::uint64_t seed) {
        busy_ = match_.to_move();
        const std::vector<std::string> legal = match_.legal_actions();
        const std::string action = [&] {
            const Stopwatch stopwatch(times_[busy_]);
            return participants_[busy_]->choose(legal, seed);
        }();
        const Status status = match_.play(action);
        if (!status) throw Forfeit("illegal", status.error().message);
        // Others may write the same action in another way.
        tell(match_.last_action().text);
    }

    /// Those of each player.
    const std::vector<ActionTimes>& times() const { return times_; }

  private:
    Match& match_;
    std::vector<std::unique_ptr<Participant>> participants_;
    std::vector<ActionTimes> times_;
    std::size_t busy_ = 0;
};

/// Works through the numbers of a tournament's games in several threads.
class Workers {
  public:
    Workers(const Tournament& tournament, std::vector<std::uint64_t> numbers)
        : tournament_(tournament), numbers_(std::move(numbers)), openings_(tournament) {
        for (int i = 0; i < tournament.jobs; ++i) threads_.emplace_back([this] { work(); });
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers() {
        stop_ = true;
        for (std::thread& thread : threads_) thread.join();
    }

    /// The game at a place in the numbers, as soon as it is over.
    Record wait_for(std::size_t place) {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, [&] { return failure_ || finished_.count(place) != 0; });
        if (failure_) std::rethrow_exception(failure_);
        return std::move(finished_.extract(place).mapped());
    }

  private:
    void work() {
        try {
            for (;;) {
                const std::size_t place = next_++;
                if (stop_ || place >= numbers_.size()) return;
                const std::uint64_t number = numbers_[place];
                Record record =
                    play_game(tournament_, number, openings_.at(opening_of(tournament_, number)));
                const std::lock_guard lock(mutex_);
                finished_.emplace(place, std::move(record));
                arrived_.notify_all();
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
            arrived_.notify_all();
        }
    }

    const Tournament& tournament_;
    const std::vector<std::uint64_t> numbers_;
    Openings openings_;
    std::atomic<std::size_t> next_{0};
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::map<std::size_t, Record> finished_;
    std::exception_ptr failure_;
    std::vector<std::thread> threads_;
};

/// The player whom a participant is out to harm in a game where these play.
Player victim_of(const Seat& seat, const std::vector<std::size_t>& participants) {
    for (std::size_t player = 0; player < participants.size(); ++player) {
        if (participants[player] + 1 == static_cast<std::size_t>(seat.against)) {
            return static_cast<Player>(player);
        }
    }
    return no_player;
}

}  // namespace

std::uint64_t opening_of(const Tournament& tournament, std::uint64_t number) {
    return number / tournament.seats.size();
}

Opening find_opening(const Tournament& tournament, std::uint64_t number) {
    Random random(mix(tournament.seed) ^ mix(~number));
    const int span = tournament.most_opening_plies - tournament.least_opening_plies + 1;
    const int plies = tournament.least_opening_plies +
                      static_cast<int>(random.below(static_cast<std::uint32_t>(span)));
    return choose_opening(tournament.game, tournament.options, plies, tournament.balance, random);
}

std::vector<std::size_t> seating(const Tournament& tournament, std::uint64_t number) {
    const std::size_t players = tournament.seats.size();
    std::vector<std::size_t> participants(players);
    for (std::size_t player = 0; player < players; ++player) {
        participants[player] = (player + number) % players;
    }
    if (opening_of(tournament, number) % 2 == 1) {
        std::reverse(participants.begin(), participants.end());
    }
    return participants;
}

Record play_game(const Tournament& tournament, std::uint64_t number, decltype(&sit_down) seat) {
    return play_game(tournament, number, find_opening(tournament, opening_of(tournament, number)),
                     seat);
}

Record play_game(const Tournament& tournament, std::uint64_t number, const Opening& opening,
                 decltype(&sit_down) seat) {
    const auto match = must(replay(tournament.game, tournament.options, "", opening.actions));
    const std::vector<std::size_t> participants = seating(tournament, number);

    Table table(*match);
    Json names = Json::array();
    Json forfeit;
    for (const std::size_t participant : participants) {
        const Seat& taken = tournament.seats[participant];
        table.sit(seat(taken, tournament.game, tournament.options, victim_of(taken, participants)),
                  taken.limits.time_ms);
        names.push_back(taken.text);
    }
    Random random(mix(tournament.seed) + mix(number));
    try {
        for (const std::string& action : opening.actions) table.tell(action);
        while (!match->outcome().over() && match->ply() < tournament.max_plies) {
            table.play(random.next());
        }
    } catch (const Forfeit& reason) {
        forfeit = {{"player", table.busy()},
                   {"ply", match->ply()},
                   {"kind", reason.kind()},
                   {"message", reason.what()}};
    }

    Record record = record_of(*match);
    record.others["result"] = result_name(*match);
    record.others["reason"] = std::string(name(match->outcome().reason));
    record.others["players"] = std::move(names);
    Json& details = record.others["match"];
    details = {{"game", number},
               {"opening", opening_of(tournament, number)},
               {"opening_plies", opening.actions.size()},
               {"seed", tournament.seed},
               {"participants", participants}};
    if (tournament.balance < 100) {
        details["balance"] = {{"percent", tournament.balance},
                              {"nodes", judge_nodes},
                              {"tried", opening.tried},
                              {"favour", opening.favour},
                              {"decided", opening.decided}};
    }
    if (!forfeit.is_null()) details["forfeit"] = std::move(forfeit);
    const bool by_clock = std::any_of(tournament.seats.begin(), tournament.seats.end(),
                                      [](const Seat& each) { return each.limits.time_ms > 0; });
    if (by_clock) {
        for (const ActionTimes& times : table.times()) details["times"].push_back(to_json(times));
    }
    return record;
}

std::uint64_t games_of(const Tournament& tournament) { return numbers_of(tournament).size(); }

void play_all(const Tournament& tournament, const std::function<bool(const Record&)>& take) {
    std::vector<std::uint64_t> numbers = numbers_of(tournament);
    const std::size_t games = numbers.size();
    Workers workers(tournament, std::move(numbers));
    for (std::size_t place = 0; place < games; ++place) {
        if (!take(workers.wait_for(place))) return;
    }
}

}  // namespace quintet::cli
