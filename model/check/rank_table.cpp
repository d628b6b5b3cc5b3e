// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/rank.h"

namespace sinew {
namespace {

constexpr FindingGroup kClip = FindingGroup::Clip;
constexpr FindingGroup kSkin = FindingGroup::Skin;
constexpr FindingGroup kFile = FindingGroup::File;
constexpr FindingGroup kApart = FindingGroup::Apart;

// The order is the rank. Rules without a row come after all of these.
constexpr std::array kFindingTraits{
    // The pose is visibly broken, or nobody can see it.
    FindingTraits{"POSE_NOT_FINITE"},
    FindingTraits{"SIZE_EXTREME", kApart},
    FindingTraits{"FAR_APART", kApart},
    FindingTraits{"COMPRESSED_DATA_UNREADABLE"},
    FindingTraits{"BUFFER_VIEW_OUT_OF_BOUNDS"},
    FindingTraits{"ACCESSOR_UNREADABLE"},
    FindingTraits{"ACCESSOR_NOT_FINITE"},
    FindingTraits{"JOINT_OUTSIDE_SCENE"},
    FindingTraits{"VERTEX_UNWEIGHTED", kSkin, {}, "vertices"},
    FindingTraits{"WEIGHTS_NOT_NORMALIZED", kSkin, {}, "vertices"},
    FindingTraits{"WEIGHT_NEGATIVE", kSkin, {}, "vertices"},
    FindingTraits{"DUPLICATE_JOINT", kSkin, {}, "vertices"},
    FindingTraits{"JOINT_OUT_OF_RANGE", kSkin},
    FindingTraits{"INFLUENCE_SET_INCOMPLETE", kSkin},
    FindingTraits{"STRAY_INFLUENCE", kSkin, {}, "vertices"},
    FindingTraits{"INVERSE_BIND_SINGULAR", kSkin},
    FindingTraits{"INVERSE_BIND_MIRRORED", kSkin},
    FindingTraits{"INVERSE_BIND_MISSING", kSkin},
    FindingTraits{"INVERSE_BIND_MISMATCH", kSkin},
    FindingTraits{"SKIN_MATRIX_NOT_AFFINE", kSkin},
    FindingTraits{"SKIN_WITHOUT_WEIGHTS", kSkin},
    FindingTraits{"SKIN_WITHOUT_MESH"},
    FindingTraits{"SKINNED_MESH_WITHOUT_SKIN"},
    FindingTraits{"SKIN_WITHOUT_COMMON_ROOT", kSkin},
    FindingTraits{"SKIN_DUPLICATE_JOINT", kSkin},
    FindingTraits{"INTERPOLATION_UNKNOWN", kClip,
                  "{clips}: {places} channels or samplers have an interpolation other than LINEAR, "
                  "STEP and CUBICSPLINE; they were ignored"},
    FindingTraits{"KEY_ROTATION_NOT_UNIT", kClip},
    FindingTraits{"TIMES_NOT_INCREASING", kClip},
    FindingTraits{"TIMES_NEGATIVE", kClip},
    FindingTraits{"CUBICSPLINE_SINGLE_KEY", kClip},
    FindingTraits{"KEY_VALUE_FORMAT", kClip},
    FindingTraits{"CHANNEL_TARGET_TWICE", kClip},
    FindingTraits{"CHANNEL_PATH_UNKNOWN", kClip},
    FindingTraits{"CHANNEL_WITHOUT_TARGETS", kClip},
    FindingTraits{"CHANNEL_WITHOUT_NODE", kClip},
    FindingTraits{"ANIMATED_MATRIX", kClip},
    FindingTraits{"MESH_WEIGHTS_UNUSED", kClip},
    FindingTraits{"POINTER_BOOLEAN", kClip},
    FindingTraits{"POINTER_MALFORMED", kClip},
    FindingTraits{"POINTER_MISSING", kClip},
    FindingTraits{"POINTER_UNDEFINED", kClip},
    FindingTraits{"POINTER_UNRESOLVED", kClip},
    FindingTraits{"POINTER_VALUE_TYPE", kClip},
    FindingTraits{"POINTER_VALUE_RANGE", kClip},
    FindingTraits{"POINTER_NOT_MUTABLE", kClip},
    FindingTraits{"POINTER_PATH", kClip},
    FindingTraits{"POINTER_WITH_NODE", kClip},
    FindingTraits{"POINTER_UNKNOWN", kClip},
    FindingTraits{"ROTATION_ZERO"},
    FindingTraits{"ROTATION_NOT_UNIT"},
    FindingTraits{"INSTANCE_ROTATION_NOT_UNIT"},
    FindingTraits{"MATRIX_NOT_AFFINE"},
    FindingTraits{"MATRIX_AND_TRS"},
    FindingTraits{"SCENE_NODE_NOT_ROOT"},
    FindingTraits{"MORPH_TARGETS_DISAGREE"},
    FindingTraits{"MORPH_WITHOUT_BASE"},
    FindingTraits{"MORPH_WEIGHT_COUNT"},
    FindingTraits{"ACCESSOR_WITHOUT_DATA", kFile,
                  "{places} accessors have no buffer view; all their values are zero"},
    FindingTraits{"KEY_ROTATION_HALF_TURN", kClip,
                  "{clips}: {places} tracks rotate by half a turn between two keys, {n} times, "
                  "first {first}; {rest}"},
    FindingTraits{"KEY_ROTATION_SIGN_FLIPPED", kClip,
                  "{clips}: {places} rotation tracks change sign between keys, {n} times, first "
                  "{first}; {rest}"},
    FindingTraits{"LOOP_SEAM", kFile,
                  "{places} clips end close to where they start, but {n} tracks jump from the last "
                  "key to the first: {clips}; {rest}"},

    // The picture is visibly wrong.
    FindingTraits{"IMAGE_PLACEHOLDER"},
    FindingTraits{"IMAGE_NEEDS_EXTENSION"},
    FindingTraits{"TEXTURE_WITHOUT_IMAGE"},
    FindingTraits{"TEXCOORD_MISSING"},
    FindingTraits{"TANGENTS_MISSING"},
    FindingTraits{"PRIMITIVE_WITHOUT_POSITION"},
    FindingTraits{"CAMERA_KIND_MISMATCH"},
    FindingTraits{"CAMERA_UNUSABLE"},
    FindingTraits{"LIGHT_WITHOUT_KIND"},
    FindingTraits{"EXTENSION_IGNORED", kApart},
    FindingTraits{"EXTENSION_MISPLACED"},
    FindingTraits{"INVALID_PROPERTY_IGNORED"},
    FindingTraits{"VALUE_CLAMPED"},
    FindingTraits{"COLOR_CLAMPED"},

    // Other programs show something else.
    FindingTraits{"POSED_BOUNDS_OUTSIDE"},
    FindingTraits{"CLIP_NOT_AT_ZERO", kFile,
                  "{places} clips start later than at 0 s: {clips}; {rest}"},
    FindingTraits{"DISPLACED_BY_NORMALIZING", kSkin, {}, "vertices"},
    FindingTraits{"DISPLACED_BY_FOUR_SLOTS", kSkin, {}, "vertices"},
    FindingTraits{"DISPLACED_BY_DUAL_QUATERNIONS", kSkin, {}, "vertices"},
    FindingTraits{"DISPLACED_BY_8_BIT", kSkin, {}, "vertices"},
    FindingTraits{"JOINT_ORDER_DIFFERS", kSkin, {}, "joints"},
    FindingTraits{"SKINNED_MESH_TRANSFORM"},
    FindingTraits{"INFLUENCES_OVER_8", kSkin, {}, "vertices"},
    FindingTraits{"JOINT_NONUNIFORM_SCALE", kSkin},
    FindingTraits{"TRACK_NONUNIFORM_SCALE", kClip,
                  "{clips}: {places} tracks scale non-uniformly, in {n} keys, first {first}; "
                  "{rest}"},
    FindingTraits{"WEIGHTS_ASYMMETRIC", kSkin, {}, "vertices"},
    FindingTraits{"INFLUENCES_OVER_4", kSkin, {}, "vertices"},
    FindingTraits{"LOOP_SPEED_JUMP", kClip,
                  "{places} clips close, but {n} tracks change speed abruptly there: {clips}"},
    FindingTraits{"CLIP_EMPTY", kFile, "{places} clips have no effective channels: {clips}"},
    FindingTraits{"CLIP_ZERO_LENGTH", kFile,
                  "{places} clips have all their keys at one time: {clips}; they are poses, not "
                  "motions"},
    FindingTraits{"TANGENTS_GENERATED", kFile,
                  "the materials of {places} primitives need tangents that the file does not "
                  "store; {rest}"},
    FindingTraits{"KEY_OFF_FRAME_GRID", kClip,
                  "{n} keys of {clips} lie between frames, first {first}"},

    // Bytes and time.
    FindingTraits{"CONSTANT_TRACK", kFile,
                  "{n} tracks of {clips} never change ({bytes} can be saved), first {first}"},
    FindingTraits{"REDUNDANT_KEYS", kFile,
                  "{n} keys of {clips} lie on straight segments and can be removed without a "
                  "visible difference ({bytes})"},
    FindingTraits{"TRACK_MOVES_NOTHING", kFile,
                  "{n} tracks of {clips} drive nodes that nothing visible depends on ({bytes}), "
                  "first {first}"},
    FindingTraits{"ANIMATED_SKINNED_MESH_NODE", kFile,
                  "{places} channels of {clips} move the nodes of skinned meshes, which only "
                  "joints move, first {first}"},
    FindingTraits{"JOINT_UNUSED", kFile,
                  "{n} joints of {places} skins move no vertex; each costs a matrix per frame and "
                  "counts towards the engine's joint limit"},
    FindingTraits{"SKIN_UNUSED", kFile, "no mesh uses {places} of the skins"},
    FindingTraits{"INFLUENCE_SET_EMPTY", kSkin},
    FindingTraits{"NEGLIGIBLE_WEIGHT", kSkin,
                  "{n} vertices in {places} primitives spend a slot on a weight below half an "
                  "8-bit step (0.2 %), which has no effect, first {first}"},
    FindingTraits{"JOINT_WITHOUT_WEIGHT", kSkin, {}, "slots"},

    // Form, where many are usual.
    FindingTraits{"ACCESSOR_MIN_MAX_WRONG"},
    FindingTraits{"ACCESSOR_MIN_MAX_INEXACT", kFile,
                  "{places} stored bounds belong to the values before lossy compression"},
    FindingTraits{"ACCESSOR_NOT_CHECKED", kFile,
                  "{places} accessors are unused, and their values were not checked"},
    FindingTraits{"BUFFER_VIEW_STRIDE_MISPLACED", kFile,
                  "{places} buffer views have a stride; only those of vertex attributes may have "
                  "one"},
    FindingTraits{"BUFFER_VIEW_STRIDE_MISSING", kFile,
                  "{places} buffer views are shared by several vertex attributes and have no "
                  "stride"},
    FindingTraits{"XMP_UNUSED", kFile, "no object references {places} of the metadata packets"},
    FindingTraits{"CHECK_INCOMPLETE", kApart},
    FindingTraits{"FRAMES_NOT_COMPARED", kApart},
    FindingTraits{"FINDINGS_LEFT_OUT", kApart},
};

}  // namespace

std::span<const FindingTraits> findingTraits() noexcept {
    return kFindingTraits;
}

}  // namespace sinew
