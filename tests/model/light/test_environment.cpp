// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>
#include <functional>
#include <glm/gtc/packing.hpp>
#include <numbers>

#include "model/light/harmonics.h"
#include "model/light/octahedral.h"
#include "model/light/prefilter_cube.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr std::uint32_t kSide = 64;
constexpr float kPi = std::numbers::pi_v<float>;

using Radiance = std::function<glm::vec3(const glm::vec3&)>;

/// `radiance` of unit directions.
CubeLevel cubeOf(const Radiance& radiance) {
    CubeLevel cube(kSide);
    for (std::uint32_t face = 0; face < kCubeFaces; ++face) {
        for (std::uint32_t y = 0; y < kSide; ++y) {
            for (std::uint32_t x = 0; x < kSide; ++x) {
                const float s = (static_cast<float>(x) + 0.5F) / kSide;
                const float t = (static_cast<float>(y) + 0.5F) / kSide;
                cube.at(face, x, y) = radiance(glm::normalize(cubeDirection(face, s, t)));
            }
        }
    }
    return cube;
}

EquirectangularLight panoramaOf(const Radiance& radiance) {
    EquirectangularLight light{512, 256, {}};
    for (std::uint32_t y = 0; y < light.height; ++y) {
        for (std::uint32_t x = 0; x < light.width; ++x) {
            const float around = 2.0F * kPi * ((static_cast<float>(x) + 0.5F) / 512.0F - 0.5F);
            const float down = kPi * (static_cast<float>(y) + 0.5F) / 256.0F;
            light.radiance.push_back(radiance({std::sin(around) * std::sin(down), std::cos(down),
                                               -std::cos(around) * std::sin(down)}));
        }
    }
    return light;
}

glm::vec3 colorOf(std::uint64_t texel) {
    return glm::vec3(glm::unpackHalf4x16(texel));
}

/// The place of a direction of any length but 0, as environment.glsl finds it.
glm::vec2 octahedralPlace(const glm::vec3& d) {
    const glm::vec2 place = glm::vec2(d.x, d.z) / (glm::abs(d.x) + glm::abs(d.y) + glm::abs(d.z));
    const glm::vec2 corner(place.x < 0.0F ? -1.0F : 1.0F, place.y < 0.0F ? -1.0F : 1.0F);
    return d.y < 0.0F ? (1.0F - glm::abs(glm::vec2(place.y, place.x))) * corner : place;
}

/// Filtered, as shaders read it.
glm::vec3 towards(const Environment& environment, std::uint32_t level, const glm::vec3& direction) {
    const std::uint32_t side = mirroredSide(level);
    const glm::vec2 place =
        (0.5F + 0.5F * octahedralPlace(direction)) * static_cast<float>(side - 1);
    const glm::uvec2 first = glm::min(glm::uvec2(place), side - 2);
    const glm::vec2 share = place - glm::vec2(first);
    const auto at = [&](std::uint32_t x, std::uint32_t y) {
        return colorOf(environment.mirrored.at(level).at((first.y + y) * side + first.x + x));
    };
    return glm::mix(glm::mix(at(0, 0), at(1, 0), share.x), glm::mix(at(0, 1), at(1, 1), share.x),
                    share.y);
}

glm::vec3 meanOf(const Environment& environment, std::uint32_t level) {
    constexpr int kDirections = 20000;
    const float golden = kPi * (3.0F - std::sqrt(5.0F));
    glm::vec3 sum(0.0F);
    for (int i = 0; i < kDirections; ++i) {
        const float y = 1.0F - 2.0F * (static_cast<float>(i) + 0.5F) / kDirections;
        const float around = std::fmod(golden * static_cast<float>(i), 2.0F * kPi);
        const float radius = std::sqrt(1.0F - y * y);
        sum +=
            towards(environment, level, {radius * std::cos(around), y, radius * std::sin(around)});
    }
    return sum / static_cast<float>(kDirections);
}

bool isNear(const glm::vec3& a, const glm::vec3& b, float relative) {
    return glm::all(glm::lessThanEqual(glm::abs(a - b), relative * glm::max(glm::abs(b), 1e-3F)));
}

}  // namespace

