#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/base/text.hpp"
#include "engine/core/concepts.hpp"
#include "engine/core/hooks/hooks.hpp"
#include "engine/search/actions/temperature.hpp"
#include "engine/search/features.hpp"
#include "engine/search/make/factory.hpp"
#include "engine/session/running_game_of.hpp"
#include "engine/session/search/levels.hpp"
#include "engine/session/search/request_check.hpp"
#include "engine/session/search/searcher.hpp"

namespace quintet {

/// Converts requests to limits, measures the time, and converts the reports of a search to texts.
/// Keeps one search with its findings until a request needs another algorithm, table, number
/// of threads or weights.
template <GameType G>
class SearcherOf final : public Searcher {
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

    Status start(const RunningGame& game, const SearchRequest& request) override {
        const auto& running = static_cast<const RunningGameOf<G>&>(game);
        const Position& root = running.position();
        std::optional<std::size_t> level;
        if (!request.level.empty()) {
            level = find_level(request.level);
            if (!level) return Error{"unknown level " + in_quotes(request.level)};
        }
        if (Status status = check_request(request); !status) return status;
        if (Status status = prepare(request, root); !status) return status;

        search::Limits limits;
        limits.seed = request.seed;
        limits.lines = request.lines;
        limits.depth = request.depth;
        limits.nodes = request.nodes;
        limits.statistics = request.statistics;
        time_limit_ms_ = request.time_ms;
        temperature_ = request.temperature;
        headway_ = 0;
        if (level) {
            const Strength& strength = G::strengths[*level];
            limits.depth = tighter(limits.depth, strength.depth);
            limits.nodes = tighter(limits.nodes, strength.nodes);
            time_limit_ms_ = tighter(time_limit_ms_, levels()[*level].time_ms);
            temperature_ = strength.temperature;
            headway_ = strength.headway;
        }
        seed_ = request.seed;
        if (temperature_ > 0) limits.lines = search::max_lines;
        lines_wanted_ = static_cast<std::size_t>(request.lines);

        root_ = root;
        search_->start(root, running.earlier_keys(), limits);
        // A single legal action needs no search. Without a level, the caller may still want its
        // score.
        forced_ = level.has_value() && root.legal_action_count() == 1;
        progress_ = {};
        progress_.finished = false;
        shown_depth_ = -1;
        shown_seconds_ = 0;
        noted_nodes_ = 0;
        noted_seconds_ = 0;
        return Done{};
    }

    const SearchProgress& step(int milliseconds) override {
        if (progress_.finished) return progress_;
        const Clock::time_point begin = Clock::now();
        const Clock::time_point end = begin + std::chrono::milliseconds(milliseconds);
        const double seconds_before = progress_.seconds;
        Clock::time_point now = begin;
        bool finished = false;
        do {
            finished = search_->step(nodes_between_clock_readings) || forced_;
            now = Clock::now();
            progress_.seconds = seconds_before + std::chrono::duration<double>(now - begin).count();
            note_depths(progress_.seconds);
        } while (!finished && !out_of_time() && now < end);
        search_->pause();
        update(finished || out_of_time());
        return progress_;
    }

    const SearchProgress& step_nodes(std::uint64_t nodes) override {
        if (progress_.finished) return progress_;
        const bool finished = search_->step(nodes);
        search_->pause();
        note_depths(progress_.seconds);
        update(finished);
        return progress_;
    }

    const SearchProgress& stop() override {
        if (progress_.finished) return progress_;
        update(true);
        progress_.stopped = true;
        return progress_;
    }
    const SearchProgress& progress() const override { return progress_; }

  private:
    /// Small enough that a slice of a few milliseconds ends on time even if an evaluation takes
    /// microseconds.
    static constexpr std::uint64_t nodes_between_clock_readings = 256;
    /// The shortest interval between two updates of the texts, if the search does not deepen.
    static constexpr double seconds_between_texts = 0.1;
    static constexpr std::size_t most_visits_shown = 64;
    static constexpr int default_table_mb = 16;

