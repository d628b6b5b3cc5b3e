// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

// Only where a project has a budget: "budgets" of sinew.json.
constexpr std::array kBudgetRules{
    Rule{.code = "BUDGET_ANIMATED_NODES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 800},
         .group = FindingGroup::Apart,
         .meaning = "A clip animates more nodes than the project allows.",
         .why = "Every frame evaluates all of them, for each character on the screen.",
         .fixBlender = "Delete the keys of bones that the clip does not need.",
         .fixMaya = "Delete static channels, and bake only the joints that the clip needs."},
    Rule{.code = "BUDGET_CLIP_BYTES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 801},
         .group = FindingGroup::Apart,
         .meaning = "The keys of a clip take more bytes than the project allows.",
         .why = "They are loaded, and often kept in memory, in full.",
         .fixBlender = "Export with 'Optimize Animation Size', and without keys for every frame "
                       "where curves are simple.",
         .fixMaya = "Export with key reduction, or with a lower sample rate."},
    Rule{.code = "BUDGET_FILE_BYTES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 802},
         .group = FindingGroup::Apart,
         .meaning = "The file takes more bytes than the project allows, with its buffers and "
                    "images.",
         .why = "They are stored, downloaded and loaded.",
         .fixBlender = "Export with compression, and with smaller images; check --list-rules names "
                       "what can be left out.",
         .fixMaya = "Export with compression, and with smaller images."},
    Rule{.code = "BUDGET_INFLUENCES",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 800},
         .group = FindingGroup::Apart,
         .meaning = "Vertices have more joints with weight than the project allows.",
         .why = "Programs that read fewer ignore the rest, and the surface moves.",
         .fixBlender = "Weights > Limit Total, then Normalize All.",
         .fixMaya = "Skin > Prune Small Weights, and set Max Influences with Maintain Max "
                    "Influences."},
    Rule{.code = "BUDGET_JOINTS",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 801},
         .group = FindingGroup::Apart,
         .meaning = "A skin has more joints than the project allows.",
         .why = "Programs with a fixed palette refuse the skin or split it.",
         .fixBlender = "Remove bones that deform nothing, or turn off their Deform and export "
                       "deformation bones only.",
         .fixMaya = "Skin > Remove Unused Influences, and delete joints that nothing needs."},
    Rule{.code = "BUDGET_MATERIALS",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 803},
         .group = FindingGroup::Apart,
         .meaning = "The file uses more materials than the project allows.",
         .why = "Each is at least one more draw call.",
         .fixBlender = "Merge materials, and bake their images into an atlas.",
         .fixMaya = "Merge materials, and bake their images into an atlas."},
    Rule{.code = "BUDGET_MORPH_TARGETS",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 804},
         .group = FindingGroup::Apart,
         .meaning = "A mesh has more morph targets than the project allows.",
         .why = "Each stores a displacement per vertex.",
         .fixBlender = "Remove shape keys that no clip uses.",
         .fixMaya = "Remove blend shape targets that no clip uses."},
    Rule{.code = "BUDGET_TEXTURE_FORMAT",
         .severity = Severity::Error,
         .rank = {Harm::Elsewhere, 802},
         .group = FindingGroup::Apart,
         .meaning = "An image has a format that the project does not allow.",
         .why = "Programs that do not read it show the surface without it.",
         .fixBlender = "Choose another image format in the export settings, or convert the image.",
         .fixMaya = "Convert the image, and export again."},
    Rule{.code = "BUDGET_TEXTURE_SIZE",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 805},
         .group = FindingGroup::Apart,
         .meaning = "An image has more pixels on a side than the project allows.",
         .why = "Twice the side length takes four times the memory.",
         .fixBlender = "Scale the image: Image > Resize.",
         .fixMaya = "Scale the image, and export again."},
    Rule{.code = "BUDGET_TRIANGLES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 806},
         .group = FindingGroup::Apart,
         .meaning = "The file has more triangles than the project allows.",
         .why = "The device draws all of them in each frame.",
         .fixBlender = "Add a Decimate modifier, or remove what is never seen.",
         .fixMaya = "Mesh > Reduce, or remove what is never seen."},
    Rule{.code = "BUDGET_VERTICES",
         .severity = Severity::Error,
         .rank = {Harm::Cost, 807},
         .group = FindingGroup::Apart,
         .meaning = "The file has more vertices than the project allows.",
         .why = "Each is deformed in each frame. Seams of texture coordinates, hard edges and "
                "materials split vertices.",
         .fixBlender = "Add a Decimate modifier, and remove seams and sharp edges that are not "
                       "needed.",
         .fixMaya = "Mesh > Reduce, and remove seams and hard edges that are not needed."},
};

}  // namespace

std::span<const Rule> projectTable() noexcept {
    return kBudgetRules;
}

}  // namespace sinew::check
