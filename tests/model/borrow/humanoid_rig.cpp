// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/borrow/humanoid_rig.h"

#include <cmath>

#include "model/borrow/bone_fit.h"

namespace sinew::test {
namespace {

struct Place {
    const char* name;
    const char* parent;
    const char* next;  // along which it lies; none: as its parent
    glm::dvec3 offset;
};

constexpr Place kCentre[] = {
    {"Hips", "", "Spine", {0.0, 1.0, 0.0}},
    {"Spine", "Hips", "Spine1", {0.0, 0.1, -0.01}},
    {"Spine1", "Spine", "Spine2", {0.0, 0.13, 0.0}},
    {"Spine2", "Spine1", "Neck", {0.0, 0.14, 0.01}},
    {"Neck", "Spine2", "Head", {0.0, 0.16, 0.01}},
    {"Head", "Neck", "", {0.0, 0.1, 0.02}},
};
constexpr Place kLeft[] = {
    {"Shoulder", "Spine2", "Arm", {0.06, 0.11, 0.0}},
    {"Arm", "Shoulder", "ForeArm", {0.12, -0.01, -0.01}},
    {"ForeArm", "Arm", "Hand", {0.27, 0.0, 0.0}},
    {"Hand", "ForeArm", "HandMiddle1", {0.27, 0.0, 0.0}},
    {"HandMiddle1", "Hand", "", {0.1, 0.0, 0.0}},
    {"UpLeg", "Hips", "Leg", {0.09, -0.06, 0.0}},
    {"Leg", "UpLeg", "Foot", {0.0, -0.42, 0.01}},
    {"Foot", "Leg", "ToeBase", {0.0, -0.42, -0.02}},
    {"ToeBase", "Foot", "", {0.0, -0.09, 0.13}},
};

std::vector<Place> placesOf(std::vector<std::string>& names) {
    std::vector<Place> places(std::begin(kCentre), std::end(kCentre));
    names.reserve(2 * std::size(kLeft) * 3);
    for (const char* side : {"Left", "Right"}) {
        const auto named = [&](const char* name) -> const char* {
            for (const Place& own : kLeft) {
                if (name == std::string(own.name)) {
                    return names.emplace_back(side + std::string(name)).c_str();
                }
            }
            return name;
        };
        for (Place place : kLeft) {
            place.offset.x *= side == std::string("Left") ? 1.0 : -1.0;
            place.name = named(place.name);
            place.parent = named(place.parent);
            place.next = named(place.next);
            places.push_back(place);
        }
    }
    return places;
}

glm::dquat along(const glm::dvec3& bone) {
    return swing(glm::dvec3(0.0, 1.0, 0.0), bone);
}

glm::dquat rotationOf(const glm::dmat4& uniform) {
    return glm::normalize(
        glm::quat_cast(glm::dmat3(uniform) / std::cbrt(glm::determinant(glm::dmat3(uniform)))));
}

}  // namespace

HumanoidRig::HumanoidRig(const HumanoidShape& shape) : m_random(shape.seed) {
    std::vector<std::string> names;
    std::vector<Place> places = placesOf(names);
    std::uniform_real_distribution<double> any(-1.0, 1.0);
    const auto indexOf = [&](const std::string& name) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i].name == name) {
                return static_cast<int>(i);
            }
        }
        return -1;
    };
    std::vector<glm::dvec3> world(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        glm::dvec3& offset = places[i].offset;
        offset *= shape.size * (1.0 + shape.unlike * any(m_random));
        const std::string name = places[i].name;
        const bool ofArm =
            name.find("Arm") != std::string::npos || name.find("Hand") != std::string::npos;
        if (ofArm && !name.ends_with("tArm")) {
            const double lowered = glm::radians(double{shape.armsLowered});
            offset =
                glm::angleAxis(offset.x > 0.0 ? -lowered : lowered, glm::dvec3(0, 0, 1)) * offset;
        }
        const int parent = indexOf(places[i].parent);
        world[i] = (parent < 0 ? glm::dvec3(0.0) : world[std::size_t(parent)]) + offset;
    }
    m_unit = shape.zUp ? 100.0F : 1.0F;
    const Transform armature = shape.zUp ? Transform{.translation = {},
                                                     .rotation = turn(-90.0F, {1.0F, 0.0F, 0.0F}),
                                                     .scale = glm::vec3(0.01F)}
                                         : Transform{};
    const NodeIndex root = m_rig.joint("Armature", {}, armature);
    const glm::dmat4 meshFromWorld = glm::inverse(toMatrixDouble(armature));
    Skin skin;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int parent = indexOf(places[i].parent);
        const int next = indexOf(places[i].next);
        glm::dquat rotation = next >= 0 ? along(world[std::size_t(next)] - world[i])
                                        : rotationOf(m_joints[std::size_t(parent)].bind);
        if (shape.ownRolls) {
            rotation = rotation * glm::angleAxis(3.0 * any(m_random), glm::dvec3(0.0, 1.0, 0.0));
        }
        const glm::dmat4 bind = glm::translate(glm::dmat4(1.0), world[i]) *
                                glm::mat4_cast(rotation) *
                                glm::scale(glm::dmat4(1.0), glm::dvec3(1.0 / double{m_unit}));
        const glm::dmat4 above =
            parent < 0 ? glm::inverse(meshFromWorld) : m_joints[std::size_t(parent)].bind;
        const glm::dmat4 local = glm::inverse(above) * bind;
        Joint joint{places[i].name, parent, bind, rotationOf(local), {}};
        Transform rest{.translation = glm::vec3(local[3]), .rotation = glm::quat(joint.local)};
        if (parent < 0) {
            m_hips = rest.translation;
        }
        if (shape.posed) {
            rest.rotation = rest.rotation * anyTurn(90.0F);
            rest.translation += parent < 0 ? m_unit * glm::vec3(0.3F, -0.4F, 0.2F) : glm::vec3();
        }
        const std::string name = shape.name ? shape.name(joint.name) : "mixamorig:" + joint.name;
        joint.node =
            m_rig.joint(name, parent < 0 ? root : m_joints[std::size_t(parent)].node, rest);
        skin.joints.push_back(joint.node);
        skin.inverseBindMatrices.push_back(glm::mat4(glm::inverse(meshFromWorld * bind)));
        m_joints.push_back(joint);
    }
    skin.inverseBindMatricesStored = true;
    if (shape.bound) {
        m_rig.asset().skins.push_back(skin);
    }
}

