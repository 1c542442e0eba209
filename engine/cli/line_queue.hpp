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

/// Reads lines in a thread of its own, so that a program that is thinking still hears what is said
/// to it. Line ends may be LF or CRLF. A line of more than a megabyte is cut there.
class LineQueue {
  public:
    /// `is_last` says after which line nothing more is to be read (`quit`); it is asked in the
    /// reading thread. `in` must outlive the queue.
    LineQueue(std::istream& in, std::function<bool(const std::string&)> is_last);
    LineQueue(const LineQueue&) = delete;
    LineQueue& operator=(const LineQueue&) = delete;
    /// Waits until the last line or the end of the input has been read.
    ~LineQueue();

    /// The next line, as soon as there is one; nothing at the end.
    std::optional<std::string> next();

    /// Takes the first waiting line that is `wanted`, if there is one, past those before it.
    std::optional<std::string> take(const std::function<bool(const std::string&)>& wanted);

    /// Whether everything has been read; some lines may still wait to be taken.
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
