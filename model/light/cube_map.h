// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// Faces in Vulkan's order: +X -X +Y -Y +Z -Z.
inline constexpr std::uint32_t kCubeFaces = 6;

/// The direction, not unit, of a place on a face: s to the right, t down, 0 to 1 (Vulkan, "Cube Map
/// Face Selection").
[[nodiscard]] glm::vec3 cubeDirection(std::uint32_t face, float s, float t) noexcept;

struct CubePlace {
    std::uint32_t face = 0;
    float s = 0.0F;
    float t = 0.0F;
};
/// Where a direction of any length but 0 leaves the cube.
[[nodiscard]] CubePlace cubePlace(const glm::vec3& direction) noexcept;

/// One resolution of light from everywhere. Each face has a border of one texel that shows the
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

    /// After the texels changed.
    void fillBorders() noexcept;

    /// Bilinear. The borders must be filled.
    [[nodiscard]] glm::vec3 sample(const glm::vec3& direction) const noexcept;

    /// Half the side, four texels' mean each; borders filled.
    [[nodiscard]] CubeLevel halved() const;

    /// Of the texel in column x and row y, as seen from the centre.
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

/// The level and all its halves down to one texel per face. The side is a power of two.
[[nodiscard]] std::vector<CubeLevel> cubeMipmaps(CubeLevel base);

}  // namespace sinew
