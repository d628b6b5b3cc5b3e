// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <numeric>

#include "model/weights/weight_statistics.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

class TestPrimitiveStatistics : public QObject {
    Q_OBJECT

private slots:
    void verticesAreCountedByTheirJoints() {
        const Asset asset = skinnedSheet(5, 1, 6,
                                         {{},
                                          {{0, 1.0F}},
                                          {{0, 0.5F}, {0, 0.5F}},
                                          {{1, 0.5F}, {2, 0.5F}},
                                          {{0, 0.2F}, {1, 0.2F}, {2, 0.2F}, {3, 0.2F}, {4, 0.2F}}});
        const PrimitiveStatistics found = primitiveStatistics(asset.meshes[0].primitives[0], 6);
        QCOMPARE(found.vertices, std::size_t{5});
        QCOMPARE(found.influences, (std::vector<std::size_t>{1, 2, 1, 0, 0, 1}));
        QCOMPARE(found.unweighted(), std::size_t{1});
        QCOMPARE(found.firstUnweighted.value(), 0U);
    }

    void theWorstSumIsNamed() {
        const Asset asset = skinnedSheet(
            4, 1, 2, {{{0, 1.0F}}, {{0, 0.9F}}, {{0, 0.6F}, {1, 0.6F}}, {{0, 0.5F}, {1, 0.49F}}});
        const PrimitiveStatistics found = primitiveStatistics(asset.meshes[0].primitives[0], 2);
        QCOMPARE(found.sumOff, std::size_t{3});
        QCOMPARE(found.worstSumVertex.value(), 2U);
        QVERIFY(std::abs(found.worstSum - 0.2) < 1e-6);
    }

    void manyChunksGiveTheSumsOfOne() {
        const SheetInfluences influences = randomInfluences(70000, 12, 3, 3);
        const Asset asset = skinnedSheet(70000, 1, 12, influences);
        const PrimitiveStatistics found = primitiveStatistics(asset.meshes[0].primitives[0], 12);
        QCOMPARE(found.influences, (std::vector<std::size_t>{0, 0, 0, 70000}));
        double worst = 0.0;
        for (const std::vector<JointWeight>& vertex : influences) {
            double sum = 0.0;
            for (const JointWeight& influence : vertex) {
                sum += static_cast<double>(influence.weight);
            }
            worst = std::max(worst, std::abs(sum - 1.0));
        }
        QVERIFY(std::abs(std::abs(found.worstSum) - worst) < 1e-6);
    }

    void aStopSkipsTheWork() {
        const Asset asset = skinnedSheet(2, 2, 1, SheetInfluences(4, {{0, 1.0F}}));
        const PrimitiveStatistics found =
            primitiveStatistics(asset.meshes[0].primitives[0], 1, stoppedToken());
        QCOMPARE(std::accumulate(found.influences.begin(), found.influences.end(), std::size_t{0}),
                 std::size_t{0});
    }
};

SINEW_TEST(TestPrimitiveStatistics)
#include "test_primitive_statistics.moc"
