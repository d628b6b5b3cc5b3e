// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/common_pose.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/borrow/bind_frames.h"
#include "model/borrow/bone_fit.h"
#include "model/borrow/humanoid_bones.h"
#include "model/core/nth_smallest.h"

namespace sinew {
namespace {

constexpr double kSamePosture = 20.0;  // degrees that proportions may turn torso and feet
constexpr double kSameAxes = 5.0;      // degrees between local directions of most bones
constexpr double kOtherAxes = 40.0;    // degrees that no bone may exceed then
constexpr double kMostBones = 0.75;    // share of the bones
constexpr std::size_t kLeastAxes = 3;  // bones by which axes are compared
constexpr double kOtherFacing = 45.0;  // degrees
constexpr double kSeenTurn = 0.1;      // degrees
constexpr double kPosedTurn = 1.0;     // degrees
constexpr double kPosedMove = 0.01;    // share of the longest bone
constexpr double kNoLength = 1e-9;     // relative to the longest bone

class PoseSearch {
public:
    PoseSearch(const Asset& source, const Asset& target, const JointPartners& partners)
        : m_source(source),
          m_target(target),
          m_partners(partners),
          m_rigs(source, target, partners) {
        BindFrames from = bindFrames(source);
        BindFrames to = bindFrames(target);
        m_out.source = std::move(from.frames);
        m_out.target = std::move(to.frames);
        m_out.sourceKnown = std::move(from.known);
        m_out.targetKnown = std::move(to.known);
    }

    CommonPose find() {
        m_out.facing = facing();
        measureRest();
        const bool fixed = m_source.vrmAnimation && m_target.vrm;
        if (!fixed) {
            shareAxes();
        }
        measureBind();
        const RestFrames bound = m_out.target;
        if (!fixed) {
            align(bound);
        }
        listPosed(bound);
        m_out.bones = std::move(m_rigs.bones);
        return std::move(m_out);
    }

private:
    /// From one world to the other: VRM 0.x faces backwards; humanoids bound facing another
    /// direction are turned by quarter turns.
    [[nodiscard]] glm::dquat facing() const {
        const auto from = aheadOf(m_out.source, true);
        const auto to = aheadOf(m_out.target, false);
        double turned = 0.0;
        if (glm::length(from) > 0.0 && glm::length(to) > 0.0) {
            turned = glm::degrees(
                std::atan2(from.z * to.x - from.x * to.z, from.x * to.x + from.z * to.z));
            turned = std::abs(turned) > kOtherFacing ? 90.0 * std::round(turned / 90.0) : 0.0;
        } else if (facesBackwards(m_source) != facesBackwards(m_target)) {
            turned = 180.0;
        }
        return std::abs(turned) == 180.0
                   ? glm::dquat(0.0, 0.0, 1.0, 0.0)
                   : glm::angleAxis(glm::radians(turned), glm::dvec3(0.0, 1.0, 0.0));
    }

    /// Where a humanoid faces as bound, in the plane of the ground; zero if that is not known.
    [[nodiscard]] glm::dvec3 aheadOf(const RestFrames& frames, bool ofSource) const {
        const auto place = [&](const char* bone) {
            const auto found = m_rigs.humanoid.find(bone);
            if (found == m_rigs.humanoid.end()) {
                return glm::dvec3(NAN);
            }
            const NodeIndex node = ofSource ? m_rigs.sourceOf[found->second.value] : found->second;
            const std::vector<bool>& known = ofSource ? m_out.sourceKnown : m_out.targetKnown;
            return known[node.value] ? frames.place(node) : glm::dvec3(NAN);
        };
        const glm::dvec3 left = place("leftUpperLeg") - place("rightUpperLeg");
        const glm::dvec3 ahead(-left.z, 0.0, left.x);
        const double length = glm::length(ahead);
        return length > 0.0 ? ahead / length : glm::dvec3(0.0);
    }

    [[nodiscard]] glm::dvec3 alongSource(const RestFrames& frames,
                                         const BoneDifference& bone) const {
        return m_out.facing * (frames.place(bone.to.source) - frames.place(bone.from.source));
    }
    [[nodiscard]] static glm::dvec3 alongTarget(const RestFrames& frames,
                                                const BoneDifference& bone) {
        return frames.place(bone.to.target) - frames.place(bone.from.target);
    }

