// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/tables.h"

namespace sinew::check {
namespace {

constexpr Rule kBorrowedLedger[] = {
    Rule{.code = "BORROWED_CLIP_INCOMPLETE",
         .severity = Severity::Info,
         .meaning = "A borrowed clip animates something that is not borrowed.",
         .why = "Only joints, morph weights and expressions have partners in another file.",
         .fixBlender = "Open the file itself to see all of it.",
         .fixMaya = "Open the file itself to see all of it."},
    Rule{.code = "BORROWED_EXPRESSION_ALONE",
         .severity = Severity::Warning,
         .meaning = "A VRM animation drives an expression that the avatar lacks.",
         .why = "The expression does not show.",
         .fixBlender = "VRM add-on: give the expression the same name in both files.",
         .fixMaya = "Give the expression the same name in both files."},
    Rule{.code = "BORROWED_JOINT_ALONE",
         .severity = Severity::Warning,
         .meaning = "A borrowed clip moves joints that the file lacks.",
         .why = "Their motion is missing, and what is attached to them is posed differently.",
         .fixBlender = "Give the bones the same names in both armatures.",
         .fixMaya = "Give the joints the same names in both skeletons."},
    Rule{.code = "BORROWED_JOINT_AMBIGUOUS",
         .severity = Severity::Warning,
         .meaning = "Several joints could be the partner of one that a borrowed clip moves.",
         .why = "None of them is chosen, so its motion is missing.",
         .fixBlender = "Choose the partner in Borrowed Clips or in a joint map.",
         .fixMaya = "Choose the partner in Borrowed Clips or in a joint map."},
    Rule{.code = "BORROWED_JOINT_CARRIED",
         .severity = Severity::Info,
         .meaning = "A borrowed clip moves joints that the file lacks; the next partners below "
                    "carry their motion.",
         .why =
             "Limbs keep their directions, but what the missing joint alone bends stays straight.",
         .fixBlender = "Add the bone to the armature if it should bend by itself.",
         .fixMaya = "Add the joint to the skeleton if it should bend by itself."},
    Rule{.code = "BORROWED_MAP_UNUSED",
         .severity = Severity::Warning,
         .meaning = "A joint map names a joint that a file lacks.",
         .why = "The row of the map has no effect.",
         .fixBlender = "Correct the name in the joint map.",
         .fixMaya = "Correct the name in the joint map."},
    Rule{.code = "BORROWED_SCALE_TURNED",
         .severity = Severity::Warning,
         .meaning = "A borrowed scale belongs to axes that its partner does not have.",
         .why = "Scaling along other axes would shear; the nearest axes are scaled.",
         .fixBlender = "Give the bones the same roll in both armatures.",
         .fixMaya = "Orient the joints alike in both skeletons."},
    Rule{.code = "BORROWED_TARGET_CONTESTED",
         .severity = Severity::Warning,
         .meaning = "Several borrowed curves drive one morph target or property.",
         .why = "Curves with other keys cannot be added exactly; the first one is used.",
         .fixBlender = "Key all expressions at the same frames.",
         .fixMaya = "Key all expressions at the same frames."},
};

}  // namespace

std::span<const Rule> ledgerBorrowedTable() noexcept {
    return kBorrowedLedger;
}

}  // namespace sinew::check
