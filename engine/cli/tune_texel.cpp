#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <numeric>
#include <optional>
#include <ostream>
#include <utility>

#include "engine/cli/progress.hpp"
#include "engine/cli/record_list.hpp"
#include "engine/cli/texel.hpp"
#include "engine/cli/tune.hpp"
#include "engine/core/random.hpp"

namespace quintet::cli {

namespace {

std::string decimals(double value, int count) {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.*f", count, value);
    return text.data();
}

std::string text_of(const Loss& loss) {
    return decimals(loss.training, 5) +
           (loss.held_out > 0 ? " (held out " + decimals(loss.held_out, 5) + ")" : "");
}

/// The training data from the games of some files.
struct Lessons {
    std::unique_ptr<PositionSet> positions;
    std::vector<GameResult> results;
    std::uint64_t games = 0;
    std::uint64_t left_out = 0;  ///< games without a result
};

/// The share of the point of each player, or nothing if the game was not finished on the board.
std::optional<GameResult> result_of(const RunningGame& game) {
    GameResult result;
    const Outcome outcome = game.outcome();
    if (!outcome.over()) return std::nullopt;
    const std::size_t players = game.spec().players.size();
    for (std::size_t player = 0; player < players; ++player) {
        const bool won = outcome.state == Outcome::State::won;
        result.shares[player] =
            won ? (outcome.winner == player ? 1.0 : 0.0) : 1.0 / static_cast<double>(players);
    }
    return result;
}

/// Samples quiet positions of one game at random, without its first and last plies.
void learn_from(const Record& record, const TuneOptions& options, Lessons& lessons) {
    const auto game = replay_record(record);
    std::optional<GameResult> result = result_of(*game);
    if (!result) {
        ++lessons.left_out;
        return;
    }
    std::uint64_t opening = lessons.games;
    int first = options.skip_first;
    const auto details = record.others.find("match");
    if (details != record.others.end() && details->is_object()) {
        // Games from the same opening are similar, so all of them are used for training or held
        // out.
        opening = details->value("opening", opening);
        first = std::max(first, details->value("opening_plies", 0));
    }
    ++lessons.games;
    result->held_out =
        mix(mix(options.seed) ^ opening) % 100 < static_cast<std::uint64_t>(options.held_out);

    const int end = game->length() - options.skip_last;
    std::vector<int> plies(static_cast<std::size_t>(std::max(end - first, 0)));
    std::iota(plies.begin(), plies.end(), first);
    Random random(mix(options.seed) + mix(lessons.games));
    int taken = 0;
    while (!plies.empty() && taken < options.per_game) {
        std::swap(plies[random.below(static_cast<std::uint32_t>(plies.size()))], plies.back());
        must(game->go_to(plies.back()));
        plies.pop_back();
        if (!lessons.positions->add(*game)) continue;
        lessons.results.push_back(*result);
        ++taken;
    }
}

Lessons read_lessons(const TuneOptions& options, const Streams& streams, Exit& status) {
    std::uint64_t lines = 0;
    for (const std::string& file : options.files) {
        for_each_line(file, [&](const std::string&, const std::string&) { ++lines; });
    }
    Lessons lessons{must(new_position_set(options.game)), {}};
    Progress progress(streams, lines, "games", options.quiet);
    std::uint64_t done = 0;
    RecordReader reader(streams.err);
    for (const std::string& file : options.files) {
        reader.read_file(file, [&](const std::string& line, const std::string&) {
            progress.show(done++, std::to_string(lessons.positions->size()) + " positions");
            try {
                const Record record = parse_record(line);
                if (record.game != options.game)
                    throw InputError("must be a game of " + options.game + " (found " +
                                     record.game + ")");
                learn_from(record, options, lessons);
            } catch (const Json::exception&) {
                throw InputError("must be a record of `quintet match`");
            }
        });
    }
    progress.clear();
    status = reader.finish();
    return lessons;
}

}  // namespace

WeightValues tune_by_results(const TuneOptions& options, const Streams& streams, Exit& status) {
    if (options.files.empty()) throw InputError("--games is required");
    const Lessons lessons = read_lessons(options, streams, status);
    const auto held_out = std::count_if(lessons.results.begin(), lessons.results.end(),
                                        [](const GameResult& each) { return each.held_out; });
    streams.err << lessons.positions->size() << " quiet positions of " << lessons.games
                << " games, " << held_out << " of them held out";
    if (lessons.left_out > 0) {
        streams.err << "; " << lessons.left_out << " games without a result skipped";
    }
    streams.err << std::endl;

    constexpr std::uint64_t parts = 1000;  // of a round, for the bar
    Progress progress(streams, static_cast<std::uint64_t>(options.rounds) * parts, "parts",
                      options.quiet);
    FitOptions how;
    how.chosen = options.chosen;
    how.unit = options.unit;
    how.prior = options.prior;
    how.rounds = options.rounds;
    how.jobs = options.jobs;
    how.news = [&](int round, double share, const Loss& loss) {
        const auto whole = static_cast<std::uint64_t>(round - 1) * parts;
        progress.show(whole + static_cast<std::uint64_t>(share * static_cast<double>(parts)),
                      "surprise " + text_of(loss));
    };
    const Fit fit = fit_weights(*lessons.positions, lessons.results, options.first, how);
    progress.clear();
    const double scale = fit.unit / (lessons.positions->players() == 2 ? 2 : 1);
    streams.err << "surprise per position: " << text_of(fit.before) << " before, "
                << text_of(fit.after) << " after; a lead of " << decimals(scale, 1)
                << " is worth odds of e to 1" << std::endl;
    return fit.weights;
}

}  // namespace quintet::cli
