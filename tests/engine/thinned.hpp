#pragma once

namespace quintet::tests {

/// Returns how often a test repeats what it would do `count` times: a fifth of it with sanitizers,
/// which make it fifteen times slower. Native runs compare all values; sanitizers look for faults
/// that the first ones show too.
constexpr int thinned(int count) {
#ifdef QUINTET_SANITIZED
    return count / 5;
#else
    return count;
#endif
}

}  // namespace quintet::tests
