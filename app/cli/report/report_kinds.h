// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "model/core/index.h"
#include "model/core/math.h"

namespace sinew::cli {

// The kinds of values that reports consist of, see report_form.h.

template <class T>
inline constexpr bool kIsIndex = false;
template <class Tag>
inline constexpr bool kIsIndex<Index<Tag>> = true;

template <class T>
inline constexpr bool kIsVariant = false;
template <class... Each>
inline constexpr bool kIsVariant<std::variant<Each...>> = true;

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class T>
concept TextValue = std::is_convertible_v<const T&, std::string_view>;

// Numbers that are written on one line; matrices column by column.
[[nodiscard]] inline std::span<const float> floatsOf(std::span<const float> floats) noexcept {
    return floats;
}
template <glm::length_t Count>
[[nodiscard]] std::span<const float> floatsOf(const glm::vec<Count, float>& vector) noexcept {
    return {&vector.x, std::size_t{Count}};
}
[[nodiscard]] inline std::span<const float> floatsOf(const glm::mat4& matrix) noexcept {
    return {&matrix[0].x, 16};
}

template <class T>
concept FloatsValue = requires(const T& value) {
    floatsOf(value);
};

/// How many there always are; 0: any number.
template <class T>
inline constexpr std::size_t kLength = 0;
template <glm::length_t Count>
inline constexpr std::size_t kLength<glm::vec<Count, float>> = std::size_t{Count};
template <>
inline constexpr std::size_t kLength<glm::mat4> = 16;

template <class T>
concept RangeValue = requires(const T& value) {
    std::begin(value);
    std::end(value);
};
template <class T>
using ElementOf = std::remove_cvref_t<decltype(*std::begin(std::declval<const T&>()))>;

/// Pairs of a name and a value are the members of an object.
template <class T>
inline constexpr bool kIsNamed = false;
template <TextValue Name, class T>
inline constexpr bool kIsNamed<std::pair<Name, T>> = true;

/// Of a list: the elements of a range, or the numbers below a count.
template <class Items>
struct ItemOfList : std::type_identity<Items> {};
template <RangeValue Items>
struct ItemOfList<Items> : std::type_identity<ElementOf<Items>> {};

template <class Items>
void forEachOf(const Items& items, const auto& each) {
    if constexpr (std::is_integral_v<Items>) {
        for (Items i = 0; i < items; ++i) {
            each(i);
        }
    } else {
        for (const auto& item : items) {
            each(item);
        }
    }
}

template <class Get, class... Values>
inline constexpr bool kTakesLastOf = false;
template <class Get, class First, class... Rest>
inline constexpr bool kTakesLastOf<Get, First, Rest...> =
    kTakesLastOf<Get, Rest...> || std::is_invocable_v<const Get&, const First&, const Rest&...>;

/// Calls a function, or reads a member, with as many of the last values as it takes.
template <class Get, class First, class... Rest>
decltype(auto) callWithLast(const Get& get, const First& first, const Rest&... rest) {
    if constexpr (kTakesLastOf<Get, Rest...>) {
        return callWithLast(get, rest...);
    } else {
        return std::invoke(get, first, rest...);
    }
}

/// The words of an enumeration, indexed by its values: strings, or rows with a name.
[[nodiscard]] constexpr const char* nameOfRow(const char* word) noexcept {
    return word;
}
[[nodiscard]] constexpr const char* nameOfRow(const auto& row) noexcept {
    return row.name;
}

/// Measured in double precision, reported in single.
[[nodiscard]] constexpr float single(double value) noexcept {
    return static_cast<float>(value);
}

/// For members that are null if there is none.
template <class Tag>
[[nodiscard]] std::optional<Index<Tag>> orNull(Index<Tag> index) {
    return index ? std::optional(index) : std::nullopt;
}

}  // namespace sinew::cli