glm::quat HumanoidRig::anyTurn(float degrees) {
    std::normal_distribution<float> normal;
    std::uniform_real_distribution<float> angle(-degrees, degrees);
    const glm::vec3 axis(normal(m_random), normal(m_random), normal(m_random));
    return turn(angle(m_random), axis);
}

void HumanoidRig::addKeys(const std::function<glm::quat(const Joint&)>& rotation, float step) {
    constexpr int kKeys = 4;
    m_rig.clip("Dance");
    for (const Joint& joint : m_joints) {
        std::vector<glm::quat> keys;
        for (int i = 0; i < kKeys; ++i) {
            keys.push_back(rotation(joint));
        }
        m_rig.channel(joint.node, ChannelPath::Rotation, keysOf(keys));
    }
    std::vector<float> steps;
    for (int i = 0; i < kKeys; ++i) {
        const float moved = m_unit * step * static_cast<float>(i);
        steps.insert(steps.end(), {m_hips.x + moved, m_hips.y, m_hips.z});
    }
    m_rig.channel(node("Hips"), ChannelPath::Translation, steps);
}

void HumanoidRig::dance(float degrees) {
    addKeys([&](const Joint& joint) { return glm::quat(joint.local) * anyTurn(degrees); }, 0.1F);
}

void HumanoidRig::stand() {
    addKeys([](const Joint& joint) { return glm::quat(joint.local); }, 0.0F);
}

const HumanoidRig::Joint& HumanoidRig::joint(const std::string& name) const {
    for (const Joint& each : m_joints) {
        if (each.name == name) {
            return each;
        }
    }
    return m_joints.front();
}

NodeIndex HumanoidRig::node(const std::string& name) const {
    return joint(name).node;
}

glm::dquat HumanoidRig::bindRotation(const std::string& name) const {
    return rotationOf(joint(name).bind);
}

glm::dvec3 HumanoidRig::bindPlace(const std::string& name) const {
    return glm::dvec3(joint(name).bind[3]);
}

std::vector<std::pair<std::string, std::string>> limbsOfHumanoid() {
    std::vector<std::pair<std::string, std::string>> limbs;
    for (const char* side : {"Left", "Right"}) {
        for (const auto& [from, to] :
             std::initializer_list<std::pair<const char*, const char*>>{{"Shoulder", "Arm"},
                                                                        {"Arm", "ForeArm"},
                                                                        {"ForeArm", "Hand"},
                                                                        {"Hand", "HandMiddle1"},
                                                                        {"UpLeg", "Leg"},
                                                                        {"Leg", "Foot"},
                                                                        {"Foot", "ToeBase"}}) {
            limbs.emplace_back(side + std::string(from), side + std::string(to));
        }
    }
    return limbs;
}

}  // namespace sinew::test
