// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/weight_source.h"
#include "model/explain/vertex_track.h"
#include "model/weights/drawn_vertex.h"

namespace sinew {

/// What a morph target adds to a vertex, in the space of the mesh.
struct TargetPart {
    std::uint32_t target = 0;
    float weight = 0.0F;  // never 0
    glm::dvec3 added{0.0};
};

/// What a joint adds to a vertex, in world space: its share of where the joint alone would put the
/// vertex. A mesh without a skin and a vertex without weight have one such part, of the mesh node.
struct JointPart {
    JointIndex joint = {};  // none: the mesh node
    NodeIndex node;
    float share = 0.0F;  // all of them add up to 1 if weights are normalised
    /// The share of the bind pose as it is placed in the world at rest, by most joints of the skin.
    glm::dvec3 rest{0.0};
    /// How far the joint is from that at rest: 0 where its inverse bind matrix fits.
    glm::dvec3 bind{0.0};
    glm::dvec3 clip{0.0};   // motion since the rest pose
    glm::dvec3 alone{0.0};  // where the joint alone would put the vertex

    [[nodiscard]] glm::dvec3 added() const noexcept { return rest + bind + clip; }
};

/// A counterfactual.
enum class WhatIf {
    WithoutJoint,   // the other joints share its weight
    WithoutTarget,  // its weight is 0
    FittingBind,    // the joint has an inverse bind matrix that fits those of the others
    FourStrongest,  // other programs, see Compared
    EightBit,
    DualQuaternion,
    Stored,
};

struct Counterfactual {
    WhatIf what = WhatIf::WithoutJoint;
    std::size_t part = 0;   // index in `joints` or `targets`; 0 for other programs
    glm::dvec3 moved{0.0};  // where the vertex would be, minus where it is, in world units
};

/// How a vertex gets where it is in one pose, step by step. `stored` and all of `targets` add up to
/// `morphed`, all of `joints` and `remainder` to `posed`.
struct VertexExplanation {
    DrawnVertex place;
    SkinIndex skin;  // none: the vertex follows its node
    AnimationIndex animation;
    float seconds = 0.0F;  // file time
    glm::dvec3 stored{0.0};
    std::vector<TargetPart> targets;
    glm::dvec3 morphed{0.0};
    std::vector<JointPart> joints;    // the largest share first
    glm::dvec3 remainder{0.0};        // rounding of single precision
    glm::dvec3 posed{0.0};            // world space, as pictures show it with linear blending
    std::vector<VertexTrack> tracks;  // the largest effect first
    std::vector<Counterfactual> counterfactuals;  // likewise; those that move nothing are left out
};

struct ExplainRequest {
    DrawnVertex place;              // exists in the asset
    AnimationIndex animation = {};  // clip of the pose; none: no tracks
    float seconds = 0.0F;
    WeightSource weights = WeightSource::Normalized;
};

/// Of the evaluator's pose. O(nodes + joints + channels + depth of the influences).
[[nodiscard]] VertexExplanation explainVertex(const PoseEvaluator& pose,
                                              const ExplainRequest& request);

}  // namespace sinew