    /// Returns the tighter of two limits; 0 means no limit.
    template <class Number>
    static Number tighter(Number a, Number b) {
        return a == 0 || (b != 0 && b < a) ? b : a;
    }

    Status prepare(const SearchRequest& request, const Position& root) {
        const auto names = search::algorithm_names<Position>();
        const std::string_view wanted = request.algorithm;
        const std::string_view name = wanted.empty() ? names.front() : wanted;
        const int table_mb = request.table_mb == 0 ? default_table_mb : request.table_mb;
        if (search_ && name == algorithm_ && table_mb == table_mb_ && request.threads == threads_ &&
            weights_are(request.weights)) {
            return Done{};
        }
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            return no_such_algorithm(wanted, names);
        }
        if (search::max_threads > 1 && request.threads > 1 &&
            !search::can_use_threads<Position>(name)) {
            std::string able;
            for (const std::string_view other : names) {
                if (!search::can_use_threads<Position>(other)) continue;
                able += (able.empty() ? "" : " and ") + in_quotes(other);
            }
            return Error{"search: " + in_quotes(name) + " uses one thread; for several, choose " +
                         able};
        }
        const auto evaluator = evaluator_with<Evaluator>(request.weights, root);
        if (!evaluator) {
            return Error{evaluator.error().message + "; `quintet games --weights " + G::spec().id +
                         "` lists the weights"};
        }
        search_.reset();  // frees its table before another is made
        search_ = search::make_search<Position, Evaluator>(
            name, {static_cast<std::size_t>(table_mb) << 20, evaluator.value(), request.threads});
        algorithm_ = name;
        table_mb_ = table_mb;
        threads_ = request.threads;
        if constexpr (changeable_weights) weights_ = request.weights;
        return Done{};
    }

    bool weights_are(const WeightValues& wanted) const {
        if constexpr (changeable_weights) return weights_ == wanted;
        return true;
    }

    bool out_of_time() const {
        return time_limit_ms_ > 0 && progress_.seconds * 1000 >= time_limit_ms_;
    }

    QUINTET_COLD void update(bool finished) {
        const search::Report<Position>& report = search_->report();
        progress_.nodes = report.nodes;
        progress_.depth_under_way = report.depth_under_way;
        // Writing lines as text costs more than a slice of searching. The page needs them once for
        // each depth, or at intervals if the search does not deepen.
        const bool due = report.depth_under_way == 0 &&
                         progress_.seconds - shown_seconds_ >= seconds_between_texts;
        if (finished || due || report.depth != shown_depth_ || progress_.lines.empty()) {
            shown_depth_ = report.depth;
            shown_seconds_ = progress_.seconds;
            progress_.depth = report.depth;
            write_lines(search::logged(report.lines), progress_.lines);
            if constexpr (search::has_mcts<Position>) write_visits();
            write_statistics();
            if (!report.lines.empty()) {
                progress_.best = G::format_action(chosen(report), *root_);
            }
        }
        progress_.finished = finished;
    }

    /// Returns the action to play. The report has at least one line.
    typename Position::Action chosen(const search::Report<Position>& report) const {
        if (temperature_ == 0) return report.lines.front().actions.front();
        const double percent = Evaluator::scale / 100;
        std::vector<Score> values;
        for (const auto& line : report.lines) {
            Score& value = values.emplace_back(line.scores[root_->to_move()]);
            if constexpr (HasHeadway<Evaluator, Position>) {
                const int steps = Evaluator::headway(*root_, line.actions.front());
                if (!is_proven(value)) value += static_cast<Score>(percent * headway_ * steps);
            }
        }
        const std::size_t place =
            search::choose_by_temperature(values, percent * temperature_, seed_);
        return report.lines[place].actions.front();
    }

