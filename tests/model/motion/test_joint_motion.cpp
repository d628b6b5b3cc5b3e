// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/motion/joint_motion.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kWave(0U);

/// A root that goes 3 units along X and back, and a hand one unit above it that turns by 90° about
/// Z and half of it back.
std::shared_ptr<const ClipLibrary> wavingArm() {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Root","children":[1]})");
    gltf.add("nodes", R"({"name":"Hand","translation":[0,1,0]})");
    gltf.addAnimation("Wave",
                      {{.node = 0, .times = {0, 1, 2}, .values = {0, 0, 0, 3, 0, 0, 0, 0, 0}},
                       {.node = 1,
                        .path = "rotation",
                        .times = {0, 1},
                        .values = {0, 0, 0, 1, 0, 0, 0.7071067811865476, 0.7071067811865476}}});
    return std::make_shared<const ClipLibrary>(*gltf.load());
}

ClipMotion motionOfWave(const std::shared_ptr<const ClipLibrary>& clips) {
    return clipMotion(clips, kWave, {.framesPerSecond = 10.0}).value();
}

}  // namespace

class TestJointMotion : public QObject {
    Q_OBJECT

private slots:
    void pathIsTheWayInTheWorldAndTurnIsAgainstTheStart() {
        const auto clips = wavingArm();
        const auto joints = JointMotionFinder(clips).motionsOf(motionOfWave(clips));
        QCOMPARE(joints.size(), std::size_t{2});
        QCOMPARE(joints[0].node, NodeIndex(0U));
        QVERIFY(std::abs(joints[0].path - 6.0) < 1e-5);
        QCOMPARE(joints[0].turn, 0.0);
        QCOMPARE(joints[0].keys, std::size_t{3});
        QCOMPARE(joints[1].node, NodeIndex(1U));
        QVERIFY2(std::abs(joints[1].path - 6.0) < 1e-5, "it is carried along");
        QVERIFY(std::abs(joints[1].turn - std::acos(0.0)) < 1e-5);
        QCOMPARE(joints[1].keys, std::size_t{2});
    }

    void jumpsAndSlidesAreThoseOfTheClip() {
        const auto clips = wavingArm();
        ClipMotion motion = motionOfWave(clips);
        motion.jumps.jumps = {{.node = NodeIndex(1U)}, {.node = NodeIndex(1U)}};
        motion.contacts.feet = {
            {.node = NodeIndex(0U), .contacts = {{.slide = 0.25F}, {.slide = 0.5F}}}};
        const auto joints = JointMotionFinder(clips).motionsOf(motion);
        QCOMPARE(joints[0].jumps, std::size_t{0});
        QCOMPARE(joints[0].slide, std::optional(0.5F));
        QCOMPARE(joints[1].jumps, std::size_t{2});
        QVERIFY(!joints[1].slide);
    }

    void nothingIsMeasuredAfterAStop() {
        const auto clips = wavingArm();
        QVERIFY(JointMotionFinder(clips).motionsOf(motionOfWave(clips), stoppedToken()).empty());
    }
};

SINEW_TEST(TestJointMotion)
#include "test_joint_motion.moc"
