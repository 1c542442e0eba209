#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/text.hpp"
#include "engine/match/levels.hpp"
#include "engine/match/match.hpp"
#include "engine/search/factory.hpp"
#include "engine/search/features.hpp"
#include "engine/search/levels.hpp"

namespace quintet {

/// The search side of a match: turns requests into limits, keeps the clock, and turns what a search
/// reports into texts. Keeps one search, and with it what was learnt, until another algorithm is
/// asked for.
template <GameType G>
class Think {
    using Position = typename G::Position;
    using Evaluator = typename G::Evaluator;
    using Clock = std::chrono::steady_clock;

  public:
    static std::vector<std::string> algorithms() {
        std::vector<std::string> names;
        for (const std::string_view name : search::algorithm_names<Position>())
            names.emplace_back(name);
        return names;
    }

    /// `root` is not over; `history` as `search::Search::start` wants it.
    Status start(const SearchRequest& request, const Position& root,
                 std::span<const std::uint64_t> history) {
        std::optional<std::size_t> level;
        if (!request.level.empty()) {
            level = find_level(request.level);
            if (!level) return Error{"there is no level " + in_quotes(request.level)};
        }
        if (Status status = check(request); !status) return status;
        if (Status status = prepare(request, root); !status) return status;

        search::Limits limits;
        if constexpr (search::knows_sides) {
            const int carelessness =
                level ? G::strengths[*level].carelessness : request.carelessness;
            const Result<Player> against = opponent_of(request, root, carelessness);
            if (!against) return against.error();
            limits.against = against_ = against.value();
        }
        limits.seed = request.seed;
        limits.lines = request.lines;
        limits.depth = request.depth;
        limits.nodes = request.nodes;
        time_limit_ms_ = request.time_ms;
        carelessness_ = request.carelessness;
        if (level) {
            const Strength& strength = G::strengths[*level];
            limits.depth = tighter(limits.depth, strength.depth);
            limits.nodes = tighter(limits.nodes, strength.nodes);
            time_limit_ms_ = tighter(time_limit_ms_, levels()[*level].time_ms);
            carelessness_ = strength.carelessness;
        }
        seed_ = request.seed;
        if (carelessness_ > 0) limits.lines = search::max_lines;
        lines_wanted_ = static_cast<std::size_t>(request.lines);

        root_ = root;
        search_->start(root, history, limits);
        started_ = Clock::now();
        // A player with one legal action has nothing to think about; an analysis may want its
        // score.
        forced_ = level.has_value() && root.legal_action_count() == 1;
        progress_ = {};
        progress_.finished = false;
        noted_depth_ = 0;
        shown_depth_ = -1;
        return Done{};
    }

    const SearchProgress& step(int milliseconds) {
        if (progress_.finished) return progress_;
        const Clock::time_point begin = Clock::now();
        const Clock::time_point end = begin + std::chrono::milliseconds(milliseconds);
        Clock::time_point now = begin;
        bool finished = false;
        do {
            finished = search_->step(nodes_between_clock_readings);
            now = Clock::now();
            note_depth(progress_.seconds + std::chrono::duration<double>(now - begin).count());
        } while (!finished && !forced_ && !out_of_time(now) && now < end);
        search_->pause();
        progress_.seconds += std::chrono::duration<double>(now - begin).count();
        update(finished || forced_ || out_of_time(now));
        return progress_;
    }

    const SearchProgress& step_nodes(std::uint64_t nodes) {
        if (progress_.finished) return progress_;
        const bool finished = search_->step(nodes);
        search_->pause();
        note_depth(progress_.seconds);
        update(finished);
        return progress_;
    }

    /// Takes over the search of another match, and with it what that has learnt.
    void learn_from(Think& other) {
        search_ = std::move(other.search_);
        algorithm_ = std::move(other.algorithm_);
        table_mb_ = other.table_mb_;
        threads_ = other.threads_;
        weights_ = std::move(other.weights_);
    }

    const SearchProgress& stop() {
        if (!progress_.finished) update(true);
        return progress_;
    }

  private:
    /// Small enough that a slice of some milliseconds is kept even where an evaluation takes
    /// microseconds.
    static constexpr std::uint64_t nodes_between_clock_readings = 256;
    static constexpr int usual_table_mb = 16;
    static constexpr int largest_table_mb = 1024;
    static constexpr int largest_carelessness = 1000;

    /// Of two limits the one that is reached first; 0 is none.
    template <class Number>
    static Number tighter(Number a, Number b) {
        return a == 0 || (b != 0 && b < a) ? b : a;
    }

    static Status check(const SearchRequest& request) {
        const auto refuse = [](const char* what) { return Error{std::string("search: ") + what}; };
        if (request.lines < 1 || request.lines > search::max_lines)
            return refuse("lines must be 1 to 64");
        if (request.depth < 0 || request.depth > search::max_depth) {
            return refuse("depth must be 0 (no limit) to 100");
        }
        if (request.time_ms < 0) return refuse("time must not be negative");
        if (request.carelessness < 0 || request.carelessness > largest_carelessness) {
            return refuse("carelessness must be 0 to 1000");
        }
        if (request.threads < 1 || request.threads > search::max_threads) {
            return refuse(search::max_threads == 1 ? "there is only one thread here"
                                                   : "threads must be 1 to 64");
        }
        if (request.table_mb < 0 || request.table_mb > largest_table_mb) {
            return refuse("the table must have 1 to 1024 megabytes");
        }
        return Done{};
    }

