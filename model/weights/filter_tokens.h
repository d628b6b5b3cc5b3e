// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/weights/vertex_filter.h"

namespace sinew {

/// A piece of the text of a vertex filter.
struct FilterToken {
    enum class Kind : std::uint8_t { Word, Quoted, Comparison, Open, Close, End };

    Kind kind = Kind::End;
    std::size_t at = 0;  // bytes
    std::size_t length = 0;
    std::string text = {};  // text of a quoted name without quotes and escapes
    VertexComparison comparison = VertexComparison::Equal;
};

struct FilterTokens {
    std::vector<FilterToken> list;  // the last is End, unless there is an error
    std::optional<VertexFilterError> error;
};

/// Words end at blanks, comparisons, parentheses and quotes. Names are quoted with " or '; a
/// backslash precedes a quote or a backslash in them.
[[nodiscard]] FilterTokens filterTokens(std::string_view text);

/// The words of the language: and, or, not, of, weight, index, …
[[nodiscard]] bool isFilterKeyword(std::string_view word);

/// The joint that a vertex filter names, or why there is none.
struct FoundJoint {
    JointIndex joint;  // none: see `problem`
    std::string problem = {};
    std::vector<std::string> suggestions = {};  // spelled for use in a filter
};

/// By name or, unless quoted, by number (#3). A name that differs only in case is found if it is
/// the only one; a name of several joints is refused. O(joints).
[[nodiscard]] FoundJoint jointInFilter(const VertexTable& table, const FilterToken& name);

}  // namespace sinew
