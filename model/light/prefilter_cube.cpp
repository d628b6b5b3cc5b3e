// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/prefilter_cube.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

#include "model/light/brdf_integral.h"
#include "model/light/harmonics.h"
#include "model/light/octahedral.h"

namespace sinew {

namespace {

// Coarse levels have few texels and wide lobes, so they use more samples.
constexpr std::uint32_t kFirstSamples = 128;
constexpr std::uint32_t kMostSamples = 1024;

constexpr std::uint32_t kStrips = 8;  // strips per level; progress is reported between them

/// A lobe direction and the two mipmap levels whose texel size matches its solid angle.
struct Tap {
    glm::vec3 direction;
    float weight;
    std::size_t level;
    float coarser;  // weight of the coarser level
};

std::vector<Tap> tapsFor(float roughness, std::uint32_t samples, std::span<const CubeLevel> light) {
    const auto side = static_cast<float>(light.front().side());
    const float texel = 4.0F * std::numbers::pi_v<float> / (kCubeFaces * side * side);
    // Neighbouring samples overlap by one level, which hides their pattern.
    constexpr float kOverlap = 1.0F;
    std::vector<Tap> taps;
    for (const LobeSample& sample : ggxLobe(roughness, samples)) {
        const float requested = 0.5F * std::log2(sample.solidAngle / texel) + kOverlap;
        const float level = std::clamp(requested, 0.0F, static_cast<float>(light.size() - 1));
        const auto lower = std::min(static_cast<std::size_t>(level), light.size() - 2);
        taps.push_back({sample.direction, sample.weight, lower, level - static_cast<float>(lower)});
    }
    return taps;
}

glm::mat3 frameAround(const glm::vec3& normal) noexcept {
    const glm::vec3 other =
        std::abs(normal.y) < 0.9F ? glm::vec3(0.0F, 1.0F, 0.0F) : glm::vec3(1.0F, 0.0F, 0.0F);
    const glm::vec3 right = glm::normalize(glm::cross(other, normal));
    return {right, glm::cross(normal, right), normal};
}

glm::vec3 gathered(std::span<const CubeLevel> light, std::span<const Tap> taps,
                   const glm::vec3& normal) noexcept {
    const glm::mat3 frame = frameAround(normal);
    glm::vec3 sum(0.0F);
    for (const Tap& tap : taps) {
        const glm::vec3 direction = frame * tap.direction;
        sum += tap.weight * glm::mix(light[tap.level].sample(direction),
                                     light[tap.level + 1].sample(direction), tap.coarser);
    }
    return sum;
}

/// Filters one level in strips of rows on all cores.
class LevelFilter {
public:
    LevelFilter(std::span<const CubeLevel> light, std::uint32_t level)
        : m_light(light), m_side(mirroredSide(level)) {
        if (level > 0) {
            const float roughness = static_cast<float>(level) / (kMirroredLevels - 1);
            const std::uint32_t samples = std::min(kFirstSamples << (level - 1), kMostSamples);
            m_taps = tapsFor(roughness, samples, light);
        }
    }

    void run(std::uint32_t strip, std::span<std::uint64_t> texels, const std::stop_token& stop) {
        const std::uint32_t first = m_side * strip / kStrips;
        const std::uint32_t end = m_side * (strip + 1) / kStrips;
        onAllCores(end - first, stop, [&](std::size_t row) {
            const std::uint32_t y = first + static_cast<std::uint32_t>(row);
            for (std::uint32_t x = 0; x < m_side; ++x) {
                const glm::vec3 direction = octahedralTexel(x, y, m_side);
                texels[std::size_t{y} * m_side + x] =
                    lightTexel(m_taps.empty() ? m_light.front().sample(direction)
                                              : gathered(m_light, m_taps, direction));
            }
        });
    }

private:
    std::span<const CubeLevel> m_light;
    std::uint32_t m_side;
    std::vector<Tap> m_taps;  // empty: a perfect mirror
};

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
    const Panorama panorama(light);
    const std::uint32_t samples =
        std::clamp(light.width / (4 * kLightCubeSide), 2U, kMostSamplesPerSide);
    const float step = 1.0F / static_cast<float>(kLightCubeSide * samples);
    return cubeOf(kLightCubeSide, stop, [&](std::uint32_t face, std::uint32_t x, std::uint32_t y) {
        glm::vec3 sum(0.0F);
        for (std::uint32_t j = 0; j < samples; ++j) {
            for (std::uint32_t i = 0; i < samples; ++i) {
                const float s = (static_cast<float>(x * samples + i) + 0.5F) * step;
                const float t = (static_cast<float>(y * samples + j) + 0.5F) * step;
                sum += panorama.sample(cubeDirection(face, s, t));
            }
        }
        return sum / static_cast<float>(samples * samples);
    });
}

}  // namespace

std::shared_ptr<const Environment> prefilterCube(CubeLevel light,
                                                 const std::function<void(float)>& progress,
                                                 const std::stop_token& stop) {
    const std::vector<CubeLevel> mipmaps = cubeMipmaps(std::move(light));
    auto environment = std::make_shared<Environment>();
    environment->matte = matteHarmonics(mipmaps.at(1));
    for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
        LevelFilter filter(mipmaps, level);
        Environment::Level& out = environment->mirrored.at(level);
        out.resize(std::size_t{mirroredSide(level)} * mirroredSide(level));
        for (std::uint32_t strip = 0; strip < kStrips; ++strip) {
            filter.run(strip, out, stop);
            if (stop.stop_requested()) {
                return nullptr;
            }
            if (progress) {
                progress(static_cast<float>(level * kStrips + strip + 1) /
                         (kMirroredLevels * kStrips));
            }
        }
    }
    return environment;
}

std::shared_ptr<const Environment> prefilter(const EquirectangularLight& light,
                                             const std::function<void(float)>& progress,
                                             const std::stop_token& stop) {
    CubeLevel cube = toCube(light, stop);
    return stop.stop_requested() ? nullptr : prefilterCube(std::move(cube), progress, stop);
}

}  // namespace sinew
