#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/core/hooks/hooks.hpp"
#include "engine/session/compose.hpp"
#include "engine/session/perft.hpp"
#include "engine/session/running_game.hpp"

namespace quintet {

/// Stores the positions since the start, and the index of the shown one.
template <GameType G>
class RunningGameOf final : public RunningGame {
    using Position = typename G::Position;
    using Action = typename Position::Action;

  public:
    RunningGameOf(OptionValues options, std::string setup, const Position& start)
        : options_(std::move(options)), setup_(std::move(setup)) {
        enter(start);
    }

    const GameSpec& spec() const override { return G::spec(); }
    const OptionValues& options() const override { return options_; }
    const std::string& setup() const override { return setup_; }

    int ply() const override { return static_cast<int>(shown_); }
    int length() const override { return static_cast<int>(actions_.size()); }
    const std::vector<std::string>& actions() const override { return texts_; }

    Player to_move() const override { return position().to_move(); }

    Outcome outcome() const override { return outcome_at(shown_); }
    int occurrences() const override { return occurrences_at(shown_); }

    std::string position_text() const override { return G::format_position(position()); }
    std::uint64_t hash() const override { return position().hash(); }
    bool hash_is_fresh() const override {
        if constexpr (!profile::full) return true;
        return position().hash() == position().fresh_hash();
    }

    std::vector<std::string> legal_actions() const override {
        return listed([&](Action action) { return G::format_action(action, position()); });
    }

    Refusal objection(const Attempt& attempt) const override {
        return G::why_not(attempt, position());
    }

    Status play(std::string_view text) override {
        if (outcome().over()) return refused(text, "the game is over");
        const Result<Action> action = G::parse_action(text, position());
        if (!action) return action.error();
        forget_taken_back();
        Position next = position();
        next.play(action.value());
        texts_.push_back(G::format_action(action.value(), position()));
        actions_.push_back(action.value());
        enter(next);
        return Done{};
    }

    Status go_to(int ply) override {
        if (ply < 0 || ply > length()) return no_ply(ply);
        shown_ = static_cast<std::size_t>(ply);
        return Done{};
    }

    std::unique_ptr<RunningGame> copy() const override {
        return std::make_unique<RunningGameOf>(*this);
    }

    Result<std::string> export_game(int ply) const override {
        if (ply < 0 || ply > length()) return no_ply(ply);
        if constexpr (HasGameTexts<G>) {
            if (!setup_.empty()) {
                return Error{"a game from a custom position cannot be written as a " +
                             spec().notation};
            }
            std::vector<std::string> texts = texts_;
            texts.resize(static_cast<std::size_t>(ply));
            return G::write_game(options_, texts, outcome_at(static_cast<std::size_t>(ply)));
        } else {
            return Error{"other programs have no common text form for games of " + spec().id};
        }
    }

    std::uint64_t perft(int depth) const override {
        if constexpr (!profile::full) return 0;
        if (depth > 0 && outcome().over()) return 0;
        return SequenceCounter<Position>(past_keys()).count(position(), depth);
    }

    std::vector<std::pair<std::string, std::uint64_t>> divide(int depth) const override {
        if constexpr (!profile::full) return {};
        SequenceCounter<Position> counter(past_keys());
        return listed([&](Action action) {
            return std::pair(G::format_action(action, position()),
                             depth > 0 ? counter.count_after(position(), action, depth) : 0);
        });
    }

    BoardLayout layout() const override { return G::layout(position()); }
    BoardState board() const override { return G::board(position()); }
    std::vector<ActionView> action_views() const override {
        return listed([&](Action action) { return G::view(action, position()); });
    }
    ActionView last_action() const override {
        return shown_ == 0 ? ActionView{} : G::view(actions_[shown_ - 1], positions_[shown_ - 1]);
    }
    std::vector<Mark> last_effects() const override {
        if constexpr (MarksEffects<G>) {
            if (shown_ > 0) return G::effects(actions_[shown_ - 1], positions_[shown_ - 1]);
        }
        return {};
    }

    std::vector<PlayedAction> last_round() const override {
        std::vector<PlayedAction> round;
        for (std::size_t ply = shown_; ply-- > 0;) {
            const Position& before = positions_[ply];
            if (before.to_move() == to_move() && !round.empty()) break;
            round.push_back({before.to_move(), G::view(actions_[ply], before)});
        }
        return round;
    }

    BoardSetup board_setup() const override { return G::setup(position()); }
    Result<std::string> compose(const BoardSetup& setup) const override {
        return quintet::compose<G>(setup, board_setup(), options_);
    }

    const Position& position() const { return positions_[shown_]; }
    /// Repetition keys of the positions before it, oldest first.
    std::span<const std::uint64_t> earlier_keys() const { return std::span(keys_).first(shown_); }

  private:
    Outcome outcome_at(std::size_t ply) const {
        const Position& there = positions_[ply];
        const Outcome own = there.outcome();
        // If one action both repeats the position and reaches the turn limit, all rules count the
        // repetition.
        if (own.over() && own.reason != Reason::turn_limit) return own;
        const int limit = there.repetition_limit();
        if (limit > 0 && occurrences_at(ply) >= limit) return Outcome::draw(Reason::repetition);
        return own;
    }

    int occurrences_at(std::size_t ply) const {
        if (positions_[ply].repetition_limit() == 0) return 1;
        const std::span<const std::uint64_t> known = judged_keys();
        const auto end = known.begin() + static_cast<std::ptrdiff_t>(ply) + 1;
        return static_cast<int>(std::count(known.begin(), end, known[ply]));
    }

    Error no_ply(int ply) const {
        return Error{"ply must be from 0 to " + std::to_string(length()) + " (found " +
                     std::to_string(ply) + ")"};
    }

    /// The keys by which the rules compare positions.
    std::span<const std::uint64_t> judged_keys() const {
        if constexpr (JudgesRepetition<Position>) return judged_;
        return keys_;
    }

    /// Those up to the shown position, this one included.
    std::span<const std::uint64_t> past_keys() const { return judged_keys().first(shown_ + 1); }

    static Error refused(std::string_view text, const char* why) {
        return Error{in_quotes(text) + ": " + why};
    }

    void forget_taken_back() override {
        const auto from = static_cast<std::ptrdiff_t>(shown_);
        actions_.erase(actions_.begin() + from, actions_.end());
        texts_.erase(texts_.begin() + from, texts_.end());
        positions_.erase(positions_.begin() + from + 1, positions_.end());
        keys_.erase(keys_.begin() + from + 1, keys_.end());
        if (!judged_.empty()) judged_.erase(judged_.begin() + from + 1, judged_.end());
    }

    void enter(const Position& next) {
        positions_.push_back(next);
        keys_.push_back(next.repetition_key());
        if constexpr (JudgesRepetition<Position>) judged_.push_back(next.judged_key());
        shown_ = positions_.size() - 1;
    }

    template <class Write>
    auto listed(Write&& write) const {
        std::vector<decltype(write(Action{}))> out;
        if (outcome().over()) return out;
        ActionList<Position> list;
        position().legal_actions(list);
        out.reserve(list.size());
        for (const Action action : list) out.push_back(write(action));
        return out;
    }

    OptionValues options_;
    std::string setup_;
    std::vector<Position> positions_;    // one more than actions
    std::vector<std::uint64_t> keys_;    // repetition keys of `positions_`
    std::vector<std::uint64_t> judged_;  // judged keys, if they differ from these
    std::vector<Action> actions_;
    std::vector<std::string> texts_;  // canonical texts of `actions_`
    std::size_t shown_ = 0;           // index into `positions_`
};

}  // namespace quintet
