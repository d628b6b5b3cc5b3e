// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/bind_frames.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "model/borrow/humanoid_bones.h"
#include "model/core/nth_smallest.h"

namespace sinew {
namespace {

constexpr double kSameOffset = 0.05;         // share of a bone's length
constexpr double kSameOffsetOverall = 2e-3;  // share of the longest bone
constexpr double kLeastAgreeing = 0.5;       // share of the bones
constexpr double kSameTurn = 2.0;            // degrees
constexpr double kUprightTie = 5.0;          // degrees
constexpr double kNearlyAll = 0.9;           // share of the joints that rest as bound
constexpr std::size_t kSamples = 8;          // joints sampled for where the mesh rests

constexpr std::size_t kMostAbove = 256;  // ancestors examined per joint
constexpr std::size_t kNone = SIZE_MAX;

/// How a skin's mesh space lies in the world: similar, without a mirror image.
struct Placement {
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
    glm::dvec3 origin{0.0};
};

/// None: the axes are mirrored or not finite.
std::optional<glm::dquat> rotationOf(const glm::dmat4& matrix) {
    glm::dmat3 axes(matrix);
    const double volume = glm::determinant(axes);
    if (!std::isfinite(volume) || volume <= 0.0) {
        return std::nullopt;
    }
    for (glm::length_t i = 0; i < 3; ++i) {
        axes[i] = glm::normalize(axes[i]);
    }
    return glm::normalize(glm::quat_cast(axes));
}

/// Whether they differ only by quarter turns about axes.
bool isByQuarterTurns(const glm::dquat& a, const glm::dquat& b) {
    const glm::dmat3 turn = glm::mat3_cast(glm::conjugate(a) * b);
    const double least = std::cos(glm::radians(kSameTurn));
    for (glm::length_t i = 0; i < 3; ++i) {
        const glm::dvec3 size = glm::abs(turn[i]);
        if (std::max({size.x, size.y, size.z}) < least) {
            return false;
        }
    }
    return true;
}

/// The bind frames of one skin.
class BoundSkin {
public:
    /// `place`: kNone for every node, before and after the call.
    BoundSkin(const Asset& asset, const Skin& skin, const RestFrames& rest,
              std::vector<std::size_t>& place)
        : m_asset(asset), m_rest(rest), m_place(place) {
        for (std::size_t j = 0; j < skin.joints.size(); ++j) {
            const glm::dmat4 bind = glm::inverse(glm::dmat4(skin.inverseBindMatrices[j]));
            if (rotationOf(bind) && m_place[skin.joints[j].value] == kNone) {
                m_place[skin.joints[j].value] = m_joints.size();
                m_joints.push_back({skin.joints[j], bind});
            }
        }
    }

    ~BoundSkin() {
        for (const Joint& joint : m_joints) {
            m_place[joint.node.value] = kNone;
        }
    }
    BoundSkin(const BoundSkin&) = delete;
    BoundSkin& operator=(const BoundSkin&) = delete;

    /// Whether most bones match the translations of their nodes, up to one factor.
    bool fitsItsNodes() {
        std::vector<double> factors;
        std::vector<double> lengths;
        double longest = 0.0;
        for (const Joint& joint : m_joints) {
            const Joint* const above = parentOf(joint);
            if (above == nullptr) {
                continue;
            }
            const double stored = glm::length(nodeOffset(joint));
            const double bound = glm::length(bindOffset(*above, joint));
            const double inWorld = glm::distance(restPlace(joint), restPlace(*above));
            const double inMesh = glm::distance(joint.bind[3], above->bind[3]);
            longest = std::max(longest, stored);
            if (stored > 0.0 && bound > 0.0 && inMesh > 0.0 && inWorld > 0.0) {
                factors.push_back(stored / bound);
                lengths.push_back(inWorld / inMesh);
            }
        }
        if (factors.empty()) {
            return false;
        }
        m_scale = median(lengths);
        return agreeingShare(median(factors), longest) >= kLeastAgreeing;
    }

