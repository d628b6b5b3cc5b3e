// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/check/joint_pairs.h"
#include "model/survey/mirror_difference.h"
#include "model/values/symmetry_values.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A sheet of 4 columns, x from 0 to 3; joints "Hips" in its middle, "Arm.L" and "Arm.R" at its
/// sides, and "Tail_L" without a counterpart.
Asset sidedSheet(const SheetInfluences& influences) {
    Asset asset = skinnedSheet(4, 2, 4, influences);
    const std::array<const char*, 4> names{"Hips", "Arm.L", "Arm.R", "Tail_L"};
    const std::array<float, 4> places{1.5F, 3.0F, 0.0F, 2.0F};
    for (std::size_t joint = 0; joint < 4; ++joint) {
        asset.nodes[1 + joint].name = names.at(joint);
        asset.nodes[1 + joint].rest.translation = {places.at(joint), 0.0F, 0.0F};
        asset.skins[0].inverseBindMatrices[joint] =
            glm::translate(glm::mat4(1.0F), {-places.at(joint), 0.0F, 0.0F});
    }
    return asset;
}

SheetInfluences mirroredWeights() {
    const std::vector<JointWeight> left{{0, 0.25F}, {1, 0.75F}}, right{{0, 0.25F}, {2, 0.75F}};
    const std::vector<JointWeight> middle{{0, 1.0F}};
    return {right, middle, middle, left, right, middle, middle, left};
}

std::vector<float> differencesOf(Asset asset) {
    const auto done = finishAsset(std::move(asset));
    const SymmetryValues source(*done);
    const PoseEvaluator pose(done);
    SurfaceValues values;
    const_cast<SymmetryValues&>(source).evaluate(pose, values);
    return values.values;
}

}  // namespace

class TestMirrorDifference : public QObject {
    Q_OBJECT

private slots:
    void mirroredWeightsDoNotDiffer() {
        for (const float value : differencesOf(sidedSheet(mirroredWeights()))) {
            QVERIFY(std::abs(value) < 1e-6F);
        }
    }

    void theLargestDifferenceOfBothSidesCounts() {
        SheetInfluences influences = mirroredWeights();
        influences[3] = {{0, 0.4F}, {1, 0.6F}};
        influences[5] = {{0, 0.9F}, {1, 0.1F}};  // its image has no arm
        const std::vector<float> values = differencesOf(sidedSheet(influences));
        QVERIFY(std::abs(values[3] - 0.15F) < 1e-6F);
        QVERIFY(std::abs(values[0] - 0.15F) < 1e-6F);
        QVERIFY(std::abs(values[5] - 0.1F) < 1e-6F);
        QVERIFY(std::abs(values[6] - 0.1F) < 1e-6F);
        QVERIFY(std::abs(values[1]) < 1e-6F);
    }

    void aJointOfOneSideAloneCountsOnBoth() {
        SheetInfluences influences = mirroredWeights();
        influences[5] = {{0, 0.9F}, {1, 0.1F}};
        influences[6] = {{0, 0.9F}};
        const std::vector<float> values = differencesOf(sidedSheet(influences));
        QVERIFY(std::abs(values[5] - 0.1F) < 1e-6F);
        QVERIFY(std::abs(values[6] - 0.1F) < 1e-6F);
    }

    void jointsWithoutACounterpartAreNotComparedButNamed() {
        SheetInfluences influences = mirroredWeights();
        influences[1] = {{0, 0.5F}, {3, 0.5F}};
        const auto done = finishAsset(sidedSheet(influences));
        const SymmetryValues source(*done);
        const std::vector<std::string> details = source.details();
        QCOMPARE(details.front(), std::string("1 pair of joints; 1 without a counterpart: Tail_L"));
        QCOMPARE(details.at(1), std::string("Arm.L \u2013 Arm.R"));
        const std::vector<float> values = differencesOf(sidedSheet(influences));
        QVERIFY(std::abs(values[1] - 0.5F) < 1e-6F);  // difference of Hips
    }

    void aVertexWithoutAnImageHasNoValue() {
        Asset asset = sidedSheet(mirroredWeights());
        std::vector<glm::vec3> moved = asset.meshes[0].primitives[0].positions.toVector();
        moved[0].z += 0.1F;
        asset.meshes[0].primitives[0].positions = moved;
        const std::vector<float> values = differencesOf(std::move(asset));
        QVERIFY(std::isnan(values[0]) && std::isnan(values[3]));
        QVERIFY(!std::isnan(values[1]) && !std::isnan(values[4]));
    }

    void withoutAVertexThereTheImageIsThePlaceOnTheSurface() {
        Asset asset = sidedSheet(mirroredWeights());
        std::vector<glm::vec3> moved = asset.meshes[0].primitives[0].positions.toVector();
        moved[3].x = 2.5F;  // its image is in the middle between the vertices 0 and 1
        asset.meshes[0].primitives[0].positions = moved;
        const std::vector<float> values = differencesOf(std::move(asset));
        QVERIFY(std::abs(values[3] - 0.375F) < 1e-5F);
        QVERIFY(std::isnan(values[0]));  // its image is beside the sheet
        QVERIFY(std::abs(values[4]) < 1e-6F);
    }

