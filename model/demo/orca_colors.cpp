// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "model/demo/orca_profile.h"
#include "model/demo/orca_texture.h"

namespace sinew::demo {

namespace {

/// A point of the unrolled flank, in metres.
struct FlankPoint {
    float d = 0.0F;          // distance behind the snout
    float height = 0.0F;     // distance along the skin, up from the belly's midline
    float halfGirth = 0.0F;  // `height` of the back's midline here
};

/// A dab of the brush: metres behind the snout, height as a fraction of the half girth, radius in
/// metres.
struct Disc {
    float d;
    float fraction;
    float radius;
};

/// A brush stroke on the flank: a smooth curve through the discs, as wide as they are.
class Stroke {
public:
    explicit Stroke(std::span<const Disc> discs);

    /// Metres to the stroke's edge; negative inside.
    [[nodiscard]] float distance(const FlankPoint& point) const;

private:
    std::vector<glm::vec3> m_dabs;  // d, height, radius
    float m_first = 0.0F;           // outside this range of d the stroke is far away
    float m_last = 0.0F;
};

constexpr int kDabsPerDisc = 8;
constexpr float kReach = 0.1F;  // metres around the stroke in which distances are exact
constexpr float kFar = 1.0F;

float halfGirth(const CrossSection& section) {
    return glm::pi<float>() * 0.5F * (section.halfWidth + 0.5F * (section.top - section.bottom));
}

glm::vec3 dab(const Disc& disc) {
    return {disc.d, disc.fraction * halfGirth(crossSection(disc.d)), disc.radius};
}

// Catmull-Rom curve from b to c.
glm::vec3 between(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c, const glm::vec3& d,
                  float t) {
    return 0.5F * (2.0F * b + (c - a) * t + (2.0F * a - 5.0F * b + 4.0F * c - d) * t * t +
                   (3.0F * b - a - 3.0F * c + d) * t * t * t);
}

FlankPoint flankPoint(const glm::vec3& position) {
    const float d = distanceBehindSnout(position);
    const CrossSection section = crossSection(d);
    const float girth = halfGirth(section);
    return {d, girthFraction(position, section) * girth, girth};
}

Stroke::Stroke(std::span<const Disc> discs) {
    m_first = discs.front().d;
    m_last = m_first;
    const auto at = [&](std::size_t i) { return dab(discs[std::min(i, discs.size() - 1)]); };
    for (std::size_t i = 0; i + 1 < discs.size(); ++i) {
        for (int k = 0; k < kDabsPerDisc; ++k) {
            const float t = static_cast<float>(k) / static_cast<float>(kDabsPerDisc);
            m_dabs.push_back(between(at(i == 0 ? 0 : i - 1), at(i), at(i + 1), at(i + 2), t));
        }
    }
    m_dabs.push_back(at(discs.size() - 1));
    for (const glm::vec3& d : m_dabs) {
        m_first = std::min(m_first, d.x - d.z - kReach);
        m_last = std::max(m_last, d.x + d.z + kReach);
    }
}

float Stroke::distance(const FlankPoint& point) const {
    if (point.d < m_first || point.d > m_last) {
        return kFar;
    }
    const glm::vec2 p{point.d, point.height};
    float nearest = kFar;
    for (std::size_t i = 0; i + 1 < m_dabs.size(); ++i) {
        const glm::vec2 a{m_dabs[i]};
        const glm::vec2 b{m_dabs[i + 1]};
        const float t = std::clamp(glm::dot(p - a, b - a) / glm::dot(b - a, b - a), 0.0F, 1.0F);
        const float radius = glm::mix(m_dabs[i].z, m_dabs[i + 1].z, t);
        nearest = std::min(nearest, glm::distance(p, glm::mix(a, b, t)) - radius);
    }
    return nearest;
}

constexpr glm::vec3 kBlack{0.075F, 0.085F, 0.10F};
constexpr glm::vec3 kWhite{0.945F, 0.95F, 0.955F};
constexpr glm::vec3 kSaddle{0.46F, 0.48F, 0.50F};
constexpr glm::vec3 kPalate{0.50F, 0.27F, 0.28F};
constexpr glm::vec3 kTongue{0.68F, 0.38F, 0.39F};
constexpr glm::vec3 kIris{0.075F, 0.05F, 0.045F};
constexpr glm::vec3 kTooth{0.93F, 0.90F, 0.82F};

constexpr float kEdgeMetres = 0.007F;  // half the softness of a pattern's edge

// 1 inside, 0 outside, soft across the edge; `distance` is negative inside. Quantised, so that the
// palette stays small.
float cover(float distance, float soft = kEdgeMetres) {
    constexpr float kSteps = 20.0F;
    return std::round(kSteps * (1.0F - glm::smoothstep(-soft, soft, distance))) / kSteps;
}

// Upper border of the white belly, as a fraction of the half girth.
constexpr std::array kBellyBorder{
    Station{0.00F, 0.50F}, Station{0.30F, 0.475F}, Station{0.55F, 0.435F}, Station{0.80F, 0.385F},
    Station{1.00F, 0.30F}, Station{1.18F, 0.20F},  Station{1.45F, 0.155F}, Station{1.80F, 0.135F},
    Station{2.20F, 0.14F}, Station{2.60F, 0.165F}, Station{3.00F, 0.195F}, Station{3.40F, 0.20F},
    Station{3.80F, 0.18F}, Station{4.15F, 0.14F},  Station{4.42F, 0.07F},  Station{4.60F, -0.08F}};

// The white flame on the flank, and the grey saddle behind the dorsal fin.
constexpr std::array kLobeDiscs{Disc{2.55F, 0.09F, 0.10F}, Disc{2.92F, 0.16F, 0.17F},
                                Disc{3.24F, 0.27F, 0.19F}, Disc{3.54F, 0.38F, 0.175F},
                                Disc{3.84F, 0.46F, 0.14F}, Disc{4.10F, 0.50F, 0.105F},
                                Disc{4.32F, 0.525F, 0.06F}};
constexpr std::array kSaddleDiscs{Disc{3.44F, 1.00F, 0.19F},   Disc{3.42F, 0.93F, 0.19F},
                                  Disc{3.23F, 0.85F, 0.17F},   Disc{2.97F, 0.79F, 0.12F},
                                  Disc{2.74F, 0.755F, 0.065F}, Disc{2.55F, 0.74F, 0.015F}};

// In the view from the side: along the body, a little narrower and lower in front.
float eyePatchDistance(const glm::vec3& position) {
    const glm::vec2 offset = glm::vec2(distanceBehindSnout(position), heightOverAxis(position)) -
                             glm::vec2(1.0F, 0.175F);
    const glm::vec2 axis = glm::normalize(glm::vec2(1.0F, 0.06F));
    const glm::vec2 local{glm::dot(offset, axis), axis.x * offset.y - axis.y * offset.x};
    const glm::vec2 radii{0.275F, 0.09F + 0.055F * std::clamp(local.x, -0.28F, 0.28F)};
    const float k = glm::length(local / radii);
    return (k - 1.0F) * radii.y / std::max(k, 0.4F);
}

glm::vec3 bodyColor(const glm::vec3& position) {
    static const Stroke lobe(kLobeDiscs);
    static const Stroke saddle(kSaddleDiscs);
    const FlankPoint p = flankPoint(position);
    const float belly = p.height - interpolate(kBellyBorder, p.d) * p.halfGirth;
    const float white = std::min({belly, lobe.distance(p), eyePatchDistance(position)});
    const float grey = 0.85F * cover(saddle.distance(p), 0.035F);
    return glm::mix(glm::mix(kBlack, kSaddle, grey), kWhite, cover(white));
}

// White below, with a dark rim that is broad at the trailing edge.
glm::vec3 flukeColor(const glm::vec3& position, const glm::vec3& normal) {
    const float x = std::abs(position.x);
    const float d = distanceBehindSnout(position);
    const float leading = 5.33F + 0.46F * x + 0.33F * x * x;
    const float trailing = 5.92F + 0.24F * x;
    const float rim = std::max({leading + 0.05F - d, d - trailing + 0.09F, x - 0.78F});
    const float below = cover(normal.y + 0.12F, 0.12F);
    return glm::mix(kBlack, kWhite, std::min(below, cover(rim, 0.015F)));
}

// Dark gums along the lips; `tongue` in the middle of the floor.
glm::vec3 mouthColor(const glm::vec3& position, float tongue) {
    const float d = distanceBehindSnout(position);
    const float gums =
        std::max(std::abs(position.x) - crossSection(d).halfWidth + 0.05F, 0.075F - d);
    return glm::mix(glm::mix(kPalate, kTongue, tongue), kBlack, cover(-gums, 0.015F));
}

glm::vec3 floorColor(const glm::vec3& position) {
    const float rim = std::max(std::abs(position.x) - 0.14F, 0.17F - distanceBehindSnout(position));
    return mouthColor(position, cover(rim, 0.02F));
}

}  // namespace

glm::vec3 orcaColor(BodyPart part, const glm::vec3& position, const glm::vec3& normal) {
    switch (part) {
        case BodyPart::Body:
            return bodyColor(position);
        case BodyPart::Dorsal:
        case BodyPart::Flipper:
            return kBlack;
        case BodyPart::Fluke:
            return flukeColor(position, normal);
        case BodyPart::Palate:
            return mouthColor(position, 0.0F);
        case BodyPart::Floor:
            return floorColor(position);
        case BodyPart::Eye:
            return kIris;
        case BodyPart::Tooth:
            return kTooth;
    }
    return kBlack;
}

}  // namespace sinew::demo
