// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/common/failure.h"
#include "model/core/math.h"
#include "model/evaluate/weight_source.h"
#include "model/view/view_mode.h"

namespace sinew {

// Option values. Invalid values throw a Failure (exit 2) that names `option` ("--size").

/// The failure of a value that is not among `words`, with the one probably meant: "--color 'alway':
/// must be 'auto', 'always' or 'never'; did you mean 'always'?"
[[nodiscard]] Failure badChoice(const char* option, const std::string& text,
                                std::span<const std::string_view> words);

/// The row of a table with that name.
template <class Rows>
[[nodiscard]] const auto& rowNamed(const char* option, const std::string& text, const Rows& rows) {
    std::vector<std::string_view> names;
    for (const auto& row : rows) {
        if (text == row.name) {
            return row;
        }
        names.emplace_back(row.name);
    }
    throw badChoice(option, text, names);
}

template <class Value>
struct NamedValue {
    std::string_view name;
    Value value;
};

/// The value with that name.
template <class Value>
[[nodiscard]] Value parseChoice(const char* option, const std::string& text,
                                std::initializer_list<NamedValue<Value>> values) {
    return rowNamed(option, text, values).value;
}

/// All of the text as a whole number; none: it is something else.
template <std::integral Number>
[[nodiscard]] std::optional<Number> wholeNumber(std::string_view text, int base = 10) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value)
                                                                    : std::nullopt;
}

/// A finite decimal number.
[[nodiscard]] float parseFloat(const char* option, const std::string& text);
[[nodiscard]] float parseFloatBetween(const char* option, const std::string& text, float low,
                                      float high);
/// The same of an option that may be left out: its text is then empty.
[[nodiscard]] std::optional<float> parseGivenFloat(const char* option, const std::string& text,
                                                   float low, float high);
[[nodiscard]] std::uint32_t parseCount(const char* option, const std::string& text,
                                       std::uint32_t low, std::uint32_t high);

struct Extent {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// "1280x720" or "1280X720", each side from 1 to `most`.
[[nodiscard]] Extent parseExtent(const char* option, const std::string& text, std::uint32_t most);

/// A CSS colour (`cssColor`), sRGB with straight alpha, from 0 to 1; none for "studio".
[[nodiscard]] std::optional<glm::vec4> parseBackground(const char* option, const std::string& text);

/// The parts of "a,b" between commas; borrowed. One at the end adds no part.
[[nodiscard]] std::vector<std::string_view> partsOf(std::string_view text);

[[nodiscard]] bool parseOnOff(const char* option, const std::string& text);
[[nodiscard]] WeightSource parseWeightSource(const char* option, const std::string& text);

/// The view with that name. Throws Failure that lists the views, or says that the view is reserved
/// for a later version.
[[nodiscard]] ViewMode parseView(const std::string& name);

/// Every view for a help text: "shaded, clay, … or skinning-difference", in lines of at most
/// `lineLength`.
[[nodiscard]] std::string viewNames(std::size_t lineLength);

}  // namespace sinew
