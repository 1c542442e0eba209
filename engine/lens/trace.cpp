#include "engine/lens/trace.hpp"

#include <array>

namespace quintet::lens {

std::string_view name_of(EventKind kind) {
    static constexpr std::array<std::string_view, event_kinds> names{
        "begin",   "iterate", "enter",    "leaf",  "stand-pat", "table",
        "take",    "cut",     "research", "leave", "select",    "expand",
        "playout", "back-up", "end",      "widen", "discard",   "chance"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view name_of(Ending ending) {
    static constexpr std::array<std::string_view, 4> names{"horizon", "over", "repetition",
                                                           "given"};
    return names[static_cast<std::size_t>(ending)];
}

std::string_view name_of(Bound bound) {
    static constexpr std::array<std::string_view, 3> names{"exact", "lower", "upper"};
    return names[static_cast<std::size_t>(bound)];
}

std::string_view name_of(Stop stop) {
    static constexpr std::array<std::string_view, 3> names{"running", "complete", "nodes"};
    return names[static_cast<std::size_t>(stop)];
}

void Trace::write(EventKind kind, std::initializer_list<std::int32_t> fields,
                  std::span<const std::int32_t> more) {
    const std::size_t count = fields.size() + more.size();
    words_.push_back(static_cast<std::int32_t>(count << 8 | static_cast<std::size_t>(kind)));
    words_.insert(words_.end(), fields.begin(), fields.end());
    words_.insert(words_.end(), more.begin(), more.end());
    ++events_;
}

std::int32_t Trace::text(const std::string& text) {
    const auto [found, added] =
        numbers_.try_emplace(text, static_cast<std::int32_t>(texts_.size()));
    if (added) texts_.push_back(text);
    return found->second;
}

bool TraceReader::next(Event& event) {
    const std::vector<std::int32_t>& words = trace_.words();
    if (place_ >= words.size()) return false;
    const auto head = static_cast<std::uint32_t>(words[place_]);
    const std::size_t count = head >> 8;
    event = {static_cast<EventKind>(head & 0xff), std::span(words).subspan(place_ + 1, count)};
    place_ += count + 1;
    return true;
}

}  // namespace quintet::lens
