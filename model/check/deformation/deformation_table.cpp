// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/deformation/deformation_rules.h"

namespace sinew::check {
namespace {

// What deforms the surface wrongly, each with its effect on it.
constexpr std::array kDeformationRules{
    Rule{.code = "BIND_FRAME_MISMATCH",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 172},
         .group = FindingGroup::Skin,
         .meaning = "The inverse bind matrix of a joint contradicts those of its parent and "
                    "children: in the parent's bind frame the joint is elsewhere than its node. "
                    "Found whatever pose the file rests in.",
         .why = "The vertices of the joint are displaced in every pose.",
         .fixBlender = "Select the mesh, then the armature in its bind pose; Object > Parent > "
                       "Clear Parent, then Armature Deform with existing vertex groups.",
         .fixMaya = "Skin > Go to Bind Pose; select the joint and the mesh, Skin > Edit Influences "
                    "> Remove Influence, then Add Influence; or bind again with copied weights."},
    Rule{.code = "BIND_SIDES_SWAPPED",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 174},
         .group = FindingGroup::Skin,
         .meaning = "The vertices of two joints lie at each other's bones: the joints were swapped "
                    "together with their inverse bind matrices.",
         .why = "The mesh looks right at rest, and its left side moves with the right limb in "
                "every clip.",
         .fixBlender = "Object Data > Vertex Groups: rename both groups to each other's names.",
         .fixMaya = "Export both weight maps with Skin > Export Weight Maps and import each for "
                    "the other joint; or Skin > Copy Skin Weights from a correct mesh."},
    Rule{.code = "BONE_LENGTH_CHANGES",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 533},
         .group = FindingGroup::Clip,
         .many = "{clips}: {places} joints have other distances from their parents than in other "
                 "clips, first {first}",
         .meaning = "In one clip a joint is farther from its parent, or closer, than in the others "
                    "and at rest.",
         .why = "The limb is stretched or shortened by a constant factor: usually keys of another "
                "character's proportions, or a joint that was moved by mistake.",
         .fixBlender = "Pose Mode: select the bone, Graph Editor: delete its location channels in "
                       "that action; or scale their values.",
         .fixMaya =
             "Graph Editor: delete the translate curves of the joint in that clip; or scale them."},
    Rule{
        .code = "CLIP_MOVES_NO_JOINT",
        .severity = Severity::Warning,
        .rank = {Harm::Pose, 501},
        .group = FindingGroup::Clip,
        .meaning =
            "A clip moves controls (IK, poles, helpers) and none of the joints that move vertices.",
        .why = "The character stands still: engines do not evaluate the constraints of the "
               "authoring program.",
        .fixBlender = "On export: Animation > Sampling Animations; or Pose > Animation > Bake "
                      "Action with Visual Keying.",
        .fixMaya = "Key > Bake Animation on the deforming joints, then export those."},
    Rule{.code = "KEYS_TOO_CLOSE",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 561},
         .group = FindingGroup::Clip,
         .meaning = "Two keys are less than two milliseconds apart and hold different values.",
         .why = "The joint jumps within one frame; players that sample the frames show one of the "
                "two values by chance.",
         .fixBlender = "Graph Editor: Key > Snap > Selection to Nearest Frame, then Key > Clean Up "
                       "> Clean Keyframes.",
         .fixMaya = "Graph Editor: Edit > Snap, then delete the doubled key."},
    Rule{.code = "KEY_HELD",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 581},
         .group = FindingGroup::Clip,
         .meaning = "A key repeats the one before while the track moves steadily before and after. "
                    "Only information if a clip has several.",
         .why = "The joint stands still for a frame and then catches up: a visible stutter, "
                "usually a doubled frame.",
         .fixBlender = "Graph Editor: delete the key."},
    Rule{
        .code = "KEY_POP",
        .severity = Severity::Warning,
        .leastSeverity = Severity::Info,
        .rank = {Harm::Pose, 551},
        .group = FindingGroup::Clip,
        .meaning = "One key of a track leaves the motion and the next one returns, while every "
                   "other track is smooth. Only information if other tracks leave at the same "
                   "time, or if a clip has several.",
        .why = "The part jumps for one frame.",
        .fixBlender = "Graph Editor: delete the key, or smooth it with Key > Smooth > Smooth Keys.",
        .fixMaya =
            "Graph Editor: delete the key; Curves > Euler Filter if it is a flip of angles."},
    Rule{.code = "KEY_SCALE_NEGATIVE",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 521},
         .group = FindingGroup::Clip,
         .meaning =
             "A key scales a joint or a mesh by a negative factor, while it is positive at rest.",
         .why = "The part is mirrored and inside out, and passes through a point between the keys.",
         .fixBlender = "Graph Editor: correct the scale keys; Object > Apply > Scale removes a "
                       "negative scale at rest.",
         .fixMaya = "Graph Editor: correct the scale keys; freeze transformations before binding."},
    Rule{
        .code = "KEY_SCALE_ZERO",
        .severity = Severity::Warning,
        .leastSeverity = Severity::Info,
        .rank = {Harm::Pose, 511},
        .group = FindingGroup::Clip,
        .meaning =
            "A key scales a joint or a mesh to 0, or to less than a thousandth of its usual scale. "
            "Only information if it is at an end or lasts, as where a part is hidden on purpose.",
        .why = "The part collapses into a point; normals there are undefined.",
        .fixBlender = "Graph Editor: delete the key or set it to 1."},
    Rule{.code = "SPLINE_OVERSHOOT",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 541},
         .group = FindingGroup::Clip,
         .meaning =
             "Between two keys a spline leaves both by more than a fifth of the range of all "
             "keys of the track.",
         .why = "The part swings out between keys: a tangent that is too long, often one that was "
                "not scaled with the time between keys.",
         .fixBlender = "Graph Editor: Key > Handle Type > Auto Clamped on the named keys.",
         .fixMaya = "Graph Editor: Tangents > Clamped on the named keys."},
    Rule{.code = "TRACK_COVERAGE",
         .severity = Severity::Info,
         .rank = {Harm::Pose, 495},
         .group = FindingGroup::Clip,
         .meaning = "A clip has no tracks for joints that other clips move.",
         .why = "After one of them the joints stay where it left them: the pose depends on what "
                "was played before.",
         .fixBlender = "Key all bones once in every action: Pose Mode: A, then I > Location & "
                       "Rotation; or export with Reset Pose Bones Between Actions.",
         .fixMaya = "Key all joints on the first frame of every clip, and bake before export."},
    Rule{.code = "TRACK_SHIFTED",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 535},
         .group = FindingGroup::Clip,
         .meaning = "All keys of a track are earlier or later than those of the other tracks by "
                    "the same time.",
         .why = "The joint lags behind or leads the rest of the body.",
         .fixBlender = "Dope Sheet: select the channel's keys and move them with G.",
         .fixMaya = "Graph Editor: select the curve and move its keys in time."},
    Rule{.code = "TRACK_STEP_AMONG_LINEAR",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 545},
         .group = FindingGroup::Clip,
         .meaning = "A track with many changing keys is STEP, while nearly all other moving tracks "
                    "of the clip are interpolated.",
         .why = "The joint jerks from key to key while the rest of the body moves smoothly.",
         .fixBlender = "Graph Editor: Key > Interpolation Mode > Linear or Bezier.",
         .fixMaya = "Graph Editor: Tangents > Linear instead of Stepped."},
    Rule{.code = "TRANSLATION_UNITS",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 505},
         .group = FindingGroup::Clip,
         .meaning = "A track translates a joint many times as far from its parent as the rest "
                    "pose, or a small fraction as far.",
         .why = "The part is torn away or collapses: keys in centimetres on a skeleton in metres, "
                "or the reverse.",
         .fixBlender = "Graph Editor: scale the values of the location channels with S, Y; check "
                       "Unit Scale on import.",
         .fixMaya = "Graph Editor: Scale Keys in values; check Working Units on import."},
    Rule{.code = "TURN_COLLAPSED",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 571},
         .group = FindingGroup::Clip,
         .meaning = "Two keys of a rotation that are far apart in time hold the same rotation with "
                    "opposite signs.",
         .why = "A full turn was keyed and none is played: rotations take the shorter arc, here "
                "none at all.",
         .fixBlender = "Add keys on the turn, or export with Animation > Sampling Animations.",
         .fixMaya = "Bake with Key > Bake Animation before export."},
    Rule{.code = "ATTACHMENT_FAR",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 542},
         .group = FindingGroup::Apart,
         .meaning =
             "A mesh without a skin below a joint is farther from it than the skeleton is large.",
         .why = "The prop floats away from the hand that should hold it, and swings far out when "
                "the joint turns.",
         .fixBlender = "Object Properties > Relations: parent the prop to the bone again; Object > "
                       "Clear > Location, then place it.",
         .fixMaya = "Zero the translation of the prop below the joint, then place it."},
    Rule{.code = "ATTACHMENT_SCALED",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 544},
         .group = FindingGroup::Apart,
         .meaning = "A mesh without a skin below a joint is many times as large as the skeleton, "
                    "or a small fraction, because a node above scales it.",
         .why = "The prop covers everything or cannot be seen.",
         .fixBlender = "Object > Apply > Scale on the named object and on the armature.",
         .fixMaya =
             "Modify > Freeze Transformations on the named group; keep the scale of joints at 1."},
    Rule{.code = "ATTACHMENT_SHEARED",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 547},
         .group = FindingGroup::Apart,
         .meaning = "A mesh without a skin below a joint is sheared, because a node above scales "
                    "unevenly and one between rotates.",
         .why = "The prop is distorted, and engines that store rotation and scale show it "
                "differently.",
         .fixBlender = "Object > Apply > Scale on the named object or bone.",
         .fixMaya = "Modify > Freeze Transformations on the named node; keep joints unscaled."},
    Rule{.code = "ATTACHMENT_LEAVES_SKIN",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 543},
         .group = FindingGroup::Apart,
         .meaning = "A mesh without a skin below a joint touches the skin at rest, and is far from "
                    "the same place in a clip.",
         .why = "The prop floats: it is attached to another joint than the part of the body that "
                "holds it.",
         .fixBlender = "Object Properties > Relations: set the named bone as Parent Bone.",
         .fixMaya = "Parent the prop below the named joint, or constrain it to that joint."},
    Rule{.code = "JOINT_CHAIN_SCALE",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 178},
         .group = FindingGroup::Skin,
         .meaning = "Joints or nodes above them are scaled; the finding names the factor of the "
                    "joints and the nodes that carry it.",
         .why =
             "Props, colliders and physics below the joints inherit it, and clips of another rig "
             "move too far or too little.",
         .fixBlender = "Object > Apply > Scale on the armature and its parents, before export.",
         .fixMaya = "Modify > Freeze Transformations on the groups above the skeleton, before "
                    "binding."},
    Rule{.code = "NEUTRAL_BONE",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 175},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .meaning = "Vertices follow 'neutral_bone', which Blender's exporter adds for vertices "
                    "without weights.",
         .why = "They stay where the model was bound while the rest moves away.",
         .fixBlender = "Select > Select All by Trait > Ungrouped Vertices in Edit Mode, and assign "
                       "them to a group.",
         .fixMaya = "Paint Skin Weights on the named vertices; remove the joint."},
    Rule{.code = "NAME_PATH",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 185},
         .meaning = "The name of a node that skins or clips use has a character that paths of "
                    "names cannot contain, such as '/', or white space at an end.",
         .why =
             "Engines that bind clips by paths of names (Unity, Godot, three.js) do not find the "
             "node, or rename it.",
         .fixBlender = "Rename the bone or the object.",
         .fixMaya = "Rename the joint."},
    Rule{.code = "MESH_LEFT_BEHIND",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 546},
         .group = FindingGroup::Apart,
         .meaning = "A mesh without a skin lies at the skeleton, is attached to no joint, and "
                    "stays where it is while the root travels.",
         .why = "A part of the character (eyes, hair, a prop) is left behind.",
         .fixBlender = "Parent the object to a bone: Object > Parent > Bone.",
         .fixMaya = "Parent the object below a joint, or bind it."},
    Rule{.code = "MORPH_DOUBLED",
         .severity = Severity::Info,
         .rank = {Harm::Pose, 552},
         .meaning = "Two morph targets of a mesh displace all vertices alike, or in the same "
                    "directions and by up to twice as far.",
         .why = "Where both are driven, the same motion adds up.",
         .fixBlender = "Object Data > Shape Keys: delete one of them.",
         .fixMaya = "Shape Editor: delete one of them."},
    Rule{.code = "MORPH_EMPTY",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 12},
         .meaning = "A morph target displaces nothing.",
         .why = "Its slider does nothing; it costs memory for every vertex.",
         .fixBlender = "Object Data > Shape Keys: delete it, or sculpt it again.",
         .fixMaya = "Shape Editor: delete it, or sculpt it again."},
    Rule{.code = "MORPH_UNUSED",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 15},
         .meaning =
             "Morph targets are driven by no clip and no VRM expression, while others of the "
             "mesh are.",
         .why = "They cost memory for every vertex, or their keys were lost in the export.",
         .fixBlender = "Object Data > Shape Keys: delete them, or key them in the action.",
         .fixMaya = "Shape Editor: delete them, or key their weights."},
    Rule{.code = "MORPH_OUTLIER",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 554},
         .group = FindingGroup::Apart,
         .meaning = "Up to three vertices of a morph target move at least four times as far as all "
                    "others, by more than a twentieth of the mesh.",
         .why = "A spike shoots out of the surface when the target is driven.",
         .fixBlender = "Edit Mode on the shape key: select the vertex, Vertex > Smooth, or Vertex "
                       "> Blend from Shape with Basis.",
         .fixMaya = "Shape Editor: Edit the target, select the vertex, Deform > Smooth; or Shapes "
                    "> Prune."},
    Rule{.code = "NAME_DOUBLED",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Elsewhere, 182},
         .meaning = "Two nodes that skins or clips use have the same name. Only information unless "
                    "both are joints of one skin.",
         .why = "Engines that bind clips by name move one of them, or neither.",
         .fixBlender = "Rename one of the bones or objects.",
         .fixMaya = "Rename one of the joints."},
    Rule{.code = "NAME_EMPTY",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Elsewhere, 184},
         .meaning = "A node that skins or clips use has no name, while others have. Only "
                    "information unless it is a joint.",
         .why = "Engines that bind clips by name cannot find it, or invent a name that changes "
                "from export to export.",
         .fixBlender = "Name the bone or the object.",
         .fixMaya = "Name the joint."},
    Rule{.code = "NAME_NUMBERED",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 186},
         .meaning = "A node has the name of another one with a number that Blender gives to "
                    "copies: 'Arm.001' beside 'Arm'.",
         .why = "Maps of humanoids and clips of other files do not find it.",
         .fixBlender = "Rename the bone or the object.",
         .fixMaya = "Rename the joint."},
    Rule{.code = "CLIP_NAME_DEFAULT",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 188},
         .meaning = "A clip has the name that a program gives to clips without one: 'Take 001', "
                    "'mixamo.com'.",
         .why = "The second file with such a clip replaces the first one's, and nobody knows what "
                "it plays.",
         .fixBlender = "Rename the action.",
         .fixMaya = "Rename the clip in the Time Editor or in the exporter's list."},
    Rule{.code = "STRAY_PATCH",
         .severity = Severity::Warning,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 176},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .meaning = "A part of the surface follows a joint of another limb: weights bled from one "
                    "leg to the other. Only information where no clip shows it.",
         .why = "The patch is pulled out of the surface when that joint moves.",
         .fixBlender = "Weight Paint: select the named group and subtract it from the named "
                       "vertices, then Weights > Normalize All.",
         .fixMaya = "Component Editor > Smooth Skins: set the named joint to 0 on the named "
                    "vertices; or Skin > Prune Small Weights."},
};

}  // namespace

std::span<const Rule> deformationTable() noexcept {
    return kDeformationRules;
}

}  // namespace sinew::check
