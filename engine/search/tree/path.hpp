#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/search/features.hpp"
#include "engine/search/memory/key.hpp"
#include "engine/search/memory/repetition.hpp"
#include "engine/search/memory/table.hpp"
#include "engine/search/search_hooks.hpp"
#include "engine/search/tree/coalition.hpp"
#include "engine/search/tree/frame.hpp"
#include "engine/search/tree/reply_round.hpp"

namespace quintet::search {

/// The path from the root to the current node: a stack of frames with positions and table keys. A
/// child is made first and put on top later, so that its table bucket can be loaded meanwhile.
template <PositionType P, EvaluatorType<P> E, Coalition coalition, class Picker>
class Path {
    using Action = typename P::Action;

  public:
    using Frame = search::Frame<P, Picker>;
    using Round = ReplyRound<P, E, coalition, Frame>;

    Path() = default;
    Path(const Path&) = delete;  // `top_` would point into the frames of the original
    Path& operator=(const Path&) = delete;

    /// Starts with the root on top. `history` as in `Search::start`.
    QUINTET_COLD void start(const P& root, std::span<const std::uint64_t> history) {
        if (frames_.empty()) {
            frames_.reserve(max_plies);
            for (int i = 0; i < max_plies; ++i) frames_.emplace_back(root);
        }
        for (Frame& frame : frames_) frame.killers = {};
        ply_ = 0;
        top_ = frames_.data();
        root_player_ = root.to_move();
        frames_[0].position = root;
        frames_[0].player = root_player_;
        frames_[0].key = table_key<E>(root, asker_of<P>(root_player_, false));
        repetitions_.start(history, root.repetition_limit());
        repetitions_.push(root.hash(), root.repetition_key());
    }

    Player root_player() const { return root_player_; }
    int ply() const { return ply_; }  ///< of the top frame, counted from the root
    Frame& root() { return frames_[0]; }
    const Frame& root() const { return frames_[0]; }
    Frame& top() { return *top_; }

    /// Whether the position on top is a draw by repetition.
    bool repeats() const { return repetitions_.draws(); }

    /// Makes the child of a frame after an action, possibly without its position, and loads its
    /// table bucket into the cache.
    void make_child(Frame& frame, const Action& action, const TranspositionTable& table) {
        constexpr bool looks_ahead = TellsKeysAfter<P> || GuessesHashAfter<P>;
        const auto after = [&](const Action& next) { return keys_after(frame, next); };
        Frame& child = child_of(frame);
        frame.action = action;
        ChildKeys found{};
        if constexpr (looks_ahead)
            found = frame.keys_ahead.next(frame.picker, table, action, after);
        // If the game has `keys_after` and the bucket is in the cache, a table hit may save making
        // the position. Otherwise the position is made while the bucket is loaded.
        child.made = !TellsKeysAfter<P> || !found.near;
        if (child.made) make_position(child);
        if constexpr (TellsKeysAfter<P>) {
            child.keys = found.keys;
            child.key = child.keys.hash;
            child.player = static_cast<Player>(1 - frame.player);
            child.friendly = child.player == root_player_;
        } else {
            child.keys = {child.position.hash(), child.position.repetition_key()};
            child.player = child.position.to_move();
            child.friendly = child.player == root_player_;
            child.replied = Round::replied_after(frame, action, child.friendly);
            child.key = table_key<E>(child.position, asker_of<P>(root_player_, child.replied));
            table.prefetch(child.key);
        }
        if constexpr (looks_ahead) frame.keys_ahead.prefetch(frame.picker, table, after);
    }

    /// Makes the position of a child that does not have one yet.
    static void make_position(Frame& frame) {
        const Frame& parent = parent_of(frame);
        frame.position = parent.position;
        frame.position.play(parent.action);
    }

    /// Puts the child that was made last on top. `alpha` and `beta` are seen from its parent.
    void descend(Score alpha, Score beta, int depth) {
        const Frame& frame = *top_++;
        Frame& child = *top_;
        ++ply_;
        child.depth = depth;
        child.alpha = child.friendly == frame.friendly ? alpha : -beta;
        child.beta = child.friendly == frame.friendly ? beta : -alpha;
        repetitions_.push(child.keys.hash, child.keys.repetition);
    }

    /// Removes the top frame.
    void ascend() {
        repetitions_.pop();
        --top_;
        --ply_;
    }

  private:
    /// Returns the keys of a child, exact or guessed, by the hooks of the game.
    PositionKeys keys_after(const Frame& frame, const Action& action) const {
        if constexpr (TellsKeysAfter<P>) {
            return frame.position.keys_after(action);
        } else if constexpr (GuessesHashAfter<P>) {
            const bool friendly = (frame.player + 1) % P::player_count == root_player_;
            const bool replied = Round::replied_after(frame, action, friendly);
            const unsigned asker = asker_of<P>(root_player_, replied);
            return {asked_by(frame.position.likely_hash_after(action), asker), 0};
        }
        return {};
    }

    std::vector<Frame> frames_;
    Frame* top_ = nullptr;
    RepetitionWatch repetitions_;
    Player root_player_ = 0;
    int ply_ = 0;
};

}  // namespace quintet::search
