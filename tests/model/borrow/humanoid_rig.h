// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "tests/model/borrow/rig_builder.h"

namespace sinew::test {

/// Name of a joint from that of Mixamo: "LeftForeArm".
using JointNaming = std::function<std::string(const std::string&)>;

/// What sets one humanoid apart from another.
struct HumanoidShape {
    unsigned seed = 1;
    float size = 1.0F;
    float unlike = 0.0F;       // share by which each bone is longer or shorter, at most
    float armsLowered = 0.0F;  // degrees, in the bind pose
    bool ownRolls = false;     // joints are turned about their bones by any angle
    bool zUp = false;          // an armature in centimetres that lies on its back
    bool bound = true;         // false: no skin
    bool posed = true;         // rests in a random frame, instead of the bind pose
    JointNaming name = {};     // none: "mixamorig:LeftForeArm"
};

/// A humanoid with the joints of Mixamo, Y along the bones, bound in a T pose.
class HumanoidRig {
public:
    explicit HumanoidRig(const HumanoidShape& shape);

    /// Any poses: keys of all joints within `degrees` of the bind pose, and steps of the hips.
    void dance(float degrees = 70.0F);
    /// Keys at which the joint is as bound; all joints.
    void stand();

    [[nodiscard]] RigBuilder& rig() noexcept { return m_rig; }
    [[nodiscard]] NodeIndex node(const std::string& joint) const;
    [[nodiscard]] glm::dquat bindRotation(const std::string& joint) const;
    [[nodiscard]] glm::dvec3 bindPlace(const std::string& joint) const;

private:
    struct Joint {
        std::string name;
        int parent;
        glm::dmat4 bind;   // world from joint
        glm::dquat local;  // rotation to its parent as bound
        NodeIndex node;
    };

    [[nodiscard]] const Joint& joint(const std::string& name) const;
    [[nodiscard]] glm::quat anyTurn(float degrees);
    void addKeys(const std::function<glm::quat(const Joint&)>& rotation, float step);

    RigBuilder m_rig;
    std::mt19937 m_random;
    glm::vec3 m_hips{0.0F};  // translation as bound
    float m_unit = 1.0F;     // translation units of a metre
    std::vector<Joint> m_joints;
};

/// Joints at both ends of the limbs.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> limbsOfHumanoid();

}  // namespace sinew::test
