// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/explain/joint_parts.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>

#include "model/check/bind_pose.h"
#include "model/evaluate/rest_pose.h"

namespace sinew {
namespace {

glm::dvec3 placed(const glm::dmat4& matrix, const glm::dvec3& point) {
    return glm::dvec3(matrix * glm::dvec4(point, 1.0));
}

/// The bind pose of a skin at rest.
class SkinAtRest {
public:
    SkinAtRest(const Asset& asset, SkinIndex skin)
        : m_skin(asset[skin]), m_world(restWorld(asset)), m_bind(asset, skin, m_world) {
        std::size_t fitting = 0;
        for (std::size_t joint = 0; m_bind.isFinite() && joint < m_bind.size(); ++joint) {
            fitting += m_bind.isAwayFromOthers(joint) ? 0U : 1U;
        }
        m_agrees = 2 * fitting > m_bind.size();
        m_highest = m_agrees ? 0 : findHighest(asset);
    }

    /// worldFromMesh by this joint.
    [[nodiscard]] glm::dmat4 by(std::size_t joint) const {
        return m_world[m_skin.joints[joint].value] * glm::dmat4(m_skin.inverseBindMatrices[joint]);
    }

    /// Whether most joints agree on a placement, and this one does not.
    [[nodiscard]] bool contradicts(std::size_t joint) const {
        return m_agrees && m_bind.isAwayFromOthers(joint);
    }

    /// worldFromMesh of the bind pose. If the rest pose is another one, the highest joint has it.
    [[nodiscard]] glm::dmat4 usual(std::size_t joint) const {
        if (!m_agrees) {
            return m_bind.isFinite() ? by(m_highest) : by(joint);
        }
        return m_bind.isAwayFromOthers(joint) ? m_bind.usual() : by(joint);
    }

private:
    /// The joint above the first one that has no joint above it.
    [[nodiscard]] std::size_t findHighest(const Asset& asset) const {
        constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
        std::vector<std::size_t> jointOf(asset.nodes.size(), kNone);
        for (std::size_t joint = m_skin.joints.size(); joint-- > 0;) {
            jointOf[m_skin.joints[joint].value] = joint;
        }
        std::size_t found = 0;
        for (NodeIndex at = m_skin.joints[0]; at; at = asset[at].parent) {
            found = jointOf[at.value] != kNone ? jointOf[at.value] : found;
        }
        return found;
    }

    const Skin& m_skin;
    std::vector<glm::dmat4> m_world;  // [node]
    check::BindPose m_bind;
    bool m_agrees = false;
    std::size_t m_highest = 0;  // joint
};

/// Per joint of the skin; of one that it lacks, nothing.
std::map<std::uint32_t, double> sharesOf(const VertexProbe& probe, std::size_t jointCount,
                                         WeightSource weights) {
    std::map<std::uint32_t, double> shares;
    for (const ProbedInfluence& influence : probe.influences()) {
        if (influence.joint < jointCount) {
            shares[influence.joint] +=
                double{weights == WeightSource::Normalized ? influence.share : influence.weight};
        }
    }
    return shares;
}

void addPart(const PoseEvaluator& pose, const glm::dvec3& morphed, const glm::dmat4& nodeFromMesh,
             const glm::dmat4& worldFromMesh, JointPart part, PosedJoints& out) {
    const double share = double{part.share};
    part.alone = placed(worldFromMesh, morphed);
    out.blend += share * glm::dmat3(worldFromMesh);
    carry(pose, part.node, share, nodeFromMesh * glm::dvec4(morphed, 1.0), out.carried);
    out.parts.push_back(part);
}

/// A vertex that follows its mesh node.
void addNode(const PoseEvaluator& pose, const VertexProbe& probe, PosedJoints& out) {
    const Asset& asset = pose.asset();
    const NodeIndex node = probe.place().node;
    glm::dmat4 instance(1.0);
    if (const auto& instances = asset[node].instances) {
        instance = toMatrixDouble(instances->transforms[probe.place().instance]);
    }
    const glm::dvec3 morphed(probe.morphed());
    const glm::dmat4 now = glm::dmat4(pose.world(node)) * instance;
    const glm::dvec3 atRest = placed(restWorld(asset)[node.value] * instance, morphed);
    addPart(pose, morphed, instance, now,
            {.node = node, .share = 1.0F, .rest = atRest, .clip = placed(now, morphed) - atRest},
            out);
}

void addJoint(const PoseEvaluator& pose, const VertexProbe& probe, const SkinAtRest& skin,
              std::uint32_t joint, double share, PosedJoints& out) {
    const Skin& stored = pose.asset()[probe.skin()];
    const glm::dvec3 morphed(probe.morphed());
    const glm::dmat4 now(pose.palette(probe.skin())[joint]);
    const glm::dmat4 usual = skin.usual(joint);
    const glm::dmat4 atRest = skin.by(joint);
    addPart(pose, morphed, glm::dmat4(stored.inverseBindMatrices[joint]), now,
            {.joint = JointIndex(std::size_t{joint}),
             .node = stored.joints[joint],
             .share = static_cast<float>(share),
             .rest = share * placed(usual, morphed),
             .bind = share * (placed(atRest, morphed) - placed(usual, morphed)),
             .clip = share * (placed(now, morphed) - placed(atRest, morphed))},
            out);
    if (skin.contradicts(joint) && glm::determinant(atRest) != 0.0) {
        const glm::dmat4 fitting = now * glm::inverse(atRest) * usual;
        out.fitting.push_back({.what = WhatIf::FittingBind,
                               .part = joint,
                               .moved = share * (placed(fitting, morphed) - placed(now, morphed))});
    }
}

}  // namespace

PosedJoints posedJoints(const PoseEvaluator& pose, const VertexProbe& probe, WeightSource weights) {
    PosedJoints out;
    out.carried.resize(pose.asset().nodes.size(), glm::dvec4(0.0));
    if (!probe.skin() || (probe.influences().empty() && weights == WeightSource::Normalized)) {
        addNode(pose, probe, out);
        return out;
    }
    const SkinAtRest skin(pose.asset(), probe.skin());
    for (const auto& [joint, share] :
         sharesOf(probe, pose.asset()[probe.skin()].joints.size(), weights)) {
        addJoint(pose, probe, skin, joint, share, out);
    }
    std::ranges::stable_sort(out.parts, std::greater(), &JointPart::share);
    for (Counterfactual& each : out.fitting) {
        const auto part = std::ranges::find(out.parts, JointIndex(each.part), &JointPart::joint);
        each.part = static_cast<std::size_t>(part - out.parts.begin());
    }
    return out;
}

}  // namespace sinew
