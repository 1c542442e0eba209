#include "engine/search/actions/ranking.hpp"

#include <algorithm>
#include <functional>

namespace quintet::search {

std::vector<std::uint16_t> Ranking::places(std::size_t most) const {
    std::vector<std::uint64_t> keys = keys_;
    std::sort(keys.begin(), keys.end(), std::greater<>());
    if (keys.size() > most) keys.resize(most);
    std::vector<std::uint16_t> places;
    places.reserve(keys.size());
    for (const std::uint64_t key : keys) {
        places.push_back(static_cast<std::uint16_t>(0xffffU - (key & 0xffffU)));
    }
    return places;
}

}  // namespace quintet::search
