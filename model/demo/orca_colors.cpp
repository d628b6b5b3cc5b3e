// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_colors.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

constexpr glm::vec3 kBlack{0.055F, 0.063F, 0.075F};
constexpr glm::vec3 kWhite{0.945F, 0.95F, 0.955F};
constexpr glm::vec3 kSaddle{0.46F, 0.48F, 0.50F};
constexpr glm::vec3 kPalate{0.62F, 0.36F, 0.37F};
constexpr glm::vec3 kTongue{0.80F, 0.48F, 0.49F};
constexpr glm::vec3 kIris{0.16F, 0.09F, 0.06F};
constexpr glm::vec3 kToothTip{0.96F, 0.94F, 0.88F};

constexpr float kEdgeMetres = 0.008F;  // half the softness of a pattern's edge

// The flat map of one flank: x is the distance behind the snout, y the way around the body from
// the belly's midline, both in metres.
glm::vec2 flankPoint(const glm::vec3& p) {
    const float d = distanceBehindSnout(p);
    const CrossSection s = crossSection(d);
    const float halfGirth = glm::pi<float>() * 0.5F * (s.halfWidth + 0.5F * (s.top - s.bottom));
    return {d, girthFraction(p) * halfGirth};
}

float flankHeight(float d, float fraction) {
    const CrossSection s = crossSection(d);
    return fraction * glm::pi<float>() * 0.5F * (s.halfWidth + 0.5F * (s.top - s.bottom));
}

// 1 inside, 0 outside, soft across the edge; `distance` is negative inside. In steps, so that the
// texture's palette stays small.
float cover(float distance, float soft = kEdgeMetres) {
    constexpr float kSteps = 20.0F;
    return std::round(kSteps * (1.0F - smoothStep(-soft, soft, distance))) / kSteps;
}

struct Disc {
    glm::vec2 center;  // x: metres behind the snout, y: fraction of the half girth
    float radius;
};

// Distance to a chain of discs joined by cones: a brush stroke.
template <std::size_t N>
float strokeDistance(const glm::vec2& p, const std::array<Disc, N>& discs) {
    float nearest = 1e9F;
    for (std::size_t i = 0; i + 1 < N; ++i) {
        const glm::vec2 a{discs[i].center.x, flankHeight(discs[i].center.x, discs[i].center.y)};
        const glm::vec2 b{discs[i + 1].center.x,
                          flankHeight(discs[i + 1].center.x, discs[i + 1].center.y)};
        const float t = std::clamp(glm::dot(p - a, b - a) / glm::dot(b - a, b - a), 0.0F, 1.0F);
        const float radius = glm::mix(discs[i].radius, discs[i + 1].radius, t);
        nearest = std::min(nearest, glm::distance(p, glm::mix(a, b, t)) - radius);
    }
    return nearest;
}

// Upper border of the white belly, as a fraction of the half girth.
constexpr std::array kBellyBorder{
    Station{0.00F, 0.50F},  Station{0.30F, 0.47F},  Station{0.55F, 0.43F},  Station{0.80F, 0.385F},
    Station{1.05F, 0.34F},  Station{1.30F, 0.255F}, Station{1.60F, 0.18F},  Station{1.95F, 0.145F},
    Station{2.30F, 0.15F},  Station{2.70F, 0.185F}, Station{3.10F, 0.215F}, Station{3.50F, 0.20F},
    Station{3.90F, 0.165F}, Station{4.25F, 0.11F},  Station{4.50F, 0.04F},  Station{4.62F, -0.08F}};

constexpr std::array kLobe{Disc{{2.75F, 0.12F}, 0.10F},  Disc{{3.05F, 0.20F}, 0.15F},
                           Disc{{3.32F, 0.32F}, 0.155F}, Disc{{3.62F, 0.43F}, 0.145F},
                           Disc{{3.95F, 0.50F}, 0.11F},  Disc{{4.28F, 0.53F}, 0.05F}};

constexpr std::array kSaddlePatch{Disc{{3.42F, 1.0F}, 0.10F}, Disc{{3.33F, 0.92F}, 0.13F},
                                  Disc{{3.12F, 0.84F}, 0.12F}, Disc{{2.86F, 0.78F}, 0.07F},
                                  Disc{{2.66F, 0.745F}, 0.025F}};

float eyePatchDistance(const glm::vec2& p) {
    const glm::vec2 center{0.98F, flankHeight(0.98F, 0.635F)};
    const glm::vec2 axis = glm::normalize(glm::vec2(1.0F, 0.13F));
    const glm::vec2 offset = p - center;
    const glm::vec2 local{glm::dot(offset, axis), axis.x * offset.y - axis.y * offset.x};
    // Narrower towards the front: a drop rather than an ellipse.
    const float halfHeight = 0.098F + 0.05F * std::clamp(local.x, -0.27F, 0.27F);
    const glm::vec2 radii{0.27F, halfHeight};
    const float k = glm::length(local / radii);
    return (k - 1.0F) * std::min(radii.x, radii.y) / std::max(k, 0.4F);
}

glm::vec3 bodyColor(const glm::vec3& position) {
    const glm::vec2 p = flankPoint(position);
    const float belly = p.y - flankHeight(p.x, interpolate(kBellyBorder, p.x));
    const float white = std::min({belly, strokeDistance(p, kLobe), eyePatchDistance(p)});
    const float saddle = 0.85F * cover(strokeDistance(p, kSaddlePatch), 0.03F);
    return glm::mix(glm::mix(kBlack, kSaddle, saddle), kWhite, cover(white));
}

// White below, with a dark rim that is broad at the trailing edge.
glm::vec3 flukeColor(const glm::vec3& position, const glm::vec3& normal) {
    const float x = std::abs(position.x);
    const float d = distanceBehindSnout(position);
    const float leading = 5.36F + 0.52F * x + 0.22F * x * x;
    const float trailing = 5.93F + 0.20F * x;
    const float rim = std::max({leading + 0.05F - d, d - trailing + 0.09F, x - 0.78F});
    const float below = cover(normal.y + 0.12F, 0.12F);
    return glm::mix(kBlack, kWhite, std::min(below, cover(rim, 0.015F)));
}

glm::vec3 floorColor(const glm::vec3& position) {
    const float d = distanceBehindSnout(position);
    const float rim = std::max(std::abs(position.x) - 0.14F, 0.15F - d);
    return glm::mix(kPalate, kTongue, cover(rim, 0.02F));
}

}  // namespace

glm::vec3 orcaColor(Part part, const glm::vec3& position, const glm::vec3& normal) {
    switch (part) {
        case Part::Body:
            return bodyColor(position);
        case Part::Dorsal:
            return kBlack;
        case Part::Flipper:
            return kBlack;
        case Part::Fluke:
            return flukeColor(position, normal);
        case Part::Palate:
            return kPalate;
        case Part::Floor:
            return floorColor(position);
        case Part::Eye:
            return kIris;
        case Part::Tooth:
            return kToothTip;
    }
    return kBlack;
}

}  // namespace sinew::demo
