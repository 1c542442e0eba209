#include "engine/cli/match/match_games.hpp"

#include <atomic>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace quintet::cli {

namespace {

/// The openings of a match. Each is chosen once and used for several games, in any thread.
class OpeningCache {
  public:
    explicit OpeningCache(const Match& match) : match_(match) {}

    const Opening& at(std::uint64_t number) {
        Place& place = place_of(number);
        // Other threads wait only if they need the same opening.
        std::call_once(place.once, [&] { place.opening = must(find_opening(match_, number)); });
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

    const Match& match_;
    std::mutex mutex_;
    std::map<std::uint64_t, Place> places_;
};

}  // namespace

void play_all(const Match& match, const Plan& plan, Order order,
              const std::function<bool(Record&)>& take, const ParticipantMaker& seat) {
    OpeningCache openings(match);
    std::atomic<std::uint64_t> next{0};
    std::atomic<bool> stopped{false};
    std::mutex mutex;
    std::map<std::uint64_t, Record> waiting;  // by place, if the order is the plan's
    std::uint64_t taken = 0;
    std::exception_ptr failure;

    const auto pass_on = [&](std::uint64_t place, Record& record) {
        if (order == Order::finished) return take(record);
        waiting.emplace(place, std::move(record));
        for (auto first = waiting.find(taken); first != waiting.end();
             first = waiting.find(++taken)) {
            if (!take(first->second)) return false;
            waiting.erase(first);
        }
        return true;
    };
    const auto work = [&] {
        try {
            for (std::uint64_t place = next++; !stopped && place < plan.size; place = next++) {
                const ScheduledGame game = plan.at(place);
                Record record = play_game(match, game, openings.at(game.opening), seat);
                const std::lock_guard lock(mutex);
                if (!stopped && !pass_on(place, record)) stopped = true;
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
            stopped = true;
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < match.jobs; ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace quintet::cli
