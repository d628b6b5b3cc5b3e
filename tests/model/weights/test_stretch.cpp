// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/weights/stretch.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/reference/over_clip.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kCube(0U);
constexpr AnimationIndex kTurn(0U);

// A cube of edge 1 with outward triangles; all of it follows joint 0.
Asset skinnedCube() {
    Asset asset = skinnedSheet(8, 1, 1, SheetInfluences(8, {{0, 1.0F}}));
    Primitive& cube = asset.meshes[0].primitives[0];
    std::vector<glm::vec3> corners;
    for (unsigned i = 0; i < 8; ++i) {
        corners.emplace_back(i & 1U, (i >> 1U) & 1U, (i >> 2U) & 1U);
    }
    cube.positions = corners;
    cube.indices = std::vector<std::uint32_t>{0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                                              2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
    return asset;
}

PoseEvaluator evaluatorOf(Asset asset) {
    return PoseEvaluator(finishAsset(std::move(asset)));
}

void setJointScale(PoseEvaluator& pose, const glm::vec3& scale) {
    HandPose hand;
    hand.set({.node = NodeIndex(1U), .translation = {}, .rotation = {}, .scale = scale});
    pose.setHandPose(hand);
    pose.evaluate({}, 0.0F);
}

}  // namespace

class TestStretch : public QObject {
    Q_OBJECT

private slots:
    void rigidMotionStretchesNothing() {
        PoseEvaluator pose = evaluatorOf(skinnedCube());
        StretchMeter meter(pose, kCube);
        pose.evaluate(kTurn, 1.0F);
        QCOMPARE(meter.areaRatios(pose).size(), std::size_t{12});
        for (const float ratio : meter.areaRatios(pose)) {
            QVERIFY(std::abs(ratio - 1.0F) < 1e-5F);
        }
        QVERIFY(std::abs(meter.volumeRatios(pose)[0] - 1.0F) < 1e-5F);
    }

    void aScaledJointScalesAreasAndVolume() {
        PoseEvaluator pose = evaluatorOf(skinnedCube());
        StretchMeter meter(pose, kCube);
        setJointScale(pose, glm::vec3(2.0F));
        for (const float ratio : meter.areaRatios(pose)) {
            QVERIFY(std::abs(ratio - 4.0F) < 1e-5F);
        }
        QVERIFY(std::abs(meter.volumeRatios(pose)[0] - 8.0F) < 1e-4F);
    }

    void aFlatRegionEnclosesNothing() {
        PoseEvaluator pose = evaluatorOf(skinnedSheet(4, 4, 1, SheetInfluences(16, {{0, 1.0F}})));
        StretchMeter meter(pose, kCube);
        setJointScale(pose, glm::vec3(3.0F));
        QCOMPARE(meter.volumeRatios(pose)[0], 1.0F);
    }

    void aTriangleWithoutAreaDoesNotCount() {
        Asset asset = skinnedCube();
        asset.meshes[0].primitives[0].indices = std::vector<std::uint32_t>{0, 1, 1, 0, 2, 1};
        PoseEvaluator pose = evaluatorOf(std::move(asset));
        StretchMeter meter(pose, kCube);
        setJointScale(pose, glm::vec3(2.0F));
        QCOMPARE(meter.areaRatios(pose)[0], 1.0F);
        QVERIFY(std::abs(meter.areaRatios(pose)[1] - 4.0F) < 1e-5F);
    }

    void halfAndDoubleAreAlike() {
        QCOMPARE(stretchOf(2.0F), 1.0F);
        QCOMPARE(stretchOf(0.5F), 1.0F);
        QCOMPARE(stretchOf(1.0F), 0.0F);
        QVERIFY(std::isfinite(stretchOf(0.0F)));
    }

    void theWorstOfAClipIsThatOfItsPoses() {
        const auto clips = std::make_shared<const ClipLibrary>(
            finishAsset(skinnedSheet(6, 6, 4, randomInfluences(36, 4, 3, 21))));
        const std::vector<float> times{0.0F, 0.2F, 0.4F, 0.6F, 0.8F, 1.0F};
        const auto worst = stretchOverClip(clips, kCube, kTurn, times);
        PoseEvaluator pose(clips);
        StretchMeter meter(pose, kCube);
        std::vector<float> largest(50, 0.0F);
        for (const float seconds : times) {
            pose.evaluate(kTurn, seconds);
            const std::span<const float> areas = meter.areaRatios(pose);
            QCOMPARE(areas.size(), largest.size());
            for (std::size_t t = 0; t < areas.size(); ++t) {
                largest[t] = std::max(largest[t], stretchOf(areas[t]));
            }
        }
        for (std::size_t t = 0; t < largest.size(); ++t) {
            QCOMPARE(stretchOf(worst.areas.values[t]), largest[t]);
            pose.evaluate(kTurn, times[worst.areas.positions[t]]);
            QCOMPARE(meter.areaRatios(pose)[t], worst.areas.values[t]);
        }
    }
};

SINEW_TEST(TestStretch)
#include "test_stretch.moc"
