// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

namespace sinew {

/// An immutable array. Copies share the values, which live as long as the last copy. The values are
/// in a vector that was moved in or in something larger, such as the buffer of a file.
template <class T>
class SharedArray {
public:
    using value_type = T;
    using const_iterator = const T*;

    SharedArray() = default;
    SharedArray(std::vector<T> values) : SharedArray(ownerOf(std::move(values))) {}
    SharedArray(std::initializer_list<T> values) : SharedArray(std::vector<T>(values)) {}
    /// `owner` keeps `values` alive and unchanged.
    SharedArray(std::shared_ptr<const void> owner, std::span<const T> values) noexcept
        : m_owner(std::move(owner)), m_values(values) {}

    [[nodiscard]] std::size_t size() const noexcept { return m_values.size(); }
    [[nodiscard]] bool empty() const noexcept { return m_values.empty(); }
    [[nodiscard]] const T* data() const noexcept { return m_values.data(); }
    [[nodiscard]] const T* begin() const noexcept { return data(); }
    [[nodiscard]] const T* end() const noexcept { return data() + size(); }
    [[nodiscard]] const T& operator[](std::size_t i) const noexcept {
        assert(i < size());
        return m_values[i];
    }
    /// Throws std::out_of_range.
    [[nodiscard]] const T& at(std::size_t i) const {
        return i < size() ? m_values[i] : throw std::out_of_range("SharedArray::at");
    }
    [[nodiscard]] const T& front() const noexcept { return (*this)[0]; }
    [[nodiscard]] const T& back() const noexcept { return (*this)[size() - 1]; }

    /// The same memory viewed as elements that consist of several `T`: vectors of numbers.
    template <class Element>
    [[nodiscard]] SharedArray<Element> as() const {
        static_assert(sizeof(Element) % sizeof(T) == 0 && alignof(Element) <= alignof(T));
        return {m_owner, std::span(reinterpret_cast<const Element*>(data()),
                                   size() * sizeof(T) / sizeof(Element))};
    }

    /// A copy, to be modified and stored in place of this array.
    [[nodiscard]] std::vector<T> toVector() const { return {begin(), end()}; }

    /// Whether both refer to the same values at the same address.
    [[nodiscard]] bool sharesWith(const SharedArray& other) const noexcept {
        return data() == other.data() && size() == other.size();
    }

    friend bool operator==(const SharedArray& a, const SharedArray& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    using Owner = std::shared_ptr<const std::vector<T>>;

    static Owner ownerOf(std::vector<T> values) {
        return values.empty() ? Owner() : std::make_shared<const std::vector<T>>(std::move(values));
    }
    explicit SharedArray(Owner owner) noexcept
        : m_owner(owner), m_values(owner ? std::span<const T>(*owner) : std::span<const T>()) {}

    std::shared_ptr<const void> m_owner;
    std::span<const T> m_values;
};

}  // namespace sinew