    void placeInWorld(NodeIndex meshNode, const std::vector<VrmBone>& humanoid) {
        const std::vector<Placement> choices = choicesOf(meshNode);
        m_placement = choose(choices, humanoid);
    }

    void give(BindFrames& out) const {
        glm::dmat4 worldFromMesh = glm::mat4_cast(m_placement.rotation);
        for (glm::length_t i = 0; i < 3; ++i) {
            worldFromMesh[i] *= m_scale;
        }
        worldFromMesh[3] = glm::dvec4(m_placement.origin, 1.0);
        for (const Joint& joint : m_joints) {
            const std::size_t node = joint.node.value;
            if (!out.known[node]) {
                out.known[node] = true;
                out.frames.world[node] = worldFromMesh * joint.bind;
                out.frames.rotations[node] = m_placement.rotation * *rotationOf(joint.bind);
            }
        }
    }

private:
    struct Joint {
        NodeIndex node;
        glm::dmat4 bind;  // meshFromJoint
    };

    [[nodiscard]] const Joint* parentOf(const Joint& joint) const {
        const NodeIndex parent = m_asset[joint.node].parent;
        return parent && m_place[parent.value] != kNone ? &m_joints[m_place[parent.value]]
                                                        : nullptr;
    }
    [[nodiscard]] glm::dvec3 nodeOffset(const Joint& joint) const {
        return glm::dvec3(m_asset[joint.node].rest.translation);
    }
    [[nodiscard]] static glm::dvec3 bindOffset(const Joint& parent, const Joint& joint) {
        return glm::dvec3(glm::inverse(parent.bind) * joint.bind[3]);
    }
    [[nodiscard]] glm::dvec3 restPlace(const Joint& joint) const {
        return glm::dvec3(m_rest.world[joint.node.value][3]);
    }

    [[nodiscard]] double agreeingShare(double factor, double longest) const {
        std::size_t agreeing = 0;
        std::size_t all = 0;
        for (const Joint& joint : m_joints) {
            if (const Joint* const above = parentOf(joint)) {
                const glm::dvec3 stored = nodeOffset(joint);
                const double off = glm::distance(factor * bindOffset(*above, joint), stored);
                const double allowed =
                    kSameOffset * glm::length(stored) + kSameOffsetOverall * longest;
                agreeing += off <= allowed ? 1U : 0U;
                ++all;
            }
        }
        return static_cast<double>(agreeing) / static_cast<double>(std::max<std::size_t>(all, 1));
    }

    /// Where the joint's part of the mesh rests.
    [[nodiscard]] std::optional<Placement> restOf(const Joint& joint) const {
        const glm::dmat4 world = m_rest.world[joint.node.value] * glm::inverse(joint.bind);
        const std::optional<glm::dquat> rotation = rotationOf(world);
        return rotation ? std::optional(Placement{*rotation, glm::dvec3(world[3])}) : std::nullopt;
    }

    /// The placements of the armature, the skinned mesh and the world, and where most joints rest.
    [[nodiscard]] std::vector<Placement> choicesOf(NodeIndex meshNode) {
        std::vector<Placement> choices;
        const auto add = [&](NodeIndex node) {
            if (node) {
                const glm::dmat4& world = m_rest.world[node.value];
                if (const auto rotation = rotationOf(world)) {
                    choices.push_back({*rotation, glm::dvec3(world[3])});
                }
            }
        };
        NodeIndex above = m_asset[m_joints.front().node].parent;
        NodeIndex each = above;
        for (std::size_t i = 0; each && i < kMostAbove; ++i, each = m_asset[each].parent) {
            above = m_place[each.value] != kNone ? m_asset[each].parent : above;
        }
        add(above);
        add(meshNode);
        choices.push_back({});
        addUsualRest(choices);
        return choices;
    }

