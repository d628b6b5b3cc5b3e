// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

// Only with a limit: `check --max-displacement`, Check for Engines.
constexpr std::array kEngineRules{
    Rule{
        .code = "DISPLACED_BY_8_BIT",
        .severity = Severity::Warning,
        .rank = {Harm::Elsewhere, 60},
        .group = FindingGroup::Skin,
        .unit = "vertices",
        .meaning =
            "With weights rounded to 8 bits, a vertex is off by more than the limit in some frame.",
        .why = "Engines and exporters that store weights in bytes show it; it is largest far "
               "from the joints and in long chains.",
        .fixBlender = "Weight Paint: Weights > Clean, limit 0.01, then Normalize All: fewer and "
                      "larger weights are rounded less.",
        .fixMaya = "Skin > Prune Small Weights, below 0.01, then Normalize Weights; or export "
                   "16-bit or float weights and keep them in the engine."},
    Rule{.code = "DISPLACED_BY_DUAL_QUATERNIONS",
         .severity = Severity::Warning,
         .rank = {Harm::Elsewhere, 50},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .meaning =
             "With dual-quaternion skinning, a vertex is off by more than the limit in some frame.",
         .why = "glTF defines linear skinning. Engines that use dual quaternions bulge where "
                "linear skinning collapses, and treat scaled joints differently.",
         .fixBlender = "Turn Preserve Volume off in the armature modifier, so that Blender shows "
                       "what is exported; or use linear skinning in the engine.",
         .fixMaya = "Set the skin cluster's Skinning Method to Classic Linear; or use linear "
                    "skinning in the engine."},
    Rule{.code = "DISPLACED_BY_FOUR_SLOTS",
         .severity = Severity::Warning,
         .rank = {Harm::Elsewhere, 40},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .meaning = "With only its four strongest joints, a vertex is off by more than the limit "
                    "in some frame.",
         .why = "Most engines, especially on phones and the web, keep four joints per vertex. The "
                "named joint is one that they drop.",
         .fixBlender = "Weight Paint: Weights > Limit Total, 4, then check the named frame.",
         .fixMaya = "Skin > Edit Influences > Set Max Influences, 4, then check the named frame."},
    Rule{.code = "DISPLACED_BY_NORMALIZING",
         .severity = Severity::Warning,
         .rank = {Harm::Elsewhere, 30},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .meaning = "Between weights as stored and normalized ones, a vertex moves farther than "
                    "the limit in some frame.",
         .why = "The weights do not add up to 1: engines that use them as stored and engines that "
                "normalize them, as Sinew does, differ.",
         .fixBlender = "Weight Paint: Weights > Normalize All, Lock Active off.",
         .fixMaya = "Skin > Normalize Weights > Normalize Weights."},
    Rule{.code = "FRAMES_NOT_COMPARED",
         .severity = Severity::Info,
         .rank = {Harm::Form, 80},
         .group = FindingGroup::Apart,
         .meaning = "The check for engines compared only some of the frames, evenly spaced.",
         .why = "All frames would take too long. Between them a vertex may be off by more.",
         .fixBlender = "Nothing is wrong with the file. To compare all frames, export clips or "
                       "characters one by one.",
         .fixMaya = "Nothing is wrong with the file. To compare all frames, export clips or "
                    "characters one by one."},
};

}  // namespace

std::span<const Rule> engineTable() noexcept {
    return kEngineRules;
}

}  // namespace sinew::check
