// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>
#include <glm/gtc/packing.hpp>

#include "model/light/brdf_integral.h"
#include "model/light/brdf_table.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

glm::vec4 texelAt(std::uint32_t column, std::uint32_t row) {
    const BrdfTable table = brdfTable();
    const std::size_t at = 4 * (std::size_t{row} * table.side + column);
    glm::vec4 texel(0.0F);
    for (int i = 0; i < 4; ++i) {
        texel[i] = glm::unpackHalf1x16(table.texels[at + static_cast<std::size_t>(i)]);
    }
    return texel;
}

}  // namespace

class TestBrdfTable : public QObject {
    Q_OBJECT

private slots:
    void smoothMirrorsFollowSchlicksFresnelTerm() {
        for (const float nv : {0.1F, 0.3F, 0.7F, 1.0F}) {
            const glm::vec4 shares = integrateBrdf(nv, 0.0F);
            const float fresnel = std::pow(1.0F - nv, 5.0F);
            QVERIFY(std::abs(shares.r - (1.0F - fresnel)) < 0.01F);
            QVERIFY(std::abs(shares.g - fresnel) < 0.01F);
        }
    }

    void noSurfaceSendsBackMoreThanItGets() {
        const std::uint32_t side = brdfTable().side;
        for (std::uint32_t row = 0; row < side; ++row) {
            for (std::uint32_t column = 0; column < side; ++column) {
                const glm::vec4 shares = texelAt(column, row);
                QVERIFY(shares.r >= 0.0F && shares.g >= 0.0F && shares.b >= 0.0F);
                QVERIFY(shares.a <= 1.01F && shares.b <= 1.0F);
                QVERIFY(std::abs(shares.a - shares.r - shares.g) < 2e-3F);
            }
        }
    }

    void roughSurfacesLoseLightToFurtherScattering() {
        QVERIFY(integrateBrdf(0.9F, 1.0F).a < 0.75F);
        QVERIFY(integrateBrdf(0.9F, 0.4F).a > 0.9F);
    }

    /// With roughness 1 the Charlie lobe is 3 sin / (2 pi): its integral is a plain one over
    /// angles.
    void theSheenTableHoldsTheIntegralOfItsLobe() {
        for (const float nv : {0.25F, 0.6F, 0.95F}) {
            const glm::dvec3 view(std::sqrt(1.0 - nv * nv), 0.0, nv);
            constexpr int kSteps = 400;
            double sum = 0.0;
            for (int i = 0; i < kSteps; ++i) {
                const double nl = (i + 0.5) / kSteps;
                for (int j = 0; j < kSteps; ++j) {
                    const double around = 2.0 * M_PI * (j + 0.5) / kSteps;
                    const double sine = std::sqrt(1.0 - nl * nl);
                    const glm::dvec3 half = glm::normalize(
                        view + glm::dvec3(sine * std::cos(around), sine * std::sin(around), nl));
                    const double lobe = 3.0 * std::sqrt(1.0 - half.z * half.z) / (2.0 * M_PI);
                    sum += lobe * nl / (4.0 * (nl + nv - nl * nv));
                }
            }
            const double whole = sum * 2.0 * M_PI / (kSteps * kSteps);
            QVERIFY(std::abs(integrateBrdf(nv, 1.0F).b - whole) < 0.01);
        }
    }

    void theTableIsWhatTheIntegralsSay() {
        const std::uint32_t side = brdfTable().side;
        QCOMPARE(brdfTable().texels.size(), std::size_t{4} * side * side);
        for (const glm::uvec2 at : {glm::uvec2(3, 60), glm::uvec2(40, 20), glm::uvec2(63, 63)}) {
            const glm::vec4 shares =
                integrateBrdf((static_cast<float>(at.x) + 0.5F) / static_cast<float>(side),
                              (static_cast<float>(at.y) + 0.5F) / static_cast<float>(side));
            const glm::vec4 apart = glm::abs(shares - texelAt(at.x, at.y));
            QVERIFY(std::max({apart.x, apart.y, apart.z, apart.w}) < 2e-3F);
        }
    }
};

SINEW_TEST(TestBrdfTable)
#include "test_brdf_table.moc"
