// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

constexpr std::array kStartParameters{
    RuleParameter{"start", 1e-4, "seconds", "A first key before this time counts as at 0."},
    RuleParameter{"frame", 1e-3, "frames",
                  "A first key this close to one frame of a usual rate is only information."},
};

// Rounding of single precision and of 16-bit integers stays below.
constexpr std::array kConstantParameters{
    RuleParameter{"angle", 2e-4, "radians", "Rotations that differ by less count as equal."},
    RuleParameter{"size", 1e-5, "of the largest value of the track",
                  "Translations and scales that differ by less count as equal."},
    RuleParameter{"weight", 1e-4, "weight", "Morph weights that differ by less count as equal."},
};

constexpr std::array kRedundantParameters{
    RuleParameter{"angle", 2e-4, "radians",
                  "How far a rotation may be off where a key is missing."},
    RuleParameter{"size", 1e-5, "of the largest value of the track",
                  "How far a translation or scale may be off where a key is missing."},
    RuleParameter{"weight", 1e-4, "weight",
                  "How far a morph weight may be off where a key is missing."},
    RuleParameter{"share", 0.1, "of the keys of the clip", "Fewer keys are not worth removing."},
};

constexpr std::array kHalfTurnParameters{
    RuleParameter{
        "angle", 0.5, "degrees",
        "Keys this close to half a turn apart turn in a direction that rounding decides."},
};

constexpr std::array kSeamParameters{
    RuleParameter{"closed", 0.02, "of the track's range",
                  "A track whose end is this close to its start is closed."},
    RuleParameter{"tracks", 0.75, "of the moving tracks",
                  "If at least as many are closed, the clip is a loop; if as many are slow at both "
                  "ends, it is played once."},
    RuleParameter{"fewestTracks", 3.0, "tracks", "A clip with fewer moving tracks is not judged."},
    RuleParameter{"fewestKeys", 4.0, "keys", "The speed of a track with fewer keys is not judged."},
    RuleParameter{"angle", 0.5, "degrees", "A smaller rotation does not count as motion."},
    RuleParameter{"size", 0.002, "of the largest value of the track",
                  "A smaller translation or scale does not count as motion."},
    RuleParameter{"weight", 0.01, "weight",
                  "A smaller change of a morph weight does not count as motion."},
    RuleParameter{"longStep", 3.0, "times the mean speed",
                  "The last step of a track that travels steadily is slower."},
    RuleParameter{"restSpeed", 0.25, "of the mean speed",
                  "A track that is slower at both ends rests there."},
};

constexpr std::array kSpeedParameters{
    RuleParameter{"sharper", 2.0, "times any change of speed inside the clip",
                  "A larger change at the seam is a jerk."},
};

constexpr std::array kTrackScaleParameters{
    RuleParameter{"scale", 1e-3, "of the longest axis",
                  "Axes that differ by more are scaled non-uniformly."},
    RuleParameter{"turn", 1.0, "degrees", "A descendant that is rotated by more at rest shears."},
};

