// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/studio_light.h"

#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr float kBrightness = 0.88F;  // scales all lights below

/// A flat lamp that faces the centre of the room.
struct SoftBox {
    glm::vec3 towards;   // direction to its centre, from the centre of the room
    glm::vec2 halfSize;  // size at distance 1
    float feather;       // fraction of the half size over which the edge fades
    glm::vec3 radiance;
};

constexpr std::array<SoftBox, 7> kBoxes{{
    // The key: large, warm, from the upper left as seen from the front.
    {{-0.78F, 0.62F, 0.62F}, {0.50F, 0.58F}, 0.30F, {6.6F, 6.32F, 5.93F}},
    // The fill: a tall strip on the right.
    {{0.96F, 0.16F, 0.42F}, {0.16F, 0.80F}, 0.45F, {2.2F, 2.4F, 2.7F}},
    // The top.
    {{0.05F, 1.0F, -0.12F}, {0.62F, 0.42F}, 0.35F, {3.3F, 3.35F, 3.4F}},
    // Rims from behind, left and right.
    {{-0.72F, 0.30F, -0.80F}, {0.13F, 0.75F}, 0.45F, {3.4F, 3.6F, 3.9F}},
    {{0.80F, 0.36F, -0.66F}, {0.18F, 0.75F}, 0.45F, {4.0F, 4.0F, 4.0F}},
    // Behind the camera, faint and wide: reflections for eyes and chrome.
    {{0.30F, 0.22F, 1.0F}, {0.42F, 0.22F}, 0.60F, {1.15F, 1.15F, 1.15F}},
    // A reflector near the floor.
    {{-0.30F, -0.42F, 0.90F}, {0.60F, 0.12F}, 0.70F, {0.75F, 0.72F, 0.68F}},
}};

/// Coverage of a box in a direction, 0 to 1.
float coverage(const SoftBox& box, const glm::vec3& direction) noexcept {
    const glm::vec3 middle = glm::normalize(box.towards);
    const float ahead = glm::dot(direction, middle);
    if (ahead <= 0.0F) {
        return 0.0F;
    }
    const glm::vec3 up =
        std::abs(middle.y) < 0.9F ? glm::vec3(0.0F, 1.0F, 0.0F) : glm::vec3(0.0F, 0.0F, -1.0F);
    const glm::vec3 right = glm::normalize(glm::cross(up, middle));
    const glm::vec3 hit = direction / ahead - middle;
    const glm::vec2 at =
        glm::abs(glm::vec2(glm::dot(hit, right), glm::dot(hit, glm::cross(middle, right)))) /
        box.halfSize;
    const float edges = (1.0F - glm::smoothstep(1.0F - box.feather, 1.0F, at.x)) *
                        (1.0F - glm::smoothstep(1.0F - box.feather, 1.0F, at.y));
    // The centre is brighter because of the lamp behind the cloth.
    return edges * (1.0F - 0.22F * glm::dot(at, at));
}

glm::vec3 room(const glm::vec3& direction) noexcept {
    const glm::vec3 floor(0.115F, 0.111F, 0.107F);
    const glm::vec3 seam(0.30F, 0.296F, 0.289F);
    const glm::vec3 wall(0.345F, 0.349F, 0.356F);
    const glm::vec3 ceiling(0.165F, 0.169F, 0.176F);
    const float y = direction.y;
    if (y < 0.0F) {
        return glm::mix(seam, floor, glm::smoothstep(0.0F, 0.55F, -y));
    }
    return glm::mix(glm::mix(seam, wall, glm::smoothstep(0.0F, 0.18F, y)), ceiling,
                    glm::smoothstep(0.25F, 0.95F, y));
}

glm::vec3 radianceFrom(const glm::vec3& direction) noexcept {
    glm::vec3 sum = room(direction);
    for (const SoftBox& box : kBoxes) {
        sum = glm::mix(sum, box.radiance, glm::clamp(coverage(box, direction), 0.0F, 1.0F));
    }
    return sum;
}

glm::vec3 meanRadiance(std::uint32_t face, const glm::vec2& from, float size) noexcept {
    constexpr int kSamples = 4;
    glm::vec3 sum(0.0F);
    for (int j = 0; j < kSamples; ++j) {
        for (int i = 0; i < kSamples; ++i) {
            const glm::vec2 at = from + size * (glm::vec2(i, j) + 0.5F) / float{kSamples};
            sum += radianceFrom(glm::normalize(cubeDirection(face, at.x, at.y)));
        }
    }
    return sum * (kBrightness / float{kSamples * kSamples});
}

}  // namespace

CubeLevel studioLight(std::uint32_t side) {
    const float size = 1.0F / static_cast<float>(side);
    return cubeOf(side, {}, [size](std::uint32_t face, std::uint32_t x, std::uint32_t y) {
        return meanRadiance(face, glm::vec2(x, y) * size, size);
    });
}

}  // namespace sinew
