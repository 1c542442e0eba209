#pragma once

#include <cstddef>
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
    }

    /// Makes all values zero again. They stay where they are.
    void clear() {
        if (size_ > 0) std::memset(static_cast<void*>(data()), 0, size_ * sizeof(Value));
    }

    std::size_t size() const { return size_; }
    Value* data() const { return values_.get(); }
    Value& operator[](std::size_t i) const { return values_.get()[i]; }

  private:
    struct Free {
        void operator()(Value* values) const { std::free(values); }
    };

    std::size_t size_;
    std::unique_ptr<Value[], Free> values_;
};

}  // namespace quintet