    Status prepare(const SearchRequest& request, const Position& root) {
        const auto names = search::algorithm_names<Position>();
        const std::string_view wanted = request.algorithm;
        const std::string_view name = wanted.empty() ? names.front() : wanted;
        const int table_mb = request.table_mb == 0 ? usual_table_mb : request.table_mb;
        if (search_ && name == algorithm_ && table_mb == table_mb_ && request.threads == threads_ &&
            weights_are(request.weights)) {
            return Done{};
        }
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            std::string known;
            for (const std::string_view other : names)
                known.append(known.empty() ? "" : ", ").append(other);
            return Error{"there is no algorithm " + in_quotes(name) + " for this game; there are " +
                         known};
        }
        if (request.threads > 1 && !search::can_use_threads<Position>(name)) {
            std::string able;
            for (const std::string_view other : names) {
                if (!search::can_use_threads<Position>(other)) continue;
                able += (able.empty() ? "" : " and ") + in_quotes(other);
            }
            return Error{"search: " + in_quotes(name) + " uses one thread; several are for " +
                         able};
        }
        const auto evaluator = evaluator_with<Evaluator>(request.weights, root);
        if (!evaluator) {
            return Error{evaluator.error().message + "; `quintet games --weights " + G::spec().id +
                         "` lists those that can be changed"};
        }
        search_.reset();  // two tables at once might be too much
        search_ = search::make_search<Position, Evaluator>(
            name, {static_cast<std::size_t>(table_mb) << 20, evaluator.value(), request.threads});
        algorithm_ = name;
        table_mb_ = table_mb;
        threads_ = request.threads;
        if constexpr (changeable_weights) weights_ = request.weights;
        return Done{};
    }

    /// Whom the search is to play against: nobody in particular, or another player who is still in
    /// the game.
    Result<Player> opponent_of(const SearchRequest& request, const Position& root,
                               int carelessness) const {
        constexpr std::size_t players = Position::player_count;
        const Player against = request.against;
        const auto refuse = [](const std::string& why) {
            return Error{"search: playing against one player: " + why};
        };
        if (against == no_player) return no_player;
        if (against >= players) return refuse("there are only " + std::to_string(players));
        if (against == root.to_move()) return refuse("nobody plays against himself");
        if constexpr (players == 2) return no_player;  // who else?
        if (!search::can_play_against<Position>(algorithm_)) {
            return refuse(in_quotes(algorithm_) + " cannot do that");
        }
        if (carelessness > 0) return refuse("carelessness is not for that");
        if constexpr (requires { root.eliminated(against); }) {
            if (root.eliminated(against)) return no_player;
        }
        return against;
    }

    bool weights_are(const WeightValues& wanted) const {
        if constexpr (changeable_weights) return weights_ == wanted;
        return true;
    }

    bool out_of_time(Clock::time_point now) const {
        return time_limit_ms_ > 0 && now - started_ >= std::chrono::milliseconds(time_limit_ms_);
    }

    void update(bool finished) {
        const search::Report<Position>& report = search_->report();
        progress_.nodes = report.nodes;
        // Writing lines out as text costs more than a slice of searching; the page wants them by
        // depth.
        if (finished || report.depth != shown_depth_ || progress_.lines.empty()) {
            shown_depth_ = report.depth;
            progress_.depth = report.depth;
            progress_.lines.clear();
            for (const search::Line<Position>& line : report.lines) {
                if (progress_.lines.size() == lines_wanted_) break;
                progress_.lines.push_back(written(line));
            }
            if (!report.lines.empty()) {
                const typename Position::Action best =
                    carelessness_ == 0
                        ? report.lines.front().actions.front()
                        : search::careless_choice<Position>(report, root_->to_move(),
                                                            Evaluator::scale, carelessness_, seed_);
                progress_.best = G::format_action(best, *root_);
            }
        }
        progress_.finished = finished;
    }

    void note_depth(double seconds) {
        const search::Report<Position>& report = search_->report();
        if (report.depth <= noted_depth_ || report.lines.empty()) return;
        noted_depth_ = report.depth;
        const search::Line<Position>& line = report.lines.front();
        SearchDepth note;
        note.depth = report.depth;
        note.nodes = report.nodes;
        note.seconds = seconds;
        note.best = G::format_action(line.actions.front(), *root_);
        note.scores.assign(line.scores.begin(), line.scores.end());
        const auto chances = win_chances<Position::player_count>(line.scores, Evaluator::scale);
        note.chances.assign(chances.begin(), chances.end());
        progress_.depths.push_back(std::move(note));
    }

    SearchLine written(const search::Line<Position>& line) const {
        SearchLine out;
        Position position = *root_;
        for (const typename Position::Action action : line.actions) {
            out.actions.push_back(G::format_action(action, position));
            position.play(action);
        }
        out.scores.assign(line.scores.begin(), line.scores.end());
        const auto chances = win_chances<Position::player_count>(line.scores, Evaluator::scale);
        out.chances.assign(chances.begin(), chances.end());
        const bool alone = !search::knows_sides || against_ == no_player;
        const Score value = line.scores[alone ? root_->to_move() : against_];
        if (is_proven(value)) out.proven_plies = win_score - (value < 0 ? -value : value);
        return out;
    }

    std::unique_ptr<search::Search<Position>> search_;
    std::string algorithm_;
    int table_mb_ = 0;
    int threads_ = 1;
    WeightValues weights_;          // that differ from the usual ones
    std::optional<Position> root_;  // none before the first search
    Clock::time_point started_{};
    int time_limit_ms_ = 0;
    int carelessness_ = 0;
    Player against_ = no_player;
    std::uint64_t seed_ = 0;
    std::size_t lines_wanted_ = 1;
    bool forced_ = false;
    int shown_depth_ = -1;
    int noted_depth_ = 0;
    SearchProgress progress_;
};

}  // namespace quintet
