// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

constexpr std::array kSkinRules{
    Rule{.code = "INVERSE_BIND_MIRRORED",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .meaning = "An inverse bind matrix has a negative determinant.",
         .why =
             "Unless the joint mirrors back, the surface is inside out; engines that keep joints "
             "as rotation and scale lose the mirroring either way.",
         .fixBlender = "Bones cannot be mirrored: apply negative scale of armature and mesh with "
                       "Object > Apply > Scale, then bind again.",
         .fixMaya = "Mirror joints with Skeleton > Mirror Joints instead of negative scale; Skin > "
                    "Unbind Skin, Modify > Freeze Transformations, Skin > Bind Skin."},
    Rule{.code = "INVERSE_BIND_MISMATCH",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .meaning = "Joint at rest x inverse bind matrix differs from what the other joints have.",
         .why = "What those joints move sits in another place than modelled as soon as the file "
                "opens. When it holds for most joints, the file rests in another pose than that of "
                "binding, which hurts retargeting only.",
         .fixBlender =
             "Pose Mode: Pose > Clear Transform > All before export, or export with Use "
             "Rest Position Armature; after moved bones bind again with Object > Parent > "
             "Armature Deform.",
         .fixMaya = "Skin > Go to Bind Pose before export; after moved joints Skin > Unbind Skin "
                    "with history kept, then Bind Skin."},
    Rule{.code = "INVERSE_BIND_MISSING",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .meaning = "The skin has no inverse bind matrices, so each is the identity.",
         .why =
             "Right only for a mesh that was modelled around the joints' own origins; else it is "
             "torn apart at rest.",
         .fixBlender = "The exporter always writes them: export again from the scene.",
         .fixMaya = "Bind with Skin > Bind Skin and export again with skinning on."},
    Rule{.code = "INVERSE_BIND_SINGULAR",
         .severity = Severity::Error,
         .meaning = "An inverse bind matrix flattens space: an axis has length 0 or two coincide.",
         .why = "What the joint moves collapses into a plane, a line or a point.",
         .fixBlender = "A bone or armature has scale 0: Object > Apply > Scale, then bind again.",
         .fixMaya =
             "A joint had scale 0 when bound: Skin > Unbind Skin, set the scale, Skin > Bind "
             "Skin."},
    Rule{.code = "JOINT_NONUNIFORM_SCALE",
         .severity = Severity::Warning,
         .meaning = "A node above or in a skin's chain has uneven scale at rest, and something "
                    "below it turns.",
         .why = "What turns below it shears, which engines that keep rotation and scale apart "
                "cannot show.",
         .fixBlender = "Object > Apply > Scale on the armature; bones: Inherit Scale None or "
                       "Aligned.",
         .fixMaya = "Modify > Freeze Transformations on the groups; keep Segment Scale Compensate "
                    "off and scale at 1."},
    Rule{
        .code = "FAR_APART",
        .severity = Severity::Warning,
        .meaning = "What is drawn reaches 100,000 times as far, from itself or from the origin, as "
                   "the largest part of it is wide (the half of its vertices that is closest "
                   "together), or a million times as far as half of everything is.",
        .why = "Neither a picture nor float numbers hold both ends: fitted to all of it, a picture "
               "shows nothing, and what is small trembles far from the origin.",
        .fixBlender = "Select the named object, View > Frame Selected; delete the stray part or "
                      "clear its transform with Alt+G and Alt+S; for a key use the Graph Editor.",
        .fixMaya = "Select the named object and press F; delete the stray part or reset its "
                   "transform; for a key use the Graph Editor."},
    Rule{.code = "JOINT_OUTSIDE_SCENE",
         .severity = Severity::Error,
         .meaning = "A scene shows a skinned mesh without the joints that move it.",
         .why = "Engines load one scene: the joints are missing there, the mesh is not drawn or "
                "collapses.",
         .fixBlender = "Keep armature and mesh in the same scene and export both.",
         .fixMaya = "Export the skeleton's root together with the mesh.",
         .violation = true},
    Rule{.code = "JOINT_UNUSED",
         .severity = Severity::Info,
         .meaning = "Joints of a skin move no vertex.",
         .why = "Each costs a matrix per frame, tracks in every clip, and a place in the engine's "
                "limit of joints.",
         .fixBlender =
             "On export: Data > Armature > Export Deformation Bones Only; turn Deform off "
             "for helpers and leaf bones.",
         .fixMaya = "Skin > Edit Influences > Remove Unused Influences."},
    Rule{.code = "POSED_BOUNDS_OUTSIDE",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .meaning = "Posed, the mesh leaves the box that the file states for it by far.",
         .why = "Engines that cull by that box make the mesh vanish while it is in the picture.",
         .fixBlender = "Object > Apply > All Transforms on mesh and armature, so that the mesh is "
                       "stored where it stands.",
         .fixMaya = "Modify > Freeze Transformations before Bind Skin; or widen the bounds in the "
                    "engine."},
    Rule{.code = "POSE_NOT_FINITE",
         .severity = Severity::Error,
         .meaning = "Posed positions are infinite or not a number although the stored ones are "
                    "not.",
         .why = "The mesh vanishes or fills the picture.",
         .fixBlender = "Look for huge scales or values in the named joint; Object > Apply > Scale.",
         .fixMaya = "Look for huge scales or values in the named joint; Modify > Freeze "
                    "Transformations."},
    Rule{.code = "SIZE_EXTREME",
         .severity = Severity::Warning,
         .meaning = "What is drawn spans more than 1e12 units or less than 1e-12, or its places "
                    "are infinite or not a number although the stored values are not.",
         .why = "Squares or cubes of such distances leave the range of float numbers: the model "
                "vanishes, "
                "is black, or cannot be framed.",
         .fixBlender = "Look for a huge or tiny scale in the named object and those above it; "
                       "check Unit Scale in the scene's properties; Object > Apply > Scale.",
         .fixMaya = "Look for a huge or tiny scale in the named object and those above it; check "
                    "Working Units in the preferences; Modify > Freeze Transformations."},
    Rule{.code = "SKINNED_MESH_TRANSFORM",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .meaning = "The node of a skinned mesh is moved, turned or scaled, itself or from above.",
         .why = "glTF ignores it: only the joints move the mesh. Tools that do not ignore it move "
                "the mesh twice.",
         .fixBlender = "Object > Apply > All Transforms on the mesh.",
         .fixMaya = "Modify > Freeze Transformations on the mesh before Bind Skin."},
    Rule{.code = "SKIN_UNUSED",
         .severity = Severity::Info,
         .meaning = "No mesh wears the skin.",
         .why = "Dead weight in the file, and tools list a skeleton too many.",
         .fixBlender = "Delete armatures that no mesh uses, or export Selected Objects only.",
         .fixMaya = "File > Optimize Scene Size, with unused skinning influences on."},
};

}  // namespace

std::span<const Rule> skinTable() noexcept {
    return kSkinRules;
}

}  // namespace sinew::check
