// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>

#include "model/demo/orca_cage.h"
#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

constexpr float kDistance = 0.66F;     // distance behind the snout
constexpr float kEyeHeight = -0.005F;  // height over the axis
constexpr float kDepth = 0.027F;       // depth of the center below the skin

// Half the eyeball's width, height and length, metres (x, y, z).
constexpr glm::vec3 kEyeRadii{0.042F, 0.040F, 0.052F};

// Corners of a box by the bits of their number: x, y, z.
constexpr std::array<std::array<std::uint32_t, 4>, 6> kBoxFaces{
    {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};

void addEye(OrcaCage& cage, float side) {
    const glm::vec3 center = eyeCenter(side);
    std::array<std::uint32_t, 8> corners{};
    for (std::uint32_t i = 0; i < 8; ++i) {
        const glm::vec3 sign{(i & 1U) != 0 ? 1.0F : -1.0F, (i & 2U) != 0 ? 1.0F : -1.0F,
                             (i & 4U) != 0 ? 1.0F : -1.0F};
        corners[i] =
            cage.addPoint(center + sign * kEyeRadii / std::sqrt(3.0F), spineWeights(kDistance));
    }
    for (const auto& box : kBoxFaces) {
        QuadFace face;
        face.part = BodyPart::Eye;
        for (std::size_t c = 0; c < 4; ++c) {
            face.points[c] = corners[box[c]];
            const glm::vec3 place = (cage.points[face.points[c]] - center) / kEyeRadii;
            face.uv[c] = chartUv(Chart::Eyes, 0.5F + 0.4F * place.z, 0.5F - 0.4F * place.y);
        }
        cage.faces.push_back(face);
    }
}

}  // namespace

glm::vec3 eyeCenter(float side) {
    const CrossSection section = crossSection(kDistance);
    const float rise = (kEyeHeight - section.side) / (section.top - section.side);
    const float skin = section.halfWidth * std::sqrt(1.0F - rise * rise);
    return meshPoint(side * (skin - kDepth), kEyeHeight, kDistance);
}

void addEyes(OrcaCage& cage) {
    addEye(cage, 1.0F);
    addEye(cage, -1.0F);
}

}  // namespace sinew::demo
