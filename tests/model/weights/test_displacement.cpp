// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <cmath>

#include "model/evaluate/deform_node.h"
#include "model/weights/displacement.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/reference/over_clip.h"
#include "tests/support/reference/skinning_difference.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kJoints = 12;
constexpr NodeIndex kBody(0U);
constexpr AnimationIndex kWave(0U);

// The position of a vertex that follows joints with these weights, as they are.
glm::dvec3 posed(const PoseEvaluator& pose, std::size_t vertex,
                 const std::vector<JointWeight>& weights) {
    const Primitive& primitive = pose.asset().meshes[0].primitives[0];
    glm::dvec4 sum(0.0);
    for (const JointWeight& w : weights) {
        sum += static_cast<double>(w.weight) *
               (glm::dmat4(pose.palette(SkinIndex(0U))[w.joint]) *
                glm::dvec4(glm::dvec3(primitive.positions[vertex]), 1.0));
    }
    return glm::dvec3(sum);
}

std::vector<JointWeight> divided(std::vector<JointWeight> weights) {
    double sum = 0.0;
    for (const JointWeight& w : weights) {
        sum += static_cast<double>(w.weight);
    }
    for (JointWeight& w : weights) {
        w.weight = static_cast<float>(static_cast<double>(w.weight) / sum);
    }
    return weights;
}

std::vector<JointWeight> fourStrongest(std::vector<JointWeight> weights) {
    std::sort(weights.begin(), weights.end(),
              [](const JointWeight& a, const JointWeight& b) { return a.weight > b.weight; });
    weights.resize(std::min<std::size_t>(4, weights.size()));
    return divided(weights);
}

std::shared_ptr<const ClipLibrary> sheetClips(const SheetInfluences& influences) {
    return std::make_shared<const ClipLibrary>(
        finishAsset(skinnedSheet(8, 8, kJoints, influences)));
}

constexpr double kRounding = 2e-5;  // units; positions are up to 12 units from the origin

}  // namespace

class TestDisplacement : public QObject {
    Q_OBJECT

private slots:
    void distancesAreThoseOfTheDefinition_data() {
        QTest::addColumn<int>("count");
        for (const int count : {1, 4, 5, 8, 12}) {
            QTest::addRow("%d influences", count) << count;
        }
    }
    void distancesAreThoseOfTheDefinition() {
        QFETCH(const int, count);
        const SheetInfluences influences =
            randomInfluences(64, kJoints, static_cast<std::size_t>(count), 5);
        PoseEvaluator pose(sheetClips(influences));
        pose.evaluate(kWave, 0.7F);
        DisplacementMeter stored(pose.asset(), kBody, Compared::Stored);
        DisplacementMeter four(pose.asset(), kBody, Compared::FourStrongest);
        for (std::size_t v = 0; v < 64; ++v) {
            const glm::dvec3 normalized = posed(pose, v, divided(influences[v]));
            const double toStored = glm::length(posed(pose, v, influences[v]) - normalized);
            const double toFour =
                glm::length(posed(pose, v, fourStrongest(influences[v])) - normalized);
            QVERIFY(std::abs(static_cast<double>(stored.distances(pose, 0)[v]) - toStored) <
                    kRounding);
            QVERIFY(std::abs(static_cast<double>(four.distances(pose, 0)[v]) - toFour) < kRounding);
        }
    }

    void fourJointsFitIntoFourSlotsExactly() {
        PoseEvaluator pose(sheetClips(randomInfluences(64, kJoints, 4, 9)));
        pose.evaluate(kWave, 0.4F);
        DisplacementMeter meter(pose.asset(), kBody, Compared::FourStrongest);
        QVERIFY(!meter.largest(pose).has_value());
    }

    void bytesMoveAVertexByLessThanHalfAStepPerJoint() {
        const SheetInfluences influences = randomInfluences(64, kJoints, 4, 11);
        PoseEvaluator pose(sheetClips(influences));
        pose.evaluate(kWave, 1.0F);
        DisplacementMeter meter(pose.asset(), kBody, Compared::EightBit);
        const auto worst = meter.largest(pose);
        QVERIFY(worst.has_value());
        // Joints are up to 12 units from each other, and turn by less than 180 degrees.
        QVERIFY(static_cast<double>(worst->distance) < 4 * 0.5 / 255.0 * 2.0 * 24.0);
        QVERIFY(worst->distance > 0.0F);
    }

    void dualQuaternionsAreThoseOfTheView() {
        PoseEvaluator pose(sheetClips(randomInfluences(64, kJoints, 5, 13)));
        pose.evaluate(kWave, 0.9F);
        DisplacementMeter meter(pose.asset(), kBody, Compared::DualQuaternion);
        const std::vector<float> expected =
            skinningDifference(pose.asset().meshes[0].primitives[0],
                               deformInput(pose, kBody, WeightSource::Normalized));
        for (std::size_t v = 0; v < expected.size(); ++v) {
            QCOMPARE(meter.distances(pose, 0)[v], expected[v]);
        }
    }

    void theWorstOfAClipNamesItsVertexAndTime() {
        const auto clips = sheetClips(randomInfluences(64, kJoints, 8, 17));
        const std::vector<float> times{0.0F, 0.25F, 0.5F, 0.75F, 1.0F};
        const auto worst = largestOverClip(clips, kBody, Compared::FourStrongest, kWave, times);
        QVERIFY(worst.has_value());
        PoseEvaluator pose(clips);
        DisplacementMeter meter(pose.asset(), kBody, Compared::FourStrongest);
        for (const float seconds : times) {
            pose.evaluate(kWave, seconds);
            for (const float distance : meter.distances(pose, 0)) {
                QVERIFY(distance <= worst->distance);
            }
        }
        pose.evaluate(kWave, worst->seconds);
        QCOMPARE(meter.distances(pose, 0)[worst->vertex], worst->distance);
    }
};

SINEW_TEST(TestDisplacement)
#include "test_displacement.moc"