    void theNearestPlaceOfATriangleIsInsideOrOnItsSides() {
        const std::array<glm::vec3, 3> at{
            {{0.0F, 0.0F, 0.0F}, {4.0F, 0.0F, 0.0F}, {0.0F, 4.0F, 0.0F}}};
        QCOMPARE(nearestShares({1.0F, 2.0F, 7.0F}, at), glm::vec3(0.25F, 0.25F, 0.5F));
        QCOMPARE(nearestShares({2.0F, -3.0F, 0.0F}, at), glm::vec3(0.5F, 0.5F, 0.0F));
        QCOMPARE(nearestShares({9.0F, 9.0F, 1.0F}, at), glm::vec3(0.0F, 0.5F, 0.5F));
        QCOMPARE(nearestShares({-2.0F, -1.0F, 0.0F}, at), glm::vec3(1.0F, 0.0F, 0.0F));
        const std::array<glm::vec3, 3> line{
            {{0.0F, 0.0F, 0.0F}, {1.0F, 0.0F, 0.0F}, {4.0F, 0.0F, 0.0F}}};
        QCOMPARE(nearestShares({3.0F, 1.0F, 0.0F}, line).y +
                     4.0F * nearestShares({3.0F, 1.0F, 0.0F}, line).z,
                 3.0F);
    }

    void ofSeveralImagesTheMostSimilarCounts() {
        SheetInfluences influences = mirroredWeights();
        influences[4] = {{0, 1.0F}};
        Asset asset = sidedSheet(influences);
        std::vector<glm::vec3> moved = asset.meshes[0].primitives[0].positions.toVector();
        moved[4] = moved[0];  // two vertices at one place
        asset.meshes[0].primitives[0].positions = moved;
        const std::vector<float> values = differencesOf(std::move(asset));
        QVERIFY(std::abs(values[3]) < 1e-6F);
        QVERIFY(std::abs(values[4] - 0.75F) < 1e-6F);
    }

    void withoutPairsTheReasonIsSaid() {
        Asset asset = sidedSheet(mirroredWeights());
        asset.skins[0].inverseBindMatrices[2] = glm::mat4(1.0F);
        asset.skins[0].inverseBindMatrices[2][3] = {0.0F, -9.0F, 0.0F, 1.0F};
        asset.nodes[3].rest.translation = {0.0F, 9.0F, 0.0F};
        QCOMPARE(SymmetryValues(*finishAsset(asset)).details().front(),
                 std::string("Left and right joints are not at mirrored places"));
        asset.nodes[2].name = "Arm";
        QCOMPARE(SymmetryValues(*finishAsset(std::move(asset))).details().front(),
                 std::string("No joints are left and right by name or VRM bone"));
    }

    void whereNamesDisagreeJointsArePairedByTheirPlaces() {
        // Legs at 3 and 0; what is called the second arm at 2.5 and 1.4, the third at 0.5.
        const std::array<const char*, 7> names{"Leg_L",   "Leg_R",   "Foot_L", "Foot_R",
                                               "Arm_L_2", "Arm_R_2", "Arm_R_3"};
        const std::array<float, 7> places{3.0F, 0.0F, 2.8F, 0.2F, 2.5F, 1.4F, 0.5F};
        Asset asset = skinnedSheet(4, 2, 7, mirroredWeights());
        for (std::size_t joint = 0; joint < 7; ++joint) {
            asset.nodes[1 + joint].name = names.at(joint);
            asset.nodes[1 + joint].rest.translation = {places.at(joint), 0.0F, 0.0F};
            asset.skins[0].inverseBindMatrices[joint] =
                glm::translate(glm::mat4(1.0F), {-places.at(joint), 0.0F, 0.0F});
        }
        const auto done = finishAsset(std::move(asset));
        const std::vector<std::string> details = SymmetryValues(*done).details();
        QCOMPARE(details.front(),
                 std::string("3 pairs of joints; 1 without a counterpart: Arm_R_2"));
        QCOMPARE(details.at(3), std::string("Arm_L_2 \u2013 Arm_R_3"));
    }

    void humanoidBonesArePairsWhateverTheirNames() {
        Asset asset = sidedSheet(mirroredWeights());
        asset.nodes[2].name = "bone_17";
        asset.nodes[3].name = "bone_23";
        QVERIFY(!check::otherSide("bone_17"));
        Vrm vrm;
        vrm.humanoid = {{"hips", NodeIndex(1U)},
                        {"leftUpperArm", NodeIndex(2U)},
                        {"rightUpperArm", NodeIndex(3U)}};
        asset.vrm = vrm;
        const auto pairs = check::pairJoints(asset, asset.skins[0]);
        QCOMPARE(pairs[0], std::optional(std::size_t{0}));
        QCOMPARE(pairs[1], std::optional(std::size_t{2}));
        QCOMPARE(pairs[2], std::optional(std::size_t{1}));
        QVERIFY(!pairs[3]);
    }

    void runningNumbersOfExportersDoNotSeparatePairs() {
        Asset asset = sidedSheet(mirroredWeights());
        asset.nodes[1].name = "root_00";
        asset.nodes[2].name = "b_LeftArm_09";
        asset.nodes[3].name = "b_RightArm_06";
        asset.nodes[4].name = "b_RightLeg_07";  // has no counterpart
        const auto pairs = check::pairJoints(asset, asset.skins[0]);
        QCOMPARE(pairs[0], std::optional(std::size_t{0}));
        QCOMPARE(pairs[1], std::optional(std::size_t{2}));
        QCOMPARE(pairs[2], std::optional(std::size_t{1}));
        QVERIFY(!pairs[3]);
        asset.nodes[4].name = "b_RightArm_07";  // which of the two is meant?
        QVERIFY(!check::pairJoints(asset, asset.skins[0])[1]);
    }
};

SINEW_TEST(TestMirrorDifference)
#include "test_mirror_difference.moc"
