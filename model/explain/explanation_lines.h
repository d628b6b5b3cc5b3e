// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/explain/vertex_explanation.h"

namespace sinew {

/// One line of an explanation, alike on the command line and in the window.
struct ExplanationLine {
    int depth = 0;
    std::string name;  // "'Tail.02', 30 %"
    std::optional<glm::dvec3> vector = {};
    std::string text = {};  // what would change, or values; headings have neither
};

/// The steps from the stored to the posed vertex, the keys that set it, and what would move it.
[[nodiscard]] std::vector<ExplanationLine> explanationLines(const Asset& asset,
                                                            const VertexExplanation& explanation);

/// "41 mm lower", "3 mm towards +X"; "3 mm away" for a direction in between.
[[nodiscard]] std::string movedWords(const glm::dvec3& moved);

}  // namespace sinew
