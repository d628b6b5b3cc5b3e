// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/core/parallel.h"
#include "model/light/environment.h"
#include "model/light/prefilter_cube.h"

namespace sinew {
namespace {

constexpr std::uint32_t kMostSamplesPerSide = 16;

/// Bilinear sampling that wraps horizontally and clamps at the poles.
class Panorama {
public:
    explicit Panorama(const EquirectangularLight& light) noexcept : m_light(light) {}

    [[nodiscard]] glm::vec3 sample(const glm::vec3& d) const noexcept {
        constexpr float kPi = std::numbers::pi_v<float>;
        const float u = 0.5F + std::atan2(d.x, -d.z) / (2.0F * kPi);
        const float v = std::atan2(std::sqrt(d.x * d.x + d.z * d.z), d.y) / kPi;
        const float x = u * static_cast<float>(m_light.width) - 0.5F;
        const float y = v * static_cast<float>(m_light.height) - 0.5F;
        const float left = std::floor(x);
        const float top = std::floor(y);
        const auto column = static_cast<std::int64_t>(left);
        const auto row = static_cast<std::int64_t>(top);
        return glm::mix(glm::mix(at(column, row), at(column + 1, row), x - left),
                        glm::mix(at(column, row + 1), at(column + 1, row + 1), x - left), y - top);
    }

private:
    [[nodiscard]] const glm::vec3& at(std::int64_t column, std::int64_t row) const noexcept {
        const std::int64_t width = m_light.width;
        const std::int64_t x = (column % width + width) % width;
        const std::int64_t y = std::clamp<std::int64_t>(row, 0, std::int64_t{m_light.height} - 1);
        return m_light.radiance[static_cast<std::size_t>(y * width + x)];
    }

    const EquirectangularLight& m_light;
};

/// Takes as many samples per texel as it covers texels of the panorama.
CubeLevel toCube(const EquirectangularLight& light, const std::stop_token& stop) {
    CubeLevel cube(kLightCubeSide);
    const Panorama panorama(light);
    const std::uint32_t samples =
        std::clamp(light.width / (4 * kLightCubeSide), 2U, kMostSamplesPerSide);
    const float step = 1.0F / static_cast<float>(kLightCubeSide * samples);
    const auto meanOf = [&](std::uint32_t face, std::uint32_t x, std::uint32_t y) {
        glm::vec3 sum(0.0F);
        for (std::uint32_t j = 0; j < samples; ++j) {
            for (std::uint32_t i = 0; i < samples; ++i) {
                const float s = (static_cast<float>(x * samples + i) + 0.5F) * step;
                const float t = (static_cast<float>(y * samples + j) + 0.5F) * step;
                sum += panorama.sample(cubeDirection(face, s, t));
            }
        }
        return sum / static_cast<float>(samples * samples);
    };
    onAllCores(std::size_t{kCubeFaces} * kLightCubeSide, stop, [&](std::size_t index) {
        const auto face = static_cast<std::uint32_t>(index / kLightCubeSide);
        const auto row = static_cast<std::uint32_t>(index % kLightCubeSide);
        for (std::uint32_t x = 0; x < kLightCubeSide; ++x) {
            cube.at(face, x, row) = meanOf(face, x, row);
        }
    });
    return cube;
}

}  // namespace

std::shared_ptr<const Environment> prefilter(const EquirectangularLight& light,
                                             const std::function<void(float)>& progress,
                                             const std::stop_token& stop) {
    CubeLevel cube = toCube(light, stop);
    return stop.stop_requested() ? nullptr : prefilterCube(std::move(cube), progress, stop);
}

}  // namespace sinew
