// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include "tests/support/test_program.h"
#include "viewport/scene/overlay/overlay_colors.h"

using namespace sinew;

namespace {

float linear(float encoded) {
    return encoded <= 0.04045F ? encoded / 12.92F : std::pow((encoded + 0.055F) / 1.055F, 2.4F);
}

float luminance(const glm::vec3& color) {
    return glm::dot(glm::vec3(0.2126F, 0.7152F, 0.0722F),
                    glm::vec3(linear(color.r), linear(color.g), linear(color.b)));
}

/// As WCAG 2.1 defines it.
float contrast(const glm::vec3& a, const glm::vec3& b) {
    const float first = luminance(a) + 0.05F;
    const float second = luminance(b) + 0.05F;
    return std::max(first, second) / std::min(first, second);
}

}  // namespace

class TestOverlayContrast : public QObject {
    Q_OBJECT

private slots:
    void textsOnThePictureAreReadableOverAnyBackground() {
        for (const OverlayTextColors& colors : kOverlayTexts) {
            QCOMPARE(colors.text.a, 1.0F);
            for (const glm::vec3& background :
                 {glm::vec3(0.0F), glm::vec3(1.0F), glm::vec3(0.5F), glm::vec3(1.0F, 1.0F, 0.0F)}) {
                const glm::vec3 plate =
                    glm::mix(background, glm::vec3(colors.plate), colors.plate.a);
                const float ratio = contrast(glm::vec3(colors.text), plate);
                QVERIFY2(ratio >= 4.5F, qPrintable(QString::number(double(ratio))));
            }
        }
    }
};

SINEW_TEST(TestOverlayContrast)
#include "test_overlay_contrast.moc"
