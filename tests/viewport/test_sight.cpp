// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <random>

#include "model/view/camera.h"
#include "tests/support/test_program.h"
#include "viewport/scene/draw/sight.h"

using namespace sinew;

namespace {

constexpr VkExtent2D kSightExtent{40, 30};
constexpr std::array kFourSamples{glm::dvec2(0.375, 0.125), glm::dvec2(0.875, 0.375),
                                  glm::dvec2(0.125, 0.625), glm::dvec2(0.625, 0.875)};

/// Perspective, from +Z.
SightPicture sightPicture(std::uint32_t samples) {
    glm::mat4 viewFromWorld(1.0F);
    viewFromWorld[3].z = -3.0F;
    return {.clipFromWorld = perspectiveClip(1.0F, 4.0F / 3.0F, 0.5F, 20.0F) * viewFromWorld,
            .extent = kSightExtent,
            .samples = samples,
            .subpixelBits = 8};
}

Box boxOfCorners(const std::array<glm::vec3, 3>& corners) {
    Box box;
    for (const glm::vec3& corner : corners) {
        box.add(corner);
    }
    return box;
}

double turn(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/// Whether a triangle in front of the eye covers a sample, by the definition.
bool coversAny(const std::array<glm::vec3, 3>& corners, const glm::mat4& clipFromMesh) {
    std::array<glm::dvec2, 3> at{};
    for (std::size_t i = 0; i < 3; ++i) {
        const glm::dvec4 clip = glm::dmat4(clipFromMesh) * glm::dvec4(corners[i], 1.0);
        if (clip.w <= 0.0 || clip.z < 0.0 || clip.z > clip.w) {
            return false;
        }
        at[i] = (glm::dvec2(clip) / clip.w * 0.5 + 0.5) *
                glm::dvec2(kSightExtent.width, kSightExtent.height);
    }
    for (std::uint32_t y = 0; y < kSightExtent.height; ++y) {
        for (std::uint32_t x = 0; x < kSightExtent.width; ++x) {
            for (const glm::dvec2& sample : kFourSamples) {
                const glm::dvec2 p = glm::dvec2(x, y) + sample;
                const std::array sides{turn(at[0], at[1], p), turn(at[1], at[2], p),
                                       turn(at[2], at[0], p)};
                if (std::all_of(sides.begin(), sides.end(), [](double s) { return s >= 0.0; }) ||
                    std::all_of(sides.begin(), sides.end(), [](double s) { return s <= 0.0; })) {
                    return true;
                }
            }
        }
    }
    return false;
}

}  // namespace

class TestSight : public QObject {
    Q_OBJECT

private slots:
    void whatCoversASampleIsNeverLeftOut() {
        const SightPicture seen = sightPicture(4);
        const Sight sight(seen);
        std::mt19937 random(7);
        std::uniform_real_distribution<float> place(-4.0F, 4.0F), unit(-1.0F, 1.0F);
        std::uniform_real_distribution<float> exponent(-3.0F, 1.0F);
        int left = 0, covered = 0;
        for (int i = 0; i < 3000; ++i) {
            glm::mat4 worldFromMesh = glm::mat4_cast(
                glm::normalize(glm::quat(unit(random), unit(random), unit(random), 0.5F)));
            worldFromMesh *= std::pow(10.0F, exponent(random));
            worldFromMesh[3] = {place(random), place(random), place(random), 1.0F};
            std::array<glm::vec3, 3> corners{};
            for (glm::vec3& corner : corners) {
                corner = {unit(random), unit(random), unit(random)};
            }
            const bool shows = sight.mayShow(boxOfCorners(corners), worldFromMesh, glm::vec3(0.0F));
            const bool drawn = coversAny(corners, seen.clipFromWorld * worldFromMesh);
            QVERIFY(shows || !drawn);
            left += shows ? 0 : 1;
            covered += drawn ? 1 : 0;
        }
        QVERIFY(left > 500 && covered > 200);
    }

    void whatIsSmallerThanAPixelCountsOnlyAtASample() {
        // A pixel is 0.1 units wide at the origin of this orthographic picture.
        SightPicture seen{.clipFromWorld = orthographicClip(2.0F, 1.5F, -5.0F, 5.0F),
                          .extent = kSightExtent,
                          .samples = 4,
                          .subpixelBits = 8};
        const Box tiny{glm::vec3(-0.002F), glm::vec3(0.002F)};
        const auto shows = [&](float x, float y) {
            glm::mat4 at(1.0F);
            at[3] = {-2.0F + 0.1F * x, 1.5F - 0.1F * y, 0.0F, 1.0F};
            return Sight(seen).mayShow(tiny, at, glm::vec3(0.0F));
        };
        QVERIFY(shows(10.375F, 10.125F) && shows(10.625F, 10.875F));  // hits samples
        QVERIFY(!shows(10.5F, 10.5F) && !shows(10.0F, 10.0F));        // falls between them
        seen.samples = 0;
        QVERIFY(shows(10.5F, 10.5F));
        seen.samples = 1;
        QVERIFY(shows(10.5F, 10.5F) && !shows(10.375F, 10.125F));
    }

    void theMarginIsInSight() {
        SightPicture seen = sightPicture(0);
        const Box small{glm::vec3(-0.01F), glm::vec3(0.01F)};
        glm::mat4 beside(1.0F);
        beside[3].x = -3.0F * std::tan(0.5F) * (4.0F / 3.0F) - 0.05F;
        QVERIFY(!Sight(seen).mayShow(small, beside, glm::vec3(0.0F)));
        QVERIFY(Sight(seen).mayShow(small, beside, glm::vec3(0.1F, 0.0F, 0.0F)));
        seen.marginPixels = 5.0F;
        QVERIFY(Sight(seen).mayShow(small, beside, glm::vec3(0.0F)));
    }

    void whatIsNotFiniteIsInSight() {
        const Sight sight(sightPicture(4));
        glm::mat4 broken(1.0F);
        broken[3].x = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(sight.mayShow(Box{glm::vec3(0.0F), glm::vec3(1.0F)}, broken, glm::vec3(0.0F)));
    }
};

SINEW_TEST(TestSight)
#include "test_sight.moc"
