// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/explain/vertex_explanation.h"

#include <algorithm>
#include <array>
#include <functional>

#include "model/evaluate/deform_node.h"
#include "model/evaluate/vertex_subset.h"
#include "model/explain/joint_parts.h"
#include "model/weights/displacement.h"
#include "model/weights/vertex_probe.h"

namespace sinew {
namespace {

constexpr double kSamePlace = 2e-6;  // relative to the coordinates of the vertex

/// Explains one vertex that `pose` draws.
class Explainer {
public:
    Explainer(const PoseEvaluator& pose, const ExplainRequest& request)
        : m_pose(pose),
          m_request(request),
          m_probe(pose.asset(), request.place),
          m_vertex(verticesOf(pose.asset()[pose.asset()[request.place.node].mesh]
                                  .primitives[request.place.primitive],
                              std::array{request.place.vertex})) {
        m_probe.follow(pose, {.weights = request.weights});
        m_out.place = request.place;
        m_out.skin = m_probe.skin();
        m_out.animation = request.animation;
        m_out.seconds = request.seconds;
    }

    VertexExplanation explained() {
        addTargets();
        m_joints = posedJoints(m_pose, m_probe, m_request.weights);
        m_out.joints = m_joints.parts;
        m_out.posed = m_probe.world();
        m_out.remainder = m_out.posed;
        for (const JointPart& part : m_out.joints) {
            m_out.remainder -= part.added();
        }
        if (m_request.animation) {
            m_out.tracks =
                vertexTracks(m_pose, m_request.animation, m_request.seconds, m_joints.carried,
                             {.node = m_request.place.node,
                              .displaced = m_displaced,
                              .worldFromMesh = m_joints.blend});
        }
        addWhatIf();
        return std::move(m_out);
    }

private:
    void addTargets() {
        m_out.stored = m_probe.stored();
        m_out.morphed = m_probe.morphed();
        const auto weights = m_pose.pose().weightsOf(m_pose.asset()[m_request.place.node]);
        const std::size_t count = std::min(m_vertex.targets.size(), weights.size());
        for (std::size_t i = 0; i < count; ++i) {
            const SharedArray<glm::vec3>& positions = m_vertex.targets[i].positions;
            m_displaced.emplace_back(positions.empty() ? glm::vec3(0.0F) : positions[0]);
            if (weights[i] != 0.0F) {
                m_out.targets.push_back({.target = static_cast<std::uint32_t>(i),
                                         .weight = weights[i],
                                         .added = double{weights[i]} * m_displaced[i]});
            }
        }
    }

    void addWhatIf() {
        for (std::size_t i = 0; i < m_out.targets.size(); ++i) {
            add({.what = WhatIf::WithoutTarget,
                 .part = i,
                 .moved = -(m_joints.blend * m_out.targets[i].added)});
        }
        std::for_each(m_joints.fitting.begin(), m_joints.fitting.end(),
                      [this](const Counterfactual& each) { add(each); });
        addWithoutJoints();
        addOtherPrograms();
        std::ranges::stable_sort(
            m_out.counterfactuals, std::greater(),
            [](const Counterfactual& each) { return glm::dot(each.moved, each.moved); });
    }

    /// The other joints keep their proportions.
    void addWithoutJoints() {
        for (std::size_t i = 0; i < m_out.joints.size(); ++i) {
            double left = 0.0;
            glm::dvec3 place(0.0);
            for (std::size_t other = 0; other < m_out.joints.size(); ++other) {
                if (other != i) {
                    left += double{m_out.joints[other].share};
                    place += double{m_out.joints[other].share} * m_out.joints[other].alone;
                }
            }
            if (left > 0.0) {
                add({.what = WhatIf::WithoutJoint, .part = i, .moved = place / left - m_out.posed});
            }
        }
    }

    void addOtherPrograms() {
        if (!m_out.skin) {
            return;
        }
        const std::size_t joints = m_pose.asset()[m_out.skin].joints.size();
        for (const auto& [what, altered] :
             {std::pair{WhatIf::FourStrongest, Compared::FourStrongest},
              std::pair{WhatIf::EightBit, Compared::EightBit}}) {
            addDeformed(what, withWeights(m_vertex, altered, joints),
                        deformInput(m_pose, m_request.place.node, WeightSource::Normalized));
        }
        addDeformed(WhatIf::Stored, m_vertex,
                    deformInput(m_pose, m_request.place.node, WeightSource::Stored));
        DeformInput input = deformInput(m_pose, m_request.place.node, WeightSource::Normalized);
        std::vector<StretchedJoint> stretched(input.palette.size());
        stretchedJoints(input.palette, stretched);
        input.stretched = stretched;
        addDeformed(WhatIf::DualQuaternion, m_vertex, input);
    }

    void addDeformed(WhatIf what, const Primitive& vertex, const DeformInput& input) {
        deformPrimitive(vertex, input, m_scratch);
        add({.what = what, .moved = glm::dvec3(m_scratch.positions[0]) - m_out.posed});
    }

    void add(const Counterfactual& each) {
        if (glm::length(each.moved) > kSamePlace * glm::length(m_out.posed)) {
            m_out.counterfactuals.push_back(each);
        }
    }

    const PoseEvaluator& m_pose;
    const ExplainRequest& m_request;
    VertexProbe m_probe;
    Primitive m_vertex;  // this vertex only
    PosedJoints m_joints;
    std::vector<glm::dvec3> m_displaced;  // [target]
    DeformedVertices m_scratch;
    VertexExplanation m_out;
};

}  // namespace

VertexExplanation explainVertex(const PoseEvaluator& pose, const ExplainRequest& request) {
    return Explainer(pose, request).explained();
}

}  // namespace sinew
