#include "engine/cli/base/progress.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ostream>

namespace quintet::cli {

Progress::Progress(const Streams& streams, std::uint64_t total, std::string things, bool quiet)
    : streams_(streams),
      total_(total),
      things_(std::move(things)),
      quiet_(quiet),
      // A terminal shows the first news at once.
      last_(streams.terminal ? begin_ - std::chrono::minutes(1) : begin_) {}

void Progress::show(std::uint64_t done, const std::function<std::string()>& summary) {
    const auto now = Clock::now();
    const auto interval =
        streams_.terminal ? std::chrono::milliseconds(100) : std::chrono::milliseconds(30'000);
    if (quiet_ || now - last_ < interval) return;
    last_ = now;
    if (streams_.terminal) streams_.err << '\r' << bar(done);
    streams_.err << done << " of " << total_ << ' ' << things_ << ", " << left(done, now)
                 << " left: " << summary();
    streams_.err << (streams_.terminal ? "\x1b[K" : "\n") << std::flush;
}

void Progress::clear() {
    if (!quiet_ && streams_.terminal) streams_.err << "\r\x1b[K" << std::flush;
}

std::string Progress::bar(std::uint64_t done) const {
    constexpr std::uint64_t width = 20;
    const std::uint64_t full = total_ == 0 ? width : std::min(width, done * width / total_);
    std::string text = "[";
    text.append(full, '#').append(width - full, '.').append("] ");
    return text;
}

/// Estimates the time left from the speed so far: `1:02:03`.
std::string Progress::left(std::uint64_t done, Clock::time_point now) const {
    if (done == 0) return "?";
    const double seconds = std::chrono::duration<double>(now - begin_).count() *
                           static_cast<double>(total_ - std::min(done, total_)) /
                           static_cast<double>(done);
    const auto whole = static_cast<std::uint64_t>(seconds);
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%u:%02u:%02u", static_cast<unsigned>(whole / 3600),
                  static_cast<unsigned>(whole / 60 % 60), static_cast<unsigned>(whole % 60));
    return text.data();
}

}  // namespace quintet::cli