constexpr std::array kAnimationRules{
    Rule{.code = "CLIP_EMPTY",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 150},
         .many = "{places} clips have no effective channels: {clips}",
         .meaning = "An animation has no effective channels.",
         .why = "It appears in lists but plays nothing.",
         .fixBlender = "Delete the action, or push it down to a track of its object.",
         .fixMaya = "Remove the clip from the exporter's list."},
    Rule{.code = "CLIP_NOT_AT_ZERO",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Elsewhere, 20},
         .many = "{places} clips start later than 0 s: {clips}; {rest}",
         .parameters = kStartParameters,
         .meaning = "The first key of an animation is later than 0 s. Only information if it is at "
                    "one frame.",
         .why = "Most players start at 0 and hold the first pose until the first key: a hitch in "
                "every loop.",
         .fixBlender = "On export: Animation > Set all glTF Animation starting at 0.",
         .fixMaya = "Move the keys to start at frame 0 and export from frame 0."},
    Rule{.code = "CLIP_ZERO_LENGTH",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 160},
         .many = "{places} clips have all their keys at one time: {clips}; they are poses, not "
                 "motions",
         .meaning = "All keys of an animation have the same time.",
         .why = "It is a pose, not a motion. Players that divide by the clip length show nothing "
                "or stop.",
         .fixBlender = "Key the pose on two frames if players need a clip length."},
    Rule{.code = "CONSTANT_TRACK",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 10},
         .many = "{n} tracks of {clips} hold the rest value, which no clip leaves, first {first}; "
                 "delete them ({bytes})",
         .parameters = kConstantParameters,
         .meaning = "All keys of a track hold the rest value, and no clip moves its target.",
         .why = "Wastes bytes and time: without the track every pose is the same.",
         .fixBlender = "On export: Animation > Optimize Animation Size, with Force keeping "
                       "channels for bones off.",
         .fixMaya = "Select the named nodes; Edit > Delete by Type > Static Channels."},
    Rule{.code = "CONSTANT_TRACK_POSED",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 14},
         .many = "{n} tracks of {clips} hold one value that is not the rest value, first {first}; "
                 "keep one key of each, and delete the others ({bytes})",
         .meaning = "All keys of a track hold the same value, other than the rest value.",
         .why = "One key is enough. Without any, the node returns to its rest pose: importers that "
                "drop constant tracks, such as Godot's optimizer, show another pose.",
         .fixBlender = "Graph Editor: delete all keys of the channel but the first; on export "
                       "Animation > Optimize Animation Size, with Force keeping channels for bones "
                       "on.",
         .fixMaya = "Graph Editor: delete all keys of the curve but the first. Not Delete by Type "
                    "> Static Channels, which removes the pose."},
    Rule{.code = "CONSTANT_TRACK_RESETS",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 16},
         .many = "{n} tracks of {clips} hold the rest value of what other clips move, first "
                 "{first}; keep one key of each, and delete the others ({bytes})",
         .meaning = "All keys of a track hold the rest value, and another clip moves its target.",
         .why = "One key is enough, but the track must stay: without it the pose of the previous "
                "clip remains.",
         .fixBlender = "Graph Editor: delete all keys of the channel but the first; on export "
                       "Animation > Optimize Animation Size, with Force keeping channels for bones "
                       "on.",
         .fixMaya = "Graph Editor: delete all keys of the curve but the first. Not Delete by Type "
                    "> Static Channels, which removes the track."},
    Rule{.code = "KEY_OFF_FRAME_GRID",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 180},
         .group = FindingGroup::Clip,
         .many = "{n} keys of {clips} lie between frames, first {first}",
         .meaning = "A few keys are off the frame grid of all others.",
         .why = "Baking and retiming round their times, which can move or duplicate a pop. Usually "
                "a mistake.",
         .fixBlender = "Graph Editor: Key > Snap > Selection to Nearest Frame.",
         .fixMaya = "Graph Editor: Edit > Snap, with times to whole frames."},
    Rule{.code = "KEY_ROTATION_HALF_TURN",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 590},
         .group = FindingGroup::Clip,
         .many = "{clips}: {places} tracks rotate by half a turn between two keys, {n} times, "
                 "first {first}; {rest}",
         .parameters = kHalfTurnParameters,
         .meaning = "Two consecutive keys are half a turn apart.",
         .why = "Both directions are equally short: rounding decides which one is used, so engines "
                "differ.",
         .fixBlender = "Add a key in between, or export with Animation > Sampling Animations on.",
         .fixMaya = "Add a key in between, or bake with Key > Bake Animation."},
    Rule{
        .code = "KEY_ROTATION_SIGN_FLIPPED",
        .severity = Severity::Warning,
        .leastSeverity = Severity::Info,
        .rank = {Harm::Pose, 600},
        .group = FindingGroup::Clip,
        .many = "{clips}: {places} rotation tracks change sign between keys, {n} times, first "
                "{first}; {rest}",
        .meaning =
            "A quaternion changes sign between two keys: the same rotation with the opposite sign.",
        .why = "glTF's LINEAR interpolation handles this, but splines and players that interpolate "
               "the four components directly rotate the long way round.",
        .fixBlender = "Pose Mode: Pose > Flip Quats on the key; or bake the action again.",
        .fixMaya = "Graph Editor: Curves > Euler Filter."},
    Rule{.code = "LOOP_SEAM",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Picture, 610},
         .many = "{places} clips end close to where they start, but {n} tracks jump from the last "
                 "key to the first: {clips}; {rest}",
         .parameters = kSeamParameters,
         .meaning = "In an animation that otherwise ends as it starts, some tracks do not. Only "
                    "information if its name or motion suggests that it is played once.",
         .why = "A pop in every loop.",
         .fixBlender =
             "Copy the first key onto the last frame; Graph Editor: Shift E > Make Cyclic.",
         .fixMaya =
             "Copy the first key onto the last frame; Graph Editor: Curves > Post Infinity > "
             "Cycle shows the seam."},
    Rule{.code = "LOOP_SPEED_JUMP",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 140},
         .group = FindingGroup::Clip,
         .many = "{places} clips close, but {n} tracks change speed abruptly there: {clips}",
         .parameters = kSpeedParameters,
         .meaning = "A loop closes, but a track changes speed at the seam far more than anywhere "
                    "inside the clip.",
         .why = "A jerk in every loop, usually caused by a duplicated or missing frame.",
         .fixBlender = "Graph Editor: give the first and last key the same slope; check that the "
                       "last frame equals the first.",
         .fixMaya = "Graph Editor: break and match the tangents of the first and last key."},
    Rule{.code = "REDUNDANT_KEYS",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 20},
         .many = "{n} keys of {clips} lie on straight segments and can be removed without a "
                 "visible difference ({bytes})",
         .parameters = kRedundantParameters,
         .meaning = "Keys lie on straight segments: without them the curve changes by less than a "
                    "hundredth of a degree or a hundred-thousandth of its size.",
         .why = "They cost bytes and search time without effect.",
         .fixBlender = "Graph Editor: Key > Density > Decimate; on export Optimize Animation Size.",
         .fixMaya = "Graph Editor: Curves > Simplify Curve."},
    Rule{.code = "TRACK_MOVES_NOTHING",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 30},
         .many = "{n} tracks of {clips} drive nodes that nothing visible depends on ({bytes}), "
                 "first {first}",
         .meaning =
             "A track drives a node that no visible mesh, camera, light or used joint depends on.",
         .why = "Wastes bytes and time: controls and helpers were exported by mistake.",
         .fixBlender = "On export: Data > Armature > Export Deformation Bones Only.",
         .fixMaya = "Select the deforming skeleton only and export the selection."},
    Rule{.code = "TRACK_NONUNIFORM_SCALE",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 110},
         .group = FindingGroup::Clip,
         .many = "{clips}: {places} tracks scale non-uniformly, in {n} keys, first {first}; "
                 "{rest}",
         .parameters = kTrackScaleParameters,
         .meaning = "A track scales a node non-uniformly while a descendant rotates.",
         .why = "The rotating descendants shear, which engines that store rotation and scale "
                "separately cannot show.",
         .fixBlender =
             "Scale only bones without rotating children, or set Inherit Scale to Aligned.",
         .fixMaya = "Use Segment Scale Compensate only if the engine supports it; otherwise scale "
                    "leaf joints."},
};

}  // namespace

std::span<const Rule> animationTable() noexcept {
    return kAnimationRules;
}

}  // namespace sinew::check
