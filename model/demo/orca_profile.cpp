// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_profile.h"

#include <algorithm>
#include <cmath>

namespace sinew::demo {
namespace {

constexpr std::array kTop{
    Station{0.00F, -0.06F}, Station{0.05F, 0.000F}, Station{0.16F, 0.115F}, Station{0.33F, 0.225F},
    Station{0.54F, 0.325F}, Station{0.76F, 0.398F}, Station{1.00F, 0.458F}, Station{1.47F, 0.538F},
    Station{1.98F, 0.590F}, Station{2.53F, 0.615F}, Station{3.10F, 0.580F}, Station{3.50F, 0.525F},
    Station{3.95F, 0.450F}, Station{4.40F, 0.365F}, Station{4.80F, 0.290F}, Station{5.12F, 0.230F},
    Station{5.35F, 0.165F}, Station{5.52F, 0.100F}, Station{5.67F, 0.055F}, Station{5.80F, 0.022F}};

constexpr std::array kSide{Station{0.00F, -0.135F}, Station{0.20F, -0.140F},
                           Station{0.36F, -0.142F}, Station{0.55F, -0.125F},
                           Station{0.76F, -0.090F}, Station{1.00F, -0.060F},
                           Station{1.50F, -0.040F}, Station{2.50F, -0.010F},
                           Station{4.00F, 0.000F},  Station{6.00F, 0.000F}};

constexpr std::array kBottom{
    Station{0.00F, -0.200F}, Station{0.05F, -0.245F}, Station{0.16F, -0.297F},
    Station{0.33F, -0.358F}, Station{0.55F, -0.430F}, Station{0.76F, -0.485F},
    Station{1.00F, -0.535F}, Station{1.47F, -0.605F}, Station{1.98F, -0.645F},
    Station{2.53F, -0.655F}, Station{3.10F, -0.620F}, Station{3.50F, -0.565F},
    Station{3.95F, -0.480F}, Station{4.40F, -0.380F}, Station{4.80F, -0.290F},
    Station{5.12F, -0.215F}, Station{5.35F, -0.150F}, Station{5.52F, -0.090F},
    Station{5.67F, -0.052F}, Station{5.80F, -0.022F}};

constexpr std::array kHalfWidth{
    Station{0.00F, 0.090F}, Station{0.05F, 0.140F}, Station{0.16F, 0.222F}, Station{0.33F, 0.310F},
    Station{0.55F, 0.395F}, Station{0.76F, 0.455F}, Station{1.00F, 0.510F}, Station{1.47F, 0.585F},
    Station{1.98F, 0.630F}, Station{2.53F, 0.635F}, Station{3.10F, 0.585F}, Station{3.50F, 0.515F},
    Station{3.95F, 0.410F}, Station{4.40F, 0.295F}, Station{4.80F, 0.200F}, Station{5.12F, 0.140F},
    Station{5.35F, 0.115F}, Station{5.52F, 0.110F}, Station{5.67F, 0.095F}, Station{5.80F, 0.065F}};

float slopeBetween(const Station& a, const Station& b) {
    return (b.value - a.value) / (b.d - a.d);
}

// Zero at a turn, else the harmonic mean of the slopes on both sides.
float slopeAt(std::span<const Station> stations, std::size_t i) {
    if (i == 0 || i + 1 == stations.size()) {
        return i == 0 ? slopeBetween(stations[0], stations[1])
                      : slopeBetween(stations[i - 1], stations[i]);
    }
    const float before = slopeBetween(stations[i - 1], stations[i]);
    const float after = slopeBetween(stations[i], stations[i + 1]);
    return before * after <= 0.0F ? 0.0F : 2.0F * before * after / (before + after);
}

}  // namespace

float interpolate(std::span<const Station> stations, float d) {
    if (d <= stations.front().d) {
        return stations.front().value;
    }
    if (d >= stations.back().d) {
        return stations.back().value;
    }
    const auto above = std::upper_bound(stations.begin(), stations.end(), d,
                                        [](float v, const Station& s) { return v < s.d; });
    const auto i = static_cast<std::size_t>(above - stations.begin()) - 1;
    const Station& a = stations[i];
    const Station& b = stations[i + 1];
    const float width = b.d - a.d;
    return hermite(a.value, slopeAt(stations, i), b.value, slopeAt(stations, i + 1), width,
                   (d - a.d) / width);
}

CrossSection crossSection(float d) {
    return {interpolate(kTop, d), interpolate(kSide, d), interpolate(kBottom, d),
            interpolate(kHalfWidth, d)};
}

float girthFraction(const glm::vec3& point, const CrossSection& section) {
    const float h = heightOverAxis(point) - section.side;
    const float reach = h > 0.0F ? section.top - section.side : section.side - section.bottom;
    const float angle = std::atan2(h / reach, std::abs(point.x) / section.halfWidth);
    return 0.5F + angle / glm::pi<float>();
}

}  // namespace sinew::demo
