// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest>
#include <cmath>
#include <functional>
#include <numbers>

#include "model/light/harmonics.h"
#include "model/light/prefilter_cube.h"
#include "model/light/shared_exponent.h"

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

glm::vec3 meanOf(const Environment::Level& level) {
    const CubeLevel shape(level.side);
    glm::vec3 sum(0.0F);
    for (std::uint32_t face = 0; face < kCubeFaces; ++face) {
        for (std::uint32_t y = 0; y < level.side; ++y) {
            for (std::uint32_t x = 0; x < level.side; ++x) {
                const std::size_t at = (face * level.side + y) * level.side + x;
                sum += unpackSharedExponent(level.texels[at]) * shape.solidAngle(x, y);
            }
        }
    }
    return sum / (4.0F * kPi);
}

bool isNear(const glm::vec3& a, const glm::vec3& b, float relative) {
    return glm::all(glm::lessThanEqual(glm::abs(a - b), relative * glm::max(glm::abs(b), 1e-3F)));
}

}  // namespace

class TestEnvironment : public QObject {
    Q_OBJECT

private slots:
    void packedColoursComeBackWithinTheirPrecision() {
        for (const glm::vec3 color :
             {glm::vec3(0.0F), glm::vec3(1.0F, 0.5F, 0.25F), glm::vec3(511.5F, 3.0F, 0.1F),
              glm::vec3(1e-4F), glm::vec3(65408.0F, 1.0F, 30000.0F)}) {
            const glm::vec3 back = unpackSharedExponent(packSharedExponent(color));
            const float step = std::max({color.r, color.g, color.b, 1e-7F}) / 256.0F;
            QVERIFY(glm::all(glm::lessThanEqual(glm::abs(back - color), glm::vec3(step))));
        }
        QCOMPARE(packSharedExponent(glm::vec3(1.0F)), 0x84020100U);
    }

    void coloursThatDoNotFitAreHeld() {
        const glm::vec3 held =
            unpackSharedExponent(packSharedExponent({1e9F, -1.0F, std::nanf("")}));
        QVERIFY(held == glm::vec3(65408.0F, 0.0F, 0.0F));
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
        QCOMPARE(environment->mirrored.size(), std::size_t{kEnvironmentLevels});
        std::uint32_t side = kSide;
        for (const Environment::Level& level : environment->mirrored) {
            QCOMPARE(level.side, side);
            for (const std::uint32_t texel : level.texels) {
                QVERIFY(isNear(unpackSharedExponent(texel), gray, 0.004F));
            }
            side /= 2;
        }
        for (const glm::vec3 normal :
             {glm::vec3(1, 0, 0), glm::vec3(0, -1, 0), glm::vec3(0.6F, 0.0F, -0.8F)}) {
            QVERIFY(isNear(matteLight(environment->matte, normal), gray, 1e-3F));
        }
    }

    /// The first nine harmonics of the cosine lobe are 1, 2 and 5/4 parts towards the light.
    void oneDirectionLightsMatteSurfacesAsTheCosineLobeDoes() {
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
        const glm::vec3 mean = meanOf(environment->mirrored.front());
        float before = 1e9F;
        for (const Environment::Level& level : environment->mirrored) {
            if (level.side >= 8) {  // fewer texels are too few to take a mean of
                QVERIFY(isNear(meanOf(level), mean, 0.03F));
            }
            const CubePlace place = cubePlace(lamp);
            const auto x = static_cast<std::uint32_t>(place.s * static_cast<float>(level.side));
            const auto y = static_cast<std::uint32_t>(place.t * static_cast<float>(level.side));
            const float towards =
                unpackSharedExponent(level.texels[(place.face * level.side + y) * level.side + x])
                    .r;
            QVERIFY(towards <= before * 1.01F);
            before = towards;
        }
        QVERIFY(before < 4.0F);
    }

    /// Vulkan, "Cube Map Face Selection": where each mark lies is worked out by hand.
    void aPanoramaLiesOnTheFacesAsVulkanHasThem() {
        struct Mark {
            glm::vec3 direction;
            float s, t;
        };
        const std::array<Mark, 6> marks{{{{1.0F, 0.6F, 0.2F}, 0.4F, 0.2F},
                                         {{-1.0F, 0.6F, 0.2F}, 0.6F, 0.2F},
                                         {{0.2F, 1.0F, 0.6F}, 0.6F, 0.8F},
                                         {{0.2F, -1.0F, 0.6F}, 0.6F, 0.2F},
                                         {{0.2F, 0.6F, 1.0F}, 0.6F, 0.2F},
                                         {{0.2F, 0.6F, -1.0F}, 0.4F, 0.2F}}};
        const auto environment = prefilter(panoramaOf([&](const glm::vec3& d) {
            float light = 0.05F;
            for (const Mark& mark : marks) {
                light = glm::dot(d, glm::normalize(mark.direction)) > 0.998F ? 10.0F : light;
            }
            return glm::vec3(light);
        }));
        const Environment::Level& level = environment->mirrored.front();
        QCOMPARE(level.side, kEnvironmentSide);
        for (std::uint32_t face = 0; face < kCubeFaces; ++face) {
            const auto side = static_cast<float>(level.side);
            const auto at = [&](float s, float t) {
                const auto x = static_cast<std::uint32_t>(s * side);
                const auto y = static_cast<std::uint32_t>(t * side);
                return unpackSharedExponent(level.texels[(face * level.side + y) * level.side + x])
                    .g;
            };
            const Mark& mark = marks.at(face);
            QVERIFY(at(mark.s, mark.t) > 5.0F);
            QVERIFY(at(1.0F - mark.s, mark.t) < 0.1F);
            QVERIFY(at(mark.s, 1.0F - mark.t) < 0.1F);
        }
    }

    void progressGoesUpToOneAndAStopLeavesNothing() {
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
        QCOMPARE(studio.mirrored.size(), std::size_t{kEnvironmentLevels});
        QCOMPARE(studio.mirrored.front().side, kEnvironmentSide);
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

QTEST_APPLESS_MAIN(TestEnvironment)
#include "test_environment.moc"
