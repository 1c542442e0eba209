#include <array>
#include <future>

#include "engine/cli/base/progress.hpp"
#include "engine/cli/match/match_games.hpp"
#include "engine/cli/match/played_game.hpp"
#include "engine/cli/tuning/spsa.hpp"
#include "engine/cli/tuning/tune.hpp"

namespace quintet::cli {

namespace {

/// The points of the seats with the first weights minus the points of the others in one game.
double lead_of_first(const Record& record, const std::vector<bool>& first) {
    const RatedGame game = PlayedGame(record, find_game(record.game)->players).rated();
    std::array<double, 2> points{};
    std::array<double, 2> seats{};
    for (std::size_t player = 0; player < game.scores.size(); ++player) {
        const std::size_t side = first[game.participants[player]] ? 0 : 1;
        seats[side] += 1;
        points[side] += game.scores[player];
    }
    return points[0] / seats[0] - points[1] / seats[1];
}

/// Plays all games from one opening between two sets of weights, so that each set plays each
/// player. With three players, one plays against two with the other set.
double play_rivals(const TuneOptions& options, const Spsa::Rivals& rivals, std::uint64_t opening) {
    Contest contest;
    contest.game = options.game;
    contest.options = options.options;
    contest.seed = options.seed;
    contest.least_opening_plies = options.least_opening_plies;
    contest.most_opening_plies = options.most_opening_plies;
    const auto seat = [&](const WeightValues& weights) {
        Seat made;
        made.text = made.name = options.algorithm;
        made.kind = Seat::Kind::algorithm;
        made.limits = options.limits;
        made.weights = weights;
        return made;
    };
    const std::size_t players = find_game(options.game)->players.size();
    std::vector<std::future<double>> games;
    double sum = 0;
    const auto collect = [&] {
        for (auto& game : games) sum += game.get();
        games.clear();
    };
    for (std::size_t alone = 0; alone < (players == 2 ? 1U : 2U); ++alone) {
        // The first seat is alone with its weights.
        std::vector<bool> plus(players, alone == 1);
        plus[0] = alone == 0;
        contest.seats.clear();
        for (const bool its : plus) contest.seats.push_back(seat(its ? rivals.plus : rivals.minus));
        for (std::uint64_t number = opening * players; number < (opening + 1) * players; ++number) {
            const auto play = [contest, plus, number] {
                return lead_of_first(play_game(contest, number), plus);
            };
            games.push_back(
                std::async(options.jobs > 1 ? std::launch::async : std::launch::deferred, play));
            if (games.size() >= static_cast<std::size_t>(options.jobs)) collect();
        }
    }
    collect();
    return players == 2 ? sum : sum / static_cast<double>(players);
}

}  // namespace

WeightValues tune_by_play(const TuneOptions& options, const Streams& streams) {
    Spsa spsa(options.first,
              {options.chosen, options.iterations, options.step, options.rate, options.seed});
    Progress progress(streams, options.iterations, "iterations", options.quiet);
    constexpr std::uint64_t iterations_between_saves = 20;
    for (std::uint64_t i = 0; i < options.iterations; ++i) {
        spsa.learn(play_rivals(options, spsa.propose(), i));
        const WeightValues now = spsa.weights();
        std::string summary;
        constexpr std::size_t shown = 4;
        for (std::size_t k = 0; k < options.chosen.size() && k < shown; ++k) {
            for (const auto& [name, value] : now) {
                if (name != options.chosen[k]) continue;
                summary += (k == 0 ? "" : ", ") + name + " " + std::to_string(value);
            }
        }
        if (options.chosen.size() > shown) summary += ", ...";
        progress.show(i + 1, [&] { return summary; });
        // Saved each time, so that nothing is lost if the program is stopped.
        if (!options.out.empty() && (i + 1) % iterations_between_saves == 0) {
            save_weights(now, options.out, streams.out);
        }
    }
    progress.clear();
    return spsa.weights();
}

}  // namespace quintet::cli
