// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/walker_body.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::demo {
namespace {

constexpr WalkerBone kBones[] = {
    {"Hips", -1, {0.0F, 0.93F, 0.0F}},
    {"Spine", Hips, {0.0F, 0.18F, 0.0F}},
    {"Head", Spine, {0.0F, 0.43F, 0.0F}},
    {"UpperArm.L", Spine, {0.19F, 0.31F, 0.0F}},
    {"ForeArm.L", UpperArmL, {0.28F, 0.0F, 0.0F}},
    {"Hand.L", ForeArmL, {0.25F, 0.0F, 0.0F}},
    {"UpperArm.R", Spine, {-0.19F, 0.31F, 0.0F}},
    {"ForeArm.R", UpperArmR, {-0.28F, 0.0F, 0.0F}},
    {"Hand.R", ForeArmR, {-0.25F, 0.0F, 0.0F}},
    {"Thigh.L", Hips, {0.1F, -0.03F, 0.0F}},
    {"Shin.L", ThighL, {0.0F, -0.42F, 0.0F}},
    {"Foot.L", ShinL, {0.0F, -0.4F, 0.0F}},
    {"Thigh.R", Hips, {-0.1F, -0.03F, 0.0F}},
    {"Shin.R", ThighR, {0.0F, -0.42F, 0.0F}},
    {"Foot.R", ShinR, {0.0F, -0.4F, 0.0F}},
};

constexpr std::size_t kSides = 20;
constexpr float kLeastShare = 0.004F;  // smallest weight that is stored

/// A cross-section of a limb.
struct LimbStation {
    glm::vec3 center;
    float wide;  // half its width, along `across`
    float deep;
};

/// A joint takes over at this station, blended with the one before over `blend` stations on either
/// side.
struct Takeover {
    WalkerJoint joint;
    float station;
    float blend;
};

struct Limb {
    std::vector<LimbStation> stations;
    std::vector<Takeover> joints;  // the first from the beginning
    glm::vec3 across;
    std::size_t ringsBetween = 6;
};

class BodyBuilder {
public:
    void add(const Limb& limb) {
        const std::size_t first = m_body.positions.size();
        const std::size_t rings = (limb.stations.size() - 1) * limb.ringsBetween + 1;
        for (std::size_t ring = 0; ring < rings; ++ring) {
            addRing(limb, static_cast<float>(ring) / static_cast<float>(limb.ringsBetween));
        }
        for (std::size_t ring = 0; ring + 1 < rings; ++ring) {
            for (std::size_t side = 0; side < kSides; ++side) {
                const std::size_t a = first + ring * kSides + side;
                const std::size_t b = first + ring * kSides + (side + 1) % kSides;
                addTriangle(a, b, a + kSides);
                addTriangle(b, b + kSides, a + kSides);
            }
        }
        for (std::size_t side = 1; side + 1 < kSides; ++side) {
            addTriangle(first, first + side + 1, first + side);
            const std::size_t last = first + (rings - 1) * kSides;
            addTriangle(last, last + side, last + side + 1);
        }
    }

    [[nodiscard]] WalkerBody finish() {
        m_body.normals.assign(m_body.positions.size(), glm::vec3(0.0F));
        for (std::size_t i = 0; i < m_body.indices.size(); i += 3) {
            const glm::vec3& a = m_body.positions[m_body.indices[i]];
            const glm::vec3 normal = glm::cross(m_body.positions[m_body.indices[i + 1]] - a,
                                                m_body.positions[m_body.indices[i + 2]] - a);
            for (std::size_t corner = 0; corner < 3; ++corner) {
                m_body.normals[m_body.indices[i + corner]] += normal;
            }
        }
        for (glm::vec3& normal : m_body.normals) {
            normal = glm::normalize(normal);
        }
        return std::move(m_body);
    }

private:
    void addTriangle(std::size_t a, std::size_t b, std::size_t c) {
        for (const std::size_t corner : {a, b, c}) {
            m_body.indices.push_back(static_cast<std::uint16_t>(corner));
        }
    }

    void addRing(const Limb& limb, float at) {
        const auto before = std::min(static_cast<std::size_t>(at), limb.stations.size() - 2);
        const LimbStation& a = limb.stations[before];
        const LimbStation& b = limb.stations[before + 1];
        const float part = at - static_cast<float>(before);
        const float smooth = glm::smoothstep(0.0F, 1.0F, part);
        const glm::vec3 center = glm::mix(a.center, b.center, part);
        const glm::vec3 along = glm::normalize(b.center - a.center);
        const glm::vec3 wide = limb.across * glm::mix(a.wide, b.wide, smooth);
        const glm::vec3 deep = glm::cross(along, limb.across) * glm::mix(a.deep, b.deep, smooth);
        for (std::size_t side = 0; side < kSides; ++side) {
            const float angle =
                2.0F * std::numbers::pi_v<float> * static_cast<float>(side) / float{kSides};
            m_body.positions.push_back(center + wide * std::cos(angle) + deep * std::sin(angle));
            addShares(limb, at);
        }
    }

    void addShares(const Limb& limb, float at) {
        WalkerJoint first = limb.joints.front().joint;
        WalkerJoint second = first;
        float share = 0.0F;
        for (std::size_t j = 1; j < limb.joints.size(); ++j) {
            const Takeover& next = limb.joints[j];
            const float part =
                std::clamp((at - next.station + next.blend) / (2.0F * next.blend), 0.0F, 1.0F);
            if (part > 0.0F) {
                first = limb.joints[j - 1].joint;
                second = next.joint;
                share = glm::smoothstep(0.0F, 1.0F, part);
            }
        }
        if (share > 1.0F - kLeastShare) {
            first = second;
            share = 0.0F;
        }
        const bool both = share > kLeastShare;
        m_body.joints.push_back({first, both ? std::uint8_t{second} : std::uint8_t{0}, 0, 0});
        m_body.weights.push_back({both ? 1.0F - share : 1.0F, both ? share : 0.0F, 0.0F, 0.0F});
    }

