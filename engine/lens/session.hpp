#pragma once

#include <cstdint>
#include <limits>

#include "engine/lens/trace.hpp"

namespace quintet::lens {

/// One run of a search that writes a trace, for a game or a given tree. The trace does not depend
/// on the division of steps into calls.
class Session {
  public:
    virtual ~Session() = default;

    /// Writes about `events` more events, at least one unless the run has ended. Returns whether
    /// the run has ended.
    bool step(std::size_t events) {
        const std::size_t target = trace_.events() + events;
        while (!ended() && trace_.events() < target) advance();
        return ended();
    }
    /// Runs to the end, which the limit on nodes guarantees.
    void run() { step(std::numeric_limits<std::size_t>::max() / 2); }

    bool ended() const { return stop_ != Stop::running; }
    Stop stop() const { return stop_; }
    const Trace& trace() const { return trace_; }
    /// Nodes visited so far.
    int nodes() const { return nodes_; }

  protected:
    /// Continues the run by a small step. Writes at least one event within a few calls.
    virtual void advance() = 0;

    void end(Stop why) {
        stop_ = why;
        trace_.write(EventKind::end, {static_cast<std::int32_t>(why)});
    }

    Trace trace_;
    int nodes_ = 0;

  private:
    Stop stop_ = Stop::running;
};

}  // namespace quintet::lens
