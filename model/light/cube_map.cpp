// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/cube_map.h"

#include <algorithm>
#include <cmath>

namespace sinew {

glm::vec3 cubeDirection(std::uint32_t face, float s, float t) noexcept {
    const float a = 2.0F * s - 1.0F;
    const float b = 2.0F * t - 1.0F;
    switch (face) {
        case 0:
            return {1.0F, -b, -a};
        case 1:
            return {-1.0F, -b, a};
        case 2:
            return {a, 1.0F, b};
        case 3:
            return {a, -1.0F, -b};
        case 4:
            return {a, -b, 1.0F};
        default:
            return {-a, -b, -1.0F};
    }
}

CubePlace cubePlace(const glm::vec3& d) noexcept {
    const glm::vec3 size = glm::abs(d);
    const auto place = [](std::uint32_t face, float right, float down, float ahead) {
        const float scale = ahead > 0.0F ? 0.5F / ahead : 0.0F;
        return CubePlace{face, right * scale + 0.5F, down * scale + 0.5F};
    };
    if (size.x >= size.y && size.x >= size.z) {
        return d.x >= 0.0F ? place(0, -d.z, -d.y, size.x) : place(1, d.z, -d.y, size.x);
    }
    if (size.y >= size.z) {
        return d.y >= 0.0F ? place(2, d.x, d.z, size.y) : place(3, d.x, -d.z, size.y);
    }
    return d.z >= 0.0F ? place(4, d.x, -d.y, size.z) : place(5, -d.x, -d.y, size.z);
}

CubeLevel::CubeLevel(std::uint32_t side)
    : m_side(side), m_texels(std::size_t{kCubeFaces} * (side + 2) * (side + 2)) {}

void CubeLevel::fillBorders() noexcept {
    const auto center = [&](std::uint32_t i) {
        return (static_cast<float>(i) - 0.5F) / static_cast<float>(m_side);
    };
    const auto inside = [&](float share) {
        const float at = std::clamp(share, 0.0F, 1.0F) * static_cast<float>(m_side);
        return std::min(static_cast<std::uint32_t>(at), m_side - 1);
    };
    const std::uint32_t last = m_side + 1;
    for (std::uint32_t face = 0; face < kCubeFaces; ++face) {
        const auto fill = [&](std::uint32_t x, std::uint32_t y) {
            const CubePlace beyond = cubePlace(cubeDirection(face, center(x), center(y)));
            m_texels[position(face, x, y)] = at(beyond.face, inside(beyond.s), inside(beyond.t));
        };
        for (std::uint32_t i = 0; i <= last; ++i) {
            fill(i, 0);
            fill(i, last);
            fill(0, i);
            fill(last, i);
        }
    }
}

glm::vec3 CubeLevel::sample(const glm::vec3& direction) const noexcept {
    const CubePlace place = cubePlace(direction);
    const auto scale = static_cast<float>(m_side);
    const float x = std::clamp(place.s * scale + 0.5F, 0.0F, scale + 0.9999F);
    const float y = std::clamp(place.t * scale + 0.5F, 0.0F, scale + 0.9999F);
    const auto left = std::min(static_cast<std::uint32_t>(x), m_side);
    const auto top = std::min(static_cast<std::uint32_t>(y), m_side);
    const float right = x - static_cast<float>(left);
    const float down = y - static_cast<float>(top);
    const glm::vec3* const upper = &m_texels[position(place.face, left, top)];
    const glm::vec3* const lower = upper + m_side + 2;
    return glm::mix(glm::mix(upper[0], upper[1], right), glm::mix(lower[0], lower[1], right), down);
}

CubeLevel CubeLevel::halved() const {
    CubeLevel half(m_side / 2);
    for (std::uint32_t face = 0; face < kCubeFaces; ++face) {
        for (std::uint32_t y = 0; y < half.side(); ++y) {
            for (std::uint32_t x = 0; x < half.side(); ++x) {
                half.at(face, x, y) =
                    0.25F * (at(face, 2 * x, 2 * y) + at(face, 2 * x + 1, 2 * y) +
                             at(face, 2 * x, 2 * y + 1) + at(face, 2 * x + 1, 2 * y + 1));
            }
        }
    }
    half.fillBorders();
    return half;
}

float CubeLevel::solidAngle(std::uint32_t x, std::uint32_t y) const noexcept {
    // Solid angle of the rectangle from the centre of the face to a corner.
    const auto corner = [&](std::uint32_t i, std::uint32_t j) {
        const float a = 2.0F * static_cast<float>(i) / static_cast<float>(m_side) - 1.0F;
        const float b = 2.0F * static_cast<float>(j) / static_cast<float>(m_side) - 1.0F;
        return std::atan2(a * b, std::sqrt(a * a + b * b + 1.0F));
    };
    return corner(x, y) - corner(x + 1, y) - corner(x, y + 1) + corner(x + 1, y + 1);
}

std::vector<CubeLevel> cubeMipmaps(CubeLevel base) {
    std::vector<CubeLevel> levels;
    base.fillBorders();
    levels.push_back(std::move(base));
    while (levels.back().side() > 1) {
        levels.push_back(levels.back().halved());
    }
    return levels;
}

}  // namespace sinew
