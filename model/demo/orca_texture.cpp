// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_texture.h"

#include <algorithm>
#include <array>
#include <map>

namespace sinew::demo {
namespace {

constexpr int kWidth = 2048;
constexpr int kTextureHeight = 1024;
constexpr int kGutterTexels = 8;  // colour around the charts, for filtering and mipmaps

struct Corner {
    glm::vec2 texel;
    glm::vec3 position;
    glm::vec3 normal;
};

float doubledArea(const glm::vec2& a, const glm::vec2& b, const glm::vec2& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

class Baker {
public:
    Baker() : m_painted(kWidth * kTextureHeight, 0) {
        m_image.width = kWidth;
        m_image.height = kTextureHeight;
        m_image.pixels.assign(std::size_t{kWidth} * kTextureHeight, 0);
    }

    void paint(BodyPart part, const Corner& a, const Corner& b, const Corner& c) {
        const float area = doubledArea(a.texel, b.texel, c.texel);
        if (area == 0.0F) {
            return;
        }
        const glm::vec2 low = glm::min(a.texel, glm::min(b.texel, c.texel));
        const glm::vec2 high = glm::max(a.texel, glm::max(b.texel, c.texel));
        for (int y = static_cast<int>(low.y); y <= static_cast<int>(high.y); ++y) {
            for (int x = static_cast<int>(low.x); x <= static_cast<int>(high.x); ++x) {
                const glm::vec2 texel{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
                const float u = doubledArea(texel, b.texel, c.texel) / area;
                const float v = doubledArea(a.texel, texel, c.texel) / area;
                const float w = 1.0F - u - v;
                if (std::min({u, v, w}) < -1e-4F) {
                    continue;
                }
                put(x, y,
                    orcaColor(part, u * a.position + v * b.position + w * c.position,
                              u * a.normal + v * b.normal + w * c.normal));
            }
        }
    }

    // Grows the painted area by one texel; each new texel copies its first painted neighbour.
    void grow() {
        const std::vector<std::uint8_t> before = m_painted;
        for (int y = 1; y + 1 < kTextureHeight; ++y) {
            for (int x = 1; x + 1 < kWidth; ++x) {
                if (before[at(x, y)] != 0) {
                    continue;
                }
                for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                    if (before[at(x + dx, y + dy)] != 0) {
                        m_image.pixels[at(x, y)] = m_image.pixels[at(x + dx, y + dy)];
                        m_painted[at(x, y)] = 1;
                        break;
                    }
                }
            }
        }
    }

    [[nodiscard]] IndexedImage take() { return std::move(m_image); }

private:
    static std::size_t at(int x, int y) {
        return static_cast<std::size_t>(y) * kWidth + static_cast<std::size_t>(x);
    }

    void put(int x, int y, const glm::vec3& color) {
        m_painted[at(x, y)] = 1;
        m_image.pixels[at(x, y)] = entry(glm::u8vec3(glm::round(255.0F * color)));
    }

    // The palette entry of a colour; if the palette is full, its last entry.
    std::uint8_t entry(const glm::u8vec3& color) {
        const std::array key{color.x, color.y, color.z};
        const auto next = static_cast<std::uint8_t>(std::min<std::size_t>(m_entries.size(), 255));
        const auto [known, added] = m_entries.try_emplace(key, next);
        if (added && m_image.palette.size() < 256) {
            m_image.palette.push_back(color);
        }
        return known->second;
    }

    IndexedImage m_image;
    std::vector<std::uint8_t> m_painted;  // 1 where a texel has its colour
    std::map<std::array<std::uint8_t, 3>, std::uint8_t> m_entries;  // key: color
};

}  // namespace

IndexedImage orcaTexture(const OrcaShape& shape) {
    Baker baker;
    for (const QuadFace& face : shape.faces) {
        std::array<Corner, 4> corners;
        for (std::size_t c = 0; c < 4; ++c) {
            const std::uint32_t p = face.points[c];
            corners[c] = {face.uv[c] * glm::vec2(kWidth, kTextureHeight), shape.positions[p],
                          shape.normals[p]};
        }
        baker.paint(face.part, corners[0], corners[1], corners[2]);
        baker.paint(face.part, corners[0], corners[2], corners[3]);
    }
    for (int i = 0; i < kGutterTexels; ++i) {
        baker.grow();
    }
    return baker.take();
}

}  // namespace sinew::demo