    void measureRest() {
        const RestFrames source = restFrames(m_source);
        const RestFrames target = restFrames(m_target);
        for (BoneDifference& bone : m_rigs.bones) {
            const glm::dvec3 from = alongSource(source, bone);
            const glm::dvec3 to = alongTarget(target, bone);
            m_longest = std::max({m_longest, glm::length(from), glm::length(to)});
            bone.restDegrees = degreesBetween(from, to);
            const double ratio = glm::length(to) / glm::length(from);
            bone.lengthRatio = std::isfinite(ratio) && ratio > 0.0 ? ratio : 1.0;
        }
    }

    void measureBind() {
        for (BoneDifference& bone : m_rigs.bones) {
            bone.bindDegrees =
                degreesBetween(alongSource(m_out.source, bone), alongTarget(m_out.target, bone));
        }
    }

    [[nodiscard]] bool isKnown(const std::vector<bool>& known, bool ofSource) const {
        std::size_t count = 0;
        for (const JointPartner& pair : m_partners.pairs) {
            count += known[ofSource ? pair.source.value : pair.target.value] ? 1U : 0U;
        }
        return 2 * count > m_partners.pairs.size();
    }

    /// Whether joints of the same name have the same axes: their bones lie alike in the spaces of
    /// the joints, whatever the pose.
    [[nodiscard]] bool axesAgree() const {
        std::size_t all = 0;
        std::size_t same = 0;
        for (const BoneDifference& bone : m_rigs.bones) {
            const glm::dvec3 from =
                glm::conjugate(m_out.source.rotations[bone.from.source.value]) *
                (m_out.source.place(bone.to.source) - m_out.source.place(bone.from.source));
            const glm::dvec3 to = glm::conjugate(m_out.target.rotations[bone.from.target.value]) *
                                  alongTarget(m_out.target, bone);
            if (!isLong(from) || !isLong(to)) {
                continue;
            }
            const double degrees = degreesBetween(from, to);
            if (degrees > kOtherAxes || !m_rigs.byName[bone.from.target.value]) {
                return false;
            }
            same += degrees <= kSameAxes ? 1U : 0U;
            ++all;
        }
        return all >= kLeastAxes &&
               static_cast<double>(same) >= kMostBones * static_cast<double>(all);
    }

    [[nodiscard]] bool isLong(const glm::dvec3& bone) const {
        return glm::length(bone) > kNoLength * m_longest;
    }

    /// A rig that was not bound takes the pose of the other, if its joints have the same axes.
    void shareAxes() {
        const bool source = isKnown(m_out.sourceKnown, true);
        const bool target = isKnown(m_out.targetKnown, false);
        if ((source && target) || !axesAgree()) {
            return;
        }
        if (source) {
            poseLike(m_target, m_out.target, m_out.targetKnown, false);
        } else {
            poseLike(m_source, m_out.source, m_out.sourceKnown, true);
            for (const JointPartner& pair : m_partners.pairs) {
                m_out.targetKnown[pair.target.value] = true;
            }
        }
    }

    /// Turns the joints of one rig like their partners. Topmost ones move to where theirs are, in
    /// proportion, if those are bound.
    void poseLike(const Asset& asset, RestFrames& frames, std::vector<bool>& known, bool source) {
        const RestFrames& others = source ? m_out.target : m_out.source;
        const bool otherKnown = isKnown(source ? m_out.targetKnown : m_out.sourceKnown, !source);
        const glm::dquat facing = source ? glm::conjugate(m_out.facing) : m_out.facing;
        const double ratio = source ? 1.0 / usualRatio() : usualRatio();
        for (const NodeIndex node : asset.parentsFirst) {
            const NodeIndex other =
                source ? m_partners.targetOf[node.value] : m_rigs.sourceOf[node.value];
            frames.placeAtRest(asset, node);
            if (!other) {
                continue;
            }
            frames.turnTo(facing * others.rotations[other.value], node);
            known[node.value] = true;
            const NodeIndex above = (source ? m_rigs.sourceAbove : m_rigs.targetAbove)[node.value];
            if (!above && otherKnown) {
                frames.world[node.value][3] =
                    glm::dvec4(ratio * (facing * others.place(other)), 1.0);
            }
        }
    }

    /// The median of the length ratios.
    [[nodiscard]] double usualRatio() const {
        std::vector<double> ratios;
        for (const BoneDifference& bone : m_rigs.bones) {
            ratios.push_back(bone.lengthRatio);
        }
        return median(ratios);
    }

