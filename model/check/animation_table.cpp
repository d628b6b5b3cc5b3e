// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

constexpr std::array kAnimationRules{
    Rule{.code = "CLIP_EMPTY",
         .severity = Severity::Info,
         .meaning = "An animation drives nothing.",
         .why = "It shows in lists and plays nothing.",
         .fixBlender = "Delete the action, or push it down to a track of its object.",
         .fixMaya = "Remove the clip from the exporter's list."},
    Rule{.code = "CLIP_NOT_AT_ZERO",
         .severity = Severity::Warning,
         .meaning = "The first key of an animation lies after 0 s.",
         .why =
             "Most players start at 0 and hold the first pose until then: a hitch in every round "
             "of a loop.",
         .fixBlender = "On export: Animation > Set all glTF Animation starting at 0.",
         .fixMaya = "Move the keys to frame 0 and export from there."},
    Rule{.code = "CLIP_ZERO_LENGTH",
         .severity = Severity::Info,
         .meaning = "All keys of an animation lie at one time.",
         .why = "It is a pose. Players that divide by the length of a clip show nothing or stop.",
         .fixBlender = "Key the pose on two frames if players need a length.",
         .fixMaya = "Key the pose on two frames if players need a length."},
    Rule{.code = "CONSTANT_TRACK",
         .severity = Severity::Info,
         .meaning = "All keys of a track hold the same value.",
         .why = "Bytes and time for nothing: one key does, or none where it is the value at rest.",
         .fixBlender = "On export: Animation > Optimize Animation Size, without Force keeping "
                       "channels.",
         .fixMaya = "Edit > Delete All by Type > Static Channels."},
    Rule{.code = "KEY_OFF_FRAME_GRID",
         .severity = Severity::Info,
         .meaning = "A few keys lie between the frames that all others lie on.",
         .why = "Baking and retiming round them, so that a pop moves or doubles; usually a slip of "
                "the hand.",
         .fixBlender = "Graph Editor: Key > Snap > Selection to Nearest Frame.",
         .fixMaya = "Graph Editor: Edit > Snap, times to whole frames."},
    Rule{.code = "KEY_ROTATION_HALF_TURN",
         .severity = Severity::Warning,
         .meaning = "Two keys in a row are half a turn apart.",
         .why = "Both ways round are equally short: which one is taken is left to rounding and "
                "differs between engines.",
         .fixBlender = "Add a key in between, or export with Animation > Sampling Animations on.",
         .fixMaya = "Add a key in between, or bake with Edit > Keys > Bake Simulation."},
    Rule{.code = "KEY_ROTATION_SIGN_FLIPPED",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .meaning =
             "A quaternion changes its sign from one key to the next: the same turn, written "
             "the other way.",
         .why = "glTF's linear rotation does not mind, but splines and players that blend the four "
                "numbers plainly spin the long way round.",
         .fixBlender = "Pose Mode: Pose > Flip Quats on the key; or bake the action again.",
         .fixMaya = "Graph Editor: Curves > Euler Filter, then export again."},
    Rule{.code = "LOOP_SEAM",
         .severity = Severity::Warning,
         .meaning = "An animation that otherwise ends as it starts has tracks that do not.",
         .why = "A pop in every round of the loop.",
         .fixBlender =
             "Copy the first key onto the last frame; Graph Editor: Shift E > Make Cyclic.",
         .fixMaya =
             "Copy the first key onto the last frame; Graph Editor: Curves > Post Infinity > "
             "Cycle shows the seam."},
    Rule{.code = "LOOP_SPEED_JUMP",
         .severity = Severity::Info,
         .meaning = "A loop meets its start, but a track's speed changes there far more than "
                    "anywhere inside.",
         .why = "A jerk in every round of the loop, most often from a doubled or missing frame.",
         .fixBlender = "Graph Editor: give first and last key the same slope; check that the last "
                       "frame is the first again.",
         .fixMaya = "Graph Editor: break and match the tangents of first and last key."},
    Rule{.code = "REDUNDANT_KEYS",
         .severity = Severity::Info,
         .meaning =
             "Keys lie on straight runs: the curve without them passes within a hundredth of a "
             "degree or a hundred-thousandth of its size.",
         .why = "They cost bytes and search time and change nothing.",
         .fixBlender = "Graph Editor: Key > Density > Decimate; on export Optimize Animation Size.",
         .fixMaya = "Graph Editor: Curves > Simplify Curve."},
    Rule{.code = "TRACK_MOVES_NOTHING",
         .severity = Severity::Info,
         .meaning = "A track drives a node that no visible mesh, camera, light or used joint "
                    "depends on.",
         .why = "Bytes and time for nothing: controls and helpers that slipped into the export.",
         .fixBlender = "On export: Data > Armature > Export Deformation Bones Only.",
         .fixMaya = "Select the deforming skeleton only and export the selection."},
    Rule{
        .code = "TRACK_NONUNIFORM_SCALE",
        .severity = Severity::Info,
        .meaning = "A track scales a node unevenly while something below it turns.",
        .why = "What turns below it shears, which engines that keep rotation and scale apart "
               "cannot show.",
        .fixBlender = "Scale bones that have no turning children, or set Inherit Scale to Aligned.",
        .fixMaya = "Use Segment Scale Compensate's way only where the engine has it; else scale "
                   "leaf joints."},
};

}  // namespace

std::span<const Rule> animationTable() noexcept {
    return kAnimationRules;
}

}  // namespace sinew::check