class TestEnvironment : public QObject {
    Q_OBJECT

private slots:
    void everyDirectionComesBackFromTheOctahedron() {
        for (const glm::vec3 d : {glm::vec3(1, 0, 0), glm::vec3(0, 1, 0), glm::vec3(0, -1, 0),
                                  glm::vec3(0.3F, 0.5F, -0.8F), glm::vec3(-0.2F, -0.9F, 0.4F)}) {
            const glm::vec3 back = octahedralDirection(octahedralPlace(3.0F * d));
            QVERIFY(glm::distance(glm::normalize(back), glm::normalize(d)) < 1e-6F);
        }
        QCOMPARE(octahedralPlace({2.0F, 0.0F, 0.0F}), glm::vec2(1.0F, 0.0F));
        QCOMPARE(octahedralPlace({0.0F, 1.0F, 0.0F}), glm::vec2(0.0F, 0.0F));
        QCOMPARE(octahedralPlace({0.0F, 0.0F, -1.0F}), glm::vec2(0.0F, -1.0F));
    }

    /// So a filter continues correctly beyond the edge.
    void theEdgesOfTheSquareMeetThemselves() {
        constexpr std::uint32_t kLast = 15;
        for (std::uint32_t i = 0; i <= kLast; ++i) {
            for (const std::uint32_t edge : {0U, kLast}) {
                QVERIFY(glm::distance(octahedralTexel(i, edge, kLast + 1),
                                      octahedralTexel(kLast - i, edge, kLast + 1)) < 1e-6F);
                QVERIFY(glm::distance(octahedralTexel(edge, i, kLast + 1),
                                      octahedralTexel(edge, kLast - i, kLast + 1)) < 1e-6F);
            }
        }
    }

    void lightThatDoesNotFitIsHeld() {
        QCOMPARE(colorOf(lightTexel({1e9F, -1.0F, std::nanf("")})),
                 glm::vec3(65504.0F, 0.0F, 0.0F));
        QCOMPARE(colorOf(lightTexel({0.5F, 1.0F, 65504.0F})), glm::vec3(0.5F, 1.0F, 65504.0F));
    }

    void everyPlaceOfTheCubeComesBackFromItsDirection() {
        for (std::uint32_t face = 0; face < kCubeFaces; ++face) {
            const CubePlace place = cubePlace(3.0F * cubeDirection(face, 0.2F, 0.9F));
            QCOMPARE(place.face, face);
            QVERIFY(std::abs(place.s - 0.2F) < 1e-6F && std::abs(place.t - 0.9F) < 1e-6F);
        }
    }

    void texelsCoverTheSphere() {
        const CubeLevel cube(8);
        float sum = 0.0F;
        for (std::uint32_t i = 0; i < 64; ++i) {
            sum += cube.solidAngle(i % 8, i / 8);
        }
        QVERIFY(std::abs(6.0F * sum - 4.0F * kPi) < 1e-4F);
    }

    void filteringKnowsNoSeams() {
        CubeLevel cube = cubeOf([](const glm::vec3& d) { return d + 1.0F; });
        cube.fillBorders();
        for (const glm::vec3 d : {glm::vec3(1.0F, 0.999F, 0.2F), glm::vec3(0.999F, 1.0F, 0.2F),
                                  glm::vec3(-0.5F, 0.9999F, 1.0F), glm::vec3(1.0F, 1.0F, 1.0F)}) {
            QVERIFY(isNear(cube.sample(d), glm::normalize(d) + 1.0F, 0.02F));
        }
    }

