// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/sky_light.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr float kHalfCircle = std::numbers::pi_v<float>;

// Lengths in kilometres, scattering per kilometre at sea level.
constexpr float kEarth = 6360.0F;
constexpr float kTop = 6420.0F;
constexpr float kAirHeight = 8.0F;
constexpr float kHazeHeight = 1.2F;
constexpr glm::vec3 kAir(5.8e-3F, 13.5e-3F, 33.1e-3F);
constexpr glm::vec3 kOzone(0.65e-3F, 1.88e-3F, 0.085e-3F);  // absorbs; spread like the air
constexpr float kHaze = 4.0e-3F;
constexpr float kHazeExtinction = 1.1F;  // relative to its scattering
constexpr float kHazeForward = 0.76F;    // asymmetry of its phase function
constexpr glm::vec3 kSunColor(1.0F, 0.97F, 0.93F);
constexpr int kViewSteps = 24;
constexpr int kSunSteps = 8;
constexpr float kEdge = 0.007F;  // radians: about a texel, over which horizon and sun fade

/// Distance from a point inside the sphere around the Earth's centre to its surface.
float exitDistance(const glm::vec3& from, const glm::vec3& direction, float radius) noexcept {
    const float along = glm::dot(from, direction);
    return -along +
           std::sqrt(std::max(along * along - glm::dot(from, from) + radius * radius, 0.0F));
}

/// Amounts of air and haze, as lengths at the density of sea level.
struct AirAmount {
    float air = 0.0F;
    float haze = 0.0F;

    void add(float height, float length) noexcept {
        air += length * std::exp(-std::max(height, 0.0F) / kAirHeight);
        haze += length * std::exp(-std::max(height, 0.0F) / kHazeHeight);
    }
};

class Atmosphere {
public:
    explicit Atmosphere(const Sky& sky) noexcept : m_sky(sky), m_haze(kHaze * sky.turbidity) {}

    /// Share of light that gets through.
    [[nodiscard]] glm::vec3 through(const AirAmount& depth) const noexcept {
        return glm::exp(-((kAir + kOzone) * depth.air + m_haze * kHazeExtinction * depth.haze));
    }

    [[nodiscard]] AirAmount towardsSpace(const glm::vec3& from,
                                         const glm::vec3& direction) const noexcept {
        const float step = exitDistance(from, direction, kTop) / float{kSunSteps};
        AirAmount depth;
        for (int i = 0; i < kSunSteps; ++i) {
            const glm::vec3 at = from + direction * (step * (static_cast<float>(i) + 0.5F));
            depth.add(glm::length(at) - kEarth, step);
        }
        return depth;
    }

    /// Light from the sky without the sun's disc, for sunlight of irradiance 1 above the air.
    [[nodiscard]] glm::vec3 scattered(const glm::vec3& direction) const noexcept {
        const glm::vec3 eye(0.0F, kEarth + 0.01F, 0.0F);
        const float far = exitDistance(eye, direction, kTop);
        glm::vec3 air(0.0F);
        glm::vec3 haze(0.0F);
        glm::vec3 many(0.0F);
        AirAmount depth;
        float before = 0.0F;
        for (int i = 0; i < kViewSteps; ++i) {
            // Short steps near the eye, where the air is dense.
            const float share = static_cast<float>(i + 1) / float{kViewSteps};
            const float end = far * share * share;
            const float step = end - before;
            const glm::vec3 at = eye + direction * (before + 0.5F * step);
            before = end;
            const float height = glm::length(at) - kEarth;
            AirAmount here;
            here.add(height, step);
            depth.air += 0.5F * here.air;
            depth.haze += 0.5F * here.haze;
            const AirAmount sun = towardsSpace(at, m_sky.towardsSun);
            const glm::vec3 lit = through({depth.air + sun.air, depth.haze + sun.haze});
            air += lit * here.air;
            haze += lit * here.haze;
            // Light scattered several times comes from everywhere and is less coloured.
            many += through(depth) * glm::sqrt(through(sun)) * (here.air + here.haze);
            depth.air += 0.5F * here.air;
            depth.haze += 0.5F * here.haze;
        }
        const float cosine = glm::dot(direction, m_sky.towardsSun);
        return kAir * air * airPhase(cosine) + m_haze * haze * hazePhase(cosine) +
               (kAir + m_haze) * many * (kMany / (4.0F * kHalfCircle));
    }

private:
    static constexpr float kMany = 0.35F;

