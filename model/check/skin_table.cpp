// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

// Single precision and exporters that convert through centimetres or Euler angles stay below.
constexpr std::array kMismatchParameters{
    RuleParameter{"distance", 0.01, "of the skeleton's size",
                  "A joint that displaces its vertices farther than most joints do differs."},
    RuleParameter{
        "stretch", 0.02, "of the linear part of the matrix",
        "A joint that rotates, scales or shears more than most joints do differs; 0.02 is "
        "about one degree."},
    RuleParameter{"few", 0.25, "of the joints",
                  "If more differ, the rest pose is not the bind pose, which is only information."},
};

constexpr std::array kMissingParameters{
    RuleParameter{"distance", 0.01, "units",
                  "A joint farther from the origin at rest displaces its vertices."},
    RuleParameter{"stretch", 0.02, "of the linear part of the matrix",
                  "A joint that is rotated or scaled more at rest displaces its vertices."},
};

constexpr std::array kSingularParameters{
    RuleParameter{"flatness", 1e-6, "of the volume",
                  "A matrix that leaves less of a unit cube, apart from its scale, is singular."},
};

constexpr std::array kJointScaleParameters{
    RuleParameter{"scale", 1e-3, "of the longest axis",
                  "Axes that differ by more are scaled non-uniformly."},
    RuleParameter{"turn", 1.0, "degrees", "A descendant that is rotated by more shears."},
};

constexpr std::array kFarApartParameters{
    RuleParameter{
        "ofLargest", 1e5, "times the largest part",
        "A scene that extends farther has no common scale: the part covers a hundredth of "
        "a pixel in a picture 1000 pixels wide."},
    RuleParameter{"ofHalf", 1e6, "times half of everything",
                  "A scene that extends farther has no common scale."},
};

constexpr std::array kBoundsParameters{
    RuleParameter{"outside", 1.0, "of the diagonal of the stored bounds",
                  "Posed vertices that are farther outside are hidden by culling; limbs and jumps "
                  "leave the bounds by a fraction."},
    RuleParameter{
        "visible", 0.1, "of the model's size",
        "A small part that leaves its bounds by less is hidden only where the view ends."},
};

constexpr std::array kExtremeParameters{
    RuleParameter{"reach", 1e12, "units",
                  "A scene that extends farther, or spans less than the inverse, is out of range."},
};

constexpr std::array kTransformParameters{
    RuleParameter{"difference", 1e-4, "per element of the matrix",
                  "A world transform that differs from the identity by less is a rounding error."},
    RuleParameter{"visible", 0.002, "of the model's size",
                  "A smaller shift of the mesh is not visible, so it does not matter that the "
                  "transform is ignored."},
};

