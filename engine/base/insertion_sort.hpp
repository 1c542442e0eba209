#pragma once

#include <iterator>
#include <utility>

namespace quintet {

/// Sorts a short range in quadratic time and keeps the order of equal values. Its code is much
/// smaller than that of `std::stable_sort`, so pages load less.
template <class Iterator, class Less>
void insertion_sort(Iterator first, Iterator last, Less less) {
    for (Iterator next = first; next != last; ++next) {
        for (Iterator at = next; at != first && less(*at, *std::prev(at)); --at) {
            std::swap(*at, *std::prev(at));
        }
    }
}

}  // namespace quintet
