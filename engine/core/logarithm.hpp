#pragma once

#include <bit>
#include <cstdint>

namespace quintet {

/// The logarithm to base 2 of a number from 1 on, in `Parts` of 1, a power of two up to 65,536: in
/// whole numbers, so that it is the same on every machine.
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

/// What a 256th of a logarithm to base 2 is as a natural logarithm.
inline constexpr double natural_of_256th = 0.693147 / 256;

/// `e^-x` for `x` from 0 on, made of multiplications only: what a library's `exp` gives differs in
/// the last places from one library to the next. Within 0.3 % up to 10.
constexpr double fading(double x) {
    if (x > 16) x = 16;
    const double step = x / 256;
    double value = 1 - step + step * step / 2;
    for (int i = 0; i < 8; ++i) value *= value;
    return value;
}

}  // namespace quintet