    void constantLightStaysConstant() {
        const glm::vec3 gray(0.5F, 1.0F, 2.0F);
        const auto environment = prefilterCube(cubeOf([&](const glm::vec3&) { return gray; }));
        for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
            const Environment::Level& texels = environment->mirrored.at(level);
            QCOMPARE(texels.size(), std::size_t{mirroredSide(level)} * mirroredSide(level));
            for (const std::uint64_t texel : texels) {
                QVERIFY(isNear(colorOf(texel), gray, 0.001F));
            }
        }
        for (const glm::vec3 normal :
             {glm::vec3(1, 0, 0), glm::vec3(0, -1, 0), glm::vec3(0.6F, 0.0F, -0.8F)}) {
            QVERIFY(isNear(matteLight(environment->matte, normal), gray, 1e-3F));
        }
    }

    /// The first nine spherical harmonics of the cosine lobe sum to 1 + 2 + 5/4 towards the light.
    void oneDirectionLightsDiffuseSurfacesByTheCosineLobe() {
        const glm::vec3 sun = glm::normalize(glm::vec3(0.3F, 0.8F, -0.4F));
        CubeLevel cube(kSide);
        const CubePlace place = cubePlace(sun);
        const auto x = static_cast<std::uint32_t>(place.s * kSide);
        const auto y = static_cast<std::uint32_t>(place.t * kSide);
        cube.at(place.face, x, y) = glm::vec3(4.0F * kPi / cube.solidAngle(x, y));
        const auto matte = matteHarmonics(cube);
        QVERIFY(isNear(matteLight(matte, sun), glm::vec3(4.25F), 0.03F));
        QVERIFY(isNear(matteLight(matte, -sun), glm::vec3(0.25F), 0.3F));
        const glm::vec3 aside = glm::normalize(glm::cross(sun, glm::vec3(1, 0, 0)));
        QVERIFY(isNear(matteLight(matte, aside), glm::vec3(1.0F - 0.625F), 0.15F));
    }

    void roughnessSpreadsLightButKeepsIt() {
        const glm::vec3 lamp = glm::normalize(glm::vec3(0.5F, 0.7F, 0.4F));
        const auto environment = prefilterCube(cubeOf([&](const glm::vec3& d) {
            return glm::vec3(glm::dot(d, lamp) > 0.95F ? 8.0F : 0.1F);
        }));
        const glm::vec3 mean = meanOf(*environment, 0);
        float before = 1e9F;
        for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
            QVERIFY(isNear(meanOf(*environment, level), mean, 0.04F));
            const float ahead = towards(*environment, level, lamp).r;
            QVERIFY(ahead <= before * 1.01F);
            before = ahead;
        }
        QVERIFY(before < 4.0F);
    }

    /// u = 0.5 looks along -Z, the upper row along +Y.
    void aPanoramaLiesWhereItsDirectionsAre() {
        const std::array<glm::vec3, 6> marks{{{1.0F, 0.6F, 0.2F},
                                              {-1.0F, 0.6F, 0.2F},
                                              {0.2F, 1.0F, 0.6F},
                                              {0.2F, -1.0F, 0.6F},
                                              {0.2F, 0.6F, 1.0F},
                                              {0.2F, 0.6F, -1.0F}}};
        const auto environment = prefilter(panoramaOf([&](const glm::vec3& d) {
            float light = 0.05F;
            for (const glm::vec3& mark : marks) {
                light = glm::dot(d, glm::normalize(mark)) > 0.998F ? 10.0F : light;
            }
            return glm::vec3(light);
        }));
        for (const glm::vec3& mark : marks) {
            QVERIFY(towards(*environment, 0, mark).g > 5.0F);
            QVERIFY(towards(*environment, 0, mark * glm::vec3(-1.0F, 1.0F, -1.0F)).g < 0.1F);
            QVERIFY(towards(*environment, 0, -mark).g < 0.1F);
        }
    }

    void progressReachesOneAndAStopLeavesNothing() {
        float last = 0.0F;
        bool rises = true;
        const auto light = cubeOf([](const glm::vec3&) { return glm::vec3(1.0F); });
        QVERIFY(prefilterCube(light, [&](float part) {
            rises = rises && part >= last;
            last = part;
        }));
        QVERIFY(rises);
        QCOMPARE(last, 1.0F);
        std::stop_source stop;
        QVERIFY(!prefilterCube(
            light, [&](float) { stop.request_stop(); }, stop.get_token()));
    }

    void theStudioIsNeutralAndShowsWhitePaperBright() {
        const Environment& studio = *studioEnvironment();
        QCOMPARE(studio.mirrored.front().size(), std::size_t{mirroredSide(0)} * mirroredSide(0));
        QVERIFY(isNear(meanOf(studio, 0), meanOf(studio, kMirroredLevels - 1), 0.03F));
        glm::vec3 sum(0.0F);
        int count = 0;
        for (int i = -8; i <= 8; ++i) {
            for (int j = -8; j <= 8; ++j) {
                const glm::vec3 normal(static_cast<float>(i) / 8.5F, static_cast<float>(j) / 8.5F,
                                       1.0F);
                sum += matteLight(studio.matte, glm::normalize(normal));
                ++count;
            }
        }
        const glm::vec3 front = sum / static_cast<float>(count);
        QVERIFY(isNear(glm::vec3(front.r, front.b, front.g), glm::vec3(front.g), 0.04F));
        QVERIFY(front.g > 0.7F && front.g < 0.95F);
    }
};

SINEW_TEST(TestEnvironment)
#include "test_environment.moc"