    WalkerBody m_body;
};

Limb torso() {
    return {.stations = {{{0, 0.83F, 0}, 0.05F, 0.05F},
                         {{0, 0.88F, 0}, 0.165F, 0.11F},
                         {{0, 1.0F, 0}, 0.16F, 0.11F},
                         {{0, 1.15F, 0}, 0.135F, 0.1F},
                         {{0, 1.35F, 0}, 0.185F, 0.115F},
                         {{0, 1.46F, 0}, 0.12F, 0.09F},
                         {{0, 1.5F, 0}, 0.055F, 0.055F},
                         {{0, 1.56F, 0}, 0.05F, 0.055F}},
            .joints = {{Hips, 0, 0}, {Spine, 2.6F, 0.9F}, {Head, 6.3F, 0.6F}},
            .across = {1, 0, 0}};
}

Limb head() {
    return {.stations = {{{0, 1.53F, 0.02F}, 0.045F, 0.05F},
                         {{0, 1.58F, 0.02F}, 0.08F, 0.1F},
                         {{0, 1.65F, 0.02F}, 0.088F, 0.11F},
                         {{0, 1.71F, 0.015F}, 0.08F, 0.1F},
                         {{0, 1.75F, 0.01F}, 0.055F, 0.07F},
                         {{0, 1.768F, 0.01F}, 0.02F, 0.03F}},
            .joints = {{Head, 0, 0}},
            .across = {1, 0, 0}};
}

/// `side`: 1 on the left, -1 on the right.
Limb arm(float side, std::array<WalkerJoint, 3> joints) {
    const auto at = [&](float x, float y) { return glm::vec3(side * x, y, 0.0F); };
    return {.stations = {{at(0.08F, 1.41F), 0.06F, 0.06F},
                         {at(0.17F, 1.42F), 0.068F, 0.068F},
                         {at(0.27F, 1.42F), 0.058F, 0.058F},
                         {at(0.38F, 1.42F), 0.05F, 0.05F},
                         {at(0.47F, 1.42F), 0.045F, 0.045F},
                         {at(0.6F, 1.42F), 0.042F, 0.042F},
                         {at(0.71F, 1.42F), 0.028F, 0.032F},
                         {at(0.77F, 1.42F), 0.022F, 0.045F},
                         {at(0.86F, 1.42F), 0.016F, 0.035F},
                         {at(0.89F, 1.42F), 0.006F, 0.01F}},
            .joints = {{Spine, 0, 0},
                       {joints[0], 1.3F, 0.8F},
                       {joints[1], 4.0F, 0.5F},
                       {joints[2], 6.2F, 0.4F}},
            .across = {0, 1, 0}};
}

Limb leg(float side, std::array<WalkerJoint, 3> joints) {
    const auto at = [&](float y, float z) { return glm::vec3(side * 0.1F, y, z); };
    return {.stations = {{at(0.95F, 0), 0.03F, 0.04F},
                         {at(0.88F, 0), 0.06F, 0.08F},
                         {at(0.79F, 0), 0.076F, 0.092F},
                         {at(0.7F, 0), 0.075F, 0.085F},
                         {at(0.48F, 0), 0.055F, 0.06F},
                         {at(0.34F, -0.01F), 0.055F, 0.06F},
                         {at(0.14F, 0), 0.038F, 0.042F},
                         {at(0.06F, 0), 0.042F, 0.055F}},
            .joints = {{Hips, 0, 0},
                       {joints[0], 1.0F, 0.8F},
                       {joints[1], 4.0F, 0.5F},
                       {joints[2], 6.6F, 0.4F}},
            .across = {-1, 0, 0}};
}

Limb foot(float side, WalkerJoint joint) {
    const auto at = [&](float y, float z) { return glm::vec3(side * 0.1F, y, z); };
    return {.stations = {{at(0.03F, -0.08F), 0.02F, 0.015F},
                         {at(0.04F, -0.06F), 0.042F, 0.038F},
                         {at(0.045F, 0.03F), 0.046F, 0.043F},
                         {at(0.03F, 0.14F), 0.05F, 0.028F},
                         {at(0.018F, 0.19F), 0.03F, 0.016F}},
            .joints = {{joint, 0, 0}},
            .across = {-1, 0, 0}};
}

}  // namespace

std::span<const WalkerBone> walkerBones() {
    return kBones;
}

glm::vec3 walkerRest(std::size_t joint) {
    glm::vec3 place(0.0F);
    for (int at = static_cast<int>(joint); at >= 0; at = kBones[at].parent) {
        place += kBones[at].translation;
    }
    return place;
}

WalkerBody walkerBody() {
    BodyBuilder builder;
    builder.add(torso());
    builder.add(head());
    builder.add(arm(1.0F, {UpperArmL, ForeArmL, HandL}));
    builder.add(arm(-1.0F, {UpperArmR, ForeArmR, HandR}));
    builder.add(leg(1.0F, {ThighL, ShinL, FootL}));
    builder.add(leg(-1.0F, {ThighR, ShinR, FootR}));
    builder.add(foot(1.0F, FootL));
    builder.add(foot(-1.0F, FootR));
    return builder.finish();
}

}  // namespace sinew::demo
