#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quintet::search {

/// The logarithm to base 2 in 256ths, in whole numbers so that it is the same on every machine.
constexpr int log2_in_256ths(unsigned value) {
    const int whole = static_cast<int>(std::bit_width(value)) - 1;
    std::uint64_t mantissa = std::uint64_t{value} << (31 - whole);  // 1.0 is 2^31
    int fraction = 0;
    for (int bit = 128; bit > 0; bit /= 2) {
        mantissa = mantissa * mantissa >> 31;
        if (mantissa >= std::uint64_t{1} << 32) {
            mantissa >>= 1;
            fraction += bit;
        }
    }
    return whole * 256 + fraction;
}

/// How many plies less deep the action number `number` (from 1) is searched at a node of the given
/// depth: grows with the logarithms of both, as late actions of well-ordered lists seldom matter.
inline int late_action_reduction(int depth, std::size_t number) {
    static constexpr auto logarithms = [] {
        std::array<std::int16_t, 128> table{};
        for (unsigned i = 1; i < table.size(); ++i) {
            table[i] = static_cast<std::int16_t>(log2_in_256ths(i));
        }
        return table;
    }();
    const int of_depth = logarithms[static_cast<std::size_t>(depth < 127 ? depth : 127)];
    const int of_number = logarithms[number < 127 ? number : 127];
    return (of_depth * of_number / 256 * 55 / 256 + 128) / 256;
}

}  // namespace quintet::search
