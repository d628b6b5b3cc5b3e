// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/motion/clip_motion.h"
#include "model/motion/motion_words.h"
#include "tests/model/motion/walker.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kHead = 1;
constexpr double kRadian = 57.29577951308232;  // degrees
const std::vector<FootPath> kStandingFeet{{"Foot.L", {{0.3, 0.1, 0.0}}},
                                          {"Foot.R", {{-0.3, 0.1, 0.0}}}};

/// 20 degrees forth and back in 20 frames.
std::vector<double> nodding(std::size_t count = 21) {
    std::vector<double> degrees;
    for (std::size_t i = 0; i < count; ++i) {
        degrees.push_back(20.0 * std::sin(static_cast<double>(i) * 2.0 * 3.14159265358979 / 20.0));
    }
    return degrees;
}

ClipMotion motionOf(Walker& walker, const std::string& name = "Walk") {
    return *clipMotion(walker.clips(name), kWalk);
}

ClipMotion motionOfHead(const std::vector<double>& degrees) {
    Walker walker(kStandingFeet);
    return motionOf(walker.turn(kHead, degrees));
}

bool isNear(double value, double expected, double tolerance = 1e-3) {
    return std::abs(value - expected) < tolerance;
}

}  // namespace

class TestSeamAndJumps : public QObject {
    Q_OBJECT

private slots:
    void aClosedLoopHasNoSeamAndNoJump() {
        const ClipMotion motion = motionOfHead(nodding());
        QVERIFY(motion.seam.pose.empty());
        QCOMPARE(motion.jumps.count, std::size_t{0});
        QVERIFY(motion.seam.velocity.empty());  // the sine goes on as it came
    }

    void aSeamOfKnownSizeIsNamed() {
        std::vector<double> degrees = nodding();
        for (std::size_t i = 0; i < degrees.size(); ++i) {
            degrees[i] += 7.0 * static_cast<double>(i) / 20.0;  // 7 degrees off at the end
        }
        const ClipMotion motion = motionOfHead(degrees);
        QCOMPARE(motion.seam.pose.size(), std::size_t{1});
        QCOMPARE(motion.seam.pose[0].node, NodeIndex(1U));
        QCOMPARE(motion.seam.pose[0].path, ChannelPath::Rotation);
        QVERIFY(isNear(motion.seam.pose[0].amount * kRadian, 7.0));
        QCOMPARE(motion.jumps.count, std::size_t{0});
    }

    void aJumpOfVelocityIsNamedInUnitsPerSecond() {
        // The hips fly up and fall like a ball: at the seam they turn by twice the first step.
        std::vector<glm::dvec3> places;
        for (std::size_t i = 0; i <= 30; ++i) {
            const double frame = static_cast<double>(i);
            places.emplace_back(0.0, 1.0 + 0.01 * frame * (30.0 - frame), 0.0);
        }
        Walker walker(kStandingFeet);
        const ClipMotion motion = motionOf(walker.move(0, places));
        QVERIFY(motion.seam.pose.empty());
        QCOMPARE(motion.seam.velocity.size(), std::size_t{1});
        QVERIFY(isNear(motion.seam.velocity[0].moved, 0.58 * kWalkerRate, 0.01));
        QVERIFY(isNear(motion.seam.velocity[0].inside, 0.02 * kWalkerRate, 0.01));
    }

    void aTurnAtTheSeamThatIsAsSharpAsOneInsideIsNoFault() {
        std::vector<double> degrees;
        for (int i = 0; i <= 20; ++i) {
            degrees.push_back(4.0 * std::abs(i - 10) - 20.0);
        }
        const ClipMotion motion = motionOfHead(degrees);
        QVERIFY(motion.seam.pose.empty());
        QVERIFY(motion.seam.velocity.empty());
    }

    void aRootThatTravelsIsNoSeam() {
        std::vector<glm::dvec3> places;
        for (std::size_t i = 0; i <= 20; ++i) {
            places.emplace_back(0.0, 1.0, 0.1 * static_cast<double>(i));
        }
        Walker walker(kStandingFeet);
        const ClipMotion motion = motionOf(walker.move(0, places).turn(kHead, nodding()));
        QCOMPARE(motion.root.node, NodeIndex(0U));
        QVERIFY(isNear(double{motion.root.displacement.z}, 2.0));
        QVERIFY(isNear(double{motion.root.length}, 2.0));
        QCOMPARE(motion.seam.travels, NodeIndex(0U));
        QVERIFY(motion.seam.pose.empty());
    }

    void oneJumpingJointIsFound() {
        std::vector<double> degrees = nodding();
        for (std::size_t i = 12; i < degrees.size(); ++i) {
            degrees[i] += 40.0;
        }
        const ClipMotion motion = motionOfHead(degrees);
        QCOMPARE(motion.jumps.count, std::size_t{1});
        const JointJump& jump = motion.jumps.jumps.front();
        QCOMPARE(jump.kind, JointJump::Kind::Step);
        QCOMPARE(jump.node, NodeIndex(1U));
        QCOMPARE(motion.frameOf(jump.time), std::int64_t{12});
        QVERIFY(isNear(jump.amount * kRadian, 40.0 - (degrees[11] - degrees[12] + 40.0), 0.01));
        QVERIFY(jump.timesAround() > 4.0);
    }

    void aFrameThatIsOffIsOneSpike() {
        std::vector<double> degrees = nodding();
        degrees[7] -= 50.0;
        const ClipMotion motion = motionOfHead(degrees);
        QCOMPARE(motion.jumps.count, std::size_t{1});
        QCOMPARE(motion.jumps.jumps[0].kind, JointJump::Kind::Spike);
        QCOMPARE(motion.frameOf(motion.jumps.jumps[0].time), std::int64_t{7});
    }

    void aFastSwingIsNoJump() {
        std::vector<double> degrees(20, 0.0);
        for (std::size_t i = 10; i < degrees.size(); ++i) {  // 120 degrees in four frames
            degrees[i] = 120.0 * std::min(1.0, static_cast<double>(i - 9) / 4.0);
        }
        QCOMPARE(motionOfHead(degrees).jumps.count, std::size_t{0});
    }

    void steppedTracksAreLeftOutAndCounted() {
        std::vector<double> degrees(20, 0.0);
        degrees[12] = 90.0;
        Walker walker(kStandingFeet);
        const ClipMotion motion = motionOf(walker.turn(kHead, degrees, "STEP"));
        QCOMPARE(motion.jumps.count, std::size_t{0});
        QCOMPARE(motion.jumps.steppedTracks, std::size_t{1});
    }

    void jumpsAndSeamsHaveWords() {
        std::vector<double> degrees(20, 0.0);
        for (std::size_t i = 12; i < degrees.size(); ++i) {
            degrees[i] = 90.0;
        }
        Walker walker(kStandingFeet);
        const auto clips = walker.turn(kHead, degrees).clips();
        const auto motion = clipMotion(clips, kWalk);
        QCOMPARE(jumpWords(*clips->asset(), motion->jumps.jumps[0]),
                 std::string("'Head' rotation jumps by 90°, out of rest"));
        QCOMPARE(gapWords(*clips->asset(), motion->seam.pose[0]),
                 std::string("'Head' rotation by 90°"));
    }
};

SINEW_TEST(TestSeamAndJumps)
#include "test_seam_and_jumps.moc"
