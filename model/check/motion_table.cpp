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

// What `motion` measures: how clips move.
constexpr std::array kMotionRules{
    Rule{.code = "CLIP_PER_OBJECT",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 187},
         .group = FindingGroup::File,
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
                       "one clip.",
         .fixMaya = "Nothing is wrong with the file. `sinew-cli motion --animation` measures one "
                    "clip."},
};

}  // namespace

std::span<const Rule> motionTable() noexcept {
    return kMotionRules;
}

}  // namespace sinew::check
