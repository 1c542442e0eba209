#pragma once

#include <bit>
#include <cstdint>

namespace quintet {

/// The logarithm to base 2 of a number from 1 up, in units of 1/`Parts`, rounded down. `Parts` is a
/// power of two up to 65,536. Uses integers only, so the result is the same on every machine.
template <int Parts>
constexpr int log2_in(unsigned value) {
    const int whole = static_cast<int>(std::bit_width(value)) - 1;
    std::uint64_t mantissa = std::uint64_t{value} << (31 - whole);  // 1.0 is 2^31
    int fraction = 0;
    for (int bit = Parts / 2; bit > 0; bit /= 2) {
        mantissa = mantissa * mantissa >> 31;
        if (mantissa >= std::uint64_t{1} << 32) {
            mantissa >>= 1;
            fraction += bit;
        }
    }
    return whole * Parts + fraction;
}

/// The logarithm to base 2 in 256ths.
constexpr int log2_in_256ths(unsigned value) { return log2_in<256>(value); }

/// The natural logarithm that corresponds to 1/256 of a logarithm to base 2.
inline constexpr double natural_of_256th = 0.693147 / 256;

/// `e^-x` for `x >= 0`, from multiplications only: library versions of `exp` differ in the last
/// digits. The relative error is at most 0.3 % up to x = 10.
constexpr double fading(double x) {
    if (x > 16) x = 16;
    const double step = x / 256;
    double value = 1 - step + step * step / 2;
    for (int i = 0; i < 8; ++i) value *= value;
    return value;
}

}  // namespace quintet
