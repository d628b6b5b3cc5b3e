// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/core/math.h"
#include "model/core/parallel.h"

namespace sinew {

/// Faces in Vulkan's order: +X -X +Y -Y +Z -Z.
inline constexpr std::uint32_t kCubeFaces = 6;

/// The direction (not normalised) of a point on a face: s to the right, t down, 0 to 1 (Vulkan,
/// "Cube Map Face Selection").
[[nodiscard]] glm::vec3 cubeDirection(std::uint32_t face, float s, float t) noexcept;

struct CubePlace {
    std::uint32_t face = 0;
    float s = 0.0F;
    float t = 0.0F;
};
/// Face and coordinates of a direction of any non-zero length.
[[nodiscard]] CubePlace cubePlace(const glm::vec3& direction) noexcept;

/// One mipmap level of environment light. Each face has a border of one texel copied from the
/// neighbouring faces, so that filtering has no seams.
class CubeLevel {
public:
    explicit CubeLevel(std::uint32_t side);

    [[nodiscard]] std::uint32_t side() const noexcept { return m_side; }
    [[nodiscard]] glm::vec3& at(std::uint32_t face, std::uint32_t x, std::uint32_t y) noexcept {
        return m_texels[position(face, x + 1, y + 1)];
    }
    [[nodiscard]] const glm::vec3& at(std::uint32_t face, std::uint32_t x,
                                      std::uint32_t y) const noexcept {
        return m_texels[position(face, x + 1, y + 1)];
    }

    /// Call after changing texels.
    void fillBorders() noexcept;

    /// Bilinear filtering. The borders must be filled.
    [[nodiscard]] glm::vec3 sample(const glm::vec3& direction) const noexcept;

    /// The level with half the side, each texel the mean of four; borders filled.
    [[nodiscard]] CubeLevel halved() const;

    /// Solid angle of the texel in column x and row y, seen from the centre.
    [[nodiscard]] float solidAngle(std::uint32_t x, std::uint32_t y) const noexcept;

private:
    [[nodiscard]] std::size_t position(std::uint32_t face, std::uint32_t x,
                                       std::uint32_t y) const noexcept {
        const std::size_t stride = m_side + 2;
        return (face * stride + y) * stride + x;
    }

    std::uint32_t m_side;
    std::vector<glm::vec3> m_texels;
};

/// The level whose texels are `light(face, x, y)`, made on all cores; incomplete if stopped.
template <class Light>
[[nodiscard]] CubeLevel cubeOf(std::uint32_t side, const std::stop_token& stop,
                               const Light& light) {
    CubeLevel cube(side);
    onAllCores(std::size_t{kCubeFaces} * side, stop, [&](std::size_t index) {
        const auto face = static_cast<std::uint32_t>(index / side);
        const auto y = static_cast<std::uint32_t>(index % side);
        for (std::uint32_t x = 0; x < side; ++x) {
            cube.at(face, x, y) = light(face, x, y);
        }
    });
    return cube;
}

/// The level and all smaller levels down to one texel per face. The side must be a power of two.
[[nodiscard]] std::vector<CubeLevel> cubeMipmaps(CubeLevel base);

}  // namespace sinew
