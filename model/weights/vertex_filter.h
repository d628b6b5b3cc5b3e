// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/weights/vertex_table.h"

namespace sinew {

enum class VertexComparison : std::uint8_t {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    More,
    MoreOrEqual
};

/// Which vertices of a table to list: comparisons joined by and, or, not. Compiled for one table.
/// weight of LeftArm > 0.1 and sum != 1 influences > 4 or not (POSITION.x < 0) weight of "Left Arm"
/// >= 0.5 and index = 120  Quantities: `index`, `sum`, `influences`, `morph`, `displacement` (see
/// VertexColumnKind), `weight of JOINT` (by name, or #3 for joint 3 of the skin), and every
/// attribute by component (`POSITION.x`, `COLOR_0.g`, `JOINTS_0.w`), as it is stored. Operators: =
/// != < <= > >= (also == <> ≠ ≤ ≥). Upper and lower case are the same, except in names that differ
/// by nothing else. Numbers are compared in single precision with what is stored in it. `sum = 1`
/// holds within the specification's tolerance, and `sum < 1` and `sum > 1` do not. NaN equals
/// nothing.
class VertexFilter {
public:
    /// `table` is the one that the filter was made for.
    [[nodiscard]] bool holds(const VertexTable& table, std::size_t vertex) const;

private:
    friend class VertexFilterParser;

    enum class Quantity : std::uint8_t { Column, Weight, Sum };
    struct Test {
        Quantity quantity = Quantity::Column;
        VertexComparison comparison = VertexComparison::Equal;
        bool exact = true;       // integers; otherwise in single precision
        std::size_t column = 0;  // Column
        JointIndex joint = {};   // Weight
        double number = 0.0;
    };
    /// In postfix order: operands before what joins them.
    struct Step {
        enum class Kind : std::uint8_t { Test, And, Or, Not } kind = Kind::Test;
        std::size_t test = 0;
    };

    [[nodiscard]] static bool holds(const Test& test, const VertexTable& table, std::size_t vertex);

    std::vector<Test> m_tests;
    std::vector<Step> m_steps;
};

/// What is wrong with the text of a filter, and where.
struct VertexFilterError {
    std::size_t at = 0;                         // bytes
    std::size_t length = 0;                     // 0: at the end of the text
    std::string message;                        // "No joint of the skin is called LeftArn"
    std::vector<std::string> suggestions = {};  // texts that may replace it
};

struct VertexFilterResult {
    std::optional<VertexFilter> filter;  // none: the text is blank, or wrong
    std::optional<VertexFilterError> error;
};

/// `text` is UTF-8. O(text × names), bounded for long texts.
[[nodiscard]] VertexFilterResult parseVertexFilter(std::string_view text, const VertexTable& table);

/// What can be compared in a filter: "index", "weight of" if there are weights, and the names of
/// columns.
[[nodiscard]] std::vector<std::string> quantityNames(const VertexTable& table);

/// A joint's name as a filter accepts it: in quotes if it needs them.
[[nodiscard]] std::string filterName(std::string_view joint);

}  // namespace sinew
