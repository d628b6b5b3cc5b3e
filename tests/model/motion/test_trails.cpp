// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/evaluate/pose_evaluator.h"
#include "model/motion/trails.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kHips(0U);
constexpr NodeIndex kToe(1U);

/// Hips that move 3 units along X from 0 s to 1 s with a key between frames at 0.45 s, and a toe
/// below them that turns with them.
std::shared_ptr<const ClipLibrary> walkingToe() {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Hips","children":[1]})");
    gltf.add("nodes", R"({"name":"Toe","translation":[0,-1,0]})");
    gltf.addAnimation("Walk",
                      {{.node = 0, .times = {0, 0.45, 1}, .values = {0, 0, 0, 1.35, 0, 0, 3, 0, 0}},
                       {.node = 0,
                        .path = "rotation",
                        .times = {0, 1},
                        .values = {0, 0, 0, 1, 0, 0, 0.7071067811865476, 0.7071067811865476}}});
    return std::make_shared<const ClipLibrary>(*gltf.load());
}

TrailRequest trailsOfWalk() {
    TrailRequest request;
    request.clips = walkingToe();
    request.nodes = {kToe, kHips};
    request.played.animation = AnimationIndex(0U);
    request.range.end = 1.0F;
    request.framesPerSecond = 10.0;
    return request;
}

}  // namespace

class TestTrails : public QObject {
    Q_OBJECT

private slots:
    void trailsArePosesThatArePlayedToTheLastBit() {
        TrailRequest request = trailsOfWalk();
        request.played.root = kHips;
        request.played.inPlace = {.x = true};
        HandTransform hand{.node = kToe};
        hand.translation = glm::vec3(0.25F, -2.0F, 0.5F);
        request.played.hand.set(hand);
        const auto set = trailsOf(request);
        QCOMPARE(set->tracks.nodes, (std::vector{kToe, kHips}));
        PoseEvaluator evaluator(request.clips);
        for (std::size_t i = 0; i < set->tracks.seconds.size(); ++i) {
            const PoseMoment moment{.animation = request.played.animation,
                                    .seconds = set->tracks.seconds[i],
                                    .layered = false,
                                    .layers = {},
                                    .root = kHips,
                                    .inPlace = {.x = true},
                                    .hand = request.played.hand};
            evaluate(evaluator, moment);
            QCOMPARE(set->tracks.of(0)[i], glm::vec3(evaluator.world(kToe)[3]));
            QCOMPARE(set->tracks.of(1)[i], glm::vec3(0.0F));  // kept in place
        }
    }

    void timesAreTheFramesAndTheKeysOfTheNodes() {
        const auto set = trailsOf(trailsOfWalk());
        QCOMPARE(set->tracks.seconds.size(), std::size_t{11 + 1});
        const auto& times = set->tracks.seconds;
        QVERIFY(std::is_sorted(times.begin(), times.end()));
        QVERIFY(set->marks[0].keys.empty());  // the toe has none of its own
        const std::vector<TrailKey>& keys = set->marks[1].keys;
        QCOMPARE(keys.size(), std::size_t{3});
        QCOMPARE(keys[0].time, 0U);
        QCOMPARE(keys[1].time, 5U);
        QCOMPARE(keys[2].time, 11U);
        QCOMPARE(times[5], 0.45F);
        QCOMPARE(int{set->isFrame[5]}, 0);
        QCOMPARE(int{set->isFrame[6]}, 1);
    }

    void aKeyIsThatOfTheTranslationBeforeTheRotationBeforeTheScale() {
        GltfBuilder gltf;
        gltf.add("nodes", R"({"name":"Hips"})");
        gltf.addAnimation(
            "Walk", {{.node = 0, .path = "scale", .times = {0, 0.75}, .values = {1, 1, 1, 1, 1, 1}},
                     {.node = 0,
                      .path = "rotation",
                      .times = {0, 0.5, 0.75},
                      .values = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}},
                     {.node = 0, .times = {0, 0.25}, .values = {0, 0, 0, 1, 0, 0}}});
        TrailRequest request = trailsOfWalk();
        request.clips = std::make_shared<const ClipLibrary>(*gltf.load());
        request.nodes = {kHips};
        const auto set = trailsOf(request);
        std::vector<TrackProperty> found;
        for (const TrailKey& key : set->marks[0].keys) {
            found.push_back(key.property);
        }
        QVERIFY((found == std::vector{TrackProperty::Translation, TrackProperty::Translation,
                                      TrackProperty::Rotation, TrackProperty::Rotation}));
        QCOMPARE(set->keyed, 0b011U);
    }

    void keysOutsideOfTheRangeAreNoMarks() {
        TrailRequest request = trailsOfWalk();
        request.range.end = 0.4F;
        const auto set = trailsOf(request);
        QCOMPARE(set->marks[1].keys.size(), std::size_t{1});
        QCOMPARE(set->marks[1].keys[0].time, 0U);
        QCOMPARE(set->tracks.seconds.back(), 0.4F);
        request.range.start = 0.2F;
        QVERIFY(trailsOf(request)->marks[1].keys.empty());
    }

    void speedsAreInUnitsPerSecond() {
        const auto set = trailsOf(trailsOfWalk());
        for (const float speed : set->marks[1].speeds) {
            QVERIFY(std::abs(speed - 3.0F) < 1e-4F);
        }
        QVERIFY(set->fastest > 3.0F);  // the toe turns in addition
    }

    void betweenTimesATrailIsStraightAndItsEndsHold() {
        const auto set = trailsOf(trailsOfWalk());
        QVERIFY(std::abs(trailPosition(*set, 1, 0.25F).x - 0.75F) < 1e-5F);
        QCOMPARE(trailPosition(*set, 1, -5.0F).x, 0.0F);
        QCOMPARE(trailPosition(*set, 1, 5.0F).x, 3.0F);
    }

    void nodesThatTheFileLacksAreLeftOutAndManyAreCut() {
        TrailRequest request = trailsOfWalk();
        request.nodes = {NodeIndex(99U), kHips};
        QCOMPARE(trailsOf(request)->tracks.nodes, (std::vector{kHips}));
        request.nodes.assign(kMostTrails + 5, kHips);
        QCOMPARE(trailsOf(request)->tracks.nodes.size(), kMostTrails);
        request.nodes.clear();
        QVERIFY(trailsOf(request)->tracks.seconds.empty());
    }

    void aStopLeavesNothing() { QVERIFY(trailsOf(trailsOfWalk(), stoppedToken()) == nullptr); }
};

SINEW_TEST(TestTrails)
#include "test_trails.moc"
