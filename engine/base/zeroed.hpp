#pragma once

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <type_traits>

namespace quintet {

/// A fixed number of values that are all zero bytes at first. Unlike with a `std::vector`, the
/// system hands out the pages of large memory as they are used.
template <class Value>
class Zeroed {
    static_assert(std::is_trivially_copyable_v<Value> &&
                  alignof(Value) <= alignof(std::max_align_t));

  public:
    explicit Zeroed(std::size_t size)
        : size_(size), values_(static_cast<Value*>(std::calloc(size, sizeof(Value)))) {
        if (size > 0 && values_ == nullptr) std::abort();
        ask_for_large_pages();
    }

    /// Makes all values zero again. They stay where they are.
    void clear() {
        if (size_ > 0) std::memset(static_cast<void*>(data()), 0, size_ * sizeof(Value));
    }

    std::size_t size() const { return size_; }
    Value* data() const { return values_.get(); }
    Value& operator[](std::size_t i) const { return values_.get()[i]; }

  private:
    /// Asks Linux for pages of 2 MB where whole ones fit. The system prepares each page at its
    /// first use, which for the pages of 4 kB of a table takes longer than a short search.
    void ask_for_large_pages() {
#ifdef __linux__
        constexpr std::uintptr_t page = 2 << 20;
        const auto begin = reinterpret_cast<std::uintptr_t>(data());
        const std::uintptr_t first = (begin + page - 1) & ~(page - 1);
        const std::uintptr_t last = (begin + size_ * sizeof(Value)) & ~(page - 1);
        if (first < last) madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE);
#endif
    }

    struct Free {
        void operator()(Value* values) const { std::free(values); }
    };

    std::size_t size_;
    std::unique_ptr<Value[], Free> values_;
};

}  // namespace quintet
