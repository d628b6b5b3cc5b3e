// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/compare/distance_values.h"
#include "tests/model/compare/compared_sheets.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Clips = std::shared_ptr<const ClipLibrary>;

/// The values of both rest poses.
SurfaceValues restDistances(const Clips& shown, const Clips& other) {
    const auto source = distanceValues(shown, other);
    const PoseEvaluator pose(shown);
    const PoseEvaluator otherPose(other);
    source->setOther(&otherPose);
    SurfaceValues values;
    source->evaluate(pose, values);
    return values;
}

}  // namespace

class TestDistanceValues : public QObject {
    Q_OBJECT

private slots:
    void aMovedVertexHasItsDistanceInBothFiles() {
        const Clips plain = clipsOf();
        const Clips moved = clipsOf([](Asset& asset) { moveVertex(asset, 7, {0, 0, 0.25F}); });
        for (const SurfaceValues& values :
             {restDistances(plain, moved), restDistances(moved, plain)}) {
            QCOMPARE(values.values.size(), std::size_t{20});
            for (std::size_t v = 0; v < 20; ++v) {
                QCOMPARE(values.values[v], v == 7 ? 0.25F : 0.0F);
            }
            QCOMPARE(values.low, 0.0F);
            QCOMPARE(values.high, 0.5F);  // the next of 1, 2 and 5
            QCOMPARE(values.legend->title, std::string("Distance"));
            QCOMPARE(values.legend->without, std::string());
        }
    }

    void everyFileHasItsOwnPose() {
        const Clips clips = clipsOf();
        const auto source = distanceValues(clips, clips);
        PoseEvaluator pose(clips);
        PoseEvaluator other(clips);
        pose.evaluate(AnimationIndex(0U), 1.0F);
        source->setOther(&other);
        SurfaceValues values;
        source->evaluate(pose, values);
        // The first column follows the first joint alone, which turns by 0.3 about the origin.
        for (std::size_t row = 0; row < 4; ++row) {
            const double turned = 2.0 * std::sin(0.15) * double(row);
            QVERIFY(std::abs(double{values.values[5 * row]} - turned) < 1e-6);
        }
        other.evaluate(AnimationIndex(0U), 1.0F);
        source->evaluate(pose, values);
        QCOMPARE(largestOf(values), 0.0F);
    }

    void theOrderOfVerticesDoesNotMatter() {
        const Clips plain = clipsOf();
        for (const auto& store : {&reverseVertices, &splitVertices}) {
            const Clips stored = clipsOf([&](Asset& asset) { store(asset); });
            QCOMPARE(largestOf(restDistances(plain, stored)), 0.0F);
            QCOMPARE(largestOf(restDistances(stored, plain)), 0.0F);
        }
    }

    void primitivesWithoutAPartnerHaveNone() {
        const Clips plain = clipsOf();
        const Clips two = clipsOf([](Asset& asset) {
            Primitive points;
            points.topology = Topology::Points;
            points.positions = std::vector<glm::vec3>(3, glm::vec3(9.0F));
            asset.meshes[0].primitives.push_back(points);
        });
        const SurfaceValues values = restDistances(two, plain);
        QCOMPARE(values.values.size(), std::size_t{23});
        for (std::size_t v = 0; v < 23; ++v) {
            QCOMPARE(std::isnan(values.values[v]), v >= 20);
        }
        QCOMPARE(values.legend->without, std::string("no partner"));
        QCOMPARE(largestOf(restDistances(plain, two)), 0.0F);
    }

    void withoutAnotherPoseNothingHasADistance() {
        const Clips clips = clipsOf();
        const auto source = distanceValues(clips, clips);
        const PoseEvaluator pose(clips);
        SurfaceValues values;
        source->evaluate(pose, values);
        for (const float value : values.values) {
            QVERIFY(std::isnan(value));
        }
    }

    void theScaleIsThatOfTheClipOnceItIsKnown() {
        const Clips plain = clipsOf();
        const Clips moved = clipsOf([](Asset& asset) { moveVertex(asset, 7, {0, 0, 0.25F}); });
        const auto source = distanceValues(plain, moved);
        source->setLargest(1.7F);
        const PoseEvaluator pose(plain);
        const PoseEvaluator other(moved);
        source->setOther(&other);
        SurfaceValues values;
        source->evaluate(pose, values);
        QCOMPARE(values.high, 1.7F);
        QCOMPARE(source->words(0.0213F), std::string("0.0213"));
    }

    void afterTheFirstPoseNothingIsAllocated() {
        const Clips plain = clipsOf();
        const Clips split = clipsOf(&splitVertices);
        const auto source = distanceValues(plain, split);
        source->setLargest(1.0F);
        PoseEvaluator pose(plain);
        PoseEvaluator other(split);
        source->setOther(&other);
        SurfaceValues values;
        pose.evaluate(AnimationIndex(0U), 0.0F);
        other.evaluate(AnimationIndex(0U), 0.0F);
        source->evaluate(pose, values);
        const std::size_t before = allocationsOfThisThread();
        for (int i = 1; i < 10; ++i) {
            pose.evaluate(AnimationIndex(0U), 0.1F * float(i));
            other.evaluate(AnimationIndex(0U), 0.05F * float(i));
            source->evaluate(pose, values);
        }
        QCOMPARE(allocationsOfThisThread(), before);
        QVERIFY(largestOf(values) > 0.1F);
    }

private:
    static float largestOf(const SurfaceValues& values) {
        float largest = 0.0F;
        for (const float value : values.values) {
            largest = std::max(largest, value);
        }
        return largest;
    }
};

SINEW_TEST(TestDistanceValues)
#include "test_distance_values.moc"
