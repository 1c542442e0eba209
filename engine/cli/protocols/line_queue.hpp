#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace quintet::cli {

/// Reads lines in a separate thread, so that commands such as `stop` arrive during a search. Lines
/// end with LF or CRLF. Longer lines are cut after one megabyte.
class LineQueue {
  public:
    /// Reading stops after the first line for which `is_last` holds (`quit`). `is_last` is called
    /// in the reading thread. `in` must outlive the queue.
    LineQueue(std::istream& in, std::function<bool(const std::string&)> is_last);
    LineQueue(const LineQueue&) = delete;
    LineQueue& operator=(const LineQueue&) = delete;
    /// Waits until the last line or the end of the input has been read.
    ~LineQueue();

    /// Waits for the next line. Returns nothing at the end.
    std::optional<std::string> next();

    /// Removes and returns the first queued line for which `wanted` holds. Does not wait.
    std::optional<std::string> take(const std::function<bool(const std::string&)>& wanted);

    /// Whether the reading thread is done. Lines may still be queued.
    bool ended() const;

  private:
    void read(std::istream& in);

    std::function<bool(const std::string&)> is_last_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
    bool ended_ = false;
    bool unwanted_ = false;
    std::thread reader_;
};

}  // namespace quintet::cli
