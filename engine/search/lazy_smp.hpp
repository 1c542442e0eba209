#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "engine/search/search.hpp"

namespace quintet::search {

/// One search in several threads that share nothing but a transposition table: each helper thinks
/// about the same root by itself, and what it finds out spares the others the work (lazy SMP). The
/// answer is that of the thread that calls `step`. It is the one kind of search that is not
/// deterministic: threads meet each other's entries by chance.
///
/// Helpers work while a `step` is under way and until `pause`.
template <PositionType P, class S>
class LazySmp final : public Search<P> {
  public:
    /// `threads` is at least 1; `arguments` are what one search is made with, after its table.
    template <class... Arguments>
    LazySmp(int threads, std::size_t table_bytes, const Arguments&... arguments)
        : main_(table_bytes, arguments...) {
        for (int i = 1; i < threads; ++i) {
            helpers_.push_back(std::make_unique<Helper>(main_.share_table(), arguments...));
        }
    }

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        pause();
        limit_ = limits.nodes;
        Limits unlimited = limits;
        unlimited.nodes = 0;
        main_.start(root, history, unlimited);
        // The best line is what everybody looks for; every second helper is a ply ahead.
        unlimited.lines = 1;
        for (std::size_t i = 0; i < helpers_.size(); ++i) {
            helpers_[i]->start(root, history, unlimited, i % 2 == 0 ? 2 : 1);
        }
        report_ = main_.report();
    }

    bool step(std::uint64_t nodes) override {
        if (report_.finished) return true;
        for (const auto& helper : helpers_) helper->go_on();
        if (limit_ > 0) {
            // What the others do meanwhile counts as well.
            const std::uint64_t left = limit_ - report_.nodes;
            nodes = std::min(nodes, left / (helpers_.size() + 1) + 1);
        }
        const bool finished = main_.step(nodes);
        take_report();
        report_.finished = finished || (limit_ > 0 && report_.nodes >= limit_);
        if (report_.finished) pause();
        return report_.finished;
    }

    const Report<P>& report() const override { return report_; }

    /// How many of the nodes are helpers' work.
    std::uint64_t helper_nodes() const {
        std::uint64_t nodes = 0;
        for (const auto& helper : helpers_) nodes += helper->nodes();
        return nodes;
    }

    void pause() override {
        for (const auto& helper : helpers_) helper->ask_to_pause();
        for (const auto& helper : helpers_) helper->wait_for_pause();
    }

    void clear() override {
        pause();
        main_.clear();
        for (const auto& helper : helpers_) helper->clear();
        report_ = main_.report();
    }

  private:
    class Helper {
      public:
        template <class... Arguments>
        explicit Helper(Arguments&&... arguments)
            : search_(std::forward<Arguments>(arguments)...), thread_([this] { work(); }) {}
        Helper(const Helper&) = delete;
        Helper& operator=(const Helper&) = delete;
        ~Helper() {
            ask_to_pause();
            set(State::over);
            thread_.join();
        }

        // The search may only be touched while its thread pauses.
        void start(const P& root, std::span<const std::uint64_t> history, const Limits& limits,
                   int first_depth) {
            search_.start(root, history, limits, first_depth);
            nodes_.store(0, std::memory_order_relaxed);
            done_ = false;
        }
        void clear() { search_.clear(); }

        void go_on() {
            if (going_ || done_) return;
            going_ = true;
            pause_.store(false, std::memory_order_relaxed);
            set(State::working);
        }
        void ask_to_pause() { pause_.store(true, std::memory_order_relaxed); }
        void wait_for_pause() {
            if (!going_) return;
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return state_ == State::paused; });
            going_ = false;
        }

        std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

      private:
        enum class State { paused, working, over };

        // Small enough that nobody waits for a pause for long.
        static constexpr std::uint64_t step_nodes = 128;

        void set(State state) {
            {
                const std::lock_guard lock(mutex_);
                state_ = state;
            }
            changed_.notify_all();
        }

        void work() {
            for (;;) {
                {
                    std::unique_lock lock(mutex_);
                    changed_.wait(lock, [this] { return state_ != State::paused; });
                    if (state_ == State::over) return;
                }
                bool done = false;
                while (!done && !pause_.load(std::memory_order_relaxed)) {
                    done = search_.step(step_nodes);
                    nodes_.store(search_.report().nodes, std::memory_order_relaxed);
                }
                const std::lock_guard lock(mutex_);
                done_ = done;
                if (state_ == State::over) return;
                state_ = State::paused;
                changed_.notify_all();
            }
        }

        S search_;
        std::atomic<bool> pause_{false};
        std::atomic<std::uint64_t> nodes_{0};
        std::atomic<bool> done_{false};  // it has nothing left to find out
        bool going_ = false;             // as the caller knows
        std::mutex mutex_;
        std::condition_variable changed_;
        State state_ = State::paused;
        std::thread thread_;  // last: it uses all the others
    };

    void take_report() {
        report_ = main_.report();
        report_.nodes += helper_nodes();
    }

    S main_;
    std::vector<std::unique_ptr<Helper>> helpers_;
    std::uint64_t limit_ = 0;
    Report<P> report_;
};

}  // namespace quintet::search
