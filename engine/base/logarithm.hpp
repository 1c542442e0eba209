#pragma once

#include <bit>
#include <cstdint>

namespace quintet {

/// Returns the base-2 logarithm of `value`, at least 1, in units of 1/`Parts`, rounded down.
/// `Parts` is a power of two up to 65,536. Uses integers only, so the result is the same on every
/// machine.
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

/// Returns the base-2 logarithm of `value`, at least 1, in 256ths.
constexpr int log2_in_256ths(unsigned value) { return log2_in<256>(value); }

/// Factor from 256ths of a base-2 logarithm to the natural logarithm: ln(2) / 256.
inline constexpr double natural_of_256th = 0.693147 / 256;

/// Returns `e^-x` for `x >= 0`, computed by multiplication only, because library versions of `exp`
/// differ in the last digits. The relative error is at most 0.3 % up to x = 10; values of x above
/// 16 count as 16.
constexpr double exp_negative(double x) {
    if (x > 16) x = 16;
    const double step = x / 256;
    double value = 1 - step + step * step / 2;
    for (int i = 0; i < 8; ++i) value *= value;
    return value;
}

}  // namespace quintet
