// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <functional>
#include <limits>

#include "model/evaluate/worst_values.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kMissing = std::numeric_limits<float>::quiet_NaN();

using PoseValues = std::vector<float>;

/// Adds poses [first, end).
template <class Worse>
WorstValues worstOf(const std::vector<PoseValues>& poses, std::size_t first, std::size_t end,
                    const Worse& worse) {
    WorstValues worst;
    for (std::size_t i = first; i < end; ++i) {
        keepWorst(poses[i], static_cast<std::uint32_t>(i), worse, worst);
    }
    return worst;
}

}  // namespace

class TestWorstValues : public QObject {
    Q_OBJECT

private slots:
    void theFirstOfEqualOnesCounts() {
        const std::vector<PoseValues> poses{{2.0F}, {1.0F}, {1.0F}, {3.0F}};
        const WorstValues worst = worstOf(poses, 0, 4, std::less<>());
        QCOMPARE(worst.values, (std::vector{1.0F}));
        QCOMPARE(worst.positions, (std::vector<std::uint32_t>{1}));
    }

    void theDistanceFromZeroHasNoSign() {
        const std::vector<PoseValues> poses{{1.0F, -1.0F}, {-2.0F, 0.5F}, {2.0F, 1.0F}};
        const WorstValues worst = worstOf(poses, 0, 3, FartherFromZero());
        QCOMPARE(worst.values, (std::vector{-2.0F, -1.0F}));
        QCOMPARE(worst.positions, (std::vector<std::uint32_t>{1, 0}));
    }

    void aMissingValueNeverReplacesOne() {
        const std::vector<PoseValues> poses{{kMissing}, {1.0F}, {kMissing}};
        const WorstValues worst = worstOf(poses, 0, 3, FartherFromZero());
        QCOMPARE(worst.values, (std::vector{1.0F}));
        QCOMPARE(worst.positions, (std::vector<std::uint32_t>{1}));
    }

    void partsPutTogetherAreTheWhole() {
        const std::vector<PoseValues> poses{{1.0F, kMissing, 4.0F}, {1.0F, kMissing, 2.0F},
                                            {0.5F, 7.0F, 2.0F},     {0.5F, 6.0F, 1.0F},
                                            {9.0F, 6.0F, 1.0F},     {9.0F, kMissing, 8.0F}};
        const WorstValues whole = worstOf(poses, 0, poses.size(), std::less<>());
        for (std::size_t cut = 0; cut <= poses.size(); ++cut) {
            WorstValues parts = worstOf(poses, 0, cut, std::less<>());
            keepWorst(worstOf(poses, cut, poses.size(), std::less<>()), std::less<>(), parts);
            QCOMPARE(parts.values, whole.values);
            QCOMPARE(parts.positions, whole.positions);
        }
    }
};

SINEW_TEST(TestWorstValues)
#include "test_worst_values.moc"
