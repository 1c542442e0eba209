#include "engine/search/depth_log.hpp"

#include <utility>

namespace quintet::search {

DepthLog::DepthLog() = default;
DepthLog::DepthLog(const DepthLog& other) = default;
DepthLog::DepthLog(DepthLog&& other) noexcept = default;
DepthLog& DepthLog::operator=(const DepthLog& other) = default;
DepthLog& DepthLog::operator=(DepthLog&& other) noexcept = default;
DepthLog::~DepthLog() = default;

void DepthLog::add(CompletedDepth depth) { depths_.push_back(std::move(depth)); }

void begin_line(std::vector<LoggedLine>& lines, std::span<const Score> scores) {
    lines.push_back({{}, {scores.begin(), scores.end()}});
}

void add_action(std::vector<LoggedLine>& lines, std::uint32_t code) {
    lines.back().actions.push_back(code);
}

}  // namespace quintet::search