    /// Adds the depths completed since the last call. The clock was read only then and now, so the
    /// time of each depth in between is estimated from its nodes.
    QUINTET_COLD void note_depths(double seconds) {
        const search::Report<Position>& report = search_->report();
        const auto nodes_since = [&](std::uint64_t nodes) {
            return static_cast<double>(nodes - noted_nodes_);
        };
        const double per_node = report.nodes == noted_nodes_
                                    ? 0
                                    : (seconds - noted_seconds_) / nodes_since(report.nodes);
        while (progress_.depths.size() < report.completed.size()) {
            const search::CompletedDepth& done = report.completed[progress_.depths.size()];
            SearchDepth& depth = progress_.depths.emplace_back();
            depth.depth = done.depth;
            depth.nodes = done.nodes;
            depth.seconds = noted_seconds_ + per_node * nodes_since(done.nodes);
            write_lines(done.lines, depth.lines);
            const SearchLine& best = depth.lines.front();
            depth.best = best.actions.front();
            depth.scores = best.scores;
            depth.chances = best.chances;
            depth.proven_plies = best.proven_plies;
            depth.likely = best.likely;
        }
        noted_nodes_ = report.nodes;
        noted_seconds_ = seconds;
    }

    void write_visits() {
        progress_.visits.clear();
        for (const search::RootAction<Position>& action : search_->root_actions()) {
            if (progress_.visits.size() == most_visits_shown) break;
            SearchVisits out;
            out.action = G::format_action(action.action, *root_);
            out.visits = action.visits;
            out.share = action.share;
            write_scores(action.scores, out);
            progress_.visits.push_back(std::move(out));
        }
    }

    void write_statistics() {
        if constexpr (!profile::full) return;
        const auto& counted = search_->report().statistics;
        if (!counted) return;
        SearchStatistics& out = progress_.statistics.emplace();
        out.nodes = counted->nodes;
        out.counts = counted->counts;
        for (const auto& each : counted->actions) {
            out.actions.push_back({G::format_action(each.action, *root_), each.nodes});
        }
        std::stable_sort(out.actions.begin(), out.actions.end(),
                         [](const auto& a, const auto& b) { return a.nodes > b.nodes; });
    }

    /// Writes the lines as texts, up to the number in the request.
    QUINTET_COLD void write_lines(const std::vector<search::LoggedLine>& lines,
                                  std::vector<SearchLine>& out) const {
        out.clear();
        for (const search::LoggedLine& line : lines) {
            if (out.size() == lines_wanted_) break;
            SearchLine& written = out.emplace_back();
            Position position = *root_;
            for (const std::uint32_t code : line.actions) {
                const auto action = Position::Action::from_code(code);
                written.actions.push_back(G::format_action(action, position));
                position.play(action);
            }
            Scores<Position::player_count> scores{};
            std::copy(line.scores.begin(), line.scores.end(), scores.begin());
            write_scores(scores, written);
        }
    }

    /// `out`: a `SearchLine` or `SearchVisits`.
    template <class Out>
    void write_scores(const Scores<Position::player_count>& scores, Out& out) const {
        out.scores.assign(scores.begin(), scores.end());
        const auto chances = win_chances<Position::player_count>(scores, Evaluator::scale);
        out.chances.assign(chances.begin(), chances.end());
        const Score value = scores[root_->to_move()];
        if (!is_proven(value)) return;
        out.proven_plies = win_score - (value < 0 ? -value : value);
        if constexpr (Position::player_count > 2) {
            const bool holds = value > 0 && (out.proven_plies == 1 || algorithm_ == "paranoid");
            out.likely = !holds;
        }
    }

    std::unique_ptr<search::Search<Position>> search_;
    std::string algorithm_;
    int table_mb_ = 0;
    int threads_ = 1;
    WeightValues weights_;          // only those that were changed
    std::optional<Position> root_;  // none before the first search
    int time_limit_ms_ = 0;
    int temperature_ = 0;
    int headway_ = 0;
    std::uint64_t seed_ = 0;
    std::size_t lines_wanted_ = 1;
    bool forced_ = false;
    int shown_depth_ = -1;
    double shown_seconds_ = 0;
    std::uint64_t noted_nodes_ = 0;
    double noted_seconds_ = 0;
    SearchProgress progress_;
};

}  // namespace quintet
