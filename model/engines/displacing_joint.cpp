// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>

#include "model/engines/displacement_search.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/weight_variant.h"

namespace sinew {
namespace {

/// The weights of a vertex by joint, adding up to 1.
std::vector<double> sharesOf(const Primitive& primitive, std::size_t vertex, std::size_t joints) {
    std::vector<double> shares(joints, 0.0);
    double sum = 0.0;
    VertexInfluences influences(primitive, joints);
    for (const JointWeight& influence : influences.at(vertex)) {
        shares[influence.joint] = static_cast<double>(influence.weight);
        sum += shares[influence.joint];
    }
    for (double& share : shares) {
        share = sum != 0.0 ? share / sum : 0.0;
    }
    return shares;
}

/// Mesh space, morph targets included.
glm::dvec3 morphedPosition(const PoseEvaluator& pose, NodeIndex node, const Primitive& primitive,
                           std::size_t vertex) {
    DeformInput input = deformInput(pose, node, WeightSource::Normalized);
    input.palette = {};
    input.worldFromMesh = glm::mat4(1.0F);
    DeformedVertices morphed;
    deformPrimitive(primitive, input, morphed);
    return glm::dvec3(morphed.positions[vertex]);
}

}  // namespace

JointIndex displacingJoint(const PoseEvaluator& pose, NodeIndex node, std::size_t primitive,
                           std::size_t vertex, Compared compared) {
    const Asset& asset = pose.asset();
    const SkinIndex skin = asset[node].skin;
    const std::size_t joints = asset[skin].joints.size();
    const Primitive& stored = asset[asset[node].mesh].primitives[primitive];
    const std::optional<WeightVariant> variant = variantOf(compared);
    if (!variant) {
        VertexInfluences influences(stored, joints);
        const JointWeight* first = strongest(influences.at(vertex));
        return first != nullptr ? JointIndex(std::size_t{first->joint}) : JointIndex();
    }
    const std::vector<double> before = sharesOf(stored, vertex, joints);
    const std::vector<double> after =
        sharesOf(withWeights(stored, *variant, joints), vertex, joints);
    const glm::dvec4 position(morphedPosition(pose, node, stored, vertex), 1.0);
    std::vector<glm::dvec3> moved(joints);
    glm::dvec3 middle(0.0);
    for (std::size_t j = 0; j < joints; ++j) {
        moved[j] = glm::dvec3(glm::dmat4(pose.palette(skin)[j]) * position);
        middle += before[j] != 0.0 ? before[j] * moved[j] : glm::dvec3(0.0);
    }
    JointIndex found;
    double most = 0.0;
    for (std::size_t j = 0; j < joints; ++j) {
        const double part = glm::length((after[j] - before[j]) * (moved[j] - middle));
        if (part > most) {
            most = part;
            found = JointIndex(j);
        }
    }
    return found;
}

}  // namespace sinew
