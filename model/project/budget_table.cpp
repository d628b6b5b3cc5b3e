// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/budget_table.h"

#include <algorithm>
#include <array>

#include "model/core/enum_array.h"

namespace sinew {
namespace {

constexpr std::array kBudgetRows{
    BudgetRow{Budget::Joints, "joints", "BUDGET_JOINTS",
              "Most joints of a skin: the entries of its joint list."},
    BudgetRow{Budget::Influences, "influences", "BUDGET_INFLUENCES",
              "Most joints of a vertex: its influences with a weight above zero."},
    BudgetRow{Budget::Vertices, "vertices", "BUDGET_VERTICES",
              "Most vertices of a file: those of each primitive of each mesh once, however often "
              "nodes draw it."},
    BudgetRow{Budget::Triangles, "triangles", "BUDGET_TRIANGLES",
              "Most triangles of a file: those of each primitive of each mesh once."},
    BudgetRow{Budget::MorphTargets, "morphTargets", "BUDGET_MORPH_TARGETS",
              "Most morph targets of a mesh."},
    BudgetRow{Budget::Materials, "materials", "BUDGET_MATERIALS",
              "Most materials of a file that a primitive uses."},
    BudgetRow{Budget::TextureSize, "textureSize", "BUDGET_TEXTURE_SIZE",
              "Most pixels of the longer side of an image."},
    BudgetRow{Budget::AnimatedNodes, "animatedNodes", "BUDGET_ANIMATED_NODES",
              "Most nodes of a clip: those that one of its channels animates.", true},
    BudgetRow{Budget::ClipBytes, "clipBytes", "BUDGET_CLIP_BYTES",
              "Most bytes of a clip: the accessors of its samplers, each once, packed and not "
              "compressed.",
              true},
    BudgetRow{Budget::FileBytes, "fileBytes", "BUDGET_FILE_BYTES",
              "Most bytes of a file, with the declared bytes of the buffers and the images that it "
              "refers to, each once."},
};
static_assert(rowsFollow(kBudgetRows, &BudgetRow::budget));

}  // namespace

std::span<const BudgetRow> budgetRows() noexcept {
    return kBudgetRows;
}

const BudgetRow* findBudget(std::string_view setting) noexcept {
    const auto* const found = std::ranges::find(kBudgetRows, setting, &BudgetRow::setting);
    return found == kBudgetRows.end() ? nullptr : found;
}

}  // namespace sinew