    void addUsualRest(std::vector<Placement>& choices) {
        const std::size_t step = std::max<std::size_t>(1, m_joints.size() / kSamples);
        std::optional<Placement> usual;
        std::size_t most = 0;
        for (std::size_t i = 0; i < m_joints.size(); i += step) {
            const std::optional<Placement> asked = restOf(m_joints[i]);
            std::size_t count = 0;
            for (std::size_t j = 0; asked && j < m_joints.size(); ++j) {
                const std::optional<Placement> other = restOf(m_joints[j]);
                count += other && turnDegrees(other->rotation, asked->rotation) < kSameTurn;
            }
            if (count > most) {
                most = count;
                usual = asked;
            }
        }
        if (usual) {
            choices.push_back(*usual);
            m_restsAsBound =
                static_cast<double>(most) >= kNearlyAll * static_cast<double>(m_joints.size());
        }
    }

    [[nodiscard]] Placement choose(const std::vector<Placement>& choices,
                                   const std::vector<VrmBone>& humanoid) const {
        if (m_restsAsBound && isByQuarterTurns(choices.front().rotation, choices.back().rotation)) {
            return choices.back();
        }
        const std::optional<glm::dvec3> up = upOf(humanoid);
        const auto badness = [&](const Placement& each) {
            if (up) {
                const double height = (each.rotation * *up).y;
                return glm::degrees(std::acos(std::clamp(height, -1.0, 1.0)));
            }
            return turnDegrees(each.rotation, choices.back().rotation);
        };
        Placement best = choices.front();
        for (const Placement& each : choices) {
            best = badness(each) < badness(best) - kUprightTie ? each : best;
        }
        return best;
    }

    /// The direction from the legs to the head as bound, in mesh space.
    [[nodiscard]] std::optional<glm::dvec3> upOf(const std::vector<VrmBone>& humanoid) const {
        const auto place = [&](const char* bone) {
            const NodeIndex node = nodeOfBone(humanoid, bone);
            const std::size_t at = node ? m_place[node.value] : kNone;
            return at != kNone ? std::optional(glm::dvec3(m_joints[at].bind[3])) : std::nullopt;
        };
        const std::optional<glm::dvec3> head = place("head");
        const std::optional<glm::dvec3> hips = place("hips");
        if (!head || !hips || !(glm::distance(*head, *hips) > 0.0)) {
            return std::nullopt;
        }
        return glm::normalize(*head - *hips);
    }

    const Asset& m_asset;
    const RestFrames& m_rest;
    std::vector<std::size_t>& m_place;  // [node]: index in m_joints
    std::vector<Joint> m_joints;        // those with a usable matrix
    double m_scale = 1.0;               // world units of one unit of the mesh
    bool m_restsAsBound = false;
    Placement m_placement;
};

}  // namespace

BindFrames bindFrames(const Asset& asset) {
    const RestFrames rest = restFrames(asset);
    BindFrames out{rest, std::vector<bool>(asset.nodes.size(), asset.vrm || asset.vrmAnimation)};
    if (asset.vrm || asset.vrmAnimation) {
        return out;
    }
    std::vector<NodeIndex> meshNodes(asset.skins.size());
    for (const NodeIndex node : asset.parentsFirst) {
        if (asset[node].skin && !meshNodes[asset[node].skin.value]) {
            meshNodes[asset[node].skin.value] = node;
        }
    }
    const std::vector<VrmBone> humanoid = humanoidBones(asset);
    std::vector<std::size_t> place(asset.nodes.size(), kNone);
    for (std::size_t i = 0; i < asset.skins.size(); ++i) {
        if (asset.skins[i].inverseBindMatricesStored) {
            BoundSkin skin(asset, asset.skins[i], rest, place);
            if (skin.fitsItsNodes()) {
                skin.placeInWorld(meshNodes[i], humanoid);
                skin.give(out);
            }
        }
    }
    for (const NodeIndex node : asset.parentsFirst) {
        if (!out.known[node.value]) {
            out.frames.placeAtRest(asset, node);
        }
    }
    return out;
}

}  // namespace sinew
