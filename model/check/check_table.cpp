// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

constexpr std::array kSlideParameters{
    RuleParameter{"travel", 0.25, "of the root's travel",
                  "Feet that all slide by less under a root that travels are only information."},
    RuleParameter{"standing", 0.06, "of the rig's size",
                  "A foot that slides by less while in contact is only information."},
    RuleParameter{"inPlace", 0.25, "of the rig's size",
                  "The same for a clip in place, whose ground is not known exactly."},
    RuleParameter{"least", 0.65, "of these limits", "Smaller slides are not mentioned."},
};

constexpr std::array kJumpParameters{
    RuleParameter{"sharp", 8.0, "times the frames around",
                  "A joint that moves by less does not jump."},
    RuleParameter{"effect", 0.02, "of the model's size",
                  "A jump that moves the surface by less is only information."},
};

constexpr std::array kCollapseParameters{
    RuleParameter{"area", 0.12, "of the cross-section",
                  "A joint that keeps more of it does not collapse."},
    RuleParameter{
        "turn", 165.0, "degrees",
        "A joint that twists farther about its bone collapses, however its vertices are weighted."},
    RuleParameter{"effect", 0.005, "of the model's size",
                  "A collapse that moves the surface by less is only information."},
};

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
                       "characters one by one."},
};

constexpr std::array kCheckRules{
    // The check itself, not a file.
    Rule{.code = "CHECK_INCOMPLETE",
         .severity = Severity::Warning,
         .rank = {Harm::Form, 70},
         .group = FindingGroup::Apart,
         .meaning = "The check ran out of memory before it was complete.",
         .why = "Problems in the unchecked parts are not listed.",
         .fixBlender = "Close other programs, or check the file on a machine with more memory."},
    Rule{.code = "EFFECTS_NOT_MEASURED",
         .severity = Severity::Info,
         .rank = {Harm::Form, 75},
         .meaning = "It would take too long to pose the model for every finding.",
         .why = "These findings are ordered by a bound of their effect, or by their rule alone.",
         .fixBlender = "Fix what is listed first and check the file again."},
    // What `motion` measures: how clips move.
    Rule{.code = "CLIP_PER_OBJECT",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 187},
         .meaning = "A clip moves objects and no joint, over the same time as a clip that moves "
                    "joints and none of these objects.",
         .why = "The exporter wrote one clip per object. Players show one at a time: the "
                "character moves without its prop, or without its shape keys.",
         .fixBlender = "NLA Editor: push both actions down and give their tracks one name; on "
                       "export Animation > Mode: NLA Tracks.",
         .fixMaya = "Bake both on one time range and export them as one clip."},
    Rule{.code = "FOOT_SLIDE",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 603},
         .group = FindingGroup::Clip,
         .parameters = kSlideParameters,
         .meaning = "Feet move along the ground while in contact: the root travels farther, or "
                    "less far, than the feet step, or one foot does not stay where it came down.",
         .why = "The character skates.",
         .fixBlender = "Graph Editor: scale the keys of the root's location by the named factor; "
                       "or key the foot's IK target at one place while it is in contact.",
         .fixMaya = "Graph Editor: Scale Keys of the root's translation by the named factor; or "
                    "key the foot's IK handle at one place while it is in contact."},
    Rule{.code = "JOINT_JUMPS",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 553},
         .group = FindingGroup::Clip,
         .parameters = kJumpParameters,
         .meaning = "From one frame to the next a joint, and no other, moves many times as far as "
                    "in the frames around and continues from its new place. Intended cuts, out of "
                    "rest or in several joints, are left out.",
         .why = "The part pops: usually two takes were joined, or an angle was wrapped.",
         .fixBlender = "Graph Editor: select the keys from there on and rotate or move them back; "
                       "Key > Smooth > Smooth Keys on those beside the jump.",
         .fixMaya = "Graph Editor: move the keys from there on back; Curves > Euler Filter if it "
                    "is an angle that was wrapped."},
    Rule{.code = "JOINT_COLLAPSES",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 606},
         .group = FindingGroup::Clip,
         .parameters = kCollapseParameters,
         .meaning = "A joint is twisted or bent so far against its parent that the surface "
                    "between them, which follows both, loses its cross-section.",
         .why = "Linear skinning pinches the limb to a point, like the wrapper of a candy.",
         .fixBlender = "Spread the turn over the bones above, or add a twist bone in the middle "
                       "of the limb and weight the named vertices to it. Preserve Volume is not "
                       "exported.",
         .fixMaya = "Spread the turn over the joints above, or add a twist joint in the middle of "
                    "the limb and weight the named vertices to it. Dual quaternion skinning is "
                    "not exported."},
    Rule{.code = "MOTION_FRAMES_LEFT_OUT",
         .severity = Severity::Info,
         .rank = {Harm::Form, 82},
         .group = FindingGroup::Apart,
         .meaning = "Slides, jumps, seams and collapses were looked for only in some of the "
                    "frames, evenly spaced.",
         .why = "All frames would take too long. Something may be wrong between them.",
         .fixBlender = "Nothing is wrong with the file. `sinew-cli motion --animation` measures "
                       "one clip."},
};

}  // namespace

std::span<const Rule> engineTable() noexcept {
    return kEngineRules;
}

std::span<const Rule> checkTable() noexcept {
    return kCheckRules;
}

}  // namespace sinew::check
