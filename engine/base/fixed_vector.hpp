#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace quintet {

/// A vector with inline storage for at most `Capacity` values; it never allocates. Values beyond
/// `size()` stay uninitialised, so construction is free.
template <class Value, std::size_t Capacity>
class FixedVector {
  public:
    using value_type = Value;

    FixedVector() {}

    static constexpr std::size_t capacity() { return Capacity; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    void clear() { size_ = 0; }

    void push_back(const Value& value) {
        assert(size_ < Capacity);
        values_[size_++] = value;
    }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    /// Shortens the vector to `count` values; `count` must be at most `size()`.
    void truncate(std::size_t count) {
        assert(count <= size_);
        size_ = static_cast<std::uint32_t>(count);
    }

    Value& operator[](std::size_t index) {
        assert(index < size_);
        return values_[index];
    }
    const Value& operator[](std::size_t index) const {
        assert(index < size_);
        return values_[index];
    }
    Value& back() { return (*this)[size_ - 1]; }
    const Value& back() const { return (*this)[size_ - 1]; }

    Value* begin() { return values_.data(); }
    Value* end() { return values_.data() + size_; }
    const Value* begin() const { return values_.data(); }
    const Value* end() const { return values_.data() + size_; }

  private:
    std::uint32_t size_ = 0;
    std::array<Value, Capacity> values_;
};

}  // namespace quintet
