// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/rule_vertices.h"
#include "model/check/tables.h"

namespace sinew::check {
namespace {

constexpr std::array kSumParameters{
    RuleParameter{
        "visible", 1e-3, "of the sum",
        "A float sum that is at least this far off is an error, a smaller one a warning: a "
        "millimetre per metre of distance from the world origin."},
    RuleParameter{"lossy", 0.02, "of the sum",
                  "Sums of compressed weights that are less far off are only information: four "
                  "weights that Draco rounded to 8 bits, with a margin."},
};

constexpr std::array kStrayParameters{
    RuleParameter{"weight", 0.02, "of the vertex", "A smaller weight shows no spike."},
    RuleParameter{"neighbors", 3.0, "vertices",
                  "A vertex with fewer neighbours, such as a corner of a plane, proves nothing."},
};

constexpr std::array kSymmetryParameters{
    RuleParameter{"difference", 0.05, "of the vertex",
                  "A larger difference of a weight from its mirror image is visible in a mirrored "
                  "pose."},
    RuleParameter{"mirrored", 0.9, "of the vertices",
                  "A mesh of which fewer have a mirror image is not symmetric enough to judge."},
    RuleParameter{"place", 1e-3, "of the diagonal of the positions",
                  "How far a vertex may be from the mirrored position."},
    RuleParameter{"pair", 0.1, "of the largest distance from the mirror",
                  "How far the joints of a pair may be from mirrored places."},
    RuleParameter{"otherPair", 0.2, "of the largest distance from the mirror",
                  "Joints that are paired by name and farther from mirrored places are no pair."},
};

constexpr std::array kWeightRuleTable{
    Rule{.code = "DUPLICATE_JOINT",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 120},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .vertices = &faultyVertices<&hasDuplicateJoint>,
         .meaning = "A vertex references the same joint in several slots with non-zero weight.",
         .why = "Some engines add the weights, others keep one of them; tools that sort or "
                "compress drop one.",
         .fixBlender = "Weight Paint: Weights > Clean, then Weights > Normalize All.",
         .fixMaya = "Skin > Prune Small Weights, then Skin > Normalize Weights."},
    Rule{.code = "INFLUENCES_OVER_4",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 130},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .vertices = &faultyVertices<&hasMoreInfluencesThan<kUsualInfluences>>,
         .meaning = "Vertices have more than 4 influences.",
         .why = "Most engines, especially on phones and the web, keep 4; dropping the others is "
                "visible at shoulders and faces.",
         .fixBlender =
             "Weight Paint: Weights > Limit Total, 4; or on export Data > Skinning > Bone "
             "Influences 4.",
         .fixMaya = "Skin > Edit Influences > Set Max Influences, 4."},
    Rule{.code = "INFLUENCES_OVER_8",
         .severity = Severity::Warning,
         .rank = {Harm::Elsewhere, 90},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .vertices = &faultyVertices<&hasMoreInfluencesThan<kMostInfluences>>,
         .meaning = "Vertices have more than 8 influences.",
         .why = "Hardly any engine evaluates more than 8; the rest is dropped.",
         .fixBlender = "Weight Paint: Weights > Limit Total, 8 or 4.",
         .fixMaya = "Skin > Edit Influences > Set Max Influences, 8 or 4."},
    Rule{.code = "INFLUENCE_SET_EMPTY",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 70},
         .group = FindingGroup::Skin,
         .meaning = "A second or later set of joints and weights has only zero weights.",
         .why = "It costs 8 to 24 bytes per vertex, and the engine may use the slower path for 8 "
                "influences.",
         .fixBlender = "On export: Data > Skinning > Include All Bone Influences off.",
         .fixMaya = "Skin > Edit Influences > Set Max Influences, 4."},
    Rule{.code = "JOINT_WITHOUT_WEIGHT",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 90},
         .group = FindingGroup::Skin,
         .unit = "slots",
         .vertices = &faultyVertices<&hasJointWithoutWeight>,
         .meaning = "A slot with weight 0 names a joint other than 0.",
         .why = "It has no effect, but compresses badly, and tools that list used joints count it. "
                "The specification recommends 0.",
         .fixBlender = "Weight Paint: Weights > Clean with limit 0.",
         .fixMaya = "Skin > Prune Small Weights."},
    Rule{.code = "NEGLIGIBLE_WEIGHT",
         .severity = Severity::Info,
         .rank = {Harm::Cost, 80},
         .group = FindingGroup::Skin,
         .many = "{n} vertices in {places} primitives spend a slot on a weight below half an "
                 "8-bit step (0.2 %), first {first}",
         .vertices = &faultyVertices<&hasNegligibleWeight>,
         .meaning = "A slot is used for a weight below half a step of an 8-bit weight.",
         .why = "It has no visible effect, costs time, and can displace a useful influence if only "
                "4 are kept.",
         .fixBlender = "Weight Paint: Weights > Clean, limit 0.002, then Normalize All.",
         .fixMaya = "Skin > Prune Small Weights, below 0.002."},
    Rule{.code = "STRAY_INFLUENCE",
         .severity = Severity::Warning,
         .rank = {Harm::Pose, 150},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .vertices = &strayVertices,
         .parameters = kStrayParameters,
         .meaning = "A vertex follows a joint that is unrelated to the joints of its neighbours.",
         .why = "The vertex sticks out as a spike when that joint moves.",
         .fixBlender = "Edit Mode: select the vertex, remove the group in the sidebar's Vertex "
                       "Weights; or Weights > Smooth.",
         .fixMaya = "Skin > Hammer Skin Weights on the vertex."},
    Rule{.code = "VERTEX_UNWEIGHTED",
         .severity = Severity::Error,
         .leastSeverity = Severity::Warning,
         .rank = {Harm::Pose, 90},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .vertices = &faultyVertices<&hasNoWeight>,
         .meaning = "A vertex of a skinned mesh has no weight at all.",
         .why = "It stays at the world origin or with the mesh node while the mesh moves away: "
                "long spikes.",
         .fixBlender =
             "Edit Mode: Select > Select All by Trait > Ungrouped Vertices, then assign a "
             "group.",
         .fixMaya = "Select the vertices and Skin > Hammer Skin Weights."},
    Rule{.code = "WEIGHTS_ASYMMETRIC",
         .severity = Severity::Info,
         .rank = {Harm::Elsewhere, 120},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .vertices = &asymmetricVertices,
         .parameters = kSymmetryParameters,
         .meaning = "Mirrored vertices have different weights for joints that are paired by name.",
         .why =
             "A mirrored pose deforms left and right differently. Often only one side was painted.",
         .fixBlender = "Weight Paint: Weights > Mirror, with Topology Mirror off.",
         .fixMaya = "Skin > Mirror Skin Weights."},
    Rule{.code = "WEIGHTS_NOT_NORMALIZED",
         .severity = Severity::Error,
         .leastSeverity = Severity::Info,
         .rank = {Harm::Pose, 100},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .vertices = &faultyVertices<&hasWrongSum>,
         .parameters = kSumParameters,
         .meaning =
             "The weights of a vertex do not add up to 1 (within 2e-7 for each float weight; "
             "exactly 255 or 65535 for integers).",
         .why = "Engines that use them as stored pull the vertex towards the world origin (sums "
                "below 1) or push it away (above 1), more strongly the farther away the character "
                "is; most others normalise them. The model looks different in each. Sinew shows "
                "both: --weights.",
         .fixBlender = "Weight Paint: Weights > Normalize All, Lock Active off.",
         .fixMaya = "Skin > Normalize Weights > Normalize Weights."},
    Rule{.code = "WEIGHT_NEGATIVE",
         .severity = Severity::Error,
         .rank = {Harm::Pose, 110},
         .group = FindingGroup::Skin,
         .unit = "vertices",
         .vertices = &faultyVertices<&hasNegativeWeight>,
         .meaning = "A weight is below 0.",
         .why = "The vertex moves opposite to the joint, and engines that store unsigned weights "
                "show something else.",
         .fixBlender = "Weight Paint: Weights > Clean, then Normalize All.",
         .fixMaya = "Skin > Prune Small Weights, then Normalize Weights."},
};

}  // namespace

std::span<const Rule> weightTable() noexcept {
    return kWeightRuleTable;
}

}  // namespace sinew::check
