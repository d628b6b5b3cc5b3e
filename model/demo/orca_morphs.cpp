// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_morphs.h"

#include <functional>

#include "model/demo/orca_cage.h"
#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

using Displacement = std::function<glm::vec3(std::size_t point)>;

constexpr float kSmallestMetres = 2e-4F;

// 1 at the center, 0 from `radius` metres on, smooth.
float falloff(const glm::vec3& point, const glm::vec3& center, float radius) {
    return 1.0F - glm::smoothstep(0.0F, radius, glm::distance(point, center));
}

DemoMorph morph(const char* name, const OrcaShape& shape, const Displacement& displacement) {
    std::vector<glm::vec3> moved = shape.positions;
    for (std::size_t i = 0; i < moved.size(); ++i) {
        const glm::vec3 delta = displacement(i);
        moved[i] += glm::length(delta) < kSmallestMetres ? glm::vec3(0.0F) : delta;
    }
    const std::vector<glm::vec3> normals = pointNormals(shape.faces, moved);
    DemoMorph out{name, {}, {}, {}};
    for (std::uint32_t i = 0; i < moved.size(); ++i) {
        const glm::vec3 delta = moved[i] - shape.positions[i];
        const glm::vec3 turn = normals[i] - shape.normals[i];
        if (glm::length(delta) > 0.0F || glm::length(turn) > 1e-3F) {
            out.vertices.push_back(i);
            out.positions.push_back(delta);
            out.normals.push_back(turn);
        }
    }
    return out;
}

// The corners of the mouth go up, out and back.
DemoMorph smile(const OrcaShape& shape) {
    return morph("Smile", shape, [&](std::size_t i) {
        const glm::vec3& p = shape.positions[i];
        const float side = p.x < 0.0F ? -1.0F : 1.0F;
        const glm::vec3 corner = meshPoint(side * 0.38F, -0.13F, 0.52F);
        return falloff(p, corner, 0.30F) * glm::vec3(side * 0.015F, 0.065F, -0.035F);
    });
}

// Cheeks and throat swell.
DemoMorph puff(const OrcaShape& shape) {
    return morph("Puff", shape, [&](std::size_t i) {
        const glm::vec3& p = shape.positions[i];
        const float side = p.x < 0.0F ? -1.0F : 1.0F;
        const float cheek = falloff(p, meshPoint(side * 0.42F, -0.26F, 0.80F), 0.42F);
        const float throat = falloff(p, meshPoint(0.0F, -0.50F, 0.85F), 0.45F);
        return (0.11F * cheek + 0.09F * throat) * shape.normals[i];
    });
}

DemoMorph blink(const OrcaShape& shape) {
    std::vector<std::uint8_t> isEye(shape.positions.size(), 0);
    for (const QuadFace& face : shape.faces) {
        for (const std::uint32_t point : face.points) {
            isEye[point] |= static_cast<std::uint8_t>(face.part == BodyPart::Eye);
        }
    }
    // The eyeball becomes a narrow line and sinks in; the skin above follows a little.
    return morph("Blink", shape, [&](std::size_t i) {
        const glm::vec3& p = shape.positions[i];
        const float side = p.x < 0.0F ? -1.0F : 1.0F;
        const glm::vec3 center = eyeCenter(side);
        if (isEye[i] != 0) {
            return glm::vec3(-0.003F * side, 0.85F * (center.y - p.y) - 0.006F, 0.0F);
        }
        const float lid = falloff(p, center + glm::vec3(0.0F, 0.05F, 0.0F), 0.12F);
        return lid * glm::vec3(0.004F * side, -0.02F, 0.0F);
    });
}

}  // namespace

std::vector<DemoMorph> orcaMorphs(const OrcaShape& shape) {
    return {smile(shape), puff(shape), blink(shape)};
}

}  // namespace sinew::demo
