#include "engine/cli/protocols/line_queue.hpp"

#include <algorithm>
#include <istream>

namespace quintet::cli {

namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;
/// More lines than a program sends ahead. Further lines stay in the pipe.
constexpr std::size_t most_waiting = 4096;

/// Like `std::getline`, but cuts long lines and removes the CR of CRLF.
bool read_line(std::istream& in, std::string& line) {
    using Traits = std::istream::traits_type;
    line.clear();
    for (;;) {
        const Traits::int_type byte = in.get();
        if (byte == Traits::eof()) {
            if (line.empty()) return false;
            break;
        }
        if (byte == '\n') break;
        if (line.size() < longest_line) line += Traits::to_char_type(byte);
    }
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return true;
}

}  // namespace

LineQueue::LineQueue(std::istream& in, std::function<bool(const std::string&)> is_last)
    : is_last_(std::move(is_last)) {
    // Reading from a tied stream would flush the output from this thread.
    in.tie(nullptr);
    reader_ = std::thread([this, &in] { read(in); });
}

LineQueue::~LineQueue() {
    {
        const std::lock_guard lock(mutex_);
        unwanted_ = true;
        changed_.notify_all();
    }
    reader_.join();
}

void LineQueue::read(std::istream& in) {
    std::string line;
    bool last = false;
    while (!last && read_line(in, line)) {
        last = is_last_(line);
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return unwanted_ || lines_.size() < most_waiting; });
        if (!unwanted_) lines_.push_back(std::move(line));
        changed_.notify_all();
    }
    const std::lock_guard lock(mutex_);
    ended_ = true;
    changed_.notify_all();
}

std::optional<std::string> LineQueue::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return ended_ || !lines_.empty(); });
    if (lines_.empty()) return std::nullopt;
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    changed_.notify_all();
    return line;
}

std::optional<std::string> LineQueue::take(const std::function<bool(const std::string&)>& wanted) {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(lines_.begin(), lines_.end(), wanted);
    if (found == lines_.end()) return std::nullopt;
    std::string line = std::move(*found);
    lines_.erase(found);
    changed_.notify_all();
    return line;
}

bool LineQueue::ended() const {
    const std::lock_guard lock(mutex_);
    return ended_;
}

}  // namespace quintet::cli
