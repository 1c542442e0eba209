#include "engine/cli/tournament.hpp"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "engine/core/random.hpp"
#include "engine/core/text.hpp"
#include "engine/match/random_play.hpp"

namespace quintet::cli {

namespace {

/// The game's starting position, some random plies on.
std::unique_ptr<Match> opened(const Tournament& tournament, std::uint64_t opening) {
    Random random(mix(tournament.seed) ^ mix(~opening));
    const int span = tournament.most_opening_plies - tournament.least_opening_plies + 1;
    const int plies = tournament.least_opening_plies +
                      static_cast<int>(random.below(static_cast<std::uint32_t>(span)));
    return must(random_position(tournament.game, tournament.options, plies, random));
}

/// Works through the numbers of a tournament's games in several threads.
class Workers {
  public:
    Workers(const Tournament& tournament, std::vector<std::uint64_t> numbers)
        : tournament_(tournament), numbers_(std::move(numbers)) {
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
                Record record = play_game(tournament_, numbers_[place]);
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
    std::atomic<std::size_t> next_{0};
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::map<std::size_t, Record> finished_;
    std::exception_ptr failure_;
    std::vector<std::thread> threads_;
};

}  // namespace

std::uint64_t opening_of(const Tournament& tournament, std::uint64_t number) {
    return number / tournament.seats.size();
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
    const std::uint64_t opening = opening_of(tournament, number);
    const std::unique_ptr<Match> match = opened(tournament, opening);
    const int opening_plies = match->ply();
    const std::vector<std::size_t> participants = seating(tournament, number);

    std::vector<std::unique_ptr<Participant>> table;
    Json names = Json::array();
    for (const std::size_t participant : participants) {
        const Seat& taken = tournament.seats[participant];
        table.push_back(seat(taken, tournament.game, tournament.options));
        for (const std::string& action : match->actions()) table.back()->played(action);
        names.push_back(taken.text);
    }

    Json illegal;
    Random random(mix(tournament.seed) + mix(number));
    while (!match->outcome().over() && match->ply() < tournament.max_plies) {
        const std::vector<std::string> legal = match->legal_actions();
        const std::string action = table[match->to_move()]->choose(legal, random.next());
        if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
            illegal = {{"ply", match->ply()}, {"action", action}};
            break;
        }
        must(match->play(action));
        for (const auto& participant : table) participant->played(action);
    }

    Record record = record_of(*match);
    record.others["result"] = result_name(*match);
    record.others["reason"] = std::string(name(match->outcome().reason));
    record.others["players"] = std::move(names);
    Json& details = record.others["match"];
    details = {{"game", number},
               {"opening", opening},
               {"opening_plies", opening_plies},
               {"seed", tournament.seed},
               {"participants", participants}};
    if (!illegal.is_null()) details["illegal"] = std::move(illegal);
    return record;
}

void play_all(const Tournament& tournament, const std::function<bool(const Record&)>& take) {
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t number = 0; number < tournament.games; ++number) {
        if (opening_of(tournament, number) % tournament.shards == tournament.shard) {
            numbers.push_back(number);
        }
    }
    const std::size_t games = numbers.size();
    Workers workers(tournament, std::move(numbers));
    for (std::size_t place = 0; place < games; ++place) {
        if (!take(workers.wait_for(place))) return;
    }
}

}  // namespace quintet::cli
