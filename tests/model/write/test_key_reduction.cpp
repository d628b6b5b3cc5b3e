// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/write/key_reduction.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

using Keys = std::vector<std::uint32_t>;

}  // namespace

class TestKeyReduction : public QObject {
    Q_OBJECT

private slots:
    void aStraightLineKeepsItsEnds() {
        const std::vector<float> times{0, 1, 2, 4};
        const std::vector<float> values{0, 10, 1, 11, 2, 12, 4, 14};
        QCOMPARE(keptKeys(times, values, 2, 1e-5F), (Keys{0, 3}));
    }

    void aCornerIsKept() {
        const std::vector<float> times{0, 1, 2, 3, 4};
        const std::vector<float> values{0, 1, 2, 1, 0};
        QCOMPARE(keptKeys(times, values, 1, 1e-5F), (Keys{0, 2, 4}));
    }

    void oneFloatThatTurnsIsEnough() {
        const std::vector<float> times{0, 1, 2};
        const std::vector<float> values{0, 0, 0, 1, 0, 0};
        QCOMPARE(keptKeys(times, values, 2, 0.1F), (Keys{0, 1, 2}));
    }

    void withoutAToleranceAllAreKept() {
        const std::vector<float> times{0, 1, 2};
        QCOMPARE(keptKeys(times, std::vector<float>{0, 1, 2}, 1, 0.0F), (Keys{0, 1, 2}));
    }

    void noKeyIsFartherFromTheLineThanTheTolerance() {
        constexpr float kTolerance = 0.02F;
        std::vector<float> times;
        std::vector<float> values;
        for (int i = 0; i < 200; ++i) {
            times.push_back(0.05F * static_cast<float>(i));
            values.push_back(std::sin(times.back()));
        }
        const Keys kept = keptKeys(times, values, 1, kTolerance);
        QVERIFY(kept.size() < 40);
        for (std::size_t k = 0; k + 1 < kept.size(); ++k) {
            for (std::uint32_t i = kept[k]; i <= kept[k + 1]; ++i) {
                const float part =
                    (times[i] - times[kept[k]]) / (times[kept[k + 1]] - times[kept[k]]);
                const float line = std::lerp(values[kept[k]], values[kept[k + 1]], part);
                QVERIFY(std::abs(line - values[i]) <= 1.0001F * kTolerance);
            }
        }
    }
};

SINEW_TEST(TestKeyReduction)
#include "test_key_reduction.moc"