constexpr std::array kSkinRules{
    Rule{.code = "INVERSE_BIND_MIRRORED",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 170},
         .group = FindingGroup::Skin,
         .meaning = "An inverse bind matrix has a negative determinant.",
         .why = "Unless the joint itself mirrors back, the surface is inside out. Engines that "
                "store joints as rotation and scale lose the mirroring either way.",
         .fixBlender = "Bones cannot be mirrored: apply negative scale of armature and mesh with "
                       "Object > Apply > Scale, then bind again.",
         .fixMaya = "Mirror joints with Skeleton > Mirror Joints instead of negative scale; Skin > "
                    "Unbind Skin, Modify > Freeze Transformations, Skin > Bind Skin."},
    Rule{.code = "INVERSE_BIND_MISMATCH",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 190},
         .group = FindingGroup::Skin,
         .parameters = kMismatchParameters,
         .meaning =
             "Joint matrix at rest x inverse bind matrix differs from that of the other joints.",
         .why = "The vertices of those joints are displaced as soon as the file opens. If it "
                "applies to most joints, the rest pose is simply not the bind pose, which affects "
                "only retargeting.",
         .fixBlender = "Pose Mode: Pose > Clear Transform > All before export, or export with Use "
                       "Rest Position Armature; if bones were moved, bind again with Object > "
                       "Parent > Armature Deform.",
         .fixMaya = "Skin > Go to Bind Pose before export; if joints were moved, Skin > Unbind "
                    "Skin with history kept, then Bind Skin."},
    Rule{.code = "INVERSE_BIND_MISSING",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 180},
         .group = FindingGroup::Skin,
         .parameters = kMissingParameters,
         .meaning = "The skin has no inverse bind matrices, so identity matrices are used.",
         .why = "Correct only if the mesh was modelled around the origins of the joints; otherwise "
                "it is torn apart at rest.",
         .fixBlender = "Give the mesh an Armature modifier, and export with Data > Skinning on.",
         .fixMaya = "Bind with Skin > Bind Skin, and export with skinning on."},
    Rule{
        .code = "INVERSE_BIND_SINGULAR",
        .severity = Severity::Error,
        .rank = {Harm::Pose, 160},
        .group = FindingGroup::Skin,
        .parameters = kSingularParameters,
        .meaning = "An inverse bind matrix is singular: an axis has length 0 or two axes coincide.",
        .why = "The joint's vertices collapse into a plane, a line or a point.",
        .fixBlender = "A bone or armature has scale 0: Object > Apply > Scale, then bind again.",
        .fixMaya = "A joint had scale 0 when bound: Skin > Unbind Skin, set the scale, Skin > Bind "
                   "Skin.",
        .violation = false},
    Rule{.code = "JOINT_NONUNIFORM_SCALE",
         .severity = Severity::Warning,
         .rank = {Harm::Elsewhere, 100},
         .group = FindingGroup::Skin,
         .parameters = kJointScaleParameters,
         .meaning = "A joint or an ancestor of a skin has non-uniform scale at rest, and a "
                    "descendant rotates.",
         .why = "The rotating descendants shear, which engines that store rotation and scale "
                "separately cannot show.",
         .fixBlender = "Object > Apply > Scale on the armature; bones: Inherit Scale None or "
                       "Aligned.",
         .fixMaya = "Modify > Freeze Transformations on the groups; keep Segment Scale Compensate "
                    "off and scale at 1."},
    Rule{.code = "FAR_APART",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 30},
         .group = FindingGroup::Apart,
         .parameters = kFarApartParameters,
         .meaning = "The scene extends, within itself or from the origin, 100,000 times the width "
                    "of its largest part (the half of its vertices that are closest together), or "
                    "a million times that of half of everything.",
         .why = "Neither a picture nor single precision can represent both scales: a view fitted "
                "to everything shows nothing, and small parts jitter far from the origin.",
         .fixBlender = "Select the named object, View > Frame Selected; delete the stray part or "
                       "clear its transform with Alt+G and Alt+S; for a key use the Graph Editor.",
         .fixMaya = "Select the named object and press F; delete the stray part or reset its "
                    "transform; for a key use the Graph Editor."},
    Rule{.code = "JOINT_ORDER_DIFFERS",
         .severity = Severity::Warning,
         .rank = {Harm::Elsewhere, 70},
         .group = FindingGroup::Skin,
         .unit = "joints",
         .meaning = "One mesh is drawn with skins that list the same joints, by node or name, in "
                    "different orders.",
         .why = "Weights name joints by their place in the skin: with one of the skins vertices "
                "follow the wrong joints.",
         .fixBlender = "Give each armature a mesh of its own: Object > Relations > Make Single "
                       "User > Object & Data; or let both use copies of one armature.",
         .fixMaya = "Duplicate the character with its skin instead of instancing the mesh, or bind "
                    "both with joints added in one order."},
    Rule{.code = "JOINT_OUTSIDE_SCENE",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 80},
         .meaning = "A scene shows a skinned mesh without the joints that move it.",
         .why = "Engines load one scene: without its joints the mesh is not drawn or collapses.",
         .fixBlender = "Keep armature and mesh in the same scene and export both.",
         .fixMaya = "Export the skeleton's root together with the mesh."},
    Rule{.code = "JOINT_UNUSED",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 50},
         .many = "{n} joints of {places} skins move no vertex; each costs a matrix per frame and "
                 "counts towards the engine's joint limit",
         .meaning = "Joints of a skin move no vertex.",
         .why = "Each costs a matrix per frame, tracks in every clip, and counts towards the "
                "engine's joint limit.",
         .fixBlender =
             "On export: Data > Armature > Export Deformation Bones Only; turn Deform off "
             "for helpers and leaf bones.",
         .fixMaya = "Skin > Edit Influences > Remove Unused Influences."},
    Rule{.code = "POSED_BOUNDS_OUTSIDE",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Elsewhere, 10},
         .parameters = kBoundsParameters,
         .meaning = "The posed mesh is far outside the bounds that the file stores for it. Only "
                    "information in clips, and where it is a small part that is close to them.",
         .why = "Engines that use the bounds for culling hide the mesh while it should be visible.",
         .fixBlender = "Object > Apply > All Transforms on mesh and armature, so that the mesh is "
                       "stored where it is displayed.",
         .fixMaya = "Modify > Freeze Transformations before Bind Skin; or widen the bounds in the "
                    "engine."},
    Rule{.code = "POSE_NOT_FINITE",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 10},
         .meaning = "Posed positions are infinite or NaN although the stored ones are not.",
         .why = "The mesh disappears or fills the picture.",
         .fixBlender = "Look for huge scales or values in the named joint; Object > Apply > Scale.",
         .fixMaya = "Look for huge scales or values in the named joint; Modify > Freeze "
                    "Transformations.",
         .violation = false},
    Rule{.code = "SIZE_EXTREME",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 20},
         .group = FindingGroup::Apart,
         .parameters = kExtremeParameters,
         .meaning = "The scene spans more than 1e12 units or less than 1e-12, or its positions are "
                    "infinite or NaN although the stored values are not.",
         .why = "Squares or cubes of such distances exceed the range of single precision: the "
                "model vanishes, is black, or cannot be framed.",
         .fixBlender = "Look for a huge or tiny scale in the named object and its parents; check "
                       "Unit Scale in the scene's properties; Object > Apply > Scale.",
         .fixMaya = "Look for a huge or tiny scale in the named object and its parents; check "
                    "Working Units in the preferences; Modify > Freeze Transformations."},
    Rule{.code = "SKINNED_MESH_TRANSFORM",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Elsewhere, 80},
         .parameters = kTransformParameters,
         .meaning =
             "The node of a skinned mesh or one of its ancestors is translated, rotated or scaled. "
             "Only information where the joints put the mesh where its node would.",
         .why = "glTF ignores it: only the joints move the mesh. Tools that do not ignore it "
                "transform the mesh twice.",
         .fixBlender = "Object > Apply > All Transforms on the mesh.",
         .fixMaya = "Modify > Freeze Transformations on the mesh before Bind Skin."},
    Rule{.code = "SKIN_UNUSED",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 60},
         .many = "no mesh uses {places} of the skins",
         .meaning = "No mesh uses the skin.",
         .why = "It wastes space, and tools list an extra skeleton.",
         .fixBlender = "Delete armatures that no mesh uses, or export Selected Objects only.",
         .fixMaya = "File > Optimize Scene Size, with unused skinning influences on."},
};

}  // namespace

std::span<const Rule> skinTable() noexcept {
    return kSkinRules;
}

}  // namespace sinew::check