    static float airPhase(float cosine) noexcept {
        return 3.0F / (16.0F * kHalfCircle) * (1.0F + cosine * cosine);
    }

    static float hazePhase(float cosine) noexcept {  // Henyey-Greenstein
        constexpr float g = kHazeForward;
        return (1.0F - g * g) /
               (4.0F * kHalfCircle * std::pow(1.0F + g * g - 2.0F * g * cosine, 1.5F));
    }

    const Sky& m_sky;
    float m_haze;
};

/// The whole picture: sky, sun and ground.
class SkyPicture {
public:
    explicit SkyPicture(const Sky& sky) : m_sky(sky), m_air(sky) {
        const glm::vec3 eye(0.0F, kEarth + 0.01F, 0.0F);
        m_sun = kSunColor * m_air.through(m_air.towardsSpace(eye, sky.towardsSun));
        m_disc =
            m_sun * (sky.sunStrength / (kHalfCircle * sky.sunRadiusRadians * sky.sunRadiusRadians));
        m_ground = sky.ground *
                   (fromSky() + m_sun * sky.sunStrength * std::max(sky.towardsSun.y, 0.0F)) /
                   kHalfCircle;
    }

    [[nodiscard]] glm::vec3 from(const glm::vec3& direction) const noexcept {
        const float above = glm::smoothstep(-kEdge, kEdge, direction.y);
        glm::vec3 light(0.0F);
        if (above < 1.0F) {
            light = ground(direction) * (1.0F - above);
        }
        if (above > 0.0F) {
            const glm::vec3 up =
                glm::normalize(glm::vec3(direction.x, std::max(direction.y, 0.0F), direction.z));
            const float angle =
                std::acos(glm::clamp(glm::dot(direction, m_sky.towardsSun), -1.0F, 1.0F));
            const float disc = 1.0F - glm::smoothstep(m_sky.sunRadiusRadians - kEdge,
                                                      m_sky.sunRadiusRadians + kEdge, angle);
            light += above * (m_air.scattered(up) + m_disc * disc);
        }
        return light * m_sky.brightness;
    }

private:
    /// The ground takes the colour of the sky towards the horizon.
    [[nodiscard]] glm::vec3 ground(const glm::vec3& direction) const noexcept {
        const glm::vec3 horizon =
            m_air.scattered(glm::normalize(glm::vec3(direction.x, 0.01F, direction.z)));
        const float far = 1.0F - glm::smoothstep(0.0F, 0.35F, -direction.y);
        return glm::mix(m_ground, horizon, 0.6F * far * far);
    }

    /// Irradiance of the ground from the sky.
    [[nodiscard]] glm::vec3 fromSky() const noexcept {
        constexpr int kRings = 6;
        constexpr int kAround = 8;
        glm::vec3 sum(0.0F);
        for (int ring = 0; ring < kRings; ++ring) {
            const float squared = (static_cast<float>(ring) + 0.5F) / float{kRings};
            for (int i = 0; i < kAround; ++i) {
                const float turn =
                    2.0F * kHalfCircle * (static_cast<float>(i) + 0.5F) / float{kAround};
                const float flat = std::sqrt(squared);
                sum += m_air.scattered(
                    {flat * std::cos(turn), std::sqrt(1.0F - squared), flat * std::sin(turn)});
            }
        }
        return sum * (kHalfCircle / float{kRings * kAround});
    }

    const Sky& m_sky;
    Atmosphere m_air;
    glm::vec3 m_sun{0.0F};     // irradiance at the ground, across the light
    glm::vec3 m_disc{0.0F};    // radiance
    glm::vec3 m_ground{0.0F};  // radiance
};

}  // namespace

CubeLevel skyLight(const Sky& sky, std::uint32_t side, const std::stop_token& stop) {
    const SkyPicture picture(sky);
    const float size = 1.0F / static_cast<float>(side);
    return cubeOf(side, stop, [&](std::uint32_t face, std::uint32_t x, std::uint32_t y) {
        const glm::vec2 at = (glm::vec2(x, y) + 0.5F) * size;
        return picture.from(glm::normalize(cubeDirection(face, at.x, at.y)));
    });
}

}  // namespace sinew
