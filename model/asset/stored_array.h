// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/math.h"
#include "model/core/shared_array.h"

namespace sinew {

/// Stored type of one component.
enum class StoredType : std::uint8_t { U8, U16, U32, F32 };

/// An array of `Rule::Value`, stored as any of the types of `Rule::Arrays`. `Rule::value` converts
/// on reading, so the data can be uploaded to the GPU in its stored format.
template <class Rule>
class StoredArray {
public:
    using value_type = typename Rule::Value;
    using Arrays = typename Rule::Arrays;  // std::variant of SharedArray

    class const_iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = typename Rule::Value;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = value_type;

        const_iterator(const StoredArray& array, std::size_t at) noexcept
            : m_array(&array), m_at(at) {}
        [[nodiscard]] value_type operator*() const noexcept { return (*m_array)[m_at]; }
        const_iterator& operator++() noexcept {
            ++m_at;
            return *this;
        }
        const_iterator operator++(int) noexcept { return {*m_array, m_at++}; }
        [[nodiscard]] bool operator==(const const_iterator& other) const noexcept {
            return m_at == other.m_at;
        }

    private:
        const StoredArray* m_array;
        std::size_t m_at;
    };

    StoredArray() = default;
    StoredArray(std::vector<value_type> values)
        : m_arrays(SharedArray<value_type>(std::move(values))) {}
    StoredArray(std::initializer_list<value_type> values)
        : StoredArray(std::vector<value_type>(values)) {}
    template <class T>
    StoredArray(SharedArray<T> values) : m_arrays(std::move(values)) {}

    [[nodiscard]] std::size_t size() const noexcept {
        return visit([](const auto& array) { return array.size(); });
    }
    [[nodiscard]] bool empty() const noexcept { return size() == 0; }
    [[nodiscard]] value_type operator[](std::size_t i) const noexcept {
        return visit([i](const auto& array) { return Rule::value(array[i]); });
    }
    /// Throws std::out_of_range.
    [[nodiscard]] value_type at(std::size_t i) const {
        return visit([i](const auto& array) { return Rule::value(array.at(i)); });
    }
    [[nodiscard]] value_type front() const noexcept { return (*this)[0]; }
    [[nodiscard]] value_type back() const noexcept { return (*this)[size() - 1]; }
    [[nodiscard]] const_iterator begin() const noexcept { return {*this, 0}; }
    [[nodiscard]] const_iterator end() const noexcept { return {*this, size()}; }
    [[nodiscard]] std::vector<value_type> toVector() const {
        return visit([](const auto& array) {
            std::vector<value_type> values;
            values.reserve(array.size());
            for (const auto& value : array) {
                values.push_back(Rule::value(value));
            }
            return values;
        });
    }

    /// As stored.
    [[nodiscard]] StoredType type() const noexcept {
        return visit([](const auto& array) { return Rule::type(array); });
    }
    [[nodiscard]] std::span<const std::byte> bytes() const noexcept {
        return visit([](const auto& array) { return std::as_bytes(std::span(array)); });
    }
    /// Calls `work` with the SharedArray of the stored type.
    template <class Work>
    decltype(auto) visit(const Work& work) const {
        return std::visit(work, m_arrays);
    }
    /// The array if `T` is the stored type, otherwise null.
    template <class T>
    [[nodiscard]] const SharedArray<T>* as() const noexcept {
        return std::get_if<SharedArray<T>>(&m_arrays);
    }
    [[nodiscard]] bool sharesWith(const StoredArray& other) const noexcept {
        return bytes().data() == other.bytes().data() && bytes().size() == other.bytes().size();
    }

    friend bool operator==(const StoredArray& a, const StoredArray& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    Arrays m_arrays;
};

struct IndexRule {
    using Value = std::uint32_t;
    using Arrays = std::variant<SharedArray<std::uint32_t>, SharedArray<std::uint16_t>>;

    static Value value(std::uint32_t index) noexcept { return index; }
    static StoredType type(const SharedArray<std::uint32_t>&) noexcept { return StoredType::U32; }
    static StoredType type(const SharedArray<std::uint16_t>&) noexcept { return StoredType::U16; }
};

struct JointRule {
    using Value = glm::u16vec4;
    using Arrays = std::variant<SharedArray<glm::u16vec4>, SharedArray<glm::u8vec4>>;

    static Value value(const glm::u16vec4& joints) noexcept { return joints; }
    static Value value(const glm::u8vec4& joints) noexcept { return joints; }
    static StoredType type(const SharedArray<glm::u16vec4>&) noexcept { return StoredType::U16; }
    static StoredType type(const SharedArray<glm::u8vec4>&) noexcept { return StoredType::U8; }
};

/// Integers are normalised (glTF 2.0, 3.6.2.2); shaders/deform.glsl does the same.
struct WeightRule {
    using Value = glm::vec4;
    using Arrays =
        std::variant<SharedArray<glm::vec4>, SharedArray<glm::u16vec4>, SharedArray<glm::u8vec4>>;

    static Value value(const glm::vec4& weights) noexcept { return weights; }
    static Value value(const glm::u16vec4& weights) noexcept { return Value(weights) / 65535.0F; }
    static Value value(const glm::u8vec4& weights) noexcept { return Value(weights) / 255.0F; }
    static StoredType type(const SharedArray<glm::vec4>&) noexcept { return StoredType::F32; }
    static StoredType type(const SharedArray<glm::u16vec4>&) noexcept { return StoredType::U16; }
    static StoredType type(const SharedArray<glm::u8vec4>&) noexcept { return StoredType::U8; }
};

using IndexArray = StoredArray<IndexRule>;
using JointArray = StoredArray<JointRule>;
using WeightArray = StoredArray<WeightRule>;

}  // namespace sinew
