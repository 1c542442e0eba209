#include "engine/cli/tournament/play.hpp"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

#include "engine/cli/match/opening_cache.hpp"

namespace quintet::cli {

void play_contest(const Tournament& tournament, const std::vector<ScheduledGame>& games,
                  StartFaults& faults, const std::function<void(const Record&)>& take) {
    OpeningCache openings(tournament);
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::exception_ptr failure;

    const SeatMaker seat = [&](const Seat& taken, std::string_view game, const auto& options) {
        const auto place = static_cast<std::size_t>(&taken - tournament.seats.data());
        std::unique_ptr<Participant> absent = faults.stand_in(place);
        return absent ? std::move(absent) : sit_down(taken, game, options);
    };
    const auto work = [&] {
        try {
            for (;;) {
                const std::size_t place = next++;
                if (place >= games.size()) return;
                const ScheduledGame& game = games[place];
                const Record record = play_game(tournament, game, openings.at(game.opening), seat);
                faults.note(record);
                const std::lock_guard lock(mutex);
                if (failure) return;
                take(record);
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
            next = games.size();
        }
    };

    std::vector<std::thread> threads;
    for (int i = 0; i < tournament.jobs; ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace quintet::cli
