#pragma once

#include <bit>
#include <cstdint>

namespace quintet {

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

/// What a 256th of a logarithm to base 2 is as a natural logarithm.
inline constexpr double natural_of_256th = 0.693147 / 256;

}  // namespace quintet
