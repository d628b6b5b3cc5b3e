// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/diagnose/symptom.h"

namespace sinew {
namespace {

using Codes = std::string_view;

constexpr Codes kExplodes[] = {
    "POSE_NOT_FINITE",        "ACCESSOR_NOT_FINITE",    "INVERSE_BIND_SINGULAR",
    "BIND_FRAME_MISMATCH",    "INVERSE_BIND_MISMATCH",  "INVERSE_BIND_MISSING",
    "JOINT_OUT_OF_RANGE",     "JOINT_ORDER_DIFFERS",    "TRANSLATION_UNITS",
    "SKIN_MATRIX_NOT_AFFINE", "WEIGHTS_NOT_NORMALIZED", "WEIGHT_NEGATIVE",
    "MORPH_OUTLIER",          "SIZE_EXTREME",           "FAR_APART"};
constexpr Codes kSpikes[] = {"STRAY_INFLUENCE",    "VERTEX_UNWEIGHTED", "MORPH_OUTLIER",
                             "JOINT_OUT_OF_RANGE", "STRAY_PATCH",       "WEIGHTS_NOT_NORMALIZED",
                             "WEIGHT_NEGATIVE",    "DUPLICATE_JOINT",   "NEUTRAL_BONE"};
constexpr Codes kCollapses[] = {
    "KEY_SCALE_ZERO",         "KEY_SCALE_NEGATIVE",  "TRANSLATION_UNITS", "BONE_LENGTH_CHANGES",
    "INVERSE_BIND_SINGULAR",  "BIND_FRAME_MISMATCH", "VERTEX_UNWEIGHTED", "JOINT_NONUNIFORM_SCALE",
    "TRACK_NONUNIFORM_SCALE", "JOINT_COLLAPSES"};
constexpr Codes kTwists[] = {"BIND_FRAME_MISMATCH",    "INVERSE_BIND_MISMATCH",  "KEY_POP",
                             "TURN_COLLAPSED",         "KEY_ROTATION_HALF_TURN", "SPLINE_OVERSHOOT",
                             "KEY_ROTATION_NOT_UNIT",  "ROTATION_NOT_UNIT",      "ROTATION_ZERO",
                             "JOINT_NONUNIFORM_SCALE", "TRACK_NONUNIFORM_SCALE", "JOINT_COLLAPSES"};
constexpr Codes kWrongLimb[] = {"BIND_SIDES_SWAPPED",  "BIND_FRAME_MISMATCH", "JOINT_ORDER_DIFFERS",
                                "STRAY_PATCH",         "STRAY_INFLUENCE",     "NAME_DOUBLED",
                                "SKIN_DUPLICATE_JOINT"};
constexpr Codes kStretches[] = {
    "BONE_LENGTH_CHANGES",    "TRANSLATION_UNITS",      "STRAY_PATCH",
    "STRAY_INFLUENCE",        "BIND_FRAME_MISMATCH",    "INVERSE_BIND_MISMATCH",
    "JOINT_NONUNIFORM_SCALE", "TRACK_NONUNIFORM_SCALE", "SPLINE_OVERSHOOT"};
constexpr Codes kPops[] = {"KEY_POP",
                           "KEYS_TOO_CLOSE",
                           "SPLINE_OVERSHOOT",
                           "KEY_ROTATION_HALF_TURN",
                           "KEY_ROTATION_SIGN_FLIPPED",
                           "TURN_COLLAPSED",
                           "KEY_SCALE_ZERO",
                           "TRACK_STEP_AMONG_LINEAR",
                           "TIMES_NOT_INCREASING",
                           "CHANNEL_TARGET_TWICE",
                           "JOINT_JUMPS"};
constexpr Codes kJitters[] = {"TRACK_STEP_AMONG_LINEAR", "KEY_HELD",
                              "KEYS_TOO_CLOSE",          "KEY_POP",
                              "KEY_OFF_FRAME_GRID",      "KEY_ROTATION_SIGN_FLIPPED",
                              "TIMES_NOT_INCREASING",    "FAR_APART"};
constexpr Codes kLags[] = {"TRACK_SHIFTED", "TRACK_STEP_AMONG_LINEAR", "CLIP_NOT_AT_ZERO",
                           "KEY_OFF_FRAME_GRID"};
constexpr Codes kLoop[] = {"LOOP_SEAM", "LOOP_SPEED_JUMP", "TRACK_SHIFTED", "CLIP_NOT_AT_ZERO"};
constexpr Codes kSlides[] = {"LOOP_SPEED_JUMP", "BONE_LENGTH_CHANGES", "TRACK_SHIFTED",
                             "ANIMATED_SKINNED_MESH_NODE", "FOOT_SLIDE"};
constexpr Codes kStuck[] = {
    "CLIP_MOVES_NO_JOINT",  "CLIP_EMPTY",      "CLIP_ZERO_LENGTH",    "SKINNED_MESH_WITHOUT_SKIN",
    "SKIN_WITHOUT_WEIGHTS", "SKIN_UNUSED",     "TRACK_MOVES_NOTHING", "CHANNEL_WITHOUT_NODE",
    "CHANNEL_PATH_UNKNOWN", "ANIMATED_MATRIX", "POINTER_UNRESOLVED",  "POINTER_UNKNOWN",
    "NAME_DOUBLED",         "NAME_EMPTY",      "CONSTANT_TRACK"};
constexpr Codes kKeepsPose[] = {"TRACK_COVERAGE", "CONSTANT_TRACK", "CONSTANT_TRACK_POSED",
                                "CONSTANT_TRACK_RESETS"};
constexpr Codes kTooLarge[] = {"SIZE_EXTREME",         "FAR_APART",
                               "TRANSLATION_UNITS",    "ATTACHMENT_SCALED",
                               "BIND_FRAME_MISMATCH",  "INVERSE_BIND_MISMATCH",
                               "INVERSE_BIND_MISSING", "SKINNED_MESH_TRANSFORM",
                               "JOINT_CHAIN_SCALE"};
constexpr Codes kVanishes[] = {"POSE_NOT_FINITE",        "KEY_SCALE_ZERO",
                               "JOINT_OUTSIDE_SCENE",    "POSED_BOUNDS_OUTSIDE",
                               "ACCESSOR_MIN_MAX_WRONG", "KEY_SCALE_NEGATIVE",
                               "INVERSE_BIND_MIRRORED",  "ATTACHMENT_SCALED",
                               "MESH_LEFT_BEHIND",       "PRIMITIVE_WITHOUT_POSITION",
                               "SKIN_WITHOUT_MESH",      "IMAGE_PLACEHOLDER"};
constexpr Codes kInsideOut[] = {"KEY_SCALE_NEGATIVE", "INVERSE_BIND_MIRRORED",
                                "TANGENT_HANDEDNESS"};
constexpr Codes kProp[] = {
    "ATTACHMENT_FAR",         "ATTACHMENT_SCALED",          "MESH_LEFT_BEHIND",
    "SKINNED_MESH_TRANSFORM", "ANIMATED_SKINNED_MESH_NODE", "JOINT_NONUNIFORM_SCALE",
    "ATTACHMENT_SHEARED",     "ATTACHMENT_LEAVES_SKIN"};
constexpr Codes kFace[] = {"MORPH_OUTLIER",
                           "MORPH_DOUBLED",
                           "MORPH_EMPTY",
                           "MORPH_TARGETS_DISAGREE",
                           "MORPH_WEIGHT_COUNT",
                           "MORPH_NAME_COUNT",
                           "MORPH_WITHOUT_BASE",
                           "MESH_WEIGHTS_UNUSED",
                           "CHANNEL_WITHOUT_TARGETS",
                           "VRM_MESH_UNUSED",
                           "VRM_WEIGHT_CLAMPED",
                           "MORPH_LOOKS_NOT_SHOWN",
                           "MORPH_UNUSED"};
constexpr Codes kUneven[] = {"WEIGHTS_ASYMMETRIC", "BIND_SIDES_SWAPPED", "STRAY_PATCH",
                             "STRAY_INFLUENCE"};
constexpr Codes kEngine[] = {"DISPLACED_BY_FOUR_SLOTS",
                             "DISPLACED_BY_8_BIT",
                             "DISPLACED_BY_NORMALIZING",
                             "DISPLACED_BY_DUAL_QUATERNIONS",
                             "INFLUENCES_OVER_8",
                             "INFLUENCES_OVER_4",
                             "SKINNED_MESH_TRANSFORM",
                             "NAME_DOUBLED",
                             "NAME_EMPTY",
                             "NAME_NUMBERED",
                             "CLIP_NAME_DEFAULT",
                             "TRACK_COVERAGE",
                             "CONSTANT_TRACK",
                             "CLIP_NOT_AT_ZERO",
                             "KEY_ROTATION_SIGN_FLIPPED",
                             "KEY_ROTATION_HALF_TURN",
                             "INVERSE_BIND_MISSING",
                             "POSED_BOUNDS_OUTSIDE",
                             "WEIGHTS_NOT_NORMALIZED",
                             "CONSTANT_TRACK_POSED",
                             "NAME_PATH",
                             "JOINT_CHAIN_SCALE"};
constexpr Codes kRetarget[] = {"NAME_DOUBLED",
                               "NAME_EMPTY",
                               "NAME_NUMBERED",
                               "CLIP_NAME_DEFAULT",
                               "VRM_BONE_MISSING",
                               "VRM_BONE_UNKNOWN",
                               "VRM_BONE_TWICE",
                               "VRM_NODE_TWICE",
                               "BORROWED_JOINT_ALONE",
                               "BORROWED_SCALE_TURNED",
                               "BORROWED_TARGET_CONTESTED",
                               "BORROWED_EXPRESSION_ALONE",
                               "BORROWED_CLIP_INCOMPLETE"};
constexpr Codes kShading[] = {"NORMAL_NOT_UNIT",         "TANGENT_NOT_UNIT",
                              "TANGENT_HANDEDNESS",      "TANGENTS_MISSING",
                              "TANGENTS_GENERATED",      "TANGENTS_WITHOUT_NORMALS",
                              "TEXCOORD_MISSING",        "IMAGE_PLACEHOLDER",
                              "TEXTURE_WITHOUT_IMAGE",   "KEY_SCALE_NEGATIVE",
                              "INVERSE_BIND_MIRRORED",   "COLOR_CLAMPED",
                              "IMAGE_TRANSFER_FUNCTION", "IMAGE_CMYK"};
constexpr Codes kHeavy[] = {"REDUNDANT_KEYS",    "CONSTANT_TRACK",      "TRACK_MOVES_NOTHING",
                            "MORPH_EMPTY",       "INFLUENCE_SET_EMPTY", "INFLUENCES_OVER_8",
                            "NEGLIGIBLE_WEIGHT", "JOINT_UNUSED",        "SKIN_UNUSED"};

constexpr std::array kSymptoms{
    Symptom{
        .name = "explodes",
        .title = "The mesh explodes or is torn apart",
        .words = "explode, explosion, torn, tears, shredded, scattered, broken, garbage, spaghetti",
        .causes = kExplodes,
        .elsewhere = "Open the source file in its bind pose: if the mesh is whole there, the "
                     "exporter wrote other bind matrices or another order of joints."},
    Symptom{.name = "spikes",
            .title = "Vertices shoot out of the surface",
            .words = "spike, needles, stray vertex, shoots out, sticks out, star",
            .causes = kSpikes,
            .elsewhere = "Pin the vertex and read its explanation: it names the joint or the morph "
                         "target that moves it."},
    Symptom{.name = "collapses",
            .title = "A part collapses or loses its volume",
            .words = "collapse, shrinks, candy wrapper, pinches, caves in, flat, thin, volume",
            .causes = kCollapses,
            .elsewhere =
                "Linear blending loses volume where a joint turns far: add twist joints or "
                "corrective shapes in the source file."},
    Symptom{.name = "twists",
            .title = "A limb is twisted or turned the wrong way",
            .words = "twist, twisted, rotated, wrong angle, backwards, bent, broken arm, flips",
            .causes = kTwists,
            .elsewhere = "Compare the pose with the source file at the same frame: if it is turned "
                         "there too, the keys are as animated; otherwise compare the rest poses."},
    Symptom{.name = "wrong-limb",
            .title = "A part follows the wrong limb",
            .words = "wrong limb, wrong bone, other leg, swapped, left and right exchanged",
            .causes = kWrongLimb,
            .elsewhere = "Compare the vertex groups of the source file with the weights by joint: "
                         "an exporter may have written another order of joints."},
    Symptom{.name = "stretches",
            .title = "A part is stretched or shortened",
            .words = "stretch, stretched, rubber, long arms, short legs, elastic, pulled",
            .causes = kStretches,
            .elsewhere = "Compare the distances of the joints with the character that the clip was "
                         "made for: clips of other proportions need retargeting."},
    Symptom{.name = "pops",
            .title = "A part jumps for a frame",
            .words = "pop, jumps, jump, glitch, flicks, snaps, twitch, blinks",
            .causes = kPops,
            .elsewhere =
                "Step through the frames and compare the source file's curves at the frame "
                "of the jump: a constraint or a solver may have been baked there."},
    Symptom{.name = "jitters",
            .title = "The motion jitters or stutters",
            .words = "jitter, stutter, stutters, jerky, shakes, trembles, choppy, noise",
            .causes = kJitters,
            .elsewhere = "Compare the frame rates of the source file and of the export: keys that "
                         "were sampled at another rate stutter."},
    Symptom{.name = "lags",
            .title = "A part lags behind or runs ahead",
            .words = "lag, late, delayed, early, out of sync, offset in time",
            .causes = kLags,
            .elsewhere = "Compare the ranges of the tracks in the source file: an action that was "
                         "moved in time is exported with its offset."},
    Symptom{
        .name = "loop",
        .title = "It pops at the loop",
        .words = "loops, seam, hitch, repeat, cycle, end and start differ",
        .causes = kLoop,
        .elsewhere =
            "Compare the first and the last frame of the source file: in a loop they must match."},
    Symptom{.name = "slides",
            .title = "The feet slide",
            .words = "slide, skate, skating, foot sliding, moonwalk, ice, feet",
            .causes = kSlides,
            .measured = Measurement::Slides,
            .elsewhere = "Compare the speed at which the game moves the character with that of its "
                         "feet: 'sinew-cli motion' prints how far the root travels."},
    Symptom{.name = "stuck",
            .title = "It stays in the T-pose or does not move",
            .words = "T-pose, A-pose, tpose, frozen, static, no animation, does not move, stands "
                     "still, bind pose",
            .causes = kStuck,
            .measured = Measurement::Clips,
            .elsewhere = "Compare the names of the joints with those that the engine's skeleton "
                         "has: a clip that is bound by name moves only those that it finds."},
    Symptom{.name = "keeps-pose",
            .title = "A part keeps the pose of the clip before",
            .words = "keeps, stays bent, residue, previous clip, leftover, depends on the order",
            .causes = kKeepsPose,
            .elsewhere = "Play the two clips one after another in the engine with its own reset of "
                         "the pose switched on: if it helps, key all joints in every clip."},
    Symptom{.name = "too-large",
            .title = "It is too large, too small or far away",
            .words = "size, giant, huge, tiny, too small, scale, 100 times, centimetres, far away",
            .causes = kTooLarge,
            .measured = Measurement::Size,
            .elsewhere = "Compare the unit of the source file and the scale of the export: glTF "
                         "counts in metres."},
    Symptom{.name = "vanishes",
            .title = "A part vanishes or is cut off",
            .words = "vanish, invisible, disappears, missing, culled, flickers, gone, not visible",
            .causes = kVanishes,
            .elsewhere = "Look at the materials of the source file (alpha, back faces) and at what "
                         "the engine culls by bounds."},
    Symptom{.name = "inside-out",
            .title = "A part is mirrored or inside out",
            .words = "mirrored, inverted, flipped normals, inside out, back faces",
            .causes = kInsideOut,
            .elsewhere =
                "Look for negative scale and flipped faces in the source file: Apply Scale, "
                "then recalculate normals."},
    Symptom{
        .name = "prop",
        .title = "A prop is offset, floats or is left behind",
        .words = "prop is offset, weapon, sword, attachment, hand, floats, left behind, eyes, hair",
        .causes = kProp,
        .elsewhere = "Compare the position of the prop below its bone in the source file: some "
                     "programs export a parent without its inverse."},
    Symptom{.name = "face",
            .title = "A morph target looks wrong",
            .words = "mouth, morph, blend shape, shape key, expression, lips, eyelid",
            .causes = kFace,
            .elsewhere = "Set the target alone to 1 in the source file: if it is right there, "
                         "another one is driven at the same time."},
    Symptom{.name = "uneven",
            .title = "Left and right differ",
            .words = "asymmetric, asymmetry, one side, left and right differ, not symmetrical",
            .causes = kUneven,
            .elsewhere = "Mirror the weights in the source file and compare again."},
    Symptom{
        .name = "engine",
        .title = "It is right elsewhere and wrong in my engine",
        .words =
            "wrong in my engine, game, Unity, Unreal, Godot, three.js, Babylon, only in the game",
        .causes = kEngine,
        .measured = Measurement::Engines,
        .elsewhere = "Look at the import settings of the engine: joints per vertex, compression "
                     "of clips, and resampling change what this file says."},
    Symptom{
        .name = "retarget",
        .title = "Clips of another character do not fit",
        .words = "retargeting, Mixamo, borrowed, humanoid, avatar, VRM, other rig, does not bind",
        .causes = kRetarget,
        .elsewhere = "Borrow the clip with File > Borrow Clips or --clips: the list of partners "
                     "names the joints that have none."},
    Symptom{.name = "shading",
            .title = "Light and textures are wrong",
            .words = "dark, black, faceted, seams, normals, texture, pink, white, shiny, lighting",
            .causes = kShading,
            .elsewhere = "Compare the views of normals, tangents and texture coordinates with the "
                         "source file."},
    Symptom{.name = "heavy",
            .title = "It is too heavy or too slow",
            .words = "slow, big file, memory, performance, bytes, optimise, optimize",
            .causes = kHeavy,
            .elsewhere = "'sinew-bench render' measures what each pass costs."},
    Symptom{.name = "refused",
            .title = "Another program refuses the file",
            .words =
                "does not load, does not open, invalid, error, crash, validator, rejected, corrupt",
            .causes = {},
            .violations = true,
            .elsewhere =
                "Read the message of the other program: this file conforms to the specification."},
};

}  // namespace

std::span<const Symptom> symptomTable() noexcept {
    return kSymptoms;
}

}  // namespace sinew
