// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/weights/weight_statistics.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

SkinStatistics statisticsOf(Asset asset, const std::stop_token& stop = {}) {
    const PoseEvaluator rest(finishAsset(std::move(asset)));
    return skinStatistics(rest, NodeIndex(0U), stop);
}

// Joint 0 everywhere; joint 1 also at the given vertices.
SheetInfluences withSecondJoint(std::size_t vertices, const std::vector<std::size_t>& where,
                                float weight = 0.4F) {
    SheetInfluences all(vertices, {{0, 1.0F}});
    for (const std::size_t vertex : where) {
        all[vertex] = {{1, weight}, {0, 1.0F - weight}};
    }
    return all;
}

}  // namespace

class TestJointStatistics : public QObject {
    Q_OBJECT

private slots:
    void sumsAreThoseOfTheStoredWeights() {
        const SheetInfluences influences = randomInfluences(100, 12, 5, 1);
        const SkinStatistics found = statisticsOf(skinnedSheet(10, 10, 12, influences));
        QCOMPARE(found.joints.size(), std::size_t{12});
        std::vector<double> totals(12, 0.0);
        std::vector<std::size_t> vertices(12, 0);
        std::vector<float> largest(12, 0.0F);
        std::vector<std::size_t> dominated(12, 0);
        for (const std::vector<JointWeight>& vertex : influences) {
            const JointWeight* first = nullptr;
            for (const JointWeight& influence : vertex) {
                totals[influence.joint] += static_cast<double>(influence.weight);
                ++vertices[influence.joint];
                largest[influence.joint] = std::max(largest[influence.joint], influence.weight);
                if (first == nullptr || influence.weight > first->weight) {
                    first = &influence;
                }
            }
            ++dominated[first->joint];
        }
        for (std::size_t j = 0; j < 12; ++j) {
            QVERIFY(std::abs(found.joints[j].total - totals[j]) < 1e-9);
            QCOMPARE(found.joints[j].vertices, vertices[j]);
            QCOMPARE(found.joints[j].dominated, dominated[j]);
            QCOMPARE(found.joints[j].largest, largest[j]);
        }
    }

    void theLowerJointWinsATie() {
        const SkinStatistics found = statisticsOf(skinnedSheet(1, 1, 3, {{{2, 0.5F}, {1, 0.5F}}}));
        QCOMPARE(found.joints[1].dominated, std::size_t{1});
        QCOMPARE(found.joints[2].dominated, std::size_t{0});
    }

    void jointsOnVerticesOverABudgetAreCounted() {
        SheetInfluences influences(3, {{0, 1.0F}});
        for (std::uint32_t joint = 0; joint < 5; ++joint) {
            influences[1].push_back({joint, 0.2F});
        }
        influences[1].erase(influences[1].begin());
        influences[2].clear();
        for (std::uint32_t joint = 0; joint < 9; ++joint) {
            influences[2].push_back({joint, 0.1F});
        }
        const SkinStatistics found = statisticsOf(skinnedSheet(3, 1, 9, influences));
        QCOMPARE(found.joints[0].overFour, std::size_t{2});
        QCOMPARE(found.joints[0].overEight, std::size_t{1});
        QCOMPARE(found.joints[8].overFour, std::size_t{1});
    }

    void aTriangleCountsByTheMeanOfItsCorners() {
        // Two by two: joint 1 has the corner that only the first triangle uses, and half of one
        // that both use.
        SheetInfluences influences(4, {{0, 1.0F}});
        influences[0] = {{1, 1.0F}};
        influences[1] = {{1, 0.5F}, {0, 0.5F}};
        const SkinStatistics found = statisticsOf(skinnedSheet(2, 2, 2, influences));
        QVERIFY(std::abs(found.joints[1].surface - (0.5 * 1.5 / 3.0 + 0.5 * 0.5 / 3.0)) < 1e-9);
        QVERIFY(std::abs(found.joints[0].surface + found.joints[1].surface - 1.0) < 1e-9);
    }

