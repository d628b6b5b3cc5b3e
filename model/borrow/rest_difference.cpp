// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/rest_difference.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/borrow/humanoid_bones.h"

namespace sinew {
namespace {

constexpr double kSameRelative = 0.02;  // share of a bone's length
constexpr double kSameOverall = 1e-3;   // share of the longest bone
constexpr double kSameAxes = 2.0;       // degrees
constexpr double kNoHeight = 1e-6;      // relative to the longest bone

/// The offset from its parent, in the directions and units of the model.
glm::dvec3 offsetOf(const RestFrames& rest, const Asset& asset, NodeIndex node) {
    return rest.place(node) - glm::dvec3(rest.parentWorld(asset, node)[3]);
}

void keepLargest(RestDifferenceAt& largest, double value, NodeIndex joint) {
    if (value > largest.value) {
        largest = {value, joint};
    }
}

struct RigExtent {
    glm::dvec3 lowest{std::numeric_limits<double>::max()};
    glm::dvec3 highest{std::numeric_limits<double>::lowest()};

    void add(const glm::dvec3& place) noexcept {
        lowest = glm::min(lowest, place);
        highest = glm::max(highest, place);
    }
    [[nodiscard]] double size() const noexcept { return glm::distance(lowest, highest); }
};

class RestComparison {
public:
    RestComparison(const Asset& source, const Asset& target, const JointPartners& partners,
                   const CommonPose& pose)
        : m_source(source),
          m_target(target),
          m_partners(partners),
          m_pose(pose),
          m_sourceRest(restFrames(source)),
          m_targetRest(restFrames(target)) {}

    RestDifference compare() {
        for (const JointPartner& pair : m_partners.pairs) {
            const double own = glm::length(glm::dvec3(m_target[pair.target].rest.translation));
            const double other = glm::length(glm::dvec3(m_source[pair.source].rest.translation));
            m_longest = std::max({m_longest, own, other});
        }
        double farthest = 0.0;  // logarithm of the length ratio
        for (const JointPartner& pair : m_partners.pairs) {
            compareLocal(pair);
            if (hasPartnerAbove(pair)) {
                compareLength(pair, farthest);
            }
        }
        measureHeight();
        return m_out;
    }

private:
    [[nodiscard]] bool hasPartnerAbove(const JointPartner& pair) const {
        const NodeIndex above = m_source[pair.source].parent;
        return above && m_partners.targetOf[above.value].valid() && m_target[pair.target].parent;
    }

    void compareLocal(const JointPartner& pair) {
        const Transform& from = m_source[pair.source].rest;
        const Transform& to = m_target[pair.target].rest;
        const double angle = turnDegrees(glm::normalize(glm::dquat(from.rotation)),
                                         glm::normalize(glm::dquat(to.rotation)));
        const double distance = glm::length(glm::dvec3(to.translation - from.translation));
        keepLargest(m_out.rotation, std::isfinite(angle) ? angle : 0.0, pair.target);
        const glm::dvec3 moved = offsetOf(m_targetRest, m_target, pair.target) -
                                 offsetOf(m_sourceRest, m_source, pair.source);
        keepLargest(m_out.translation, glm::length(moved), pair.target);
        m_out.sameBones = m_out.sameBones && sameAxes(pair);
        const NodeIndex above = m_source[pair.source].parent;
        if (!above || !m_partners.targetOf[above.value]) {
            return;  // the place of a skeleton as a whole is part of its pose
        }
        const double length = std::max(glm::length(glm::dvec3(from.translation)),
                                       glm::length(glm::dvec3(to.translation)));
        m_out.sameBones = m_out.sameBones &&
                          m_partners.targetOf[above.value] == m_target[pair.target].parent &&
                          distance <= kSameRelative * length + kSameOverall * m_longest;
    }

    [[nodiscard]] bool sameAxes(const JointPartner& pair) const {
        return !m_pose.sourceKnown[pair.source.value] || !m_pose.targetKnown[pair.target.value] ||
               turnDegrees(m_pose.source.localRotation(m_source, pair.source),
                           m_pose.target.localRotation(m_target, pair.target)) <= kSameAxes;
    }

    void compareLength(const JointPartner& pair, double& farthest) {
        const double from = glm::distance(m_sourceRest.place(pair.source),
                                          m_sourceRest.place(m_source[pair.source].parent));
        const double to = glm::distance(m_targetRest.place(pair.target),
                                        m_targetRest.place(m_target[pair.target].parent));
        if (from > kNoHeight * m_longest && to > kNoHeight * m_longest &&
            std::abs(std::log(to / from)) > farthest) {
            farthest = std::abs(std::log(to / from));
            m_out.length = {to / from, pair.target};
        }
    }

    [[nodiscard]] NodeIndex sourceHips() const {
        const NodeIndex hips = nodeOfBone(humanoidBones(m_source), "hips");
        if (hips && m_partners.targetOf[hips.value]) {
            return hips;
        }
        std::vector<bool> translated(m_source.nodes.size(), false);
        for (const Animation& clip : m_source.animations) {
            for (const Channel& channel : clip.channels) {
                if (channel.path == ChannelPath::Translation) {
                    translated[channel.node.value] = true;
                }
            }
        }
        for (const JointPartner& pair : m_partners.pairs) {
            if (translated[pair.source.value]) {
                return pair.source;
            }
        }
        return {};
    }

    void measureHeight() {
        const NodeIndex from = sourceHips();
        if (!from) {
            return;
        }
        m_out.hips = m_partners.targetOf[from.value];
        RigExtent fromExtent;
        RigExtent toExtent;
        for (const JointPartner& pair : m_partners.pairs) {
            fromExtent.add(m_pose.source.place(pair.source));
            toExtent.add(m_pose.target.place(pair.target));
        }
        // VRM avatars have their feet on the ground.
        const bool ground = m_source.vrmAnimation.has_value();
        const double heightFrom =
            m_pose.source.place(from).y - (ground ? 0.0 : fromExtent.lowest.y);
        const double heightTo =
            m_pose.target.place(m_out.hips).y - (ground ? 0.0 : toExtent.lowest.y);
        const double least = kNoHeight * std::max(fromExtent.size(), toExtent.size());
        if (heightFrom > least && heightTo > least) {
            m_out.heightRatio = heightTo / heightFrom;
        } else if (fromExtent.size() > least && toExtent.size() > least) {
            m_out.heightRatio = toExtent.size() / fromExtent.size();
        }
    }

    const Asset& m_source;
    const Asset& m_target;
    const JointPartners& m_partners;
    const CommonPose& m_pose;
    RestFrames m_sourceRest;
    RestFrames m_targetRest;
    double m_longest = 0.0;
    RestDifference m_out;
};

}  // namespace

RestDifference restDifference(const Asset& source, const Asset& target,
                              const JointPartners& partners, const CommonPose& pose) {
    return RestComparison(source, target, partners, pose).compare();
}

}  // namespace sinew
