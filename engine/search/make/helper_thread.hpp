#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace quintet::search {

/// A search in its own thread, parallel to the main search.
template <class S>
class HelperThread {
  public:
    template <class... Arguments>
    explicit HelperThread(Arguments&&... arguments)
        : search_(std::forward<Arguments>(arguments)...), thread_([this] { work(); }) {}
    HelperThread(const HelperThread&) = delete;
    HelperThread& operator=(const HelperThread&) = delete;
    ~HelperThread() {
        ask_to_pause();
        set(State::over);
        thread_.join();
    }

    // These functions require that the thread is paused.
    template <class... Arguments>
    void start(const Arguments&... arguments) {
        search_.start(arguments...);
        nodes_.store(0, std::memory_order_relaxed);
        done_ = false;
    }
    void clear() { search_.clear(); }
    const S& search() const { return search_; }

    void resume() {
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

    // Small, so that the thread pauses quickly.
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
    std::atomic<bool> done_{false};  // the search is finished
    bool going_ = false;             // as seen by the caller
    std::mutex mutex_;
    std::condition_variable changed_;
    State state_ = State::paused;
    std::thread thread_;  // last: it uses all the others
};

/// All helpers of one search. At first they pause.
template <class S>
class HelperThreads {
  public:
    template <class... Arguments>
    void add(const Arguments&... arguments) {
        helpers_.push_back(std::make_unique<HelperThread<S>>(arguments...));
    }
    std::size_t size() const { return helpers_.size(); }
    HelperThread<S>& operator[](std::size_t place) { return *helpers_[place]; }

    void resume() {
        for (const auto& helper : helpers_) helper->resume();
    }
    void pause() {
        for (const auto& helper : helpers_) helper->ask_to_pause();
        for (const auto& helper : helpers_) helper->wait_for_pause();
    }
    void clear() {
        for (const auto& helper : helpers_) helper->clear();
    }

    /// Returns the number of nodes that all helpers have visited since the start.
    std::uint64_t nodes() const {
        std::uint64_t nodes = 0;
        for (const auto& helper : helpers_) nodes += helper->nodes();
        return nodes;
    }
    /// Returns how many of `nodes` the main search may visit, if all threads together may visit
    /// `left` more.
    std::uint64_t own_share(std::uint64_t nodes, std::uint64_t left) const {
        return std::min(nodes, left / (helpers_.size() + 1) + 1);
    }

  private:
    std::vector<std::unique_ptr<HelperThread<S>>> helpers_;
};

}  // namespace quintet::search
