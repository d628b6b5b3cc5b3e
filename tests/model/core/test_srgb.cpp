// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/srgb.h"

#include <QtTest/QTest>

#include "tests/support/test_program.h"

using namespace sinew;

class TestSrgb : public QObject {
    Q_OBJECT

private slots:
    void theEndsAreTheEnds() {
        QCOMPARE(linearOfSrgb(0.0F), 0.0F);
        QCOMPARE(linearOfSrgb(1.0F), 1.0F);
        QCOMPARE(srgbOfLinear(0.0F), 0.0F);
        QVERIFY(std::abs(srgbOfLinear(1.0F) - 1.0F) < 1e-6F);
    }

    /// From IEC 61966-2-1, computed in double.
    void theCurveIsTheStandards() {
        const auto exact = [](double s) {
            return s <= 0.04045 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4);
        };
        for (int i = 0; i <= 1000; ++i) {
            const double encoded = i / 1000.0;
            const double linear = exact(encoded);
            QVERIFY(std::abs(double(linearOfSrgb(float(encoded))) - linear) < 1e-6);
            QVERIFY(std::abs(double(srgbOfLinear(float(linear))) - encoded) < 1e-6);
        }
        QVERIFY(std::abs(linearOfSrgb(0.5F) - 0.2140411F) < 1e-6F);
    }

    void everyByteIsReadBack() {
        for (int byte = 0; byte < 256; ++byte) {
            const float linear = linearOfSrgb(static_cast<float>(byte) / 255.0F);
            QCOMPARE(static_cast<int>(std::lround(255.0F * srgbOfLinear(linear))), byte);
        }
    }
};

SINEW_TEST(TestSrgb)
#include "test_srgb.moc"
