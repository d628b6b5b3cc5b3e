// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/sight.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

// Rounding of a projected coordinate, relative to the sum of the magnitudes of its terms. About
// twenty operations in single precision stay below 2e-6.
constexpr double kRounding = 1e-5;
constexpr double kViewportRounding = 1.0 / 128.0;  // pixels, in pictures of up to 32,768 pixels

// Standard sample locations (Vulkan 1.1, 26.3), relative to the pixel.
constexpr std::array kOne{glm::dvec2(0.5, 0.5)};
constexpr std::array kTwo{glm::dvec2(0.75, 0.75), glm::dvec2(0.25, 0.25)};
constexpr std::array kFour{glm::dvec2(0.375, 0.125), glm::dvec2(0.875, 0.375),
                           glm::dvec2(0.125, 0.625), glm::dvec2(0.625, 0.875)};
constexpr std::array kEight{glm::dvec2(0.5625, 0.3125), glm::dvec2(0.4375, 0.6875),
                            glm::dvec2(0.8125, 0.5625), glm::dvec2(0.3125, 0.1875),
                            glm::dvec2(0.1875, 0.8125), glm::dvec2(0.0625, 0.4375),
                            glm::dvec2(0.6875, 0.9375), glm::dvec2(0.9375, 0.0625)};

std::span<const glm::dvec2> locationsOf(std::uint32_t samples) noexcept {
    switch (samples) {
        case 1:
            return kOne;
        case 2:
            return kTwo;
        case 4:
            return kFour;
        case 8:
            return kEight;
        default:
            return {};
    }
}

}  // namespace

Sight::Sight(const SightPicture& picture) noexcept
    : m_pixels(picture.extent.width, picture.extent.height),
      m_beyond(2.0 * double{picture.marginPixels} / m_pixels),
      m_snap(std::ldexp(1.0, -static_cast<int>(picture.subpixelBits)) + kViewportRounding),
      m_samples(locationsOf(picture.samples)) {
    const glm::dmat4 columns = glm::transpose(glm::dmat4(picture.clipFromWorld));
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rows[row] = columns[static_cast<int>(row)];
    }
}

bool Sight::mayShow(const Box& box, const glm::mat4& worldFromMesh,
                    const glm::vec3& offset) const noexcept {
    const glm::dvec3 low(box.min), high(box.max);
    const glm::dvec3 middle = 0.5 * (low + high), half = 0.5 * (high - low);
    const glm::dmat3 axes(worldFromMesh);
    const glm::dvec3 origin(worldFromMesh[3]), moved(offset);
    const glm::dvec3 center = axes * middle + origin + moved;
    const glm::dvec3 farthest = glm::max(glm::abs(low), glm::abs(high));
    const glm::dvec3 sizes = glm::abs(axes[0]) * farthest.x + glm::abs(axes[1]) * farthest.y +
                             glm::abs(axes[2]) * farthest.z + glm::abs(origin) + glm::abs(moved);
    std::array<double, 4> mid{}, error{};
    std::array<glm::dvec3, 4> along{};
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const glm::dvec3 direction(m_rows[row]);
        mid[row] = glm::dot(direction, center) + m_rows[row].w;
        along[row] = direction * axes;
        error[row] = kRounding * (glm::dot(glm::abs(direction), sizes) + std::abs(m_rows[row].w));
    }
    constexpr std::size_t kW = 3;
    // The range of a coordinate plus `share` times w over the box.
    const auto range = [&](std::size_t row, double sign, double share) {
        const double at = sign * mid[row] + share * mid[kW];
        const double reach = glm::dot(glm::abs(sign * along[row] + share * along[kW]), half) +
                             error[row] + std::abs(share) * error[kW];
        return Range{at - reach, at + reach};
    };
    // All corners outside of one plane. False for what is not a number.
    const bool outside =
        range(0, 1.0, 1.0 + m_beyond.x).high < 0.0 || range(0, -1.0, 1.0 + m_beyond.x).high < 0.0 ||
        range(1, 1.0, 1.0 + m_beyond.y).high < 0.0 || range(1, -1.0, 1.0 + m_beyond.y).high < 0.0 ||
        range(2, 1.0, 0.0).high < 0.0 || range(2, -1.0, 1.0).high < 0.0;
    return !outside && (m_samples.empty() ||
                        coversSample(range(0, 1.0, 0.0), range(1, 1.0, 0.0), range(kW, 1.0, 0.0)));
}

bool Sight::coversSample(const Range& x, const Range& y, const Range& w) const noexcept {
    if (!(w.low > 0.0)) {
        return true;
    }
    const auto onPicture = [&](const Range& clip, double pixels) {
        const double low = std::min(clip.low / w.low, clip.low / w.high);
        const double high = std::max(clip.high / w.low, clip.high / w.high);
        return Range{0.5 * (low + 1.0) * pixels - m_snap, 0.5 * (high + 1.0) * pixels + m_snap};
    };
    const Range across = onPicture(x, m_pixels.x), down = onPicture(y, m_pixels.y);
    const bool small = across.high - across.low <= 1.0 && down.high - down.low <= 1.0;
    return !small || holdsSample(across, down);
}

bool Sight::holdsSample(const Range& across, const Range& down) const noexcept {
    for (double left = std::floor(across.low); left <= across.high; left += 1.0) {
        for (double top = std::floor(down.low); top <= down.high; top += 1.0) {
            for (const glm::dvec2& sample : m_samples) {
                const double px = left + sample.x, py = top + sample.y;
                if (px >= across.low && px <= across.high && py >= down.low && py <= down.high) {
                    return true;
                }
            }
        }
    }
    return false;
}

}  // namespace sinew
