// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/survey/skin_survey.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr SkinIndex kSheetSkin{std::size_t{0}};

/// A sheet of 40 × 2 whose second joint has an island of three vertices, drawn by node 0; a mesh
/// with four times its area is drawn by the last node and follows only the first joint.
std::shared_ptr<const Asset> twoMeshes() {
    SheetInfluences influences(80, {{0, 1.0F}});
    for (const std::size_t vertex : {0U, 1U, 40U, 41U, 30U, 31U, 70U}) {
        influences[vertex] = {{1, 0.4F}, {0, 0.6F}};
    }
    Asset asset = skinnedSheet(40, 2, 2, influences);
    Mesh large = asset.meshes[0];
    Primitive& primitive = large.primitives[0];
    std::vector<glm::vec3> positions;
    for (const glm::vec3& p : primitive.positions) {
        positions.push_back(2.0F * p);
    }
    primitive.positions = positions;
    primitive.influenceSets[0].joints = std::vector<glm::u16vec4>(80, glm::u16vec4(0));
    primitive.influenceSets[0].weights = std::vector<glm::vec4>(80, glm::vec4(1, 0, 0, 0));
    asset.meshes.push_back(std::move(large));
    Node other;
    other.mesh = MeshIndex(1U);
    other.skin = kSheetSkin;
    asset.nodes.push_back(other);
    Node again = other;  // the same mesh once more
    asset.nodes.push_back(again);
    return finishAsset(std::move(asset));
}

}  // namespace

class TestSkinSurvey : public QObject {
    Q_OBJECT

private slots:
    void everyMeshOfTheSkinCountsOnce() {
        const auto asset = twoMeshes();
        const PoseEvaluator rest(asset);
        const auto survey = skinSurvey(rest, kSheetSkin);
        QVERIFY(survey.has_value());
        QCOMPARE(survey->nodes, (std::vector{NodeIndex(0U), NodeIndex(3U)}));
        const SkinStatistics first = skinStatistics(rest, survey->nodes[0]);
        const SkinStatistics second = skinStatistics(rest, survey->nodes[1]);
        const JointStatistics& sum = survey->joints[0].sum;
        QCOMPARE(sum.vertices, std::size_t{160});
        QCOMPARE(sum.dominated, first.joints[0].dominated + second.joints[0].dominated);
        QCOMPARE(sum.total, first.joints[0].total + second.joints[0].total);
        QCOMPARE(sum.largest, 1.0F);
        QCOMPARE(survey->joints[1].sum.largest, 0.4F);
        QVERIFY(std::abs(second.area - 4.0 * first.area) < 1e-6);
        QVERIFY(std::abs(survey->joints[1].sum.surface - first.joints[1].surface / 5.0) < 1e-9);
        QVERIFY(std::abs(sum.surface + survey->joints[1].sum.surface - 1.0) < 1e-9);
    }

    void islandsNameTheNodeThatShowsThem() {
        const PoseEvaluator rest(twoMeshes());
        const auto survey = skinSurvey(rest, kSheetSkin);
        QVERIFY(survey->joints[0].islands.empty());
        QCOMPARE(survey->joints[1].islands.size(), std::size_t{1});
        const StrayIsland& stray = survey->joints[1].islands[0];
        QCOMPARE(stray.node, NodeIndex(0U));
        QCOMPARE(stray.island.members.size(), std::size_t{3});
        QVERIFY(survey->joints[1].sum.islands.empty());
    }

    void aJointThatIsBoundElsewhereHasAResidual() {
        Asset asset = skinnedSheet(4, 4, 5, SheetInfluences(16, {{0, 1.0F}}));
        asset.skins[0].inverseBindMatrices[3][3].y += 2.0F;
        const PoseEvaluator rest(finishAsset(std::move(asset)));
        const auto survey = skinSurvey(rest, kSheetSkin);
        QVERIFY(std::abs(survey->joints[3].bind->distance - 2.0) < 1e-6);
        QVERIFY(survey->joints[3].bind->away);
        QCOMPARE(survey->joints[0].bind->distance, 0.0);
        QVERIFY(!survey->joints[0].bind->away);
    }

    void progressReachesItsEnd() {
        const PoseEvaluator rest(twoMeshes());
        std::vector<float> steps;
        QVERIFY(skinSurvey(rest, kSheetSkin, [&](float share) { steps.push_back(share); }));
        QCOMPARE(steps, (std::vector{0.5F, 1.0F}));
    }

    void aStopGivesNothing() {
        const auto asset = twoMeshes();
        QVERIFY(!skinSurvey(PoseEvaluator(asset), kSheetSkin, {}, stoppedToken()));
    }
};

SINEW_TEST(TestSkinSurvey)
#include "test_skin_survey.moc"
