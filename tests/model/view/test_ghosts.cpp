// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "model/view/ghosts.h"
#include "model/view/shown_motion.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr GhostRange kMiddleOfClip{
    .seconds = 1.0F, .start = 0.0F, .end = 2.0F, .framesPerSecond = 10.0};

std::vector<GhostTime> ghostsOf(const MotionDisplay& display, const GhostRange& range) {
    std::vector<GhostTime> times(3);  // what was in it before does not matter
    ghostTimes(display, range, times);
    return times;
}

MotionDisplay display(std::uint32_t before, std::uint32_t after, std::uint32_t step) {
    MotionDisplay result;
    result.ghosts = true;
    result.ghostsBefore = before;
    result.ghostsAfter = after;
    result.ghostStep = step;
    result.ghostOpacity = 0.8F;
    return result;
}

bool isAt(const GhostTime& ghost, float seconds, GhostKind kind) {
    return std::abs(ghost.seconds - seconds) < 1e-5F && ghost.kind == kind;
}

PlayedPoses bending() {
    return {.animation = AnimationIndex(0U)};
}

}  // namespace

class TestGhosts : public QObject {
    Q_OBJECT

private slots:
    void theFarthestComesFirstAndFades() {
        const auto times = ghostsOf(display(3, 1, 2), kMiddleOfClip);
        QCOMPARE(times.size(), std::size_t{4});
        QVERIFY(isAt(times[0], 0.4F, GhostKind::Past));
        QVERIFY(isAt(times[1], 0.6F, GhostKind::Past));
        QVERIFY(isAt(times[2], 0.8F, GhostKind::Past));
        QVERIFY(isAt(times[3], 1.2F, GhostKind::Future));
        QVERIFY(times[0].opacity < times[1].opacity && times[1].opacity < times[2].opacity);
        QCOMPARE(times[2].opacity, 0.8F);
        QCOMPARE(times[3].opacity, 0.8F);
    }

    void thereAreNoneBeyondTheEndsOfTheClip() {
        GhostRange range = kMiddleOfClip;
        range.seconds = 0.1F;
        const auto times = ghostsOf(display(2, 2, 1), range);
        QCOMPARE(times.size(), std::size_t{3});
        QCOMPARE(std::count_if(times.begin(), times.end(),
                               [](const GhostTime& time) { return time.kind == GhostKind::Past; }),
                 std::ptrdiff_t{1});
        QVERIFY(ghostsOf(display(12, 12, 100), kMiddleOfClip).empty());
    }

    void inALoopTheLastMomentsComeBeforeTheFirstOnes() {
        GhostRange range = kMiddleOfClip;
        range.seconds = 0.1F;
        range.loop = {.start = 0.0F, .end = 2.0F};
        const auto times = ghostsOf(display(2, 1, 1), range);
        QCOMPARE(times.size(), std::size_t{3});
        QVERIFY(isAt(times[0], 1.9F, GhostKind::Past));
        QVERIFY(isAt(times[1], 0.0F, GhostKind::Past));
        QVERIFY(isAt(times[2], 0.2F, GhostKind::Future));
        range.seconds = 1.95F;
        const auto after = ghostsOf(display(0, 1, 1), range);
        QCOMPARE(after.size(), std::size_t{1});
        QVERIFY(isAt(after[0], 0.05F, GhostKind::Future));
        // A loop of a part of the clip goes on in that part.
        range.seconds = 0.5F;
        range.loop = {.start = 0.4F, .end = 1.0F};
        const auto part = ghostsOf(display(1, 0, 3), range);
        QCOMPARE(part.size(), std::size_t{1});
        QVERIFY(isAt(part[0], 0.8F, GhostKind::Past));
    }

    void onceAroundALoopIsNoGhost() {
        GhostRange range = kMiddleOfClip;
        range.loop = {.start = 0.0F, .end = 2.0F};
        QCOMPARE(ghostsOf(display(12, 0, 10), range).size(), std::size_t{1});
        QVERIFY(ghostsOf(display(12, 12, 20), range).empty());
    }

    void theirNumberIsBounded() {
        const auto times =
            ghostsOf(display(500, 500, 1), {.seconds = 50.0F, .start = 0.0F, .end = 100.0F});
        QCOMPARE(times.size(), std::size_t{2 * kMostGhosts});
    }

    void theSeamIsTheFirstAndTheLastMoment() {
        MotionDisplay seam;
        seam.seamGhost = true;
        const auto times = ghostsOf(seam, kMiddleOfClip);
        QCOMPARE(times.size(), std::size_t{2});
        QVERIFY(isAt(times[0], 0.0F, GhostKind::First));
        QVERIFY(isAt(times[1], 2.0F, GhostKind::Last));
        QVERIFY(ghostsOf(MotionDisplay(), kMiddleOfClip).empty());
    }

    void aGhostIsPosedAsTheClipIsAtItsTime() {
        const auto clips = std::make_shared<const ClipLibrary>(*skinnedBar().load());
        const std::vector<GhostTime> times{{.seconds = 0.25F}, {.seconds = 1.0F}};
        GhostPoses poses;
        poses.follow(clips, bending(), times);
        QCOMPARE(poses.ghosts().size(), times.size());
        PoseEvaluator evaluator(clips);
        for (std::size_t i = 0; i < times.size(); ++i) {
            evaluator.evaluate(AnimationIndex(0U), times[i].seconds);
            const PoseEvaluator& ghost = *poses.ghosts()[i].evaluator;
            QVERIFY(std::equal(evaluator.world().begin(), evaluator.world().end(),
                               ghost.world().begin()));
        }
    }

    void onlyAnotherMomentIsEvaluated() {
        const auto clips = std::make_shared<const ClipLibrary>(*skinnedBar().load());
        std::vector<GhostTime> times{{.seconds = 0.25F}, {.seconds = 0.75F}};
        GhostPoses poses;
        poses.follow(clips, bending(), times);
        const std::uint64_t first = poses.ghosts()[0].evaluator->revision();
        const std::uint64_t second = poses.ghosts()[1].evaluator->revision();
        times[1].seconds = 0.8F;
        poses.follow(clips, bending(), times);
        QCOMPARE(poses.ghosts()[0].evaluator->revision(), first);
        QVERIFY(poses.ghosts()[1].evaluator->revision() > second);
    }

    void aMovedCameraSeesAMovedPointAtTheSamePlace() {
        OrbitCamera camera;
        camera.orbit(0.7F, 0.4F);
        const CameraView before = camera.view(1.5F);
        const glm::vec3 shift(3.0F, -2.0F, 5.0F);
        const CameraView after = movedBy(before, shift);
        const glm::vec4 point(0.3F, 0.2F, -0.1F, 1.0F);
        const glm::vec4 a = before.clipFromView * before.viewFromWorld * point;
        const glm::vec4 b =
            after.clipFromView * after.viewFromWorld * (point + glm::vec4(shift, 0.0F));
        QVERIFY(glm::distance(a, b) < 1e-5F);
        QVERIFY(glm::distance(after.eyeWorld - before.eyeWorld, shift) < 1e-5F);
    }
};

SINEW_TEST(TestGhosts)
#include "test_ghosts.moc"
