// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/rule.h"

namespace sinew {
namespace {

constexpr std::array kRules{
    Rule{.code = "ACCESSOR_MIN_MAX_WRONG",
         .severity = Severity::Error,
         .meaning = "The stored min or max of an accessor is not that of its values.",
         .why = "Engines cull and frame by it: the mesh vanishes or stands off centre.",
         .fixBlender = "Export again; the exporter computes it.",
         .fixMaya = "Export again; the exporter computes it.",
         .violation = true},
    Rule{.code = "ACCESSOR_NOT_FINITE",
         .severity = Severity::Error,
         .meaning = "Values are infinite or not a number.",
         .why = "Vertices, joints or whole meshes vanish.",
         .fixBlender = "Look for empty or broken modifiers and drivers; Mesh > Clean Up > "
                       "Degenerate Dissolve.",
         .fixMaya = "Mesh > Cleanup, and look for broken expressions on the animated nodes.",
         .violation = true},
    Rule{.code = "JOINT_OUT_OF_RANGE",
         .severity = Severity::Error,
         .meaning = "A vertex names a joint that its skin does not have.",
         .why = "Such influences move nothing here and read foreign memory elsewhere.",
         .fixBlender = "Export mesh and armature together.",
         .fixMaya = "Export mesh and skeleton together.",
         .violation = true},
    Rule{.code = "KEY_ROTATION_NOT_UNIT",
         .severity = Severity::Error,
         .meaning = "A rotation key is no unit quaternion.",
         .why = "Some players normalise it, others shear or scale the joint.",
         .fixBlender = "Key the rotation again or bake the action.",
         .fixMaya = "Edit > Keys > Bake Simulation, then export again.",
         .violation = true},
};

}  // namespace

std::span<const Rule> ledgerRules() noexcept {
    return kRules;
}

}  // namespace sinew
