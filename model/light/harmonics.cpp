// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/harmonics.h"

#include <numbers>

namespace sinew {
namespace {

std::array<float, 9> polynomials(const glm::vec3& n) noexcept {
    return {1.0F,
            n.y,
            n.z,
            n.x,
            n.x * n.y,
            n.y * n.z,
            3.0F * n.z * n.z - 1.0F,
            n.x * n.z,
            n.x * n.x - n.y * n.y};
}

// The normalisation of each polynomial over the sphere, times the attenuation of its band by the
// cosine lobe divided by pi: 1, 2/3, 1/4.
constexpr float kBySphere = 1.0F / (4.0F * std::numbers::pi_v<float>);
constexpr std::array<float, 9> kWeights{kBySphere,
                                        3.0F * kBySphere * 2.0F / 3.0F,
                                        3.0F * kBySphere * 2.0F / 3.0F,
                                        3.0F * kBySphere * 2.0F / 3.0F,
                                        15.0F * kBySphere / 4.0F,
                                        15.0F * kBySphere / 4.0F,
                                        5.0F / 4.0F * kBySphere / 4.0F,
                                        15.0F * kBySphere / 4.0F,
                                        15.0F / 4.0F * kBySphere / 4.0F};

}  // namespace

std::array<glm::vec3, 9> matteHarmonics(const CubeLevel& light) {
    std::array<glm::dvec3, 9> sums{};
    const auto side = static_cast<float>(light.side());
    for (std::uint32_t face = 0; face < kCubeFaces; ++face) {
        for (std::uint32_t y = 0; y < light.side(); ++y) {
            for (std::uint32_t x = 0; x < light.side(); ++x) {
                const glm::vec3 direction =
                    glm::normalize(cubeDirection(face, (static_cast<float>(x) + 0.5F) / side,
                                                 (static_cast<float>(y) + 0.5F) / side));
                const auto values = polynomials(direction);
                const glm::vec3 radiance = light.at(face, x, y) * light.solidAngle(x, y);
                for (std::size_t i = 0; i < sums.size(); ++i) {
                    sums.at(i) += glm::dvec3(radiance * values.at(i));
                }
            }
        }
    }
    std::array<glm::vec3, 9> matte{};
    for (std::size_t i = 0; i < matte.size(); ++i) {
        matte.at(i) = glm::vec3(sums.at(i)) * kWeights.at(i);
    }
    return matte;
}

glm::vec3 matteLight(const std::array<glm::vec3, 9>& matte, const glm::vec3& normal) noexcept {
    const auto values = polynomials(normal);
    glm::vec3 sum(0.0F);
    for (std::size_t i = 0; i < matte.size(); ++i) {
        sum += matte[i] * values[i];
    }
    return glm::max(sum, glm::vec3(0.0F));
}

}  // namespace sinew