    void listPosed(const RestFrames& bound) {
        const RestFrames rest = restFrames(m_target);
        for (const NodeIndex node : m_target.parentsFirst) {
            const bool known = m_out.targetKnown[node.value];
            if ((!known && !m_rigs.sourceOf[node.value]) || m_target[node].matrix) {
                continue;
            }
            const bool topmost = m_rigs.sourceOf[node.value] && !m_rigs.targetAbove[node.value];
            const auto turnedIn = [&](const RestFrames& frames) {
                return turnDegrees(rest.localRotation(m_target, node),
                                   frames.localRotation(m_target, node));
            };
            const PosedJoint joint{.node = node,
                                   .turned = turnedIn(m_out.target) > kSeenTurn,
                                   .moved = known && topmost &&
                                            glm::distance(rest.place(node), bound.place(node)) >
                                                kPosedMove * m_longest,
                                   .always = known && turnedIn(bound) > kPosedTurn};
            if (joint.turned || joint.moved) {
                m_out.posed.push_back(joint);
            }
        }
    }

    /// Parents first: each joint of the target is turned by what its bones need, or with the joint
    /// above it.
    void align(const RestFrames& bound) {
        std::vector<glm::dquat> turns(m_target.nodes.size(), glm::dquat(1.0, 0.0, 0.0, 0.0));
        for (const NodeIndex node : m_target.parentsFirst) {
            const NodeIndex parent = m_target[node].parent;
            if (m_rigs.sourceOf[node.value]) {
                const NodeIndex above = m_rigs.targetAbove[node.value];
                const glm::dquat inherited =
                    above ? turns[above.value] : glm::dquat(1.0, 0.0, 0.0, 0.0);
                turns[node.value] = turnOf(node, inherited, bound);
            } else if (parent) {
                turns[node.value] = turns[parent.value];
            }
            m_out.target.turnTo(turns[node.value] * bound.rotations[node.value], node);
            if (parent) {
                const glm::dvec3 bone = bound.place(node) - bound.place(parent);
                m_out.target.world[node.value][3] =
                    glm::dvec4(m_out.target.place(parent) + turns[parent.value] * bone, 1.0);
            }
        }
    }

    [[nodiscard]] glm::dquat turnOf(NodeIndex node, const glm::dquat& inherited,
                                    const RestFrames& bound) const {
        const glm::dquat none(1.0, 0.0, 0.0, 0.0);
        const RigPart part = m_rigs.parts[node.value].value_or(RigPart::Limb);
        const bool bothBound =
            m_out.targetKnown[node.value] && m_out.sourceKnown[m_rigs.sourceOf[node.value].value];
        if (part == RigPart::Head && bothBound) {
            return none;
        }
        std::vector<DirectionPair> pairs;
        for (const std::size_t bone : leadingBones(node)) {
            const DirectionPair pair{alongTarget(bound, m_rigs.bones[bone]),
                                     alongSource(m_out.source, m_rigs.bones[bone])};
            if (isLong(pair.from) && isLong(pair.to)) {
                pairs.push_back(pair);
            }
        }
        const bool stays = bothBound && (part == RigPart::Foot || part == RigPart::Torso);
        if (pairs.empty()) {
            return stays ? none : inherited;
        }
        const glm::dquat turn = pairs.size() == 1
                                    ? swing(inherited * pairs[0].from, pairs[0].to) * inherited
                                    : bestTurn(pairs, inherited);
        const double degrees = turnDegrees(none, turn);
        const bool agrees = degrees <= kSamePosture;
        const bool keeps =
            part == RigPart::Torso ? pairs.size() > 1 && agrees : part == RigPart::Foot && !agrees;
        return bothBound && keeps ? none : turn;
    }

    /// The bones that decide how a joint is turned: to bones of the humanoid, otherwise to joints
    /// that lead on to others, otherwise all.
    [[nodiscard]] std::vector<std::size_t> leadingBones(NodeIndex node) const {
        const std::vector<std::size_t>& all = m_rigs.below[node.value];
        std::vector<std::size_t> named;
        std::vector<std::size_t> leading;
        for (const std::size_t bone : all) {
            const NodeIndex to = m_rigs.bones[bone].to.target;
            if (m_rigs.parts[to.value]) {
                named.push_back(bone);
            }
            if (!m_rigs.below[to.value].empty()) {
                leading.push_back(bone);
            }
        }
        if (m_rigs.parts[node.value] && !named.empty()) {
            return named;
        }
        return leading.empty() ? all : leading;
    }

    const Asset& m_source;
    const Asset& m_target;
    const JointPartners& m_partners;
    PairedRigs m_rigs;
    double m_longest = 0.0;  // world units
    CommonPose m_out;
};

}  // namespace

CommonPose commonPose(const Asset& source, const Asset& target, const JointPartners& partners) {
    return PoseSearch(source, target, partners).find();
}

}  // namespace sinew