    void aPartThatIsCloseInSpaceAndFarAlongTheSurfaceIsAnIsland() {
        // 40 × 2, folded like a hairpin with one unit between its halves: joint 1 moves one end,
        // and bled to the other one.
        for (const float bled : {0.4F, 0.04F}) {
            SheetInfluences influences = withSecondJoint(80, {0, 1, 2, 40, 41, 42});
            for (const std::uint32_t vertex : {38U, 39U, 78U, 79U}) {
                influences[vertex] = {{0, 1.0F - bled}, {1, bled}};
            }
            Asset asset = skinnedSheet(40, 2, 2, influences);
            edit(asset.meshes[0].primitives[0].positions, [](auto& all) {
                for (glm::vec3& p : all) {
                    p = p.x < 20.0F ? p : glm::vec3(39.0F - p.x, p.y, 0.5F);
                }
            });
            const SkinStatistics found = statisticsOf(asset);
            QCOMPARE(found.joints[1].islands.size(), bled > 0.1F ? std::size_t{1} : std::size_t{0});
        }
    }

    void aJointThatThrowsAFewVerticesFarHidesNoIsland() {
        SheetInfluences influences = withSecondJoint(80, {0, 1, 2, 3, 40, 41, 42, 43, 30, 31, 70});
        influences[20] = {{2, 1.0F}};
        Asset asset = skinnedSheet(40, 2, 3, influences);
        for (int column = 0; column < 3; ++column) {
            asset.skins[0].inverseBindMatrices[2][column] *= 1000.0F;
        }
        const SkinStatistics found = statisticsOf(asset);
        QCOMPARE(found.joints[1].islands.size(), std::size_t{1});
    }

    void aFarPartOfARegionIsAnIsland() {
        // 40 × 2; joint 1 moves the left end, and the vertices 30, 31 and 70 far from it.
        const SkinStatistics found = statisticsOf(
            skinnedSheet(40, 2, 2, withSecondJoint(80, {0, 1, 2, 3, 40, 41, 42, 43, 30, 31, 70})));
        QVERIFY(found.joints[0].islands.empty());
        QCOMPARE(found.joints[1].islands.size(), std::size_t{1});
        const JointIsland& island = found.joints[1].islands[0];
        QCOMPARE(island.vertices, 3U);
        QVERIFY(island.nearest.vertex == 30U || island.nearest.vertex == 70U);
        QCOMPARE(island.distance, 27.0F);
        QCOMPARE(island.largest, 0.4F);
        std::vector<std::uint32_t> members;
        for (const SkinnedSurface::Place& place : island.members) {
            members.push_back(place.vertex);
        }
        QCOMPARE(members, (std::vector<std::uint32_t>{30, 31, 70}));
    }

    void islandsAreListedByTheirSize() {
        const SkinStatistics found = statisticsOf(skinnedSheet(
            60, 2, 2, withSecondJoint(120, {0, 1, 2, 60, 61, 62, 20, 40, 41, 101, 100})));
        QCOMPARE(found.joints[1].islands.size(), std::size_t{2});
        QCOMPARE(found.joints[1].islands[0].vertices, 4U);
        QCOMPARE(found.joints[1].islands[1].vertices, 1U);
        QCOMPARE(found.joints[1].islands[1].nearest.vertex, 20U);
    }

    void aNearPartIsNoIsland() {
        QVERIFY(statisticsOf(skinnedSheet(60, 2, 2, withSecondJoint(120, {0, 1, 60, 3})))
                    .joints[1]
                    .islands.empty());
    }

    void negligibleWeightsMakeNoIsland() {
        QVERIFY(statisticsOf(skinnedSheet(60, 2, 2, withSecondJoint(120, {0, 40}, 0.001F)))
                    .joints[1]
                    .islands.empty());
    }

    void verticesAtOnePlaceAreConnectedAcrossPrimitives() {
        // The right half of the sheet is another primitive; the region crosses the seam.
        Asset asset = skinnedSheet(60, 2, 2, SheetInfluences(120, {{0, 0.5F}, {1, 0.5F}}));
        Primitive right = asset.meshes[0].primitives[0];
        std::vector<glm::vec3> moved;
        for (const glm::vec3& p : right.positions) {
            moved.push_back(p + glm::vec3(59.0F, 0.0F, 0.0F));
        }
        right.positions = moved;
        asset.meshes[0].primitives.push_back(right);
        const SkinStatistics found = statisticsOf(std::move(asset));
        QCOMPARE(found.joints[1].vertices, std::size_t{240});
        QVERIFY(found.joints[1].islands.empty());
    }

    void aStopLeavesNothingRunning() {
        const SkinStatistics found =
            statisticsOf(skinnedSheet(60, 2, 2, withSecondJoint(120, {0, 40})), stoppedToken());
        QCOMPARE(found.joints.size(), std::size_t{2});
        QVERIFY(found.joints[1].islands.empty());
    }
};

SINEW_TEST(TestJointStatistics)
#include "test_joint_statistics.moc"
