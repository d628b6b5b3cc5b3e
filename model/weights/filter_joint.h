// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/weights/filter_tokens.h"

namespace sinew {

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
